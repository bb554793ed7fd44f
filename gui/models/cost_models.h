#pragma once

#include <QCoreApplication>

#include "backend/services/snapshots.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// Past cost, current cost and budget of each cluster.
class CostModel final : public RowTable<services::ClusterSnapshot> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::CostModel)
public:
    enum Column { Name, State, Machines, PerHour, PerDay, SoFar, Budget, ColumnCount };
    using RowTable::RowTable;
    void tick() { clockMoved(PerHour, Budget); }

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const services::ClusterSnapshot &) const override;
    QVariant cell(const services::ClusterSnapshot &, int column, int role) const override;
    bool isNumber(int column) const override { return column >= Machines && column < Budget; }
};

class DayCostModel final : public RowTable<services::CostSnapshot::Day> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::DayCostModel)
public:
    enum Column { Day, Cost, ColumnCount };
    using RowTable::RowTable;

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const services::CostSnapshot::Day &) const override;
    QVariant cell(const services::CostSnapshot::Day &, int column, int role) const override;
    bool isNumber(int column) const override { return column == Cost; }
};

/// One category of the current cost.
struct CostShare {
    enum What { OnDemand, Spot, Volumes, Addresses, Nat } what;
    double usdPerHour = 0;
    bool operator==(const CostShare &) const = default;
};
std::vector<CostShare> costShares(const cluster::HourlyCost &); ///< all categories, including those without cost

class CostShareModel final : public RowTable<CostShare> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::CostShareModel)
public:
    enum Column { What, PerHour, PerDay, ColumnCount };
    using RowTable::RowTable;

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const CostShare &) const override;
    QVariant cell(const CostShare &, int column, int role) const override;
    bool isNumber(int column) const override { return column > What; }
};

class SavingModel final : public RowTable<services::CostSnapshot::SavingRecommendation> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::SavingModel)
public:
    enum Column { Cluster, How, PerHour, PerDay, ColumnCount };
    using RowTable::RowTable;

protected:
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QString key(const services::CostSnapshot::SavingRecommendation &) const override;
    QVariant cell(const services::CostSnapshot::SavingRecommendation &, int column, int role) const override;
    bool isNumber(int column) const override { return column > How; }
};

} // namespace trainyard::gui
