#include "backend/protocol/job/job_options.h"

#include <CLI/CLI.hpp>
#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/protocol/checkpoint_name.h"
#include "backend/protocol/job/training_command.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::protocol {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// Parses a command line into `job`.
Result<JobSpec> parsed(std::vector<std::string> words, JobSpec job = {})
{
    CLI::App app;
    JobOptions options;
    JobOptions::addInputTo(app, job);
    options.addTo(app, job);
    std::ranges::reverse(words); // CLI11 takes arguments in reverse order
    app.parse(words);
    if (auto named = options.finish(); !named)
        return fail(named.error());
    return job;
}

TEST(JobOptions, WriteAJobAsTheyReadIt)
{
    JobSpec job;
    job.data = "s3://bucket/colour digits";
    job.model = "cifar-resnet-20-32x32";
    job.classes = 7;
    job.precision = Precision::BFloat16;
    job.gpus = "0,1";
    job.kvStore = "dist_device_sync";
    job.optimizerPlacement = OptimizerPlacement::Workers;
    job.input = cifarInput();
    job.input.validation = "s3://bucket/val";
    job.input.format = "rec";
    job.input.deviation = {58.4, 57.1, 57.4};
    job.input.threads = 3;
    job.input.fill = 0;
    job.epochs = 300;
    job.batchSize = 128;
    job.globalBatch = false;
    job.optimizer = OptimizerKind::Nag;
    job.learningRate = 0.1;
    job.schedule = Schedule::Kind::Cosine;
    job.stepEpochs = {200, 250.5};
    job.stepFactor = 0.2;
    job.finalRate = 0.001;
    job.warmupEpochs = 5;
    job.warmupRate = 0.01;
    job.rampSteps = 50;
    job.momentum = 0.875;
    job.weightDecay = 0.0005;
    job.compression = Compression::TwoBit;
    job.compressionThreshold = 0.25;
    job.wire = WireMode::Aead;
    job.seed = 0xffff'ffff'ffff'ffffull;
    job.displayBatches = 20;
    job.threads = 4;
    job.servers = 2;
    job.savePeriod = 10;
    job.saveMinutes = 2.5;
    job.stopSeconds = 90;
    job.resume = "/home/me/checkpoints";
    job.checkpointFolder = "s3://bucket/checkpoints";
    job.minWorkers = 2;
    job.maxWorkers = 8;
    job.boundary = Boundary::Batch;
    job.workersPerMachine = 2; // D19
    job.spares = 2;
    job.hostDeaths = 0;
    job.cooldownSeconds = 60;
    job.deterministic = true;
    const auto back = parsed(JobOptions::argumentsOf(job));
    ASSERT_TRUE(back) << back.error().detail;
    EXPECT_EQ(*back, job);
}

TEST(JobOptions, ContainOnlyWhatIsNotTheDefault)
{
    JobSpec job;
    job.model = "lenet";
    job.data = "s3://b/d";
    job.learningRate = 0.02;
    EXPECT_THAT(JobOptions::argumentsOf(job), ElementsAre("--model", "lenet", "--data", "s3://b/d", "--lr", "0.02"));
}

TEST(TrainingCommand, HoldsTheJobAsAShellReadsIt) // H12
{
    JobSpec job;
    job.model = "lenet";
    job.data = "s3://b/colour digits; it's";
    job.resume = kResumeFile; // of the run's folder
    job.workersPerMachine = 4;
    const auto command = trainingCommand(job);
    ASSERT_TRUE(command) << command.error().detail;
    EXPECT_EQ(*command, "~/.trainyard/bundle/trainyard-runtime train --model lenet --data 's3://b/colour digits; "
                        "it'\\''s'");
    job.resume = "s3://b/checkpoints";
    EXPECT_THAT(trainingCommand(job).value_or(""), HasSubstr(" --resume s3://b/checkpoints"));
    job.network = "{}";
    ASSERT_FALSE(trainingCommand(job));
    EXPECT_EQ(trainingCommand(job).error().code, ErrorCode::Unsupported);
}

