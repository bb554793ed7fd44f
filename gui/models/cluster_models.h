#pragma once

#include <QCoreApplication>

#include "backend/services/snapshots.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

class ClusterModel final : public RowTable<services::ClusterSnapshot> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::ClusterModel)
public:
    enum Column { Name, State, Nodes, Type, Zone, Age, Cost, DeadlineColumn, ColumnCount };
    enum { FoldedRole = SortRole + 100 }; ///< whether it has ended and is not the selected one
    using RowTable::RowTable;
    /// Keeps this cluster (the selected one) visible when it ends.
    void pin(const QString &id);
    int ended() const;
    void tick() { clockMoved(Age, DeadlineColumn); } ///< ages and costs grow; call every few seconds

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const services::ClusterSnapshot &) const override;
    QVariant cell(const services::ClusterSnapshot &, int column, int role) const override;
    bool isNumber(int column) const override { return column == Age || column == Cost; }

private:
    QString m_pinned;
};

class NodeModel final : public RowTable<services::NodeSnapshot> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::NodeModel)
public:
    enum Column { Name, Role, Address, State, Type, Zone, Instance, ColumnCount };
    using RowTable::RowTable;

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const services::NodeSnapshot &) const override;
    QVariant cell(const services::NodeSnapshot &, int column, int role) const override;
};

/// Milestones of each machine, in seconds since its request.
class TimelineModel final : public RowTable<cluster::NodeTimeline> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::TimelineModel)
public:
    using RowTable::RowTable;

protected:
    int columns() const override { return 1 + int(std::size(cluster::kMilestones)); }
    QString title(int column) const override;
    QString key(const cluster::NodeTimeline &) const override;
    QVariant cell(const cluster::NodeTimeline &, int column, int role) const override;
    bool isNumber(int column) const override { return column > 0; }
};

class ResourceModel final : public RowTable<services::ResourceSnapshot> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::ResourceModel)
public:
    enum Column { Kind, Id, Name, Region, State, Price, Created, ColumnCount };
    using RowTable::RowTable;

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const services::ResourceSnapshot &) const override;
    QVariant cell(const services::ResourceSnapshot &, int column, int role) const override;
    bool isNumber(int column) const override { return column == Price; }
};

class EventModel final : public RowTable<services::EventSnapshot> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::EventModel)
public:
    enum Column { Time, What, ColumnCount };
    using RowTable::RowTable;

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const services::EventSnapshot &) const override;
    QVariant cell(const services::EventSnapshot &, int column, int role) const override;
};

/// Dollars that a cluster has cost from its creation to its end, or to now; negative when the price is unknown.
double costSoFar(const services::ClusterSnapshot &, Timestamp now);
/// Current dollars per hour: 0 for a cluster that has ended.
double hourlyNow(const services::ClusterSnapshot &);

Tone toneOf(services::ClusterState);
QString iconOf(services::ClusterState);

} // namespace trainyard::gui
