#include "gui/dialogs/clusters/terminate_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/dialogs/dialog_commands.h"
#include "gui/models/clusters/teardown_model.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;

TerminateDialog::TerminateDialog(TeardownService &teardown, cluster::TeardownScope scope,
                                 const AccountSnapshot &account, QWidget *parent)
    : QDialog(parent)
    , m_teardown(teardown)
    , m_scope(std::move(scope))
    , m_accountId(text::from(account.accountId))
    , m_alias(text::from(account.alias))
    , m_model(new TeardownModel(this))
    , m_table(new DataTable(tr("What will be terminated"), {IconRole, ToneRole, IdRole}))
    , m_title(label({}, "title"))
    , m_sentence(label({}))
    , m_kept(label({}, "muted"))
    , m_unread(label({}, "problem"))
    , m_runs(label({}, "attention"))
    , m_name(label({}))
    , m_receipt(new QPlainTextEdit)
    , m_progress(new QProgressBar)
    , m_typed(new QLineEdit)
    , m_models(new QCheckBox)
    , m_terminate(button({}, QStringLiteral("stop"), "dangerFull"))
    , m_atOnce(button(tr("Terminate at once"), QStringLiteral("stop"), "danger"))
    , m_close(button(tr("Cancel")))
    , m_save(button(tr("Save receipt…"), QStringLiteral("save")))
    , m_widen(button(tr("Everything in the account…"), QStringLiteral("stop")))
    , m_copy(copyCommandButton([this] {
        auto copied = m_scope;
        copied.models = m_models->isChecked() ? cluster::UnsavedModels::Copy : cluster::UnsavedModels::Lose;
        return terminateCommand(copied);
    }))
    , m_again(button({}, QStringLiteral("stop"), "danger"))
{
    setWindowTitle(tr("Terminate"));
    setModal(true);
    resize(960, 560); // names fit beside their ids
    layOut();
    connectActions();
    setPhase(Phase::Listing);
    m_teardown.preview(m_scope).then(this, [this](const Result<TeardownPreview> &preview) { showList(preview); });
}

void TerminateDialog::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kTwo);
    column->setSpacing(Theme::kStep);
    for (QLabel *words : {m_sentence, m_kept, m_unread, m_runs})
        words->setWordWrap(true);
    m_runs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a name must not widen the dialog
    m_table->setModel(m_model);
    m_table->setStretchColumn(TeardownModel::Name);
    m_table->setColumnHidden(TeardownModel::Section, !m_scope.wholeAccount);
    m_receipt->setReadOnly(true);
    m_receipt->setFont(fixedFont());
    m_receipt->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_receipt->setAccessibleName(tr("Receipt"));
    m_atOnce->setToolTip(tr("Runs do not save first: what they have trained since their last checkpoint is lost. "
                            "Checkpoints that exist are copied as chosen above."));
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 0);
    m_progress->setAccessibleName(tr("Progress of the termination"));
    column->addWidget(m_title);
    column->addWidget(m_sentence);
    column->addWidget(m_runs);
    column->addWidget(m_progress);
    column->addWidget(m_table, 3);
    column->addWidget(m_receipt, 2);
    column->addWidget(m_unread);
    column->addWidget(m_kept);
    column->addWidget(m_models);
    m_name->setText(m_alias.isEmpty()
                        ? tr("To terminate everything, type the account &number, %1:").arg(m_accountId)
                        : tr("To terminate everything, type the account &name, %1 or %2:").arg(m_alias, m_accountId));
    m_name->setBuddy(m_typed);
    m_name->setWordWrap(true);
    column->addWidget(m_name);
    column->addWidget(m_typed);
    auto *row = new QHBoxLayout;
    row->addWidget(m_save);
    row->addWidget(m_widen);
    row->addWidget(m_copy);
    row->addStretch(1);
    row->addWidget(m_again);
    row->addWidget(m_close);
    row->addWidget(m_atOnce);
    row->addWidget(m_terminate);
    column->addLayout(row);
}

void TerminateDialog::connectActions()
{
    connect(m_typed, &QLineEdit::textChanged, this, [this] { allowTermination(); });
    connect(m_widen, &QPushButton::clicked, this, [this] {
        emit wholeAccountRequested();
        reject();
    });
    connect(m_models, &QCheckBox::toggled, this, &TerminateDialog::showLoss); // without it, no run saves either
    connect(m_close, &QPushButton::clicked, this, &TerminateDialog::reject);
    connect(m_terminate, &QPushButton::clicked, this, &TerminateDialog::begin);
    connect(m_atOnce, &QPushButton::clicked, this, [this] {
        m_runsSave = false; // also when it is repeated
        begin();
    });
    connect(m_save, &QPushButton::clicked, this, &TerminateDialog::save);
    connect(m_again, &QPushButton::clicked, this, &TerminateDialog::beginCounting);
    m_tick.setInterval(100);
    connect(&m_tick, &QTimer::timeout, this, &TerminateDialog::count);
    const auto isOwn = [this](const OperationId &run) { return m_phase == Phase::Terminating && run == m_run; };
    connect(&m_teardown, &TeardownService::stepped, this,
            [this, isOwn](const OperationId &run, const StepEvent &event) {
                if (isOwn(run))
                    applyStep(event);
            });
    connect(&m_teardown, &TeardownService::finished, this,
            [this, isOwn](const OperationId &run, const Result<cluster::Receipt> &receipt) {
                if (isOwn(run))
                    end(receipt);
            });
}

