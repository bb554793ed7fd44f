#include "backend/alerts/run_alerts.h"

#include <algorithm>
#include <utility>

namespace trainyard::alerts {

void RunAlerts::setRules(std::vector<AlertRule> rules)
{
    if (rules == m_rules)
        return;
    m_rules = std::move(rules);
    m_watch.restart();
}

void RunAlerts::add(std::span<const protocol::MetricRecord> records)
{
    for (const protocol::MetricRecord &record : records) {
        for (const std::size_t rule : m_watch.add(m_rules, record))
            m_due.push_back({.rule = m_rules[rule], .value = record.value});
    }
}

void RunAlerts::pass(Timestamp now, const RunFacts &run)
{
    for (const std::size_t rule : m_watch.pass(m_rules, now, shouldProgress(run, m_watch.hasMeasured())))
        m_due.push_back({.rule = m_rules[rule]});
}

std::optional<RunAlerts::Due> RunAlerts::next(Timestamp now, const RunFacts &run)
{
    std::optional<Due> due;
    if (!m_due.empty()) {
        due = std::move(m_due.front());
        m_due.pop_front();
    } else if (m_failed && (now - m_failedAt >= kRetry || now < m_failedAt)) { // or the clock was set back
        due = m_failed;
        due->isRetry = true;
        m_failed.reset();
        const bool isRequired = std::ranges::find(m_rules, due->rule) != m_rules.end();
        if (!isRequired || actionNow(due->rule, &run) == AlertRule::Notify)
            return std::nullopt;
    }
    if (due)
        due->action = actionNow(due->rule, &run);
    return due;
}

void RunAlerts::failed(const Due &due, Timestamp now)
{
    m_failed = due;
    m_failedAt = now;
}

} // namespace trainyard::alerts
