#include "gui/models/runs/run_models.h"

#include <QLocale>

#include "gui/models/runs/job_words.h"
#include "gui/models/runs/run_stop.h"
#include "gui/text/format.h"
#include "gui/text/recorded/recorded_text.h"

namespace trainyard::gui {

using namespace services;

std::vector<RankSnapshot> ranksOf(const RunSnapshot &run, std::vector<RankSnapshot> ranks)
{
    if (!isOver(run.state) && !run.task)
        return ranks;
    for (RankSnapshot &rank : ranks) {
        if (!rank.member)
            continue;
        if (!isOver(run.state)) {
            rank.state = "running";
            continue;
        }
        rank.member = false;
        rank.samplesPerSecond = 0;
        rank.state = run.state == RunState::Finished ? "finished" : run.state == RunState::Stopped ? "stopped" : "gone";
    }
    return ranks;
}

QString stateText(RunState state, bool isProgram)
{
    return isProgram && state == RunState::Running ? RunModel::tr("running", "a program") : text::toString(state);
}

namespace {

Tone toneOf(RunState state)
{
    switch (state) {
    case RunState::Starting:
        return Tone::Busy;
    case RunState::Running:
    case RunState::Finished:
        return Tone::Good;
    case RunState::Failed:
        return Tone::Bad;
    case RunState::Stopped:
    case RunState::EndedWithCluster:
        break;
    }
    return Tone::Quiet;
}

QString iconOf(RunState state)
{
    switch (state) {
    case RunState::Starting:
        return QStringLiteral("clock");
    case RunState::Running:
        return QStringLiteral("pulse");
    case RunState::Finished:
        return QStringLiteral("check");
    case RunState::Failed:
        return QStringLiteral("alert");
    case RunState::Stopped:
    case RunState::EndedWithCluster:
        break;
    }
    return QStringLiteral("ended");
}

} // namespace

Cell stateOf(const RunSnapshot &run)
{
    if (run.stopping)
        return {stoppingState(run, SystemClock::instance().now()), int(run.state), QStringLiteral("clock"), Tone::Busy};
    if (run.unreachableSince)
        return {RunModel::tr("unreachable since %1", "a time")
                    .arg(text::startTime(*run.unreachableSince, SystemClock::instance().now())),
                int(run.state), QStringLiteral("alert"), Tone::Attention};
    return {stateText(run.state, run.task), int(run.state), iconOf(run.state), toneOf(run.state)};
}

RunModel::RunModel(QObject *parent)
    : RowTable(
          [](const auto &r) { return r.id.value; },
          {{tr("Run"), [](const auto &r) { return Cell(nameOf(r)); },
            [](const auto &r) {
                const QString job =
                    r.data.empty() ? text::from(r.model) : tr("%1 on %2").arg(text::from(r.model), text::from(r.data));
                return r.notes.empty() ? job : job + QLatin1Char('\n') + text::from(r.notes);
            }},
           {tr("Started"),
            [](const auto &r) { return Cell(text::startTime(r.started, SystemClock::instance().now()), r.started); },
            [](const auto &r) { return text::exactTime(r.started); }},
           {tr("State"), [](const auto &r) { return stateOf(r); },
            [](const auto &r) {
                const QString stop = stopSentence(r, SystemClock::instance().now());
                return Cell(stop.isEmpty() ? text::recorded(r.note) : stop);
            }},
           {tr("Cluster"), &RunSnapshot::clusterName},
           {tr("Mode"), &RunSnapshot::mode},
           number(tr("Epochs"),
                  [](const auto &r) {
                      if (r.task) // it has no known number of epochs; one is all that a program without any has
                          return Cell(r.epoch > 1 ? QString::number(r.epoch) : QString(), r.epoch);
                      return Cell(tr("%1 of %2").arg(r.epoch).arg(r.epochs), r.epoch);
                  }),
           number(tr("Validation"),
                  [](const auto &r) {
                      return Cell(r.validationAccuracy < 0 ? QString() : text::percent(r.validationAccuracy),
                                  r.validationAccuracy);
                  }),
           number(tr("Workers"), &RunSnapshot::workers),
           number(
               tr("Elapsed"),
               [](const auto &r) {
                   const auto lived = r.ended.value_or(SystemClock::instance().now()) - r.started;
                   return Cell(text::elapsed(lived), qlonglong(lived.count()));
               },
               [](const auto &r) { return tr("Started %1").arg(text::exactTime(r.started)); }),
           number(tr("Best"), [](const auto &r) { return Cell(bestOf(r), r.bestAccuracy); }),
           number(tr("Cost"),
                  [](const auto &r) {
                      return Cell(r.spentUntil == Timestamp{} ? QString()
                                                              : text::money(cluster::Usd{r.usdSpent, r.bound}),
                                  r.usdSpent);
                  }),
           {tr("Tags"), &RunSnapshot::tags},
           {tr("Parameters"), [](const auto &r) { return Cell(parametersText(r.parameters)); },
            [](const auto &r) { return Cell(parametersText(r.parameters)); }}},
          parent)
{
}

QVariant RunModel::more(const RunSnapshot &run, int column, int role) const
{
    if (role == ArchivedRole)
        return run.archived;
    if (role == SearchRole && column == Job) // what the columns do not show
        return text::from(run.model + " " + run.data + " " + run.notes + " " + run.id.value + " " + run.parameters);
    return {};
}

QString nameOf(const RunSnapshot &run)
{
    return text::from(run.title.empty() ? run.model : run.title);
}

QString bestOf(const RunSnapshot &run)
{
    if (run.bestAccuracy < 0 || run.bestEpoch == 0)
        return {};
    return RunModel::tr("%1 in epoch %2", "accuracy").arg(text::percent(run.bestAccuracy)).arg(run.bestEpoch);
}

namespace {

Cell stateOfRank(const RankSnapshot &r)
{
    if (r.member)
        return {r.state == "running" ? RankModel::tr("running", "a process") : RankModel::tr("training"),
                {},
                QStringLiteral("pulse"),
                Tone::Good};
    if (r.state == "died")
        return {RankModel::tr("died"), {}, QStringLiteral("alert"), Tone::Bad};
    if (r.state == "finished")
        return {RankModel::tr("finished"), {}, QStringLiteral("check"), Tone::Quiet};
    return {r.state == "stopped" ? RankModel::tr("stopped")
            : r.state == "gone"  ? RankModel::tr("gone")
                                 : RankModel::tr("left"),
            {},
            QStringLiteral("ended"),
            Tone::Quiet};
}

Cell whyRankDied(const RankSnapshot &r)
{
    return r.reason.empty() ? Cell(QString()) : Cell(RankModel::tr("Died: %1", "reason").arg(text::recorded(r.reason)));
}

} // namespace

RankModel::RankModel(QObject *parent)
    : RowTable(
          &RankSnapshot::rank,
          {number(tr("Rank"), &RankSnapshot::rank),
           {tr("Machine"), &RankSnapshot::host, whyRankDied},
           {tr("State"), stateOfRank, whyRankDied},
           number(tr("Samples/s"),
                  [](const auto &r) {
                      return Cell(r.samplesPerSecond > 0 ? text::rate(r.samplesPerSecond) : QString(),
                                  r.samplesPerSecond);
                  }),
           number(tr("Samples"),
                  [](const auto &r) { return Cell(QLocale().toString(qlonglong(r.samples)), qlonglong(r.samples)); })},
          parent)
{
}

double spentOn(const RunSnapshot &run, Timestamp at)
{
    const std::chrono::duration<double, std::ratio<3600>> hours = std::max(at, run.spentUntil) - run.spentUntil;
    if (run.ended || run.spentUntil == Timestamp{})
        return run.usdSpent;
    return run.usdSpent + run.usdPerHour * hours.count();
}

} // namespace trainyard::gui
