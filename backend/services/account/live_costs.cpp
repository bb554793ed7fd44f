#include "backend/services/account/live_costs.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::services {

using namespace std::chrono_literals;

LiveCostService::LiveCostService(Tasks &tasks, CloudSource &source, Operations &operations, ClusterService &clusters,
                                 RunService &runs, TeardownService &teardown, QObject *parent)
    : CostService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
    , m_clusters(clusters)
    , m_runs(runs)
    , m_teardown(teardown)
{
    m_again.setInterval(15s); // costs grow without any event
    connect(&m_again, &QTimer::timeout, this, &LiveCostService::refresh);
    connect(&clusters, &ClusterService::changed, this, &LiveCostService::refresh);
    connect(&source, &CloudSource::selected, this, &LiveCostService::refresh);
    connect(&teardown, &TeardownService::finished, this, &LiveCostService::ended);
    m_again.start();
}

LiveCostService::~LiveCostService()
{
    const auto leave = [this](const Enforcement &enforced) {
        const cluster::BudgetAlarm &alarm = enforced.alarm;
        // What is in another account is recorded as such, and due when that answers.
        const bool isElsewhere = alarm.measures == cluster::BudgetMeasures() && !alarm.elsewhere.empty();
        if (!alarm.isTried && !isElsewhere)
            (void)repeat(enforced, {}); // what was terminated is closed, and not due
    };
    for (const auto &[termination, enforced] : m_enforced) // their ends were not reported any more
        leave(enforced);
    for (const Enforcement &recorded : m_recorded) // their snapshots came too late
        leave(recorded);
}

void LiveCostService::refresh()
{
    // While the window closes, no measure begins: it would be cancelled.
    if (m_operations.isClosing() || std::exchange(m_polling, true))
        return;
    m_tasks.run([this](std::stop_token stop) { return fetch(stop); })
        .then(this, [this](const Result<Snapshot> &snapshot) {
            m_polling = false;
            apply(snapshot);
        });
}

void LiveCostService::setDayBudget(const cluster::Budget &budget)
{
    m_tasks
        .run([this, budget, profile = m_source.profile()](std::stop_token stop) -> Result<Snapshot> {
            TY_ASSIGN(const auto ledger, m_source.writableLedger());
            const auto at = SystemClock::instance().now();
            TY_ASSIGN(const auto lived,
                      cluster::profileBilling(*ledger, *cluster::catalogOf(m_source.stateFolder()), profile, at));
            TY_TRY(cluster::setDayBudget(*ledger, profile, budget, cluster::costNow(lived, at)));
            return fetch(stop);
        })
        .then(this, [this](const Result<Snapshot> &snapshot) { apply(snapshot); });
}

Result<LiveCostService::Snapshot> LiveCostService::fetch(const std::stop_token &stop)
{
    TY_ASSIGN(const auto ledger, m_source.ledger());
    const std::string profile = m_source.profile();
    const auto at = SystemClock::instance().now();
    TY_ASSIGN(const auto rows, ledger->clusters());
    Snapshot snapshot;
    snapshot.profile = profile;
    CostSnapshot &costs = snapshot.costs;
    const auto bundled = cluster::catalogOf(m_source.stateFolder());
    TY_ASSIGN(costs.dayBudget, cluster::dayBudget(*ledger, profile));
    costs.priceDate = bundled->priceDate();
    costs.asOf = at;
    TY_ASSIGN(const auto all, cluster::profileBilling(*ledger, *bundled, profile, at));
    costs.now = cluster::costNow(all, at);
    std::vector<std::string> endpoints; // a profile may have been used at several
    for (const ledger::Cluster &row : rows) {
        if (row.profile != profile)
            continue;
        if (std::ranges::find(endpoints, row.endpoint) == endpoints.end())
            endpoints.push_back(row.endpoint);
        int stopped = 0, alive = 0;
        for (const cluster::BillingInterval &s : all) {
            if (s.cluster != row.id || s.to != at || s.state == cluster::kGatewayState)
                continue;
            ++alive;
            stopped += cluster::isInState(s.state, cluster::InstanceState::Stopped);
        }
        const auto plan = cluster::LaunchPlan::fromJson(row.plan);
        if (plan && alive > 0 && !row.closed && !row.isLocal()) {
            for (const cluster::Saving &saving : cluster::savings(*bundled, *plan, stopped))
                costs.savings.push_back({row.id, row.name, saving});
        }
    }
    std::ranges::stable_sort(costs.savings, std::ranges::greater(),
                             [](const CostSnapshot::SavingRecommendation &c) { return c.saving.usdPerHour; });
    const auto days = cluster::spentByDay(all);
    for (auto day = days.rbegin(); day != days.rend(); ++day)
        costs.days.push_back({day->first, day->second});
    costs.today = cluster::sumOf(all, std::chrono::floor<std::chrono::days>(at), at);
    costs.total = cluster::sumOf(all, ClusterId());
    std::optional<std::string> answer; // for the budgets of all endpoints
    const cluster::AccountQuery account = [&](const std::stop_token &asked) -> std::optional<std::string> {
        const CallContext context{Deadline::after(20s), asked};
        if (!answer) {
            const auto cloud = m_source.open(false, context);
            answer = cloud && cloud->profile == profile ? cluster::accountNow(*cloud, context) : std::string();
        }
        // After another selection, it is the answer of another account.
        return m_source.profile() == profile && !asked.stop_requested() ? answer : std::nullopt;
    };
    for (const std::string &endpoint : endpoints) {
        TY_ASSIGN(auto alarms, m_watch.alarms(*ledger, profile, endpoint, all, at, account, stop));
        const std::lock_guard lock(m_mutex);
        for (cluster::BudgetAlarm &alarm : alarms)
            m_recorded.push_back({profile, std::move(alarm)});
    }
    return snapshot;
}

