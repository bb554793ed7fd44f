#include "gui/pages/clusters/emr_steps_view.h"

#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include "gui/dialogs/clusters/emr_step_dialog.h"
#include "gui/dialogs/clusters/log_dialog.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/clusters/emr_step_model.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace std::chrono_literals;
using cluster::EmrStepInfo;

namespace {

constexpr auto kStepInterval = 10s;                         // EMR allows few requests to all tools of an account
constexpr std::size_t kMostLogBytes = std::size_t(1) << 20; ///< of one log in the window
constexpr int kMostNewNodes = 100;

} // namespace

EmrStepsView::EmrStepsView(services::EmrStepService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_steps(new EmrStepModel(this))
    , m_table(new DataTable(tr("Steps"), {IconRole, ToneRole, IdRole}))
    , m_hint(label({}, "muted"))
    , m_note(label({}, "attention"))
    , m_add(button(tr("Add step…"), QStringLiteral("plus")))
    , m_cancel(button(tr("Cancel step…"), QStringLiteral("close")))
    , m_log(button(tr("Log of the step"), QStringLiteral("search")))
    , m_nodes(button(tr("Add core nodes…"), QStringLiteral("plus")))
    , m_again(new QTimer(this))
{
    layOut();
    m_again->setSingleShot(true);
    m_again->setInterval(kStepInterval);
    connect(m_again, &QTimer::timeout, this, &EmrStepsView::read);
    connect(m_table, &DataTable::currentIdChanged, this, &EmrStepsView::updateButtons);
    connect(m_table, &DataTable::opened, this, &EmrStepsView::askLog);
    connect(m_add, &QPushButton::clicked, this, &EmrStepsView::askStep);
    connect(m_cancel, &QPushButton::clicked, this, &EmrStepsView::askCancel);
    connect(m_log, &QPushButton::clicked, this, &EmrStepsView::askLog);
    connect(m_nodes, &QPushButton::clicked, this, &EmrStepsView::askNodes);
    connect(&m_service, &services::EmrStepService::changed, this, [this](const ClusterId &id) {
        if (id == m_cluster && isVisible())
            read();
    });
    showNote({});
    updateButtons();
}

void EmrStepsView::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    column->addWidget(label(tr("Steps"), "heading"));
    for (QLabel *words : {m_hint, m_note}) {
        words->setWordWrap(true);
        words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        column->addWidget(words);
    }
    m_hint->hide();
    m_table->setModel(m_steps);
    m_table->setStretchColumn(EmrStepModel::Command);
    m_table->setEmptyText(tr("Loading…"));
    column->addWidget(m_table, 1);
    auto *row = new QHBoxLayout;
    for (QPushButton *one : {m_add, m_cancel, m_log, m_nodes})
        row->addWidget(one);
    row->addStretch(1);
    column->addLayout(row);
}

void EmrStepsView::showCluster(const ClusterId &id)
{
    if (id == m_cluster)
        return;
    m_cluster = id;
    ++m_question;
    m_asked = m_canAdd = false;
    m_again->stop();
    m_steps->applyAll({});
    m_table->setEmptyText(tr("Loading…"));
    m_hint->hide();
    showNote({});
    updateButtons();
    if (isVisible())
        read();
}

void EmrStepsView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    read();
}

void EmrStepsView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_again->stop();
}

void EmrStepsView::read()
{
    if (m_cluster.empty() || m_asked)
        return;
    m_again->stop();
    m_asked = true;
    const auto question = ++m_question;
    m_service.list(m_cluster).then(this, [this, question](const Result<cluster::EmrStepList> &list) {
        if (question != m_question)
            return; // of another cluster
        m_asked = false;
        showList(list);
        if (isVisible())
            m_again->start();
    });
}

void EmrStepsView::showList(const Result<cluster::EmrStepList> &list)
{
    // After an error the steps that were read before stay.
    m_canAdd = list && list->canAdd;
    m_hint->setText(!list ? text::message(list.error()) : text::sentence(list->hint));
    m_hint->setVisible(!m_hint->text().isEmpty());
    m_table->setEmptyText(!list          ? tr("The steps could not be read.")
                          : list->canAdd ? tr("No steps. \"Add step\" runs a command on the master.")
                                         : tr("No steps were added to this cluster."));
    if (list)
        m_steps->applyAll(list->steps);
    updateButtons();
}

