#include "backend/cli/commands/runs/queue_alerts.h"

#include <chrono>
#include <system_error>

#include "backend/cli/exit_status.h"
#include "backend/core/async/guarded.h"
#include "backend/core/time/deadline.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::cli {

QueueAlerts::QueueAlerts(const Context &context, const cluster::CloudContext &cloud, const ClusterId &cluster)
    : m_context(context)
    , m_cloud(cloud)
    , m_cluster(cluster)
{
    follow();
    try {
        m_thread = std::jthread([this](std::stop_token ended) {
            (void)guarded("alert rules of a queue", [&] {
                while (pause(std::chrono::seconds(1), {Deadline::never(), ended}))
                    follow();
            });
        });
    } catch (const std::system_error &) { // the limit of threads
        m_context.printMessage("trainyardctl: The alert rules are not applied: this computer has no thread left.");
    }
}

Result<int> QueueAlerts::finish(const Result<int> &status)
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
    follow();
    leave();
    if (!m_areMachinesLeft)
        return status;
    if (!status)
        m_context.failure(status.error());
    return LeftRunning;
}

/// Follows the run in progress.
void QueueAlerts::follow()
{
    const auto active = training::activeRun(m_cloud, m_cluster);
    if (!active && active.error().code != ErrorCode::NotFound)
        return; // the ledger cannot be read now
    takeNew();
    if (active ? active->id == m_run : m_run.empty())
        return;
    leave();
    if (!active)
        return;
    m_run = active->id;
    m_read = 0;
    m_guard.emplace(m_context, m_cloud, m_run);
    if (const auto rows = m_cloud.ledger->metrics(m_run)) {
        m_read = rows->last;
        m_guard->takeStored(rows->records);
    }
}

void QueueAlerts::takeNew()
{
    if (!m_guard)
        return;
    m_guard->setUnreachable(m_isUnreachable);
    if (const auto rows = m_cloud.ledger->metrics(m_run, m_read)) {
        m_read = rows->last;
        m_guard->take(rows->records);
    }
}

void QueueAlerts::leave()
{
    if (m_guard && !m_guard->finish())
        m_areMachinesLeft = true;
    m_guard.reset();
    m_run = RunId();
}

} // namespace trainyard::cli
