#pragma once

#include <atomic>
#include <chrono>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "backend/alerts/run_alerts.h"
#include "backend/cli/context.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/time/deadline.h"
#include "backend/notify/notice.h"

namespace trainyard::cli {

/// Applies the alert rules of this computer to a run while a command follows it, as the window does: reports each rule
/// that is fulfilled on standard error and to the webhook, and stops the run or terminates its cluster where the rule
/// requires it, or adds a worker, in the account of the cluster. What fails is repeated after five minutes, but no
/// addition of a worker that may have launched a machine. A worker is added beside the rest: no other rule waits for its
/// machine. The destructor waits for an action in progress.
class AlertGuard {
public:
    AlertGuard(const Context &, const cluster::CloudContext &, const RunId &);
    ~AlertGuard();
    AlertGuard(const AlertGuard &) = delete;
    AlertGuard &operator=(const AlertGuard &) = delete;

    // Any thread.
    void takeStored(std::span<const protocol::MetricRecord> records); ///< first: what was measured before
    void take(std::span<const protocol::MetricRecord> records);       ///< new ones of the run
    void setUnreachable(bool unreachable);                            ///< the head node, for this command

    /// The run is followed no more: carries out what is still due, and tries what has failed once more, unless the
    /// command is being stopped. Reports what is left to do.
    /// \return false: the cluster was not terminated although a rule requires it, or a machine of a worker that could
    ///     not be added is left
    bool finish();
    /// The same for the exit status of a command.
    /// \return `status`, or LeftRunning
    Result<int> finish(const Result<int> &status);

private:
    using Due = alerts::RunAlerts::Due;

    void watch(const std::stop_token &ended);
    void readRules();
    std::optional<alerts::RunFacts> facts() const; ///< nothing: the ledger cannot be read now
    void carryOutDue();
    void carryOut(const Due &, const alerts::RunFacts &);
    bool reportLeft(const std::optional<alerts::RunFacts> &);
    Status enforce(alerts::AlertRule::Action);
    Status terminate();
    Result<bool> awaitTermination();
    void addWorker(const Due &);
    std::string describe(const Due &, const std::string &then) const;
    bool willPost(const Due &, const std::string &then);
    void post();
    void retryLater(const Due &);
    void beside(std::function<void()> task);
    void report(const std::string &text) const;

    const Context &m_context;
    const cluster::CloudContext &m_cloud;
    const RunId m_run;
    ClusterId m_cluster;
    std::string m_clusterName;
    std::chrono::seconds m_stopTime{0};
    bool m_isTask = false;
    bool m_isElastic = true;
    bool m_areUnknown = false; ///< the rules, now
    bool m_isLastTry = false;
    std::optional<Deadline> m_otherEnds; ///< how long it waits for another program that terminates the cluster
    mutable std::mutex m_mutex;          ///< of those below, up to m_isPosting
    alerts::RunAlerts m_alerts;
    bool m_isUnreachable = false;
    std::deque<notify::Notice> m_posts;
    bool m_isPosting = false;    ///< by one thread
    std::stop_source m_runEnded; ///< ends additions of workers
    std::atomic<bool> m_isMachineLeft = false;
    std::vector<std::future<void>> m_beside; ///< additions and notifications; of m_thread, then of finish()
    std::jthread m_thread;
};

} // namespace trainyard::cli
