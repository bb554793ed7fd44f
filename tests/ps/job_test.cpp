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

/// Blocks steps of a learner until the test opens it.
struct Gate {
    std::promise<void> reached, open;
    std::shared_future<void> opened = open.get_future().share();
    std::once_flag once;
    void pass()
    {
        std::call_once(once, [this] { reached.set_value(); });
        opened.wait();
    }
};

TEST(Job, AThirdWorkerJoinsWhileTwoTrain)
{
    JobSpec spec = smallJob(2);
    spec.epochs = 4;
    spec.globalBatch = false;
    spec.batchSize = 24;
    spec.rampSteps = 4;
    LocalJob job(spec);
    Gate gate;
    auto slow = std::make_shared<FakeLearner>();
    slow->beforeStep = [&](int epoch, std::int64_t) {
        if (epoch == 1)
            gate.pass();
    };
    job.addServer();
    job.addWorker(slow);
    job.addWorker();
    gate.reached.get_future().wait();
    std::promise<void> loaded;
    auto third = std::make_shared<FakeLearner>();
    third->onLoad = [&]() -> Status {
        loaded.set_value();
        return {};
    };
    third->beforeStep = [](int, std::int64_t) {};
    job.addWorker(third, -1, "late");
    loaded.get_future().wait();
    gate.open.set_value();
    // The worker is ready at the end of epoch 1 or slightly later; the run is long enough for both.
    ASSERT_TRUE(job.wait());
    const auto joined = job.records(metric::kMemberJoined, 2);
    ASSERT_EQ(joined.size(), 1u);
    EXPECT_EQ(joined[0].note, "late");
    EXPECT_GE(joined[0].epoch, 2);
    EXPECT_GT(joined[0].view, 1);
    EXPECT_EQ(job.records(metric::kWorkers).back().value, 3);
    EXPECT_EQ(job.records(metric::kTrainAccuracy, -1).back().samples, 960);
    EXPECT_EQ(job.records(metric::kGlobalBatch).front().value, 48);
    EXPECT_EQ(job.records(metric::kGlobalBatch).back().value, 72);
    EXPECT_EQ(job.records(metric::kLearningRate).front().value, spec.learningRate);
    EXPECT_DOUBLE_EQ(job.records(metric::kLearningRate).back().value, 1.5 * spec.learningRate);
    EXPECT_GT(job.lastValidation(), 0.97);
    EXPECT_THAT(readFile(job.folder.path / "host_worker_log").value(), HasSubstr("2 ADDED 127.0.0.1 "));
}

/// Expects that each sample of the last epoch was used exactly once by one of the workers.
void expectEachSampleOnce(const std::vector<std::shared_ptr<FakeLearner>> &learners)
{
    std::map<std::int64_t, int> used;
    for (const auto &learner : learners) {
        for (const auto &[sample, times] : learner->used)
            used[sample] += times;
    }
    EXPECT_EQ(used.size(), 960u);
    for (const auto &[sample, times] : used)
        EXPECT_EQ(times, 1) << "sample " << sample;
}

TEST(Job, AtBatchBoundariesWorkersComeAndGoInTheMiddleOfAnEpoch)
{
    JobSpec spec = smallJob(2);
    spec.epochs = 1;
    spec.boundary = Boundary::Batch;
    spec.batchSize = 12; // 80 steps
    LocalJob job(spec);
    Gate gate;
    const auto first = std::make_shared<FakeLearner>(), leaver = std::make_shared<FakeLearner>(),
               late = std::make_shared<FakeLearner>();
    std::shared_future<Status> left;
    first->beforeStep = [&](int, std::int64_t batch) {
        if (batch == 3)
            gate.pass();
        else if (batch > 3) // slows the steps until the worker has left: the epoch must not end before
            left.wait_for(std::chrono::milliseconds(50));
    };
    job.addServer();
    job.addWorker(first, 0);
    auto &leaving = job.addWorker(leaver, 1, "leaver");
    gate.reached.get_future().wait();
    job.addWorker(late, 2, "late");
    left = leaving.result;
    leaving.leave.request_stop();
    gate.open.set_value(); // with any timing of the new worker, no sample may be lost or used twice
    const Status outcome = job.wait();
    ASSERT_TRUE(outcome) << outcome.error().detail;
    EXPECT_TRUE(left.get());
    EXPECT_EQ(job.records(metric::kMemberLeft).size(), 1u);
    EXPECT_EQ(job.records(metric::kTrainAccuracy, -1).at(0).samples, 960);
    expectEachSampleOnce({first, leaver, late});
}

TEST(Job, AWorkerLeavesAtTheBoundary)
{
    JobSpec spec = smallJob(2);
    LocalJob job(spec);
    Gate gate;
    auto held = std::make_shared<FakeLearner>();
    held->beforeStep = [&](int epoch, std::int64_t) {
        if (epoch == 1)
            gate.pass();
    };
    job.addServer();
    job.addWorker(held, 0);
    job.addWorker(std::make_shared<FakeLearner>(), 1, "leaver");
    gate.reached.get_future().wait();
    const auto left = ps::requestLeave(job.endpoint, "127.0.0.1", testSecret(), -1, "leaver",
                                       {Deadline::after(std::chrono::seconds(30)), {}});
    EXPECT_TRUE(left) << left.error().detail;
    const auto unknown = ps::requestLeave(job.endpoint, "127.0.0.1", testSecret(), 9, "",
                                          {Deadline::after(std::chrono::seconds(30)), {}});
    EXPECT_EQ(unknown.error().code, ErrorCode::NotFound);
    const auto tooMany = ps::requestLeave(job.endpoint, "127.0.0.1", testSecret(), 0, "",
                                          {Deadline::after(std::chrono::seconds(30)), {}});
    EXPECT_EQ(tooMany.error().code, ErrorCode::Conflict);
    gate.open.set_value();
    ASSERT_TRUE(job.wait());
    EXPECT_TRUE(job.workers[1]->result.get());
    const auto gone = job.records(metric::kMemberLeft);
    ASSERT_EQ(gone.size(), 1u);
    EXPECT_EQ(gone[0].note, "leaver");
    EXPECT_EQ(job.records(metric::kMemberDied).size(), 0u);
    EXPECT_EQ(job.records(metric::kTrainAccuracy, -1).back().samples, 960);
    EXPECT_EQ(job.records(metric::kWorkers).back().value, 1);
}

