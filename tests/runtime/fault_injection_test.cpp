#include <atomic>
#include <cmath>
#include <csignal>
#include <limits>
#include <thread>

#include "backend/protocol/run_state.h"
#include "backend/runtime/ps/transport/connection.h"
#include "backend/runtime/ps/transport/socket.h"
#include "backend/runtime/worker/nn_learner.h"
#include "runtime_fixture.h"
#include "tests/support/http_server.h"

/// External faults during a run: one error message, exit status 1, and an intact last checkpoint.
namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: names of records
using ::testing::HasSubstr;
using ::testing::Not;

/// The processes of a job, without a launcher.
class FaultInjection : public ::testing::Test {
protected:
    TemporaryFolder folder;
    std::filesystem::path run = folder.path / "run";
    std::vector<ProcessIdentity> started;

    ~FaultInjection() override
    {
        for (const ProcessIdentity &process : started) {
            if (isAlive(process))
                ::kill(process.pid, SIGKILL);
        }
    }
    void writeJob(const JobSpec &job) const
    {
        ASSERT_TRUE(ensureFolder(run));
        ASSERT_TRUE(writeFileAtomically(run / "job.json", toJson(job)));
        ASSERT_TRUE(writeFileAtomically(run / "secret", std::string(32, 's'), 0600));
    }
    std::vector<std::string> words(const std::string &role, const std::string &scheduler = {}) const
    {
        std::vector<std::string> list{role, "--run-folder", run.string(), "--bind", "127.0.0.1"};
        if (!scheduler.empty())
            list.insert(list.end(), {"--scheduler", scheduler});
        return list;
    }
    void start(std::vector<std::string> list)
    {
        const std::string log = (folder.path / (list[0] + ".log")).string();
        list.insert(list.begin(), kRuntime);
        const auto process = spawnDetached({.argv = list}, log);
        ASSERT_TRUE(process) << process.error().detail;
        started.push_back(*process);
    }
    std::string schedulerAddress() const
    {
        EXPECT_TRUE(eventually([&] { return std::filesystem::exists(run / "scheduler.address"); }));
        const std::string text = readFile(run / "scheduler.address").value_or("");
        return text.substr(0, text.find('\n'));
    }
    /// 600 training images as s3://b/set.rec.
    std::string packedSquares() const
    {
        writeSquares(folder.path / "data", 600, 10);
        const auto packed = runRuntime({"data", "pack", (folder.path / "data").string(),
                                        (folder.path / "set.rec").string(), "--encoding", "raw", "--in-order"});
        EXPECT_EQ(packed.exitStatus, 0) << packed.err;
        return readFile(folder.path / "set.rec", 64u << 20).value_or("");
    }
    static support::RawResponse served(const std::string &content, const support::ReceivedRequest &r)
    {
        if (r.target.find("set.rec") == std::string::npos)
            return support::httpResponse(404, "<Error><Code>NoSuchKey</Code></Error>");
        if (r.method == "HEAD")
            return support::RawResponse{
                "HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: " + std::to_string(content.size()) + "\r\n\r\n"};
        std::size_t begin = 0, end = content.size() - 1;
        if (const std::string range = r.header("range"); range.starts_with("bytes=")) {
            begin = std::stoul(range.substr(6));
            end = std::min<std::size_t>(end, std::stoul(range.substr(range.find('-') + 1)));
        }
        return support::httpResponse(206, content.substr(begin, end - begin + 1),
                                     "ETag: \"v1\"\r\nContent-Range: bytes " + std::to_string(begin) + "-" +
                                         std::to_string(end) + "/" + std::to_string(content.size()) + "\r\n");
    }
    std::vector<std::string> accessTo(const std::string &url) const
    {
        return {"AWS_ENDPOINT_URL=" + url, "AWS_ACCESS_KEY_ID=a",  "AWS_SECRET_ACCESS_KEY=b",
                "AWS_SESSION_TOKEN=c",     "AWS_REGION=us-east-1", "HOME=" + folder.path.string()};
    }
    std::string checkpoint(int epochs) const
    {
        return (run / "checkpoints" / ("checkpoint-00000" + std::to_string(epochs) + ".safetensors")).string();
    }
};

