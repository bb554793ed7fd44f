#include "gui/models/runs/run_end.h"

#include <algorithm>
#include <cstdint>

#include <QCoreApplication>
#include <QList>
#include <QPointF>

#include "gui/models/charts/run_series.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using namespace std::chrono_literals;

namespace {

constexpr auto kSpare = 15min;              ///< for the last checkpoint, and for an epoch that takes longer
constexpr std::chrono::days kMostAhead{30}; ///< as cluster::changeLimits()
constexpr int kEpochsOfAPace = 2;
constexpr double kMostSeconds = 3.2e8; ///< ten years: the end of a longer run is not shown

struct RunEndText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::RunEndText)
};

std::optional<Timestamp> endOf(const RunClock &clock, double origin, double lastX, int epochs)
{
    if (origin < 0 || epochsMeasured(clock) < 1)
        return {};
    const QList<QPointF> &ends = clock.epochs(clock.attempts() - 1);
    const QPointF &last = ends.back(), &before = ends[ends.size() - 2];
    const double left = epochs - last.y(), pace = (last.x() - before.x()) / (last.y() - before.y());
    if (left <= 0 || !(pace > 0))
        return {};
    // The current epoch was not complete at the last record. Not "is not now": this computer may have been asleep.
    const double x = std::max(last.x() + pace * left, lastX + pace * (left - 1));
    if (!(x - lastX < kMostSeconds))
        return {};
    return Timestamp{std::chrono::milliseconds(std::int64_t((origin + x) * 1000))};
}

} // namespace

void RunCourse::add(std::span<const protocol::MetricRecord> records)
{
    for (const protocol::MetricRecord &record : records) {
        if (origin < 0)
            origin = record.t;
        const double x = std::max(0.0, record.t - origin); // as in RunSeries
        lastX = std::max(lastX, x);
        clock.add(record, x);
        epochsDone = std::max(epochsDone, protocol::completedEpochs(record));
    }
}

std::optional<Timestamp> expectedEnd(const RunSeries &series, int epochs)
{
    return endOf(series.clock(), series.origin(), series.lastX(), epochs);
}

std::optional<Timestamp> expectedEnd(const RunCourse &course, int epochs)
{
    return endOf(course.clock, course.origin, course.lastX, epochs);
}

Timestamp endForDeadline(Timestamp expected, Timestamp now)
{
    return expected > now ? expected : now + kSpare;
}

int epochsMeasured(const RunSeries &series)
{
    return epochsMeasured(series.clock());
}

int epochsMeasured(const RunClock &clock)
{
    const std::size_t attempts = clock.attempts();
    if (attempts == 0)
        return 0;
    // An epoch whose end is the first record of the attempt has no known start.
    const QList<QPointF> &ends = clock.epochs(attempts - 1);
    int measured = 0;
    for (qsizetype i = 1; i < ends.size(); ++i)
        measured += ends[i].x() > ends[i - 1].x() ? 1 : 0;
    return measured;
}

std::chrono::hours missingHours(Timestamp end, Timestamp deadline)
{
    return end <= deadline ? 0h : std::chrono::ceil<std::chrono::hours>(end - deadline + kSpare);
}

QString whyNotExtended(Timestamp deadline, std::chrono::hours by, std::optional<Timestamp> budgetEnds, Timestamp now)
{
    const Timestamp then = std::max(deadline, now) + by;
    if (then > now + kMostAhead)
        return RunEndText::tr("A deadline is at most 30 days ahead.");
    if (budgetEnds && then > *budgetEnds)
        return RunEndText::tr("The budget of the cluster is spent at %1: raise it first.", "date and time")
            .arg(text::exactTime(*budgetEnds));
    return {};
}

std::optional<ClusterDeadline> deadlineOf(const std::vector<services::ClusterDetails> &clusters, const ClusterId &id,
                                          Timestamp now)
{
    const auto mine = std::ranges::find(clusters, id, &services::ClusterDetails::id);
    if (mine == clusters.end() || !mine->ours || mine->elsewhere || mine->machinesAlive() <= 0 || !mine->expires)
        return {};
    const Timestamp asOf = mine->asOf == Timestamp() ? now : mine->asOf;
    return ClusterDeadline{.at = *mine->expires,
                           .budgetEnds = mine->budget.deadline(mine->usdSoFar, mine->usdPerHour, asOf),
                           .hourly = mine->hourly()};
}

std::optional<LateRun> lateRun(const services::RunSnapshot &run, const RunCourse &course,
                               const std::vector<services::ClusterDetails> &clusters, Timestamp now)
{
    if (isOver(run.state) || run.stopping || course.epochsDone < run.epoch ||
        epochsMeasured(course.clock) < kEpochsOfAPace)
        return {};
    const auto deadline = deadlineOf(clusters, run.cluster, now);
    const auto expected = expectedEnd(course, run.epochs);
    if (!deadline || !expected || *expected <= now) // in the past: its records were not read since
        return {};
    const std::chrono::hours missing = missingHours(*expected, deadline->at);
    if (missing.count() == 0)
        return {};
    const bool mayMove = whyNotExtended(deadline->at, missing, deadline->budgetEnds, now).isEmpty();
    return LateRun{.deadline = deadline->at, .hours = mayMove ? int(missing.count()) : 0};
}

QString latenessSentence(Timestamp end, Timestamp deadline)
{
    const auto late = std::max<std::chrono::milliseconds>(end - deadline, 1min);
    return RunEndText::tr("The cluster terminates itself at %1, about %2 before the run would finish.",
                          "date and time, duration")
        .arg(text::exactTime(deadline), text::age(late));
}

} // namespace trainyard::gui