TEST(Job, ALineTakenOutOfHostWorkerLetsItsWorkerGo)
{
    JobSpec spec = smallJob(2);
    spec.epochs = 100000;
    LocalJob job(spec);
    job.startAll();
    const auto file = job.folder.path / "host_worker";
    ASSERT_TRUE(eventually([&] { return readFile(file).value_or("") == "127.0.0.1\n127.0.0.1\n"; }));
    ASSERT_TRUE(writeFileAtomically(file, "127.0.0.1\n10.9.8.7\n"));
    ASSERT_TRUE(eventually([&] { return !job.records(metric::kMemberLeft).empty(); }));
    EXPECT_EQ(job.records(metric::kWorkerWanted).at(0).note, "10.9.8.7");
    EXPECT_TRUE(eventually([&] { return readFile(file).value_or("") == "127.0.0.1\n"; }));
    job.scheduler.stop.request_stop();
    EXPECT_EQ(job.wait().error().code, ErrorCode::Cancelled);
}

TEST(RunFiles, ALineOfHostWorkerThatIsNoAddressChangesNothingAndStays)
{
    const TemporaryFolder folder;
    auto files = ps::RunFiles::open(folder.path);
    ASSERT_TRUE(files) << files.error().detail;
    files->hostChanged(true, "10.0.1.7");
    files->hostChanged(true, "10.0.1.8");
    const auto file = folder.path / "host_worker";
    ASSERT_TRUE(writeFileAtomically(file, "10.0.1.7\nthe other one\n"));
    EXPECT_FALSE(files->hostEdit());
    EXPECT_FALSE(files->hostEdit()) << "10.0.1.8 stays: that line is perhaps meant to be its";
    EXPECT_FALSE(files->hostEdit()) << "it is reported once";
    files->hostChanged(true, "10.0.1.9");
    EXPECT_EQ(readFile(file).value_or(""), "10.0.1.7\n10.0.1.8\n10.0.1.9\nthe other one\n");
    EXPECT_FALSE(files->hostEdit()) << "it is the file that was written here";
    ASSERT_TRUE(writeFileAtomically(file, "10.0.1.9\n10.0.1.7\n10.0.1.10\n"));
    EXPECT_FALSE(files->hostEdit()) << "it may be written just now";
    const auto edit = files->hostEdit();
    ASSERT_TRUE(edit);
    EXPECT_EQ(edit->removed, std::vector<std::string>{"10.0.1.8"});
    EXPECT_EQ(edit->added, std::vector<std::string>{"10.0.1.10"});
    EXPECT_FALSE(files->hostEdit()) << "each edit once";
    files->hostChanged(false, "10.0.1.8");
    EXPECT_EQ(readFile(file).value_or(""), "10.0.1.7\n10.0.1.9\n");
}

TEST(RunFiles, AnEmptyHostWorkerEndsNoWorker)
{
    const TemporaryFolder folder;
    auto files = ps::RunFiles::open(folder.path);
    ASSERT_TRUE(files) << files.error().detail;
    files->hostChanged(true, "10.0.1.7");
    for (const char *text : {"", "# none\n\n"}) { // also while another program writes the file
        ASSERT_TRUE(writeFileAtomically(folder.path / "host_worker", text));
        for (int look = 0; look < 3; ++look)
            EXPECT_FALSE(files->hostEdit());
    }
}

TEST(Job, NoMemberWaitsForACandidateThatNeverGetsReady)
{
    JobSpec spec = smallJob(1);
    spec.candidateSeconds = 1;
    LocalJob job(spec);
    Gate gate;
    auto held = std::make_shared<FakeLearner>();
    held->beforeStep = [&](int epoch, std::int64_t) {
        if (epoch == 1)
            gate.pass();
    };
    job.addServer();
    job.addWorker(held);
    gate.reached.get_future().wait();
    std::promise<void> never;
    auto candidate = std::make_shared<FakeLearner>();
    candidate->onLoad = [forever = never.get_future().share()]() -> Status {
        forever.wait();
        return {};
    };
    auto &role = job.addWorker(candidate, -1, "stuck");
    ASSERT_TRUE(eventually([&] { return !job.records(metric::kNeverJoined).empty(); }));
    gate.open.set_value();
    EXPECT_TRUE(job.scheduler.result.get());
    EXPECT_THAT(job.records(metric::kNeverJoined)[0].note, HasSubstr("stuck: not ready within 1 s"));
    EXPECT_EQ(job.records(metric::kMemberJoined).size(), 1u);
    never.set_value();
    EXPECT_EQ(role.result.get().error().code, ErrorCode::NeverJoined);
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
