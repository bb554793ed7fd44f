#include <algorithm>

#include <gmock/gmock.h>

#include "backend/core/async/poll.h"
#include "backend/runtime/ps/scheduler/run_files.h"
#include "job_fixture.h"
#include "tests/support/expect_log.h"

/// The stop of a job in the middle of an epoch, with all its processes as threads.
namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: names of records
using ::testing::HasSubstr;
using namespace std::chrono_literals;

/// How the weights are kept up to date.
struct StopCase {
    const char *name, *kvStore;
    int workers, servers;
    OptimizerPlacement optimizer = OptimizerPlacement::Servers;
    Compression compression = Compression::None;
};

class JobStop : public ::testing::Test {
protected:
    JobSpec spec = smallJob(2);
    std::mutex mutex;
    std::vector<worker::TrainingPosition> saved; ///< by any worker
    std::unique_ptr<LocalJob> job;

    /// Starts the job. The worker of rank 0 requests the stop before this step of epoch 1, and computes the step after
    /// the scheduler has recorded the request.
    void start(std::int64_t batch)
    {
        spec.savePeriod = 0;
        job = std::make_unique<LocalJob>(spec);
        for (int i = 0; i < spec.servers; ++i)
            job->addServer();
        for (int i = 0; i < spec.workers; ++i) {
            auto learner = learnerOf(i);
            if (i == 0) {
                learner->beforeStep = [this, batch](int epoch, std::int64_t at) {
                    if (epoch == 1 && at > batch)
                        (void)pause(50ms, {Deadline::never(), {}}); // the request arrives before the end of the epoch
                    if (epoch != 1 || at != batch)
                        return;
                    job->scheduler.leave.request_stop();
                    EXPECT_TRUE(pollUntil(Backoff(1ms), {Deadline::after(60s), {}}, [this]() -> Result<bool> {
                        const auto state = ps::lastState(job->folder.path, spec.run);
                        return state && *state && !(*state)->stop.empty();
                    }));
                };
            }
            job->addWorker(learner, i);
        }
    }
    virtual std::shared_ptr<FakeLearner> learnerOf(int rank)
    {
        auto learner = std::make_shared<FakeLearner>();
        learner->onSave = [this, rank](const worker::TrainingPosition &position) { return onSave(rank, position); };
        return learner;
    }
    virtual Result<std::string> onSave(int rank, const worker::TrainingPosition &position)
    {
        const std::lock_guard lock(mutex);
        saved.push_back(position);
        return "checkpoint of " + std::to_string(rank);
    }
    std::string lastNote() const
    {
        const auto records = job->records(metric::kRunFinished);
        return records.empty() ? "" : records.at(0).note;
    }
};

class JobStops : public JobStop, public ::testing::WithParamInterface<StopCase> {};

TEST_P(JobStops, InTheMiddleOfAnEpochWithACheckpointOfThatStep)
{
    const StopCase &way = GetParam();
    spec = smallJob(way.workers, way.servers);
    spec.kvStore = way.kvStore;
    spec.optimizerPlacement = way.optimizer;
    spec.compression = way.compression;
    spec.sharedMemory = way.compression == Compression::None;
    start(5);
    EXPECT_EQ(job->wait().error().code, ErrorCode::Cancelled);
    ASSERT_EQ(saved.size(), 1u);
    const auto &position = saved.front();
    EXPECT_EQ(position.epochs, 1);
    EXPECT_GE(position.step, 25);
    std::int64_t remaining = 0;
    for (const Range &range : position.remaining)
        remaining += range.size();
    std::int64_t used = 0;
    for (const auto &worker : job->workers) {
        for (const auto &entry : worker->learner->used) {
            const auto sample = entry.first;
            EXPECT_EQ(entry.second, 1) << sample;
            EXPECT_TRUE(std::ranges::none_of(position.remaining,
                                             [&](const Range &r) { return sample >= r.begin && sample < r.end; }))
                << "sample " << sample << " is left, although it was used";
            ++used;
        }
    }
    EXPECT_EQ(used + remaining, 960) << "none is lost";
    const auto checkpoints = job->records(metric::kCheckpoint);
    ASSERT_EQ(checkpoints.size(), 1u);
    EXPECT_EQ(checkpoints[0].note, "checkpoint of 0");
    EXPECT_EQ(checkpoints[0].step, position.step);
    EXPECT_EQ(lastNote(), "scheduler: stop was requested; checkpoint saved at step " + std::to_string(position.step));
    const auto &weights = job->workers[0]->learner->saved;
    if (spec.synchronous() && way.compression == Compression::None) { // otherwise the last reply is not the last state
        for (const auto &worker : job->workers)
            EXPECT_TRUE(std::ranges::equal(worker->learner->parameters(), weights));
    }
    for (const auto &worker : job->workers)
        EXPECT_EQ(worker->result.get().error().code, ErrorCode::Cancelled);
}

