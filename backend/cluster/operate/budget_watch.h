#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/day_budget.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::ledger {
struct Run;
} // namespace trainyard::ledger

namespace trainyard::cluster {

struct Receipt;

/// What a budget requires to end now. Empty below 100 percent, and for a budget that only warns.
struct BudgetMeasures {
    std::vector<RunId> stop; ///< active runs
    bool terminate = false;  ///< the cluster of the alarm; for the budget of a day, everything of the profile
    bool operator==(const BudgetMeasures &) const = default;
};

/// A budget that has reached a new threshold: 50, 80 or 100 percent.
struct BudgetAlarm {
    ClusterId cluster; ///< empty: the budget of the day, for all clusters of the profile
    std::string name;  ///< of the cluster, or the day: "2026-11-22"
    BudgetThreshold news;
    double spent = 0;
    Budget budget;
    BudgetMeasures measures = {};
    /// Names of the clusters that it would terminate, but that are in another account than the one that answers. It is
    /// returned again when theirs answers on the same day; that of a cluster on any day.
    std::vector<std::string> elsewhere = {};
    /// Name of the only cluster that the budget of the day ends, when it is returned again: `cluster` is its id.
    std::string clusterName = {};
    /// Its measures are tried while it is unknown which account answers. What they leave is returned again without
    /// BudgetWatch::repeat(), as above.
    bool isTried = false;
    /// The clusters that it terminates. What was launched since is never due with it.
    std::set<ClusterId> covered = {};

    bool isOfDay() const { return cluster.empty() || !clusterName.empty(); }
};

/// Decides what a budget ends.
/// \param runs      of any cluster and state
/// \param clusters  open clusters of the profile
BudgetMeasures measures(const BudgetAlarm &, std::span<const ledger::Run> runs,
                        std::span<const ledger::Cluster> clusters);

/// Means of a program to end runs and machines: the window starts operations that the user can watch.
struct BudgetEffects {
    std::function<Status(const RunId &)> stopRun;
    std::function<Status(const ClusterId &)> terminate; ///< an empty id: everything of the profile
};
/// Carries out the measures of the alarm, all of them; the user chose them with the budget and is not asked again.
/// \return the first failure
Status enforce(const BudgetAlarm &, const BudgetEffects &);
/// The clusters whose machines a termination has left though another attempt may end them. Without those that need the
/// user: only tags claim that they are ours, they have termination protection, or ReceiptLine::needsUser.
std::set<ClusterId> clustersLeft(const Receipt &);
/// The outcome of a termination for a budget.
/// \error Receipt::asStatus() if it was interrupted, or has clustersLeft()
Status terminationStatus(const Receipt &);

/// billingIntervalsOf() all clusters of a profile at all its endpoints; the local cloud costs nothing.
/// \param prices  of AWS
Result<std::vector<BillingInterval>> profileBilling(ledger::Ledger &, const Catalog &prices, const std::string &profile,
                                                    Timestamp until);

/// Returns the account that answers; empty where it is unknown, and nothing where the question was given up: then the
/// alarm waits for the next call.
using AccountQuery = std::function<std::optional<std::string>(const std::stop_token &)>;
/// Repeats the last answer for `interval`: a query may prompt for a one-time code.
AccountQuery atMostEvery(std::chrono::seconds interval, AccountQuery);

/// The budgets that one program watches. A full or read-only disk neither prevents nor repeats their measures: what
/// cannot be recorded is kept in memory, and recorded as soon as possible. Thread-safe.
class BudgetWatch {
public:
    /// Returns the thresholds crossed since the last call, also by another program on the same ledger: each is returned
    /// once, and recorded before it is returned, so that its measures are not taken twice. A termination of clusters in
    /// another account is returned again, for each of them, when that account answers: for the budget of a day, on the
    /// same day (UTC). While it is unknown which account answers, a new threshold is tried nevertheless, since a
    /// termination finds machines by their ids.
    /// \param lived    profileBilling() until `now`
    /// \param account  only called for clusters to terminate, until it answers; null: all are in the account that answers
    /// \param stop     passed to it
    Result<std::vector<BudgetAlarm>> alarms(ledger::Ledger &, const std::string &profile, const std::string &endpointId,
                                            std::span<const BillingInterval> lived, Timestamp now,
                                            const AccountQuery &account = {}, const std::stop_token &stop = {});
    /// Lets alarms() return this one again, after its measures have failed.
    /// \param left  what a termination for the budget of a day has left: only these clusters are due then; empty: it is
    ///     unknown, and all those are due that the alarm covered
    Status repeat(ledger::Ledger &, const std::string &profile, const BudgetAlarm &,
                  const std::set<ClusterId> &left = {});
    /// Keeps alarms() from returning this budget for a time that doubles with each failure, from half a minute to ten.
    /// All others are watched meanwhile. To be called before repeat(), so that the alarm does not return at once.
    void pause(const std::string &profile, const BudgetAlarm &, Timestamp now);

private:
    Result<std::optional<std::string>> read(ledger::Ledger &, const std::string &key);
    Status write(ledger::Ledger &, const std::string &key, const std::string &text);
    void writeUnsaved(ledger::Ledger &);
    bool isPaused(const std::string &key, Timestamp now);

    struct Pause {
        Timestamp from{};
        std::chrono::seconds length{};
        /// Also over when the clock was set back.
        bool contains(Timestamp now) const { return now >= from && now < from + length; }
    };
    std::mutex m_recording; ///< from the last look at what is recorded until it is recorded; locked before m_mutex
    std::mutex m_mutex;
    std::map<std::string, std::string> m_unsaved; ///< by the key of the setting
    std::map<std::string, Pause> m_pauses;        ///< by the same
};

} // namespace trainyard::cluster
