#pragma once

#include <QCoreApplication>

#include "backend/services/snapshots.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

class RunModel final : public RowTable<services::RunSnapshot> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::RunModel)
public:
    enum Column { Job, Started, State, Cluster, Mode, Epochs, Accuracy, Workers, Elapsed, ColumnCount };
    using RowTable::RowTable;
    void tick() { clockMoved(Elapsed, Elapsed); }

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const services::RunSnapshot &) const override;
    QVariant cell(const services::RunSnapshot &, int column, int role) const override;
    bool isNumber(int column) const override { return column >= Epochs; }
};

class RankModel final : public RowTable<services::RankSnapshot> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::RankModel)
public:
    enum Column { Rank, Host, State, Speed, Samples, ColumnCount };
    using RowTable::RowTable;

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const services::RankSnapshot &) const override;
    QVariant cell(const services::RankSnapshot &, int column, int role) const override;
    bool isNumber(int column) const override { return column == Rank || column >= Speed; }
};

/// Returns the ranks of a run in this state: those that were members when it ended have finished, were stopped, or are
/// gone.
std::vector<services::RankSnapshot> ranksAt(std::vector<services::RankSnapshot> ranks, services::RunState state);
bool isOver(services::RunState);

Tone toneOf(services::RunState);
QString iconOf(services::RunState);

} // namespace trainyard::gui
