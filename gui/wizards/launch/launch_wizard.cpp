#include "gui/wizards/launch/launch_wizard.h"

#include "backend/cluster/plan/catalog.h"
#include "gui/wizards/confirm_discard.h"
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
                           QWidget *parent)
    : QWizard(parent)
    , m_regionCatalog(std::move(catalog), regionCatalog)
    , m_plan(std::move(start))
    , m_start(m_plan)
    , m_costsMoney(costsMoney)
    , m_planning(planning)
{
    setWindowTitle(tr("Launch cluster"));
    setWizardStyle(ModernStyle);
    setOption(NoBackButtonOnStartPage);
    setButtonText(FinishButton, tr("Launch"));
    fitTo(this, parent, {1280, 760}); // the table of types shows all its columns
    m_regionCatalog.load(m_plan.region);
    addPage(new PurposePage(*this));
    addPage(new ImagePage(*this));
    addPage(new MachinesPage(*this));
    addPage(new NetworkPage(*this));
    addPage(new StoragePage(*this));
    addPage(new LimitsPage(*this));
    addPage(new ReviewPage(*this));
    connect(&m_regionCatalog, &RegionCatalog::changed, this, &LaunchWizard::replan);
    connect(this, &QWizard::currentIdChanged, this, &LaunchWizard::shown);
    replan();
}

/// Reinitializes a page on the way back: a fix on the last page may have changed the plan.
void LaunchWizard::shown(int id)
{
    if (id >= 0 && id < m_last)
        page(id)->initializePage();
    m_last = id;
}

void LaunchWizard::replan()
{
    m_regionCatalog.load(m_plan.region);
    m_regionCatalog.loadPrices(m_plan);
    m_problems = m_plan.problems(catalog());
    m_notes = m_plan.notes(catalog());
    emit changed();
}

void LaunchWizard::accept()
{
    if (!m_problems.empty())
        return;
    QWizard::accept();
}

void LaunchWizard::reject()
{
    if (m_plan == m_start)
        QWizard::reject();
    else
        confirmDiscard(this, [this] { QWizard::reject(); });
}

} // namespace trainyard::gui
