#pragma once

#include <optional>

#include "backend/core/ids.h"
#include "gui/wizards/plan_wizard.h"

namespace trainyard::services {
class ClusterService;
}

namespace trainyard::gui {

/// Plans an EC2 cluster, and launches it.
class LaunchWizard final : public PlanWizard<cluster::LaunchPlan> {
    Q_OBJECT
public:
    /// \param costsMoney  shown on the first and the last page
    /// \param regionCatalog  provides the offers of the plan's region; null: only the catalog
    /// \param planning  provides subnets, groups and keys, and the preflight; null: none
    /// \param clusters  launches the plan that is accepted; null: nothing is launched
    LaunchWizard(std::shared_ptr<const cluster::Catalog> catalog, cluster::LaunchPlan start, bool costsMoney,
                 services::InstanceCatalogService *regionCatalog = nullptr,
                 services::PlanningService *planning = nullptr, services::ClusterService *clusters = nullptr,
                 QWidget *parent = nullptr);
    void accept() override; ///< starts the launch
    /// The launch that accepted() reports.
    const OperationId &operation() const { return m_operation; }

    /// Offers a plan that was not launched on the first page, and keeps the plan of this wizard when it is cancelled.
    void offerDraft(const std::optional<cluster::LaunchPlan> &draft);

    QString textOf(const cluster::Problem &problem) const override;
    std::vector<std::string> commandLines() const override;
    std::vector<cluster::PlannedResource> resources() const override;
    cluster::Usd hourly() const override;

signals:
    void draftDiscarded();

private:
    services::ClusterService *m_clusters;
    OperationId m_operation;
};

} // namespace trainyard::gui
