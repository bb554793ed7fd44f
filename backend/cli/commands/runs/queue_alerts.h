#pragma once

#include <atomic>
#include <cstdint>
#include <future>
#include <map>
#include <memory>
#include <stop_token>
#include <thread>
#include <vector>

#include "backend/cli/commands/runs/alert_guard.h"

namespace trainyard::cli {

/// Applies the alert rules to the runs of a cluster, one after the other, while a command works at its queue
/// (AlertGuard). What is left to do for a run that is over delays the rules of the next one by nothing.
class QueueAlerts {
public:
    QueueAlerts(const Context &, const cluster::CloudContext &, const ClusterId &);
    void setUnreachable(bool unreachable) { m_isUnreachable = unreachable; } ///< the head node; any thread
    /// The queue is worked at no more. As AlertGuard::finish().
    Result<int> finish(const Result<int> &status);

private:
    void follow();
    void takeNew();
    void leave();

    const Context &m_context;
    const cluster::CloudContext &m_cloud;
    const ClusterId m_cluster;
    const Timestamp m_began;                 ///< earlier runs have records that were measured before
    RunId m_run;                             ///< that is followed, if any
    std::map<RunId, std::int64_t> m_read;    ///< the last record of each
    std::vector<std::future<bool>> m_ending; ///< AlertGuard::finish() of those before
    std::shared_ptr<AlertGuard> m_guard;
    std::atomic<bool> m_isUnreachable = false;
    std::jthread m_thread; ///< the last member: joined first
};

} // namespace trainyard::cli
