#include "gui/models/notices/alert_rules.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>
#include <utility>

#include <QSettings>
#include <QStringList>

namespace trainyard::gui {
namespace {

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
    rule.seconds = parts[3].toInt();
    return alerts::checked(std::move(rule));
}

} // namespace

Result<std::vector<AlertRule>> loadAlertRules(QSettings &settings, const QString &stateFolder)
{
    const std::filesystem::path folder = stateFolder.toStdString();
    if (auto stored = alerts::readRules(folder); stored || stored.error().code != ErrorCode::NotFound)
        return stored;
    const QString key = QStringLiteral("alerts");
    std::vector<AlertRule> rules;
    const QStringList lines = settings.value(key).toStringList();
    for (const QString &line : lines) {
        if (auto rule = ruleIn(line))
            rules.push_back(std::move(*rule));
    }
    if (!lines.isEmpty() && alerts::writeRules(folder, rules))
        settings.remove(key);
    return rules;
}

alerts::RunFacts factsOf(const services::RunSnapshot &run)
{
    return {.id = run.id,
            .cluster = run.cluster,
            .state = run.state,
            .isTask = run.task,
            .isStopping = run.stopping.has_value(),
            .isUnreachable = run.unreachableSince.has_value(),
            .isElastic = run.elastic};
}

std::vector<alerts::RunFacts> factsOf(const std::vector<services::RunSnapshot> &runs)
{
    std::vector<alerts::RunFacts> facts;
    std::ranges::transform(runs, std::back_inserter(facts),
                           [](const services::RunSnapshot &run) { return factsOf(run); });
    return facts;
}

std::vector<alerts::ClusterFacts> factsOf(const std::vector<services::ClusterDetails> &clusters)
{
    std::vector<alerts::ClusterFacts> facts;
    for (const services::ClusterDetails &cluster : clusters)
        facts.push_back({cluster.id, cluster.elsewhere, cluster.alive()});
    return facts;
}

} // namespace trainyard::gui
