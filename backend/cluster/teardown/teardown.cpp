#include "backend/cluster/teardown/teardown.h"

#include <algorithm>

#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/teardown/managed_requests.h"
#include "backend/cluster/teardown/teardown_internal.h"
#include "backend/cluster/teardown/undo_internal.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

struct HeldClusters {
    std::vector<ledger::Lease> leases;
    std::vector<ledger::Cluster> rows; ///< as before they were set to Stopping
};

/// Requests launches in scope to stop, waits until they have stopped (or their programs are gone), and holds their
/// leases.
HeldClusters stopLaunches(const CloudContext &cloud, const TeardownScope &scope, const ProgressSink &sink,
                          std::stop_token stop)
{
    StepReporter step(sink, {.step = "stop-launches", .title = "Stopping launches in flight"});
    step.begin();
    HeldClusters held;
    const auto rows = cloud.ledger->clusters(true);
    std::vector<ledger::Cluster> waiting;
    for (const auto &row : rows ? *rows : std::vector<ledger::Cluster>()) {
        if (sameCloud(cloud, row) &&
            (scope.clusters.empty() || std::ranges::find(scope.clusters, row.id) != scope.clusters.end()))
            waiting.push_back(row);
    }
    // A launch checks its lease every 200 ms and its stop token at least as often; a call in progress may take longer.
    // After a failure, their machines carry our tags: the searches find them nevertheless.
    (void)pollUntil(Backoff(100ms), {Deadline::after(60s), stop}, [&]() -> Result<bool> {
        std::erase_if(waiting, [&](const ledger::Cluster &row) {
            auto lease = cloud.ledger->lease(clusterLeaseName(row.id), "terminate");
            if (!lease && lease.error().code != ErrorCode::Busy)
                return true; // no lease: its machines are found nevertheless
            if (!lease) {
                (void)cloud.ledger->requestStop(clusterLeaseName(row.id));
                return false;
            }
            held.leases.push_back(std::move(*lease));
            held.rows.push_back(row);
            (void)setState(cloud, row.id, ClusterState::Stopping);
            return true;
        });
        return waiting.empty();
    });
    if (waiting.empty())
        step.done();
    else
        step.failed(say("%1 did not stop in time", waiting.size()));
    return held;
}

/// Gives the open clusters their former states again: a teardown that was refused must not look interrupted.
void restoreStates(const CloudContext &cloud, const std::vector<ledger::Cluster> &rows)
{
    for (const ledger::Cluster &row : rows) {
        const auto current = cloud.ledger->cluster(row.id);
        if (current && *current && !(*current)->closed)
            (void)cloud.ledger->setClusterState(row.id, row.state, row.detail);
    }
}

/// One query per machine, therefore only for a small number. Without permission the protection shows at the
/// termination.
void nameProtected(const CloudContext &cloud, TargetList &list, const CallContext &context)
{
    constexpr int most = 100;
    if (list.machines() > most)
        return;
    std::vector<Target *> machines;
    for (Target &t : list.targets) {
        if (t.isInstance() && t.inCloud && !t.endsWithController)
            machines.push_back(&t);
    }
    parallelMap(machines, 8, context.stop, [&](Target *t, std::stop_token token) {
        t->isProtected = cloud.ec2Of(t->region)
                             ->terminationProtection(InstanceId(t->id), {context.deadline, std::move(token)})
                             .value_or(false);
        return 0;
    });
    for (Target &t : list.targets) {
        if (t.isProtected)
            t.why += "; it has termination protection";
    }
}

/// Deletes the cluster's keys, which no longer give access to anything. Only for a cluster that was launched from this
/// ledger (`adoptedFrom` is empty), has a valid id, and is in the account that has answered: no tag decides what is
/// deleted on this computer, and no other account.
void forgetKeys(const CloudContext &cloud, const ClusterId &id)
{
    const auto row = cloud.ledger->cluster(id);
    if (!row || !*row || !(*row)->adoptedFrom.empty() || !isClusterId(id.value) || !provesAbsence(cloud, **row))
        return;
    std::error_code ignored;
    std::filesystem::remove_all(cloud.clusterFolder(id) / "boot", ignored);
    std::filesystem::remove(cloud.clusterFolder(id) / "id_ed25519", ignored);
}

