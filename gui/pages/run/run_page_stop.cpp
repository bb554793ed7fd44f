// The end of a run on its page: how it is stopped, what was saved, and how it is resumed; a checkpoint before that; the
// deadline of its cluster.
#include <algorithm>
#include <chrono>
#include <optional>
#include <vector>

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/services/operations.h"
#include "backend/training/run/cluster_run.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/dialog_commands.h"
#include "gui/models/runs/run_end.h"
#include "gui/models/runs/run_stop.h"
#include "gui/models/why_not.h"
#include "gui/pages/run/run_page.h"
#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;

namespace {

constexpr std::chrono::hours kLongMove{24};

/// Empty where nothing is paid.
QString costWords(const cluster::Usd &hourly, std::chrono::hours time)
{
    const cluster::Usd cost{hourly.usd * double(time.count()), hourly.bound};
    return cost.usd > 0 ? RunPage::tr("The machines cost %1 in that time.", "money").arg(text::money(cost)) : QString();
}

/// What is known of a head that does not respond.
QString headSentence(const std::vector<ClusterDetails> &clusters, const ClusterId &id, Timestamp unreachableSince)
{
    const auto c = std::ranges::find(clusters, id, &ClusterDetails::id);
    const auto isNew = [unreachableSince](const cluster::NodeSnapshot &node) {
        return node.isHead() && node.launched > unreachableSince;
    };
    if (c != clusters.end() && std::ranges::any_of(c->nodes, isNew))
        return RunPage::tr("A new head node is being set up; the run continues on it.");
    if (c != clusters.end() && std::ranges::any_of(c->lost, &cluster::NodeSnapshot::isHead))
        return RunPage::tr("Its head node no longer exists. The run is continued without a question where that costs "
                           "nothing; otherwise Replace head… appears here.");
    return RunPage::tr("Its head node does not respond to this computer. The run probably continues; its records are "
                       "read when the node responds again.");
}

/// What a stop does not end. Nothing costs money on the local cloud.
QString machinesGoOn(bool costMoney)
{
    return costMoney ? RunPage::tr("The machines keep running and keep costing money.")
                     : RunPage::tr("The machines keep running.");
}

} // namespace

/// The line below the title.
QString RunPage::note() const
{
    if (const QString stop = stopSentence(m_run, SystemClock::instance().now()); !stop.isEmpty())
        return stop;
    if (m_run.unreachableSince)
        return headSentence(m_services.clusters.clusters(), m_run.cluster, *m_run.unreachableSince);
    if (m_run.lostWithHead)
        return tr("Its head node is gone. Replace head… shows what a new one costs and how many steps are lost; "
                  "nothing is launched before you agree.");
    return text::recorded(m_run.note);
}

void RunPage::showStop()
{
    const RunSnapshot *run = m_run.id.empty() ? nullptr : &m_run;
    const bool over = isOver(m_run.state), stopping = m_run.stopping.has_value();
    m_saveNow->setVisible(!over && !stopping && !m_run.task); // a program saves its checkpoints by itself
    setWhyNot(m_saveNow, whyNotOnRun(run, RunCommand::SaveNow));
    m_stop->setVisible(!over && !stopping);
    setWhyNot(m_stop, whyNotOnRun(run, RunCommand::Stop));
    m_stopNow->setVisible(!over && stopping);
    setWhyNot(m_stopNow, whyNotOnRun(run, RunCommand::StopNow));
    m_newHead->setVisible(m_run.lostWithHead);
    setWhyNot(m_newHead, whyNotOnRun(run, RunCommand::ReplaceHead));
    m_resume->setVisible(over && !m_run.task); // the checkpoints of a program are its own
    setWhyNot(m_resume, whyNotOnRun(run, RunCommand::Resume));
    m_again->setVisible(over);
}

QWidget *RunPage::makeLateness()
{
    m_late = new QWidget;
    auto *row = new QHBoxLayout(m_late);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    m_lateText = label({}, "attention");
    m_lateText->setWordWrap(true);
    m_extend = button({}, QStringLiteral("clock"));
    row->addWidget(m_lateText, 1);
    row->addWidget(m_extend);
    m_late->hide();
    connect(m_extend, &QPushButton::clicked, this, &RunPage::askToExtend);
    connect(&m_services.operations, &Operations::changed, this, [this](const OperationSnapshot &o) {
        const auto move = std::ranges::find_if(m_moves, [&o](const auto &m) { return m.second.operation == o.id; });
        if (move == m_moves.end())
            return;
        move->second.hasFailed = o.state == OperationState::Failed || o.state == OperationState::Cancelled;
        showLateness();
    });
    return m_late;
}

void RunPage::readDeadline(const std::vector<ClusterDetails> &clusters)
{
    m_deadline.reset();
    if (const auto known = deadlineOf(clusters, m_run.cluster, SystemClock::instance().now())) {
        m_deadline = known->at;
        m_budgetEnds = known->budgetEnds;
        m_hourly = known->hourly;
    }
    showLateness();
}

