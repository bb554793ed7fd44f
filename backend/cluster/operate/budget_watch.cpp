#include "backend/cluster/operate/budget_watch.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <set>
#include <sstream>

#include "backend/cluster/plan/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/deadline.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {
namespace {

/// Identifies the budget of an alarm: by cluster, or by profile and day.
std::string budgetOf(const std::string &profile, const BudgetAlarm &alarm)
{
    return alarm.isOfDay() ? profile + " " + alarm.name : alarm.cluster.value;
}

/// A reported threshold belongs to an amount: a budget with another amount starts again.
std::string amountOf(const Budget &budget)
{
    return std::to_string(std::llround(budget.usd * 100)) + " ";
}

std::string reportedKey(const std::string &whose)
{
    return "budget-told:" + whose;
}

/// What was reported of a budget.
struct ReportedBudget {
    int percent = 0;
    std::set<ClusterId> missed; ///< to terminate when it is known that their account answers
    bool operator==(const ReportedBudget &) const = default;
};

Result<ReportedBudget> reportedOf(ledger::Ledger &ledger, const std::string &whose, const Budget &budget)
{
    const std::string amount = amountOf(budget);
    TY_ASSIGN(const auto text, ledger.setting(reportedKey(whose)));
    ReportedBudget reported;
    if (!text || !text->starts_with(amount))
        return reported;
    std::istringstream words(text->substr(amount.size()));
    words >> reported.percent;
    for (std::string id; words >> id;)
        reported.missed.insert(ClusterId(id));
    return reported;
}

Status setReported(ledger::Ledger &ledger, const std::string &whose, const Budget &budget,
                   const ReportedBudget &reported)
{
    std::string text = amountOf(budget) + std::to_string(reported.percent);
    for (const ClusterId &id : reported.missed)
        text += " " + id.value;
    return ledger.setSetting(reportedKey(whose), text);
}

} // namespace

BudgetMeasures measures(const BudgetAlarm &alarm, std::span<const ledger::Run> runs,
                        std::span<const ledger::Cluster> clusters)
{
    BudgetMeasures result;
    if (!alarm.news.act || alarm.budget.action == BudgetAction::Warn)
        return result;
    result.terminate = alarm.budget.action == BudgetAction::Terminate;
    if (result.terminate)
        return result;
    for (const ledger::Run &run : runs) {
        const bool isActive = !isOver(run.state);
        const bool isCovered = alarm.cluster.empty()
                                   ? std::ranges::find(clusters, run.cluster, &ledger::Cluster::id) != clusters.end()
                                   : run.cluster == alarm.cluster;
        if (isActive && isCovered)
            result.stop.push_back(run.id);
    }
    return result;
}

Status enforce(const BudgetAlarm &alarm, const BudgetEffects &effects)
{
    Status first;
    for (const RunId &run : alarm.measures.stop) {
        if (auto done = effects.stopRun(run); !done && first)
            first = std::move(done);
    }
    return alarm.measures.terminate ? effects.terminate(alarm.cluster) : first;
}

Status repeatAlarm(ledger::Ledger &ledger, const std::string &profile, const BudgetAlarm &alarm)
{
    const std::string whose = budgetOf(profile, alarm);
    if (alarm.clusterName.empty())
        return setReported(ledger, whose, alarm.budget, {alarm.news.percent - 1, {}});
    TY_ASSIGN(ReportedBudget reported, reportedOf(ledger, whose, alarm.budget)); // the others of the day are not due
    reported.missed.insert(alarm.cluster);
    return setReported(ledger, whose, alarm.budget, reported);
}

AccountQuery atMostEvery(std::chrono::seconds interval, AccountQuery account)
{
    std::optional<std::string> last;
    Deadline::Clock::time_point askAgain{};
    return [interval, account = std::move(account), last, askAgain]() mutable {
        if (!last || Deadline::Clock::now() >= askAgain) {
            last = account();
            askAgain = Deadline::Clock::now() + interval;
        }
        return last;
    };
}

