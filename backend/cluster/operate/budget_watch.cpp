#include "backend/cluster/operate/budget_watch.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <sstream>
#include <utility>

#include "backend/cluster/operate/budget_decision_internal.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/time/deadline.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {
namespace {

// What AWS refuses, or a session that has expired, is not tried every 15 seconds all night.
constexpr std::chrono::seconds kFirstPause{30}, kLongestPause{600};

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

ReportedBudget reportedIn(const std::optional<std::string> &text, const Budget &budget)
{
    const std::string amount = amountOf(budget);
    ReportedBudget reported;
    if (!text || !text->starts_with(amount))
        return reported;
    std::istringstream words(text->substr(amount.size()));
    words >> reported.percent;
    for (std::string id; words >> id;)
        reported.missed.insert(ClusterId(id));
    return reported;
}

std::string textOf(const ReportedBudget &reported, const Budget &budget)
{
    std::string text = amountOf(budget) + std::to_string(reported.percent);
    for (const ClusterId &id : reported.missed)
        text += " " + id.value;
    return text;
}

/// Finds the places of clusters. Asks for the account once at most, and only for a cluster that may be in another one.
class PlaceFinder {
public:
    PlaceFinder(const AccountQuery &account, const std::stop_token &stop)
        : m_account(account)
        , m_stop(stop)
    {
    }
    /// \return nothing where the question was given up
    std::optional<std::vector<ClusterPlace>> placesOf(std::span<const ledger::Cluster> clusters)
    {
        std::vector<ClusterPlace> places;
        for (const ledger::Cluster &row : clusters) {
            if (!m_account || row.account.empty() || row.isLocal()) {
                places.push_back(ClusterPlace::Here);
                continue;
            }
            if (!m_answer)
                m_answer = m_account(m_stop);
            if (!m_answer)
                return std::nullopt;
            places.push_back(m_answer->empty()          ? ClusterPlace::Unknown
                             : *m_answer == row.account ? ClusterPlace::Here
                                                        : ClusterPlace::Elsewhere);
        }
        return places;
    }

private:
    const AccountQuery &m_account;
    const std::stop_token &m_stop;
    std::optional<std::string> m_answer;
};

} // namespace

Status enforce(const BudgetAlarm &alarm, const BudgetEffects &effects)
{
    Status first;
    for (const RunId &run : alarm.measures.stop) {
        if (auto done = effects.stopRun(run); !done && first)
            first = std::move(done);
    }
    return alarm.measures.terminate ? effects.terminate(alarm.cluster) : first;
}