/// A machine of the ledger that AWS shows is in the account that answers, and so is its cluster.
void learnAccounts(const CloudContext &cloud, const Discovery &found)
{
    if (cloud.account.empty())
        return;
    for (const auto *some : {&found.list.targets, &found.terminated}) {
        for (const Target &t : *some) {
            if (t.isInstance() && t.inLedger && (t.inCloud || isInState(t.state, InstanceState::Terminated)))
                (void)cloud.ledger->setClusterAccount(t.cluster, cloud.account);
        }
    }
}

ReceiptLine leftClaimed(Target t, Timestamp at)
{
    ReceiptLine line;
    line.message = say("it carries your tags but was not launched from this ledger; \"trainyardctl adopt %1\" takes it "
                       "over",
                       t.clusterName.empty() ? t.cluster.value : t.clusterName);
    line.isClaimed = true;
    line.at = at;
    line.target = std::move(t);
    return line;
}

/// Transfers the result of a search to the ledger and the receipt.
void recordFindings(const CloudContext &cloud, const Discovery &found, Receipt &receipt)
{
    receipt.regionsNotRead = found.list.regionsNotRead;
    receipt.clustersNotChecked = found.list.clustersNotChecked;
    learnAccounts(cloud, found);
    for (const ledger::Resource &r : found.reopened) // closed too early: open until AWS reports it terminated
        (void)cloud.ledger->reopenResource(r.kind, r.id, r.profile, r.region, r.state);
    for (const Target &t : found.list.targets) { // without its machine nothing else shows whose volume it is
        if (t.kind == toString(ResourceKind::Volume) && !t.inLedger && !t.cluster.empty() &&
            !found.foreign.contains(t.id))
            (void)cloud.ledger->saveResource(
                {t.kind, t.id, t.cluster, cloud.profile, t.region, t.name, t.state, {}, {}, now(), {}});
    }
    for (const RequestedStack &stack : found.stacks) // before its deletion: if this program is killed, it is known
        (void)cloud.ledger->recordIntentResource(stack.token, stack.row);
    receipt.others.clear();
    std::ranges::copy_if(found.list.others, std::back_inserter(receipt.others), [&](const Target &t) {
        return t.isInstance() && t.owner == cloud.owner && !t.ledger.empty() &&
               !isInState(t.state, InstanceState::ShuttingDown);
    });
}

/// Removes targets that remained and whose region could not be read again: there is no third attempt for what could not
/// be queried twice in a row.
/// \return whether there were any
bool skipUnread(std::vector<Target> &targets, const Receipt &receipt, const TerminationRunner &runner)
{
    return std::erase_if(targets, [&](const Target &t) {
               return runner.isRemaining(t) &&
                      std::ranges::any_of(receipt.regionsNotRead, [&](const auto &r) { return r.first == t.region; });
           }) > 0;
}

/// Why it is not shown that nothing of the cluster is left, although the searches found nothing; empty: it is.
std::optional<Error> doubtOf(const CloudContext &cloud, const ClusterId &id, const Receipt &receipt, bool named)
{
    const auto row = cloud.ledger->cluster(id);
    const bool shown = std::ranges::any_of(receipt.lines, [&](const ReceiptLine &l) {
        return l.target.cluster == id && l.target.inCloud && l.outcome == Outcome::Terminated;
    });
    if (!row || !*row || believesEmpty(cloud, **row, shown, named))
        return std::nullopt;
    return accountError(cloud, **row);
}

