#pragma once

#include <memory>
#include <vector>

#include <QWizard>

#include "backend/cluster/launch_plan.h"
#include "backend/cluster/preflight.h"
#include "gui/models/region_catalog.h"

namespace trainyard::cluster {
class Catalog;
}

namespace trainyard::services {
class PlanningService;
}

namespace trainyard::gui {

/// Where an EC2 cluster is planned. Works on a copy of the plan and hands it over once, in accept(); nothing is created
/// before.
class LaunchWizard : public QWizard {
    Q_OBJECT
public:
    /// costsMoney: said on the first and the last page.
    /// offers      what the plan's region offers is asked there; null: the catalog is all there is
    /// planning    who is asked for subnets, groups and keys, and whether the launch can succeed; null: nobody
    LaunchWizard(std::shared_ptr<const cluster::Catalog> catalog, cluster::LaunchPlan start, bool costsMoney,
                 services::InstanceCatalogService *regionCatalog = nullptr,
                 services::PlanningService *planning = nullptr, QWidget *parent = nullptr);

    const cluster::LaunchPlan &plan() const { return m_plan; }
    const cluster::Catalog &catalog() const { return *m_regionCatalog.catalog(); }
    RegionCatalog &regionCatalog() { return m_regionCatalog; } ///< of the plan's region
    bool costsMoney() const { return m_costsMoney; }
    services::PlanningService *planning() const { return m_planning; }
    /// A page changed the plan: problems, prices and the column are worked out anew.
    template <class Change>
    void edit(Change change)
    {
        change(m_plan);
        replan();
    }
    const std::vector<cluster::Problem> &problems() const { return m_problems; }
    const std::vector<cluster::Note> &notes() const { return m_notes; }

    void accept() override;
    void reject() override; ///< asks where something was entered

signals:
    void planned(const trainyard::cluster::LaunchPlan &plan);
    void changed();
    /// A repair that changes no plan was chosen: quotas, permissions, a login.
    void fixRequested(const trainyard::cluster::Fix &fix);

private:
    void replan();
    void shown(int page);

    RegionCatalog m_regionCatalog;
    cluster::LaunchPlan m_plan;
    const cluster::LaunchPlan m_start;
    bool m_costsMoney;
    services::PlanningService *m_planning;
    int m_last = -1; ///< page that was shown before
    std::vector<cluster::Problem> m_problems;
    std::vector<cluster::Note> m_notes;
};

} // namespace trainyard::gui
