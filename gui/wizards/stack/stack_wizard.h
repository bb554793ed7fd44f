#pragma once

#include <vector>

#include "backend/cluster/stack/plan/stack_plan.h"
#include "gui/models/launch/account_choices.h"
#include "gui/wizards/field_page.h"
#include "gui/wizards/plan_wizard.h"

namespace trainyard::gui {

/// Plans a dynamic training stack.
class StackWizard final : public PlanWizard<cluster::StackPlan> {
    Q_OBJECT
public:
    /// \param regionCatalog, planning, managed  null: the wizard knows the catalog only
    StackWizard(std::shared_ptr<const cluster::Catalog> catalog, cluster::StackPlan start, bool costsMoney,
                services::InstanceCatalogService *regionCatalog, services::PlanningService *planning,
                services::ManagedClusterService *managed, QWidget *parent = nullptr);

    AccountChoices &choices() { return m_choices; }
    services::ManagedClusterService *managed() const { return m_managed; } ///< null: none
    /// Text of the script that prepares the data; empty: none is written.
    const std::string &script() const { return m_script; }
    void setScript(const std::string &script) { m_script = script; }
    bool edits(cluster::StackField field) const; ///< whether a page edits this member of the plan

    QString textOf(const cluster::StackProblem &problem) const override;
    std::vector<std::string> commandLines() const override;
    std::vector<cluster::PlannedResource> resources() const override;
    cluster::Usd hourly() const override;

protected:
    std::vector<cluster::StackNote> findAccountProblems() const override;
    bool isEdited() const override;

private:
    void add(FieldPage<cluster::StackPlan> *page);

    AccountChoices m_choices;
    services::ManagedClusterService *m_managed;
    std::string m_script;
    std::vector<FieldPage<cluster::StackPlan> *> m_pages;
};

} // namespace trainyard::gui