/// Closes the clusters without remaining resources; the others need attention.
/// \param named  the user has named the clusters
void closeClusters(const CloudContext &cloud, const std::set<ClusterId> &clusters, bool named, Receipt &receipt,
                   Timestamp at)
{
    for (const ClusterId &id : clusters) {
        bool left = false;
        for (const ReceiptLine &l : receipt.lines) {
            if (l.outcome != Outcome::Remaining || l.target.cluster != id)
                continue;
            left = true;
            const std::string &name = l.target.name.empty() ? l.target.id : l.target.name;
            recordFailure(cloud, id, "terminate", l.target.id, say("%1 remains: %2", name, l.message));
        }
        const bool searched = (left || receipt.secondSweepClean) && receipt.regionsNotRead.empty();
        if (const auto doubt = searched ? doubtOf(cloud, id, receipt, named) : std::nullopt) {
            const auto row = cloud.ledger->cluster(id);
            receipt.clustersNotChecked.emplace_back(row && *row ? (*row)->name : id.value, *doubt);
            (void)setState(cloud, id, ClusterState::NeedsAttention, doubt->detail);
        } else if (searched && !left) {
            (void)cloud.ledger->closeCluster(id, std::string(toString(ClusterState::Terminated)), at);
            recordEvent(cloud, id, "terminate", "",
                        say("everything of it was terminated; a second check found nothing"));
            forgetKeys(cloud, id);
        } else {
            (void)setState(cloud, id, ClusterState::NeedsAttention,
                           "not everything of it was terminated; terminate it again");
        }
    }
}

/// Whether the account of the context is the one that the user has confirmed, where all of it is terminated.
/// \error Conflict
Status checkConfirmed(const CloudContext &cloud, const TeardownScope &scope)
{
    if (!scope.wholeAccount || scope.account.empty() || cloud.account == scope.account)
        return {};
    const std::string why = cloud.account.empty()
                                ? kUnknownAccount
                                : "the profile " + cloud.profile + " has the keys of another account now";
    return fail(ErrorCode::Conflict, "terminate",
                "account " + scope.account + " was confirmed, and " + why + ": confirm again");
}

std::string leaseNameOf(const CloudContext &cloud, const TeardownScope &scope)
{
    if (scope.clusters.size() == 1)
        return "teardown:" + scope.clusters.front().value;
    return teardownLeaseName(cloud);
}

} // namespace

Teardown::Teardown(CloudContext context)
    : m_context(std::move(context))
{
}

Result<TargetList> Teardown::targets(const TeardownScope &scope, const CallContext &context) const
{
    const CloudContext cloud = withAccountNow(m_context, context);
    TY_ASSIGN(auto found, findTargets(cloud, scope, context));
    nameProtected(cloud, found.list, context);
    return std::move(found.list);
}

