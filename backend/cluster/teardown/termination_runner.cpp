// Terminates resources, and records only what the cloud confirms.

#include <algorithm>
#include <functional>

#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/cloud/access/ssh_rules.h"
#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/lost_machines.h"
#include "backend/cluster/teardown/teardown_region_internal.h"
#include "backend/cluster/teardown/undo_internal.h"
#include "backend/core/async/guarded.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

bool isSameResource(const Target &a, const Target &b)
{
    return a.kind == b.kind && a.id == b.id && a.region == b.region;
}

} // namespace

bool believesEmpty(const CloudContext &cloud, const ledger::Cluster &row, bool shown, bool named)
{
    switch (accountMatch(cloud, row)) {
    case AccountMatch::Same:
        return true;
    case AccountMatch::Other:
        return false;
    case AccountMatch::Unknown:
        break;
    }
    return shown || (named && !cloud.account.empty());
}

Sentence TerminationRunner::doubt(const Target &t) const
{
    if (accountNow(m_cloud, {callDeadline(), {}}) != m_cloud.account)
        return say("not found, but the profile %1 got other credentials meanwhile, which may be of another account",
                   m_cloud.profile);
    const auto row = m_cloud.ledger->cluster(t.cluster);
    if (!row || !*row)
        return t.inCloud ? Sentence() : say("not found, but the ledger does not have its cluster");
    return believesEmpty(m_cloud, **row, t.inCloud, m_named)
               ? Sentence()
               : say("not found, but %1", accountError(m_cloud, **row).detail);
}

Remedy TerminationRunner::remedyOfAbsent(const Target &t) const
{
    if (t.inCloud || m_cloud.account.empty())
        return Remedy::Repetition; // the next attempt may find it
    const auto row = m_cloud.ledger->cluster(t.cluster);
    return row && (!*row || (*row)->account.empty()) ? Remedy::User : Remedy::Repetition;
}

void TerminationRunner::recordAbsent(StepReporter &step, const Target &t, const Sentence &note)
{
    if (const Sentence why = doubt(t); !why.empty())
        record(step, t, Outcome::Remaining, why);
    else
        record(step, t, t.inCloud ? Outcome::Terminated : Outcome::AlreadyGone, note);
}

StepReporter TerminationRunner::stepOf(const Target &t) const
{
    const bool isController = parseControllerKind(t.kind).has_value();
    // Every cluster has a "head": the name is for the user, programs compare the subject.
    std::string host = t.name.empty() ? t.id : t.name;
    if (!t.name.empty() && !t.clusterName.empty())
        host += " of " + t.clusterName;
    return {m_sink,
            {.step = isController || t.isInstance() ? "terminate" : "clean-up",
             .title = isController          ? "Stopping services that start machines"
                      : t.isInstance()      ? "Terminating machines"
                      : t.kind == kRoleKind ? "Removing the machines' role"
                                            : "Removing volumes, groups and other resources",
             .host = std::move(host),
             .subject = {t.kind, t.id, t.cluster.value, t.region},
             .subjectState = t.isInstance() ? t.state : "deleting"}};
}

void TerminationRunner::record(StepReporter &step, const Target &t, Outcome outcome, const Sentence &note,
                               Remedy remedy)
{
    const auto at = now();
    ReceiptLine next{t, outcome, note, remedy == Remedy::Consent, at};
    next.needsUser = remedy == Remedy::User;
    if (outcome == Outcome::Remaining) {
        step.subjectIs("failed").failed(note);
    } else {
        next.target.state = t.isInstance() ? "terminated" : "deleted";
        (void)m_cloud.ledger->closeResource(t.kind, t.id, m_cloud.profile, t.region, next.target.state, at);
        step.subjectIs(next.target.state).done(note);
    }
    const std::lock_guard lock(m_mutex);
    const auto line = std::ranges::find_if(m_lines, [&](const ReceiptLine &l) { return isSameResource(l.target, t); });
    if (line == m_lines.end())
        m_lines.push_back(std::move(next));
    // A resource that was terminated by this teardown keeps that outcome when a later search finds it gone.
    else if (!(line->outcome == Outcome::Terminated && outcome == Outcome::AlreadyGone))
        *line = std::move(next);
}

void TerminationRunner::closeTerminated(const std::vector<Target> &terminated)
{
    for (const Target &t : terminated)
        record(t, Outcome::AlreadyGone, say("was terminated before"));
}

