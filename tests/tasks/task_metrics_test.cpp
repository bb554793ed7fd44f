#include "backend/runtime/tasks/task_metrics.h"

#include <cmath>
#include <limits>

#include <gmock/gmock.h>

namespace trainyard::tasks {
namespace {

protocol::TaskValue valueOf(const std::string &name, double value, int epoch = 0, std::int64_t step = 0)
{
    protocol::TaskValue one;
    one.name = name;
    one.value = value;
    one.epoch = epoch;
    one.step = step;
    return one;
}

/// The records of the job among some.
std::vector<double> ofJob(const TaskMetrics::Records &records)
{
    std::vector<double> values;
    for (const auto &record : records) {
        if (record.rank < 0)
            values.push_back(record.value);
    }
    return values;
}

TEST(TaskMetrics, OfSpeedsTheSumOfOthersTheMean)
{
    TaskMetrics metrics;
    const std::set<int> living{0, 1};
    EXPECT_THAT(ofJob(metrics.add(0, valueOf("speed", 100), 1000, living)), ::testing::IsEmpty());
    EXPECT_THAT(ofJob(metrics.add(1, valueOf("speed", 50), 1001, living)), ::testing::ElementsAre(150));
    metrics.add(0, valueOf("accuracy", 0.5), 1002, living);
    EXPECT_THAT(ofJob(metrics.add(1, valueOf("accuracy", 0.7), 1002, living)), ::testing::ElementsAre(0.6));
}

TEST(TaskMetrics, AnOldSpeedDoesNotCount)
{
    TaskMetrics metrics;
    metrics.add(0, valueOf("speed", 100), 1000, {0, 1});
    EXPECT_THAT(ofJob(metrics.onTick(1006)), ::testing::ElementsAre(100)) << "the other one is not waited for";
    metrics.add(1, valueOf("speed", 50), 1020, {0, 1});
    EXPECT_THAT(ofJob(metrics.onTick(1026)), ::testing::ElementsAre(50));
    metrics.forget(0);
    EXPECT_THAT(ofJob(metrics.add(1, valueOf("speed", 60), 1027, {1})), ::testing::ElementsAre(60)) << "it has left";
}

TEST(TaskMetrics, OneRankThatPrintsForAllIsNotHeldUpByTheOthers)
{
    TaskMetrics metrics;
    const std::set<int> living{0, 1, 2};
    metrics.add(0, valueOf("loss", 3), 1000, living);
    EXPECT_THAT(ofJob(metrics.onTick(1004)), ::testing::IsEmpty());
    EXPECT_THAT(ofJob(metrics.onTick(1006)), ::testing::ElementsAre(3));
    EXPECT_THAT(ofJob(metrics.add(0, valueOf("loss", 2), 1010, living)), ::testing::ElementsAre(2))
        << "now it is known";
}

TEST(TaskMetrics, TheLastValueOfARankThatHasEndedCounts)
{
    TaskMetrics metrics;
    metrics.add(0, valueOf("accuracy", 0.4), 1000, {0, 1});
    metrics.forget(0);
    EXPECT_THAT(ofJob(metrics.add(1, valueOf("accuracy", 0.8), 1001, {1})),
                ::testing::ElementsAre(::testing::DoubleEq(0.6)));
    EXPECT_THAT(ofJob(metrics.add(1, valueOf("accuracy", 0.9, 1), 1002, {1})), ::testing::ElementsAre(0.9));
}

TEST(TaskMetrics, ARankThatIsLateJoinsTheMean)
{
    TaskMetrics metrics;
    const std::set<int> living{0, 1, 2};
    metrics.add(0, valueOf("accuracy", 0.2, 0, 10), 1000, living);
    metrics.add(1, valueOf("accuracy", 0.4, 0, 10), 1000, living);
    EXPECT_THAT(ofJob(metrics.onTick(1006)), ::testing::ElementsAre(::testing::DoubleEq(0.3)));
    metrics.forget(0); // it has ended
    metrics.add(2, valueOf("accuracy", 0.9, 0, 10), 1007, {1, 2});
    const auto again = metrics.onTick(1013);
    ASSERT_EQ(again.size(), 1u);
    EXPECT_DOUBLE_EQ(again[0].value, 0.5) << "the value replaces the one before, and must have all three ranks";
    EXPECT_EQ(again[0].epoch, 0);
    EXPECT_EQ(again[0].step, 10);
    metrics.add(1, valueOf("accuracy", 0.6, 1, 20), 1014, {1, 2});
    EXPECT_THAT(ofJob(metrics.add(2, valueOf("accuracy", 0.8, 1, 20), 1015, {1, 2})),
                ::testing::ElementsAre(::testing::DoubleEq(0.7)))
        << "in the next epoch those alone that report it";
}

TEST(TaskMetrics, TheNextEpochEndsTheWait)
{
    TaskMetrics metrics;
    const std::set<int> living{0, 1};
    metrics.add(0, valueOf("loss", 4, 0, 10), 1000, living);
    const auto next = metrics.add(0, valueOf("loss", 2, 1, 20), 1001, living);
    ASSERT_EQ(next.size(), 2u);
    EXPECT_EQ(next[1].epoch, 0);
    EXPECT_EQ(next[1].step, 10);
    EXPECT_EQ(next[1].value, 4);
    EXPECT_THAT(ofJob(metrics.finish(1002)), ::testing::ElementsAre(2));
    EXPECT_THAT(ofJob(metrics.finish(1002)), ::testing::IsEmpty());
}

TEST(TaskMetrics, RefusesWhatIsNoValue)
{
    TaskMetrics metrics;
    const double infinity = std::numeric_limits<double>::infinity();
    for (const auto &bad : {valueOf("", 1), valueOf("a b", 1), valueOf("../x", 1), valueOf(std::string(65, 'x'), 1),
                            valueOf("run-finished", 0), valueOf("checkpoint", 1), valueOf("loss", infinity),
                            valueOf("loss", 1, -1), valueOf("loss", 1, 1'000'001), valueOf("loss", 1, 0, -1)})
        EXPECT_TRUE(metrics.add(0, bad, 1000, {0}).empty()) << bad.name;
    EXPECT_EQ(metrics.dropped(), 10u);
    EXPECT_FALSE(metrics.any());
    const auto nan = metrics.add(0, valueOf("loss", std::nan("")), 1000, {0});
    ASSERT_FALSE(nan.empty()) << "a loss that is no number is what one wants to see";
    EXPECT_TRUE(std::isnan(nan[0].value));
}

TEST(TaskMetrics, KeepsTenValuesASecondAndAllFirstOnesOfEpochs)
{
    TaskMetrics metrics;
    int kept = 0;
    for (int i = 0; i < 1000; ++i) // in ten seconds
        kept += metrics.add(0, valueOf("loss", i, 0, i), 1000 + i * 0.01, {0, 1}).empty() ? 0 : 1;
    EXPECT_GE(kept, 100);
    EXPECT_LE(kept, 112);
    for (int epoch = 1; epoch <= 15; ++epoch)
        EXPECT_FALSE(metrics.add(0, valueOf("loss", 1, epoch), 1010, {0, 1}).empty()) << epoch;
    for (int i = 0; i < 63; ++i)
        EXPECT_FALSE(metrics.add(0, valueOf("name-" + std::to_string(i), 1), 1010, {0}).empty());
    EXPECT_TRUE(metrics.add(0, valueOf("one-too-many", 1), 1010, {0}).empty());
}

TEST(TaskMetrics, ALongRunIsThinned)
{
    TaskMetrics metrics;
    int kept = 0;
    for (int second = 0; second < 20'000; ++second) { // ten values in each
        for (int i = 0; i < 10; ++i)
            kept += metrics.add(0, valueOf("loss", i, 0, second * 10 + i), second + i * 0.1, {0}).empty() ? 0 : 1;
    }
    EXPECT_LT(kept, 30'500) << "of 200,000";
    EXPECT_GT(kept, 28'000);
}

TEST(TaskMetrics, AClockThatIsWrongIsNotBelieved)
{
    TaskMetrics metrics;
    auto late = valueOf("loss", 1);
    late.t = 5e9;
    EXPECT_EQ(metrics.add(0, late, 1000, {0, 1}).at(0).t, 1000);
    late.t = 990;
    EXPECT_EQ(metrics.add(0, late, 1000, {0, 1}).at(0).t, 990);
}

} // namespace
} // namespace trainyard::tasks
