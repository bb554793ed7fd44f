#include <algorithm>
#include <cstddef>
#include <variant>

#include "backend/protocol/stop_note.h"
#include "scheduler_stop_fixture.h"

/// A checkpoint that a user requests while the run trains.
namespace trainyard::ps {
namespace {

class CoreSave : public CoreStop {
protected:
    /// Two workers end their parts after 7 steps of the epoch.
    void endAtSeven()
    {
        pausedAt(10, 6);
        pausedAt(11, 7);
        part(10, 7);
        part(11, 7);
    }
    template <class Message>
    std::ptrdiff_t count(PeerId id) const
    {
        return std::ranges::count_if(out.sent, [id](const auto &message) {
            return message.first == id && std::holds_alternative<Message>(message.second);
        });
    }
};

TEST_F(CoreSave, IsSavedAfterTheStepAndTheRunGoesOn)
{
    startTwo();
    core->save(now);
    core->save(now); // at once again
    ASSERT_EQ(count<Pause>(10), 1);
    endAtSeven();
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->epoch, 0);
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->step, 7);
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->remaining, (std::vector<Range>{{7 * 48, 960}}));
    EXPECT_FALSE(out.last<SaveCheckpoint>(11));
    EXPECT_EQ(core->view(), 1);
    saved(10);
    ASSERT_EQ(out.named(metric::kCheckpoint).size(), 1u);
    EXPECT_EQ(out.named(metric::kCheckpoint).at(0).step, 7);
    ASSERT_EQ(core->view(), 2);
    EXPECT_EQ(out.last<View>(11)->step, 7);
    ack({1, 10, 11});
    EXPECT_EQ(out.last<Start>(10)->view, 2);
    for (const PeerId id : {10, 11})
        part(id, 13); // the rest of the epoch
    for (const PeerId id : {10, 11})
        validated(id);
    EXPECT_EQ(core->epoch(), 1);
    EXPECT_EQ(count<SaveCheckpoint>(10), 1) << "the request is fulfilled";
    EXPECT_EQ(count<Pause>(10), 1);
    EXPECT_FALSE(out.outcome);
    EXPECT_TRUE(out.named(metric::kPaused).empty());
}

TEST_F(CoreSave, BeforeTheFirstStepThereIsNothingToSave)
{
    startTwo();
    core->save(now);
    for (const PeerId id : {10, 11})
        pausedAt(id, 0);
    for (const PeerId id : {10, 11})
        part(id, 0);
    EXPECT_FALSE(out.last<SaveCheckpoint>(10));
    ack({1, 10, 11});
    EXPECT_EQ(out.last<Start>(10)->view, 2);
    EXPECT_EQ(count<Pause>(10), 1) << "it is not tried again and again";
    ASSERT_EQ(out.named(metric::kCheckpoint).size(), 1u) << "the requester waits for a record";
    EXPECT_EQ(out.named(metric::kCheckpoint).at(0).value, -1);
    EXPECT_EQ(out.named(metric::kCheckpoint).at(0).note, kNothingToSave);
}

TEST_F(CoreSave, BeforeItsWorkersHaveJoinedItIsRefused)
{
    begin();
    core->save(now);
    ASSERT_EQ(out.named(metric::kCheckpoint).size(), 1u);
    EXPECT_EQ(out.named(metric::kCheckpoint).at(0).value, -1);
    EXPECT_EQ(out.named(metric::kCheckpoint).at(0).note, "its workers have not joined yet");
    for (const PeerId id : {10, 11}) {
        join(id, "worker");
        ready(id);
    }
    ack({1, 10, 11});
    EXPECT_TRUE(out.last<Start>(10));
    EXPECT_EQ(count<Pause>(10), 0) << "it is forgotten";
}

TEST_F(CoreSave, APositionThatIsSavedIsAnsweredByItsRecord)
{
    startTwo();
    core->save(now);
    endAtSeven();
    saved(10);
    ack({1, 10, 11});
    core->save(now);
    for (const PeerId id : {10, 11})
        pausedAt(id, 0);
    for (const PeerId id : {10, 11})
        part(id, 0);
    EXPECT_EQ(count<SaveCheckpoint>(10), 1);
    const auto records = out.named(metric::kCheckpoint);
    ASSERT_EQ(records.size(), 2u);
    EXPECT_EQ(records.at(1).step, 7);
    EXPECT_EQ(records.at(1).note, records.at(0).note);
    EXPECT_EQ(records.at(1).value, records.at(0).value);
}

TEST_F(CoreSave, NoStepWaitsForTheUpload)
{
    startTwo();
    core->save(now);
    endAtSeven();
    core->onMessage(10, CheckpointSaved{0, "/c/checkpoint", "", 7, true}, now);
    EXPECT_EQ(core->view(), 2);
    core->onMessage(10, CheckpointSaved{0, "s3://bucket/checkpoint", "", 7}, now);
    EXPECT_EQ(core->view(), 2);
    EXPECT_EQ(out.named(metric::kCheckpoint).size(), 2u);
}

TEST_F(CoreSave, AnotherMemberSavesIfTheFirstOneHasNoSpaceAndWithoutAnyTrainingGoesOn)
{
    startTwo();
    core->save(now);
    endAtSeven();
    saved(10, "/c: no space left on device");
    ASSERT_TRUE(out.last<SaveCheckpoint>(11));
    EXPECT_EQ(core->view(), 1);
    saved(11, "/d: no space left on device");
    EXPECT_EQ(core->view(), 2);
    EXPECT_FALSE(out.outcome);
}

