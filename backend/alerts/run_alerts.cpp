#include "backend/alerts/run_alerts.h"

#include <algorithm>
#include <utility>

namespace trainyard::alerts {

namespace {

/// Order in which fulfilled rules are carried out: one that ends machines does not wait for the others.
int urgencyOf(AlertRule::Action action)
{
    switch (action) {
    case AlertRule::TerminateCluster:
        return 3;
    case AlertRule::StopRun:
        return 2;
    case AlertRule::AddWorker:
        return 1;
    case AlertRule::Notify:
        break;
    }
    return 0;
}

} // namespace

void RunAlerts::setRules(std::vector<AlertRule> rules)
{
    if (rules == m_rules)
        return;
    m_rules = std::move(rules);
    m_watch.restart();
    std::erase_if(m_waiting, [this](const Waiting &one) { return !isRequired(one.due.rule); });
}

void RunAlerts::addStored(std::span<const protocol::MetricRecord> records)
{
    for (const protocol::MetricRecord &record : records)
        (void)m_watch.add(m_rules, record, true);
}

void RunAlerts::add(std::span<const protocol::MetricRecord> records)
{
    for (const protocol::MetricRecord &record : records) {
        for (const std::size_t rule : m_watch.add(m_rules, record))
            m_waiting.push_back({.due = {.rule = m_rules[rule], .value = m_watch.measured(), .at = record.t}});
    }
}

void RunAlerts::pass(Timestamp now, const RunFacts &run)
{
    for (const std::size_t rule : m_watch.pass(m_rules, now, shouldProgress(run, m_watch.hasMeasured())))
        m_waiting.push_back({.due = {.rule = m_rules[rule], .at = m_watch.newest()}});
}

std::optional<RunAlerts::Due> RunAlerts::next(Timestamp now, const RunFacts &run)
{
    const auto isReady = [now, &run](const Waiting &one) {
        if (awaitsStop(one.due.rule, run) || (one.ends() && run.hasOtherRun && !run.isClusterClosed))
            return false;
        return !one.failedAt || now - *one.failedAt >= kRetry || now < *one.failedAt; // or the clock was set back
    };
    for (;;) {
        auto first = m_waiting.end();
        for (auto at = m_waiting.begin(); at != m_waiting.end(); ++at) {
            if (isReady(*at) &&
                (first == m_waiting.end() || urgencyOf(at->due.rule.action) > urgencyOf(first->due.rule.action)))
                first = at;
        }
        if (first == m_waiting.end())
            return std::nullopt;
        const bool ends = first->ends();
        Due due = std::move(first->due);
        due.isRetry = first->failedAt.has_value();
        m_waiting.erase(first);
        if (ends && run.isClusterClosed)
            continue;
        if (!ends)
            due.action = actionNow(due.rule, &run);
        if (due.isRetry && due.action == AlertRule::Notify) // it was reported, and nothing is left to do
            continue;
        due.isPosted = due.action != AlertRule::Notify || mayPost(due.rule, now);
        return due;
    }
}

/// A value that goes up and down fulfils a rule with every step.
bool RunAlerts::mayPost(const AlertRule &rule, Timestamp now)
{
    const auto known = std::ranges::find_if(m_posted, [&rule](const auto &one) { return one.first == rule; });
    if (known == m_posted.end()) {
        m_posted.emplace_back(rule, now);
        return true;
    }
    if (now >= known->second && now - known->second < kBetweenPosts) // else the clock was set back
        return false;
    known->second = now;
    return true;
}

void RunAlerts::failed(Due due, Timestamp now)
{
    const bool ends = due.action == AlertRule::TerminateCluster;
    if (!isRequired(due.rule) || (!ends && hasFailed(AlertRule::TerminateCluster)))
        return;
    std::erase_if(m_waiting, [&](const Waiting &one) {
        return one.failedAt && (one.due.rule == due.rule || (ends && one.due.action == AlertRule::StopRun));
    });
    m_waiting.push_back({.due = std::move(due), .failedAt = now});
}

void RunAlerts::retryNow()
{
    for (Waiting &one : m_waiting) {
        if (one.failedAt)
            one.failedAt = Timestamp();
    }
}

bool RunAlerts::hasFailed(AlertRule::Action action) const
{
    return std::ranges::any_of(m_waiting,
                               [action](const Waiting &one) { return one.failedAt && one.due.action == action; });
}

std::vector<RunAlerts::Due> RunAlerts::left() const
{
    std::vector<Due> all;
    for (const Waiting &one : m_waiting) {
        if (!one.failedAt)
            all.push_back(one.due);
    }
    return all;
}

bool RunAlerts::isRequired(const AlertRule &rule) const
{
    return std::ranges::find(m_rules, rule) != m_rules.end();
}

} // namespace trainyard::alerts
