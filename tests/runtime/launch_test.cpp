#include "runtime_fixture.h"

namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: names of records
using ::testing::HasSubstr;

std::vector<MetricRecord> named(const std::filesystem::path &folder, std::string_view name)
{
    auto list = readRecords(folder / "metrics.jsonl");
    std::erase_if(list, [&](const auto &r) { return r.name != name; });
    return list;
}

class Launch : public ::testing::TestWithParam<int> {};

TEST_P(Launch, TrainsTheRealModelAndLeavesMetricsLogsAndCheckpoints)
{
    TemporaryFolder folder;
    writeSquares(folder.path / "data", 1200, 300);
    const auto run = folder.path / "run";
    const auto outcome = runRuntime({"launch", "-n", std::to_string(GetParam()), "--data",
                                     (folder.path / "data").string(), "--network", "mlp", "--num-epochs", "3",
                                     "--batch-size", "60", "--disp-batches", "5", "--run-folder", run.string()});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.out << outcome.err;
    EXPECT_GT(named(run, metric::kValidationAccuracy).back().value, 0.97);
    EXPECT_EQ(named(run, metric::kTrainAccuracy).back().samples, 1200);
    EXPECT_EQ(named(run, metric::kRunFinished).at(0).value, 0);
    EXPECT_EQ(named(run, metric::kCheckpoint).size(), 3u);
    EXPECT_TRUE(std::filesystem::exists(run / "checkpoints" / "checkpoint-000003.safetensors"));
    // The lines that tools for MXNet's logs read.
    for (const char *log : {"scheduler.log", "worker.log"}) {
        const std::string text = readFile(run / "log" / log).value_or("");
        EXPECT_THAT(text, ::testing::ContainsRegex(
                              "Epoch\\[0\\] Batch \\[0-4\\]\tSpeed: [0-9.]+ samples/sec\taccuracy=[0-9.]+"))
            << log;
        EXPECT_THAT(text, ::testing::ContainsRegex("Epoch\\[2\\] Validation-accuracy=[0-9.]+")) << log;
        EXPECT_THAT(text, HasSubstr("Saved checkpoint to \"")) << log;
    }
}

INSTANTIATE_TEST_SUITE_P(Workers, Launch, ::testing::Values(1, 2, 4));

TEST(LaunchFails, WithOneSentenceForEachBadThing)
{
    TemporaryFolder folder;
    const auto data = folder.path / "data";
    const auto launch = [&](std::vector<std::string> more) {
        std::vector<std::string> words{"launch", "-n",           "1",
                                       "--data", data.string(),  "--num-epochs",
                                       "1",      "--run-folder", (folder.path / "run").string()};
        words.insert(words.end(), more.begin(), more.end());
        return runRuntime(words);
    };
    const auto none = launch({});
    EXPECT_EQ(none.exitStatus, 1);
    EXPECT_THAT(none.err, HasSubstr(data.string() + ": "));
    writeSquares(data, 100, 50);
    std::filesystem::resize_file(data / "train-images-idx3-ubyte", 5000);
    const auto truncated = launch({});
    EXPECT_EQ(truncated.exitStatus, 1);
    EXPECT_THAT(truncated.err, HasSubstr("CorruptData"));
    EXPECT_THAT(truncated.err, HasSubstr("train-images-idx3-ubyte"));
    EXPECT_THAT(named(folder.path / "run", metric::kRunFinished).back().note, HasSubstr("train-images-idx3-ubyte"));
    EXPECT_EQ(launch({"--network", "vgg"}).exitStatus, 2);
    EXPECT_EQ(launch({"--batch-size", "0"}).exitStatus, 2);
    EXPECT_EQ(launch({"--nonsense"}).exitStatus, 2);
    EXPECT_THAT(launch({"--bind", "0.0.0.0"}).err, HasSubstr("0.0.0.0 means every address"));
    writeSquares(data, 100, 50);
    const auto diverged = launch({"--lr", "1000", "--mom", "0.99", "--num-epochs", "50", "--batch-size", "10"});
    EXPECT_EQ(diverged.exitStatus, 1);
    EXPECT_THAT(diverged.err, HasSubstr("Diverged"));
}

TEST(Roles, RefuseASecretThatOthersMayRead)
{
    TemporaryFolder folder;
    JobSpec job = smallJob(1);
    ASSERT_TRUE(writeFileAtomically(folder.path / "job.json", toJson(job)));
    ASSERT_TRUE(writeFileAtomically(folder.path / "secret", std::string(32, 's'), 0644));
    const auto outcome = runRuntime({"scheduler", "--run-folder", folder.path.string(), "--bind", "127.0.0.1"});
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_THAT(outcome.err, HasSubstr("its mode must be 0600"));
}

TEST(Roles, AWorkerWithAWrongSecretIsTurnedAwayAndOneThatNeverComesIsNamed)
{
    TemporaryFolder folder;
    JobSpec job = smallJob(1);
    job.startSeconds = 15; // time for the stranger to come on a busy machine
    writeSquares(folder.path / "data", 100, 50);
    job.data = "file://" + (folder.path / "data").string();
    for (const char *run : {"run", "stranger"}) {
        ASSERT_TRUE(ensureFolder(folder.path / run));
        ASSERT_TRUE(writeFileAtomically(folder.path / run / "job.json", toJson(job)));
        ASSERT_TRUE(writeFileAtomically(folder.path / run / "secret", std::string(32, *run), 0600));
    }
    const auto log = folder.path / "scheduler.log";
    const auto scheduler = spawnDetached({.argv = {kRuntime, "scheduler", "--run-folder",
                                                   (folder.path / "run").string(), "--bind", "127.0.0.1"}},
                                         log.string());
    ASSERT_TRUE(scheduler) << scheduler.error().detail;
    const auto address = folder.path / "run/scheduler.address";
    ASSERT_TRUE(eventually([&] { return std::filesystem::exists(address); })) << readFile(log).value_or("");
    std::string where = readFile(address).value_or("");
    where.erase(where.find_last_not_of('\n') + 1);

    const auto stranger = runRuntime(
        {"worker", "--run-folder", (folder.path / "stranger").string(), "--bind", "127.0.0.1", "--scheduler", where});
    EXPECT_EQ(stranger.exitStatus, 1);
    EXPECT_THAT(stranger.err, HasSubstr("WrongSecret"));

    EXPECT_TRUE(eventually([&] { return !isAlive(*scheduler); })) << "nobody came, and it waits no longer";
    EXPECT_THAT(readFile(log).value_or(""), HasSubstr("NeverJoined"));
    EXPECT_EQ(named(folder.path / "run", metric::kRunFinished).size(), 1u);
}

} // namespace
} // namespace trainyard::testing
