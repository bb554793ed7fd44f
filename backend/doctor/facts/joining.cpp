#include "backend/doctor/facts/joining.h"

#include <algorithm>

#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/stack/prepare/prepare_data.h"
#include "backend/protocol/host_log.h"

namespace trainyard::doctor {
namespace {

constexpr std::chrono::minutes kClockMargin{1}; ///< between the clocks of the head and of AWS

/// The questions that come first for every worker.
std::optional<JoinAnswer> whyNotRunning(const Joining &j)
{
    using cluster::InstanceState;
    using cluster::isInState;
    if (isInState(j.state, InstanceState::Pending))
        return JoinAnswer{JoinStep::Launched, true, say("EC2 is starting the machine.")};
    if (isInState(j.state, InstanceState::ShuttingDown) || isInState(j.state, InstanceState::Terminated))
        return JoinAnswer{JoinStep::Running, false,
                          say("the machine is in the state %1: launch another worker.", j.state)};
    if (!isInState(j.state, InstanceState::Running))
        return JoinAnswer{JoinStep::Running, false,
                          j.state.empty()
                              ? say("the machine is in an unknown state: start it, or launch another.")
                              : say("the machine is in the state %1: start it, or launch another.", j.state)};
    return std::nullopt;
}

JoinAnswer whyNotPrepared(const Joining &j)
{
    if (j.preparing)
        return {JoinStep::Preparing, true, say("its prepare-data script runs.")};
    if (j.prepareStatus && *j.prepareStatus != 0)
        return {JoinStep::Preparing, false,
                say("its prepare-data script ended with status %1: read its log on the machine, correct the "
                    "script, and run it again (prepare-data).",
                    *j.prepareStatus)};
    if (!j.reachable)
        return {JoinStep::Preparing, false,
                say("it has no success marker, and does not answer over SSH: read its set-up log through the head.")};
    if (j.starting)
        return {JoinStep::Preparing, true, say("its set-up runs, which starts the prepare-data script at its end.")};
    return {JoinStep::Marker, false,
            say("its prepare-data script does not run, and there is no success marker: read its set-up log (M15), or "
                "create the marker (M19).")};
}

} // namespace

void readSharedFiles(const NodeReport &head, Joining &joining)
{
    const auto since = std::chrono::floor<std::chrono::seconds>(joining.firstLaunched).time_since_epoch();
    joining.filesKnown = true;
    joining.inHostWorker = std::ranges::find(head.hostWorker, joining.address) != head.hostWorker.end();
    for (const std::string &line : head.hostLog) {
        const auto event = protocol::hostEventFromLine(line);
        if (!event)
            continue;
        if (event->sequence == 0) // another run, or another start of its scheduler
            joining.logAdded = joining.logRemoved = false;
        if (event->address != joining.address || event->at < joining.launched.time_since_epoch() - kClockMargin)
            continue;
        joining.logAdded = event->added;
        joining.logRemoved = !event->added;
    }
    const auto isOfEarlier = [&](const std::string &file) {
        const auto at = head.preparedAt.find(file);
        return at != head.preparedAt.end() && std::chrono::seconds(at->second) < since;
    };
    joining.marked = std::ranges::any_of(head.markers, [&](const std::string &suffix) {
        return suffix.empty() ||
               (suffix == "_" + joining.address && !isOfEarlier(cluster::prepareMarker(joining.address)));
    });
    if (const auto status = head.prepareStatus.find(joining.address);
        status != head.prepareStatus.end() && !isOfEarlier(cluster::prepareStatusFile(joining.address)))
        joining.prepareStatus = status->second;
}

JoinAnswer whyNotAdded(const Joining &j)
{
    if (auto first = whyNotRunning(j))
        return *first;
    if (!j.wanted) {
        if (j.member || j.inHostWorker || j.logAdded)
            return {JoinStep::Tag, true,
                    say("its tag was removed: it leaves the training at the next boundary, and is terminated then.")};
        return {
            JoinStep::Tag, false,
            say("it has no tag of the stack's elastic workers: no program lets it join or ends it, and it costs until "
                "it is terminated. Set the tag, or terminate it.")};
    }
    if (j.member)
        return {JoinStep::Added, false, say("it is a member of the run.")};
    if (j.address.empty())
        return {JoinStep::Hosts, true, say("the machine has no private address yet.")};
    if (!j.filesKnown)
        return {JoinStep::Hosts, false, say("host_worker cannot be read: the head does not answer.")};
    if (j.logAdded)
        return {JoinStep::Added, false, say("host_worker_log says that it was added.")};
    if (j.logRemoved && !j.inHostWorker)
        return {
            JoinStep::Log, false,
            say("host_worker_log says that it was removed, but the machine runs, and costs: terminate it, and launch "
                "another worker if one is wanted.")};
    if (j.inHostWorker)
        return {JoinStep::NextEpoch, true,
                j.noRun ? say("it is in host_worker; no run of this ledger is active, in which it could join.")
                        : say("it is in host_worker, and joins at the next epoch.")};
    if (!j.marked)
        return whyNotPrepared(j);
    if (j.noRun)
        return {JoinStep::Hosts, true, say("its data is prepared; it joins the next run, and costs until then.")};
    if (j.tagStatus.empty())
        return {JoinStep::Hosts, true,
                say("its data is prepared, and the launcher adds it to host_worker within seconds.")};
    return {JoinStep::Hosts, false,
            say("its data is prepared, but %1 is not in host_worker: is the launcher running?", j.address)};
}

JoinAnswer whyNotInRun(const Joining &j)
{
    if (j.member)
        return {JoinStep::Added, false, say("it is a member of the run.")};
    if (auto first = whyNotRunning(j))
        return *first;
    if (!j.reachable)
        return {JoinStep::Reachable, false,
                say("it does not answer over SSH, so that its worker cannot be started (M26); it costs meanwhile.")};
    if (j.hasProcess)
        return {JoinStep::NextEpoch, true, say("its worker process runs, and joins at the next boundary of the run.")};
    if (!j.ended.empty())
        return {
            JoinStep::Process, false,
            say("its worker is not in the run (%1), but the machine runs, and costs: read its log, then remove it and "
                "add a worker.",
                j.ended)};
    if (!j.hasRuntime)
        return {JoinStep::Runtime, j.starting,
                j.starting ? say("its set-up runs; the runtime is installed afterwards.")
                           : say("the runtime is not installed there: install it (provision), or remove the machine.")};
    if (j.preparing)
        return {JoinStep::Preparing, true, say("its prepare-data script runs.")};
    return {JoinStep::Process, false,
            say("no process of the run is there: the run started without it. It takes part in the next run, and costs "
                "until then; remove it if it is not needed.")};
}

} // namespace trainyard::doctor
