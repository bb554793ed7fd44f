#pragma once

#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <thread>

#include "backend/alerts/run_alerts.h"
#include "backend/cli/context.h"
#include "backend/cluster/cloud/cloud_context.h"

namespace trainyard::cli {

/// Applies the alert rules of this computer to a run while a command follows it, as the window does: reports each rule
/// that is fulfilled on standard error and to the webhook, and stops the run or terminates its cluster where the rule
/// requires it, or adds a worker. What fails is repeated after five minutes, but no addition of a worker. The destructor
/// waits for an action in progress.
class AlertGuard {
public:
    AlertGuard(const Context &, const cluster::CloudContext &, const RunId &);

    // Any thread.
    void take(std::span<const protocol::MetricRecord> records); ///< new ones of the run
    void setUnreachable(bool unreachable);                      ///< the head node, for this command

private:
    void watch(const std::stop_token &ended);
    void readRules();
    std::optional<alerts::RunFacts> facts() const; ///< nothing: the ledger cannot be read now
    void carryOut(const alerts::RunAlerts::Due &, const alerts::RunFacts &);
    Status enforce(alerts::AlertRule::Action, const alerts::RunFacts &) const;
    void report(const std::string &text) const;

    const Context &m_context;
    const cluster::CloudContext &m_cloud;
    const RunId m_run;
    bool m_isTask = false;
    bool m_isElastic = true;
    mutable std::mutex m_mutex; ///< of the two below
    alerts::RunAlerts m_alerts;
    bool m_isUnreachable = false;
    std::jthread m_thread; ///< the last member: joined first
};

} // namespace trainyard::cli
