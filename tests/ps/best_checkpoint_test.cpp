#include "backend/runtime/ps/scheduler/best_checkpoint.h"

#include <gtest/gtest.h>

#include "job_fixture.h"

/// Which checkpoint the savers of a job are told to keep.
namespace trainyard::ps {
namespace {

using protocol::BatchMetrics;
using protocol::KeptEpochs;

constexpr const char *kFirst = "/c/checkpoint-000001.safetensors", *kSecond = "/c/checkpoint-000002.safetensors";

protocol::JobSpec jobThatKeeps(protocol::KeepBest by, int savePeriod = 1)
{
    protocol::JobSpec job = trainyard::testing::smallJob(1);
    job.keepBest = by;
    job.savePeriod = savePeriod;
    return job;
}

/// Of ten samples, so many correct ones.
BatchMetrics ofTen(int correct, double loss = 1)
{
    return {loss * 10, correct, 10};
}

TEST(BestCheckpointTest, TheHighestAccuracyOrTheLowestLossIsTheBest)
{
    BestCheckpoint accuracy(jobThatKeeps(protocol::KeepBest::Accuracy), 0);
    BestCheckpoint loss(jobThatKeeps(protocol::KeepBest::Loss), 0);
    BestCheckpoint none(jobThatKeeps(protocol::KeepBest::None), 0);
    for (BestCheckpoint *best : {&accuracy, &loss, &none}) {
        best->saved(kFirst);
        best->evaluated(1, ofTen(9, 2));
        best->saved(kSecond);
        best->evaluated(2, ofTen(8, 1));
    }
    EXPECT_EQ(accuracy.kept().best, 1);
    EXPECT_EQ(loss.kept().best, 2);
    EXPECT_EQ(none.kept().best, 0);
}

TEST(BestCheckpointTest, OnlyOneThatIsSavedCounts)
{
    BestCheckpoint best(jobThatKeeps(protocol::KeepBest::Accuracy, 2), 0);
    best.evaluated(1, ofTen(10));
    best.saved("/c/checkpoint-000001-step-000000030.safetensors");
    EXPECT_EQ(best.kept().best, 0) << "every second epoch is saved";
    best.evaluated(2, ofTen(8));
    EXPECT_EQ(best.kept().best, 2) << "its file is being written";
    EXPECT_EQ(best.epochs(), 0);
    best.saved(kSecond);
    EXPECT_EQ(best.epochs(), 2);
    best.evaluated(3, ofTen(9));
    best.evaluated(4, BatchMetrics());
    EXPECT_EQ(best.kept().best, 2) << "without samples there is no measure";
}

TEST(BestCheckpointTest, ARestartedSchedulerRemembersIt)
{
    BestCheckpoint before(jobThatKeeps(protocol::KeepBest::Accuracy), 5);
    before.saved(kFirst);
    before.evaluated(1, ofTen(9));
    BestCheckpoint after(jobThatKeeps(protocol::KeepBest::Accuracy), 5);
    after.restore(before.epochs(), before.score());
    after.saved(kSecond);
    after.evaluated(2, ofTen(8));
    EXPECT_EQ(after.kept(), (KeptEpochs{1, 5}));
}

} // namespace
} // namespace trainyard::ps
