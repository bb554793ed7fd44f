#pragma once

#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "backend/services/snapshots.h"
#include "backend/training/queue/run_queue.h"
#include "backend/training/queue/sweep.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// An entry of a queue, with the state of its run.
struct QueueRow {
    training::QueueEntry entry;
    std::optional<services::RunState> state; ///< unset: it has no run, or an unknown one
    QStringList after;                       ///< what people call the entries that it waits for
    bool operator==(const QueueRow &) const = default;
    bool mayRetry() const;  ///< it was not started, or its run failed or was stopped
    bool mayFinish() const; ///< it waits, or its run is in progress: another entry can wait for it
};
/// The entries in their order, each with the state of its run.
std::vector<QueueRow> queueRows(const std::vector<training::QueueEntry> &entries,
                                const std::vector<services::RunSnapshot> &runs);

/// The jobs of a cluster's queue, in the order in which they were added.
class QueueModel final : public RowTable<QueueRow> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::QueueModel)
public:
    enum Column { Name, State, Type, Priority, After, Sweep };
    explicit QueueModel(QObject *parent = nullptr);
};

/// One trial of a sweep, with what is known of its run.
struct TrialRow {
    int number = 0; ///< from 1
    QString values; ///< "learningRate 0.1, momentum 0.9"
    RunId run;
    std::optional<services::RunState> state;
    std::string failed; ///< why it was not started
    std::optional<double> result;
    std::optional<int> epoch;
    bool best = false;
    bool operator==(const TrialRow &) const = default;
};
std::vector<TrialRow> trialRows(const training::SweepTable &table);

class TrialModel final : public RowTable<TrialRow> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::TrialModel)
public:
    enum Column { Number, Values, State, Result, Epoch };
    explicit TrialModel(QObject *parent = nullptr);
};

} // namespace trainyard::gui
