#include "backend/services/live/live_costs.h"

#include <algorithm>

#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/plan/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::services {

using namespace std::chrono_literals;

LiveCostService::LiveCostService(Tasks &tasks, CloudSource &source, ClusterService &clusters, RunService &runs,
                                 TeardownService &teardown, QObject *parent)
    : CostService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_clusters(clusters)
    , m_runs(runs)
    , m_teardown(teardown)
{
    m_again.setInterval(15s); // costs grow without any event
    connect(&m_again, &QTimer::timeout, this, &LiveCostService::refresh);
    connect(&clusters, &ClusterService::changed, this, &LiveCostService::refresh);
    connect(&source, &CloudSource::selected, this, &LiveCostService::refresh);
    m_again.start();
}

void LiveCostService::refresh()
{
    if (std::exchange(m_polling, true))
        return;
    m_tasks.run([this](std::stop_token) { return fetch(m_source); })
        .then(this, [this](const Result<Snapshot> &snapshot) {
            m_polling = false;
            apply(snapshot);
        });
}

void LiveCostService::setDayBudget(const cluster::Budget &budget)
{
    m_tasks
        .run([this, budget](std::stop_token) -> Result<Snapshot> {
            TY_ASSIGN(const auto ledger, m_source.ledger());
            TY_TRY(cluster::setDayBudget(*ledger, m_source.profile(), budget));
            return fetch(m_source);
        })
        .then(this, [this](const Result<Snapshot> &snapshot) { apply(snapshot); });
}

Result<LiveCostService::Snapshot> LiveCostService::fetch(CloudSource &source)
{
    const auto ledger = source.ledger();
    if (!ledger)
        return fail(ledger.error());
    const std::string profile = source.profile();
    const auto at = SystemClock::instance().now();
    const auto rows = (*ledger)->clusters();
    const auto budget = cluster::dayBudget(**ledger, profile);
    if (!rows || !budget)
        return fail(rows ? budget.error() : rows.error());
    Snapshot snapshot;
    CostSnapshot &costs = snapshot.costs;
    const auto bundled = cluster::catalogOf(source.stateFolder());
    const auto free = bundled->free();
    costs.dayBudget = *budget;
    costs.priceDate = bundled->priceDate();
    costs.asOf = at;
    std::vector<cluster::BillingInterval> all;
    // A profile may have been used at several endpoints; the local one costs nothing.
    std::vector<std::string> endpoints;
    for (const ledger::Cluster &row : *rows) {
        if (row.profile != profile)
            continue;
        if (std::ranges::find(endpoints, row.endpoint) == endpoints.end())
            endpoints.push_back(row.endpoint);
        const auto &catalog = row.endpoint == "local" ? *free : *bundled;
        TY_ASSIGN(auto lived, cluster::billingIntervalsOf(**ledger, catalog, row, at));
        int stopped = 0, alive = 0;
        for (const cluster::BillingInterval &s : lived) {
            if (s.to != at)
                continue;
            costs.now += s.rate;
            ++alive;
            stopped += s.state == "stopped";
        }
        const auto plan = cluster::LaunchPlan::fromJson(row.plan);
        if (plan && alive > 0 && !row.closed) {
            for (const cluster::Saving &saving : cluster::savings(catalog, *plan, stopped))
                costs.savings.push_back({row.id, row.name, saving});
        }
        std::ranges::move(lived, std::back_inserter(all));
    }
    std::ranges::stable_sort(costs.savings, std::ranges::greater(),
                             [](const CostSnapshot::SavingRecommendation &c) { return c.saving.usdPerHour; });
    const auto days = cluster::spentByDay(all);
    for (auto day = days.rbegin(); day != days.rend(); ++day)
        costs.days.push_back({day->first, day->second});
    const auto today = days.find(toIso8601(at).substr(0, 10));
    costs.usdToday = today == days.end() ? 0 : today->second;
    costs.usdTotal = cluster::spentOn(all, {});
    for (const std::string &endpoint : endpoints) {
        TY_ASSIGN(auto alarms, cluster::budgetAlarms(**ledger, profile, endpoint, all, at));
        std::ranges::move(alarms, std::back_inserter(snapshot.alarms));
    }
    return snapshot;
}

void LiveCostService::apply(const Result<Snapshot> &snapshot)
{
    if (!snapshot) {
        if (m_error != snapshot.error())
            emit failed(snapshot.error());
        m_error = snapshot.error();
        return;
    }
    m_error.reset();
    if (snapshot->costs != m_known) {
        m_known = snapshot->costs;
        emit changed(m_known);
    }
    for (const cluster::BudgetAlarm &alarm : snapshot->alarms) {
        if (alarm.news.act)
            act(alarm);
        emit this->alarm(alarm);
    }
}

/// Carries out the action chosen with the budget; the user is not asked again.
void LiveCostService::act(const cluster::BudgetAlarm &alarm)
{
    switch (alarm.budget.action) {
    case cluster::BudgetAction::Warn:
        break;
    case cluster::BudgetAction::StopRun:
        for (const RunSnapshot &run : m_runs.runs()) {
            const bool active = run.state == RunState::Running || run.state == RunState::Starting;
            if (active && (alarm.cluster.empty() || run.cluster == alarm.cluster))
                m_runs.stop(run.id);
        }
        break;
    case cluster::BudgetAction::Terminate:
        m_teardown.run({.cluster = alarm.cluster});
        break;
    }
}

} // namespace trainyard::services