INSTANTIATE_TEST_SUITE_P(Ways, JobStops,
                         ::testing::Values(StopCase{"servers", "dist_sync", 3, 2},
                                           StopCase{"async", "dist_async", 3, 1}, StopCase{"local", "local", 1, 0},
                                           StopCase{"workersStep", "dist_sync", 2, 1, OptimizerPlacement::Workers},
                                           StopCase{"bf16", "dist_sync", 2, 1, OptimizerPlacement::Servers,
                                                    Compression::BFloat16}),
                         [](const auto &testCase) { return testCase.param.name; });

class JobStopFullDisk : public JobStop {
protected:
    Result<std::string> onSave(int rank, const worker::TrainingPosition &position) override
    {
        if (rank == 0)
            return fail(ErrorCode::DiskFull, "/c/checkpoint", "no space left on device");
        return JobStop::onSave(rank, position);
    }
};

TEST_F(JobStopFullDisk, AnotherWorkerSavesTheSamePosition)
{
    const support::ExpectLog expected("no checkpoint of epoch");
    start(3);
    EXPECT_EQ(job->wait().error().code, ErrorCode::Cancelled);
    ASSERT_EQ(saved.size(), 1u);
    EXPECT_THAT(lastNote(), HasSubstr("checkpoint saved at step " + std::to_string(saved[0].step)));
    EXPECT_EQ(job->records(metric::kCheckpoint).back().note, "checkpoint of 1");
}

/// An evaluation that ends only when a checkpoint is saved.
class JobStopEvaluates : public JobStop {
protected:
    std::shared_ptr<FakeLearner> learnerOf(int rank) override
    {
        auto learner = JobStop::learnerOf(rank);
        learner->evaluatesFurther = [this] {
            job->scheduler.leave.request_stop();
            (void)pause(1ms, {Deadline::never(), {}});
            const std::lock_guard lock(mutex);
            return saved.empty() && !job->scheduler.done();
        };
        return learner;
    }
};

TEST_F(JobStopEvaluates, TheEpochIsSavedBeforeItsEvaluationEnds)
{
    spec.stopSeconds = 20;
    start(1000); // the stop is requested by the first evaluation
    EXPECT_EQ(job->wait().error().code, ErrorCode::Cancelled);
    ASSERT_EQ(saved.size(), 1u);
    EXPECT_EQ(saved[0].epochs, 1);
    EXPECT_TRUE(saved[0].remaining.empty());
    EXPECT_EQ(lastNote(), "scheduler: stop was requested; checkpoint saved at step " + std::to_string(saved[0].step));
    EXPECT_EQ(job->records(metric::kValidationAccuracy, -1).size(), 1u) << "its evaluation ended in time";
}

/// Disks on which nothing is ever written.
class JobStopStalledDisk : public JobStop {
protected:
    struct Learner final : FakeLearner {
        std::promise<void> writing;
        worker::CheckpointTask checkpoint(worker::TrainingPosition) override
        {
            return {[this](std::stop_token stop) -> Result<std::string> {
                writing.set_value();
                return fail(pause(std::chrono::hours(1), {Deadline::never(), stop}).error());
            }};
        }
    };
    std::shared_ptr<FakeLearner> learnerOf(int) override
    {
        auto learner = std::make_shared<Learner>();
        learners.push_back(learner);
        return learner;
    }
    std::vector<std::shared_ptr<Learner>> learners;
};

TEST_F(JobStopStalledDisk, ASecondRequestEndsTheRunAtOnce)
{
    spec.stopSeconds = 3600;
    start(3);
    learners[0]->writing.get_future().wait();
    EXPECT_FALSE(job->scheduler.done());
    job->scheduler.stop.request_stop();
    EXPECT_EQ(job->scheduler.result.get().error().code, ErrorCode::Cancelled);
    EXPECT_EQ(lastNote(), "scheduler: stop was requested; ended before a checkpoint was saved");
}

TEST_F(JobStopStalledDisk, TheRunEndsAtItsLimit)
{
    spec.stopSeconds = 1;
    start(3);
    EXPECT_EQ(job->scheduler.result.get().error().code, ErrorCode::Cancelled);
    EXPECT_EQ(lastNote(), "scheduler: stop was requested; no checkpoint within 1 s");
}

} // namespace
} // namespace trainyard::testing
