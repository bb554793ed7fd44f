#include "gui/models/runs/epoch_model.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include <QLocale>

#include "backend/protocol/metric_record.h"
#include "backend/training/records/run_details.h"
#include "gui/models/charts/run_series.h"
#include "gui/models/runs/job_words.h"
#include "gui/text/format.h"

namespace trainyard::gui {
namespace {

using training::EpochRow;

/// An empty cell where nothing was measured.
template <class Words>
Cell valueCell(const std::optional<double> &value, Words words)
{
    return value ? Cell(words(*value), *value) : Cell(QString());
}

CellOf<EpochLine> figure(std::optional<double> EpochRow::*value)
{
    return [value](const EpochLine &line) { return valueCell(line.row.*value, text::number); };
}

CellOf<EpochLine> share(std::optional<double> EpochRow::*value)
{
    return [value](const EpochLine &line) {
        return valueCell(line.row.*value, [](double v) { return EpochModel::tr("%1 %").arg(text::fixed(v * 100, 2)); });
    };
}

Cell epochCell(const EpochLine &line)
{
    const int epoch = line.row.epoch + 1;
    if (line.best)
        return {EpochModel::tr("%1 (best)", "number of an epoch").arg(epoch), epoch, QStringLiteral("check"),
                Tone::Good};
    return epoch;
}

Cell extremeCell(double value, int epoch)
{
    const QString words = text::number(value);
    return {epoch > 0 ? MetricModel::tr("%1 (epoch %2)", "value, number of an epoch").arg(words).arg(epoch) : words,
            value};
}

} // namespace

QString bestText(const EpochRow &row)
{
    return row.validationAccuracy ? EpochModel::tr("Best validation %1 in epoch %2", "accuracy")
                                        .arg(text::percent(*row.validationAccuracy))
                                        .arg(row.epoch + 1)
                                  : EpochModel::tr("Lowest validation loss %1 in epoch %2")
                                        .arg(text::number(row.validationLoss.value_or(0)))
                                        .arg(row.epoch + 1);
}

QString lossText(const EpochRow &row, bool isProgram)
{
    const QString loss = text::number(row.trainLoss.value_or(0));
    if (isProgram && row.epoch == 0)
        return EpochModel::tr("Loss %1", "the last one of a program").arg(loss);
    return (isProgram ? EpochModel::tr("Loss %1 in epoch %2") : EpochModel::tr("Training loss %1 in epoch %2"))
        .arg(loss)
        .arg(row.epoch + 1);
}

EpochModel::EpochModel(QObject *parent)
    : RowTable(
          [](const auto &line) { return Cell(line.row.epoch); },
          {number(tr("Epoch"), epochCell), number(tr("Loss"), figure(&EpochRow::trainLoss)),
           number(tr("Accuracy"), share(&EpochRow::trainAccuracy)),
           number(tr("Val. loss", "validation"), figure(&EpochRow::validationLoss)),
           number(tr("Val. accuracy", "validation"), share(&EpochRow::validationAccuracy)),
           number(tr("Samples/s"),
                  [](const auto &line) {
                      return valueCell(line.row.samplesPerSecond,
                                       [](double v) { return QLocale().toString(v, 'f', v < 10 ? 1 : 0); });
                  }),
           number(tr("Seconds"),
                  [](const auto &line) {
                      return valueCell(line.row.seconds, [](double v) { return QLocale().toString(v, 'f', 1); });
                  }),
           number(tr("Workers"),
                  [](const auto &line) { return line.row.workers > 0 ? Cell(line.row.workers) : Cell(QString()); }),
           number(tr("Batch", "samples of a step of all workers"), figure(&EpochRow::globalBatch))},
          parent)
{
}

void EpochModel::showRows(const std::vector<EpochRow> &rows)
{
    const EpochRow *best = training::bestEpoch(rows);
    std::vector<EpochLine> lines;
    lines.reserve(rows.size());
    for (const EpochRow &row : rows)
        lines.push_back({row, best && row.epoch == best->epoch});
    applyAll(lines);
}

bool EpochModel::isMeasured(int column) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (!data(index(row, column), Qt::DisplayRole).toString().isEmpty())
            return true;
    }
    return false;
}

std::vector<MetricLine> metricLines(const RunSeries &series)
{
    namespace metric = protocol::metric;
    std::vector<MetricLine> lines;
    const std::vector<EpochRow> rows = series.epochs().rows();
    const auto epochOf = [&rows](std::optional<double> EpochRow::*column, double value) {
        const auto at = std::ranges::find(rows, std::optional(value), column);
        return at == rows.end() ? 0 : at->epoch + 1;
    };
    const auto add = [&lines, &epochOf](std::string_view name, const SeriesBuffer &buffer,
                                        std::optional<double> EpochRow::*column = nullptr) {
        const auto last = buffer.last();
        const auto range = buffer.yRange(); // empty where no value is finite
        if (!last)
            return;
        MetricLine line;
        line.name = name;
        line.last = last->y();
        line.lowest = range ? range->low : last->y();
        line.highest = range ? range->high : last->y();
        line.points = buffer.size();
        if (column) {
            line.lowestEpoch = epochOf(column, line.lowest);
            line.highestEpoch = epochOf(column, line.highest);
        }
        lines.push_back(std::move(line));
    };
    add(metric::kTrainLoss, series.trainLoss, &EpochRow::trainLoss);
    add(metric::kTrainAccuracy, series.trainAccuracy, &EpochRow::trainAccuracy);
    add(metric::kValidationLoss, series.validationLoss, &EpochRow::validationLoss);
    add(metric::kValidationAccuracy, series.validationAccuracy, &EpochRow::validationAccuracy);
    add(metric::kSpeed, series.speed);
    add(metric::kLearningRate, series.learningRate);
    add(metric::kGlobalBatch, series.globalBatch);
    add(metric::kWorkers, series.workers);
    for (const auto &[name, other] : series.others())
        add(name, other->job);
    return lines;
}

MetricModel::MetricModel(QObject *parent)
    : RowTable(&MetricLine::name,
               {{tr("Metric"), [](const auto &line) { return Cell(metricName(line.name)); }},
                number(tr("Last"), [](const auto &line) { return Cell(text::number(line.last), line.last); }),
                number(tr("Minimum"), [](const auto &line) { return extremeCell(line.lowest, line.lowestEpoch); }),
                number(tr("Maximum"), [](const auto &line) { return extremeCell(line.highest, line.highestEpoch); }),
                number(tr("Values"),
                       [](const auto &line) {
                           return Cell(QLocale().toString(qulonglong(line.points)), qulonglong(line.points));
                       })},
               parent)
{
}

} // namespace trainyard::gui
