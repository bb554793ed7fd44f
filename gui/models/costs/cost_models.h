#pragma once

#include <QCoreApplication>

#include "backend/services/snapshots.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// Past cost, current cost and budget of each cluster.
class CostModel final : public RowTable<services::ClusterDetails> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::CostModel)
public:
    /// The last two are for clusters of the local cloud.
    enum Column { Name, State, Machines, PerHour, PerDay, SoFar, Budget, AwsPerHour, AwsSoFar };
    explicit CostModel(QObject *parent = nullptr);
    void tick() { clockMoved(PerHour, AwsSoFar); }
};

class DayCostModel final : public RowTable<services::CostSnapshot::Day> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::DayCostModel)
public:
    enum Column { Day, Cost };
    explicit DayCostModel(QObject *parent = nullptr);
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
    enum Column { What, PerHour, PerDay };
    explicit CostShareModel(QObject *parent = nullptr);
};

class SavingModel final : public RowTable<services::CostSnapshot::SavingRecommendation> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::SavingModel)
public:
    enum Column { Cluster, How, PerHour, PerDay };
    explicit SavingModel(QObject *parent = nullptr);
};

} // namespace trainyard::gui
