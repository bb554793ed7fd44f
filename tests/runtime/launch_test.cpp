#include <algorithm>
#include <csignal>
#include <map>

#include <nlohmann/json.hpp>

#include "backend/core/system/rotating_file.h"
#include "backend/runtime/launch/core_share.h"
#include "backend/runtime/launch/machine_cores.h"
#include "backend/runtime/ps/transport/socket.h"
#include "launch_fixture.h"

namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: names of records
using ::testing::HasSubstr;
using ::testing::Not;

using LaunchAgain = LaunchTest;
using LaunchFails = LaunchTest;
using LaunchGoesOn = LaunchTest;
using LaunchChooses = LaunchTest;
using LaunchOnGpus = LaunchTest;
using LaunchLogs = LaunchTest;

class Launch : public LaunchTest, public ::testing::WithParamInterface<int> {};

TEST_P(Launch, TrainsTheRealModelAndLeavesMetricsLogsAndCheckpoints)
{
    writeSquares(data, 1200, 300);
    const auto outcome = launch("run", {"-n", std::to_string(GetParam()), "--num-epochs", "3", "--disp-batches", "5"});
    const auto run = this->run("run");
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.out << outcome.err;
    EXPECT_GT(named(run, metric::kValidationAccuracy).back().value, 0.97);
    EXPECT_EQ(named(run, metric::kTrainAccuracy).back().samples, 1200);
    EXPECT_EQ(named(run, metric::kRunFinished).at(0).value, 0);
    EXPECT_EQ(named(run, metric::kCheckpoint).size(), 3u);
    EXPECT_TRUE(std::filesystem::exists(run / "checkpoints" / "checkpoint-000003.safetensors"));
    const auto share = trainyard::launch::coreShare(trainyard::launch::machineCores(), {GetParam(), 0, 1});
    EXPECT_THAT(readFile(run / "log" / "worker.log").value_or(""),
                HasSubstr(fmt::format("computes on {} thread{}: {}", share.threads, share.threads == 1 ? "" : "s",
                                      share.reason)));
    // Log lines in the format that tools for MXNet expect.
    for (const char *log : {"scheduler.log", "worker.log"}) {
        const std::string text = readFile(run / "log" / log).value_or("");
        EXPECT_THAT(text, ::testing::ContainsRegex(
                              "Epoch\\[0\\] Batch \\[0-4\\]\tSpeed: [0-9.]+ samples/sec\taccuracy=[0-9.]+"))
            << log;
        EXPECT_THAT(text, ::testing::ContainsRegex("Epoch\\[2\\] Validation-accuracy=[0-9.]+")) << log;
        EXPECT_THAT(text, HasSubstr("Saved checkpoint to \"")) << log;
    }
}

