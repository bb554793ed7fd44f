#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "backend/alerts/alert_actions.h"
#include "backend/alerts/alert_rule.h"
#include "backend/alerts/alert_watch.h"

namespace trainyard::alerts {

/// The rules of one run that a program without a window follows: what is fulfilled, and what is done because of it, one
/// after the other. A plain object.
class RunAlerts {
public:
    static constexpr std::chrono::minutes kRetry{5};

    /// A rule that is fulfilled.
    struct Due {
        AlertRule rule;
        double value = 0; ///< the measured one; of no progress 0
        AlertRule::Action action = AlertRule::Notify;
        bool isRetry = false;
    };

    /// \param start  Unix seconds, as of AlertWatch
    explicit RunAlerts(double start)
        : m_watch(start)
    {
    }
    void setRules(std::vector<AlertRule> rules); ///< the same ones change nothing
    void add(std::span<const protocol::MetricRecord> records);
    void pass(Timestamp now, const RunFacts &run); ///< every few seconds, as AlertWatch::pass()
    /// Returns what is due, each once. What is done is decided now: it may wait for the end of another action.
    std::optional<Due> next(Timestamp now, const RunFacts &run);
    /// The action has failed, or the account of the cluster did not answer: it is due again after kRetry.
    void failed(const Due &due, Timestamp now);

private:
    AlertWatch m_watch;
    std::vector<AlertRule> m_rules;
    std::deque<Due> m_due;
    std::optional<Due> m_failed; ///< the latest
    Timestamp m_failedAt{};
};

} // namespace trainyard::alerts
