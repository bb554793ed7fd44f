#include "scheduler_stop_fixture.h"

/// The stop of a run: the last step, the checkpoint, and the end within the job's limit.
namespace trainyard::ps {
namespace {

using ::testing::IsEmpty;

TEST_F(CoreStop, EndsAfterTheStepAndACheckpointOfTheFirstMember)
{
    startTwo();
    stopAtSeven();
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->epoch, 0);
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->step, 7);
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->remaining, (std::vector<Range>{{7 * 48, 960}}));
    EXPECT_FALSE(out.last<SaveCheckpoint>(11));
    EXPECT_FALSE(out.outcome);
    saved(10);
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 7");
    EXPECT_EQ(out.named(metric::kRunFinished).at(0).value, double(RunOutcome::Stopped));
    ASSERT_EQ(out.named(metric::kCheckpoint).size(), 1u);
    EXPECT_EQ(out.named(metric::kCheckpoint).at(0).step, 7);
    EXPECT_EQ(out.named(metric::kCheckpoint).at(0).note, "/c/checkpoint");
    EXPECT_LT(std::ranges::find(out.records, metric::kCheckpoint, &MetricRecord::name),
              std::ranges::find(out.records, metric::kRunFinished, &MetricRecord::name));
    for (const PeerId id : {1, 10, 11})
        EXPECT_EQ(out.last<End>(id)->code, "Cancelled");
    EXPECT_EQ(out.outcome->error().code, ErrorCode::Cancelled);
}

TEST_F(CoreStop, AsynchronousEachMemberEndsItsOwnStep)
{
    job.kvStore = "dist_async";
    startTwo();
    core->stop(kReason, now);
    EXPECT_EQ(out.last<Truncate>(10)->step, 0);
    part(10, 5);
    part(11, 9);
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->step, 9);
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->remaining.size(), 2u);
    saved(10);
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 9");
}

TEST_F(CoreStop, BeforeTheFirstViewThereIsNothingToSave)
{
    begin();
    join(10, "worker");
    core->stop(kReason, now);
    EXPECT_EQ(note(), "scheduler: stop was requested");
    EXPECT_EQ(out.last<End>(10)->code, "Cancelled");
}

TEST_F(CoreStop, BeforeTheFirstStepThereIsNothingToSave)
{
    startTwo();
    core->stop(kReason, now);
    pausedAt(10, 0);
    pausedAt(11, 0);
    part(10, 0);
    part(11, 0);
    EXPECT_FALSE(out.last<SaveCheckpoint>(10));
    EXPECT_EQ(note(), "scheduler: stop was requested; no step was done");
}

TEST_F(CoreStop, ASecondRequestEndsItAtOnceAndARepetitionDoesNot)
{
    startTwo();
    stopAtSeven();
    core->stop({ErrorCode::Cancelled, "scheduler", "another reason"}, now);
    EXPECT_FALSE(out.outcome);
    core->endNow(kReason);
    EXPECT_EQ(note(), "scheduler: stop was requested; ended before a checkpoint was saved");
    saved(10); // too late
    core->endNow(kReason);
    core->stop(kReason, now);
    EXPECT_EQ(out.named(metric::kRunFinished).size(), 1u);
    EXPECT_THAT(out.named(metric::kCheckpoint), IsEmpty());
}

TEST_F(CoreStop, AtOnceWithoutAStopBefore)
{
    startTwo();
    core->endNow(kReason);
    EXPECT_EQ(note(), "scheduler: stop was requested");
    EXPECT_EQ(out.last<End>(10)->code, "Cancelled");
}

TEST_F(CoreStop, EndsAtItsLimitWhateverTheWorkersDo)
{
    job.stopSeconds = 5;
    startTwo();
    core->stop(kReason, now);
    pausedAt(10, 7); // the other one computes a very long step
    pass(milliseconds(4900));
    EXPECT_FALSE(out.outcome);
    pass(milliseconds(200));
    EXPECT_EQ(note(), "scheduler: stop was requested; no checkpoint within 5 s");
}

TEST_F(CoreStop, EndsAtItsLimitWhileAWorkerSaves)
{
    job.stopSeconds = 5;
    startTwo();
    stopAtSeven();
    pass(milliseconds(5000));
    EXPECT_EQ(note(), "scheduler: stop was requested; no checkpoint within 5 s");
}

