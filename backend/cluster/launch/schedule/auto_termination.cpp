#include "backend/cluster/launch/schedule/auto_termination.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <sstream>

#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/cloud/records/unjoined_machines.h"
#include "backend/cluster/launch/cluster_operation_internal.h"
#include "backend/cluster/launch/schedule/stack_schedule.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"
#include "backend/provision/standard.h"
#include "backend/ssh/session.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using std::chrono::minutes;

constexpr minutes kMostAhead = std::chrono::days(30);

// Shell commands for a machine. All times are relative to its own clock.

std::string idleWords(minutes limit)
{
    return "; echo " + std::to_string(std::chrono::seconds(limit).count()) + " > $0/idle";
}

/// An immediate shutdown would close the connection before the exit status arrives, and the machine would count as
/// failed. Therefore it starts five seconds later, in a session of its own.
std::string deadlineWords(minutes endIn)
{
    const std::string count = std::to_string(endIn.count());
    return "; echo $(($(date +%s) + 60 * " + count + ")) > $0/deadline; " +
           (endIn > 0min ? "shutdown -h +" + count
                         : R"(setsid sh -c "sleep 5; shutdown -h now" </dev/null >/dev/null 2>&1 &)");
}

/// 0 means none: a missing file would be written again at the next boot.
std::string stopRunWords(std::optional<minutes> in)
{
    return in ? "; echo $(($(date +%s) + 60 * " + std::to_string(in->count()) + ")) > $0/stop-run"
              : "; echo 0 > $0/stop-run";
}

std::string command(const std::string &words)
{
    return "sudo sh -c 'set -e; mkdir -p $0" + words + "' " + provision::kLimitsFolder;
}

Status runOn(const Host &host, const std::string &line, std::stop_token stop)
{
    TY_ASSIGN(auto session, ssh::SshSession::open(host.target, {Deadline::after(30s), stop}));
    const auto executed = session.mustExec(line, {}, {Deadline::after(30s), stop});
    return executed ? Status() : fail(executed.error());
}

/// Runs the command on every machine of a cluster. Returns the first error after all machines have been tried.
Status runOnAll(const ledger::Cluster &row, const std::vector<Host> &machines, const std::string &line,
                const ProgressSink &sink, std::stop_token stop)
{
    return parallelForEach(machines, 16, std::move(stop), [&](const Host &host, std::stop_token token) {
        StepReporter report(sink, {.step = "deadline",
                                   .title = "Setting the limits",
                                   .host = host.name + " of " + row.name,
                                   .subject = {"instance", host.instance.value, row.id.value}});
        return report.begin().end(runOn(host, line, std::move(token)));
    });
}

/// Other computers and the AWS console read the deadline from the tags.
Status retag(const CloudContext &cloud, const ledger::Cluster &row, Timestamp expires, std::stop_token stop)
{
    TY_ASSIGN(const auto known, cloud.ledger->resources(row.id));
    std::vector<std::string> ids;
    for (const ledger::Resource &r : known) {
        if (r.isInstance())
            ids.push_back(r.id);
    }
    if (ids.empty())
        return {};
    return cloud.ec2Of(row.region)
        ->createTags(ids, {{tag::kExpires, toIso8601(expires)}}, {Deadline::after(2min), stop});
}

/// The machines that are neither stopped nor stopping; others cannot be reached.
Result<std::vector<Host>> runningHosts(const CloudContext &cloud, const ClusterId &id)
{
    auto machines = hosts(cloud, id);
    const auto known = cloud.ledger->resources(id);
    if (!machines || !known)
        return fail(machines ? known.error() : machines.error());
    std::erase_if(*machines, [&](const Host &host) {
        const auto r = std::ranges::find_if(
            *known, [&](const ledger::Resource &k) { return k.isInstance() && k.id == host.instance.value; });
        return r == known->end() || isStoppedOrStopping(r->state);
    });
    return machines;
}

