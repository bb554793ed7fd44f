#include "gui/wizards/emr/emr_review_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "backend/services/clusters/managed_clusters.h"
#include "gui/text/sentence.h"
#include "gui/wizards/emr/emr_wizard.h"
#include "gui/wizards/review_panel.h"

namespace trainyard::gui {

using cluster::EmrPlan;

EmrReviewPage::EmrReviewPage(EmrWizard &wizard)
    : EmrPage(wizard, tr("Review"), tr("Everything that will be created. Nothing exists yet."))
    , m_panel(new ReviewPanel(QStringLiteral("trainyardctl emr create --plan")))
    , m_checkResult(label({}))
    , m_again(button(tr("Check &again"), QStringLiteral("refresh")))
{
    column()->addWidget(m_panel, 1);
    m_checkResult->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_checkResult, 1);
    row->addWidget(m_again);
    column()->addLayout(row);
    connect(m_again, &QPushButton::clicked, this, &EmrReviewPage::check);
}

void EmrReviewPage::initializePage()
{
    EmrPage::initializePage();
    if (m_checked != m_wizard.plan())
        check();
}

void EmrReviewPage::check()
{
    if (!m_emr.managed() || !m_wizard.problems().empty())
        return;
    m_checked = m_wizard.plan();
    m_findings.reset();
    const auto question = ++m_question;
    refresh();
    m_emr.managed()->emrFindings(*m_checked).then(this, [this, question](const Result<cluster::EmrFindings> &found) {
        if (question != m_question)
            return;
        m_findings = found;
        refresh();
    });
}

/// A check that could not be made does not prevent the request: EMR decides then.
bool EmrReviewPage::ready() const
{
    const bool refused = m_findings && *m_findings && !(*m_findings)->refusals.empty();
    return m_wizard.problems().empty() && m_wizard.accountProblems().empty() && !refused;
}

void EmrReviewPage::replanned()
{
    const EmrPlan &plan = m_wizard.plan();
    QStringList remarks;
    for (const auto &problem : m_wizard.problems())
        remarks << m_wizard.textOf(problem);
    for (const auto &problem : m_wizard.accountProblems())
        remarks << text::sentence(problem.sentence);
    const bool wrong = !remarks.isEmpty();
    for (const auto &note : m_wizard.notes())
        remarks << text::sentence(note.sentence);
    if (m_findings && *m_findings)
        remarks << text::sentences((*m_findings)->warnings);
    m_panel->show(m_wizard, plan.machines(), plan.deadline, remarks, wrong);
    m_panel->setPlan(plan.name, plan.toJson());
    m_again->setVisible(m_emr.managed() != nullptr);
    if (!m_emr.managed() || !m_checked)
        m_checkResult->clear();
    else if (!m_findings)
        m_checkResult->setText(tr("Checking release, roles, groups, image and file system…"));
    else if (!*m_findings)
        m_checkResult->setText(text::message(m_findings->error()));
    else if ((*m_findings)->refusals.empty())
        m_checkResult->setText(tr("Nothing is known that EMR would refuse."));
    else
        m_checkResult->setText(text::sentences((*m_findings)->refusals).join(QLatin1Char('\n')));
    setLook(m_checkResult, !m_findings || (*m_findings && (*m_findings)->refusals.empty()) ? "muted" : "problem");
}

} // namespace trainyard::gui
