#include "gui/wizards/stack/stack_wizard.h"

#include <algorithm>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/stack/plan/stack_limits.h"
#include "backend/cluster/stack/plan/stack_request.h"
#include "gui/wizards/stack/stack_network_page.h"
#include "gui/wizards/stack/stack_pages.h"
#include "gui/wizards/stack/stack_review_page.h"
#include "gui/wizards/stack/stack_script_page.h"
#include "gui/wizards/stack/stack_text.h"

namespace trainyard::gui {

using cluster::StackNote;

StackWizard::StackWizard(std::shared_ptr<const cluster::Catalog> catalog, cluster::StackPlan start, bool costsMoney,
                         services::InstanceCatalogService *regionCatalog, services::PlanningService *planning,
                         services::ManagedClusterService *managed, QWidget *parent)
    : PlanWizard(std::move(catalog), std::move(start), costsMoney, regionCatalog, planning, parent)
    , m_choices(AccountChoices::Purpose::Stack, planning, managed)
    , m_managed(managed)
{
    setWindowTitle(tr("Create a dynamic training stack"));
    setButtonText(FinishButton, tr("Create stack"));
    fitTo(this, parent, {1280, 760});
    add(new StackNamePage(*this));
    add(new StackMachinesPage(*this));
    add(new StackFileSystemPage(*this));
    add(new StackScriptPage(*this));
    add(new StackNetworkPage(*this));
    add(new StackLimitsPage(*this));
    add(new StackReviewPage(*this));
    addSteps(tr("Review and create"));
    connect(&m_choices, &AccountChoices::changed, this, [this] { replan(); });
    connect(this, &PlanWizardBase::changed, this, [this] { m_choices.load(plan().region); });
    replan();
}

void StackWizard::add(FieldPage<cluster::StackPlan> *page)
{
    m_pages.push_back(page);
    addPage(page);
}

bool StackWizard::edits(cluster::StackField field) const
{
    return std::ranges::any_of(m_pages, [&](const auto *page) { return page->edits(field); });
}

QString StackWizard::textOf(const cluster::StackProblem &problem) const
{
    return stackProblemText(problem);
}

std::vector<std::string> StackWizard::commandLines() const
{
    return cluster::awsCliCommands(plan());
}

std::vector<cluster::PlannedResource> StackWizard::resources() const
{
    return plan().resources(catalog());
}

cluster::Usd StackWizard::hourly() const
{
    return cluster::sumOf(plan().price(catalog()));
}

std::vector<StackNote> StackWizard::findAccountProblems() const
{
    std::vector<StackNote> found;
    if (const auto &use = m_choices.networkUse()) {
        for (const auto &problem : cluster::quotaProblems(plan(), *use))
            found.push_back({problem.field, Sentence::verbatim(stackProblemText(problem).toStdString())});
    }
    for (StackNote &problem : cluster::mountProblems(plan(), m_choices.fileSystems(), m_choices.network()))
        found.push_back(std::move(problem));
    return found;
}

bool StackWizard::isEdited() const
{
    return PlanWizard::isEdited() || !m_script.empty();
}

} // namespace trainyard::gui