Result<std::vector<BillingInterval>> profileBilling(ledger::Ledger &ledger, const Catalog &prices,
                                                    const std::string &profile, Timestamp until)
{
    TY_ASSIGN(const auto rows, ledger.clusters());
    const auto free = prices.free();
    std::vector<BillingInterval> all;
    for (const ledger::Cluster &row : rows) {
        if (row.profile != profile)
            continue;
        TY_ASSIGN(auto some, billingIntervalsOf(ledger, row.endpoint == "local" ? *free : prices, row, until));
        std::ranges::move(some, std::back_inserter(all));
    }
    return all;
}

Result<std::vector<BudgetAlarm>> budgetAlarms(ledger::Ledger &ledger, const std::string &profile,
                                              const std::string &endpointId, std::span<const BillingInterval> lived,
                                              Timestamp now, const AccountQuery &account)
{
    std::vector<BudgetAlarm> alarms;
    TY_ASSIGN(auto rows, ledger.clusters(true));
    std::erase_if(rows, [&](const ledger::Cluster &row) { return row.profile != profile; });
    TY_ASSIGN(const auto runs, ledger.runs());
    TY_ASSIGN(const auto daily, dayBudget(ledger, profile));
    std::optional<std::string> answers; // the account, once it was queried
    enum class Place { Here, Elsewhere, Unknown, NotAsked };
    const auto placeOf = [&](const ledger::Cluster &row) {
        if (!account || row.account.empty() || row.endpoint == "local")
            return Place::Here;
        if (!answers)
            answers = account();
        return !answers                  ? Place::NotAsked
               : answers->empty()        ? Place::Unknown
               : row.account == *answers ? Place::Here
                                         : Place::Elsewhere;
    };
    const auto add = [&](BudgetAlarm alarm) -> Status {
        const std::string whose = budgetOf(profile, alarm);
        TY_ASSIGN(const ReportedBudget before, reportedOf(ledger, whose, alarm.budget));
        const auto news = nextThreshold(alarm.budget, alarm.spent, before.percent);
        if (!news && before.missed.empty())
            return {};
        alarm.news = news.value_or(BudgetThreshold{100, true});
        alarm.measures = measures(alarm, runs, rows);
        ReportedBudget reported{alarm.news.percent, {}};
        std::vector<const ledger::Cluster *> reached;
        for (const ledger::Cluster &row : rows) {
            const bool isCovered = alarm.cluster.empty() || alarm.cluster == row.id;
            if (!alarm.measures.terminate || !isCovered || (!news && !before.missed.contains(row.id)))
                continue;
            const Place place = placeOf(row);
            if (place == Place::NotAsked)
                return {};
            if (place != Place::Here)
                reported.missed.insert(row.id);
            if (place == Place::Here || (place == Place::Unknown && news))
                reached.push_back(&row);
            else
                alarm.elsewhere.push_back(row.name);
        }
        if (!news && reached.empty())
            return {};
        if (reached.empty() && !reported.missed.empty())
            alarm.measures.terminate = false; // nothing can be terminated now
        alarm.isTried = !reached.empty() && std::ranges::all_of(reached, [&](const ledger::Cluster *row) {
            return reported.missed.contains(row->id);
        });
        // The query may have taken half a minute, in which another program has recorded and returned the same alarm.
        TY_ASSIGN(const ReportedBudget present, reportedOf(ledger, whose, alarm.budget));
        if (present != before)
            return {};
        TY_TRY(setReported(ledger, whose, alarm.budget, reported));
        if (news) {
            alarms.push_back(std::move(alarm));
            return {};
        }
        for (const ledger::Cluster *row : reached) { // an empty id would also end what was launched since
            BudgetAlarm &again = alarms.emplace_back(alarm);
            if (again.cluster.empty()) {
                again.cluster = row->id;
                again.clusterName = row->name;
            }
            alarm.elsewhere.clear(); // named once
        }
        return {};
    };
    for (const ledger::Cluster &row : rows) {
        const auto plan = LaunchPlan::fromJson(row.plan);
        if (row.endpoint != endpointId || !plan || plan->budget.usd <= 0)
            continue;
        TY_TRY(add({row.id, row.name, {}, spentOn(lived, row.id), plan->budget}));
    }
    const std::string day = toIso8601(now).substr(0, 10);
    const auto days = spentByDay(lived);
    const auto today = days.find(day);
    TY_TRY(add({{}, day, {}, today == days.end() ? 0 : today->second, daily}));
    return alarms;
}

} // namespace trainyard::cluster
