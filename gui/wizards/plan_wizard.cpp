#include "gui/wizards/plan_wizard.h"

#include "gui/wizards/confirm_discard.h"

namespace trainyard::gui {

PlanWizardBase::PlanWizardBase(std::shared_ptr<const cluster::Catalog> catalog, bool costsMoney,
                               services::InstanceCatalogService *regionCatalog, services::PlanningService *planning,
                               QWidget *parent)
    : QWizard(parent)
    , m_regionCatalog(std::move(catalog), regionCatalog)
    , m_costsMoney(costsMoney)
    , m_planning(planning)
{
    setWizardStyle(ModernStyle);
    setOption(NoBackButtonOnStartPage);
    connect(&m_regionCatalog, &RegionCatalog::changed, this, [this] { replan(); });
    connect(this, &QWizard::currentIdChanged, this, &PlanWizardBase::shown);
}

/// Reinitializes a page on the way back: a fix on the last page may have changed the plan.
void PlanWizardBase::shown(int id)
{
    if (id >= 0 && id < m_last)
        page(id)->initializePage();
    m_last = id;
}

void PlanWizardBase::accept()
{
    if (isComplete())
        QWizard::accept();
}

void PlanWizardBase::reject()
{
    if (isEdited())
        confirmDiscard(this, [this] { QWizard::reject(); });
    else
        QWizard::reject();
}

} // namespace trainyard::gui
