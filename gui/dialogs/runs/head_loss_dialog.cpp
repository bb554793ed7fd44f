#include "gui/dialogs/runs/head_loss_dialog.h"

#include <algorithm>

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/dialogs/dialog_commands.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;
using Continuation = HeadLossReport::Continuation;

HeadLossDialog::HeadLossDialog(RunService &runs, const RunSnapshot &run, QWidget *parent)
    : QDialog(parent)
    , m_runs(runs)
    , m_run(run)
    , m_sentence(label({}))
    , m_progress(new QProgressBar)
    , m_facts(new QWidget)
    , m_form(new QFormLayout(m_facts))
    , m_copy(copyCommandButton([name = text::from(run.clusterName)] { return replaceHeadCommand(name); }))
    , m_close(button(tr("Close")))
    , m_end(button(tr("&End the run"), {}, "danger"))
    , m_launch(button(tr("&Launch a new head"), QStringLiteral("play"), "primary"))
{
    setWindowTitle(tr("Head node lost"));
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kTwo);
    column->setSpacing(Theme::kTwo);
    auto *title =
        label(tr("%1 on %2 has lost its head node").arg(text::from(run.model), text::from(run.clusterName)), "title");
    for (QLabel *words : {title, m_sentence}) {
        words->setTextFormat(Qt::PlainText);
        words->setWordWrap(true);
        words->setMinimumWidth(480);
        column->addWidget(words);
    }
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 0);
    m_progress->setAccessibleName(tr("Progress of the examination"));
    column->addWidget(m_progress);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(Theme::kTwo);
    m_head = addRow(tr("New head"), "newHead");
    m_from = addRow(tr("Continues from"), "continuesFrom");
    m_lost = addRow(tr("Steps lost"), "stepsLost");
    column->addWidget(m_facts);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::kStep);
    row->addWidget(m_copy);
    row->addStretch(1);
    row->addWidget(m_close);
    row->addWidget(m_end);
    row->addWidget(m_launch);
    column->addLayout(row);
    m_launch->setToolTip(tr("Launches one machine and continues the run; Cancel among the operations ends it"));
    m_end->setToolTip(tr("Records the run as stopped; the machines stay"));
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_end, &QPushButton::clicked, this, [this] {
        m_runs.endLostRun(m_run.id);
        accept();
    });
    connect(m_launch, &QPushButton::clicked, this, [this] {
        if (!m_report)
            return;
        m_runs.replaceHead(m_run.id, *m_report);
        accept();
    });
    connect(&m_runs, &RunService::changed, this, &HeadLossDialog::follow);
    examine();
    m_close->setFocus(); // Return must neither cost money nor end anything by accident
}

HeadLossDialog::~HeadLossDialog()
{
    m_stop.request_stop();
}

QLabel *HeadLossDialog::addRow(const QString &name, const char *objectName)
{
    auto *value = label({});
    value->setTextFormat(Qt::PlainText);
    value->setObjectName(QLatin1String(objectName));
    m_form->addRow(label(name, "muted"), value);
    return value;
}

void HeadLossDialog::setRow(QLabel *value, const QString &words)
{
    value->setText(words);
    const auto *name = qobject_cast<const QLabel *>(m_form->labelForField(value));
    value->setAccessibleName(tr("%1: %2", "name of a row, its value").arg(name ? name->text() : QString(), words));
}

void HeadLossDialog::examine()
{
    m_sentence->setText(tr("Finding out what is left of the run. Nothing is launched yet."));
    m_facts->hide();
    m_copy->hide();
    m_end->setEnabled(false);
    m_launch->setEnabled(false);
    m_runs.headLoss(m_run.id, m_stop.get_token()).then(this, [this](const Result<HeadLossReport> &report) {
        showReport(report);
    });
    resizeToText();
}

void HeadLossDialog::showReport(const Result<HeadLossReport> &report)
{
    m_progress->hide();
    if (!report) {
        m_sentence->setText(tr("It is not known what is left of the run. %1").arg(text::message(report.error())));
        resizeToText();
        return;
    }
    m_report = *report;
    const QString state = text::from(report->headState);
    const QString what = state.isEmpty() ? tr("Its head node is gone, as the cloud reports.")
                                         : tr("Its head node is %1, as the cloud reports.").arg(state);
    const bool goesOn =
        report->continuation == Continuation::Resume || report->continuation == Continuation::BeginAgain;
    QString then;
    if (goesOn)
        then = tr("The run has stopped. It can continue on a new head node; the workers stay.");
    else if (report->continuation == Continuation::Finished)
        then = tr("The run is finished: its last epoch has a checkpoint. No new head node is needed.");
    else
        then = tr("The run cannot continue: %1.").arg(text::sentence(report->reason));
    m_sentence->setText(what + QLatin1Char(' ') + then);
    if (goesOn)
        showFacts(*report);
    m_facts->setVisible(goesOn);
    m_launch->setVisible(goesOn);
    m_copy->setVisible(goesOn);
    m_launch->setEnabled(goesOn);
    m_end->setVisible(report->continuation != Continuation::Finished);
    m_end->setEnabled(true);
    resizeToText();
}

void HeadLossDialog::showFacts(const HeadLossReport &report)
{
    const QString price = !report.costsMoney  ? tr("costs nothing")
                          : report.usdPerHour ? text::perHour(*report.usdPerHour)
                                              : tr("price unknown");
    setRow(m_head, report.instanceType.empty()
                       ? price
                       : tr("%1, %2", "instance type, price").arg(text::from(report.instanceType), price));
    const QLocale locale;
    if (report.continuation == Continuation::BeginAgain)
        setRow(m_from, tr("the beginning: there is no checkpoint"));
    else if (report.step)
        setRow(m_from, tr("the checkpoint at step %1, after epoch %2")
                           .arg(locale.toString(qint64(*report.step)))
                           .arg(report.epoch));
    else
        setRow(m_from, tr("the checkpoint after epoch %1").arg(report.epoch));
    setRow(m_lost, report.stepsLost == 0
                       ? tr("none")
                       : tr("%1, which are trained again").arg(locale.toString(qint64(report.stepsLost))));
}

/// Another program may have replaced the head or ended the run.
void HeadLossDialog::follow(const std::vector<RunSnapshot> &runs)
{
    const auto now = std::ranges::find(runs, m_run.id, &RunSnapshot::id);
    const bool waits = now != runs.end() && now->lostWithHead;
    const bool finished = m_report && m_report->continuation == Continuation::Finished; // which it has just recorded
    if (!waits && !finished)
        reject();
}

/// Qt limits its own size to two thirds of the screen.
void HeadLossDialog::resizeToText()
{
    const int wide = std::max(sizeHint().width(), width());
    resize(wide, std::max(sizeHint().height(), layout()->totalHeightForWidth(wide)));
}

} // namespace trainyard::gui
