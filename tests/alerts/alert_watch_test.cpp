// When a rule is fulfilled (I17).
#include <chrono>
#include <cmath>
#include <limits>
#include <string>
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

protocol::MetricRecord ofRank(int rank, double t, double value, std::string_view name = protocol::metric::kSpeed)
{
    auto record = recordAt(t, value, name);
    record.rank = rank;
    return record;
}

/// Reports of ranks 0, 1, ... in one second.
std::vector<protocol::MetricRecord> speedsAt(double t, const std::vector<double> &speeds)
{
    std::vector<protocol::MetricRecord> records;
    for (std::size_t rank = 0; rank < speeds.size(); ++rank)
        records.push_back(ofRank(int(rank), t, speeds[rank]));
    return records;
}

/// The rules that any of the records fulfils.
Indices addAll(AlertWatch &watch, const std::vector<AlertRule> &rules,
               const std::vector<protocol::MetricRecord> &records)
{
    Indices all;
    for (const auto &record : records) {
        for (const std::size_t rule : watch.add(rules, record))
            all.push_back(rule);
    }
    return all;
}

AlertRule speedBelow(double value, int seconds = 0)
{
    return {.metric = "speed", .comparison = AlertRule::Below, .value = value, .seconds = seconds};
}

AlertRule notANumber(std::string_view name)
{
    return {.metric = std::string(name), .comparison = AlertRule::NotANumber};
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
    EXPECT_EQ(watch.add(rules, ofRank(3, 100, 2, "train-loss")), Indices()); // rules are about the job
}

TEST(AlertWatch, ALossThatIsNoNumberIsNoticedWithinItsEpoch)
{
    using protocol::metric::kBatchLoss;
    constexpr double kLost = std::numeric_limits<double>::quiet_NaN();
    const std::vector<AlertRule> rules{notANumber("train-loss"), notANumber(kBatchLoss), notANumber("validation-loss"),
                                       aboveOne(0)};
    AlertWatch watch;
    EXPECT_EQ(watch.add(rules, ofRank(0, 1, 0.5, kBatchLoss)), Indices());
    EXPECT_EQ(watch.add(rules, ofRank(3, 2, kLost, kBatchLoss)), (Indices{0, 1}));
    EXPECT_EQ(watch.add(rules, ofRank(4, 2, kLost, kBatchLoss)), Indices()); // the gradients of all are lost now
    EXPECT_EQ(watch.add(rules, ofRank(0, 3, 0.5, kBatchLoss)), Indices());   // which says nothing of rank 3
    EXPECT_EQ(watch.add(rules, ofRank(3, 4, kLost, kBatchLoss)), Indices());
    EXPECT_EQ(watch.add(rules, recordAt(5, kLost)), Indices()); // that epoch
    EXPECT_EQ(watch.add(rules, recordAt(6, 0.5)), Indices());
    EXPECT_EQ(watch.add(rules, ofRank(5, 7, kLost, kBatchLoss)), Indices{0});
    AlertWatch program; // its ranks report the loss itself, and the mean of the job leaves it out
    EXPECT_EQ(program.add(rules, ofRank(1, 1, 0.5, "train-loss")), Indices());
    EXPECT_EQ(program.add(rules, ofRank(1, 2, kLost, "train-loss")), (Indices{0, 1}));
    AlertWatch late(10); // what came before its start hides the end of the epoch as little as ever
    EXPECT_EQ(late.add(rules, ofRank(3, 2, kLost, kBatchLoss)), Indices());
    EXPECT_EQ(late.add(rules, ofRank(3, 11, kLost, kBatchLoss)), Indices());
    EXPECT_EQ(late.add(rules, recordAt(12, kLost)), Indices{0});
}