bool TerminationRunner::mayLift(const Target &t)
{
    const std::lock_guard lock(m_mutex);
    return m_liftProtection && m_lifted.insert(t.id).second;
}

bool TerminationRunner::isRemaining(const Target &t) const
{
    const std::lock_guard lock(m_mutex);
    return std::ranges::any_of(
        m_lines, [&](const ReceiptLine &l) { return l.outcome == Outcome::Remaining && isSameResource(l.target, t); });
}

bool TerminationRunner::hasRemainingMachine(const ClusterId &cluster) const
{
    const std::lock_guard lock(m_mutex);
    return std::ranges::any_of(m_lines, [&](const ReceiptLine &l) {
        return l.outcome == Outcome::Remaining && l.target.isInstance() && l.target.cluster == cluster;
    });
}

bool TerminationRunner::isOf(const ClusterId &cluster, const aws::Instance &m) const
{
    if (cluster.empty())
        return false;
    const auto known = m_cloud.ledger->resources(cluster, false);
    const auto same = [&](const ledger::Resource &r) { return r.isInstance() && r.id == m.id.value; };
    if (known && std::ranges::any_of(*known, same))
        return true;
    if (m.clientToken.empty())
        return false;
    const auto intent = m_cloud.ledger->intent(m.clientToken);
    return intent && *intent && (*intent)->isInstance() && (*intent)->cluster == cluster;
}

void TerminationRunner::end(const std::vector<Target> &targets, const std::vector<ledger::Intent> &unanswered)
{
    struct Work {
        std::vector<Target> targets;
        std::vector<ledger::Intent> unanswered;
    };
    std::map<std::string, Work> byRegion;
    for (const Target &t : targets) {
        if (t.managedBy.empty() || t.endsWithController) {
            byRegion[t.region].targets.push_back(t);
            continue;
        }
        auto step = stepOf(t);
        record(step, t, Outcome::Remaining, say("not touched: %1 would start another", t.managedBy), Remedy::User);
    }
    if (awaitsRequests()) {
        for (const ledger::Intent &intent : unanswered)
            byRegion[intent.region].unanswered.push_back(intent);
    }
    std::vector<std::string> regions;
    for (const auto &[region, work] : byRegion)
        regions.push_back(region);
    constexpr std::size_t atOnce = 32; // most accounts have fewer enabled regions: none waits for another
    parallelMap(regions, atOnce, m_stop, [&](const std::string &region, std::stop_token) {
        endRegion(region, byRegion.at(region).targets, byRegion.at(region).unanswered);
        return 0;
    });
}

void TerminationRunner::endRegion(const std::string &region, const std::vector<Target> &targets,
                                  const std::vector<ledger::Intent> &unanswered)
{
    const auto ec2 = m_cloud.ec2Of(region);
    std::vector<Target> spotRequests, resources, roles, sshRules, kept;
    RegionTermination own(*this, ec2);
    bool controllers = false;
    for (const Target &t : targets) {
        const auto kind = parseResourceKind(t.kind);
        controllers |= parseControllerKind(t.kind).has_value();
        if (t.isInstance() && t.endsWithController)
            kept.push_back(t);
        else if (t.isInstance())
            own.addMachine(t);
        else if (kind)
            (kind == ResourceKind::SpotRequest ? spotRequests : resources).push_back(t);
        else if (t.kind == kRoleKind)
            roles.push_back(t);
        else if (t.kind == kSshRuleKind)
            sshRules.push_back(t);
    }
    for (const ledger::Intent &intent : unanswered)
        own.awaitRequest(intent);
    const auto add = [&](RegionTermination &end) {
        for (const Target &t : resources)
            end.addResource(*parseResourceKind(t.kind), t);
    };
    cancelSpotRequests(*ec2, spotRequests); // they would start machines again
    if (!controllers) {
        add(own);
        own.run();
    } else {
        // Controllers are deleted concurrently with the machines that they do not manage, or before them at the limit of
        // threads. The next search finds those that an exception has left. A stack follows the machines in its network
        // that are not its own, because its deletion would fail before.
        const std::vector<std::function<void()>> both{
            [&] { (void)guarded("termination", [&] { terminateControllers(region, targets, false); }); },
            [&] { own.run(); }};
        parallelMap(both, both.size(), m_stop, [](const std::function<void()> &part, std::stop_token) {
            part();
            return 0;
        });
        terminateControllers(region, targets, true);
        RegionTermination rest(*this, ec2);
        for (const Target &t : kept) {
            if (!staysWithController(t))
                rest.awaitMachine(t);
        }
        add(rest);
        rest.run();
    }
    for (const Target &t : sshRules)
        closeSsh(t);
    for (const Target &t : roles)
        endRole(t);
}

