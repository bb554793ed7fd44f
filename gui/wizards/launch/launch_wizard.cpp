#include "gui/wizards/launch/launch_wizard.h"

#include "backend/cluster/account/permissions/plan_calls.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/services/interfaces.h"
#include "gui/wizards/fields/problem_text.h"
#include "gui/wizards/launch/image_page.h"
#include "gui/wizards/launch/limits_page.h"
#include "gui/wizards/launch/machines_page.h"
#include "gui/wizards/launch/network_page.h"
#include "gui/wizards/launch/purpose_page.h"
#include "gui/wizards/launch/review_page.h"
#include "gui/wizards/launch/storage_page.h"

namespace trainyard::gui {

LaunchWizard::LaunchWizard(std::shared_ptr<const cluster::Catalog> catalog, cluster::LaunchPlan start, bool costsMoney,
                           services::InstanceCatalogService *regionCatalog, services::PlanningService *planning,
                           services::ClusterService *clusters, QWidget *parent)
    : PlanWizard(std::move(catalog), std::move(start), costsMoney, regionCatalog, planning, parent)
    , m_clusters(clusters)
{
    setWindowTitle(tr("Launch cluster"));
    setButtonText(FinishButton, tr("Launch"));
    fitTo(this, parent, {1280, 760}); // the table of types shows all its columns
    addPage(new PurposePage(*this));
    addPage(new ImagePage(*this));
    addPage(new MachinesPage(*this));
    addPage(new NetworkPage(*this));
    addPage(new StoragePage(*this));
    addPage(new LimitsPage(*this));
    addPage(new ReviewPage(*this));
    addSteps(tr("Review and launch"));
    replan();
}

void LaunchWizard::accept()
{
    if (!isComplete())
        return;
    if (m_clusters)
        m_operation = m_clusters->launch(plan());
    QWizard::accept();
}

void LaunchWizard::offerDraft(const std::optional<cluster::LaunchPlan> &draft)
{
    keepDraft();
    auto *first = qobject_cast<PurposePage *>(page(startId()));
    connect(first, &PurposePage::draftDiscarded, this, &LaunchWizard::draftDiscarded);
    if (draft)
        first->offerDraft(*draft);
}

QString LaunchWizard::textOf(const cluster::Problem &problem) const
{
    return problemText(problem);
}

std::vector<std::string> LaunchWizard::commandLines() const
{
    return cluster::awsCliCommands(plan(), catalog());
}

std::vector<cluster::PlannedResource> LaunchWizard::resources() const
{
    return plan().resources(catalog());
}

cluster::Usd LaunchWizard::hourly() const
{
    return cluster::sumOf(cluster::estimate(catalog(), plan()));
}

} // namespace trainyard::gui