/// Warns of a run that would not finish before its cluster terminates itself, and offers a later deadline.
void RunPage::showLateness()
{
    const bool goesOn = m_form == Form::Full && !isOver(m_run.state) && !m_run.stopping;
    const bool isRead = m_series.epochsDone() >= m_run.epoch; // otherwise its pace is that of former days
    const Timestamp now = SystemClock::instance().now();
    std::optional<Timestamp> expected;
    if (goesOn && isRead)
        expected = expectedEnd(m_series, m_run.epochs);
    const Timestamp end = endForDeadline(expected.value_or(now), now);
    if (!expected || !m_deadline || end <= *m_deadline)
        return m_late->hide();
    m_missing = missingHours(end, *m_deadline);
    m_lateText->setText(latenessSentence(end, *m_deadline));
    m_extend->setText(tr("Extend by %1 h", "a deadline").arg(m_missing.count()));
    // Until the new deadline is known, a second click would move it twice.
    const auto move = m_moves.find(m_run.cluster);
    const bool isMoving = move != m_moves.end() && !move->second.hasFailed && move->second.from == *m_deadline;
    const QString refused = whyNotExtended(*m_deadline, m_missing, m_budgetEnds, now);
    const QString whyNot = isMoving ? tr("The deadline is being moved.") : refused;
    setWhyNot(m_extend, whyNot);
    if (whyNot.isEmpty())
        m_extend->setToolTip((tr("Moves the deadline of the machines later, so that the run can finish.") +
                              QLatin1Char(' ') + costWords(m_hourly, m_missing))
                                 .trimmed());
    m_late->show();
}

void RunPage::askToExtend()
{
    if (!m_deadline)
        return;
    const auto extend = [this, cluster = m_run.cluster, from = *m_deadline, by = m_missing] {
        m_moves[cluster] = {.operation = m_services.clusters.changeLimits(cluster, {.extendBy = by}), .from = from};
        showLateness();
    };
    if (m_missing < kLongMove)
        return extend();
    const QString moves = tr("The machines terminate themselves at %1 instead of %2.", "dates and times")
                              .arg(text::exactTime(*m_deadline + m_missing), text::exactTime(*m_deadline));
    confirm(
        this,
        tr("Extend the deadline of %1 by %2 h?", "cluster").arg(text::from(m_run.clusterName)).arg(m_missing.count()),
        (moves + QLatin1Char(' ') + costWords(m_hourly, m_missing)).trimmed(), m_extend->text(), extend,
        {.lines = {},
         .typed = {},
         .otherVerb = {},
         .other = {},
         .command = extendCommand(text::from(m_run.clusterName), m_missing)});
}

void RunPage::saveNow()
{
    m_saveWanted = true;
    m_services.runs.saveCheckpoint(m_run.id);
    answer(tr("A checkpoint is saved after the current step."));
}

/// Says what has become of a requested checkpoint.
void RunPage::answerSave(std::span<const protocol::MetricRecord> records)
{
    const auto saved = std::ranges::find(records, protocol::metric::kCheckpoint, &protocol::MetricRecord::name);
    if (!m_saveWanted || saved == records.end())
        return;
    m_saveWanted = false;
    answer(saved->value < 0 ? tr("No checkpoint was saved: %1.", "reason").arg(text::from(saved->note))
                            : tr("A checkpoint was saved at step %1.").arg(QLocale().toString(qint64(saved->step))));
}

/// Also where the price of the machines is not known.
bool RunPage::costsMoney() const
{
    return m_run.usdPerHour > 0 || m_services.account.current().costsMoney;
}

void RunPage::confirmStop()
{
    if (m_run.task)
        return confirmStopOfTask();
    confirm(this, tr("Stop %1 on %2?").arg(text::from(m_run.model), text::from(m_run.clusterName)),
            tr("A worker saves a checkpoint of the current step, which takes %n second(s) at most; then the processes "
               "exit. Resume continues from it. If you stop at once, the progress since the last checkpoint is lost.",
               nullptr, m_run.stopSeconds) +
                QLatin1Char(' ') + machinesGoOn(costsMoney()),
            tr("Stop run"), [this, id = m_run.id] { m_services.runs.stop(id, training::StopMode::SaveCheckpoint); },
            {.lines = {},
             .typed = {},
             .otherVerb = tr("Stop at once"),
             .other = [this, id = m_run.id] { m_services.runs.stop(id, training::StopMode::AtOnce); },
             .command = stopRunCommand(m_run.id, false)});
}

void RunPage::confirmStopOfTask()
{
    confirm(
        this, tr("Stop %1 on %2?").arg(text::from(m_run.model), text::from(m_run.clusterName)),
        tr("Its processes receive SIGTERM, and SIGKILL after %n second(s): a program that saves on SIGTERM has that "
           "time.",
           nullptr, m_run.stopSeconds) +
            QLatin1Char(' ') + machinesGoOn(costsMoney()),
        tr("Stop run"), [this, id = m_run.id] { m_services.runs.stop(id, training::StopMode::SaveCheckpoint); },
        {.lines = {},
         .typed = {},
         .otherVerb = tr("Stop at once"),
         .other = [this, id = m_run.id] { m_services.runs.stop(id, training::StopMode::AtOnce); },
         .command = stopRunCommand(m_run.id, false)});
}

void RunPage::confirmStopNow()
{
    confirm(this, tr("Stop %1 on %2 at once?").arg(text::from(m_run.model), text::from(m_run.clusterName)),
            tr("The checkpoint that is being saved is discarded: the progress since the last one is lost."),
            tr("Stop at once"), [this, id = m_run.id] { m_services.runs.stop(id, training::StopMode::AtOnce); },
            {.lines = {}, .typed = {}, .otherVerb = {}, .other = {}, .command = stopRunCommand(m_run.id, true)});
}

} // namespace trainyard::gui
