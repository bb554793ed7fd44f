#include "gui/models/run_models.h"

#include <QLocale>

#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;

bool isOver(RunState state)
{
    return state != RunState::Starting && state != RunState::Running;
}

std::vector<RankSnapshot> ranksAt(std::vector<RankSnapshot> ranks, RunState state)
{
    if (!isOver(state))
        return ranks;
    for (RankSnapshot &rank : ranks) {
        if (!rank.member)
            continue;
        rank.member = false;
        rank.samplesPerSecond = 0;
        rank.state = state == RunState::Finished ? "finished" : state == RunState::Stopped ? "stopped" : "gone";
    }
    return ranks;
}

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

QString RunModel::title(int column) const
{
    switch (column) {
    case Job:
        return tr("Job");
    case Started:
        return tr("Started");
    case State:
        return tr("State");
    case Cluster:
        return tr("Cluster");
    case Mode:
        return tr("Mode");
    case Epochs:
        return tr("Epochs");
    case Accuracy:
        return tr("Validation");
    case Workers:
        return tr("Workers");
    case Elapsed:
        return tr("Elapsed");
    default:
        return {};
    }
}

QString RunModel::key(const RunSnapshot &r) const
{
    return text::from(r.id.value);
}

QVariant RunModel::cell(const RunSnapshot &r, int column, int role) const
{
    switch (column) {
    case Job:
        if (role == Qt::ToolTipRole)
            return tr("%1 on %2").arg(text::from(r.model), text::from(r.data));
        return plain(column, role, text::from(r.model));
    case Started:
        if (role == Qt::ToolTipRole)
            return text::exactTime(r.started);
        return plain(column, role, text::startTime(r.started, SystemClock::instance().now()),
                     qlonglong(r.started.time_since_epoch().count()));
    case State:
        if (role == IconRole)
            return iconOf(r.state);
        if (role == ToneRole)
            return int(toneOf(r.state));
        if (role == Qt::ToolTipRole)
            return text::from(r.note);
        return plain(column, role, text::toString(r.state), int(r.state));
    case Cluster:
        return plain(column, role, text::from(r.clusterName));
    case Mode:
        return plain(column, role, text::from(r.mode));
    case Epochs:
        return plain(column, role, tr("%1 of %2").arg(r.epoch).arg(r.epochs), r.epoch);
    case Accuracy:
        return plain(column, role, r.validationAccuracy < 0 ? QString() : text::percent(r.validationAccuracy),
                     r.validationAccuracy);
    case Workers:
        return plain(column, role, QString::number(r.workers), r.workers);
    case Elapsed: {
        const auto lived = r.ended.value_or(SystemClock::instance().now()) - r.started;
        if (role == Qt::ToolTipRole)
            return tr("Started %1").arg(text::exactTime(r.started));
        return plain(column, role, text::elapsed(lived), qlonglong(lived.count()));
    }
    default:
        return {};
    }
}

QString RankModel::title(int column) const
{
    switch (column) {
    case Rank:
        return tr("Rank");
    case Host:
        return tr("Machine");
    case State:
        return tr("State");
    case Speed:
        return tr("Samples/s");
    case Samples:
        return tr("Samples");
    default:
        return {};
    }
}

QString RankModel::key(const RankSnapshot &r) const
{
    return QString::number(r.rank);
}

QVariant RankModel::cell(const RankSnapshot &r, int column, int role) const
{
    switch (column) {
    case Rank:
        return plain(column, role, QString::number(r.rank), r.rank);
    case Host:
        return plain(column, role, text::from(r.host));
    case State: {
        const bool died = r.state == "died", finished = r.state == "finished";
        if (role == IconRole)
            return r.member   ? QStringLiteral("pulse")
                   : died     ? QStringLiteral("alert")
                   : finished ? QStringLiteral("check")
                              : QStringLiteral("ended");
        if (role == ToneRole)
            return int(r.member ? Tone::Good : died ? Tone::Bad : Tone::Quiet);
        return plain(column, role,
                     r.member               ? tr("training")
                     : died                 ? tr("died")
                     : finished             ? tr("finished")
                     : r.state == "stopped" ? tr("stopped")
                     : r.state == "gone"    ? tr("gone")
                                            : tr("left"));
    }
    case Speed:
        return plain(column, role, r.samplesPerSecond > 0 ? text::rate(r.samplesPerSecond) : QString(),
                     r.samplesPerSecond);
    case Samples:
        return plain(column, role, QLocale().toString(qlonglong(r.samples)), qlonglong(r.samples));
    default:
        return {};
    }
}

} // namespace trainyard::gui
