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
constexpr double kMostSeconds = 3.2e8;      ///< ten years: the end of a longer run is not shown

struct RunEndText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::RunEndText)
};

} // namespace

std::optional<Timestamp> expectedEnd(const RunSeries &series, int epochs)
{
    if (series.origin() < 0 || epochsMeasured(series) < 1)
        return {};
    const QList<QPointF> &ends = series.clock().epochs(series.clock().attempts() - 1);
    const QPointF &last = ends.back(), &before = ends[ends.size() - 2];
    const double left = epochs - last.y(), pace = (last.x() - before.x()) / (last.y() - before.y());
    if (left <= 0 || !(pace > 0))
        return {};
    // The current epoch was not complete at the last record. Not "is not now": this computer may have been asleep.
    const double x = std::max(last.x() + pace * left, series.lastX() + pace * (left - 1));
    if (!(x - series.lastX() < kMostSeconds))
        return {};
    return Timestamp{std::chrono::milliseconds(std::int64_t((series.origin() + x) * 1000))};
}

Timestamp endForDeadline(Timestamp expected, Timestamp now)
{
    return expected > now ? expected : now + kSpare;
}

int epochsMeasured(const RunSeries &series)
{
    const std::size_t attempts = series.clock().attempts();
    if (attempts == 0)
        return 0;
    // An epoch whose end is the first record of the attempt has no known start.
    const QList<QPointF> &ends = series.clock().epochs(attempts - 1);
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

QString latenessSentence(Timestamp end, Timestamp deadline)
{
    const auto late = std::max<std::chrono::milliseconds>(end - deadline, 1min);
    return RunEndText::tr("The cluster terminates itself at %1, about %2 before the run would finish.",
                          "date and time, duration")
        .arg(text::exactTime(deadline), text::age(late));
}

} // namespace trainyard::gui
