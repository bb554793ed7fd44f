#include "gui/models/runs/run_comparison_model.h"

#include <algorithm>
#include <functional>

#include "gui/models/runs/job_words.h"
#include "gui/models/runs/run_models.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using training::RunDetails;
using training::RunFigures;

namespace {

QString shareText(const std::optional<double> &share)
{
    return share ? text::percent(*share) : QString();
}

QString numberText(const std::optional<double> &value)
{
    return value ? text::number(*value) : QString();
}

std::vector<ComparisonRow> metricRows(std::span<const RunDetails> runs)
{
    const std::pair<QString, std::function<QString(const RunDetails &)>> figures[] = {
        {RunComparisonModel::tr("State"), [](const RunDetails &d) { return stateText(d.run.state, d.job.isTask()); }},
        {RunComparisonModel::tr("Cluster"), [](const RunDetails &d) { return text::from(d.clusterName); }},
        {RunComparisonModel::tr("Completed epochs"),
         [](const RunDetails &d) { return QString::number(d.figures.epochs); }},
        {RunComparisonModel::tr("Best validation accuracy"),
         [](const RunDetails &d) { return shareText(d.figures.bestAccuracy); }},
        {RunComparisonModel::tr("Best epoch"),
         [](const RunDetails &d) { return d.figures.bestEpoch ? QString::number(*d.figures.bestEpoch) : QString(); }},
        {RunComparisonModel::tr("Validation accuracy"),
         [](const RunDetails &d) { return shareText(d.figures.validationAccuracy); }},
        {RunComparisonModel::tr("Validation loss"),
         [](const RunDetails &d) { return numberText(d.figures.validationLoss); }},
        {RunComparisonModel::tr("Training accuracy"),
         [](const RunDetails &d) { return shareText(d.figures.trainAccuracy); }},
        {RunComparisonModel::tr("Training loss"), [](const RunDetails &d) { return numberText(d.figures.trainLoss); }},
        {RunComparisonModel::tr("Samples/s"),
         [](const RunDetails &d) {
             return d.figures.samplesPerSecond ? text::rate(*d.figures.samplesPerSecond) : QString();
         }},
        {RunComparisonModel::tr("Duration"),
         [](const RunDetails &d) {
             return d.figures.seconds ? text::elapsed(std::chrono::milliseconds(qint64(*d.figures.seconds * 1000)))
                                      : QString();
         }},
        {RunComparisonModel::tr("Cost"), [](const RunDetails &d) { return d.cost ? text::money(*d.cost) : QString(); }},
        {RunComparisonModel::tr("Tags"), [](const RunDetails &d) { return text::from(d.labels.tags); }}};
    std::vector<ComparisonRow> rows;
    for (const auto &[name, value] : figures) {
        ComparisonRow row;
        row.key = QStringLiteral("m ") + name;
        row.name = name;
        for (const RunDetails &details : runs)
            row.values << value(details);
        row.differs = std::ranges::any_of(row.values, [&](const QString &v) { return v != row.values.front(); });
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

std::vector<ComparisonRow> comparisonRows(std::span<const RunDetails> runs, bool onlyDifferences)
{
    if (runs.empty())
        return {};
    std::vector<ComparisonRow> rows = metricRows(runs);
    if (onlyDifferences)
        std::erase_if(rows, [](const ComparisonRow &row) { return !row.differs; });
    for (const training::ComparedParameter &parameter : training::compareParameters(runs)) {
        if (onlyDifferences && !parameter.differs)
            continue;
        ComparisonRow row;
        row.key = QStringLiteral("p ") + text::from(parameter.name);
        row.name = parameterName(parameter.name);
        row.isParameter = true;
        row.differs = parameter.differs;
        for (const auto &value : parameter.values)
            row.values << (value ? parameterValue(parameter.name, *value) : QStringLiteral("–"));
        rows.push_back(std::move(row));
    }
    return rows;
}

QStringList comparisonTitles(std::span<const RunDetails> runs)
{
    QStringList titles;
    for (const RunDetails &details : runs) {
        const auto same = std::ranges::count_if(runs, [&](const RunDetails &d) { return d.name() == details.name(); });
        const auto started = [now = SystemClock::instance().now()](const RunDetails &d) {
            return text::startTime(d.run.created, now);
        };
        const auto together = std::ranges::count_if(
            runs, [&](const RunDetails &d) { return d.name() == details.name() && started(d) == started(details); });
        titles << (same == 1       ? text::from(details.name())
                   : together == 1 ? RunComparisonModel::tr("%1, %2", "name, start of the run")
                                         .arg(text::from(details.name()), started(details))
                                   : RunComparisonModel::tr("%1 (%2)", "name, ID of the run")
                                         .arg(text::from(details.name()), text::from(details.run.id.value)));
    }
    return titles;
}

namespace {

std::vector<TableColumn<ComparisonRow>> comparisonColumns(const QStringList &titles)
{
    std::vector<TableColumn<ComparisonRow>> columns;
    columns.push_back(
        {RunComparisonModel::tr("Metric or parameter"), [](const ComparisonRow &r) { return Cell(r.name); }});
    columns.push_back({RunComparisonModel::tr("Differs"), [](const ComparisonRow &r) {
                           return Cell(r.differs ? RunComparisonModel::tr("yes", "it differs") : QString());
                       }});
    for (int i = 0; i < int(titles.size()); ++i) {
        const auto value = [i](const ComparisonRow &r) { return Cell(r.values.value(i)); };
        columns.push_back({titles[i], value, value});
    }
    return columns;
}

} // namespace

RunComparisonModel::RunComparisonModel(const QStringList &titles, QObject *parent)
    : RowTable([](const ComparisonRow &r) { return Cell(r.key); }, comparisonColumns(titles), parent)
{
}

} // namespace trainyard::gui
