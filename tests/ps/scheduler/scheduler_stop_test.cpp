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

TEST_F(CoreStop, AnEpochThatIsValidatedIsSavedAtOnce)
{
    startTwo();
    part(10);
    part(11);
    core->stop(kReason, now);
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->epoch, 1);
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->step, 20);
    EXPECT_THAT(out.last<SaveCheckpoint>(10)->remaining, IsEmpty());
    saved(10);
    EXPECT_FALSE(out.outcome) << "its evaluation may end within the limit";
    out.sent.clear();
    core->onMessage(10, EpochDone{0, 2, 0, {}}, now);
    core->onMessage(11, EpochDone{0, 2, 1, {}}, now);
    EXPECT_FALSE(out.last<SaveCheckpoint>(10)) << "it is saved";
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 20");
}

TEST_F(CoreStop, AnEvaluationThatIsLongerThanTheLimitDoesNotCostTheEpoch)
{
    job.stopSeconds = 5;
    startTwo();
    part(10);
    part(11);
    core->stop(kReason, now);
    saved(10, "/c: no space left on device");
    saved(11);
    pass(milliseconds(4900));
    EXPECT_FALSE(out.outcome);
    pass(milliseconds(200));
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 20");
}

TEST_F(CoreStop, AMemberThatDiesWhileItSavesAnEvaluatedEpochIsReplaced)
{
    startTwo();
    part(10);
    part(11);
    core->stop(kReason, now);
    close(10);
    ASSERT_TRUE(out.last<SaveCheckpoint>(11));
    saved(11);
    validated(11);
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 20");
}

TEST_F(CoreStop, AStopThatReachesTheEndOfTheEpochIsSavedBeforeTheEvaluation)
{
    startTwo();
    core->stop(kReason, now);
    pausedAt(10, 20);
    pausedAt(11, 20);
    part(10, 20);
    part(11, 20);
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    const auto isFirst = [&](const auto &message) {
        return message.first == 10 && (std::holds_alternative<SaveCheckpoint>(message.second) ||
                                       std::holds_alternative<Validate>(message.second));
    };
    const auto first = std::ranges::find_if(out.sent, isFirst);
    ASSERT_NE(first, out.sent.end());
    EXPECT_TRUE(std::holds_alternative<SaveCheckpoint>(first->second));
}

/// The worker has written it, and sends it to the bucket.
CheckpointSaved written(std::int64_t step)
{
    return {.epoch = 0, .path = "/c/checkpoint", .problem = "", .step = step, .uploads = true};
}

TEST_F(CoreStop, ACheckpointForABucketCountsWhenItIsThere)
{
    startTwo();
    stopAtSeven();
    core->onMessage(10, written(7), now);
    core->onMessage(10, written(7), now); // a repetition
    EXPECT_FALSE(out.outcome);
    EXPECT_EQ(out.named(metric::kCheckpoint).size(), 1u) << "reported at once";
    core->onMessage(10, CheckpointSaved{0, "s3://b/checkpoint", "", 7}, now);
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 7");
    const auto records = out.named(metric::kCheckpoint);
    ASSERT_EQ(records.size(), 2u);
    EXPECT_EQ(records[0].note, "/c/checkpoint");
    EXPECT_EQ(records[1].note, "s3://b/checkpoint");
}

TEST_F(CoreStop, AtTheLimitACheckpointOnAMachineCountsWhereItIs)
{
    job.stopSeconds = 5;
    startTwo();
    stopAtSeven();
    core->onMessage(10, written(7), now);
    pass(milliseconds(5100));
    EXPECT_EQ(note(),
              "scheduler: stop was requested; on host-10 only (its upload did not end); checkpoint saved at step 7");
}

TEST_F(CoreStop, AfterAnUploadThatFailsAnotherMemberTries)
{
    startTwo();
    stopAtSeven();
    core->onMessage(10, written(7), now);
    saved(10, "s3: no route to host");
    ASSERT_TRUE(out.last<SaveCheckpoint>(11));
    EXPECT_FALSE(out.outcome);
    saved(11, "s3: no route to host");
    EXPECT_EQ(note(),
              "scheduler: stop was requested; on host-10 only (s3: no route to host); checkpoint saved at step 7");
}

TEST_F(CoreStop, AnUploadThatIsUnderWayIsWaitedFor)
{
    startTwo();
    core->stop(kReason, now);
    core->onMessage(10, written(7), now); // by the clock, a moment ago
    pausedAt(10, 7);
    pausedAt(11, 7);
    part(10, 7);
    part(11, 7);
    EXPECT_FALSE(out.last<SaveCheckpoint>(11));
    EXPECT_FALSE(out.outcome);
    core->onMessage(10, CheckpointSaved{0, "s3://b/checkpoint", "", 7}, now);
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 7");
}

TEST_F(CoreStop, AnEpochThatWasSavedIsNotSavedAgain)
{
    startTwo();
    part(10);
    part(11);
    core->onMessage(10, CheckpointSaved{1, "/c/checkpoint-000001", "", 20}, now);
    core->stop(kReason, now);
    validated(10);
    validated(11);
    EXPECT_FALSE(out.last<SaveCheckpoint>(10));
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 20");
    EXPECT_EQ(out.named(metric::kCheckpoint).size(), 1u);
}

TEST_F(CoreStop, TheLastEpochFinishesTheRun)
{
    job.epochs = 1;
    core.emplace(job, RunStart{}, out, out, now);
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
