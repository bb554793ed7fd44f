// What the ledger knows about a run whose workers are Spot machines.

#include <algorithm>
#include <set>

#include "backend/cluster/cloud/day_budget.h"
#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/operate/budget_watch.h"
#include "backend/cluster/operate/interruptions.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/cluster_state.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/plan/membership.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/runs/scale_policy.h"
#include "backend/training/recovery/spot_replacements_internal.h"
#include "backend/training/run/cluster_run_internal.h"

namespace trainyard::training {

namespace {

using cluster::CloudContext;

constexpr double kLocalStartSeconds = 5; ///< instances of the local cloud are processes

bool acts(const cluster::Budget &budget)
{
    return budget.action != cluster::BudgetAction::Warn;
}

/// The rest of a budget, for machines that stay: those that EC2 takes back cost nothing soon.
SpotBudget budgetOf(std::string name, const cluster::Budget &budget, std::vector<cluster::BillingInterval> lived,
                    Timestamp from, Timestamp now, const ClusterId &cluster, const std::set<std::string> &lost)
{
    SpotBudget rest{.name = std::move(name), .usd = budget.usd, .acts = acts(budget)};
    rest.spent = cluster::sumOf(lived, from, now).usd;
    std::erase_if(lived, [&](const auto &i) { return i.cluster == cluster && lost.contains(i.node); });
    const auto rate = cluster::costNow(lived, now);
    rest.usdPerHour = rate.total();
    rest.priced = rate.unpriced == 0;
    return rest;
}

/// Until the end of the run with the workers that it has.
std::optional<double> remainingSeconds(const runs::ThroughputEstimator &throughput, int epochs, Timestamp now)
{
    const auto law = runs::ScalingLaw::fit(throughput.throughputs());
    if (!law || throughput.epochsDone() == 0 || throughput.workers() == 0)
        return std::nullopt;
    const double speed = law->samplesPerSecond(throughput.workers());
    const double unixNow = std::chrono::duration<double>(now.time_since_epoch()).count();
    return speed > 0 ? std::optional(throughput.remainingSamples(epochs, unixNow) / speed) : std::nullopt;
}

Status addBudgets(SpotFacts &facts, const CloudContext &cloud, const ledger::Cluster &row,
                  const cluster::LaunchPlan &plan, const std::set<std::string> &lost, const CallContext &context)
{
    TY_ASSIGN(const auto daily, cluster::dayBudget(*cloud.ledger, row.profile));
    auto catalog = cloud.catalog;
    if (plan.budget.usd > 0 || daily.usd > 0)
        catalog = cluster::withMissingPrices(cloud, {{plan.instanceType, row.region}}, context);
    auto own = plan;
    own.spot = facts.policy != cluster::SpotReplacement::OnDemand;
    if (const auto cost = cluster::machineCost(*catalog, own, plan.instanceType, row.region); cost.unpriced == 0)
        facts.usdPerHour = cost.total();
    if (plan.budget.usd > 0) {
        TY_ASSIGN(auto lived, cluster::billingIntervalsOf(*cloud.ledger, *catalog, row, facts.now));
        facts.budgets.push_back(
            budgetOf("the budget of the cluster", plan.budget, std::move(lived), Timestamp{}, facts.now, row.id, lost));
    }
    if (daily.usd > 0 && !catalog->costsNothing()) {
        const Timestamp midnight = std::chrono::floor<std::chrono::days>(facts.now); // UTC, as on AWS's bill
        TY_ASSIGN(auto lived, cluster::profileBilling(*cloud.ledger, *catalog, row.profile, facts.now));
        facts.budgets.push_back(
            budgetOf("the daily budget", daily, std::move(lived), midnight, facts.now, row.id, lost));
        facts.budgets.back().until = midnight + std::chrono::days(1);
    }
    return {};
}

} // namespace

bool usesSpot(const CloudContext &cloud, const ClusterId &id)
{
    const auto row = cloud.ledger->cluster(id);
    const auto plan =
        row && *row ? cluster::LaunchPlan::fromJson((*row)->plan) : Result<cluster::LaunchPlan>(cluster::LaunchPlan());
    return plan && plan->spot;
}

Result<SpotFacts> spotFacts(const CloudContext &cloud, const ledger::Run &run, const protocol::JobSpec &job,
                            const runs::ThroughputEstimator &throughput, const CallContext &context)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(run.cluster));
    if (!row)
        return fail(ErrorCode::NotFound, "run " + run.id.value, "its cluster is not in the ledger");
    TY_ASSIGN(const auto plan, cluster::LaunchPlan::fromJson(row->plan));
    TY_ASSIGN(const auto events, cloud.ledger->events(run.cluster, {}, 0, 0));
    TY_ASSIGN(const auto machines, cloud.ledger->resources(run.cluster));
    TY_ASSIGN(const auto intents, cloud.ledger->intents(run.cluster));
    const auto lost = cluster::interruptedNodes(events);

    SpotFacts facts;
    facts.stranded = strandedMachines(events, intents, machines, run.created);
    const auto takesPart = [&](const std::string &node) {
        return !lost.contains(node) &&
               std::ranges::find(facts.stranded, node, &StrandedMachine::node) == facts.stranded.end();
    };
    facts.policy = plan.replaceSpot;
    facts.history = SpotHistory::of(events, run.created);
    for (const ledger::Resource &r : machines)
        facts.workers += r.isInstance() && cluster::isWorkerName(r.name) && takesPart(r.name);
    facts.plannedWorkers = plan.workers;
    const int each = std::max(job.workersPerMachine, 1); // the job counts workers, the plan machines
    facts.leastWorkers = (job.minWorkers + each - 1) / each;
    facts.mostWorkers = (job.maxWorkers + job.spares) / each;
    const auto state = cloud.ledger->run(run.id);
    facts.ending = cluster::isEnding(*row) || (state && *state && isOver(**state));
    facts.now = wallNow();
    facts.deadline = row->expires;
    facts.secondsLeft = remainingSeconds(throughput, job.epochs, facts.now);
    if (cloud.catalog->costsNothing())
        facts.startSeconds = kLocalStartSeconds;
    if (!facts.history.open.empty()) {
        TY_TRY(addBudgets(facts, cloud, *row, plan, lost, context));
    }
    return facts;
}

} // namespace trainyard::training
