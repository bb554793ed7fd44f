// Ending things, and believing only what the cloud says about it.

#include <algorithm>

#include "backend/cluster/clusters.h"
#include "backend/cluster/node_role.h"
#include "backend/cluster/teardown_region_internal.h"
#include "backend/cluster/undo_internal.h"
#include "backend/core/task_pool.h"

namespace trainyard::cluster {
namespace {

bool sameThing(const Target &a, const Target &b)
{
    return a.kind == b.kind && a.id == b.id && a.region == b.region;
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

bool Ending::mayLift(const Target &t)
{
    const std::lock_guard lock(m_mutex);
    return m_liftProtection && m_lifted.insert(t.id).second;
}

bool Ending::wasLeft(const Target &t) const
{
    const std::lock_guard lock(m_mutex);
    return std::ranges::any_of(
        m_lines, [&](const ReceiptLine &l) { return l.outcome == Outcome::Left && sameThing(l.target, t); });
}

bool Ending::machineLeft(const ClusterId &cluster) const
{
    const std::lock_guard lock(m_mutex);
    return std::ranges::any_of(m_lines, [&](const ReceiptLine &l) {
        return l.outcome == Outcome::Left && l.target.kind == "instance" && l.target.cluster == cluster;
    });
}

bool Ending::isOf(const ClusterId &cluster, const Machine &m) const
{
    if (cluster.empty())
        return false;
    const auto known = m_cloud.ledger->resources(cluster, false);
    const auto same = [&](const ledger::Resource &r) { return r.kind == "instance" && r.id == m.id.value; };
    if (known && std::ranges::any_of(*known, same))
        return true;
    if (m.clientToken.empty())
        return false;
    const auto intent = m_cloud.ledger->intent(m.clientToken);
    return intent && *intent && (*intent)->kind == "instance" && (*intent)->cluster == cluster;
}

void Ending::end(const std::vector<Target> &targets, const std::vector<ledger::Intent> &unanswered)
{
    struct Work {
        std::vector<Target> targets;
        std::vector<ledger::Intent> unanswered;
    };
    std::map<std::string, Work> byRegion;
    for (const Target &t : targets) {
        if (t.keptBy.empty() || t.endsWithKeeper) {
            byRegion[t.region].targets.push_back(t);
            continue;
        }
        record(t, Outcome::Left, "not touched: " + t.keptBy + " would start another");
        tell("terminate", "Terminating machines", t, StepState::Failed, t.keptBy + " would start another");
    }
    if (awaitsRequests()) {
        for (const ledger::Intent &intent : unanswered)
            byRegion[intent.region].unanswered.push_back(intent);
    }
    std::vector<std::string> regions;
    for (const auto &[region, work] : byRegion)
        regions.push_back(region);
    constexpr std::size_t atOnce = 32; // more than AWS has enabled for most: none waits for another's machines
    parallelMap(regions, atOnce, m_stop, [&](const std::string &region, std::stop_token) {
        endRegion(region, byRegion.at(region).targets, byRegion.at(region).unanswered);
        return 0;
    });
}

void Ending::endRegion(const std::string &region, const std::vector<Target> &targets,
                       const std::vector<ledger::Intent> &unanswered)
{
    const auto ec2 = m_cloud.ec2Of(region);
    std::vector<Target> spotRequests, things, roles, kept;
    RegionEnd own(*this, ec2);
    bool keepers = false;
    for (const Target &t : targets) {
        const auto kind = thingKind(t.kind);
        keepers |= keeperKind(t.kind).has_value();
        if (t.kind == "instance" && t.endsWithKeeper)
            kept.push_back(t);
        else if (t.kind == "instance")
            own.addMachine(t);
        else if (kind)
            (kind == ThingKind::SpotRequest ? spotRequests : things).push_back(t);
        else if (t.kind == kRoleKind)
            roles.push_back(t);
    }
    for (const ledger::Intent &intent : unanswered)
        own.awaitRequest(intent);
    const auto add = [&](RegionEnd &end) {
        for (const Target &t : things)
            end.addThing(*thingKind(t.kind), t);
    };
    cancelSpotRequests(*ec2, spotRequests); // they would start machines again
    if (!keepers) {
        add(own);
        own.run();
    } else {
        // What would start machines again goes beside those that it does not keep. A stack goes behind machines that
        // stand in its network without being its own, or its end fails.
        {
            const std::jthread first([&] { endKeepers(region, targets, false); });
            own.run();
        }
        endKeepers(region, targets, true);
        RegionEnd rest(*this, ec2);
        for (const Target &t : kept) {
            if (!staysWithKeeper(t))
                rest.awaitMachine(t);
        }
        add(rest);
        rest.run();
    }
    for (const Target &t : roles)
        endRole(t);
}

/// Machines of a keeper that was left stay with it: waiting for them would only delay the receipt.
bool Ending::staysWithKeeper(const Target &t)
{
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
        record(t, done ? Outcome::Ended : Outcome::Left, done ? "cancelled" : saidBy(done.error()));
}

Status endMachines(const CloudContext &cloud, const ledger::Cluster &row, const std::vector<InstanceId> &ids,
                   const std::vector<ledger::Intent> &unanswered, const ProgressSink &sink, std::stop_token stop)
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
        if (r != known->end()) {
            t.name = r->name;
            t.created = r->created;
            t.inLedger = true;
        }
        targets.push_back(std::move(t));
    }
    Ending ending(cloud, false, sink, stop);
    ending.end(targets, unanswered);
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
