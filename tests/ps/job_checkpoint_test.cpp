#include <algorithm>
#include <atomic>
#include <bit>

#include <gmock/gmock.h>

#include "backend/core/async/poll.h"
#include "backend/core/system/files.h"
#include "backend/protocol/control/save_request.h"
#include "job_fixture.h"
#include "tests/support/expect_log.h"

/// Checkpoints of a job, at the end of an epoch and within one.
namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: names of records
using ::testing::HasSubstr;

TEST(JobCheckpoint, AFullDiskCostsTheCheckpointAndNotTheRun)
{
    const support::ExpectLog expected("no checkpoint of epoch");
    LocalJob job(smallJob(1));
    job.addServer();
    auto full = std::make_shared<FakeLearner>();
    full->onSave = [](const worker::TrainingPosition &) -> Result<std::string> {
        return fail(ErrorCode::DiskFull, "/c/checkpoint", "no space left on device");
    };
    job.addWorker(full);
    EXPECT_TRUE(job.wait());
    EXPECT_THAT(job.records(metric::kCheckpoint).at(0).note, HasSubstr("no space left"));
}

TEST(JobCheckpoint, ACheckpointByTheClockKnowsWhatTheEpochHasLeft)
{
    JobSpec spec = smallJob(2);
    spec.epochs = 2;
    spec.saveMinutes = 1e-9; // after every step
    spec.savePeriod = 0;
    LocalJob job(spec);
    auto lead = std::make_shared<FakeLearner>();
    std::mutex mutex;
    std::vector<worker::TrainingPosition> points;
    lead->onSave = [&](const worker::TrainingPosition &point) -> Result<std::string> {
        const std::lock_guard lock(mutex);
        points.push_back(point);
        return std::string("somewhere");
    };
    job.addServer();
    job.addWorker(lead, 0);
    job.addWorker(std::make_shared<FakeLearner>(), 1);
    ASSERT_TRUE(job.wait());
    ASSERT_FALSE(points.empty());
    EXPECT_LE(points.size(), 40u) << "none while the disk is busy";
    for (const worker::TrainingPosition &point : points) {
        const std::int64_t done = point.step % 20;
        EXPECT_EQ(point.epochs, point.step / 20);
        EXPECT_EQ(point.remaining, done ? (std::vector<Range>{{done * 48, 960}}) : std::vector<Range>());
    }
}

TEST(JobCheckpoint, ARequestedOneIsSavedWithinTheEpochAndTrainingGoesOn)
{
    JobSpec spec = smallJob(2);
    spec.savePeriod = 0;
    LocalJob job(spec);
    const auto request = job.folder.path / kSaveRequestFile;
    auto lead = std::make_shared<FakeLearner>();
    std::mutex mutex;
    std::vector<worker::TrainingPosition> points;
    std::atomic<bool> isRequested = false, isSaved = false;
    lead->beforeStep = [&](int epoch, std::int64_t batch) {
        if (epoch == 1 && batch == 3 && !isRequested.exchange(true)) {
            EXPECT_TRUE(writeFileAtomically(request, "\n"));
        } else if (isRequested && !isSaved) { // the scheduler looks for it once in a second
            (void)pause(std::chrono::milliseconds(200), {Deadline::never(), {}});
        }
    };
    lead->onSave = [&](const worker::TrainingPosition &point) -> Result<std::string> {
        const std::lock_guard lock(mutex);
        points.push_back(point);
        isSaved = true;
        return std::string("somewhere");
    };
    job.addServer();
    job.addWorker(lead, 0);
    job.addWorker(std::make_shared<FakeLearner>(), 1);
    ASSERT_TRUE(job.wait());
    ASSERT_EQ(points.size(), 1u);
    const std::int64_t done = points[0].step % 20;
    EXPECT_EQ(points[0].epochs, points[0].step / 20);
    EXPECT_EQ(points[0].remaining, done ? (std::vector<Range>{{done * 48, 960}}) : std::vector<Range>());
    EXPECT_EQ(job.records(metric::kCheckpoint).size(), 1u);
    EXPECT_EQ(job.records(metric::kTrainAccuracy, -1).size(), 3u);
    EXPECT_FALSE(std::filesystem::exists(request));
}

TEST(JobCheckpoint, NoStepWaitsForAnUpload)
{
    JobSpec spec = smallJob(2);
    spec.epochs = 2;
    spec.saveMinutes = 1e-9; // after every step
    LocalJob job(spec);
    auto lead = std::make_shared<FakeLearner>();
    std::atomic<int> uploads = 0;
    std::atomic<bool> waited = false;
    std::atomic<bool> trained = false;
    lead->beforeStep = [&](int epoch, std::int64_t) { trained = trained || epoch == 1; };
    lead->onUpload = [&](const worker::TrainingPosition &, std::stop_token stop) -> Result<std::string> {
        if (uploads++ == 0) { // the first one takes longer than the epoch
            const auto whileTraining =
                pollUntil(Backoff(std::chrono::milliseconds(1)), {Deadline::after(std::chrono::seconds(60)), stop},
                          [&]() -> Result<bool> { return trained.load(); });
            waited = whileTraining.has_value();
        }
        return std::string("s3://bucket/checkpoint");
    };
    job.addServer();
    job.addWorker(lead, 0);
    job.addWorker(std::make_shared<FakeLearner>(), 1);
    EXPECT_TRUE(job.wait());
    EXPECT_TRUE(waited) << "the second epoch began meanwhile";
    const auto records = job.records(metric::kCheckpoint);
    ASSERT_FALSE(records.empty());
    EXPECT_EQ(records.front().note, "nowhere") << "first on the machine";
    EXPECT_EQ(records.back().note, "s3://bucket/checkpoint") << "all are sent before the run ends";
}