TEST_F(CoreSave, AWorkerThatDoesNotSaveHoldsTheRunForALimitedTime)
{
    job.stopSeconds = 5;
    startTwo();
    core->save(now);
    endAtSeven();
    pass(milliseconds(4900));
    EXPECT_EQ(core->view(), 1);
    pass(milliseconds(200));
    EXPECT_EQ(core->view(), 2);
    EXPECT_FALSE(out.outcome);
}

TEST_F(CoreSave, ACheckpointThatAWorkerHasJustSavedFulfilsIt)
{
    startTwo();
    core->save(now);
    pausedAt(10, 6);
    pausedAt(11, 7);
    part(10, 7);
    core->onMessage(10, CheckpointSaved{0, "/c/checkpoint", "", 7}, now);
    part(11, 7);
    EXPECT_FALSE(out.last<SaveCheckpoint>(10));
    EXPECT_EQ(core->view(), 2);
}

TEST_F(CoreSave, DuringAPauseItIsSavedAtOnceAndThePauseGoesOn)
{
    job.minWorkers = 2;
    startTwo();
    finishEpoch({10, 11});
    close(11);
    ASSERT_TRUE(core->paused());
    const auto limit = std::chrono::seconds(job.pauseLimit());
    pass(limit / 2);
    core->save(now);
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    saved(10);
    EXPECT_TRUE(core->paused());
    EXPECT_EQ(out.named(metric::kPaused).size(), 1u) << "it is the same pause";
    EXPECT_EQ(out.named(metric::kCheckpoint).size(), 1u);
    core->save(now);
    EXPECT_EQ(count<SaveCheckpoint>(10), 1) << "this position is saved";
    pass(limit / 2 + milliseconds(100));
    EXPECT_FALSE(core->paused()) << "its limit counts from its beginning";
}

TEST_F(CoreSave, AWorkerThatComesWhileAPausedRunSavesEndsThePause)
{
    job.minWorkers = 2;
    startTwo();
    finishEpoch({10, 11});
    close(11);
    core->save(now);
    join(12, "worker");
    ready(12);
    EXPECT_TRUE(out.named(metric::kResumed).empty());
    saved(10);
    EXPECT_EQ(out.named(metric::kResumed).size(), 1u);
    ack({1, 10, 12});
    EXPECT_EQ(count<Pause>(10), 0);
    EXPECT_EQ(count<SaveCheckpoint>(10), 1);
}

TEST_F(CoreSave, DuringAnEvaluationItIsSavedAtOnce)
{
    startTwo();
    for (const PeerId id : {10, 11})
        part(id, 20);
    core->save(now);
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->epoch, 1);
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->step, 20);
    saved(10);
    EXPECT_EQ(out.named(metric::kCheckpoint).size(), 1u);
    EXPECT_EQ(core->view(), 1) << "the evaluation goes on";
    for (const PeerId id : {10, 11})
        validated(id);
    EXPECT_EQ(core->epoch(), 1);
    EXPECT_EQ(core->view(), 2);
    EXPECT_EQ(count<SaveCheckpoint>(10), 1);
}

TEST_F(CoreSave, ARequestBeforeTheLastStepOfAnEpochIsFulfilledDuringItsEvaluation)
{
    startTwo();
    core->save(now);
    pausedAt(10, 20);
    pausedAt(11, 20);
    for (const PeerId id : {10, 11})
        part(id, 20);
    ASSERT_TRUE(out.last<Validate>(10));
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->step, 20);
}

TEST_F(CoreSave, AnotherWorkerSavesIfTheFirstOneDiesDuringTheEvaluation)
{
    startTwo();
    for (const PeerId id : {10, 11})
        part(id, 20);
    core->save(now);
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    close(10);
    ASSERT_TRUE(out.last<SaveCheckpoint>(11));
    EXPECT_EQ(out.last<SaveCheckpoint>(11)->step, 20);
}

TEST_F(CoreSave, APauseWithoutAWorkerAnswersThatNothingIsSaved)
{
    startTwo();
    finishEpoch({10, 11});
    close(10);
    close(11);
    ASSERT_TRUE(core->paused());
    core->save(now);
    ASSERT_EQ(out.named(metric::kCheckpoint).size(), 1u);
    EXPECT_EQ(out.named(metric::kCheckpoint).at(0).value, -1);
    EXPECT_EQ(out.named(metric::kCheckpoint).at(0).note, "no worker is left to save it");
    EXPECT_TRUE(core->paused());
}

TEST_F(CoreSave, WhatIsNotSavedBeforeTheEndOfTheEvaluationIsWaitedFor)
{
    startTwo();
    for (const PeerId id : {10, 11})
        part(id, 20);
    core->save(now);
    for (const PeerId id : {10, 11})
        validated(id);
    EXPECT_EQ(core->view(), 1);
    saved(10);
    EXPECT_EQ(core->view(), 2);
    EXPECT_EQ(count<SaveCheckpoint>(10), 1);
    EXPECT_EQ(count<SaveCheckpoint>(11), 0);
}

TEST_F(CoreSave, AStopTakesItsPlace)
{
    startTwo();
    core->save(now);
    stopAtSeven();
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    saved(10);
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 7");
    core->save(now); // of a run that is over
    EXPECT_EQ(count<SaveCheckpoint>(10), 1);
}

} // namespace
} // namespace trainyard::ps