void TerminateDialog::allowTermination()
{
    for (QPushButton *one : {m_terminate, m_atOnce})
        setWhyNot(one, isTyped() ? QString() : tr("Type the account above first."));
}

void TerminateDialog::setPhase(Phase phase)
{
    m_phase = phase;
    m_progress->setVisible(phase == Phase::Listing || phase == Phase::Terminating);
    m_table->setVisible(phase != Phase::Listing);
    m_receipt->setVisible(phase == Phase::Over);
    m_save->setVisible(phase == Phase::Over);
    m_again->setVisible(phase == Phase::Over && m_mayRepeat);
    m_kept->setVisible(phase == Phase::Confirming && !m_kept->text().isEmpty());
    m_models->setVisible(phase == Phase::Confirming && !m_models->text().isEmpty());
    m_unread->setVisible(!m_unread->text().isEmpty());
    revealRuns();
    const bool mayEnd = phase == Phase::Confirming && m_model->rowCount() > 0;
    m_terminate->setVisible(mayEnd);
    m_atOnce->setVisible(mayEnd && m_saveTime.count() > 0);
    allowTermination();
    m_name->setVisible(mayEnd && m_scope.wholeAccount);
    m_typed->setVisible(mayEnd && m_scope.wholeAccount);
    m_widen->setVisible(phase == Phase::Confirming && !m_scope.wholeAccount && m_scope.clusters.empty());
    m_copy->setVisible(mayEnd);
    m_close->setText(phase == Phase::Terminating ? tr("Hide") : phase == Phase::Over ? tr("Close") : tr("Cancel"));
    if (phase != Phase::Counting)
        m_tick.stop();
    if (phase == Phase::Listing) {
        m_title->setText(tr("Finding what will be terminated"));
        m_sentence->setText(tr("Reading the ledger and the cloud. Nothing is changed yet."));
    }
}

void TerminateDialog::showList(const Result<TeardownPreview> &preview)
{
    if (!preview) {
        m_title->setText(tr("Could not read what is running"));
        m_sentence->setText(text::message(preview.error()));
        m_progress->hide();
        m_close->setText(tr("Close"));
        return;
    }
    const cluster::TargetList &found = preview->found;
    m_model->applyAll(m_scope.wholeAccount ? inSections(found.targets) : found.targets);
    QStringList kept, unread;
    const auto nameOf = [](const auto &resource) {
        return text::from(resource.name.empty() ? resource.id : resource.name);
    };
    // The window has no prompt for claimed resources: they stay, and the receipt names the command that handles them.
    for (const auto *targets : {&found.others, &found.claimed}) {
        for (const cluster::Target &t : *targets)
            kept << tr("%1 %2").arg(text::resourceKind(t.kind), nameOf(t));
    }
    for (const cluster::RetainedResource &r : preview->retained.resources)
        kept << tr("%1 %2 (%3 per month)", "kind, name, price")
                    .arg(text::resourceKind(r.kind), nameOf(r), text::money(r.usdPerMonth));
    m_kept->setText(kept.isEmpty() ? QString() : tr("Kept: %1.").arg(kept.join(QStringLiteral(", "))));
    m_models->setChecked(true);
    m_saveTime = preview->saveTime;
    if (preview->modelBytes > 0)
        m_models->setText(tr("&Copy models to this computer first: %1 of checkpoints exist on these machines only")
                              .arg(text::bytes(qint64(preview->modelBytes))));
    addUnread(unread, found.regionsNotRead);
    addUnread(unread, preview->retained.notRead);
    for (const auto &[name, error] : found.clustersNotChecked)
        unread << text::from(error.detail + ".");
    setUnread(unread);
    if (found.targets.empty()) {
        m_title->setText(found.clustersNotChecked.empty() ? tr("Nothing is running")
                                                          : tr("Not all clusters can be checked"));
        m_sentence->setText(unread.isEmpty()
                                ? tr("Neither the ledger nor the cloud lists anything launched by Trainyard.")
                                : tr("Nothing launched by Trainyard was found where it could be read."));
    } else {
        m_title->setText(question());
        m_loss =
            (m_scope.wholeAccount ? tr("This includes resources that Trainyard did not create, in every region. ")
                                  : QString()) +
            (found.hourly() == cluster::Usd()
                 ? tr("%1 and all their resources will be terminated. Data on the machines is lost.")
                       .arg(text::machines(found.machines()))
                 : tr("%1 and all their resources will be terminated, which saves %2. Data on the machines is lost.")
                       .arg(text::machines(found.machines()), text::perHour(found.hourly())));
        m_terminate->setText(found.machines() > 0 ? tr("Terminate %1").arg(text::machines(found.machines()))
                                                  : tr("Clean up"));
    }
    setPhase(Phase::Confirming);
    showLoss();
    // The safe choice has the focus: Return must not end anything by accident.
    m_close->setFocus();
}