AccountQuery atMostEvery(std::chrono::seconds interval, AccountQuery account)
{
    std::optional<std::string> last;
    Deadline::Clock::time_point nextQuery{};
    return [interval, account = std::move(account), last, nextQuery](const std::stop_token &stop) mutable {
        if (!last || Deadline::Clock::now() >= nextQuery) {
            last = account(stop);
            nextQuery = Deadline::Clock::now() + interval;
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
        TY_ASSIGN(auto some, billingIntervalsOf(ledger, row.isLocal() ? *free : prices, row, until));
        std::ranges::move(some, std::back_inserter(all));
    }
    return all;
}

Result<std::vector<BudgetAlarm>> BudgetWatch::alarms(ledger::Ledger &ledger, const std::string &profile,
                                                     const std::string &endpointId,
                                                     std::span<const BillingInterval> lived, Timestamp now,
                                                     const AccountQuery &account, const std::stop_token &stop)
{
    writeUnsaved(ledger);
    TY_ASSIGN(auto rows, ledger.clusters(true));
    std::erase_if(rows, [&](const ledger::Cluster &row) { return row.profile != profile; });
    TY_ASSIGN(const auto runs, ledger.runs());
    TY_ASSIGN(const auto daily, dayBudget(ledger, profile));
    std::vector<BudgetAlarm> budgets;
    for (const ledger::Cluster &row : rows) {
        const auto plan = LaunchPlan::fromJson(row.plan);
        if (row.endpoint == endpointId && plan && plan->budget.usd > 0)
            budgets.push_back({row.id, row.name, {}, spentOn(lived, row.id), plan->budget});
    }
    const std::string day = toIso8601(now).substr(0, 10);
    const auto days = spentByDay(lived);
    const auto today = days.find(day);
    budgets.push_back({{}, day, {}, today == days.end() ? 0 : today->second, daily});

    PlaceFinder finder(account, stop);
    std::vector<BudgetAlarm> crossed;
    for (BudgetAlarm &alarm : budgets) {
        const Budget budget = alarm.budget;
        const std::string key = reportedKey(budgetOf(profile, alarm));
        TY_ASSIGN(const auto before, read(ledger, key));
        if (isPaused(key, now)) // after the look: what repeat() has recorded is paused
            continue;
        auto due = dueBudget(std::move(alarm), reportedIn(before, budget), runs, rows);
        if (!due)
            continue;
        const auto places = finder.placesOf(due->clusters);
        auto report = places ? budgetReport(std::move(*due), *places) : std::nullopt;
        if (!report)
            continue;
        // The query may have taken half a minute, in which another program has recorded and returned the same alarm.
        const std::lock_guard recording(m_recording);
        TY_ASSIGN(const auto present, read(ledger, key));
        if (present != before)
            continue;
        TY_TRY(write(ledger, key, textOf(report->reported, budget)));
        std::ranges::move(report->alarms, std::back_inserter(crossed));
    }
    return crossed;
}

Status BudgetWatch::repeat(ledger::Ledger &ledger, const std::string &profile, const BudgetAlarm &alarm,
                           const std::set<ClusterId> &left)
{
    const std::string key = reportedKey(budgetOf(profile, alarm));
    ReportedBudget reported{alarm.news.percent - 1, {}};
    const std::lock_guard recording(m_recording);      // another termination for the same day may fail at the same time
    if (alarm.isOfDay() && alarm.measures.terminate) { // what was launched since is not due
        TY_ASSIGN(const auto text, read(ledger, key));
        reported = reportedIn(text, alarm.budget);
        const bool isKnown = !left.empty() && alarm.cluster.empty();
        const std::set<ClusterId> &due = isKnown ? left : alarm.covered;
        reported.missed.insert(due.begin(), due.end());
    }
    return write(ledger, key, textOf(reported, alarm.budget));
}

void BudgetWatch::pause(const std::string &profile, const BudgetAlarm &alarm, Timestamp now)
{
    const std::lock_guard lock(m_mutex);
    Pause &last = m_pauses[reportedKey(budgetOf(profile, alarm))];
    if (!last.contains(now)) // else another termination for the same day has failed: it is one failure
        last = {now, std::clamp(2 * last.length, kFirstPause, kLongestPause)};
}

bool BudgetWatch::isPaused(const std::string &key, Timestamp now)
{
    const std::lock_guard lock(m_mutex);
    const auto last = m_pauses.find(key);
    return last != m_pauses.end() && last->second.contains(now);
}

Result<std::optional<std::string>> BudgetWatch::read(ledger::Ledger &ledger, const std::string &key)
{
    {
        const std::lock_guard lock(m_mutex);
        if (const auto unsaved = m_unsaved.find(key); unsaved != m_unsaved.end())
            return unsaved->second;
    }
    return ledger.setting(key);
}

Status BudgetWatch::write(ledger::Ledger &ledger, const std::string &key, const std::string &text)
{
    const std::lock_guard lock(m_mutex);
    if (!ledger.unwritable()) {
        Status saved = ledger.setSetting(key, text);
        if (saved)
            m_unsaved.erase(key);
        if (saved || (saved.error().code != ErrorCode::DiskFull && saved.error().code != ErrorCode::IoFailure))
            return saved;
    }
    m_unsaved[key] = text;
    return {};
}

void BudgetWatch::writeUnsaved(ledger::Ledger &ledger)
{
    const std::lock_guard lock(m_mutex);
    if (!ledger.unwritable())
        std::erase_if(m_unsaved,
                      [&](const auto &entry) { return ledger.setSetting(entry.first, entry.second).has_value(); });
}

} // namespace trainyard::cluster
