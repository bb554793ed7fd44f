#include "backend/runtime/ps/worker/report_rate.h"

#include <gtest/gtest.h>

namespace trainyard::ps {
namespace {

using namespace std::chrono_literals;

TEST(ReportRateTest, AFastRunReportsEachSecondAfterItsBeginning)
{
    auto now = ReportRate::Clock::time_point();
    ReportRate rate(now);
    int begin = 0, later = 0;
    for (int step = 0; step < 100; ++step, now += 1ms)
        begin += rate.takes(now) ? 1 : 0;
    EXPECT_EQ(begin, 100) << "a short run has all its reports";
    for (int step = 0; step < 1000; ++step, now += 1ms)
        (void)rate.takes(now);
    for (int step = 0; step < 3'600'000; step += 10, now += 10ms)
        later += rate.takes(now) ? 1 : 0;
    EXPECT_NEAR(later, 3600, 2);
}

TEST(ReportRateTest, ALongRunReportsOnceInFiveSeconds)
{
    auto now = ReportRate::Clock::time_point();
    ReportRate rate(now);
    const auto ofAnHour = [&] {
        int reports = 0;
        for (const auto end = now + 1h; now < end; now += 100ms)
            reports += rate.takes(now) ? 1 : 0;
        return reports;
    };
    EXPECT_NEAR(ofAnHour(), 3600 + ReportRate::kAtOnce, 2);
    EXPECT_NEAR(ofAnHour(), 720, 2);
    EXPECT_NEAR(ofAnHour(), 720, 2);
}

TEST(ReportRateTest, ASlowRunReportsEveryTime)
{
    auto now = ReportRate::Clock::time_point();
    ReportRate rate(now);
    for (int step = 0; step < 2000; ++step, now += 1500ms)
        EXPECT_TRUE(rate.takes(now)) << step;
    now += ReportRate::kOften;
    for (int step = 0; step < 2000; ++step, now += 6s)
        EXPECT_TRUE(rate.takes(now)) << step;
}

} // namespace
} // namespace trainyard::ps
