#include "backend/protocol/job/job_spec.h"

#include <functional>

#include <gmock/gmock.h>

namespace trainyard::protocol {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

JobSpec goodJob()
{
    JobSpec job;
    job.run = RunId("r-0123456789abcdef");
    job.data = "s3://digits/mnist";
    job.model = "lenet";
    job.seed = 0xffff'ffff'ffff'ffffull;
    job.workers = 2;
    job.learningRate = 0.1;
    job.schedule = Schedule::Kind::Step;
    job.stepEpochs = {10, 15.5};
    job.input = cifarInput();
    job.input.validation = "s3://digits/val/*.rec";
    job.input.rawShape = {3, 32, 32};
    return job;
}

TEST(JobSpec, SurvivesTheRoundTripBitForBit)
{
    const auto copy = jobSpecFromJson(toJson(goodJob()));
    ASSERT_TRUE(copy) << copy.error().detail;
    EXPECT_EQ(*copy, goodJob());
}

TEST(JobSpec, KeepsDefaultsOfFieldsLeftOut)
{
    const auto job = jobSpecFromJson(R"({"run":"r-1","data":"file:///d"})");
    ASSERT_TRUE(job) << job.error().detail;
    EXPECT_EQ(job->epochs, 20);
    EXPECT_TRUE(job->synchronous());
}

struct BadJob {
    const char *text;
    const char *complaint;
};

class JobSpecRefuses : public ::testing::TestWithParam<BadJob> {};

TEST_P(JobSpecRefuses, AndNamesTheField)
{
    const auto job = jobSpecFromJson(GetParam().text);
    ASSERT_FALSE(job);
    EXPECT_EQ(job.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(job.error().detail, StartsWith(GetParam().complaint));
}

INSTANTIATE_TEST_SUITE_P(
    Bad, JobSpecRefuses,
    ::testing::Values(BadJob{"", "this is not JSON"}, BadJob{"[]", "this is JSON, but not an object"},
                      BadJob{R"({"data":"file:///d"})", "run:"}, BadJob{R"({"run":"r-1"})", "data:"},
                      BadJob{R"({"run":"../x","data":"file:///d"})", "run:"},
                      BadJob{R"({"run":"r-1","data":"http://d"})", "data:"},
                      BadJob{R"({"run":"r-1","data":"file:///d;d2"})", "data:"},
                      BadJob{R"({"run":"r-1","data":"s3://localhost:46055#/x"})", "data:"}, // S13
                      BadJob{R"({"run":"r-1","data":"s3://b/x;s3://evil.example?/x"})", "data:"},
                      BadJob{R"({"run":"r-1","data":"s3://"})", "data:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","checkpointFolder":"s3://u@h/x"})",
                             "checkpointFolder:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","resume":"s3://../x"})", "resume:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","checkpointFolder":"gs://bucket/x"})",
                             "checkpointFolder: is neither"},
                      BadJob{R"({"run":"r-1","data":"file:///d","resume":"https://host/x"})", "resume: is neither"},
                      BadJob{R"({"run":"r-1","data":"file:///d","input":[]})", "input: is not an object"},
                      BadJob{R"({"run":"r-1","data":"file:///d","input":{"pad":-1}})", "input.pad:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","input":{"format":"x"}})", "input.format:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","input":{"mean":[1,2]}})", "input.mean:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","input":{"deviation":[1,0,1]}})", "input.deviation:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","input":{"rawShape":[2,8,8]}})", "input.rawShape:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","input":{"validation":"here"}})", "input.validation:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","input":{"crop":1}})", "input.crop:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","workers":0})", "workers:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","workers":"2"})", "workers:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","epochs":2.5})", "epochs:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","epochs":18446744073709551615})", "epochs:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","momentum":1})", "momentum:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","learningRate":0})", "learningRate:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","schedule":"poly"})", "schedule:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","schedule":"step"})", "schedule:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","schedule":"step","stepEpochs":[3,1]})", "schedule:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","stepEpochs":7})", "stepEpochs:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","stepEpochs":["7"]})", "stepEpochs:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","finalRate":0.1})", "schedule:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","warmupEpochs":-1})", "warmupEpochs:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","rampSteps":-1})", "rampSteps:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","seed":-1})", "seed:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","model":"vgg"})", "model:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","kvStore":"local","servers":1})", "kvStore:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","kvStore":"local","workers":2})",
                             "kvStore: local means one worker and no server, not 2 and 0"},
                      BadJob{R"({"run":"r-1","data":"file:///d","kvStore":"dist"})", "kvStore:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","servers":0})", "servers:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","gpus":"0,0"})", "gpus:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","gpus":"0","precision":"bfloat16"})", "gpus: bfloat16"},
                      BadJob{R"({"run":"r-1","data":"file:///d","updateOn":"scheduler"})", "updateOn:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","updateOn":"workers","kvStore":"dist_async"})",
                             "updateOn: workers cannot step in dist_async, where no two have the same weights"},
                      BadJob{R"({"run":"r-1","data":"file:///d","compression":"zip"})", "compression:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","wire":"tls"})", "wire:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","compressionThreshold":0})", "compressionThreshold:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","minWorkers":2})", "minWorkers:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","workers":8,"batchSize":4})", "batchSize:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","sliceBytes":5000})", "sliceBytes:"},
                      BadJob{R"({"run":"r-1","data":"file:///d","epoch":3})", "epoch:"}));

TEST(JobSpec, ReadsListsOfCards)
{
    EXPECT_THAT(gpusOf("").value(), testing::IsEmpty());
    EXPECT_THAT(gpusOf("3").value(), testing::ElementsAre(3));
    EXPECT_THAT(gpusOf("0,1,2,3").value(), testing::ElementsAre(0, 1, 2, 3));
    for (const char *wrong : {"all", "0,", ",0", "0 1", "-1", "64", "1,1", "0;1", "1.5", "4294967296"})
        EXPECT_EQ(gpusOf(wrong).error().code, ErrorCode::InvalidArgument) << wrong;
}

TEST(JobSpec, KnowsAllSpellingsOfTheKvStore)
{
    for (const char *sync : {"dist_sync", "dist_device_sync", "dist_sync_device"})
        EXPECT_EQ(kvStoreKind(sync).value(), KvStoreKind::Sync);
    for (const char *async : {"dist_async", "dist_device_async", "dist_async_device"})
        EXPECT_EQ(kvStoreKind(async).value(), KvStoreKind::Async);
    JobSpec job = goodJob();
    job.kvStore = "device";
    job.workers = 1;
    job.servers = 0;
    EXPECT_TRUE(validate(job));
    EXPECT_TRUE(job.local());
    const auto file = jobSpecFromJson(R"({"run":"r-1","data":"file:///d","kvStore":"local"})");
    ASSERT_TRUE(file) << file.error().detail;
    EXPECT_EQ(file->servers, 0);
    EXPECT_TRUE(job.synchronous());
}

TEST(JobSpec, RefusesANewerVersion)
{
    const auto job = jobSpecFromJson(R"({"version":3,"run":"r-1","data":"file:///d","new":1})");
    ASSERT_FALSE(job);
    EXPECT_EQ(job.error().code, ErrorCode::ProtocolMismatch);
}

JobSpec aTask()
{
    JobSpec job;
    job.run = RunId("r-1");
    job.type = JobType::Pytorch;
    job.servers = 0;
    job.task.command = "train.py --name \"it's\"";
    job.task.environment = {"A=b c", "EMPTY="};
    job.task.secrets = {"WANDB_API_KEY"};
    job.task.patterns = {R"(loss is (?<loss>[0-9.]+))"};
    job.task.options = {{"torch.nnodes", "1:3"}};
    return job;
}

TEST(JobSpec, OfATaskSurvivesTheRoundTripAndNeedsNoData)
{
    const JobSpec job = aTask();
    EXPECT_EQ(versionOf(job), 2);
    const auto copy = jobSpecFromJson(toJson(job));
    ASSERT_TRUE(copy) << copy.error().detail;
    EXPECT_EQ(*copy, job);
}

TEST(JobSpec, IsSavedWithinLongEpochsUnlessNoCheckpointsAreWanted)
{
    JobSpec job;
    EXPECT_EQ(job.minutesBetweenSaves(), 10);
    job.savePeriod = 0;
    EXPECT_EQ(job.minutesBetweenSaves(), 0);
    job.saveMinutes = 30;
    EXPECT_EQ(job.minutesBetweenSaves(), 30);
    job.savePeriod = 5;
    job.saveMinutes = 0;
    EXPECT_EQ(job.minutesBetweenSaves(), 0);
}

TEST(JobSpec, OfTheTrainerIsReadByOlderPrograms)
{
    EXPECT_THAT(toJson(goodJob()), ::testing::Not(HasSubstr("\"task\"")));
    EXPECT_THAT(toJson(goodJob()), HasSubstr("\"version\": 1"));
    JobSpec queued = goodJob();
    queued.task.launcher = Launcher::Slurm; // which they do not know
    EXPECT_THAT(toJson(queued), HasSubstr("\"version\": 2"));
}

TEST(JobSpec, OfATaskRefusesWhatCannotRun)
{
    const auto complaint = [](const std::function<void(JobSpec &)> &spoil) {
        JobSpec job = aTask();
        spoil(job);
        const auto found = problems(job);
        return found.empty() ? std::string() : found.front().detail;
    };
    EXPECT_THAT(complaint([](JobSpec &j) { j.task.command.clear(); }), StartsWith("task.command"));
    EXPECT_THAT(complaint([](JobSpec &j) { j.task.folder = "../etc"; }), StartsWith("task.folder"));
    EXPECT_THAT(complaint([](JobSpec &j) { j.task.nodes = "some"; }), StartsWith("task.nodes"));
    EXPECT_THAT(complaint([](JobSpec &j) { j.task.environment = {"no value"}; }), StartsWith("task.environment"));
    EXPECT_THAT(complaint([](JobSpec &j) { j.task.environment = {"TRAINYARD_RUN=x"}; }),
                StartsWith("task.environment"));
    EXPECT_THAT(complaint([](JobSpec &j) { j.task.secrets = {"a-b"}; }), StartsWith("task.secrets"));
    EXPECT_THAT(complaint([](JobSpec &j) { j.task.restarts = 3; }), StartsWith("task.restarts"));
    EXPECT_EQ(complaint([](JobSpec &) {}), "");
}

TEST(JobSpec, RefusesTextThatIsTooLongOrTooDeep)
{
    EXPECT_THAT(jobSpecFromJson(std::string(70'000, ' ')).error().detail, HasSubstr("more than"));
    EXPECT_FALSE(jobSpecFromJson("{\"a\":" + std::string(1000, '[') + std::string(1000, ']') + "}"));
}

TEST(JobSpec, ListsTheProblemsOfItsFields)
{
    JobSpec job = goodJob();
    EXPECT_THAT(problems(job), ::testing::IsEmpty());
    job.epochs = 0;
    job.batchSize = 1;
    job.gpus = "x";
    job.input.pad = -1;
    job.heartbeatSeconds = std::numeric_limits<double>::infinity();
    EXPECT_THAT(
        problems(job),
        ::testing::ElementsAre(
            JobProblem{&JobSpec::input, "input.pad: -1 is not in 0 to 1024"},
            JobProblem{&JobSpec::epochs, "epochs: 0 is not in 1 to 100000"},
            JobProblem{&JobSpec::heartbeatSeconds, "heartbeatSeconds: is not a number"},
            JobProblem{&JobSpec::gpus,
                       "gpus: \"x\" is neither auto, none nor a list of different GPUs from 0 to 63, such as 0,1"},
            JobProblem{&JobSpec::batchSize, "batchSize: 1 leaves nothing for some of 2 workers"}));
}

TEST(JobSpec, ValidatesAValueMadeInMemory)
{
    EXPECT_TRUE(validate(goodJob()));
    JobSpec job = goodJob();
    job.learningRate = std::numeric_limits<double>::quiet_NaN();
    EXPECT_THAT(validate(job).error().detail, StartsWith("learningRate:"));
    job = goodJob();
    job.threads = 0; // a share of the machine
    EXPECT_TRUE(validate(job));
    job.threads = -1;
    EXPECT_THAT(validate(job).error().detail, StartsWith("threads:"));
}

TEST(JobSpec, UsesAllGpusOfAMachineUnlessItNamesSome)
{
    JobSpec job = goodJob();
    const auto on = [&](const char *gpus, int count) {
        job.gpus = gpus;
        return gpusOn(job, count).value();
    };
    for (const char *automatic : {"", "auto"}) {
        EXPECT_THAT(on(automatic, 0), ::testing::IsEmpty());
        EXPECT_THAT(on(automatic, 3), ::testing::ElementsAre(0, 1, 2));
        EXPECT_EQ(on(automatic, 1000).size(), 64u);
    }
    EXPECT_THAT(on("none", 4), ::testing::IsEmpty());
    EXPECT_THAT(on("2,0", 1), ::testing::ElementsAre(2, 0))
        << "an error of the worker, which names the GPUs that exist";
    job.precision = Precision::BFloat16; // not available on GPUs
    EXPECT_THAT(on("auto", 4), ::testing::IsEmpty());
    EXPECT_TRUE(validate(job));
}

} // namespace
} // namespace trainyard::protocol