/// What ends, and whether runs save first.
void TerminateDialog::showLoss()
{
    if (m_phase != Phase::Confirming || m_loss.isEmpty())
        return;
    const bool saves = m_saveTime.count() > 0 && m_models->isChecked();
    m_sentence->setText(
        m_loss + (saves ? QLatin1Char(' ') + tr("Runs save a checkpoint first, for %n minute(s) at most.", nullptr,
                                                int(std::chrono::ceil<std::chrono::minutes>(m_saveTime).count()))
                        : QString()));
}

void TerminateDialog::setUnread(const QStringList &sentences)
{
    m_unread->setText(sentences.isEmpty() ? QString() : tr("Not checked: %1").arg(sentences.join(QLatin1Char(' '))));
}

QString TerminateDialog::question() const
{
    return m_scope.wholeAccount       ? tr("Terminate everything in the account %1?").arg(m_accountId)
           : m_scope.clusters.empty() ? tr("Terminate everything launched by Trainyard?")
           : m_clusterName.isEmpty()  ? tr("Terminate this cluster?")
                                      : tr("Terminate %1?", "cluster").arg(m_clusterName);
}

void TerminateDialog::nameCluster(const QString &name)
{
    m_clusterName = name;
    if (m_phase == Phase::Confirming && m_model->rowCount() > 0) // the list may be here already
        m_title->setText(question());
}

void TerminateDialog::showRuns(const QStringList &lines)
{
    m_runs->setText(lines.isEmpty()
                        ? QString()
                        : tr("Training ends with the machines:") + QLatin1Char('\n') + lines.join(QLatin1Char('\n')));
    revealRuns();
}

/// Only with the question: afterwards they are ending.
void TerminateDialog::revealRuns()
{
    m_runs->setVisible(m_phase == Phase::Confirming && m_model->rowCount() > 0 && !m_runs->text().isEmpty());
}

/// Whether the required name is typed: ending an entire account needs it, and the backend checks it again.
bool TerminateDialog::isTyped() const
{
    const QString typed = m_typed->text().trimmed();
    return !m_scope.wholeAccount || (!typed.isEmpty() && (typed == m_accountId || typed == m_alias));
}

cluster::UnsavedModels TerminateDialog::chosenModels() const
{
    if (!m_models->isChecked())
        return cluster::UnsavedModels::Lose;
    if (m_runsSave)
        return cluster::UnsavedModels::Copy;
    return m_models->text().isEmpty() ? cluster::UnsavedModels::Lose // nothing is on the machines only
                                      : cluster::UnsavedModels::CopySaved;
}

void TerminateDialog::begin()
{
    m_title->setText(tr("Terminating"));
    m_progress->setRange(0, 0);
    showTerminating();
    setPhase(Phase::Terminating);
    m_close->setFocus();
    m_scope.models = chosenModels();
    m_run = m_teardown.run(m_scope, m_typed->text().trimmed().toStdString());
}

void TerminateDialog::showTerminating()
{
    m_sentence->setText(tr("Each line stays until the cloud itself confirms that it is gone."));
}

/// While runs save first, the progress is the share of their time that has passed.
void TerminateDialog::applyStep(const StepEvent &event)
{
    if (!event.subjectState.empty()) {
        m_progress->setRange(0, 0);
        showTerminating();
        return m_model->applyStep(event);
    }
    m_sentence->setText(text::stepLine(event));
    m_progress->setRange(0, event.fraction < 0 ? 0 : 100);
    m_progress->setValue(int(event.fraction * 100));
}

/// Starts the countdown: it shows no list, but leaves time to reconsider.
void TerminateDialog::beginCounting()
{
    constexpr std::chrono::seconds length(10);
    m_scope.liftProtection = m_protected > 0;
    m_countdown.emplace(length, m_now());
    m_sentence->setText(m_protected > 0 ? tr("Termination protection of %n machine(s) will be turned off, and they "
                                             "will be terminated. Data on them is lost.",
                                             nullptr, m_protected)
                                        : tr("What is left will be terminated. Data on the machines is lost."));
    setPhase(Phase::Counting);
    m_close->setFocus();
    m_tick.start();
    count();
}

void TerminateDialog::count()
{
    const int left = m_countdown->left(m_now());
    m_title->setText(tr("Terminating in %n second(s)", nullptr, left));
    if (left == 0)
        begin();
}

void TerminateDialog::reject()
{
    if (m_phase == Phase::Terminating)
        hide(); // the operation continues in the panel, and finished() reopens the dialog
    else if (m_phase == Phase::Counting)
        showReceipt();
    else
        QDialog::reject();
}

} // namespace trainyard::gui