TEST(JobOptions, HaveAWordForAShareOfTheMachine)
{
    EXPECT_EQ(parsed({})->threads, 0);
    EXPECT_EQ(parsed({"--threads", "auto"})->threads, 0);
    EXPECT_EQ(parsed({"--threads", "3"})->threads, 3);
    JobSpec four;
    four.threads = 4;
    EXPECT_EQ(parsed({"--threads", "auto"}, four)->threads, 0);
    EXPECT_THROW(parsed({"--threads", "all"}), CLI::ParseError);
    CLI::App app;
    JobOptions().addTo(app, four);
    EXPECT_EQ(app.get_option("--threads")->get_default_str(), "4");
    four.threads = 0;
    CLI::App again;
    JobOptions().addTo(again, four);
    EXPECT_EQ(again.get_option("--threads")->get_default_str(), "auto");
}

TEST(JobOptions, LeaveAloneWhatIsNotGiven)
{
    JobSpec file;
    file.model = "lenet";
    file.epochs = 3;
    file.input = cifarInput();
    const auto job = parsed({"--lr", "1"}, file);
    ASSERT_TRUE(job);
    file.learningRate = 1;
    EXPECT_EQ(*job, file);
}

TEST(JobOptions, TakeMxnetsWordsForAModel)
{
    EXPECT_EQ(parsed({"--network", "resnet", "--num-layers", "110"})->model, "cifar-resnet-110-28x28");
    EXPECT_EQ(parsed({"--network", "resnet", "--num-layers", "50", "--image-shape", "3,224,224"})->model,
              "imagenet-resnet-50-224x224");
    EXPECT_THAT(parsed({"--network", "resnet", "--num-layers", "21"}).error().detail, HasSubstr("20, 32, 44"));
    for (const char *shape : {"3,28", "28", "3,28,28,1", "a,b,c", "3,28,", "3,-28,28"})
        EXPECT_THAT(parsed({"--network", "resnet", "--image-shape", shape}).error().source, HasSubstr("--image-shape"))
            << shape;
}

TEST(JobOptions, RefuseAnImageShapeThatTheModelDoesNotTake)
{
    for (const auto &words : std::vector<std::vector<std::string>>{
             {"--network", "resnet", "--num-layers", "20", "--image-shape", "1,28,28"},
             {"--network", "cifar-resnet-20-32x32", "--image-shape", "3,28,28"},
             {"--network", "resnet", "--num-layers", "50", "--image-shape", "3,224,200"},
             {"--network", "lenet", "--image-shape", "3,28,28"},
             {"--image-shape", "3,28,28"}}) {
        const auto refused = parsed(words);
        ASSERT_FALSE(refused) << ::testing::PrintToString(words);
        EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
        EXPECT_EQ(refused.error().source, "--image-shape");
        EXPECT_THAT(refused.error().detail, HasSubstr("is not what"));
    }
    EXPECT_EQ(parsed({"--network", "resnet", "--num-layers", "20", "--image-shape", "1,28,28"}).error().detail,
              "\"1,28,28\" is not what cifar-resnet-20-28x28 takes, 3,28,28: omit --image-shape, or choose a model for "
              "such images, mlp or lenet");
    EXPECT_TRUE(parsed({"--network", "lenet", "--image-shape", "1,28,28"}));
    EXPECT_TRUE(parsed({"--network", "lenet"}));
}

TEST(JobOptions, ChooseTheServersOfALocalKvStore)
{
    EXPECT_EQ(parsed({"--kv-store", "local"})->servers, 0);
    EXPECT_EQ(parsed({"--kv-store", "device"})->servers, 0);
    EXPECT_EQ(parsed({"--kv-store", "local", "-s", "2"})->servers, 2) << "refused by validate()";
    JobSpec file;
    file.kvStore = "local";
    file.servers = 0;
    EXPECT_EQ(parsed({}, file)->servers, 0);
    EXPECT_EQ(parsed({"--kv-store", "dist_sync"}, file)->servers, 1);
    file.servers = 3;
    EXPECT_EQ(parsed({"--kv-store", "dist_async"}, file)->servers, 3);
    EXPECT_EQ(parsed({"--kv-store", "local"}, file)->servers, 0);
}