/// A setting of the ledger: the machines and the stack, as ids separated by spaces, that may have another deadline than
/// the ledger. They were stopped when it was set, or the change was interrupted.
std::string outdatedKey(const ClusterId &id)
{
    return "outdated-deadlines:" + id.value;
}

Result<std::set<std::string>> outdated(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto text, cloud.ledger->setting(outdatedKey(id)));
    std::istringstream words(text.value_or(""));
    return std::set<std::string>(std::istream_iterator<std::string>(words), {});
}

Status saveOutdated(const CloudContext &cloud, const ClusterId &id, const std::set<std::string> &machines)
{
    std::string text;
    for (const std::string &machine : machines)
        text += machine + " ";
    return cloud.ledger->setSetting(outdatedKey(id), text);
}

/// Called when these machines have the ledger's deadline.
Status unmarkOutdated(const CloudContext &cloud, const ClusterId &id, const std::vector<Host> &machines)
{
    TY_ASSIGN(auto left, outdated(cloud, id));
    for (const Host &host : machines)
        left.erase(host.instance.value);
    return saveOutdated(cloud, id, left);
}

/// The groups of a stack end its machines at a time of their own, also those that cannot be reached.
Status moveGroups(const CloudContext &cloud, const ledger::Cluster &row, Timestamp then, std::stop_token stop)
{
    const Status moved = moveStackDeadline(cloud, row.id, then, {Deadline::after(5min), std::move(stop)});
    if (!moved) {
        recordFailure(cloud, row.id, "deadline", row.name,
                      say("the groups of its stack still end its machines at another time: %1", moved.error().detail));
        return moved;
    }
    TY_ASSIGN(const auto known, cloud.ledger->resources(row.id));
    TY_ASSIGN(auto left, outdated(cloud, row.id));
    for (const ledger::Resource &r : known) {
        if (r.kind == kStackKind)
            left.erase(r.id);
    }
    return saveOutdated(cloud, row.id, left);
}

/// Machines of the stack's launch template that nothing has set up keep the end that the template gives them.
Status refuseUnjoined(const CloudContext &cloud, const ledger::Cluster &row, std::stop_token stop)
{
    TY_ASSIGN(const auto machines, unjoinedMachines(cloud, row.id, {Deadline::after(2min), std::move(stop)}));
    std::string ids;
    for (const aws::Instance &m : machines)
        ids += (ids.empty() ? "" : ", ") + m.id.value;
    if (ids.empty())
        return {};
    return fail(ErrorCode::StillRunning, "cluster " + row.name,
                "all other machines have the new deadline, but " + ids +
                    " from the launch template of its stack cannot be reached before it joins a run, and ends later: "
                    "terminate it, or the cluster");
}

/// \param reached  the machines that have the new deadline
Status write(const CloudContext &cloud, const ledger::Cluster &row, const std::vector<Host> &reached, Timestamp then,
             std::stop_token stop)
{
    auto done = cloud.ledger->setClusterExpires(row.id, then);
    if (done)
        done = unmarkOutdated(cloud, row.id, reached);
    if (const auto tagged = retag(cloud, row, then, std::move(stop)); done && !tagged)
        done = tagged;
    recordEvent(cloud, row.id, "deadline", row.name, say("%1 terminates itself at %2", row.name, toIso8601(then)));
    return done;
}

minutes until(Timestamp then)
{
    return std::max(0min, std::chrono::ceil<minutes>(then - now()));
}

Status bad(const std::string &why)
{
    return fail(ErrorCode::InvalidArgument, "limits", why);
}

/// The past cost of a cluster's machines, and their present cost per hour.
struct SpendSummary {
    double spent = 0, usdPerHour = 0;
};
Result<SpendSummary> spendOf(const CloudContext &cloud, const ledger::Cluster &row, Timestamp at)
{
    TY_ASSIGN(const auto lived, billingIntervalsOf(*cloud.ledger, *cloud.catalog, row, at));
    SpendSummary spend{spentOn(lived, row.id), 0};
    for (const BillingInterval &s : lived)
        spend.usdPerHour += s.to == at ? s.rate.total() : 0;
    return spend;
}

} // namespace

