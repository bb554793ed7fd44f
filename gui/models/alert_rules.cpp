#include "gui/models/alert_rules.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QSettings>

#include "gui/models/run_series.h"

namespace trainyard::gui {
namespace {

constexpr int kMostRules = 100, kLongest = 7 * 24 * 3600;
constexpr std::chrono::minutes kLongestGap{
    2}; ///< between two calls of pass(); a longer one was a pause of the computer

/// Metric, comparison, value, seconds and, since there are actions, the action.
std::optional<AlertRule> ruleIn(const QString &line)
{
    const QStringList parts = line.split(QLatin1Char('\t'));
    if (parts.size() != 4 && parts.size() != 5)
        return {};
    AlertRule rule;
    rule.metric = parts[0].toStdString();
    bool isNumber = false;
    rule.value = parts[2].toDouble(&isNumber);
    const int comparison = parts[1].toInt(), action = parts.value(4).toInt();
    if (comparison < AlertRule::Above || comparison > AlertRule::NoProgress || !isNumber ||
        action < AlertRule::Notify || action > AlertRule::AddWorker)
        return {};
    rule.comparison = AlertRule::Comparison(comparison);
    rule.action = AlertRule::Action(action);
    rule.seconds = std::clamp(parts[3].toInt(), 0, kLongest);
    const bool complete = rule.comparison == AlertRule::NoProgress ? rule.seconds > 0 : !rule.metric.empty();
    return complete ? std::optional(rule) : std::nullopt;
}

} // namespace

bool AlertRule::holds(double measured) const
{
    if (comparison == NoProgress)
        return false;
    if (comparison == NotANumber)
        return !std::isfinite(measured);
    return comparison == Above ? measured > value : measured < value;
}

std::vector<AlertRule> loadAlertRules(const QSettings &settings)
{
    std::vector<AlertRule> rules;
    const QStringList lines = settings.value(QStringLiteral("alerts")).toStringList();
    for (const QString &line : lines) {
        if (auto rule = ruleIn(line); rule && int(rules.size()) < kMostRules)
            rules.push_back(std::move(*rule));
    }
    return rules;
}

void storeAlertRules(QSettings &settings, const std::vector<AlertRule> &rules)
{
    QStringList lines;
    for (const AlertRule &rule : rules)
        lines << QStringList{QString::fromStdString(rule.metric), QString::number(int(rule.comparison)),
                             QString::number(rule.value, 'g', 17), QString::number(rule.seconds),
                             QString::number(int(rule.action))}
                     .join(QLatin1Char('\t'));
    settings.setValue(QStringLiteral("alerts"), lines);
}

std::vector<std::size_t> AlertWatch::add(const std::vector<AlertRule> &rules, const protocol::MetricRecord &record)
{
    std::vector<std::size_t> fulfilled;
    if (isMeasurement(record)) {
        m_hasMeasured = true;
        m_quiet = {};
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (rules[i].comparison == AlertRule::NoProgress)
                m_states.erase(i);
        }
    }
    if (record.rank >= 0)
        return fulfilled;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (rules[i].metric != record.name || rules[i].comparison == AlertRule::NoProgress)
            continue;
        State &state = m_states[i];
        if (!rules[i].holds(record.value)) {
            state = {};
            continue;
        }
        if (!state.since)
            state.since = record.t;
        if (state.told || record.t - *state.since < rules[i].seconds)
            continue;
        state.told = true;
        fulfilled.push_back(i);
    }
    return fulfilled;
}

std::vector<std::size_t> AlertWatch::pass(const std::vector<AlertRule> &rules, Timestamp now, bool counts)
{
    const auto gap = m_passed ? now - *m_passed : std::chrono::milliseconds(0);
    m_passed = now;
    if (!counts)
        m_quiet = {};
    else if (gap > gap.zero() && gap <= kLongestGap)
        m_quiet += gap;
    std::vector<std::size_t> fulfilled;
    for (std::size_t i = 0; counts && i < rules.size(); ++i) {
        if (rules[i].comparison != AlertRule::NoProgress || m_quiet < std::chrono::seconds(rules[i].seconds) ||
            std::exchange(m_states[i].told, true))
            continue;
        fulfilled.push_back(i);
    }
    return fulfilled;
}

AlertRule::Action actionNow(const AlertRule &rule, const services::RunSnapshot *run)
{
    return run && !isOver(run->state) && !run->stopping ? rule.action : AlertRule::Notify;
}

bool shouldProgress(const services::RunSnapshot &run, bool hasMeasured)
{
    return (hasMeasured || !run.task) && run.state == services::RunState::Running && !run.stopping &&
           !run.unreachableSince;
}

} // namespace trainyard::gui