TEST(AlertWatch, AFallingSpeedIsNoticedWithinItsEpoch)
{
    const std::vector<AlertRule> rules{speedBelow(100), speedBelow(100, 60)};
    AlertWatch watch;
    EXPECT_EQ(addAll(watch, rules, speedsAt(0, {1, 1})), Indices()); // how many there are is unknown
    EXPECT_EQ(watch.add(rules, recordAt(1, 2, protocol::metric::kWorkers)), Indices());
    EXPECT_EQ(addAll(watch, rules, speedsAt(5, {10, 10})), Indices()); // with the start of the epoch
    EXPECT_EQ(addAll(watch, rules, speedsAt(10, {60, 60})), Indices());
    EXPECT_EQ(addAll(watch, rules, speedsAt(20, {60, 30})), Indices{0});
    EXPECT_EQ(watch.measured(), 90);
    EXPECT_EQ(addAll(watch, rules, speedsAt(79, {60, 30})), Indices());
    EXPECT_EQ(addAll(watch, rules, speedsAt(80, {60, 30})), Indices{1});
    EXPECT_EQ(watch.add(rules, recordAt(90, 95, protocol::metric::kSpeed)), Indices()); // the mean of that epoch
    EXPECT_EQ(addAll(watch, rules, speedsAt(100, {60, 60})), Indices());
    EXPECT_EQ(addAll(watch, rules, speedsAt(110, {60, 30})), Indices{0}); // the minute begins again
}

TEST(AlertWatch, TheSpeedsOfEpochsHaveADurationOfTheirOwn) // which the better moments within them do not end
{
    using protocol::metric::kSpeed;
    const std::vector<AlertRule> rules{speedBelow(100, 3600)};
    AlertWatch watch;
    (void)watch.add(rules, recordAt(0, 1, protocol::metric::kWorkers));
    EXPECT_EQ(watch.add(rules, recordAt(100, 95, kSpeed)), Indices());
    EXPECT_EQ(addAll(watch, rules, {ofRank(0, 200, 50), ofRank(0, 300, 120)}), Indices());
    EXPECT_EQ(watch.measured(), 120);
    EXPECT_EQ(watch.add(rules, recordAt(3700, 95, kSpeed)), Indices{0});
}

TEST(AlertWatch, AWorkerThatHasNotReportedYetIsNoLackOfSpeed)
{
    const std::vector<AlertRule> rules{speedBelow(100)};
    AlertWatch watch;
    const auto workers = [&](double t, int number) {
        return watch.add(rules, recordAt(t, number, protocol::metric::kWorkers));
    };
    EXPECT_EQ(workers(0, 2), Indices());
    EXPECT_EQ(addAll(watch, rules, speedsAt(5, {60, 60})), Indices());
    EXPECT_EQ(watch.add(rules, ofRank(0, 10, 60)), Indices()); // rank 1 follows
    EXPECT_EQ(workers(11, 3), Indices());
    for (const double t : {20.0, 30.0, 40.0})
        EXPECT_EQ(addAll(watch, rules, speedsAt(t, {30, 30})), Indices()); // rank 2 loads its data
    EXPECT_EQ(watch.add(rules, ofRank(2, 41, 1)), Indices());              // its first steps
    EXPECT_EQ(addAll(watch, rules, speedsAt(50, {30, 30, 30})), Indices{0});
    EXPECT_EQ(workers(60, 2), Indices()); // rank 0 has left
    EXPECT_EQ(addAll(watch, rules, {ofRank(1, 65, 60), ofRank(2, 65, 60)}), Indices());
    EXPECT_EQ(addAll(watch, rules, {ofRank(1, 70, 60), ofRank(2, 70, 60)}), Indices());
    EXPECT_EQ(addAll(watch, rules, {ofRank(1, 80, 40), ofRank(2, 80, 40)}), Indices{0});
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
    const std::vector<AlertRule> slow{speedBelow(100)}; // of the members that the records name
    (void)watch.add(slow, recordAt(30, 1, protocol::metric::kWorkers));
    watch.readAgain();
    EXPECT_EQ(addAll(watch, slow, {ofRank(0, 40, 50), ofRank(0, 50, 50)}), Indices());
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
