#include "gui/wizards/stack/stack_review_page.h"

#include "gui/text/sentence.h"
#include "gui/wizards/review_panel.h"
#include "gui/wizards/stack/stack_wizard.h"

namespace trainyard::gui {

using cluster::StackPlan;

StackReviewPage::StackReviewPage(StackWizard &wizard)
    : StackPage(wizard, tr("Review"), tr("Everything that will be created. Nothing exists yet."))
    , m_panel(new ReviewPanel(QStringLiteral("trainyardctl stack create --plan")))
{
    column()->addWidget(m_panel, 1);
    auto *consent = newForm();
    column()->addLayout(consent);
    addFlag(consent, tr("The stack &may create IAM roles for its machines (CAPABILITY_NAMED_IAM)"),
            &StackPlan::acknowledgeIam);
}

bool StackReviewPage::ready() const
{
    return m_wizard.problems().empty() && m_wizard.accountProblems().empty();
}

void StackReviewPage::replanned()
{
    const StackPlan &plan = m_wizard.plan();
    QStringList remarks;
    for (const auto &problem : m_wizard.problems()) {
        if (!(problem.field == cluster::StackField(&StackPlan::acknowledgeIam)))
            remarks << m_wizard.textOf(problem);
    }
    for (const auto &problem : m_wizard.accountProblems())
        remarks << text::sentence(problem.sentence);
    const bool wrong = !remarks.isEmpty();
    for (const auto &note : m_wizard.notes())
        remarks << text::sentence(note.sentence);
    m_panel->show(m_wizard, plan.workers + 1, plan.deadline, remarks, wrong);
    m_panel->setPlan(plan.name, plan.toJson());
}

} // namespace trainyard::gui
