// Ending things, and believing only what the cloud says about it.

#include <algorithm>

#include "backend/cluster/node_role.h"
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
    if (!m_sink)
        return;
    // Every cluster has a "head": people read whose it is, programs compare the subject.
    std::string host = t.name.empty() ? t.id : t.name;
    if (!t.name.empty() && !t.clusterName.empty())
        host += " of " + t.clusterName;
    m_sink({step, title, host, state, -1, message, {t.kind, t.id, t.cluster.value}});
}

void Ending::record(const Target &t, Outcome outcome, const std::string &said, bool isProtected)
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
            *line = {t, outcome, said, isProtected, at};
    } else {
        m_lines.push_back({t, outcome, said, isProtected, at});
    }
}

void Ending::closeGone(const std::vector<Target> &gone)
{
    for (const Target &t : gone)
        record(t, Outcome::WasGone, "had ended before");
}

void Ending::end(const std::vector<Target> &targets)
{
    std::map<std::string, std::vector<Target>> byRegion;
    for (const Target &t : targets) {
        if (t.keptBy.empty() || t.endsWithKeeper) {
            byRegion[t.region].push_back(t);
            continue;
        }
        record(t, Outcome::Left, "not touched: " + t.keptBy + " would start another");
        tell("terminate", "Terminating machines", t, StepState::Failed, t.keptBy + " would start another");
    }
    std::vector<std::string> regions;
    for (const auto &[region, list] : byRegion)
        regions.push_back(region);
    parallelMap(regions, 4, m_stop, [&](const std::string &region, std::stop_token) {
        endRegion(region, byRegion.at(region));
        return 0;
    });
}

void Ending::endRegion(const std::string &region, const std::vector<Target> &targets)
{
    const auto ec2 = m_cloud.ec2Of(region);
    const auto ofKind = [&](std::string_view kind) {
        std::vector<Target> some;
        std::ranges::copy_if(targets, std::back_inserter(some), [&](const Target &t) { return t.kind == kind; });
        return some;
    };
    // What would start machines again goes before them. A stack goes behind machines that stand in its network without
    // being its own, or its end fails.
    endKeepers(region, targets, false);
    cancelSpotRequests(*ec2, ofKind(word(ThingKind::SpotRequest)));
    auto own = ofKind("instance");
    std::vector<Target> kept;
    std::ranges::copy_if(own, std::back_inserter(kept), &Target::endsWithKeeper);
    std::erase_if(own, [](const Target &t) { return t.endsWithKeeper; });
    endMachines(*ec2, own);
    endKeepers(region, targets, true);
    // Machines of a keeper that was left stay with it: waiting for them would only delay the receipt.
    std::erase_if(kept, [&](const Target &t) {
        const auto isItsKeeper = [&](const ReceiptLine &l) {
            const auto kind = keeperKind(l.target.kind);
            return kind && l.outcome == Outcome::Left && l.target.region == t.region &&
                   describe(*kind, l.target.id) == t.keptBy;
        };
        {
            const std::lock_guard lock(m_mutex);
            if (std::ranges::none_of(m_lines, isItsKeeper))
                return false;
        }
        record(t, Outcome::Left, "it stays with " + t.keptBy);
        return true;
    });
    waitGone(*ec2, std::move(kept));
    for (const ThingKind kind : kThingKinds) {
        if (kind == ThingKind::SpotRequest)
            continue;
        // NAT gateways take minutes to go: all of them at the same time.
        parallelMap(ofKind(word(kind)), kind == ThingKind::NatGateway ? 8 : 1, m_stop,
                    [&](const Target &t, std::stop_token) {
                        cleanUp(*ec2, kind, t);
                        return 0;
                    });
    }
    for (const Target &t : ofKind(kRoleKind))
        endRole(t);
}

void Ending::cancelSpotRequests(Ec2 &ec2, const std::vector<Target> &targets)
{
    std::vector<std::string> ids;
    for (const Target &t : targets)
        ids.push_back(t.id);
    if (ids.empty())
        return;
    const auto done = ec2.remove(ThingKind::SpotRequest, ids, callDeadline(), m_stop);
    for (const Target &t : targets)
        record(t, done ? Outcome::Ended : Outcome::Left, done ? "cancelled" : words(done.error()));
}