void EmrStepsView::showNote(const QString &sentence)
{
    m_note->setText(sentence);
    m_note->setVisible(!sentence.isEmpty());
}

void EmrStepsView::updateButtons()
{
    const EmrStepInfo *step = m_steps->find(m_table->currentId());
    const QString closed = m_canAdd ? QString() : tr("The cluster does not accept steps now.");
    const QString none = step ? QString() : tr("Select a step first.");
    setWhyNot(m_add, closed);
    setWhyNot(m_nodes, closed);
    setWhyNot(m_cancel, !step || step->canCancel ? none : tr("This step can no longer be cancelled."));
    setWhyNot(m_log, none);
}

void EmrStepsView::askStep()
{
    auto *dialog = new EmrStepDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = m_cluster] { m_service.add(id, dialog->plan()); });
    dialog->open();
}

void EmrStepsView::askCancel()
{
    const EmrStepInfo *step = m_steps->find(m_table->currentId());
    if (!step || !step->canCancel)
        return;
    const auto cancel = [this, cluster = m_cluster, id = step->id](bool kill) {
        m_service.cancel(cluster, id, kill).then(this, [this](const Status &status) {
            showNote(status ? QString() : text::message(status.error()));
        });
    };
    ConfirmDetails details;
    details.lines << text::from(step->command);
    if (step->started) {
        details.otherVerb = tr("Kill its process");
        details.other = [cancel] { cancel(true); };
    }
    confirm(
        this, tr("Cancel the step %1?").arg(text::from(step->name)),
        step->started ? tr("Its process is interrupted; a process that ignores this can be killed. Results that it has "
                           "not written are lost.")
                      : tr("It has not started and will not."),
        tr("Cancel step"), [cancel] { cancel(false); }, details);
}

void EmrStepsView::askLog()
{
    const EmrStepInfo *step = m_steps->find(m_table->currentId());
    if (!step)
        return;
    m_log->setEnabled(false);
    showNote(tr("Reading the logs of %1…").arg(text::from(step->name)));
    m_service.logs(m_cluster, step->id)
        .then(this, [this, step = *step, cluster = m_cluster](const Result<std::vector<cluster::FailureLog>> &logs) {
            if (cluster == m_cluster)
                showLogs(step, logs);
        });
}

void EmrStepsView::showLogs(const EmrStepInfo &step, const Result<std::vector<cluster::FailureLog>> &logs)
{
    updateButtons();
    if (!logs)
        return showNote(text::message(logs.error()));
    if (logs->empty())
        return showNote(tr("There are no logs of %1 yet: EMR writes them some minutes after the step has begun.")
                            .arg(text::from(step.name)));
    showNote({});
    std::vector<LogDialog::Log> shown;
    for (const cluster::FailureLog &log : *logs) {
        const LogExcerpt part = excerptOf(log.text, log.line.number, kMostLogBytes);
        const QString address = text::from(log.object);
        shown.push_back({address.section(QLatin1Char('/'), -1), address, text::from(part.text), part.firstLine,
                         log.line.number, part.isCut});
    }
    auto *dialog = new LogDialog(tr("Logs of the step %1").arg(text::from(step.name)), std::move(shown), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void EmrStepsView::askNodes()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(1, kMostNewNodes);
    dialog->setIntValue(1);
    dialog->setWindowTitle(tr("Add core nodes"));
    const QString rate = m_nodePrice.isEmpty() ? tr("unknown", "price") : m_nodePrice;
    dialog->setLabelText(
        tr("Core nodes hold a part of HDFS and cannot be removed before the cluster ends. Until then each "
           "costs up to %1. Number of new core nodes:")
            .arg(rate));
    dialog->setOkButtonText(tr("Add"));
    connect(dialog, &QInputDialog::intValueSelected, this,
            [this, id = m_cluster](int count) { m_service.addCoreNodes(id, count); });
    dialog->open();
}

} // namespace trainyard::gui
