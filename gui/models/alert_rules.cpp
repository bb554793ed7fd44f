#include "gui/models/alert_rules.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QSettings>

namespace trainyard::gui {
namespace {

constexpr int kMostRules = 100, kLongest = 7 * 24 * 3600;

} // namespace

bool AlertRule::holds(double measured) const
{
    if (comparison == NotANumber)
        return !std::isfinite(measured);
    return comparison == Above ? measured > value : measured < value;
}

std::vector<AlertRule> loadAlertRules(const QSettings &settings)
{
    std::vector<AlertRule> rules;
    const QStringList lines = settings.value(QStringLiteral("alerts")).toStringList();
    for (const QString &line : lines) {
        const QStringList parts = line.split(QLatin1Char('\t')); // metric, comparison, value, seconds
        if (parts.size() != 4 || parts[0].isEmpty() || int(rules.size()) >= kMostRules)
            continue;
        AlertRule rule;
        rule.metric = parts[0].toStdString();
        const int comparison = parts[1].toInt();
        bool isNumber = false;
        rule.value = parts[2].toDouble(&isNumber);
        if (comparison < AlertRule::Above || comparison > AlertRule::NotANumber || !isNumber)
            continue;
        rule.comparison = AlertRule::Comparison(comparison);
        rule.seconds = std::clamp(parts[3].toInt(), 0, kLongest);
        rules.push_back(std::move(rule));
    }
    return rules;
}

void storeAlertRules(QSettings &settings, const std::vector<AlertRule> &rules)
{
    QStringList lines;
    for (const AlertRule &rule : rules)
        lines << QStringList{QString::fromStdString(rule.metric), QString::number(int(rule.comparison)),
                             QString::number(rule.value, 'g', 17), QString::number(rule.seconds)}
                     .join(QLatin1Char('\t'));
    settings.setValue(QStringLiteral("alerts"), lines);
}

std::vector<std::size_t> AlertWatch::add(const std::vector<AlertRule> &rules, const protocol::MetricRecord &record)
{
    std::vector<std::size_t> fulfilled;
    if (record.rank >= 0)
        return fulfilled;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (rules[i].metric != record.name)
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

} // namespace trainyard::gui
