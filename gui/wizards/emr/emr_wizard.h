#pragma once

#include <vector>

#include "backend/cluster/emr/plan/emr_plan.h"
#include "gui/models/launch/account_choices.h"
#include "gui/wizards/field_page.h"
#include "gui/wizards/plan_wizard.h"

namespace trainyard::gui {

/// Plans an EMR cluster.
class EmrWizard final : public PlanWizard<cluster::EmrPlan> {
    Q_OBJECT
public:
    /// \param regionCatalog, planning, managed  null: the wizard knows the catalog only
    EmrWizard(std::shared_ptr<const cluster::Catalog> catalog, cluster::EmrPlan start, bool costsMoney,
              services::InstanceCatalogService *regionCatalog, services::PlanningService *planning,
              services::ManagedClusterService *managed, QWidget *parent = nullptr);

    AccountChoices &choices() { return m_choices; }
    services::ManagedClusterService *managed() const { return m_managed; } ///< null: none
    bool edits(cluster::EmrField field) const; ///< whether a page edits this member of the plan

    QString textOf(const cluster::EmrProblem &problem) const override;
    std::vector<std::string> commandLines() const override;
    std::vector<cluster::PlannedResource> resources() const override;
    cluster::Usd hourly() const override;

protected:
    std::vector<cluster::EmrNote> findAccountProblems() const override;

private:
    void add(FieldPage<cluster::EmrPlan> *page);

    AccountChoices m_choices;
    services::ManagedClusterService *m_managed;
    std::vector<FieldPage<cluster::EmrPlan> *> m_pages;
};

} // namespace trainyard::gui