/// Removes a rule that was added to a group which stays.
void TerminationRunner::closeSsh(const Target &t)
{
    auto step = stepOf(t);
    step.begin(t.id);
    if (hasRemainingMachine(t.cluster))
        return record(step, t, Outcome::Remaining, say("machines of its cluster are left, and are reached by it"));
    const auto closed = closeSshRule(m_cloud, t.region, t.id, {callDeadline(), m_stop});
    if (closed)
        record(step, t, Outcome::Terminated, *closed);
    else
        record(step, t, Outcome::Remaining, errorText(closed.error()));
}

/// Machines of a controller that remains are recorded as remaining: waiting for them would only delay the receipt.
bool TerminationRunner::staysWithController(const Target &t)
{
    const auto isItsController = [&](const ReceiptLine &l) {
        const auto kind = parseControllerKind(l.target.kind);
        return kind && l.outcome == Outcome::Remaining && l.target.region == t.region &&
               describe(*kind, controllerName(*kind, l.target.id)) == t.managedBy;
    };
    Remedy remedy = Remedy::Repetition;
    {
        const std::lock_guard lock(m_mutex);
        const auto controller = std::ranges::find_if(m_lines, isItsController);
        if (controller == m_lines.end())
            return false;
        if (controller->isProtected) // its line asks for the consent that ends both
            remedy = Remedy::User;
    }
    record(t, Outcome::Remaining, say("it stays with %1", t.managedBy), remedy);
    return true;
}

void TerminationRunner::cancelSpotRequests(aws::Ec2Client &ec2, const std::vector<Target> &targets)
{
    const auto cancel = [&](const std::vector<Target> &some) {
        std::vector<std::string> ids;
        for (const Target &t : some)
            ids.push_back(t.id);
        const auto done = removeResources(ec2, ResourceKind::SpotRequest, ids, {callDeadline(), m_stop});
        for (const Target &t : some) {
            if (!done) {
                record(t, Outcome::Remaining, errorText(done.error()));
                continue;
            }
            auto step = stepOf(t);
            recordAbsent(step, t, say("cancelled")); // a request that the account does not know counts as removed
        }
    };
    std::vector<Target> shown;
    for (const Target &t : targets) {
        if (t.inCloud)
            shown.push_back(t);
        else
            cancel({t}); // alone: an unknown one fails a call for all of its requests
    }
    if (!shown.empty())
        cancel(shown);
}

Status terminateMachines(const CloudContext &cloud, const ledger::Cluster &row, const std::vector<InstanceId> &ids,
                         const std::vector<ledger::Intent> &unanswered, const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto known, cloud.ledger->resources(row.id));
    std::vector<Target> targets;
    for (const InstanceId &id : ids) {
        Target t;
        t.kind = "instance";
        t.id = id.value;
        t.region = row.region;
        t.cluster = row.id;
        t.clusterName = row.name;
        t.inCloud = !row.account.empty(); // else only if AWS shows it
        const auto r =
            std::ranges::find_if(known, [&](const ledger::Resource &k) { return k.isInstance() && k.id == id.value; });
        if (r != known.end()) {
            t.name = r->name;
            t.created = r->created;
            t.inLedger = true;
            ledger::Resource ending = *r;
            ending.facts[kEndingFact] = "terminated by Trainyard";
            (void)cloud.ledger->saveResource(ending); // a full disk must not keep a machine that costs money
        }
        targets.push_back(std::move(t));
    }
    TerminationRunner runner(cloud, false, false, sink, stop);
    runner.end(targets, unanswered);
    std::string left;
    bool cancelled = false;
    for (const ReceiptLine &line : runner.lines()) {
        if (line.outcome == Outcome::Remaining) {
            left += (left.empty() ? "" : "; ") + line.target.id + " (" + line.message.english() + ")";
            cancelled = stop.stop_requested();
        }
    }
    if (left.empty())
        return {};
    return fail(ErrorCode::StillRunning, "terminate", left + (cancelled ? "; it was cancelled" : ""));
}

} // namespace trainyard::cluster
