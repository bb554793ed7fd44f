// Workers that join and leave while a job runs.
#include <map>
#include <mutex>

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/protocol/count_reset.h"
#include "backend/runtime/ps/scheduler/run_files.h"
#include "job_fixture.h"

namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: names of records
using ::testing::HasSubstr;

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

TEST(Job, AWorkerOnAHostThatIsExcludedWaitsAndJoins) // H24
{
    JobSpec spec = smallJob(2);
    spec.epochs = 100000;
    spec.boundary = Boundary::Batch;
    spec.hostDeaths = 1;
    spec.cooldownSeconds = 5;
    LocalJob job(spec);
    job.addServer();
    job.addWorker(std::make_shared<FakeLearner>(), 0, "steady");
    RunningRole &flaky = job.addWorker(std::make_shared<FakeLearner>(), 1, "flaky");
    ASSERT_TRUE(eventually([&] { return !job.records(metric::kMemberJoined).empty(); }));
    flaky.stop.request_stop();
    ASSERT_TRUE(eventually([&] { return !job.records(metric::kMemberDied).empty(); }));
    RunningRole &again = job.addWorker(std::make_shared<FakeLearner>(), -1, "flaky");
    ASSERT_TRUE(eventually([&] { return job.records(metric::kMemberJoined).size() == 3; }));
    EXPECT_FALSE(again.done());
    EXPECT_EQ(job.records(metric::kMemberJoined).back().note, "flaky");
    ASSERT_EQ(job.records(metric::kCoolingDown).size(), 1u) << "it was refused first";
    job.scheduler.stop.request_stop();
    EXPECT_EQ(job.wait().error().code, ErrorCode::Cancelled);
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
    files->hostLog(true, "10.0.1.7");
    files->hostLog(true, "10.0.1.8");
    const auto file = folder.path / "host_worker";
    ASSERT_TRUE(writeFileAtomically(file, "10.0.1.7\nthe other one\n"));
    EXPECT_FALSE(files->hostEdit());
    EXPECT_FALSE(files->hostEdit()) << "10.0.1.8 stays: that line is perhaps meant to be its";
    EXPECT_FALSE(files->hostEdit()) << "it is reported once";
    files->hostLog(true, "10.0.1.9");
    EXPECT_EQ(readFile(file).value_or(""), "10.0.1.7\n10.0.1.8\n10.0.1.9\nthe other one\n");
    EXPECT_FALSE(files->hostEdit()) << "it is the file that was written here";
    ASSERT_TRUE(writeFileAtomically(file, "10.0.1.9\n10.0.1.7\n10.0.1.10\n"));
    EXPECT_FALSE(files->hostEdit()) << "it may be written just now";
    const auto edit = files->hostEdit();
    ASSERT_TRUE(edit);
    EXPECT_EQ(edit->removed, std::vector<std::string>{"10.0.1.8"});
    EXPECT_EQ(edit->added, std::vector<std::string>{"10.0.1.10"});
    EXPECT_FALSE(files->hostEdit()) << "each edit once";
    files->hostLog(false, "10.0.1.8");
    EXPECT_EQ(readFile(file).value_or(""), "10.0.1.7\n10.0.1.9\n");
}

TEST(RunFiles, AResetOfCountsIsReadOnceForEachTimeItIsWritten) // H29
{
    const TemporaryFolder folder;
    auto files = ps::RunFiles::open(folder.path);
    ASSERT_TRUE(files) << files.error().detail;
    EXPECT_FALSE(files->countReset());
    const auto file = folder.path / protocol::kCountResetFile;
    auto write = [&, at = std::filesystem::file_time_type::clock::now()](const char *text) mutable {
        ASSERT_TRUE(writeFileAtomically(file, text));
        std::filesystem::last_write_time(file, at += std::chrono::seconds(1));
    };
    write("worker-2\nworker-3\n");
    EXPECT_EQ(files->countReset(), (std::vector<std::string>{"worker-2", "worker-3"}));
    EXPECT_FALSE(files->countReset());
    write("\n");
    EXPECT_EQ(files->countReset(), std::vector<std::string>()) << "all hosts";
    write("not a host\n");
    EXPECT_FALSE(files->countReset());
    write("worker-2\n");
    EXPECT_EQ(files->countReset(), std::vector<std::string>{"worker-2"}) << "the same text again";
}

TEST(RunFiles, AnEmptyHostWorkerEndsNoWorker)
{
    const TemporaryFolder folder;
    auto files = ps::RunFiles::open(folder.path);
    ASSERT_TRUE(files) << files.error().detail;
    files->hostLog(true, "10.0.1.7");
    for (const char *text : {"", "# none\n\n"}) { // also while another program writes the file
        ASSERT_TRUE(writeFileAtomically(folder.path / "host_worker", text));
        for (int look = 0; look < 3; ++look)
            EXPECT_FALSE(files->hostEdit());
    }
}

TEST(Job, AWorkerThatComesWhileTheBucketFailsLoadsWhenItIsThereAgain) // D2
{
    LocalJob job(smallJob(1));
    Gate gate;
    auto held = std::make_shared<FakeLearner>();
    held->beforeStep = [&](int epoch, std::int64_t) {
        if (epoch == 1)
            gate.pass();
    };
    job.addServer();
    job.addWorker(held);
    gate.reached.get_future().wait();
    auto late = std::make_shared<FakeLearner>();
    late->onLoad = [tries = 0]() mutable -> Status {
        return ++tries == 1 ? Status(fail(ErrorCode::Unreachable, "s3://b/x.rec", "timed out")) : Status();
    };
    auto &role = job.addWorker(late, -1, "late");
    EXPECT_TRUE(eventually([&] { return role.done() || !job.records(metric::kDataBack).empty(); }));
    EXPECT_FALSE(role.done());
    gate.open.set_value();
    EXPECT_TRUE(job.wait());
    ASSERT_EQ(job.records(metric::kDataAwaited).size(), 1u);
    EXPECT_THAT(job.records(metric::kDataAwaited)[0].note, HasSubstr("late: s3://b/x.rec: timed out"));
    EXPECT_EQ(job.records(metric::kDataBack).size(), 1u);
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

} // namespace
} // namespace trainyard::testing