/// A job of one worker whose data is not there for step 23, the fourth of its second epoch.
struct DataOutage {
    std::shared_ptr<FakeLearner> learner = std::make_shared<FakeLearner>();
    std::mutex mutex;
    std::vector<worker::TrainingPosition> saved;
    LocalJob job; ///< last member: its threads use those above

    DataOutage(const JobSpec &spec, const std::function<Status(FakeLearner &)> &outage)
        : job(spec)
    {
        learner->readData = [outage, self = learner.get()](int epoch, std::int64_t batch) {
            return epoch == 1 && batch == 3 ? outage(*self) : Status();
        };
        learner->onSave = [this](const worker::TrainingPosition &position) -> Result<std::string> {
            const std::lock_guard lock(mutex);
            saved.push_back(position);
            return std::string("somewhere");
        };
        job.addServer();
        job.addWorker(learner);
    }
    bool hasSavedStep(std::int64_t step) const
    {
        return std::ranges::any_of(saved, [&](const auto &position) {
            return position.epochs == 1 && position.step == step &&
                   position.remaining == std::vector<Range>{{3 * 48, 960}};
        });
    }
};

TEST(JobCheckpoint, AWorkerThatWaitsForItsDataSavesAndSaysSo)
{
    const Error cause{ErrorCode::Unreachable, "s3://b/x.rec", "timed out"};
    DataOutage outage(smallJob(1), [&cause](FakeLearner &learner) -> Status {
        EXPECT_TRUE(learner.dataWait(&cause));
        EXPECT_TRUE(learner.dataWait(&cause)) << "a second later";
        EXPECT_TRUE(learner.dataWait(nullptr));
        return {};
    });
    ASSERT_TRUE(outage.job.wait());
    const auto awaited = outage.job.records(metric::kDataAwaited);
    ASSERT_EQ(awaited.size(), 1u);
    EXPECT_EQ(awaited[0].rank, 0);
    EXPECT_THAT(awaited[0].note, HasSubstr("s3://b/x.rec: timed out"));
    EXPECT_EQ(outage.job.records(metric::kDataBack).size(), 1u);
    EXPECT_TRUE(outage.hasSavedStep(23));
    EXPECT_EQ(outage.job.records(metric::kRunFinished).at(0).value, 0);
}

TEST(JobCheckpoint, AWorkerWhoseDataIsLostSavesBeforeItEnds)
{
    JobSpec spec = smallJob(1);
    spec.pauseSeconds = 0;
    spec.savePeriod = 0;
    DataOutage outage(spec, [](FakeLearner &) -> Status {
        return fail(ErrorCode::NotFound, "s3://b/x.rec", "the object was removed");
    });
    EXPECT_FALSE(outage.job.wait());
    EXPECT_TRUE(outage.hasSavedStep(23));
    EXPECT_EQ(outage.job.records(metric::kCheckpoint).size(), 1u);
}

TEST(JobCheckpoint, ACheckpointWithinAnEpochHoldsExactWeights)
{
    JobSpec spec = smallJob(1);
    spec.epochs = 1;
    spec.compression = protocol::Compression::BFloat16; // weights arrive rounded
    spec.sharedMemory = false;
    spec.saveMinutes = 1e-9; // after every step
    spec.savePeriod = 0;
    LocalJob job(spec);
    job.startAll();
    ASSERT_TRUE(job.wait());
    const auto isRounded = [](float weight) { return (std::bit_cast<std::uint32_t>(weight) & 0xffff) == 0; };
    const auto &saved = job.workers[0]->learner->saved;
    ASSERT_EQ(saved.size(), FakeLearner::kParameters);
    EXPECT_FALSE(std::ranges::all_of(saved, isRounded));
}

/// A disk on which a checkpoint is written until it is stopped.
struct StalledDisk final : FakeLearner {
    std::promise<void> writing;
    std::once_flag once;
    worker::CheckpointTask checkpoint(worker::TrainingPosition) override
    {
        return {[this](std::stop_token stop) -> Result<std::string> {
            std::call_once(once, [this] { writing.set_value(); });
            return fail(pause(std::chrono::hours(1), {Deadline::never(), stop}).error());
        }};
    }
};

TEST(JobCheckpoint, AStoppedWorkerDoesNotWaitForTheDisk)
{
    JobSpec spec = smallJob(1);
    spec.saveMinutes = 1e-9; // after every step
    LocalJob job(spec);
    job.addServer();
    const auto disk = std::make_shared<StalledDisk>();
    auto &worker = job.addWorker(disk);
    disk->writing.get_future().wait();
    worker.stop.request_stop();
    EXPECT_EQ(worker.result.get().error().code, ErrorCode::Cancelled);
}

} // namespace
} // namespace trainyard::testing
