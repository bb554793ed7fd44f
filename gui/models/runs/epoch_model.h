#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <QCoreApplication>

#include "backend/training/records/metric_report.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

class RunSeries;

struct EpochLine {
    training::EpochRow row;
    bool best = false; ///< as training::bestEpoch()
    bool operator==(const EpochLine &) const = default;
};

/// "Best validation 97.80 % in epoch 9"; of a run without accuracies "Lowest validation loss 0.31 in epoch 9".
/// \param row  training::bestEpoch() of the run
QString bestText(const training::EpochRow &row);
/// "Training loss 0.31 in epoch 9". What a program of the user calls a loss need not be of a training, and one without
/// epochs has measured it in its first: "Loss 0.31".
QString lossText(const training::EpochRow &row, bool isProgram);

/// The epochs of a run, its best one marked.
class EpochModel final : public RowTable<EpochLine> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::EpochModel)
public:
    enum Column {
        Epoch,
        Loss,
        Accuracy,
        ValidationLoss,
        ValidationAccuracy,
        Speed,
        Seconds,
        Workers,
        GlobalBatch,
        ColumnCount
    };
    explicit EpochModel(QObject *parent = nullptr);
    void showRows(const std::vector<training::EpochRow> &rows);
    /// Whether some row has a value there.
    bool isMeasured(int column) const;
};

/// The last and the extreme values of one metric of the complete job.
struct MetricLine {
    std::string name; ///< as in the records: "train-loss"
    double last = 0, lowest = 0, highest = 0;
    std::size_t points = 0;
    int lowestEpoch = 0, highestEpoch = 0; ///< of these values, from 1; 0: it is not measured by epoch
    bool operator==(const MetricLine &) const = default;
};
/// Metrics that have values, those of every run first.
std::vector<MetricLine> metricLines(const RunSeries &series);

/// The last values of all metrics of a run.
class MetricModel final : public RowTable<MetricLine> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::MetricModel)
public:
    enum Column { Name, Last, Lowest, Highest, Points };
    explicit MetricModel(QObject *parent = nullptr);
};

} // namespace trainyard::gui
