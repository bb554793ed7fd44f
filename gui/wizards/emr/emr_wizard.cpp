#include "gui/wizards/emr/emr_wizard.h"

#include <algorithm>

#include "backend/cluster/emr/plan/emr_release.h"
#include "backend/cluster/emr/plan/emr_request.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/wizards/emr/emr_pages.h"
#include "gui/wizards/emr/emr_release_page.h"
#include "gui/wizards/emr/emr_review_page.h"
#include "gui/wizards/emr/emr_security_page.h"
#include "gui/wizards/emr/emr_text.h"

namespace trainyard::gui {

using cluster::EmrNote;

EmrWizard::EmrWizard(std::shared_ptr<const cluster::Catalog> catalog, cluster::EmrPlan start, bool costsMoney,
                     services::InstanceCatalogService *regionCatalog, services::PlanningService *planning,
                     services::ManagedClusterService *managed, QWidget *parent)
    : PlanWizard(std::move(catalog), std::move(start), costsMoney, regionCatalog, planning, parent)
    , m_choices(AccountChoices::Purpose::Emr, planning, managed)
    , m_managed(managed)
{
    setWindowTitle(tr("Create an EMR cluster"));
    setButtonText(FinishButton, tr("Create cluster"));
    fitTo(this, parent, {1280, 760});
    add(new EmrReleasePage(*this));
    add(new EmrMachinesPage(*this));
    add(new EmrImagePage(*this));
    add(new EmrFileSystemPage(*this));
    add(new EmrSecurityPage(*this));
    add(new EmrLimitsPage(*this));
    add(new EmrReviewPage(*this));
    addSteps(tr("Review and create"));
    connect(&m_choices, &AccountChoices::changed, this, [this] { replan(); });
    connect(this, &PlanWizardBase::changed, this, [this] {
        m_choices.load(plan().region);
        // While a label is typed, its beginnings name no release.
        if (plan().releaseLabel.empty() || cluster::parseEmrRelease(plan().releaseLabel))
            m_choices.loadOffer(plan().releaseLabel);
    });
    replan();
}

void EmrWizard::add(FieldPage<cluster::EmrPlan> *page)
{
    m_pages.push_back(page);
    addPage(page);
}

bool EmrWizard::edits(cluster::EmrField field) const
{
    return std::ranges::any_of(m_pages, [&](const auto *page) { return page->edits(field); });
}

QString EmrWizard::textOf(const cluster::EmrProblem &problem) const
{
    return emrProblemText(problem);
}

std::vector<std::string> EmrWizard::commandLines() const
{
    return cluster::awsCliCommands(plan());
}

std::vector<cluster::PlannedResource> EmrWizard::resources() const
{
    return plan().resources(catalog());
}

cluster::Usd EmrWizard::hourly() const
{
    const cluster::EmrPrice price = plan().price(catalog());
    cluster::Usd sum = cluster::sumOf(price.machines);
    sum += {price.surchargeUsd, price.surchargeUsd > 0 ? cluster::SumBound::AtMost : cluster::SumBound::Exact};
    return sum;
}

std::vector<EmrNote> EmrWizard::findAccountProblems() const
{
    std::vector<EmrNote> found = cluster::mountProblems(plan(), m_choices.fileSystems(), m_choices.network());
    for (EmrNote &problem : cluster::roleProblems(plan(), m_choices.roles()))
        found.push_back(std::move(problem));
    if (const auto &offer = m_choices.offer();
        offer && (plan().releaseLabel.empty() || offer->release == plan().releaseLabel)) {
        for (EmrNote &problem : cluster::offerProblems(plan(), *offer))
            found.push_back(std::move(problem));
    }
    return found;
}

} // namespace trainyard::gui