void LiveCostService::apply(const Result<Snapshot> &snapshot)
{
    enforceRecorded(); // also what a snapshot had recorded before it failed
    if (!snapshot) {
        if (m_error != snapshot.error())
            emit failed(snapshot.error());
        m_error = snapshot.error();
        return;
    }
    m_error.reset();
    const bool isSelected = snapshot->profile == m_source.profile();
    if (isSelected && snapshot->costs != m_known) {
        m_known = snapshot->costs;
        emit changed(m_known);
    }
    if (!isSelected)
        refresh();
}

void LiveCostService::enforceRecorded()
{
    std::vector<Enforcement> all;
    {
        const std::lock_guard lock(m_mutex);
        all.swap(m_recorded);
    }
    for (const Enforcement &recorded : all) {
        const auto terminate = [this, &recorded](const ClusterId &id) {
            cluster::TeardownScope scope;
            scope.profile = recorded.profile;
            if (!id.empty())
                scope.clusters = {id};
            scope.models = cluster::UnsavedModels::TryTo;
            m_enforced.insert_or_assign(m_teardown.run(scope, {}), recorded);
            return Status(); // a failure is shown as an operation, see ended()
        };
        const auto stopRun = [this](const RunId &run) {
            m_runs.stop(run, training::StopMode::SaveCheckpoint);
            return Status();
        };
        (void)cluster::enforce(recorded.alarm, {.stopRun = stopRun, .terminate = terminate});
        emit alarm(recorded.alarm);
    }
}

void LiveCostService::ended(const OperationId &termination, const Result<cluster::Receipt> &receipt)
{
    const auto enforced = m_enforced.extract(termination);
    if (enforced.empty()) // by the user, or a rule
        return;
    const Status done = receipt ? cluster::terminationStatus(*receipt) : fail(receipt.error());
    // The user may cancel a termination. One that ends because the window closes is due again.
    const bool isCancelled = !done && done.error().code == ErrorCode::Cancelled && !m_operations.isClosing();
    if (done || isCancelled || enforced.mapped().alarm.isTried)
        return;
    m_watch.pause(enforced.mapped().profile, enforced.mapped().alarm, SystemClock::instance().now());
    const bool isComplete = receipt && !receipt->interrupted; // else some clusters may have no line yet
    m_tasks
        .run([this, again = enforced.mapped(),
              left = isComplete ? cluster::clustersLeft(*receipt) : std::set<ClusterId>()](std::stop_token) {
            return repeat(again, left);
        })
        .then(this, [this](const Status &repeated) {
            if (!repeated)
                emit failed(repeated.error());
        });
}

Status LiveCostService::repeat(const Enforcement &enforced, const std::set<ClusterId> &left)
{
    TY_ASSIGN(const auto ledger, m_source.ledger());
    return m_watch.repeat(*ledger, enforced.profile, enforced.alarm, left);
}

} // namespace trainyard::services
