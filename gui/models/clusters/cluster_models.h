#pragma once

#include <QCoreApplication>

#include "backend/services/snapshots.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// What is wrong with a cluster, or who has launched it; empty: nothing.
QString noteOf(const services::ClusterDetails &);

class ClusterModel final : public RowTable<services::ClusterDetails> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::ClusterModel)
public:
    enum Column { Name, State, Nodes, OriginColumn, Type, Zone, Age, Cost, DeadlineColumn };
    enum { FoldedRole = SortRole + 100 }; ///< whether it has ended and is not the selected one
    explicit ClusterModel(QObject *parent = nullptr);
    /// Keeps this cluster (the selected one) visible when it ends.
    void pin(const QString &id);
    int ended() const;
    void tick() { clockMoved(Age, DeadlineColumn); } ///< ages and costs grow; call every few seconds

private:
    QVariant more(const services::ClusterDetails &, int column, int role) const override;
    QString m_pinned;
};

/// Milestones of each machine, in seconds since its request.
class TimelineModel final : public RowTable<cluster::NodeTimeline> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::TimelineModel)
public:
    enum { EndsRole = SortRole + 100 }; ///< seconds at which each stage ended, for the bar
    enum { Bar = 8 };                   ///< the last column
    explicit TimelineModel(QObject *parent = nullptr);
    QStringList stages() const; ///< what ended each stage of the bar: titles of columns

private:
    QVariant more(const cluster::NodeTimeline &, int column, int role) const override;
};

class EventModel final : public RowTable<ledger::Event> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::EventModel)
public:
    enum Column { Time, What };
    explicit EventModel(QObject *parent = nullptr);
};

/// Dollars that a cluster has cost from its creation to its end, or to now.
double costSoFar(const cluster::ClusterSnapshot &, Timestamp now);
/// Current dollars per hour: 0 for a cluster that has ended, or of another owner.
double hourlyNow(const cluster::ClusterSnapshot &);
cluster::Usd hourlySum(const cluster::ClusterSnapshot &);             ///< the same, and whether it is exact
cluster::Usd costSum(const cluster::ClusterSnapshot &, Timestamp at); ///< costSoFar() in the same way
/// Workers that exist; those that it had, or shall have, while no machine exists.
int workersOf(const cluster::ClusterSnapshot &);

Tone toneOf(services::ClusterState);
QString iconOf(services::ClusterState);
QString originName(cluster::Origin);        ///< "EC2", "Stack", "EMR"
QString originDescription(cluster::Origin); ///< one sentence: who starts its machines and how it ends
Cell stateOf(const cluster::ClusterSnapshot &);

} // namespace trainyard::gui