void Ending::endMachines(Ec2 &ec2, const std::vector<Target> &targets)
{
    std::vector<Target> asked;
    for (std::size_t from = 0; from < targets.size(); from += kChunk) {
        const auto first = targets.begin() + static_cast<std::ptrdiff_t>(from);
        const auto last = targets.begin() + static_cast<std::ptrdiff_t>(std::min(from + kChunk, targets.size()));
        terminate(ec2, {first, last}, asked);
    }
    waitGone(ec2, std::move(asked));
}

/// With consent, and once: who protects it again means it.
bool Ending::mayLift(const Target &t)
{
    return m_liftProtection && m_lifted.insert(t.id).second;
}

/// One protected machine makes AWS refuse all those in its zone. Those that its words name are freed with consent, or
/// taken out and kept. return  false when none is named: then it was something else
bool Ending::settleProtected(Ec2 &ec2, const Error &error, std::vector<Target> &targets)
{
    if (error.detail.find("OperationNotPermitted") == std::string::npos)
        return false;
    const std::lock_guard lock(m_protection);
    const auto named =
        std::ranges::find_if(targets, [&](const Target &t) { return error.detail.find(t.id) != std::string::npos; });
    if (named == targets.end())
        return false;
    const Target t = *named;
    Status lifted = fail(error);
    if (mayLift(t)) {
        lifted = ec2.liftProtection(InstanceId(t.id), callDeadline(), m_stop);
        if (lifted) {
            note(m_cloud, t.cluster, "terminate", t.id, "its protection against termination was lifted");
            return true;
        }
    }
    record(t, Outcome::Left, words(lifted.error()), !m_liftProtection);
    tell("terminate", "Terminating machines", t, StepState::Failed, lifted.error().detail);
    targets.erase(named);
    return true;
}

void Ending::terminate(Ec2 &ec2, std::vector<Target> targets, std::vector<Target> &asked)
{
    for (const Target &t : targets)
        tell("terminate", "Terminating machines", t, StepState::Started, t.id);
    const Deadline deadline = Deadline::after(m_cloud.pace.terminated);
    auto interval = m_cloud.pace.first;
    while (!targets.empty()) {
        std::vector<InstanceId> ids;
        for (const Target &t : targets)
            ids.emplace_back(t.id);
        const auto done = ec2.terminate(ids, callDeadline(), m_stop);
        if (done) {
            asked.insert(asked.end(), targets.begin(), targets.end());
            return;
        }
        if (settleProtected(ec2, done.error(), targets))
            continue;
        if (done.error().retryable() && pause(interval, deadline, m_stop)) {
            interval = std::min(interval * 2, m_cloud.pace.then);
            continue;
        }
        if (targets.size() > 1 && !m_stop.stop_requested() && !done.error().retryable()) {
            // One of them makes AWS refuse them all: each on its own, so that only that one is left.
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

/// While a machine of its cluster is left it cannot go: waiting would only delay the receipt.
bool Ending::isHeld(ThingKind kind, const Target &t)
{
    if (kind == ThingKind::KeyPair || kind == ThingKind::LaunchTemplate || kind == ThingKind::NatGateway)
        return false;
    return machineLeft(t.cluster);
}

bool Ending::machineLeft(const ClusterId &cluster)
{
    const std::lock_guard lock(m_mutex);
    return std::ranges::any_of(m_lines, [&](const ReceiptLine &l) {
        return l.outcome == Outcome::Left && l.target.kind == "instance" && l.target.cluster == cluster;
    });
}

void Ending::cleanUp(Ec2 &ec2, ThingKind kind, const Target &t)
{
    const char *title = "Removing what the machines held";
    tell("clean-up", title, t, StepState::Started, t.id);
    // "Terminated" comes before the network interface is gone and the volume is free, so Conflict is repeated.
    const std::chrono::milliseconds patience = isHeld(kind, t) ? std::chrono::milliseconds(0) : m_cloud.pace.groupFree;
    const Deadline deadline = Deadline::after(patience);
    auto interval = m_cloud.pace.first;
    while (true) {
        const auto done = ec2.remove(kind, {t.id}, callDeadline(), m_stop);
        if (done) {
            record(t, t.inCloud ? Outcome::Ended : Outcome::WasGone, "deleted");
            tell("clean-up", title, t, StepState::Done, t.id);
            return;
        }
        const bool again = done.error().code == ErrorCode::Conflict || done.error().retryable();
        if (!again || !pause(interval, deadline, m_stop)) {
            record(t, Outcome::Left, words(done.error()));
            tell("clean-up", title, t, StepState::Failed, done.error().detail);
            return;
        }
        interval = std::min(interval * 2, m_cloud.pace.then);
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
    Ending ending(cloud, false, sink, stop);
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
