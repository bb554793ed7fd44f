#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "backend/alerts/alert_actions.h"
#include "backend/alerts/alert_rule.h"
#include "backend/alerts/alert_watch.h"

namespace trainyard::alerts {

/// The rules of one run that a program without a window follows: what is fulfilled, and what is done because of it, one
/// after the other. A plain object.
class RunAlerts {
public:
    static constexpr std::chrono::minutes kRetry{5}, kBetweenPosts{1};

    /// A rule that is fulfilled.
    struct Due {
        AlertRule rule;
        double value = 0; ///< the measured one; of no progress 0
        double at = 0;    ///< as of occasionOf()
        AlertRule::Action action = AlertRule::Notify;
        bool isRetry = false;
        bool isPosted = true; ///< false: it only notifies, and did so less than kBetweenPosts ago
    };

    /// The same ones change nothing. What only a former rule has required is not done any more.
    void setRules(std::vector<AlertRule> rules);
    /// What was measured before the program followed the run: it counts for the duration of a condition, but fulfils no
    /// rule. It is recognised by its order, since the clock of the run's machines may differ from that of this
    /// computer.
    void addStored(std::span<const protocol::MetricRecord> records);
    void add(std::span<const protocol::MetricRecord> records);
    void pass(Timestamp now, const RunFacts &run); ///< every few seconds, as AlertWatch::pass()
    /// Returns what is due, each once; first what ends most. What is done is decided now: it may wait for the end of
    /// another action, or of the stop by another program. A termination that has failed is due again after the end of its
    /// run, too, which it may have stopped itself: until the cluster is closed, but not while it has another run.
    std::optional<Due> next(Timestamp now, const RunFacts &run);
    /// The action has failed, or the account of the cluster did not answer: it is due again after kRetry. A termination
    /// also stops the run: it takes the place of a stop.
    void failed(Due due, Timestamp now);
    void retryNow();                                ///< what has failed is due again now
    bool hasFailed(AlertRule::Action action) const; ///< such an action, which is tried again
    std::vector<Due> left() const;                  ///< rules that were fulfilled, and that next() has not returned

private:
    struct Waiting {
        Due due;
        std::optional<Timestamp> failedAt = {};
        bool ends() const { return failedAt && due.action == AlertRule::TerminateCluster; }
    };
    bool isRequired(const AlertRule &rule) const;
    bool mayPost(const AlertRule &rule, Timestamp now);

    AlertWatch m_watch;
    std::vector<AlertRule> m_rules;
    std::vector<Waiting> m_waiting;
    std::vector<std::pair<AlertRule, Timestamp>> m_posted; ///< rules that only notified, each with its last post
};

} // namespace trainyard::alerts
