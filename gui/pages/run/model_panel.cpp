#include "gui/pages/run/model_panel.h"

#include <utility>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include "backend/services/operations.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/runs/checkpoint_model.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;
using namespace std::chrono_literals;
using training::BestBy;

namespace {

/// A run may finish an epoch each second: the machines are not queried as often.
constexpr auto kPause = 5s;

QString suffixOf(ModelFormat format)
{
    return format == ModelFormat::Onnx ? QStringLiteral("onnx") : QStringLiteral("safetensors");
}

} // namespace

ModelPanel::ModelPanel(ModelService &models, Operations &operations, QWidget *parent)
    : QWidget(parent)
    , m_models(models)
    , m_operations(operations)
    , m_rows(new CheckpointModel(this))
    , m_table(new DataTable(tr("Checkpoints"), {IconRole, ToneRole, IdRole}))
    , m_again(new QTimer(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Theme::kStep, 0, 0);
    column->setSpacing(Theme::kStep);
    column->addWidget(makeTop());
    m_table->setModel(m_rows);
    m_table->setStretchColumn(CheckpointModel::Note);
    column->addWidget(m_table, 1);
    column->addWidget(makeProgress());
    m_message = label({}, "muted");
    m_message->setWordWrap(true);
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a path must not widen the page
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_copy = button(tr("Cop&y details"), QStringLiteral("copy"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_message, 1);
    row->addWidget(m_copy, 0, Qt::AlignTop);
    column->addLayout(row);
    showMessage({}, "muted");
    m_again->setSingleShot(true);
    m_again->setInterval(kPause);
    connect(m_again, &QTimer::timeout, this, &ModelPanel::read);
    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_details); });
    connect(m_table, &DataTable::currentIdChanged, this, &ModelPanel::showCommands);
    showCommands();
    connect(&m_operations, &Operations::changed, this, &ModelPanel::follow);
}

QWidget *ModelPanel::makeTop()
{
    auto *top = new QWidget;
    auto *lines = new QVBoxLayout(top); // two: the panel is narrow beside the charts
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(Theme::kStep);
    auto *row = new QHBoxLayout, *commands = new QHBoxLayout;
    lines->addLayout(row);
    lines->addLayout(commands);
    for (QHBoxLayout *line : {row, commands})
        line->setSpacing(Theme::kStep);
    m_by = new QComboBox;
    m_by->addItem(tr("accuracy"), int(BestBy::Accuracy));
    m_by->addItem(tr("loss"), int(BestBy::Loss));
    auto *caption = label(tr("&Best by"));
    caption->setBuddy(m_by);
    m_refresh = button(tr("Re&fresh"), QStringLiteral("refresh"));
    m_continue = button(tr("C&ontinue…"), QStringLiteral("play"));
    m_continue->setAccessibleName(tr("Continue from this epoch"));
    m_continue->setToolTip(tr("Plans a run that continues from the selected checkpoint"));
    connect(m_continue, &QPushButton::clicked, this, &ModelPanel::requestContinue);
    m_save = button(tr("Sa&ve as"), QStringLiteral("save"));
    m_formats = new QMenu(this);
    const std::pair<QString, ModelFormat> formats[] = {
        {tr("&Safetensors (PyTorch state_dict)…"), ModelFormat::Safetensors},
        {tr("&ONNX…"), ModelFormat::Onnx},
        {tr("&Checkpoint (to resume from)…"), ModelFormat::Checkpoint}};
    for (const auto &[title, format] : formats)
        connect(m_formats->addAction(title), &QAction::triggered, this,
                [this, format = format] { chooseFile(format); });
    m_save->setMenu(m_formats);
    row->addWidget(caption);
    row->addWidget(m_by);
    row->addStretch(1);
    row->addWidget(m_refresh);
    commands->addWidget(m_continue);
    commands->addWidget(m_save);
    commands->addStretch(1);
    connect(m_by, &QComboBox::activated, this, &ModelPanel::showList);
    connect(m_refresh, &QPushButton::clicked, this, &ModelPanel::read);
    return top;
}

QWidget *ModelPanel::makeProgress()
{
    m_progressLine = new QWidget;
    auto *row = new QHBoxLayout(m_progressLine);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    m_step = new ElidedLabel;
    m_progress = new QProgressBar;
    m_progress->setFixedWidth(96);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    m_cancel = button(tr("Cance&l"));
    row->addWidget(m_step, 1);
    row->addWidget(m_progress);
    row->addWidget(m_cancel);
    m_progressLine->hide();
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_operations.cancel(m_saving); });
    return m_progressLine;
}

void ModelPanel::showRun(const RunSnapshot &run)
{
    const bool other = run.id != m_run.id;
    const bool more = run.epoch != m_run.epoch || run.state != m_run.state;
    m_run = run;
    if (other) {
        m_reads.next();
        m_again->stop();
        setWhyNot(m_refresh, {});
        m_list = {};
        m_known = m_offersFormats = false;
        m_rows->applyAll({});
        showMessage({}, "muted");
    }
    m_stale = m_stale || other || more;
    if (other && isVisible())
        read();
    else if (more && isVisible() && !m_again->isActive())
        m_again->start();
    showList();
}

void ModelPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        read();
}