TEST_F(LaunchLogs, RotateAndAreMasked)
{
    writeSquares(data, 120, 60);
    const auto log = run("plain-looking-words") / "log" / "scheduler.log";
    std::filesystem::create_directories(log.parent_path());
    std::ofstream(log) << std::string(RotationLimits{}.segmentBytes - 1, 'x') << '\n'; // of an earlier launch
    const auto outcome = launch("plain-looking-words", {"-n", "1", "--num-epochs", "1"},
                                std::vector<std::string>{"MY_API_KEY=plain-looking-words",
                                                         "HOME=" + folder.path.string(), "CUDA_VISIBLE_DEVICES=-1"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.out << outcome.err;
    EXPECT_EQ(closedSegments(log).size(), 1u);
    const std::string text = readFile(log).value_or("");
    EXPECT_THAT(text, ::testing::ContainsRegex("Saved checkpoint to \".*/\\*\\*\\*/checkpoints/"));
    EXPECT_THAT(text, Not(HasSubstr("plain-looking-words")));
    EXPECT_THAT(outcome.out, ::testing::EndsWith(text)) << "the scheduler's lines are shown, and no older ones";
    EXPECT_LT(outcome.out.size(), 1u << 20);
    EXPECT_THAT(readFile(log.parent_path() / "worker.log").value_or("plain-looking-words"),
                Not(HasSubstr("plain-looking-words")));
}

INSTANTIATE_TEST_SUITE_P(Workers, Launch, ::testing::Values(1, 2, 4));

TEST_F(LaunchAgain, GoesOnFromACheckpointWithAnotherNumberOfWorkers)
{
    writeSquares(data, 600, 200);
    ASSERT_EQ(launch("first", {"-n", "1", "--num-epochs", "2"}).exitStatus, 0);
    const auto checkpoints = (run("first") / "checkpoints").string();
    const auto outcome = launch("second", {"-n", "2", "--num-epochs", "3", "--resume", checkpoints});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.out << outcome.err;
    const auto accuracy = named(run("second"), metric::kValidationAccuracy);
    ASSERT_EQ(accuracy.size(), 1u);
    EXPECT_EQ(accuracy[0].epoch, 2);
    EXPECT_GE(accuracy[0].value + 0.01, named(run("first"), metric::kValidationAccuracy).back().value);
    const auto nothing = launch("third", {"-n", "1", "--num-epochs", "2", "--resume", checkpoints});
    EXPECT_EQ(nothing.exitStatus, 1);
    EXPECT_THAT(nothing.err, HasSubstr("the checkpoint has 2 epochs, and the job wants 2"));
    EXPECT_THAT(launch("fourth", {"-n", "1", "--num-epochs", "3", "--resume", run("none").string()}).err,
                HasSubstr("NotFound"));
}

TEST_F(LaunchChooses, HowTheWireIsProtectedWithoutAnotherResult)
{
    writeSquares(data, 600, 200);
    const std::string plain = learnt("plain", 2, {"-n", "2", "--wire", "plain"});
    EXPECT_EQ(plain, learnt("aead", 2, {"-n", "2", "--wire", "aead"}));
    const auto wrong = launch("wrong", {"-n", "1", "--wire", "tls"});
    EXPECT_EQ(wrong.exitStatus, 2);
    EXPECT_THAT(wrong.err, HasSubstr("wire: \"tls\" is none of auto, plain, aead"));
}

class LaunchResumed : public LaunchTest, public ::testing::WithParamInterface<std::vector<std::string>> {};

TEST_P(LaunchResumed, IsWhatAnUnbrokenRunWouldBe)
{
    writeSquares(data, 600, 100);
    std::vector<std::string> words{"--lr-step-epochs", "1,3", "--lr-factor", "0.5", "--warmup-epochs", "0.5"};
    words.insert(words.end(), GetParam().begin(), GetParam().end());
    const std::string whole = learnt("whole", 4, words), half = learnt("half", 2, words);
    EXPECT_GT(whole.size(), 800'000u) << "the weights, and as much of the optimiser at least";
    words.insert(words.end(), {"--resume", (run("half") / "checkpoints").string()});
    EXPECT_TRUE(whole == learnt("again", 4, words));
    EXPECT_FALSE(whole == half);
    std::map<int, double> rate; // learning rate at the start of each epoch
    for (const auto &record : named(run("whole"), metric::kLearningRate))
        rate.try_emplace(record.epoch, record.value);
    EXPECT_EQ(rate[0], 0) << "before the warm-up";
    EXPECT_GT(rate[2], 0);
    EXPECT_DOUBLE_EQ(rate[3], rate[2] / 2);
}

INSTANTIATE_TEST_SUITE_P(Optimizers, LaunchResumed,
                         ::testing::Values(std::vector<std::string>{"-n", "2", "-s", "2"},
                                           std::vector<std::string>{"-n", "2", "-s", "2", "--update-on", "workers"},
                                           std::vector<std::string>{"-n", "2", "--update-on", "workers", "--optimizer",
                                                                    "adam", "--lr", "0.001"},
                                           std::vector<std::string>{"-n", "2", "--optimizer", "adam", "--lr", "0.001"},
                                           std::vector<std::string>{"-n", "1", "-s", "0", "--kv-store", "local",
                                                                    "--optimizer", "adam", "--lr", "0.001"}));

TEST_F(LaunchAgain, WithTheSameSeedAndSizesGivesTheSameWeightsBitForBit)
{
    writeSquares(data, 600, 100);
    const std::vector<std::string> words{"-n", "3", "-s", "2", "--network", "lenet", "--seed", "7"};
    const std::string first = learnt("first", 2, words);
    EXPECT_GT(first.size(), 1'000'000u);
    EXPECT_TRUE(first == learnt("second", 2, words));
}

TEST_F(LaunchAgain, WithStepsOnTheWorkersGivesWhatServersWouldBitForBit)
{
    writeSquares(data, 600, 100);
    for (const char *optimizer : {"sgd", "nag", "adam"}) {
        std::vector<std::string> words{"-n", "3", "-s", "2", "--lr", "0.002", "--optimizer", optimizer};
        const std::string servers = learnt(std::string("servers-") + optimizer, 2, words);
        EXPECT_GT(servers.size(), 800'000u);
        words.insert(words.end(), {"--update-on", "workers"});
        EXPECT_TRUE(servers == learnt(std::string("workers-") + optimizer, 2, words)) << optimizer;
    }
}

TEST_F(LaunchFails, WithOneSentenceWhenTheBucketCannotBeReached)
{
    const auto outcome = launch("run", {"-n", "1", "--data", "s3://nowhere/digits", "--num-epochs", "1"},
                                std::vector<std::string>{"AWS_ENDPOINT_URL=http://127.0.0.1:9", "AWS_ACCESS_KEY_ID=a",
                                                         "AWS_SECRET_ACCESS_KEY=b", "AWS_REGION=us-east-1",
                                                         "AWS_MAX_ATTEMPTS=1", "HOME=" + folder.path.string()});
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_THAT(outcome.err, HasSubstr("Unreachable"));
    EXPECT_THAT(outcome.err, HasSubstr("127.0.0.1"));
    EXPECT_THAT(named(run("run"), metric::kRunFinished).back().value, 1);
}

TEST_F(LaunchGoesOn, WhenTheDiskIsFullAtACheckpointAndTheLastOneIsIntact)
{
    writeSquares(data, 600, 100);
    ASSERT_TRUE(ensureFolder(folder.path / "kept"));
    const std::string run = this->run("run").string();
    // A separate file system for the checkpoints, with space for one of 876 KB.
    const std::string script = "mkdir -p " + run + "/checkpoints && mount -t tmpfs -o size=1200k none " + run +
                               "/checkpoints || exit 77\n" + kRuntime + " launch -n 1 --data " + data.string() +
                               " --num-epochs 3 --batch-size 60 --run-folder " + run + " || exit 1\ncp " + run +
                               "/checkpoints/*.safetensors " + (folder.path / "kept").string();
    const auto outcome = runProcess({{"unshare", "-rm", "sh", "-c", script}, {}, "", ""},
                                    {Deadline::after(std::chrono::seconds(100)), {}});
    if (!outcome || outcome->exitStatus == 77 || outcome->err.starts_with("unshare"))
        GTEST_SKIP() << "no user namespaces here, so no small file system to fill";
    ASSERT_EQ(outcome->exitStatus, 0) << outcome->out << outcome->err;
    EXPECT_THAT(outcome->out, HasSubstr("No checkpoint of epoch 2: "));
    const auto saved = named(run, metric::kCheckpoint);
    ASSERT_EQ(saved.size(), 3u);
    EXPECT_EQ(saved[0].value, 1);
    EXPECT_EQ(saved[1].value, -1);
    EXPECT_THAT(saved[2].note, HasSubstr("No space left on device"));
    EXPECT_EQ(named(run, metric::kRunFinished).at(0).value, 0);
    const auto again = launch("again", {"-n", "1", "--num-epochs", "2", "--resume", (folder.path / "kept").string()});
    EXPECT_EQ(again.exitStatus, 0) << again.out << again.err;
}

TEST_F(LaunchGoesOn, WhenTheBucketOfItsCheckpointsCannotBeReached)
{
    writeSquares(data, 600, 100);
    const auto outcome = launch("run", {"-n", "1", "--num-epochs", "2", "--checkpoint-folder", "s3://nowhere/models/"},
                                std::vector<std::string>{"AWS_ENDPOINT_URL=http://127.0.0.1:9", "AWS_ACCESS_KEY_ID=a",
                                                         "AWS_SECRET_ACCESS_KEY=b", "AWS_REGION=us-east-1",
                                                         "AWS_MAX_ATTEMPTS=1", "HOME=" + folder.path.string()});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.out << outcome.err;
    const auto saved = named(run("run"), metric::kCheckpoint);
    ASSERT_EQ(saved.size(), 4u) << "each on the machine, and then not in the bucket";
    EXPECT_EQ(saved[0].value, 1);
    EXPECT_EQ(saved[0].note, checkpoint("run", 1).string());
    EXPECT_EQ(std::ranges::count(saved, -1.0, &protocol::MetricRecord::value), 2);
    EXPECT_TRUE(std::ranges::any_of(saved, [](const auto &record) {
        return record.note.find("it is on this machine only, since uploading it to "
                                "s3://nowhere/models/checkpoint-000002.safetensors failed") != std::string::npos;
    }));
    EXPECT_TRUE(std::filesystem::exists(checkpoint("run", 2)));
    EXPECT_THAT(launch("gs", {"-n", "1", "--checkpoint-folder", "gs://bucket"}).err, HasSubstr("checkpointFolder: is"));
}

TEST_F(LaunchChooses, AModelOfAFileAndAnotherOptimizer)
{
    writeSquares(data, 1200, 300);
    const auto model = folder.path / "one-layer.json";
    const auto launchWith = [&](const std::string &layers) {
        EXPECT_TRUE(writeFileAtomically(model, R"({"format": "trainyard-model", "version": 1, "name": "one-layer",
            "input": {"height": 28, "width": 28, "channels": 1}, "layers": [)" +
                                                   layers + "]}"));
        return launch("run", {"-n", "2", "--network", model.string(), "--optimizer", "adam", "--lr", "0.01",
                              "--num-epochs", "3"});
    };
    const auto good = launchWith(R"({"name": "fc", "kind": "dense", "outputs": 10})");
    ASSERT_EQ(good.exitStatus, 0) << good.out << good.err;
    EXPECT_GT(named(run("run"), metric::kValidationAccuracy).back().value, 0.97);
    const auto shown = runRuntime({"model", "show", checkpoint("run", 3).string()});
    EXPECT_EQ(shown.exitStatus, 0) << shown.err;
    EXPECT_THAT(shown.out, HasSubstr("one-layer"));
    const auto bad = launchWith(R"({"name": "fc", "kind": "sparse", "outputs": 10})");
    EXPECT_EQ(bad.exitStatus, 1);
    EXPECT_THAT(bad.err, HasSubstr("sparse"));
}

TEST_F(LaunchOnGpus, GivesEachWorkerItsOwnAndTrainsAsWell)
{
    // Links the CUDA stand-in of the nn tests where the program searches for the real libraries.
    for (const char *name : {"libcudart.so.13", "libcublas.so.13", "libcublasLt.so.13", "libcudnn.so.9"})
        std::filesystem::create_symlink(TRAINYARD_CUDA_STAND_IN, folder.path / name);
    writeSquares(data, 600, 100);
    const auto run = this->run("run");
    const auto outcome = launch("run", {"-n", "2", "--gpus", "0,1", "--network", "mlp", "--num-epochs", "4"},
                                {{"LD_LIBRARY_PATH=" + folder.path.string(), "PATH=/usr/bin:/bin"}});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.out << outcome.err;
    EXPECT_GT(named(run, metric::kValidationAccuracy).back().value, 0.97);
    std::string logs;
    for (const auto &entry : std::filesystem::directory_iterator(run / "log"))
        logs += readFile(entry.path()).value_or("");
    EXPECT_THAT(logs, AllOf(HasSubstr("computes on gpu 0"), HasSubstr("computes on gpu 1")));
}

TEST_F(LaunchFails, WithOneSentenceForEachBadThing)
{
    const auto launch = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"-n", "1", "--num-epochs", "1"});
        return LaunchTest::launch("run", more);
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
    EXPECT_THAT(named(run("run"), metric::kRunFinished).back().note, HasSubstr("train-images-idx3-ubyte"));
    EXPECT_EQ(launch({"--network", "vgg"}).exitStatus, 2);
    EXPECT_EQ(launch({"--batch-size", "0"}).exitStatus, 2);
    EXPECT_EQ(launch({"--nonsense"}).exitStatus, 2);
    EXPECT_THAT(launch({"--bind", "0.0.0.0"}).err, HasSubstr("0.0.0.0 means every address"));
    writeSquares(data, 100, 50);
    const auto noCard = launch({"--gpus", "63"}); // no silent fallback to the CPU
    EXPECT_EQ(noCard.exitStatus, 1);
    EXPECT_THAT(noCard.err, HasSubstr("--gpus"));
    const auto half = launch({"--gpus", "0", "--dtype", "bfloat16"});
    EXPECT_NE(half.exitStatus, 0);
    EXPECT_THAT(half.err, HasSubstr("bfloat16 is not there for GPUs yet"));
    const auto diverged = launch({"--lr", "1000", "--mom", "0.99", "--num-epochs", "50", "--batch-size", "10"});
    EXPECT_EQ(diverged.exitStatus, 1);
    EXPECT_THAT(diverged.err, HasSubstr("Diverged"));
}

TEST_F(LaunchFails, BeforeAnyProcessWhenTheJobDoesNotFitItsData)
{
    writeSquares(data, 100, 50);
    const auto colour = launch("run", {"-n", "2", "--network", "cifar-resnet-20-28x28"});
    EXPECT_EQ(colour.exitStatus, 2);
    EXPECT_THAT(colour.err, HasSubstr("have 1 channel (grey), and cifar-resnet-20-28x28 takes 3 channels (colour)"));
    EXPECT_EQ(colour.out, "");
    EXPECT_FALSE(std::filesystem::exists(run("run"))) << "no role was started";
    const auto classes = launch("run", {"-n", "1", "--num-classes", "3"});
    EXPECT_EQ(classes.exitStatus, 2);
    EXPECT_THAT(classes.err, HasSubstr("choose --num-classes 10."));
    EXPECT_THAT(launch("run", {"-n", "1", "--network", "resnet", "--num-layers", "20", "--image-shape", "1,28,28"}).err,
                HasSubstr("\"1,28,28\" is not what cifar-resnet-20-28x28 takes"));
    const auto warned = launch("run", {"-n", "1", "--num-epochs", "1", "--batch-size", "101"});
    EXPECT_EQ(warned.exitStatus, 0) << warned.err;
    EXPECT_THAT(warned.err, HasSubstr("warning: A step of all workers takes 101 samples"));
}

TEST_F(LaunchChooses, NoServersForALocalKvStore)
{
    writeSquares(data, 120, 60);
    const auto local = launch("local", {"-n", "1", "--kv-store", "local", "--num-epochs", "1"});
    EXPECT_EQ(local.exitStatus, 0) << local.err;
    EXPECT_FALSE(std::filesystem::exists(run("local") / "log" / "server-1.log"));
    const auto two = launch("two", {"-n", "2", "--kv-store", "local"});
    EXPECT_EQ(two.exitStatus, 2);
    EXPECT_THAT(two.err, HasSubstr("kvStore: local means one worker and no server, not 2 and 0: train in dist_sync"));
}

TEST(Roles, ASchedulerThatIsStartedAgainFindsItsPortStillItsOwn)
{
    TemporaryFolder folder;
    const JobSpec job = smallJob(1);
    ASSERT_TRUE(writeFileAtomically(folder.path / "job.json", toJson(job)));
    ASSERT_TRUE(writeFileAtomically(folder.path / "secret", std::string(32, 's'), 0600));
    const auto log = folder.path / "log" / "scheduler.log", address = folder.path / "scheduler.address";
    const auto watcher = spawnDetached({.argv = {kRuntime, "supervise", "--label", "scheduler", "--role", "scheduler",
                                                 "--run-folder", folder.path.string(), "--bind", "127.0.0.1"}},
                                       (folder.path / "watcher.log").string());
    ASSERT_TRUE(watcher) << watcher.error().detail;
    ASSERT_TRUE(eventually([&] { return std::filesystem::exists(address); })) << readFile(log).value_or("");
    const auto where = ps::parseEndpoint(readFile(address).value_or("\n").substr(0, readFile(address)->size() - 1));
    ASSERT_TRUE(where);
    int scheduler = 0; // written shortly after the start; kill(0) would end the caller
    ASSERT_TRUE(eventually([&] {
        const auto entry = nlohmann::json::parse(readFile(folder.path / "scheduler.pid").value_or(""), nullptr, false);
        scheduler = entry.is_object() ? entry.value("pid", 0) : 0;
        return scheduler > 1;
    }));
    ::kill(scheduler, SIGKILL);
    EXPECT_TRUE(eventually([&] {
        const auto taken = ps::listenOn(where->host, where->port);
        EXPECT_FALSE(taken) << "another program could have it";
        return taken || readFile(log).value_or("").find("attempt 2") != std::string::npos;
    }));
    EXPECT_THAT(readFile(log).value_or(""), HasSubstr("listens on " + where->text() + ", attempt 2"));
    ASSERT_GT(watcher->pid, 1);
    ::kill(-watcher->pid, SIGKILL);
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
    job.startSeconds = 15; // time for the stranger to connect on a busy machine
    writeSquares(folder.path / "data", 100, 50);
    job.data = "file://" + (folder.path / "data").string();
    for (const char *run : {"run", "stranger"}) {
        ASSERT_TRUE(ensureFolder(folder.path / run));
        ASSERT_TRUE(writeFileAtomically(folder.path / run / "job.json", toJson(job)));
        ASSERT_TRUE(writeFileAtomically(folder.path / run / "secret", std::string(32, *run), 0600));
    }
    const auto log = folder.path / "scheduler.log";
    const auto scheduler = spawnDetached(
        {.argv = {kRuntime, "scheduler", "--run-folder", (folder.path / "run").string(), "--bind", "127.0.0.1"}},
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

    EXPECT_TRUE(eventually([&] { return !isAlive(*scheduler); })) << "no worker has joined within the limit";
    EXPECT_THAT(readFile(log).value_or(""), HasSubstr("NeverJoined"));
    EXPECT_EQ(named(folder.path / "run", metric::kRunFinished).size(), 1u);
}

} // namespace
} // namespace trainyard::testing
