#include <cmath>
#include <map>
#include <set>

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/runtime/ps/scheduler/run_files.h"
#include "job_fixture.h"

namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: names of records
using ::testing::HasSubstr;

class Sizes : public ::testing::TestWithParam<std::tuple<int, int>> {};

TEST_P(Sizes, ReachTheSameAccuracyWithTheSameGlobalBatch)
{
    const auto [workers, servers] = GetParam();
    LocalJob job(smallJob(workers, servers));
    job.startAll();
    const Status outcome = job.wait();
    ASSERT_TRUE(outcome) << outcome.error().detail;
    // A step has the same samples for any number of workers, but adds them in a different order: results agree
    // approximately, not bitwise.
    EXPECT_GT(job.lastValidation(), 0.97);
    EXPECT_NEAR(job.records(metric::kTrainLoss, -1).back().value, 0.6268, 0.005);
    EXPECT_EQ(job.records(metric::kTrainAccuracy, -1).back().samples, 960);
    EXPECT_EQ(job.records(metric::kMemberJoined).size(), std::size_t(workers));
    EXPECT_EQ(job.records(metric::kWorkers).front().value, workers);
    const auto finished = job.records(metric::kRunFinished);
    ASSERT_EQ(finished.size(), 1u);
    EXPECT_EQ(finished[0].value, 0);
    for (const auto &worker : job.workers)
        EXPECT_TRUE(worker->result.get());
}

INSTANTIATE_TEST_SUITE_P(Workers, Sizes,
                         ::testing::Values(std::tuple(1, 1), std::tuple(2, 1), std::tuple(4, 1), std::tuple(2, 3)));

TEST(Job, KeysOfRecordsAreUnique)
{
    LocalJob job(smallJob(2));
    job.startAll();
    ASSERT_TRUE(job.wait());
    std::set<std::tuple<int, int, std::string, std::int64_t>> keys;
    for (const auto &r : job.records())
        EXPECT_TRUE(keys.emplace(r.attempt, r.rank, r.name, r.step).second) << r.name << " " << r.rank << " " << r.step;
}

/// Runs a job.
/// \return the weights of its first worker
std::vector<float> weightsAfter(JobSpec spec)
{
    LocalJob job(std::move(spec));
    job.startAll();
    EXPECT_TRUE(job.wait());
    const auto span = job.workers[0]->learner->parameters();
    return {span.begin(), span.end()};
}

TEST(Job, DeterministicMeansBitForBit)
{
    JobSpec spec = smallJob(3);
    spec.deterministic = true;
    spec.schedule = Schedule::Kind::Cosine;
    EXPECT_EQ(weightsAfter(spec), weightsAfter(spec));
}

class Schedules : public ::testing::TestWithParam<const char *> {};

TEST_P(Schedules, ChangeTheRateWithinTheRun)
{
    const bool local = GetParam() == std::string("local");
    JobSpec spec = smallJob(local ? 1 : 2, local ? 0 : 2);
    spec.kvStore = GetParam();
    spec.momentum = 0;
    spec.deterministic = true;
    spec.epochs = 1;
    const auto one = weightsAfter(spec);
    spec.epochs = 3;
    EXPECT_NE(weightsAfter(spec), one);
    spec.schedule = Schedule::Kind::Step;
    spec.stepEpochs = {1};
    spec.stepFactor = 1e-12; // steps are too small to change a weight
    EXPECT_EQ(weightsAfter(spec), one);
    spec.warmupEpochs = 3;
    EXPECT_NE(weightsAfter(spec), one);
}

INSTANTIATE_TEST_SUITE_P(Job, Schedules, ::testing::Values("dist_sync", "local"));

TEST(Job, AsynchronousLearnsToo)
{
    JobSpec spec = smallJob(2);
    spec.kvStore = "dist_async";
    spec.learningRate = 0.005;
    spec.epochs = 4;
    LocalJob job(spec);
    job.startAll();
    ASSERT_TRUE(job.wait());
    EXPECT_GT(job.lastValidation(), 0.95);
    for (const auto &epoch : job.records(metric::kTrainAccuracy, -1))
        EXPECT_EQ(epoch.samples, 960);
}

struct Way {
    const char *kvStore = "dist_sync";
    Compression compression = Compression::None;
    int servers = 1, serverThreads = 0;
    bool sharedMemory = true, replicas = true;
    WireMode wire = WireMode::Auto;
};

class Ways : public ::testing::TestWithParam<Way> {};

TEST_P(Ways, OfExchangingAllLearn)
{
    JobSpec spec = smallJob(2, GetParam().servers);
    spec.kvStore = GetParam().kvStore;
    spec.compression = GetParam().compression;
    spec.compressionThreshold = 0.05;
    spec.serverThreads = GetParam().serverThreads;
    spec.sharedMemory = GetParam().sharedMemory;
    spec.serverReplicas = GetParam().replicas;
    spec.wire = GetParam().wire;
    if (!spec.synchronous())
        spec.learningRate = 0.005;
    LocalJob job(spec);
    job.startAll();
    const Status outcome = job.wait();
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_GT(job.lastValidation(), 0.95);
    EXPECT_GT(job.records(metric::kBytesPerStep).back().value, 0);
}

INSTANTIATE_TEST_SUITE_P(Job, Ways,
                         ::testing::Values(Way{.sharedMemory = false}, Way{.serverThreads = 3},
                                           Way{.serverThreads = 2, .sharedMemory = false},
                                           Way{.servers = 2, .serverThreads = 2},
                                           Way{.compression = Compression::BFloat16, .sharedMemory = false},
                                           Way{.compression = Compression::TwoBit, .sharedMemory = false},
                                           Way{.compression = Compression::TwoBit},
                                           Way{.kvStore = "dist_device_async", .servers = 2},
                                           Way{.servers = 3, .replicas = false},
                                           Way{.servers = 2, .sharedMemory = false, .wire = WireMode::Aead},
                                           Way{.servers = 2, .wire = WireMode::Aead}));

