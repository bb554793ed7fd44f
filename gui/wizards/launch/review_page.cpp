#include "gui/wizards/launch/review_page.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QVBoxLayout>

#include "backend/services/clusters/planning.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/launch/preflight_view.h"
#include "gui/wizards/launch/presets.h"
#include "gui/wizards/planned_table.h"

namespace trainyard::gui {

using cluster::LaunchPlan;

ReviewPage::ReviewPage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Review"), tr("Everything that will be created. Nothing exists yet."))
    , m_planned(new PlannedTable)
    , m_total(label({}, "figure"))
    , m_deadline(label({}))
    , m_preflight(wizard.planning() ? new PreflightView : nullptr)
{
    m_deadline->setWordWrap(true);
    auto *save = button(tr("&Save plan…"), QStringLiteral("save"));
    save->setToolTip(tr("As a file for trainyardctl launch --plan"));
    connect(save, &QPushButton::clicked, this, &ReviewPage::savePlan);
    column()->addWidget(m_planned, 1);
    auto *row = new QHBoxLayout;
    row->addWidget(m_total, 1);
    row->addWidget(save);
    column()->addLayout(row);
    column()->addWidget(m_deadline);
    if (!m_preflight)
        return;
    column()->addSpacing(Theme::kStep);
    // As high as its contents, up to a share of the page, then scrolling.
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_preflight);
    scroll->setFocusPolicy(Qt::NoFocus);
    column()->addWidget(scroll, 1);
    connect(m_preflight, &PreflightView::again, this, &ReviewPage::check);
    connect(m_preflight, &PreflightView::cancelled, this, [this] {
        ++m_question;
        m_wizard.planning()->cancelPreflight();
    });
    connect(m_preflight, &PreflightView::fixRequested, this, &ReviewPage::applyFix);
    connect(m_preflight, &PreflightView::passesChanged, this, &ReviewPage::refresh);
}

void ReviewPage::initializePage()
{
    refresh();
    if (m_preflight && (m_checked != m_wizard.plan() || !m_preflight->passes()))
        check();
}

bool ReviewPage::ready() const
{
    return !m_preflight || (m_checked == m_wizard.plan() && m_preflight->passes());
}

void ReviewPage::check()
{
    const auto question = ++m_question;
    m_checked = m_wizard.plan();
    m_preflight->setRunning();
    m_wizard.planning()
        ->preflight(m_wizard.plan())
        .then(this, [this, question](const Result<cluster::Preflight> &found) {
            if (question == m_question)
                m_preflight->setResult(found);
        });
}

void ReviewPage::applyFix(const cluster::Fix &fix)
{
    LaunchPlan plan = m_wizard.plan();
    if (fix.action == cluster::FixAction::ChooseImage) {
        m_wizard.restart(); // nothing is lost: the wizard owns the plan
        m_wizard.next();
        return;
    }
    if (!cluster::apply(fix, plan)) {
        emit m_wizard.fixRequested(fix);
        return;
    }
    m_wizard.edit([&](LaunchPlan &p) { p = plan; });
    check();
}

void ReviewPage::savePlan()
{
    auto *dialog = new QFileDialog(this, tr("Save plan"), text::from(m_wizard.plan().name + ".json"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        QSaveFile file(path);
        const QByteArray plan = QByteArray::fromStdString(m_wizard.plan().toJson());
        const bool ok = file.open(QIODevice::WriteOnly) && file.write(plan) >= 0 && file.commit();
        m_deadline->setText(ok ? tr("The plan was saved: trainyardctl launch --plan %1").arg(path)
                               : tr("The plan could not be saved: %1. Choose another place.").arg(file.errorString()));
    });
    dialog->open();
}

void ReviewPage::replanned()
{
    const LaunchPlan &plan = m_wizard.plan();
    m_planned->show(m_wizard.resources());
    const cluster::Usd hourly = m_wizard.hourly();
    m_total->setText(m_wizard.costsMoney() ? tr("%1, %2").arg(text::perHour(hourly), text::perDay(hourly))
                                           : tr("Costs nothing: it runs on this computer"));
    QStringList words{
        tr("%1 will terminate themselves after %2.").arg(text::machines(plan.machines()), text::age(plan.deadline))};
    if (const cluster::Usd onAws = hourlyOnAws(plan); !m_wizard.costsMoney() && onAws.usd > 0)
        words << tr("Such machines cost %1 on AWS.", "price per hour").arg(text::perHour(onAws));
    m_deadline->setText(words.join(QLatin1Char(' ')));
}

} // namespace trainyard::gui
