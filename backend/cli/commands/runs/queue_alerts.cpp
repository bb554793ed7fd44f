#include "backend/cli/commands/runs/queue_alerts.h"

#include <chrono>
#include <system_error>
#include <utility>

#include "backend/cli/exit_status.h"
#include "backend/core/async/guarded.h"
#include "backend/core/time/deadline.h"
#include "backend/core/time/time_source.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::cli {

QueueAlerts::QueueAlerts(const Context &context, const cluster::CloudContext &cloud, const ClusterId &cluster)
    : m_context(context)
    , m_cloud(cloud)
    , m_cluster(cluster)
    , m_began(wallNow())
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
    bool areMachinesLeft = false;
    for (std::future<bool> &one : m_ending)
        areMachinesLeft = !one.get() || areMachinesLeft;
    m_ending.clear();
    if (!areMachinesLeft)
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
    m_guard = std::make_shared<AlertGuard>(m_context, m_cloud, m_run);
    if (active->created < m_began && !m_read.contains(m_run)) {
        if (const auto rows = m_cloud.ledger->metrics(m_run)) {
            m_read[m_run] = rows->last;
            m_guard->takeStored(rows->records);
        }
    }
    takeNew();
}

void QueueAlerts::takeNew()
{
    if (!m_guard)
        return;
    m_guard->setUnreachable(m_isUnreachable);
    if (const auto rows = m_cloud.ledger->metrics(m_run, m_read[m_run])) {
        m_read[m_run] = rows->last;
        m_guard->take(rows->records);
    }
}

/// A termination or the rollback of a worker may take minutes, in which the next run may need its rules.
void QueueAlerts::leave()
{
    if (!m_guard)
        return;
    m_run = RunId();
    const auto end = [guard = std::exchange(m_guard, nullptr)] {
        return guarded("alert rules of a run", [&] { return guard->finish(); });
    };
    try {
        m_ending.push_back(std::async(std::launch::async, end));
    } catch (const std::system_error &) { // the limit of threads
        std::promise<bool> done;
        done.set_value(end());
        m_ending.push_back(done.get_future());
    }
}

} // namespace trainyard::cli