void markOutdated(const CloudContext &cloud, const ClusterId &id)
{
    const auto known = cloud.ledger->resources(id);
    std::set<std::string> machines;
    for (const ledger::Resource &r : known ? *known : std::vector<ledger::Resource>()) {
        if (r.isInstance() || r.kind == kStackKind)
            machines.insert(r.id);
    }
    (void)saveOutdated(cloud, id, machines);
}

std::optional<Timestamp> runsStopAt(const Budget &budget, double spent, double usdPerHour, Timestamp asOf)
{
    return budget.action == BudgetAction::StopRun ? budget.reachedAt(spent, usdPerHour, asOf) : std::nullopt;
}

Status scheduleTermination(const CloudContext &cloud, minutes time, const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto open, cloud.ledger->clusters(true));
    const Timestamp then = now() + time;
    Status first;
    for (const ledger::Cluster &row : open) {
        if (!sameCloud(cloud, row) || (row.expires && *row.expires <= then))
            continue;
        const Status all = [&]() -> Status {
            markOutdated(cloud, row.id);
            const Status groups = moveGroups(cloud, row, then, stop); // they also end what SSH does not reach
            TY_ASSIGN(const auto machines, runningHosts(cloud, row.id));
            TY_TRY(runOnAll(row, machines, command(deadlineWords(time)), sink, stop));
            TY_TRY(write(cloud, row, machines, then, stop));
            TY_TRY(groups);
            return refuseUnjoined(cloud, row, stop);
        }();
        if (first && !all)
            first = all;
    }
    return first;
}

Status changeLimits(const CloudContext &asked, const ClusterId &id, const ClusterLimits &change,
                    const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto found, asked.ledger->cluster(id));
    if (!found || found->closed)
        return fail(ErrorCode::NotFound, "ledger", "there is no open cluster " + id.value);
    ledger::Cluster row = *found;
    if (!sameCloud(asked, row))
        return fail(ErrorCode::Conflict, "cluster " + row.name, otherCloudError(asked, row).detail);
    TY_ASSIGN(auto plan, LaunchPlan::fromJson(row.plan));
    const bool needsPrices = change.budget || plan.budget.usd > 0;
    const CloudContext cloud = needsPrices ? withPricesOf(asked, {row, plan}, stop) : asked;
    if (change.idle)
        plan.idle = *change.idle;
    const Budget before = plan.budget;
    if (change.budget)
        plan.budget = *change.budget;
    if (change.budget && plan.budget != before) {
        TY_TRY(refuseUnpricedBudget(plan, *cloud.catalog));
    }
    for (const Problem &p : plan.problems(*cloud.catalog)) {
        if (p.field == &LaunchPlan::idle || (p.field == &LaunchPlan::budget && !isUsd(plan.budget.usd)))
            return bad(describe(p));
    }

    const Timestamp at = now();
    TY_ASSIGN(const auto spend, spendOf(cloud, row, at));
    const auto bound = plan.budget.deadline(spend.spent, spend.usdPerHour, at);
    std::optional<Timestamp> then;
    if (change.extendBy)
        then = std::max(at, row.expires.value_or(at)) + *change.extendBy;
    else if (change.endIn)
        then = at + *change.endIn;
    if (then && *then > at + kMostAhead)
        return bad("a deadline is at most 30 days ahead");
    if (then && bound && *then > *bound)
        return bad("its budget of " + std::to_string(int(plan.budget.usd)) + " USD is spent at " + toIso8601(*bound) +
                   ": raise it first");
    if (!then && bound && (!row.expires || *bound < *row.expires))
        then = bound;

    TY_ASSIGN(const auto machines, runningHosts(cloud, id));
    std::string words;
    if (change.idle)
        words += idleWords(*change.idle);
    if (then) {
        words += deadlineWords(until(*then));
        markOutdated(cloud, id);
    }
    if (!words.empty()) {
        if (const auto sent = runOnAll(row, machines, command(words), sink, stop); !sent) {
            recordFailure(cloud, id, "deadline", row.name, say("changing the limits"), sent.error());
            return sent;
        }
    }
    // Once the budget is spent, the runs have been stopped; runs that were started since then are intentional.
    const bool stops = before.action == BudgetAction::StopRun || plan.budget.action == BudgetAction::StopRun;
    if (change.budget && stops && (before != plan.budget || spend.spent < plan.budget.usd)) {
        std::vector<Host> head;
        std::ranges::copy_if(machines, std::back_inserter(head), [](const Host &h) { return h.isHead(); });
        const auto moment = runsStopAt(plan.budget, spend.spent, spend.usdPerHour, at);
        const auto in = moment ? std::optional(until(*moment)) : std::nullopt;
        TY_TRY(runOnAll(row, head, command(stopRunWords(in)), sink, stop));
    }
    // The SSH commands take time: keep what others wrote into the row meanwhile.
    const auto fresh = cloud.ledger->cluster(id);
    if (!fresh || !*fresh)
        return fresh ? Status() : fail(fresh.error());
    row = **fresh;
    row.plan = plan.toJson();
    TY_TRY(cloud.ledger->saveCluster(row));
    if (!then)
        return {};
    const Status groups = moveGroups(cloud, row, *then, stop);
    TY_TRY(write(cloud, row, machines, *then, stop));
    return groups;
}