TEST_F(FaultInjection, CredentialsThatExpireInTheMiddleOfAnEpoch)
{
    const std::string content = packedSquares();
    ASSERT_FALSE(content.empty());
    const auto first = checkpoint(1);
    support::HttpServer bucket([&](const support::ReceivedRequest &r) {
        if (r.method != "HEAD" && std::filesystem::exists(first))
            return support::httpResponse(400, "<Error><Code>ExpiredToken</Code><Message>The provided token has "
                                              "expired.</Message></Error>");
        return served(content, r);
    });
    JobSpec job = smallJob(1);
    job.data = "s3://b/set.rec";
    job.batchSize = 30;
    job.epochs = 50;
    job.pauseSeconds = 0;
    job.input.cacheMegabytes = 0; // records are read on demand
    writeJob(job);
    start(words("scheduler"));
    const std::string scheduler = schedulerAddress();
    start(words("server", scheduler));
    const auto worker = runRuntime(words("worker", scheduler), accessTo(bucket.url()));
    EXPECT_EQ(worker.exitStatus, 1);
    EXPECT_THAT(worker.err, HasSubstr("CredentialsExpired"));
    EXPECT_THAT(worker.err, HasSubstr("s3://b/set.rec"));
    EXPECT_TRUE(eventually([&] { return !isAlive(started[0]) && !isAlive(started[1]); }));
    ASSERT_EQ(named(run, metric::kRunFinished).size(), 1u);
    const auto finished = named(run, metric::kRunFinished)[0];
    EXPECT_EQ(finished.value, 1);
    EXPECT_THAT(finished.note, HasSubstr("only 0 of at least 1 workers are left"));
    EXPECT_THAT(finished.note, HasSubstr("The provided token has expired")) << "the note of the run has the reason";
    const auto shown = runRuntime({"model", "show", first});
    EXPECT_EQ(shown.exitStatus, 0) << shown.err;
}

TEST_F(FaultInjection, ABucketThatCannotBeReadForAWhile)
{
    const std::string content = packedSquares();
    ASSERT_FALSE(content.empty());
    const auto first = checkpoint(1);
    std::atomic<int> refused = 0;
    support::HttpServer bucket([&](const support::ReceivedRequest &r) {
        const bool outage = std::filesystem::exists(first) && named(run, metric::kDataAwaited).empty();
        if (r.method == "HEAD" || !outage)
            return served(content, r);
        ++refused;
        return support::httpResponse(500, "<Error><Code>InternalError</Code><Message>Try again.</Message></Error>");
    });
    JobSpec job = smallJob(1);
    job.data = "s3://b/set.rec";
    job.batchSize = 30;
    job.epochs = 4; // the first checkpoint exists before the second is begun
    job.pauseSeconds = 0;
    job.candidateSeconds = 600;
    job.input.cacheMegabytes = 0; // records are read on demand
    writeJob(job);
    start(words("scheduler"));
    const std::string scheduler = schedulerAddress();
    start(words("server", scheduler));
    const auto worker = runRuntime(words("worker", scheduler), accessTo(bucket.url()));
    EXPECT_EQ(worker.exitStatus, 0) << worker.err;
    EXPECT_GT(refused, 0);
    EXPECT_TRUE(eventually([&] { return !isAlive(started[0]) && !isAlive(started[1]); }));
    const auto awaited = named(run, metric::kDataAwaited);
    ASSERT_EQ(awaited.size(), 1u) << "the event says since when";
    EXPECT_THAT(awaited[0].note, HasSubstr("InternalError"));
    EXPECT_EQ(named(run, metric::kDataBack).size(), 1u);
    ASSERT_EQ(named(run, metric::kRunFinished).size(), 1u);
    EXPECT_EQ(named(run, metric::kRunFinished)[0].value, 0);
}

TEST_F(FaultInjection, TheDeathOfTheLastWorkerLeavesACheckpointOfItsLastStep)
{
    const auto data = folder.path / "data";
    writeSquares(data, 600, 10);
    JobSpec job = smallJob(1);
    job.data = "file://" + data.string();
    job.batchSize = 30;
    job.epochs = 100000;
    job.savePeriod = 0;
    job.pauseSeconds = 1;
    writeJob(job);
    start(words("scheduler"));
    const std::string scheduler = schedulerAddress();
    start(words("server", scheduler));
    start(words("worker", scheduler));
    ASSERT_TRUE(eventually([&] { return !named(run, metric::kSpeed).empty(); }));
    ::kill(started[2].pid, SIGKILL);
    EXPECT_TRUE(eventually([&] { return !isAlive(started[0]) && !isAlive(started[1]); }));
    ASSERT_EQ(named(run, metric::kRunFinished).size(), 1u);
    const auto finished = named(run, metric::kRunFinished)[0];
    EXPECT_EQ(finished.value, double(RunOutcome::Stopped));
    EXPECT_THAT(finished.note, HasSubstr("only 0 of at least 1 workers are left after a pause of 1 s"));
    EXPECT_THAT(finished.note, HasSubstr("; checkpoint saved at step "));
    ASSERT_EQ(named(run, metric::kCheckpoint).size(), 1u);
    const auto shown = runRuntime({"model", "show", named(run, metric::kCheckpoint)[0].note});
    EXPECT_EQ(shown.exitStatus, 0) << shown.err;
}

