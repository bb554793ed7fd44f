#include "gui/wizards/plan_wizard.h"

#include <QAbstractButton>
#include <QListWidget>

#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/wizards/command_lines.h"
#include "gui/wizards/confirm_discard.h"
#include "gui/wizards/field_page.h"
#include "gui/wizards/step_list.h"

namespace trainyard::gui {

namespace {

/// A narrower wizard with a list of steps shows no summary beside its pages: their fields keep the room that they need.
constexpr int kWidthWithSummary = 1220;

} // namespace

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
    m_furthest = std::max(m_furthest, id);
    if (!m_steps)
        return;
    button(CustomButton1)->setVisible(id != pageIds().constLast());
    setTabOrder(button(CancelButton), m_steps->list()); // read before the page, after the buttons of the page before
    showSteps();
}

void PlanWizardBase::addSteps(const QString &review)
{
    QStringList titles;
    const auto ids = pageIds();
    for (const int id : ids) {
        titles << page(id)->accessibleName();
        if (auto *plan = qobject_cast<PlanPage *>(page(id)))
            connect(plan, &PlanPage::completenessChanged, this, &PlanWizardBase::showSteps);
    }
    m_steps = new StepList(titles);
    setSideWidget(m_steps);
    setOption(HaveCustomButton1);
    setButtonText(CustomButton1, review);
    button(CustomButton1)->setToolTip(tr("Goes to the last page; every page has a default"));
    connect(button(CustomButton1), &QAbstractButton::clicked, this, [this] { goToStep(int(pageIds().size()) - 1); });
    connect(m_steps, &StepList::chosen, this, &PlanWizardBase::goToStep);
    connect(m_steps, &StepList::commandsRequested, this, [this] { showCommands(this, text::list(commandLines())); });
    connect(this, &PlanWizardBase::changed, this, &PlanWizardBase::showSteps);
    arrange(); // before it is shown, and its pages demand the width of the summary
}

void PlanWizardBase::goToStep(int step)
{
    const auto ids = pageIds();
    if (step < 0 || step >= ids.size())
        return;
    while (currentId() != ids[step]) {
        const int from = currentId();
        if (from > ids[step])
            back();
        else
            next();
        if (currentId() == from)
            return; // the page does not let go
    }
}

void PlanWizardBase::showSteps()
{
    std::vector<bool> complete;
    const auto ids = pageIds();
    for (const int id : ids)
        complete.push_back(page(id)->isComplete());
    m_steps->show(stepStates(complete, m_furthest), int(ids.indexOf(currentId())));
    m_steps->setPrice(priceOf(*this));
    setWhyNot(button(CustomButton1), canReview(complete) ? QString() : tr("Complete the other pages first."));
}

void PlanWizardBase::arrange()
{
    if (!m_steps)
        return;
    const bool narrow = width() < kWidthWithSummary;
    m_steps->setCompact(narrow);
    const auto ids = pageIds();
    for (const int id : ids) {
        if (auto *plan = qobject_cast<PlanPage *>(page(id)))
            plan->side().setVisible(!narrow);
    }
}

void PlanWizardBase::resizeEvent(QResizeEvent *event)
{
    QWizard::resizeEvent(event);
    arrange();
}

void PlanWizardBase::accept()
{
    if (isComplete())
        QWizard::accept();
}

void PlanWizardBase::reject()
{
    if (isEdited() && !m_keepsDraft)
        confirmDiscard(this, [this] { QWizard::reject(); });
    else
        QWizard::reject();
}

} // namespace trainyard::gui