TEST_F(CoreStop, AnotherMemberSavesIfTheFirstOneDies)
{
    startTwo();
    stopAtSeven();
    close(10);
    EXPECT_FALSE(out.outcome);
    ASSERT_TRUE(out.last<SaveCheckpoint>(11));
    saved(11);
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 7");
}

TEST_F(CoreStop, AnotherMemberSavesIfTheFirstOneHasNoSpace)
{
    startTwo();
    stopAtSeven();
    saved(10, "/c: no space left on device");
    ASSERT_TRUE(out.last<SaveCheckpoint>(11));
    EXPECT_EQ(out.named(metric::kCheckpoint).at(0).value, -1);
    saved(11, "/d: no space left on device");
    EXPECT_EQ(note(), "scheduler: stop was requested; no checkpoint: /d: no space left on device");
}

TEST_F(CoreStop, WithoutAWorkerItEndsAtOnce)
{
    startTwo();
    stopAtSeven();
    close(10);
    close(11);
    EXPECT_EQ(note(), "scheduler: stop was requested; no checkpoint: no worker is left to save it");
}

TEST_F(CoreStop, ADeathDuringTheLastStepDoesNotHoldItUp)
{
    startTwo();
    core->stop(kReason, now);
    pausedAt(10, 7);
    close(11);
    part(10, 7);
    EXPECT_FALSE(out.last<SaveCheckpoint>(10)) << "how far did the other one come?";
    appliedSteps(1, 6);
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->remaining, (std::vector<Range>{{6 * 48 + 24, 960}}))
        << "its part of step 6 is left, too";
}

TEST_F(CoreStop, TheRunThatFailsMeanwhileWasStopped)
{
    startTwo();
    stopAtSeven();
    close(1, "the server is gone");
    EXPECT_EQ(out.named(metric::kRunFinished).at(0).value, double(RunOutcome::Stopped));
    EXPECT_THAT(note(), HasSubstr("stop was requested; no checkpoint: server 0"));
}

TEST_F(CoreStop, AnEpochThatIsValidatedEndsFirst)
{
    startTwo();
    part(10);
    part(11);
    core->stop(kReason, now);
    EXPECT_FALSE(out.last<SaveCheckpoint>(10));
    validated(10);
    validated(11);
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->epoch, 1);
    EXPECT_THAT(out.last<SaveCheckpoint>(10)->remaining, IsEmpty());
    EXPECT_EQ(out.named(metric::kValidationAccuracy).size(), 0u);
    saved(10);
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 20");
}

TEST_F(CoreStop, AnEpochThatWasSavedIsNotSavedAgain)
{
    startTwo();
    part(10);
    part(11);
    core->stop(kReason, now);
    core->onMessage(10, CheckpointSaved{1, "/c/checkpoint-000001", "", 20}, now);
    validated(10);
    validated(11);
    EXPECT_FALSE(out.last<SaveCheckpoint>(10));
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 20");
    EXPECT_EQ(out.named(metric::kCheckpoint).size(), 1u);
}

TEST_F(CoreStop, TheLastEpochFinishesTheRun)
{
    job.epochs = 1;
    core.emplace(job, RunStart{}, out, now);
    join(1, "server");
    core->onMessage(1, Ready{100, 0}, now);
    for (const PeerId id : {10, 11}) {
        join(id, "worker");
        ready(id);
    }
    ack({1, 10, 11});
    part(10);
    part(11);
    core->stop(kReason, now);
    validated(10);
    validated(11);
    EXPECT_TRUE(out.outcome && *out.outcome) << "nothing is left to do";
}

TEST_F(CoreStop, AnotherCheckpointThanTheRequestedOneDoesNotEndTheRun)
{
    startTwo();
    stopAtSeven();
    core->onMessage(10, CheckpointSaved{0, "/c/by-the-clock", "", 3}, now); // begun before the stop
    core->onMessage(11, CheckpointSaved{0, "", "no space left on device", 7},
                    now); // from one that was not requested to
    core->onMessage(1, CheckpointSaved{0, "/c/by-a-server", "", 7}, now);
    core->onMessage(10, PartitionDone{1, 20, {}, 1}, now);
    core->onMessage(10, EpochDone{0, 2, 0, {}}, now);
    core->onMessage(10, Progress{0, 19, 0, 3, {}, 1, 0, 0}, now);
    EXPECT_FALSE(out.outcome);
    EXPECT_FALSE(out.last<SaveCheckpoint>(11));
    saved(10);
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 7");
}

} // namespace
} // namespace trainyard::ps
