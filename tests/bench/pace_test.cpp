#include "bench/pace.h"

#include <gtest/gtest.h>

namespace trainyard::bench {
namespace {

/// Of steps of a length, from a moment on, of which every `each`th is reported.
void addSteps(StepReports &reports, int steps, double seconds, int each)
{
    const StepReport last = reports.empty() ? StepReport{} : reports.back();
    for (int i = each; i <= steps; i += each)
        reports.push_back({last.at + i * seconds, last.step + i});
}

TEST(Pace, IsThatOfStepsAlsoWhereAReportStandsForMany)
{
    StepReports reports{{0, 0}};
    addSteps(reports, 300, 0.01, 1); // the first ones of a run
    addSteps(reports, 2000, 0.01, 100);
    const Pace pace = paceOf(reports, 0, 100);
    EXPECT_NEAR(pace.usual, 0.01, 1e-9);
    EXPECT_NEAR(pace.longest, 0, 1e-9);
}

TEST(Pace, ALongStepIsSeenBetweenTwoReports)
{
    StepReports reports{{0, 0}};
    addSteps(reports, 1000, 0.01, 100);
    reports.push_back({reports.back().at + 1.2, reports.back().step + 100}); // 0.2 s more than its steps take
    addSteps(reports, 1000, 0.01, 100);
    EXPECT_NEAR(paceOf(reports, 0, 100).longest, 0.2, 1e-9);
    EXPECT_NEAR(paceOf(reports, 0, 9).longest, 0, 1e-9) << "it was later";
}

TEST(Pace, OfTimesIsThatOfReportsOfOneStep)
{
    const Pace pace = paceOf(Times{0, 1, 2, 5, 6}, 0, 10);
    EXPECT_EQ(pace.usual, 1);
    EXPECT_EQ(pace.longest, 2);
    EXPECT_EQ(paceOf(Times{}, 0, 10).usual, 0);
}

TEST(Pace, StepsThatAreSlowerFromAMomentOnAreNoPause)
{
    StepReports reports{{0, 0}};
    addSteps(reports, 1000, 0.01, 100);
    const double joined = reports.back().at + 0.3;
    reports.push_back({reports.back().at + 0.3 + 0.15 + 1.4, reports.back().step + 100}); // 30 before it, 70 after
    addSteps(reports, 1000, 0.02, 50);
    EXPECT_LE(pauseAt(reports, joined, 8), 0.15);
    EXPECT_GT(pauseAt(reports, joined, 8), -1e-9);
    StepReports still{{0, 0}};
    addSteps(still, 1000, 0.01, 100);
    const double left = still.back().at;
    still.push_back({left + 1.5, still.back().step + 100});
    addSteps(still, 1000, 0.01, 100);
    EXPECT_NEAR(pauseAt(still, left + 0.5, 8), 0.5, 1e-9);
}

} // namespace
} // namespace trainyard::bench
