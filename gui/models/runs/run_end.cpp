#include "gui/models/runs/run_end.h"

#include <algorithm>
#include <cstdint>

#include <QCoreApplication>

#include "gui/models/charts/run_series.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using namespace std::chrono_literals;

namespace {

constexpr auto kSpare = 15min;         ///< for the last checkpoint, and for an epoch that takes longer
constexpr double kMostSeconds = 3.2e8; ///< ten years: nobody plans further ahead

struct RunEndText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::RunEndText)
};

} // namespace

std::optional<Timestamp> expectedEnd(const RunSeries &series, int epochs, Timestamp now)
{
    const RunClock &clock = series.clock();
    if (epochs <= 0 || series.origin() < 0 || clock.attempts() == 0)
        return {};
    const double x = clock.timeOf(clock.attempts() - 1, XAxis::Epoch, epochs);
    const bool isAhead = x > series.lastX() && x - series.lastX() < kMostSeconds; // false for what is no number
    if (!isAhead)
        return {};
    const Timestamp end{std::chrono::milliseconds(std::int64_t((series.origin() + x) * 1000))};
    return end > now ? std::optional(end) : std::nullopt;
}

std::chrono::hours missingHours(Timestamp end, Timestamp deadline)
{
    return end <= deadline ? 0h : std::chrono::ceil<std::chrono::hours>(end - deadline + kSpare);
}

QString latenessSentence(Timestamp end, Timestamp deadline)
{
    const auto late = std::max<std::chrono::milliseconds>(end - deadline, 1min);
    return RunEndText::tr("The cluster terminates itself at %1, about %2 before the run would finish.",
                          "date and time, duration")
        .arg(text::exactTime(deadline), text::age(late));
}

} // namespace trainyard::gui
