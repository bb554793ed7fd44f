#pragma once

#include <QCoreApplication>

#include "backend/services/snapshots.h"
#include "gui/models/charts/run_series.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

class RunModel final : public RowTable<services::RunSnapshot> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::RunModel)
public:
    enum Column {
        Job,
        Started,
        State,
        Cluster,
        Mode,
        Epochs,
        Accuracy,
        Workers,
        Elapsed,
        Best,
        Cost,
        Tags,
        Parameters
    };
    enum { ArchivedRole = SortRole + 100 };
    explicit RunModel(QObject *parent = nullptr);
    void tick()
    {
        clockMoved(State, State); // a stop has a countdown
        clockMoved(Elapsed, Elapsed);
    }

private:
    QVariant more(const services::RunSnapshot &, int column, int role) const override;
};

/// The name that the user has given to a run, else that of its model.
QString nameOf(const services::RunSnapshot &run);
/// "97.80 % in epoch 9"; empty without validation.
QString bestOf(const services::RunSnapshot &run);

class RankModel final : public RowTable<RankSnapshot> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::RankModel)
public:
    enum Column { Rank, Host, State, Speed, Samples };
    explicit RankModel(QObject *parent = nullptr);
};

/// Ends of the processes of a task, the one that ended the run first.
class ProcessEndModel final : public RowTable<ProcessEnd> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::ProcessEndModel)
public:
    enum Column { Process, Rank, Status, After, Reason };
    explicit ProcessEndModel(QObject *parent = nullptr);
    void showEnds(std::vector<ProcessEnd> ends);
};

/// Returns the ranks of a run in its state: those that were members when it ended have finished, were stopped, or are
/// gone; those of a program run, whether it trains or not.
std::vector<RankSnapshot> ranksOf(const services::RunSnapshot &run, std::vector<RankSnapshot> ranks);

/// The word for the state that the ledger has. A program of the user is running, which need not be training.
QString stateText(services::RunState state, bool isProgram);

/// The state of a run, for display: that of the ledger, or since when its head node cannot be reached.
Cell stateOf(const services::RunSnapshot &run);

/// What the run has cost until `at`, on the machines that were there.
double spentOn(const services::RunSnapshot &, Timestamp at);

} // namespace trainyard::gui