Status endScope(const CloudContext &asked, const TeardownScope &scope, const ProgressSink &sink, std::stop_token stop,
                Receipt &receipt)
{
    const bool named = scope.named && !scope.clusters.empty();
    awaitEmrRequests(asked, scope.clusters, {Deadline::after(5min), stop});
    const CloudContext cloud = withAccountNow(asked, {Deadline::after(1min), stop});
    TY_TRY(checkConfirmed(cloud, scope)); // the keys may have changed while launches were stopped
    receipt.profile = cloud.profile;
    receipt.endpoint = cloud.endpointId;
    receipt.account = cloud.account;
    TerminationRunner runner(cloud, scope.liftProtection, named, sink, stop);
    std::set<ClusterId> clusters;
    std::vector<Target> claimed;
    // A machine that appears after the first sweep is terminated by the second; later ones are a defect.
    constexpr int most = 3;
    for (int round = 0; round <= most; ++round) {
        StepReporter step(sink, round == 0 ? StepEvent{.step = "find", .title = "Finding resources"}
                                           : StepEvent{.step = "sweep", .title = "Final check"});
        step.begin();
        if (round > 0 && !pause(cloud.polling.beforeSecondSweep, {Deadline::never(), stop})) {
            step.failed(say("cancelled before the final check"));
            break;
        }
        if (round > 0 && scope.wholeAccount && accountNow(cloud, {Deadline::after(1min), stop}) != cloud.account) {
            step.failed(say("account %1 does not answer any more", cloud.account));
            break; // everything in another account would be terminated
        }
        auto found = findTargets(cloud, scope, {Deadline::after(5min), stop});
        if (!found) {
            receipt.regionsNotRead = {{cloud.region, found.error()}};
            step.failed(found.error().detail);
            if (round == 0)
                return fail(found.error());
            break;
        }
        clusters.insert(found->clusters.begin(), found->clusters.end());
        recordFindings(cloud, *found, receipt);
        claimed = std::move(found->list.claimed);
        runner.closeTerminated(found->terminated);
        auto &targets = found->list.targets;
        const bool skipped = round > 0 && skipUnread(targets, receipt, runner);
        const bool awaited = !found->unanswered.empty() && runner.awaitsRequests();
        step.done(targets.empty()       ? say("nothing")
                  : targets.size() == 1 ? say("1 resource")
                                        : say("%1 resources", targets.size()));
        if (targets.empty() && !awaited) {
            if (round > 0) {
                receipt.secondSweepClean = !skipped;
                break;
            }
            continue; // always search twice: tags may lag behind
        }
        if (round == most)
            break;
        runner.leaveUnrecorded(found->foreign);
        runner.end(targets, found->unanswered);
        // What could not be terminated in two rounds would not be in a third: report it. A region that could not be
        // read does not deprive the others of their second search.
        const bool left = std::ranges::count(runner.lines(), Outcome::Remaining, &ReceiptLine::outcome) > 0;
        if (stop.stop_requested() || (left && (round > 0 || found->regionsRead == 0)))
            break;
    }
    receipt.lines = runner.lines();
    receipt.unwritable = cloud.ledger->unwritable();

    const auto at = now();
    for (Target &t : claimed)
        receipt.lines.push_back(leftClaimed(std::move(t), at));
    if (accountNow(cloud, {Deadline::after(1min), {}}) != cloud.account)
        receipt.secondSweepClean = false; // the profile got other keys: it is unknown which account was searched
    closeClusters(cloud, clusters, named, receipt, at);
    return {};
}

Receipt terminateCluster(const CloudContext &cloud, const ClusterId &id, const ProgressSink &sink)
{
    Receipt receipt;
    receipt.started = now();
    (void)setState(cloud, id, ClusterState::Stopping);
    (void)endScope(cloud, {.clusters = {id}}, sink, {}, receipt); // a failure is in the receipt as well
    receipt.finished = now();
    (void)writeReceipt(cloud, receipt);
    return receipt;
}

Result<Receipt> Teardown::run(const TeardownScope &scope, const ProgressSink &sink, std::stop_token stop) const
{
    const CloudContext cloud = withAccountNow(m_context, {Deadline::after(1min), stop});
    TY_TRY(checkConfirmed(cloud, scope)); // before a launch is stopped
    const auto lease =
        cloud.ledger->lease(leaseNameOf(cloud, scope), scope.clusters.empty() ? "terminate all" : "terminate");
    // A full disk must not keep machines running. Without the lease two programs may terminate the same cluster: that
    // is safe.
    if (!lease && lease.error().code != ErrorCode::DiskFull && lease.error().code != ErrorCode::IoFailure)
        return fail(lease.error());
    Receipt receipt;
    receipt.started = now();
    {
        // Concurrent; the following steps do not wait for it.
        const auto checkpoint = requestCheckpoint(cloud, scope);
        const auto held = stopLaunches(cloud, scope, sink, stop);
        if (const Status done = endScope(cloud, scope, sink, stop, receipt); !done) {
            if (done.error().code == ErrorCode::Conflict)
                restoreStates(cloud, held.rows);
            return fail(done.error());
        }
    }
    if (!lease)
        receipt.unwritable = lease.error();
    receipt.interrupted = stop.stop_requested() && !receipt.clean();
    receipt.finished = now();
    StepReporter step(sink, {.step = "receipt", .title = "Writing the receipt"});
    if (const auto written = writeReceipt(cloud, receipt); written)
        step.done(receipt.files.front().string());
    else
        step.failed(written.error().detail);
    return receipt;
}

} // namespace trainyard::cluster
