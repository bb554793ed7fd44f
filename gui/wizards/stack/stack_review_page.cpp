#include "gui/wizards/stack/stack_review_page.h"

#include "backend/services/clusters/managed_clusters.h"
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

void StackReviewPage::initializePage()
{
    StackPage::initializePage();
    StackPlan plan = m_wizard.plan();
    plan.acknowledgeIam = true; // this page asks for it
    const bool failed = m_warnings && !*m_warnings;
    if (!m_stack.managed() || (m_checked == plan && !failed) || !plan.problems(m_wizard.catalog()).empty())
        return;
    m_checked = plan;
    m_warnings.reset();
    const auto question = ++m_question;
    m_stack.managed()->stackWarnings(plan).then(this, [this, question](const Result<std::vector<Sentence>> &found) {
        if (question != m_question)
            return;
        m_warnings = found;
        refresh();
    });
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
    if (m_warnings && *m_warnings)
        remarks << text::sentences(**m_warnings);
    else if (m_warnings)
        remarks << text::message(m_warnings->error());
    m_panel->show(m_wizard, plan.workers + 1, plan.deadline, remarks, wrong);
    m_panel->setPlan(plan.name, plan.toJson());
}

} // namespace trainyard::gui
