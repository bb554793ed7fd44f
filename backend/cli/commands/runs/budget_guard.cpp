#include "backend/cli/commands/runs/budget_guard.h"

#include <algorithm>
#include <exception>
#include <optional>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cli/cloud.h"
#include "backend/cli/commands/runs/measures.h"
#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/async/guarded.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/ledger/ledger.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

constexpr auto kInterval = std::chrono::seconds(15);         // of the window, too
constexpr auto kLongestInterval = std::chrono::seconds(120); // while AWS refuses a measure
constexpr auto kAskAgainAfter = std::chrono::minutes(5);     // for the account

Result<std::vector<cluster::BudgetAlarm>> alarms(const cluster::CloudContext &cloud, cluster::BudgetWatch &watch,
                                                 const cluster::AccountQuery &account, const std::stop_token &stop)
{
    const auto now = SystemClock::instance().now();
    TY_ASSIGN(const auto lived,
              cluster::profileBilling(*cloud.ledger, *cluster::catalogOf(cloud.stateFolder), cloud.profile, now));
    return watch.alarms(*cloud.ledger, cloud.profile, cloud.endpointId, lived, now, account, stop);
}

} // namespace

BudgetGuard::BudgetGuard(const Context &context, const cluster::CloudContext &cloud, Account account)
    : m_context(context)
    , m_cloud(cloud)
    , m_account(account)
    , m_query(cluster::atMostEvery(kAskAgainAfter, [this](const std::stop_token &stop) -> std::optional<std::string> {
        std::string answer = cluster::answeringAccount(m_cloud, {Deadline::after(std::chrono::seconds(30)), stop});
        return stop.stop_requested() ? std::nullopt : std::optional(std::move(answer));
    }))
{
    const auto next = [](std::chrono::seconds interval, bool isDone) {
        return isDone ? kInterval : std::min(2 * interval, kLongestInterval);
    };
    const auto first = next(kInterval, check(m_context.stop));
    m_thread = std::jthread([this, first, next](std::stop_token ended) {
        std::stop_source either;
        const auto end = [&either] { either.request_stop(); };
        const std::stop_callback interrupted(m_context.stop, end), left(ended, end);
        try {
            for (auto interval = first; pause(interval, {Deadline::never(), ended});)
                interval = next(interval, check(either.get_token()));
        } catch (const std::exception &e) {
            m_context.printMessage(std::string("trainyardctl: budgets are no longer checked: ") + e.what());
        }
    });
}

bool BudgetGuard::check(const std::stop_token &stop)
{
    if (stop.stop_requested()) // an alarm would be recorded, but its measures cancelled
        return true;
    const auto report = [&](const std::string &sentence) { m_context.printMessage("trainyardctl: " + sentence); };
    const auto found = alarms(m_cloud, m_watch, m_query, stop);
    if (!found) {
        report("The budgets were not checked: " + wording::message(found.error()));
        return true;
    }
    bool isDone = true;
    for (const cluster::BudgetAlarm &alarm : *found) {
        report(fmt::format("{} of the {} budget for {} is spent.", formatUsd(alarm.spent), formatUsd(alarm.budget.usd),
                           alarm.name));
        if (!alarm.elsewhere.empty())
            report(fmt::format("Not terminated, since another account answers: {}. They are terminated when their "
                               "account answers{}.",
                               fmt::join(alarm.elsewhere, ", "), alarm.isOfDay() ? " on the same day (UTC)" : ""));
        std::set<ClusterId> left;
        // An exception is a failure, too: the alarm is recorded already, and would not come again.
        const Status done = guarded("budget", [&] { return enforce(alarm, left); });
        if (!done && alarm.isTried) {
            report("The budget was not enforced, which is tried again when it is known which account answers: " +
                   wording::message(done.error()));
        } else if (!done) {
            report("The budget was not enforced, which is tried again: " + wording::message(done.error()));
            if (const auto repeated = m_watch.repeat(*m_cloud.ledger, m_cloud.profile, alarm, left); !repeated)
                report("It cannot be tried again: " + wording::message(repeated.error()));
            isDone = false;
        }
    }
    return isDone;
}

Status BudgetGuard::enforce(const cluster::BudgetAlarm &alarm, std::set<ClusterId> &left) const
{
    if (alarm.measures == cluster::BudgetMeasures{})
        return {};
    TY_ASSIGN(const auto cloud,
              m_account == Account::IsOpen ? Result<cluster::CloudContext>(m_cloud) : openCloud(m_context));
    const auto stopRun = [&](const RunId &run) { return stopByMeasure(m_context, cloud, run); };
    const auto terminate = [&](const ClusterId &id) -> Status {
        const std::vector<ClusterId> clusters = id.empty() ? std::vector<ClusterId>() : std::vector{id};
        TY_ASSIGN(const auto receipt, terminateByMeasure(m_context, cloud, clusters,
                                                         alarm.clusterName.empty() ? alarm.name : alarm.clusterName));
        if (!receipt.interrupted) // else some may have no line yet
            left = cluster::clustersLeft(receipt);
        return cluster::terminationStatus(receipt);
    };
    return cluster::enforce(alarm, {.stopRun = stopRun, .terminate = terminate});
}

} // namespace trainyard::cli
