#pragma once

#include <memory>
#include <vector>

#include <QWizard>

#include "backend/cluster/launch/preflight.h"
#include "backend/cluster/plan/launch_plan.h"
#include "gui/models/region_catalog.h"

namespace trainyard::cluster {
class Catalog;
}

namespace trainyard::services {
class PlanningService;
}

namespace trainyard::gui {

/// Plans an EC2 cluster. Works on a copy of the plan, which is final once accepted() is emitted; creates nothing.
class LaunchWizard : public QWizard {
    Q_OBJECT
public:
    /// \param costsMoney  shown on the first and the last page
    /// \param regionCatalog  provides the offers of the plan's region; null: only the catalog
    /// \param planning  provides subnets, groups and keys, and the preflight; null: none
    LaunchWizard(std::shared_ptr<const cluster::Catalog> catalog, cluster::LaunchPlan start, bool costsMoney,
                 services::InstanceCatalogService *regionCatalog = nullptr,
                 services::PlanningService *planning = nullptr, QWidget *parent = nullptr);

    const cluster::LaunchPlan &plan() const { return m_plan; }
    const cluster::Catalog &catalog() const { return *m_regionCatalog.catalog(); }
    RegionCatalog &regionCatalog() { return m_regionCatalog; } ///< of the plan's region
    bool costsMoney() const { return m_costsMoney; }
    services::PlanningService *planning() const { return m_planning; }
    /// Changes the plan and updates problems, prices and summary.
    template <class Change>
    void edit(Change change)
    {
        change(m_plan);
        replan();
    }
    const std::vector<cluster::Problem> &problems() const { return m_problems; }
    const std::vector<cluster::Note> &notes() const { return m_notes; }

    void accept() override;
    void reject() override; ///< confirms if input would be lost

signals:
    void changed();
    /// The user chose a fix that does not change the plan: quotas, permissions, a login.
    void fixRequested(const trainyard::cluster::Fix &fix);

private:
    void replan();
    void shown(int page);

    RegionCatalog m_regionCatalog;
    cluster::LaunchPlan m_plan;
    const cluster::LaunchPlan m_start;
    bool m_costsMoney;
    services::PlanningService *m_planning;
    int m_last = -1; ///< the page shown before
    std::vector<cluster::Problem> m_problems;
    std::vector<cluster::Note> m_notes;
};

} // namespace trainyard::gui
