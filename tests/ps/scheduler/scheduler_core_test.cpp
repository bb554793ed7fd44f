#include <algorithm>

#include "backend/protocol/metric_record.h"
#include "scheduler_core_fixture.h"

namespace trainyard::ps {
namespace {

TEST_F(CoreTest, WaitsForAllAndForEveryAcknowledgement)
{
    begin();
    join(10, "worker", 1);
    join(11, "worker", 0);
    ready(10);
    EXPECT_FALSE(out.last<View>(10));
    ready(11);
    const auto view = out.last<View>(10);
    ASSERT_TRUE(view);
    EXPECT_EQ(view->index, 1);
    EXPECT_EQ(view->partition, (EpochPartition{{{0, 960}}, 2, 48, true}));
    EXPECT_TRUE(view->fresh);
    EXPECT_EQ(out.last<View>(1)->members.size(), 2u);
    ack({10, 11});
    EXPECT_FALSE(out.last<Start>(10)) << "a server may still hold the old view";
    ack({1});
    EXPECT_TRUE(out.last<Start>(10));
    EXPECT_TRUE(out.last<Start>(11));
}

TEST_F(CoreTest, AdmitsAReadyCandidateAtTheBoundaryAndNotBefore)
{
    startTwo();
    join(12, "worker");
    EXPECT_TRUE(out.last<JoinAccepted>(12)->running);
    EXPECT_EQ(out.last<JoinAccepted>(12)->rank, 2);
    ready(12);
    EXPECT_FALSE(out.last<View>(12));
    part(10);
    EXPECT_FALSE(out.last<View>(12));
    part(11);
    EXPECT_EQ(out.last<Validate>(11)->index, 1);
    validated(10);
    EXPECT_FALSE(out.last<View>(12));
    validated(11);
    EXPECT_TRUE(out.last<View>(12)->fresh);
    EXPECT_FALSE(out.last<View>(10)->fresh);
    EXPECT_EQ(out.last<View>(10)->partition.batch(), 16);
    ack({1, 10, 11, 12});
    EXPECT_THAT(ranks(), ElementsAre(0, 1, 2));
    EXPECT_EQ(out.named(metric::kMemberJoined).back().rank, 2);
    EXPECT_THAT(out.hosts, ElementsAre("+10.0.0.10", "+10.0.0.11", "+10.0.0.12"));
}

TEST_F(CoreTest, GoesOnWithoutACandidateThatDoesNotAcknowledge)
{
    startTwo();
    join(12, "worker");
    ready(12);
    finishEpoch({10, 11});
    ack({1, 10, 11});
    const int first = core->view();
    core->onTick(now += milliseconds(100));
    EXPECT_EQ(core->view(), first);
    core->onTick(now += milliseconds(150));
    EXPECT_EQ(core->view(), first + 1);
    ack({1, 10, 11});
    EXPECT_EQ(out.last<Start>(10)->view, first + 1);
    EXPECT_THAT(ranks(), ElementsAre(0, 1));
    EXPECT_FALSE(out.last<Start>(12));
    EXPECT_THAT(out.lines,
                ::testing::Contains(HasSubstr(
                    "worker 2 (host-12) did not acknowledge view 2: it may join in 60 s, or after this epoch")));
    finishEpoch({10, 11}); // the candidate joins after the epoch
    ack({1, 10, 11, 12});
    EXPECT_THAT(ranks(), ElementsAre(0, 1, 2));
}

TEST_F(CoreTest, ACandidateThatWasLateOnceNeedNotWaitForTheEndOfALongEpoch)
{
    job.boundary = Boundary::Batch;
    startTwo();
    join(12, "worker");
    ready(12);
    for (const PeerId id : {10, 11}) {
        pausedAt(id, 3);
        part(id, 3);
    }
    ack({1, 10, 11});
    core->onTick(now += milliseconds(250));
    ack({1, 10, 11});
    ASSERT_THAT(ranks(), ElementsAre(0, 1)) << "it did not acknowledge in time";
    const auto pass = [&](milliseconds time) {
        now += time;
        for (const PeerId id : {1, 10, 11, 12})
            core->onFrameReceived(id, now);
        core->onTick(now);
    };
    const auto pauses = [&] {
        return std::ranges::count_if(
            out.sent, [](const auto &one) { return one.first == 10 && std::holds_alternative<Pause>(one.second); });
    };
    const auto before = pauses();
    pass(seconds(59));
    EXPECT_EQ(pauses(), before);
    pass(seconds(2));
    EXPECT_EQ(pauses(), before + 1) << "the members come to a boundary for it";
    for (const PeerId id : {10, 11}) {
        pausedAt(id, 6);
        part(id, 3);
    }
    ack({1, 10, 11, 12});
    EXPECT_THAT(ranks(), ElementsAre(0, 1, 2));
}

TEST_F(CoreTest, SwapsAWorkerInOneBoundary)
{
    startTwo();
    join(12, "worker");
    ready(12);
    core->onMessage(99, Leave{0, ""}, now);
    EXPECT_EQ(out.last<LeaveResponse>(99)->code, "");
    finishEpoch({10, 11});
    EXPECT_EQ(out.last<End>(10)->code, "");
    EXPECT_FALSE(out.last<End>(10)->run);
    ack({1, 11, 12});
    EXPECT_THAT(ranks(), ElementsAre(1, 2));
    EXPECT_EQ(out.named(metric::kMemberLeft).size(), 1u);
    EXPECT_EQ(out.named(metric::kWorkers).back().value, 2);
}

TEST_F(CoreTest, EachCallMakesOneMoreWorkerOfAHostLeave)
{
    startThree();
    const JoinRequest onHost11{"worker", "host-11", "10.0.0.11", -1};
    core->onMessage(13, onHost11, now);
    ready(13);
    finishEpoch({10, 11, 12});
    ack({1, 10, 11, 12, 13});
    ASSERT_THAT(ranks(), ElementsAre(0, 1, 2, 3));
    core->onMessage(99, Leave{-1, "host-11"}, now);
    EXPECT_EQ(out.last<LeaveResponse>(99)->code, "");
    core->onMessage(98, Leave{-1, "host-11"}, now);
    EXPECT_EQ(out.last<LeaveResponse>(98)->code, "");
    finishEpoch({10, 11, 12, 13});
    EXPECT_TRUE(out.last<End>(11));
    EXPECT_TRUE(out.last<End>(13));
    ack({1, 10, 12});
    EXPECT_THAT(ranks(), ElementsAre(0, 2));
}

TEST_F(CoreTest, AtABatchBoundaryASwapHappensInTheMiddleOfTheEpoch)
{
    job.boundary = Boundary::Batch;
    startTwo();
    join(12, "worker");
    ready(12);
    ASSERT_TRUE(out.last<Pause>(11));
    core->onMessage(99, Leave{0, ""}, now);
    pausedAt(10, 8);
    pausedAt(11, 9);
    part(10, 9);
    part(11, 9);
    ack({1, 11, 12});
    EXPECT_THAT(ranks(), ElementsAre(1, 2));
    EXPECT_EQ(core->epoch(), 0);
    EXPECT_EQ(out.last<View>(12)->partition, (EpochPartition{{{432, 960}}, 2, 48, true}));
    EXPECT_EQ(out.last<View>(12)->step, 9);
    EXPECT_FALSE(out.last<Truncate>(12)) << "no member waits any more";
}

TEST_F(CoreTest, AMachineThatWillBeTakenAwayLeavesAtOnceWhateverTheBoundary)
{
    startTwo();
    core->onMessage(11, Leave{-1, "", true}, now);
    ASSERT_EQ(out.named(metric::kPreempted).size(), 1u);
    EXPECT_EQ(out.named(metric::kPreempted).front().note, "host-11");
    pausedAt(10, 2);
    pausedAt(11, 2);
    part(10, 2);
    part(11, 2);
    EXPECT_EQ(out.last<End>(11)->code, "");
    ack({1, 10});
    EXPECT_EQ(out.last<View>(10)->partition, (EpochPartition{{{96, 960}}, 1, 48, true}));
}

TEST_F(CoreTest, AsynchronousTheFastTakeOverFromTheSlow)
{
    job.kvStore = "dist_async";
    startTwo();
    EXPECT_EQ(out.last<View>(10)->partition, (EpochPartition{{{0, 960}}, 2, 48, false}));
    part(10);
    EXPECT_EQ(out.last<Truncate>(11)->step, 0);
    part(11, 10);
    EXPECT_EQ(out.last<View>(10)->partition, (EpochPartition{{{720, 960}}, 2, 48, false}));
}

TEST_F(CoreTest, RecordsTheLossOfEachWindowAndWhatTheModelPredicts)
{
    startTwo();
    Progress progress{0, 4, 0, 3, {12, 5, 24}, 1e3};
    progress.predicted = {7, 0, 65'535};
    core->onMessage(10, progress, now);
    ASSERT_EQ(out.named(metric::kBatchLoss).size(), 1u);
    EXPECT_DOUBLE_EQ(out.named(metric::kBatchLoss).back().value, 0.5);
    EXPECT_EQ(out.named(metric::kBatchLoss).back().step, 4);
    ASSERT_EQ(out.named(metric::kSamplePredictions).size(), 1u);
    EXPECT_EQ(out.named(metric::kSamplePredictions).back().note, "7,0,65535");
    EXPECT_EQ(out.named(metric::kSamplePredictions).back().value, 3);
    progress.predicted = {7, -1}; // not classes
    core->onMessage(10, progress, now);
    progress.predicted.assign(1000, 9); // longer than a note
    core->onMessage(10, progress, now);
    ASSERT_EQ(out.named(metric::kSamplePredictions).size(), 2u);
    EXPECT_EQ(out.named(metric::kSamplePredictions).back().value, 64);
}

TEST_F(CoreTest, RecordsTheShareOfTimeThatARankWaits) // I15
{
    startTwo();
    Progress progress{0, 4, 0, 3, {12, 5, 24}, 1e3};
    core->onMessage(10, progress, now); // it has exchanged nothing
    EXPECT_TRUE(out.named(metric::kWaitShare).empty());
    progress.waitShare = 0.25;
    core->onMessage(11, progress, now);
    ASSERT_EQ(out.named(metric::kWaitShare).size(), 1u);
    EXPECT_DOUBLE_EQ(out.named(metric::kWaitShare).back().value, 0.25);
    EXPECT_EQ(out.named(metric::kWaitShare).back().rank, out.named(metric::kSpeed).back().rank);
    progress.waitShare = 1.5; // not a share
    core->onMessage(11, progress, now);
    EXPECT_EQ(out.named(metric::kWaitShare).size(), 1u);
}

TEST_F(CoreTest, GivesEachViewItsTimeAndTheRateOfItsSize)
{
    job.globalBatch = false;
    job.batchSize = 24;
    job.rampSteps = 10;
    startTwo();
    EXPECT_EQ(out.last<View>(1)->rate, (RatePlan{0, 0, 0.05, {1, 1, 0, 0}})) << "the size that the rate is for";
    join(12, "worker");
    ready(12);
    finishEpoch({10, 11});
    const RatePlan three{20, 1, 0.075, {1, 1.5, 20, 10}};
    EXPECT_EQ(out.last<View>(1)->rate, three);
    EXPECT_EQ(out.last<View>(12)->rate, three);
    ack({1, 10, 11, 12});
    EXPECT_EQ(out.states.back().rate, three);
    EXPECT_EQ(out.named(metric::kGlobalBatch).back().value, 72);
    EXPECT_EQ(out.named(metric::kLearningRate).back().value, job.learningRate);
    core->onMessage(10, Progress{1, 24, 0, 3, {}, 1, 0, 0}, now);
    EXPECT_DOUBLE_EQ(out.named(metric::kLearningRate).back().value, 1.2 * job.learningRate);
    core->onMessage(11, Progress{1, 24, 0, 3, {}, 1, 0, 0}, now);
    EXPECT_EQ(out.named(metric::kLearningRate).size(), 3u) << "once for each view, and when it moved";
    close(12); // the assignment is truncated after 4 of its steps
    appliedSteps(2, 24);
    for (const PeerId id : {10, 11}) {
        pausedAt(id, 24);
        core->onMessage(id, PartitionDone{out.last<View>(id)->view, 24, {}, 1}, now);
    }
    const RatePlan two = out.last<View>(10)->rate;
    EXPECT_EQ(two.step, 24);
    EXPECT_DOUBLE_EQ(two.epoch, 1.3);
    EXPECT_EQ(two.ramp, (RateRamp{1.2, 1, 24, 10})) << "from where it was";
}

TEST_F(CoreTest, AGlobalBatchKeepsItsRateWhateverTheSize)
{
    startThree();
    finishEpoch({10, 11, 12});
    close(12);
    ack({1, 10, 11});
    EXPECT_EQ(out.last<View>(1)->rate, (RatePlan{20, 1, 0.05, {1, 1, 0, 0}}));
}

TEST_F(CoreTest, ACheckpointInTheMiddleOfAnEpochIsGoneOnFrom)
{
    job.epochs = 10;
    core.emplace(job, RunStart{1, "", {}, 4, 87, {{336, 960}}}, out, out, now);
    join(1, "server");
    core->onMessage(1, Ready{100, 0}, now);
    join(10, "worker");
    join(11, "worker");
    ready(10);
    ready(11);
    EXPECT_EQ(out.last<View>(10)->partition, (EpochPartition{{{336, 960}}, 2, 48, true}));
    EXPECT_EQ(out.last<View>(10)->epoch, 4);
    EXPECT_EQ(out.last<View>(10)->step, 87);
}

TEST_F(CoreTest, ARunThatDiedInItsLastEvaluationEvaluatesOnly)
{
    const auto startAttempt = [&](int attempt) {
        job.epochs = 10;
        core.emplace(job, RunStart{attempt, "", {}, 10, 200, {}}, out, out, now);
        join(1, "server");
        core->onMessage(1, Ready{100, 0}, now);
        join(10, "worker");
        join(11, "worker");
        ready(10);
        ready(11);
    };
    startAttempt(2);
    ASSERT_TRUE(out.last<View>(10));
    EXPECT_EQ(out.last<View>(10)->epoch, 9);
    EXPECT_EQ(out.last<View>(10)->partition, (EpochPartition{{}, 2, 48, true}));
    ack({1, 10, 11});
    for (const PeerId id : {10, 11})
        core->onMessage(id, PartitionDone{out.last<View>(id)->view, 200, {}, 0}, now);
    for (const PeerId id : {10, 11})
        core->onMessage(id, EpochDone{9, 2, id == 10 ? 0 : 1, {1, 9, 10}}, now);
    ASSERT_TRUE(out.outcome);
    EXPECT_TRUE(*out.outcome);
    EXPECT_EQ(out.named(metric::kValidationAccuracy).at(0).epoch, 9);
    EXPECT_THAT(out.named(metric::kTrainAccuracy), ElementsAre()) << "nothing was trained";

    out = {};
    startAttempt(1);
    ASSERT_TRUE(out.outcome);
    EXPECT_FALSE(*out.outcome) << "a new run has nothing to do";
}

TEST_F(CoreTest, NamesTheRankThatEverybodyWaitsFor)
{
    startTwo();
    core->onMessage(1, StragglerReport{1, 7, 10.2}, now);
    EXPECT_EQ(out.named(metric::kStraggler).at(0).rank, 1);
    EXPECT_EQ(out.named(metric::kStraggler).at(0).note,
              "all members wait for worker 1 (host-11): no gradient of it for step 7 in 10 s");
}

TEST_F(CoreTest, DropsACandidateAtItsDeadline)
{
    startTwo();
    join(12, "worker");
    now += seconds(51);
    for (const PeerId id : {1, 10, 11, 12})
        core->onFrameReceived(id, now);
    core->onTick(now);
    EXPECT_EQ(out.last<End>(12)->code, "NeverJoined");
    EXPECT_THAT(out.named(metric::kNeverJoined)[0].note, HasSubstr("host-12: not ready within 50 s"));
    EXPECT_FALSE(out.outcome);
}

TEST_F(CoreTest, RefusesAModelOfAnotherSize)
{
    startTwo();
    join(12, "worker");
    core->onMessage(12, Ready{101, 960}, now);
    EXPECT_THAT(out.named(metric::kNeverJoined)[0].note, HasSubstr("101 parameters instead of 100"));
    join(13, "worker");
    core->onMessage(13, Ready{100, 961}, now);
    EXPECT_THAT(out.named(metric::kNeverJoined)[1].note, HasSubstr("its data has 961 samples instead of 960"));
    EXPECT_FALSE(out.outcome);
}

TEST_F(CoreTest, TheFirstWorkersGetTheRanksThatTheyRequest)
{
    job.workers = 4;
    begin();
    join(12, "worker", 2);
    join(10, "worker", 0);
    join(13, "worker", 2);
    EXPECT_EQ(out.last<JoinAccepted>(12)->rank, 2);
    EXPECT_EQ(out.last<JoinAccepted>(10)->rank, 0);
    EXPECT_EQ(out.last<JoinAccepted>(13)->rank, 1) << "taken: the lowest that is free";
    join(14, "worker");
    EXPECT_EQ(out.last<JoinAccepted>(14)->rank, 3);
}

TEST_F(CoreTest, RanksAreNeverUsedTwice)
{
    startTwo();
    close(11);
    join(12, "worker", 1);
    EXPECT_EQ(out.last<JoinAccepted>(12)->rank, 2);
}

TEST_F(CoreTest, FinishesAfterTheLastEpoch)
{
    job.epochs = 1;
    core.emplace(job, RunStart{}, out, out, now);
    join(1, "server");
    core->onMessage(1, Ready{100, 0}, now);
    join(10, "worker");
    join(11, "worker");
    ready(10);
    ready(11);
    ack({1, 10, 11});
    finishEpoch({10, 11});
    ASSERT_TRUE(out.outcome);
    EXPECT_TRUE(*out.outcome);
    EXPECT_EQ(out.last<End>(11)->code, "");
    EXPECT_TRUE(out.last<End>(11)->run);
    core->onClosed(11, {ErrorCode::Disconnected, "", "closed"}, now);
    EXPECT_TRUE(out.named(metric::kMemberDied).empty());
}

} // namespace
} // namespace trainyard::ps
