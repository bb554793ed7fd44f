// Ending things, and believing only what the cloud says about it.

#include <algorithm>

#include "backend/cluster/teardown_internal.h"
#include "backend/cluster/undo_internal.h"
#include "backend/core/task_pool.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kChunk = 100; // what TerminateInstances takes at a time

bool sameThing(const Target &a, const Target &b)
{
    return a.kind == b.kind && a.id == b.id && a.region == b.region;
}

std::string words(const Error &e)
{
    return e.source.empty() ? e.detail : e.source + ": " + e.detail;
}

} // namespace

void Ending::tell(const char *step, const char *title, const Target &t, StepState state,
                  const std::string &message) const
{
    if (m_sink)
        m_sink({step, title, t.name.empty() ? t.id : t.name, state, -1, message});
}

void Ending::record(const Target &t, Outcome outcome, const std::string &said)
{
    const auto at = now();
    if (outcome != Outcome::Left)
        (void)m_cloud.ledger->closeResource(t.kind, t.id, m_cloud.profile, t.region,
                                            t.kind == "instance" ? "terminated" : "deleted", at);
    const std::lock_guard lock(m_mutex);
    const auto line = std::ranges::find_if(m_lines, [&](const ReceiptLine &l) { return sameThing(l.target, t); });
    if (line != m_lines.end()) {
        // A thing that was ended once and is looked at again stays ended by us.
        if (!(line->outcome == Outcome::Ended && outcome == Outcome::WasGone))
            *line = {t, outcome, said, at};
    } else {
        m_lines.push_back({t, outcome, said, at});
    }
}

void Ending::closeGone(const std::vector<Target> &gone)
{
    for (const Target &t : gone)
        record(t, Outcome::WasGone, "had ended before");
}

void Ending::end(const std::vector<Target> &targets)
{
    std::map<std::string, std::vector<Target>> machines, things;
    for (const Target &t : targets)
        (t.kind == "instance" ? machines : things)[t.region].push_back(t);
    std::vector<std::string> regions;
    for (const auto &[region, list] : machines)
        regions.push_back(region);
    for (const auto &[region, list] : things) {
        if (!machines.contains(region))
            regions.push_back(region);
    }
    // Side by side over the regions; within one, the machines before what they hold.
    parallelMap(regions, 4, m_stop, [&](const std::string &region, std::stop_token) {
        if (const auto at = machines.find(region); at != machines.end())
            endMachines(region, at->second);
        if (const auto at = things.find(region); at != things.end())
            cleanUp(region, at->second);
        return 0;
    });
}

void Ending::endMachines(const std::string &region, const std::vector<Target> &targets)
{
    const auto ec2 = m_cloud.ec2Of(region);
    std::vector<Target> asked;
    for (std::size_t from = 0; from < targets.size(); from += kChunk) {
        const auto first = targets.begin() + static_cast<std::ptrdiff_t>(from);
        const auto last = targets.begin() + static_cast<std::ptrdiff_t>(std::min(from + kChunk, targets.size()));
        terminate(*ec2, {first, last}, asked);
    }
    waitGone(*ec2, std::move(asked));
}

void Ending::terminate(Ec2 &ec2, const std::vector<Target> &targets, std::vector<Target> &asked)
{
    std::vector<InstanceId> ids;
    for (const Target &t : targets) {
        ids.emplace_back(t.id);
        tell("terminate", "Terminating machines", t, StepState::Started, t.id);
    }
    const Deadline deadline = Deadline::after(m_cloud.pace.terminated);
    auto interval = m_cloud.pace.first;
    while (true) {
        const auto done = ec2.terminate(ids, callDeadline(), m_stop);
        if (done) {
            asked.insert(asked.end(), targets.begin(), targets.end());
            return;
        }
        if (!done.error().retryable() || !pause(interval, deadline, m_stop)) {
            if (targets.size() > 1 && !m_stop.stop_requested() && !done.error().retryable()) {
                // One protected machine makes AWS refuse them all: each on its own, so that only that one is left.
                for (const Target &t : targets)
                    terminate(ec2, {t}, asked);
                return;
            }
            for (const Target &t : targets) {
                record(t, Outcome::Left, words(done.error()));
                tell("terminate", "Terminating machines", t, StepState::Failed, done.error().detail);
            }
            return;
        }
        interval = std::min(interval * 2, m_cloud.pace.then);
    }
}

