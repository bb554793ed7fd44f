// When a rule is fulfilled (I17).
#include <chrono>
#include <cmath>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "backend/alerts/alert_watch.h"

using namespace trainyard;
using namespace trainyard::alerts;
using namespace std::chrono_literals;

namespace {

using Indices = std::vector<std::size_t>;

protocol::MetricRecord recordAt(double t, double value, std::string_view name = protocol::metric::kTrainLoss)
{
    protocol::MetricRecord record;
    record.run = RunId("r-1");
    record.t = t;
    record.name = std::string(name);
    record.value = value;
    return record;
}

AlertRule aboveOne(int seconds)
{
    return {.metric = "train-loss", .comparison = AlertRule::Above, .value = 1, .seconds = seconds};
}

const std::vector<AlertRule> kMinuteWithoutProgress{
    {.comparison = AlertRule::NoProgress, .seconds = 60, .action = AlertRule::StopRun}};

} // namespace

TEST(AlertWatch, ARuleIsFulfilledOnceUntilItIsFalseAgain)
{
    const std::vector<AlertRule> rules{aboveOne(10), {.metric = "train-loss", .comparison = AlertRule::NotANumber}};
    AlertWatch watch;
    const auto at = [&](double t, double value) { return watch.add(rules, recordAt(t, value)); };
    EXPECT_EQ(at(0, 2), Indices());
    EXPECT_EQ(at(9, 2), Indices());
    EXPECT_EQ(at(10, 2), Indices{0});
    EXPECT_EQ(at(20, 2), Indices()); // reported already
    EXPECT_EQ(at(21, 0.5), Indices());
    EXPECT_EQ(at(22, 2), Indices()); // the ten seconds begin again
    EXPECT_EQ(at(32, 2), Indices{0});
    EXPECT_EQ(at(33, std::nan("")), Indices{1});
    auto rank = recordAt(100, 2);
    rank.rank = 3;
    EXPECT_EQ(watch.add(rules, rank), Indices()); // rules are about the job
}

TEST(AlertWatch, WhatWasMeasuredBeforeTheStartCountsForTheDurationOnly)
{
    const std::vector<AlertRule> rules{aboveOne(10), aboveOne(100)};
    AlertWatch watch(1000);
    EXPECT_EQ(watch.add(rules, recordAt(900, 2)), Indices());
    EXPECT_EQ(watch.add(rules, recordAt(950, 2)), Indices()); // fulfilled before the start
    EXPECT_EQ(watch.add(rules, recordAt(1000, 2)), Indices{1});
    EXPECT_EQ(watch.add(rules, recordAt(1001, 0)), Indices());
    EXPECT_EQ(watch.add(rules, recordAt(1002, 2)), Indices());
    EXPECT_EQ(watch.add(rules, recordAt(1012, 2)), Indices{0});
}

TEST(AlertWatch, RecordsThatAreReadAgainFulfilNothing)
{
    const std::vector<AlertRule> rules{aboveOne(0)};
    AlertWatch watch;
    EXPECT_EQ(watch.add(rules, recordAt(10, 2)), Indices{0});
    EXPECT_EQ(watch.add(rules, recordAt(20, 0)), Indices());
    watch.readAgain();
    EXPECT_EQ(watch.add(rules, recordAt(10, 2)), Indices());
    EXPECT_EQ(watch.add(rules, recordAt(20, 0)), Indices());
    EXPECT_EQ(watch.add(rules, recordAt(21, 2)), Indices{0});
}

TEST(AlertWatch, NoProgressCountsOnlyTimeInWhichARunCouldProgress)
{
    AlertWatch watch;
    const auto at = [&](std::chrono::seconds t, bool counts = true) {
        return watch.pass(kMinuteWithoutProgress, Timestamp(t), counts);
    };
    EXPECT_EQ(at(1000s), Indices()); // nothing is known of the time before
    EXPECT_EQ(at(1059s), Indices());
    EXPECT_EQ(at(1060s), Indices{0});
    EXPECT_EQ(at(1120s), Indices());                                                       // reported already
    (void)watch.add(kMinuteWithoutProgress, recordAt(0, 1, protocol::metric::kStraggler)); // all workers wait
    EXPECT_EQ(at(1180s), Indices());
    (void)watch.add(kMinuteWithoutProgress, recordAt(0, 1));
    EXPECT_EQ(at(1239s), Indices()); // it begins again, at the pass before
    EXPECT_EQ(at(1240s), Indices{0});
    (void)watch.add(kMinuteWithoutProgress, recordAt(0, 1));
    EXPECT_EQ(at(9000s), Indices()); // the computer slept
    EXPECT_EQ(at(9050s, false), Indices());
    EXPECT_EQ(at(9100s), Indices()); // it could be reached again 50 s ago
    EXPECT_EQ(at(9110s), Indices{0});
}

TEST(AlertWatch, OtherRulesBeginAgain)
{
    AlertWatch watch;
    EXPECT_EQ(watch.add({aboveOne(0)}, recordAt(1, 2)), Indices{0});
    watch.restart();
    EXPECT_EQ(watch.add({aboveOne(0)}, recordAt(2, 2)), Indices{0});
    EXPECT_TRUE(watch.hasMeasured());
}