Status repeatDeadline(const CloudContext &cloud, const ClusterId &id, const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    TY_ASSIGN(const auto marked, outdated(cloud, id));
    if (!row || !row->expires || marked.empty())
        return {};
    TY_ASSIGN(auto machines, runningHosts(cloud, id));
    std::erase_if(machines, [&](const Host &host) { return !marked.contains(host.instance.value); });
    const Status tagged = retag(cloud, *row, *row->expires, stop);
    TY_TRY(runOnAll(*row, machines, command(deadlineWords(until(*row->expires))), sink, stop));
    TY_TRY(tagged); // repeated while the machines are marked
    TY_TRY(unmarkOutdated(cloud, id, machines));
    TY_ASSIGN(const auto known, cloud.ledger->resources(id));
    const bool isStackLeft = std::ranges::any_of(
        known, [&](const ledger::Resource &r) { return r.kind == kStackKind && marked.contains(r.id); });
    return isStackLeft ? moveGroups(cloud, *row, *row->expires, std::move(stop)) : Status();
}

Status sendDeadline(const CloudContext &cloud, const ClusterId &id, const std::vector<std::string> &nodes,
                    const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    if (!row || !row->expires)
        return {};
    TY_ASSIGN(auto machines, runningHosts(cloud, id));
    std::erase_if(machines, [&](const Host &host) {
        return !nodes.empty() && std::ranges::find(nodes, host.name) == nodes.end();
    });
    return runOnAll(*row, machines, command(deadlineWords(until(*row->expires))), sink, std::move(stop));
}

Status refreshBudgetLimits(const CloudContext &cloud, const ClusterId &id, const ProgressSink &sink,
                           std::stop_token stop)
{
    const auto row = cloud.ledger->cluster(id);
    if (!row || !*row)
        return row ? Status() : fail(row.error());
    const auto plan = LaunchPlan::fromJson((*row)->plan);
    if (!plan || plan->budget.usd <= 0 || plan->budget.action == BudgetAction::Warn)
        return {};
    return changeLimits(cloud, id, {.budget = plan->budget}, sink, std::move(stop));
}

} // namespace trainyard::cluster
