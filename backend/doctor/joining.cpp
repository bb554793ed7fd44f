#include "backend/doctor/joining.h"

#include <algorithm>

#include "backend/core/text.h"

namespace trainyard::doctor {
namespace {

/// "SEQ ADDED IP TIME" (the code's layout) or "SEQ IP ADDED TIME" (the document's).
void takeLogLine(std::string_view line, Joining &joining)
{
    std::vector<std::string_view> words;
    for (const std::string_view word : split(line, ' ')) {
        if (!trimmed(word).empty())
            words.push_back(trimmed(word));
    }
    if (words.size() != 4)
        return;
    const bool addressFirst = words[2] == "ADDED" || words[2] == "REMOVED";
    const std::string_view address = addressFirst ? words[1] : words[2], action = addressFirst ? words[2] : words[1];
    if (address != joining.address)
        return;
    if (action == "ADDED") {
        joining.logAdded = true;
        joining.logRemoved = false;
    } else if (action == "REMOVED") {
        joining.logRemoved = true;
        joining.logAdded = false;
    }
}

} // namespace

void readSharedFiles(const NodeReport &head, Joining &joining)
{
    joining.filesKnown = true;
    joining.inHostWorker = std::ranges::find(head.hostWorker, joining.address) != head.hostWorker.end();
    for (const std::string &line : head.hostLog)
        takeLogLine(line, joining);
    joining.marked = std::ranges::any_of(
        head.markers, [&](const std::string &suffix) { return suffix.empty() || suffix == "_" + joining.address; });
}

JoinAnswer whyNotAdded(const Joining &j)
{
    if (j.state == "pending")
        return {JoinStep::Launched, true, "EC2 is starting the machine."};
    if (j.state != "running")
        return {JoinStep::Running, false,
                "the machine is in the state " + (j.state.empty() ? "unknown" : j.state) +
                    ": start it, or launch another."};
    if (j.address.empty())
        return {JoinStep::Hosts, true, "the machine has no private address yet."};
    if (!j.filesKnown)
        return {JoinStep::Hosts, false, "host_worker cannot be read: the head does not answer."};
    if (j.logAdded)
        return {JoinStep::Added, false, "host_worker_log says that it was added."};
    if (j.logRemoved && !j.inHostWorker)
        return {JoinStep::Log, false, "host_worker_log says that it was removed: launch another worker."};
    if (j.inHostWorker)
        return {JoinStep::NextEpoch, true, "it is in host_worker, and joins at the next epoch."};
    if (j.preparing)
        return {JoinStep::Preparing, true, "its prepare-data script runs."};
    if (!j.marked && !j.reachable)
        return {JoinStep::Preparing, false,
                "it has no success marker, and does not answer over SSH: read its set-up log through the head."};
    if (!j.marked)
        return {JoinStep::Marker, false,
                "its prepare-data script does not run, and there is no success marker: read its set-up log (M15), or "
                "create the marker (M19)."};
    if (j.tagStatus.empty())
        return {JoinStep::Hosts, true, "its data is prepared, and the launcher adds it to host_worker within seconds."};
    return {JoinStep::Hosts, false,
            "its data is prepared, but " + j.address + " is not in host_worker: is the launcher running?"};
}

} // namespace trainyard::doctor