TEST(Job, ALocalStoreNeedsNoServer)
{
    JobSpec spec = smallJob(1, 0);
    spec.kvStore = "local";
    ASSERT_TRUE(validate(spec));
    LocalJob job(spec);
    job.startAll();
    const Status outcome = job.wait();
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_GT(job.lastValidation(), 0.97);
    EXPECT_NEAR(job.records(metric::kTrainLoss, -1).back().value, 0.6268, 0.005);
}

TEST(Job, NotANumberEndsTheRunAsDiverged)
{
    LocalJob job(smallJob(2));
    job.addServer();
    auto sick = std::make_shared<FakeLearner>();
    sick->poison = std::nan("");
    job.addWorker(sick);
    job.addWorker();
    const Status outcome = job.wait();
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().code, ErrorCode::Diverged);
    EXPECT_EQ(job.workers[1]->result.get().error().code, ErrorCode::Diverged);
    EXPECT_EQ(job.records(metric::kRunFinished)[0].value, 1);
    EXPECT_THAT(job.records(metric::kRunFinished)[0].note, HasSubstr("the loss became nan"));
}

TEST(Job, UnreadableDataEndsTheRunBeforeItStarts)
{
    LocalJob job(smallJob(1));
    job.addServer();
    auto broken = std::make_shared<FakeLearner>();
    broken->onLoad = []() -> Status {
        return fail(ErrorCode::CorruptData, "train-labels-idx1-ubyte", "8 bytes instead of 12008");
    };
    job.addWorker(broken);
    EXPECT_EQ(job.wait().error().code, ErrorCode::CorruptData);
    EXPECT_EQ(job.workers[0]->result.get().error().code, ErrorCode::CorruptData);
    EXPECT_THAT(job.records(metric::kRunFinished)[0].note, HasSubstr("8 bytes instead of 12008"));
}

TEST(Job, TooFewWorkersInTimeIsASentence)
{
    JobSpec spec = smallJob(2);
    spec.startSeconds = 1;
    spec.minWorkers = 2;
    LocalJob job(spec);
    job.addServer();
    job.addWorker();
    const Status outcome = job.wait();
    EXPECT_EQ(outcome.error().code, ErrorCode::NeverJoined);
    EXPECT_THAT(outcome.error().detail, HasSubstr("only 1 of 2 workers were ready within 1 s"));
}

TEST(Job, WithFewerWorkersThanWantedItStartsWithThoseThatCame)
{
    JobSpec spec = smallJob(2);
    spec.startSeconds = 1;
    LocalJob job(spec);
    job.addServer();
    job.addWorker();
    EXPECT_TRUE(job.wait());
    EXPECT_EQ(job.records(metric::kNeverJoined).size(), 1u);
    EXPECT_EQ(job.records(metric::kWorkers)[0].value, 1);
}

TEST(Job, StoppingTheSchedulerEndsEverybodyWithTheReason)
{
    JobSpec spec = smallJob(2);
    spec.epochs = 100000;
    LocalJob job(spec);
    job.startAll();
    ASSERT_TRUE(eventually([&] { return !job.records(metric::kTrainLoss).empty(); }));
    job.scheduler.stop.request_stop();
    EXPECT_EQ(job.wait().error().code, ErrorCode::Cancelled);
    for (const auto &worker : job.workers)
        EXPECT_EQ(worker->result.get().error().code, ErrorCode::Cancelled);
}

TEST(Job, AServerThatEndsEndsTheRunWithASentence)
{
    JobSpec spec = smallJob(2);
    spec.epochs = 100000;
    LocalJob job(spec);
    job.startAll();
    ASSERT_TRUE(eventually([&] { return !job.records(metric::kTrainLoss).empty(); }));
    job.servers[0]->stop.request_stop();
    const Status outcome = job.wait();
    EXPECT_EQ(outcome.error().code, ErrorCode::PeerLost);
    EXPECT_THAT(outcome.error().detail, HasSubstr("the server is gone"));
    for (const auto &worker : job.workers)
        EXPECT_EQ(worker->result.get().error().code, ErrorCode::PeerLost);
}

TEST(Job, ListensOnlyOnTheAddressItWasGiven)
{
    EXPECT_EQ(ps::listenOn("0.0.0.0", 0).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(ps::listenOn("::", 0).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(ps::listenOn("", 0).error().code, ErrorCode::InvalidArgument);
    EXPECT_TRUE(ps::listenOn("127.0.0.1", 0));
}

TEST(Job, LooksUpANameOnlyUntilTheDeadlineOrAStop)
{
    const auto listener = ps::listenOn("127.0.0.1", 0);
    ASSERT_TRUE(listener) << listener.error().detail;
    const ps::Endpoint named{"localhost", listener->bound.port};
    const auto soon = Deadline::after(std::chrono::seconds(60)), past = Deadline::after(std::chrono::seconds(0));
    EXPECT_TRUE(ps::connectTo(named, "localhost", {soon, {}}));
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_EQ(ps::connectTo(named, "", {soon, stopped.get_token()}).error().code, ErrorCode::Cancelled);
    EXPECT_EQ(ps::connectTo(named, "", {past, {}}).error().code, ErrorCode::Timeout);
    EXPECT_EQ(ps::listenOn("localhost", 0, {past, {}}).error().code, ErrorCode::Timeout);
    EXPECT_TRUE(ps::listenOn("127.0.0.1", 0, {past, stopped.get_token()})) << "an address needs no lookup";
}

} // namespace
} // namespace trainyard::testing
