// Who is waited for, and how long, by the scheduler alone.
#include "scheduler_core_fixture.h"

namespace trainyard::ps {
namespace {

class PatienceTest : public CoreTest {
protected:
    /// Lets time pass while these peers send heartbeats.
    void pass(seconds duration, std::initializer_list<PeerId> alive)
    {
        for (auto passed = seconds(0); passed < duration; ++passed) {
            now += seconds(1);
            for (const PeerId id : alive)
                core->onFrameReceived(id, now);
            core->onTick(now);
        }
    }
};

TEST_F(PatienceTest, AStartWaitsForAWorkerThatLoadsItsData)
{
    job.candidateSeconds = 3600;
    begin();
    join(10, "worker");
    join(11, "worker");
    ready(10);
    pass(seconds(1800), {1, 10, 11}); // startSeconds is 50
    EXPECT_FALSE(out.last<View>(10));
    ready(11);
    ack({1, 10, 11});
    EXPECT_EQ(out.named(metric::kMemberJoined).size(), 2u);
    EXPECT_TRUE(out.named(metric::kNeverJoined).empty());
}

TEST_F(PatienceTest, ACandidateLearnsWithHowManyItWillTrain)
{
    startTwo();
    EXPECT_EQ(out.last<JoinAccepted>(10)->expected, 0) << "the job says it";
    join(12, "worker");
    EXPECT_EQ(out.last<JoinAccepted>(12)->expected, 3);
    join(13, "worker");
    EXPECT_EQ(out.last<JoinAccepted>(13)->expected, 4) << "the other candidate comes, too";
}

TEST_F(PatienceTest, AStartDoesNotWaitForAWorkerThatIsSilentWhileItLoads)
{
    job.candidateSeconds = 3600;
    begin();
    join(10, "worker");
    join(11, "worker");
    ready(10);
    pass(seconds(20), {1, 10});
    EXPECT_THAT(out.named(metric::kNeverJoined).at(0).note, HasSubstr("silent for"));
    pass(seconds(31), {1, 10});
    ASSERT_TRUE(out.last<View>(10)) << "it starts without the other one";
    EXPECT_EQ(out.last<View>(10)->members.size(), 1u);
}

TEST_F(PatienceTest, AMachineThatWillBeTakenAwayAtTheEndOfAnEpochDoesNotEvaluateIt)
{
    startTwo();
    core->onMessage(11, Leave{-1, "", true}, now);
    pausedAt(10, 20);
    pausedAt(11, 20);
    part(10);
    part(11);
    EXPECT_TRUE(out.last<End>(11));
    EXPECT_FALSE(out.last<Validate>(11));
    EXPECT_EQ(out.last<Validate>(10)->parts, 1);
    validated(10);
    EXPECT_EQ(core->epoch(), 1);
}

TEST_F(PatienceTest, AMachineThatWillBeTakenAwayLeavesALongEvaluation) // D7
{
    for (const auto &[length, leaves] : {std::pair(seconds(600), true), {seconds(150), false}}) {
        out = FakeOutbox();
        startTwo();
        part(10);
        part(11);
        now += length; // of the first one
        validated(10);
        validated(11);
        ack({1, 10, 11});
        part(10);
        part(11);
        now += seconds(60); // in the second one
        core->onMessage(11, Leave{-1, "", true}, now);
        EXPECT_EQ(out.last<End>(11).has_value(), leaves) << length.count();
        EXPECT_EQ(out.last<Validate>(10)->parts, leaves ? 1 : 2);
        validated(10);
        validated(11);
        EXPECT_EQ(core->epoch(), 2);
        EXPECT_TRUE(out.last<End>(11)) << "at the latest at the end of the evaluation";
        EXPECT_TRUE(out.named(metric::kMemberDied).empty());
    }
}

TEST_F(PatienceTest, AnEvaluationIsMeasuredFromItsLastBeginning) // D7
{
    startThree();
    const auto train = [&] {
        for (const PeerId id : {10, 11, 12})
            part(id);
    };
    train();
    now += seconds(600);
    for (const PeerId id : {10, 11, 12})
        validated(id);
    ack({1, 10, 11, 12});
    train();
    now += seconds(300);
    core->onMessage(11, Leave{-1, "", true}, now);
    ASSERT_TRUE(out.last<End>(11));
    now += seconds(250); // the others began again: 350 s are left
    core->onMessage(12, Leave{-1, "", true}, now);
    EXPECT_TRUE(out.last<End>(12));
    EXPECT_EQ(out.last<Validate>(10)->parts, 1);
    validated(10);
    EXPECT_EQ(core->epoch(), 2);
}

TEST_F(PatienceTest, LoadingHasAnEndToo)
{
    job.candidateSeconds = 100;
    begin();
    join(10, "worker");
    join(11, "worker");
    ready(10);
    pass(seconds(99), {1, 10, 11});
    EXPECT_FALSE(out.last<View>(10));
    pass(seconds(3), {1, 10, 11});
    EXPECT_TRUE(out.last<View>(10));
}

TEST_F(PatienceTest, ByDefaultACandidateMayLoadForHours)
{
    job.candidateSeconds = JobSpec().candidateSeconds;
    startTwo();
    join(12, "worker");
    pass(seconds(4 * 3600), {1, 10, 11, 12});
    EXPECT_TRUE(out.named(metric::kNeverJoined).empty());
    ready(12);
    finishEpoch({10, 11});
    ack({1, 10, 11, 12});
    EXPECT_EQ(out.named(metric::kMemberJoined).size(), 3u);
}

/// Two members in an epoch of 20 steps, and a candidate.
class BoundaryTest : public PatienceTest {
protected:
    void start(Boundary boundary)
    {
        job.boundary = boundary;
        job.candidateSeconds = 3600;
        startTwo();
        join(12, "worker");
    }
    void progress(std::int64_t step) { core->onMessage(10, Progress{core->epoch(), step, 0, 0, {}, 1, 0, 0}, now); }
    void passAll(seconds duration) { pass(duration, {1, 10, 11, 12}); }
    bool isCut() const { return out.last<Pause>(10).has_value(); }
};

TEST_F(BoundaryTest, AutoIsTheDefault)
{
    EXPECT_EQ(JobSpec().boundary, Boundary::Auto);
    job.boundary = Boundary::Epoch;
    const auto read = jobSpecFromJson(toJson(job));
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(read->boundary, Boundary::Epoch);
}

TEST_F(BoundaryTest, AutoWaitsForAnEpochThatEndsSoon)
{
    start(Boundary::Auto);
    passAll(seconds(40));
    progress(18); // 2.2 s per step: 2 steps take 4.4 s
    ready(12);
    EXPECT_FALSE(isCut());
    passAll(seconds(4));
    EXPECT_FALSE(isCut());
    finishEpoch({10, 11});
    ack({1, 10, 11, 12});
    EXPECT_EQ(out.named(metric::kMemberJoined).size(), 3u);
    EXPECT_EQ(core->epoch(), 1);
    EXPECT_FALSE(isCut());
}

TEST_F(BoundaryTest, AutoCutsAnEpochThatEndsLater)
{
    start(Boundary::Auto);
    passAll(seconds(40));
    progress(17); // 3 steps take 7 s
    ready(12);
    ASSERT_TRUE(isCut());
    pausedAt(10, 18);
    pausedAt(11, 18);
    part(10, 18);
    part(11, 18);
    ack({1, 10, 11, 12});
    EXPECT_EQ(out.named(metric::kMemberJoined).size(), 3u);
    EXPECT_EQ(core->epoch(), 0) << "within the epoch";
    EXPECT_EQ(out.last<View>(12)->step, 18);
}

TEST_F(BoundaryTest, AutoAppliesToWorkersThatLeave)
{
    start(Boundary::Auto);
    passAll(seconds(40));
    progress(2);
    core->onMessage(11, Leave{-1, ""}, now);
    EXPECT_TRUE(isCut());
}

TEST_F(BoundaryTest, AnUnknownPaceIsWaitedForAFewSeconds)
{
    start(Boundary::Auto);
    passAll(seconds(40));
    ready(12); // no step was reported yet
    EXPECT_FALSE(isCut());
    passAll(seconds(4));
    EXPECT_FALSE(isCut());
    passAll(seconds(2));
    EXPECT_TRUE(isCut());
}

TEST_F(BoundaryTest, AReportDuringTheWaitDecidesIt)
{
    start(Boundary::Auto);
    ready(12);
    passAll(seconds(3));
    EXPECT_FALSE(isCut());
    progress(1); // 19 steps take 57 s
    passAll(seconds(1));
    EXPECT_TRUE(isCut());
}

TEST_F(BoundaryTest, AWrongEstimateCostsAFewSecondsAtMost)
{
    start(Boundary::Auto);
    passAll(seconds(10));
    progress(15); // 5 steps take 3.3 s, and then it stalls
    ready(12);
    passAll(seconds(4));
    EXPECT_FALSE(isCut());
    passAll(seconds(2));
    EXPECT_TRUE(isCut());
}

TEST_F(BoundaryTest, ThePaceIsThatOfThePartition)
{
    start(Boundary::Auto);
    passAll(seconds(1000));
    finishEpoch({10, 11});
    ack({1, 10, 11});
    passAll(seconds(2));
    progress(36); // 0.1 s per step in this epoch, 50 s in the one before
    ready(12);
    passAll(seconds(4));
    EXPECT_FALSE(isCut());
}

TEST_F(BoundaryTest, BeforeTheFirstReportThePaceIsThatOfTheEpochBefore)
{
    start(Boundary::Auto);
    passAll(seconds(1000));
    finishEpoch({10, 11});
    ack({1, 10, 11});
    core->onMessage(11, Leave{-1, ""}, now); // 20 steps take 1000 s
    EXPECT_TRUE(isCut());
}

TEST_F(BoundaryTest, AnEpochThatWasFastIsNearItsEnd)
{
    start(Boundary::Auto);
    passAll(seconds(4));
    finishEpoch({10, 11});
    ack({1, 10, 11});
    core->onMessage(11, Leave{-1, ""}, now); // 20 steps take 4 s
    EXPECT_FALSE(isCut());
}

TEST_F(BoundaryTest, ALongEvaluationIsNotWaitedFor)
{
    start(Boundary::Auto);
    passAll(seconds(4));
    part(10);
    part(11);
    passAll(seconds(300)); // of evaluation
    validated(10);
    validated(11);
    ack({1, 10, 11});
    core->onMessage(11, Leave{-1, ""}, now); // who leaves takes part in the next one
    EXPECT_TRUE(isCut());
}

TEST_F(BoundaryTest, EpochAndBatchAreAsRecorded)
{
    for (const Boundary boundary : {Boundary::Epoch, Boundary::Batch}) {
        out = {};
        start(boundary);
        passAll(seconds(40));
        progress(1);
        ready(12);
        EXPECT_EQ(isCut(), boundary == Boundary::Batch);
        passAll(seconds(300));
        EXPECT_EQ(isCut(), boundary == Boundary::Batch);
    }
}

} // namespace
} // namespace trainyard::ps