TEST(JobOptions, AreKnownByTheirField)
{
    EXPECT_EQ(optionOf(&JobSpec::classes), "--num-classes");
    EXPECT_EQ(optionOf(&JobSpec::servers), "--servers");
    EXPECT_EQ(optionOf(&JobSpec::model), "--network");
    EXPECT_EQ(optionOf(&JobSpec::data), "--data");
    EXPECT_EQ(optionOf(&JobSpec::pauseSeconds), "");
}

TEST(JobOptions, EpochsOfStepsMeanSteps)
{
    const auto job = parsed({"--lr-step-epochs", "200,250", "--lr-factor", "0.2"});
    ASSERT_TRUE(job);
    EXPECT_EQ(job->schedule, Schedule::Kind::Step);
    EXPECT_THAT(job->stepEpochs, ElementsAre(200, 250));
    EXPECT_EQ(job->stepFactor, 0.2);
    EXPECT_EQ(parsed({"--lr-step-epochs", "9", "--lr-schedule", "constant"})->schedule, Schedule::Kind::Constant);
    JobSpec file;
    file.schedule = Schedule::Kind::Step;
    file.stepEpochs = {1, 2, 3};
    EXPECT_THAT(parsed({"--lr-step-epochs", "9"}, file)->stepEpochs, ElementsAre(9));
}

TEST(JobOptions, RefuseUnknownNames)
{
    const auto problem = [](const char *option, const char *name) { return parsed({option, name}).error().detail; };
    EXPECT_EQ(problem("--optimizer", "lion"), "optimizer: \"lion\" is none of sgd, nag, adam");
    EXPECT_EQ(problem("--update-on", "scheduler"), "updateOn: \"scheduler\" is none of servers, workers");
    EXPECT_EQ(problem("--lr-schedule", "poly"), "schedule: unknown schedule 'poly'; known are constant, step, cosine");
    EXPECT_TRUE(parsed({"--wire", "aead"}));
}

TEST(JobOptions, ShowTypesLimitsAndDefaultsInTheHelp)
{
    CLI::App app;
    JobSpec job;
    JobOptions options;
    options.addTo(app, job);
    const auto shown = [&app](const char *name) {
        const CLI::Option *option = app.get_option(name);
        return option->get_type_name() + " " + option->get_default_str();
    };
    EXPECT_EQ(shown("--optimizer"), "TEXT sgd");
    EXPECT_EQ(shown("--epochs"), "INT:INT in [1 - 100000] 20");
    EXPECT_EQ(shown("--lr"), "FLOAT 0.05");
    EXPECT_EQ(shown("--lr-step-epochs"), "FLOAT ");
    EXPECT_EQ(shown("--kv-store"), "TEXT dist_sync");
}

TEST(JobOptions, ReadAModelFromAFile)
{
    TemporaryFolder folder;
    const auto file = folder.path / "tiny.json";
    ASSERT_TRUE(writeFileAtomically(file, "{}"));
    const auto job = parsed({"--network", file.string()});
    ASSERT_TRUE(job) << job.error().detail;
    EXPECT_EQ(job->model, "tiny");
    EXPECT_EQ(job->network, "{}");
    EXPECT_EQ(parsed({"--network", (folder.path / "none.json").string()}).error().code, ErrorCode::NotFound);
    ASSERT_TRUE(writeFileAtomically(file, std::string(JobSpec::kLargestNetwork + 1, ' ')));
    EXPECT_FALSE(parsed({"--network", file.string()}));
}

TEST(JobOptions, OfSingleValuesWinOverAWholeKindOfInput)
{
    const auto job = parsed({"--pad-size", "2", "--cifar-input", "--data-val", "s3://v"});
    ASSERT_TRUE(job);
    InputSpec expected = cifarInput();
    expected.pad = 2;
    expected.validation = "s3://v";
    EXPECT_EQ(job->input, expected);
}

} // namespace
} // namespace trainyard::protocol
