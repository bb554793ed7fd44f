#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <thread>

#include "backend/cli/commands/runs/alert_guard.h"

namespace trainyard::cli {

/// Applies the alert rules to the runs of a cluster, one after the other, while a command works at its queue
/// (AlertGuard).
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
    RunId m_run; ///< that is followed, if any
    std::optional<AlertGuard> m_guard;
    std::int64_t m_read = 0;
    bool m_areMachinesLeft = false;
    std::atomic<bool> m_isUnreachable = false;
    std::jthread m_thread; ///< the last member: joined first
};

} // namespace trainyard::cli