void ModelPanel::read()
{
    if (m_run.id.empty() || !isVisible())
        return;
    m_stale = false;
    setWhyNot(m_refresh, tr("Reading the checkpoints…"));
    m_models.list(m_run.id).then(this, [this, ticket = m_reads.next()](const Result<CheckpointList> &found) {
        if (!m_reads.isCurrent(ticket))
            return;
        m_refresh->setEnabled(true);
        m_known = true;
        if (found) {
            m_list = *found;
            QStringList unread, details;
            for (const auto &[place, error] : m_list.notRead) {
                unread << text::from(place);
                details << text::from(place) + QStringLiteral(": ") + text::message(error);
            }
            showMessage(unread.isEmpty() ? QString() : tr("Not read: %1.").arg(unread.join(QStringLiteral(", "))),
                        "attention", details.join(QLatin1Char('\n')));
        } else {
            showMessage(text::message(found.error()), "problem", text::message(found.error()));
        }
        showList();
        if (std::exchange(m_offersFormats, false) && isVisible())
            offerFormats();
    });
    showList();
}

void ModelPanel::showList()
{
    m_rows->show(m_list, BestBy(m_by->currentData().toInt()));
    m_table->setEmptyText(
        !m_known ? tr("Reading the checkpoints…")
        : isOver(m_run.state)
            ? tr("No checkpoint was saved. Set “Every” under Checkpoints when you start training.")
            : tr("No checkpoint yet. The run saves one after an epoch, with Checkpoint now, and when you stop it."));
    showCommands();
}

void ModelPanel::showCommands()
{
    setWhyNot(m_continue, whyNotContinue());
    setWhyNot(m_save, !m_saving.empty() ? tr("A model is being saved.")
                      : chosen()        ? QString()
                                        : tr("There is no checkpoint yet."));
}

void ModelPanel::showMessage(const QString &text, const char *look, const QString &details)
{
    m_message->setText(text);
    m_message->setToolTip(text);
    setLook(m_message, look);
    m_message->setVisible(!text.isEmpty());
    m_details = details;
    m_copy->setVisible(!details.isEmpty());
}

const Checkpoint *ModelPanel::chosen() const
{
    if (m_rows->rowCount() == 0)
        return nullptr;
    const QString id = m_table->currentId();
    return m_rows->checkpoint(id.isEmpty() ? m_rows->rows().front().id : id);
}

/// One within an epoch has no name of its own, unless it is the last one of the run.
QString ModelPanel::whyNotContinue() const
{
    const Checkpoint *checkpoint = chosen();
    const Checkpoint *last = m_list.last();
    if (!checkpoint)
        return tr("There is no checkpoint yet.");
    if (!isOver(m_run.state))
        return tr("Stop the run first.");
    const bool isLast = last && last->header.step == checkpoint->header.step;
    return checkpoint->header.within && !isLast ? tr("Within an epoch, only the last checkpoint can be continued.")
                                                : QString();
}

void ModelPanel::requestContinue()
{
    if (!whyNotContinue().isEmpty())
        return;
    const Checkpoint *checkpoint = chosen();
    const Checkpoint *last = m_list.last();
    const bool isLast = last && last->header.step == checkpoint->header.step;
    emit continueRequested(m_run.id,
                           isLast ? m_run.id.value : m_run.id.value + "@" + std::to_string(checkpoint->header.epochs),
                           checkpoint->header.epochs);
}

void ModelPanel::offerFormats()
{
    m_offersFormats = !m_known; // the menu waits for the list
    if (m_save->isEnabled())
        m_formats->popup(m_save->mapToGlobal(QPoint(0, m_save->height())));
}

void ModelPanel::chooseFile(ModelFormat format)
{
    const Checkpoint *checkpoint = chosen();
    if (!checkpoint)
        return;
    auto *dialog = new QFileDialog(this, tr("Save model as"), QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // save() asks, with the complete name
    dialog->setDefaultSuffix(suffixOf(format));
    dialog->selectFile(modelFileName(*checkpoint, format));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, choice = Choice{m_run.id, *checkpoint, format}](const QString &file) { save(choice, file); });
    dialog->open();
}

void ModelPanel::saveTo(const QString &file, ModelFormat format)
{
    if (const Checkpoint *checkpoint = chosen())
        save({m_run.id, *checkpoint, format}, file);
}

void ModelPanel::save(const Choice &choice, const QString &file)
{
    const QString suffix = QLatin1Char('.') + suffixOf(choice.format);
    const QString to = file.endsWith(suffix) ? file : file + suffix;
    if (!QFileInfo::exists(to))
        return start(choice, to);
    confirm(this, tr("Replace %1?").arg(QFileInfo(to).fileName()),
            tr("The file exists in %1. Its content will be lost.").arg(QFileInfo(to).absolutePath()), tr("Replace"),
            [this, choice, to] { start(choice, to); });
}

void ModelPanel::start(const Choice &choice, const QString &file)
{
    if (!m_saving.empty())
        return;
    m_file = file;
    showMessage({}, "muted");
    m_saving = m_models.save(choice.run, choice.checkpoint, choice.format, file.toStdString());
    m_step->setFullText(tr("Saving %1").arg(QFileInfo(file).fileName()));
    m_progress->setRange(0, 0);
    m_progressLine->show();
    showCommands();
}

void ModelPanel::follow(const OperationSnapshot &operation)
{
    if (m_saving.empty() || operation.id != m_saving)
        return;
    if (operation.state == OperationState::Running) {
        const double fraction = operation.fraction();
        m_progress->setRange(0, fraction < 0 ? 0 : 1000);
        m_progress->setValue(int(fraction * 1000));
        return;
    }
    m_saving = {};
    m_progressLine->hide();
    showCommands();
    if (operation.state == OperationState::Done)
        showMessage(tr("Saved as %1.").arg(m_file), "good");
    else if (operation.state == OperationState::Cancelled)
        showMessage(tr("Cancelled: nothing was saved."), "muted");
    else if (operation.error)
        showMessage(text::message(*operation.error), "problem",
                    m_file + QStringLiteral(": ") + text::message(*operation.error));
}

} // namespace trainyard::gui