TEST_F(FaultInjection, ASchedulerOfAnotherVersion)
{
    writeJob(smallJob(1));
    auto listener = ps::listenOn("127.0.0.1", 0);
    ASSERT_TRUE(listener);
    std::jthread other([&](std::stop_token stop) {
        std::vector<std::unique_ptr<ps::Connection>> kept;
        while (pause(std::chrono::milliseconds(5), {Deadline::never(), stop})) {
            if (ps::Fd fd = ps::acceptFrom(listener->fd)) {
                auto &c = *kept.emplace_back(std::make_unique<ps::Connection>(std::move(fd), "a worker"));
                c.sendText(FrameType::Challenge, std::string("\x63\0\0\0", 4) + std::string(32, 'n'));
                (void)c.writeSome();
            }
        }
    });
    const auto server = runRuntime(words("server", listener->bound.text()));
    EXPECT_EQ(server.exitStatus, 1);
    EXPECT_THAT(server.err, HasSubstr("ProtocolMismatch"));
    EXPECT_THAT(server.err, HasSubstr(listener->bound.text()));
    EXPECT_THAT(server.err, HasSubstr("protocol version 99 does not fit ours"));
}

TEST_F(FaultInjection, WeightsThatAreNotNumbersLeaveTheCheckpointBefore)
{
    writeSquares(folder.path / "data", 600, 100);
    const auto launch = [&](std::vector<std::string> more) {
        std::vector<std::string> list{
            "launch",     "-n",           "1", "--data", (folder.path / "data").string(), "--run-folder",
            run.string(), "--batch-size", "60"};
        list.insert(list.end(), more.begin(), more.end());
        return runRuntime(list);
    };
    const auto good = launch({"--num-epochs", "2"});
    ASSERT_EQ(good.exitStatus, 0) << good.err;
    const std::string kept = readFile(checkpoint(2), 64u << 20).value_or("");
    const auto bad =
        launch({"--num-epochs", "60", "--lr", "1000", "--mom", "0.99", "--resume", (run / "checkpoints").string()});
    EXPECT_EQ(bad.exitStatus, 1);
    EXPECT_THAT(bad.err, HasSubstr("Diverged"));
    EXPECT_EQ(readFile(checkpoint(2), 64u << 20).value_or(""), kept);
    const auto again = launch({"--num-epochs", "3", "--resume", checkpoint(2)});
    EXPECT_EQ(again.exitStatus, 0) << again.err;
    EXPECT_GT(named(run, metric::kValidationAccuracy).back().value, 0.9);
}

TEST_F(FaultInjection, ACheckpointOfWeightsThatAreNotNumbersIsNotWritten)
{
    JobSpec job = smallJob(1);
    job.threads = 1;
    auto learner = worker::NnLearner::make(job, folder.path.string(), {}, {});
    ASSERT_TRUE(learner) << learner.error().detail;
    ASSERT_TRUE((*learner)->prepare(4));
    (*learner)->parameters()[5] = std::numeric_limits<float>::quiet_NaN();
    const auto saved = (*learner)->checkpoint({1, 1, 1, {}, {}, {}}).write({});
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().code, ErrorCode::Diverged);
    EXPECT_TRUE(std::filesystem::is_empty(folder.path));
}

TEST_F(FaultInjection, PredictsTheFirstValidationSamplesInBatchesOfAnySize)
{
    const auto data = folder.path / "data";
    writeSquares(data, 200, 50);
    JobSpec job = smallJob(1);
    job.model = "mlp";
    job.threads = 1;
    job.data = "file://" + data.string();
    auto learner = worker::NnLearner::make(job, folder.path.string(), worker::nodeStorage(false), {});
    ASSERT_TRUE(learner) << learner.error().detail;
    ASSERT_TRUE((*learner)->load());
    ASSERT_TRUE((*learner)->prepare(32));
    const auto weights = (*learner)->parameters();
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = std::sin(float(i));
    const auto at32 = (*learner)->predict(12);
    ASSERT_TRUE(at32) << at32.error().detail;
    ASSERT_EQ(at32->size(), 12u);
    ASSERT_TRUE((*learner)->prepare(5)); // more samples than one batch
    EXPECT_EQ((*learner)->predict(12).value_or(std::vector<int>()), *at32);
    EXPECT_EQ((*learner)->predict(64).value_or(std::vector<int>()).size(), 50u) << "all that there are";
}

} // namespace
} // namespace trainyard::testing