void Ending::waitGone(Ec2 &ec2, std::vector<Target> waiting)
{
    const Deadline deadline = Deadline::after(m_cloud.pace.terminated);
    auto interval = m_cloud.pace.first;
    Error last{ErrorCode::Timeout, "ec2:DescribeInstances", "AWS did not say terminated in time"};
    while (!waiting.empty()) {
        std::vector<InstanceId> ids;
        for (const Target &t : waiting)
            ids.emplace_back(t.id);
        const auto machines = ec2.machines(ids, callDeadline(), m_stop);
        if (!machines) {
            last = machines.error();
            if (!last.retryable())
                break;
        } else {
            std::erase_if(waiting, [&](const Target &t) {
                const auto m = std::ranges::find(*machines, InstanceId(t.id), &Machine::id);
                if (m != machines->end() && !m->gone())
                    return false;
                const bool known = m != machines->end();
                record(t, known || t.inCloud ? Outcome::Ended : Outcome::WasGone,
                       known ? m->state : "not known to AWS any more");
                tell("terminate", "Terminating machines", t, StepState::Done, "terminated");
                note(m_cloud, t.cluster, "terminate", t.id, (t.name.empty() ? t.id : t.name) + " is terminated");
                return true;
            });
            if (waiting.empty())
                return;
        }
        if (const auto waited = pause(interval, deadline, m_stop); !waited) {
            if (waited.error().code == ErrorCode::Cancelled)
                last = {ErrorCode::Cancelled, "terminate", "the waiting was cancelled before AWS said terminated"};
            break;
        }
        interval = std::min(interval * 2, m_cloud.pace.then);
    }
    for (const Target &t : waiting) {
        record(t, Outcome::Left, words(last));
        tell("terminate", "Terminating machines", t, StepState::Failed, last.detail);
    }
}

Status Ending::remove(Ec2 &ec2, const Target &t)
{
    if (t.kind == "security-group")
        return ec2.deleteGroup(t.id, callDeadline(), m_stop);
    if (t.kind == "key-pair")
        return ec2.deleteKeyPair(t.id, callDeadline(), m_stop);
    return fail(ErrorCode::Unsupported, "terminate", "things of the kind " + t.kind + " are not ended here");
}

void Ending::cleanUp(const std::string &region, const std::vector<Target> &targets)
{
    const auto ec2 = m_cloud.ec2Of(region);
    for (const Target &t : targets) {
        tell("clean-up", "Removing groups and keys", t, StepState::Started, t.id);
        // While a machine of the group is left it cannot go: waiting would only delay the receipt.
        bool held = false;
        {
            const std::lock_guard lock(m_mutex);
            held =
                t.kind == "security-group" && std::ranges::any_of(m_lines, [&](const ReceiptLine &l) {
                    return l.outcome == Outcome::Left && l.target.kind == "instance" && l.target.cluster == t.cluster;
                });
        }
        // "Terminated" comes before the network interface is gone, so a DependencyViolation (Conflict) is repeated.
        const Deadline deadline =
            Deadline::after(held ? std::chrono::milliseconds(0) : std::chrono::milliseconds(m_cloud.pace.groupFree));
        auto interval = m_cloud.pace.first;
        while (true) {
            const auto done = remove(*ec2, t);
            if (done) {
                record(t, t.inCloud ? Outcome::Ended : Outcome::WasGone, "deleted");
                tell("clean-up", "Removing groups and keys", t, StepState::Done, t.id);
                break;
            }
            const bool again = done.error().code == ErrorCode::Conflict || done.error().retryable();
            if (!again || !pause(interval, deadline, m_stop)) {
                record(t, Outcome::Left, words(done.error()));
                tell("clean-up", "Removing groups and keys", t, StepState::Failed, done.error().detail);
                break;
            }
            interval = std::min(interval * 2, m_cloud.pace.then);
        }
    }
}

Status endMachines(const CloudContext &cloud, const ledger::Cluster &row, const std::vector<InstanceId> &ids,
                   const ProgressSink &sink, std::stop_token stop)
{
    const auto known = cloud.ledger->resources(row.id);
    if (!known)
        return fail(known.error());
    std::vector<Target> targets;
    for (const InstanceId &id : ids) {
        Target t;
        t.kind = "instance";
        t.id = id.value;
        t.region = row.region;
        t.cluster = row.id;
        t.clusterName = row.name;
        t.inCloud = true;
        const auto r = std::ranges::find_if(
            *known, [&](const ledger::Resource &k) { return k.kind == "instance" && k.id == id.value; });
        if (r != known->end())
            t.name = r->name;
        targets.push_back(std::move(t));
    }
    Ending ending(cloud, sink, stop);
    ending.end(targets);
    std::string left;
    bool cancelled = false;
    for (const ReceiptLine &line : ending.lines()) {
        if (line.outcome == Outcome::Left) {
            left += (left.empty() ? "" : "; ") + line.target.id + " (" + line.words + ")";
            cancelled = stop.stop_requested();
        }
    }
    if (left.empty())
        return {};
    return fail(ErrorCode::StillRunning, "terminate", left + (cancelled ? "; it was cancelled" : ""));
}

} // namespace trainyard::cluster
