#pragma once

#include <set>
#include <stop_token>
#include <thread>

#include "backend/cli/context.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/operate/budget_watch.h"

namespace trainyard::cli {

/// Enforces the budgets of the profile and of its clusters while a long command runs, as the window does: in the
/// constructor, which returns when due measures are complete, and then every 15 s; after a measure that failed, less often,
/// at least every 2 minutes. Reports thresholds and measures on
/// standard error; measures that failed or were cancelled with Ctrl-C are due again at the next check of any program, and
/// those that were tried in an unknown account when it is known. The destructor waits for a measure in progress, and
/// ends a query for the account, which may prompt for a one-time code and is therefore made every 5 minutes at most.
class BudgetGuard {
public:
    enum class Account { IsOpen, OpenForMeasures };
    /// \param account  OpenForMeasures: the context is of openLedgerOnly()
    BudgetGuard(const Context &, const cluster::CloudContext &, Account account = Account::IsOpen);

private:
    bool check(const std::stop_token &stop); ///< false: a measure failed and is due again
    /// \param left  gets what a complete termination has left: see cluster::clustersLeft()
    Status enforce(const cluster::BudgetAlarm &, std::set<ClusterId> &left) const;

    const Context &m_context;
    const cluster::CloudContext &m_cloud;
    const Account m_account;
    const cluster::AccountQuery m_query;
    cluster::BudgetWatch m_watch;
    std::jthread m_thread; ///< the last member: joined first
};

} // namespace trainyard::cli
