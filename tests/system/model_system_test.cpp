#include <algorithm>

#include <gmock/gmock.h>

#include "tests/support/patience.h"
#include "tests/system/local_journey.h"

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

/// Checkpoints and models leave the machines (G40, H21).
namespace {

/// \return the run's id
std::string startRun(const Home &home, std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), "run");
    arguments.insert(arguments.end(), {"--batch-size", "60", "--json"});
    const auto started = home.run(arguments, 240s);
    EXPECT_EQ(started.exitStatus, 0) << started.err;
    return started.exitStatus == 0 ? parsed(started.out).at("run").get<std::string>() : std::string();
}

/// Waits until a run is over without following it, which would copy its checkpoints.
bool waitForEnd(const Home &home, const std::string &cluster, const std::string &run)
{
    const auto deadline = trainyard::patientDeadline(240s); // beside other tests
    const std::string ended = "test -f .trainyard/runs/" + run + "/scheduler.exit";
    do {
        if (home.run({"exec", cluster, "--node", "head", "--", ended}).exitStatus == 0)
            return true;
    } while (trainyard::pause(100ms, {deadline, {}}));
    return false;
}

/// Waits until a run that no program follows has ended an epoch.
bool waitForEpoch(const Home &home, const std::string &cluster, const std::string &run)
{
    const auto deadline = trainyard::patientDeadline(240s); // beside other tests
    const std::string trained = "grep -q epoch-seconds .trainyard/runs/" + run + "/metrics.jsonl";
    do {
        if (home.run({"exec", cluster, "--node", "head", "--", trained}).exitStatus == 0)
            return true;
    } while (trainyard::pause(100ms, {deadline, {}}));
    return false;
}

void followToEnd(const Home &home, const std::string &run)
{
    const auto followed = home.run({"metrics", run, "--follow"}, 240s);
    EXPECT_EQ(followed.exitStatus, 0) << followed.err;
}

nlohmann::json checkpointsOf(const Home &home, const std::string &run)
{
    const auto listed = home.run({"model", "ls", run, "--json"});
    EXPECT_EQ(listed.exitStatus, 0) << listed.err;
    return parsed(listed.out).at("checkpoints");
}

/// Epochs of the validations that a run has measured.
std::vector<int> epochsOf(const Home &home, const std::string &run)
{
    std::vector<int> epochs;
    const auto shown = parsed(home.run({"metrics", run, "--json"}).out);
    for (const auto &record : shown.at("records")) {
        if (record.at("name") == "validation-accuracy")
            epochs.push_back(record.at("epoch"));
    }
    return epochs;
}

void expectModel(const std::filesystem::path &file, const char *shown)
{
    const auto outcome = trainyard::runProcess({{Home::program("trainyard-runtime"), "model", "show", file.string()}},
                                               {trainyard::patientDeadline(60s), {}});
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->exitStatus, 0) << outcome->err;
    EXPECT_THAT(outcome->out, HasSubstr(shown));
}

} // namespace

TEST(ModelSystem, SurvivesTheMachinesAndTrainsOnElsewhere)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    home.launch("demo", 1);
    home.putDigits("run-bucket", 600, 100);
    const std::vector<std::string> job{"--model", "lenet", "--data", "s3://run-bucket/digits"};
    const auto with = [&job](std::vector<std::string> more) {
        more.insert(more.end(), job.begin(), job.end());
        return more;
    };
    const auto followed = home.run(with({"run", "demo", "--epochs", "5", "--batch-size", "60", "--follow"}), 240s);
    ASSERT_EQ(followed.exitStatus, 0) << followed.err;
    const std::string first = parsed(home.run({"runs", "--json"}).out).at("runs").at(0).at("id");
    const auto list = checkpointsOf(home, first);
    ASSERT_GE(list.size(), 3u) << list;
    EXPECT_LE(list.size(), 4u) << "the last three and the best: " << list;
    EXPECT_EQ(list.back().at("epoch"), 5);
    EXPECT_EQ(list.back().at("last"), true);
    EXPECT_TRUE(list.back().at("file").is_string()) << "copied while it was followed";
    EXPECT_EQ(std::ranges::count_if(list, [](const auto &c) { return c.at("best") == true; }), 1);

    // No program follows this one: its checkpoints are on the machine only, until that ends.
    const std::string second = startRun(home, with({"demo", "--epochs", "2"}));
    ASSERT_TRUE(waitForEnd(home, "demo", second));
    const auto there = checkpointsOf(home, second);
    ASSERT_EQ(there.size(), 2u) << there;
    EXPECT_TRUE(there.back().at("file").is_null());
    EXPECT_EQ(there.back().at("nodes"), nlohmann::json::array({"worker-1"}));
    const auto dry = home.run({"terminate", "demo", "--dry-run"});
    EXPECT_THAT(dry.out,
                testing::AllOf(HasSubstr("of run " + second + " "), HasSubstr("on machines only. These models are "
                                                                              "copied to this computer")));
    const auto ended = home.run({"terminate", "demo", "--yes"}, 240s);
    EXPECT_EQ(ended.exitStatus, 0) << ended.err;
    EXPECT_THAT(ended.err, HasSubstr("Copying models to this computer"));
    const auto here = checkpointsOf(home, second);
    ASSERT_FALSE(here.empty());
    EXPECT_EQ(here.back().at("epoch"), 2);
    EXPECT_TRUE(here.back().at("file").is_string());

    // S8: a copy, and the formats of other programs.
    const auto got = home.run({"model", "get", second, "--to", "copies/", "--json"});
    ASSERT_EQ(got.exitStatus, 0) << got.err;
    expectModel(parsed(got.out).at("to").get<std::string>(), "431080 parameters, with weights");
    for (const char *file : {"lenet.safetensors", "lenet.onnx"}) {
        const auto exported = home.run({"model", "export", first, "--best", "--to", file, "--json"});
        EXPECT_EQ(exported.exitStatus, 0) << exported.err;
        expectModel(home.folder() / file, "431080 parameters, with weights");
    }
    EXPECT_EQ(home.run({"model", "export", second, "--to", "lenet.txt"}).exitStatus, 2);
    const auto none = home.run({"model", "get", second, "--epoch", "7", "--to", "x"});
    EXPECT_EQ(none.exitStatus, 1);
    EXPECT_TRUE(isOneSentence(none.err)) << none.err;

    // Another cluster, with another number of workers and servers, continues after the fifth epoch.
    home.launch("other", 2);
    const auto wrong =
        home.run({"run", "other", "--model", "mlp", "--data", "s3://run-bucket/digits", "--resume", first});
    EXPECT_EQ(wrong.exitStatus, 2);
    EXPECT_THAT(wrong.err, HasSubstr("the checkpoint is one of lenet, and the job trains mlp"));
    EXPECT_EQ(parsed(home.run({"runs", "--json"}).out).at("runs").size(), 2u) << "nothing was started";
    const std::string third = startRun(home, with({"other", "--epochs", "7", "--resume", first, "--servers", "2"}));
    followToEnd(home, third);
    EXPECT_THAT(epochsOf(home, third), testing::ElementsAre(5, 6));

    // Models are lost with the consent of the user.
    const std::string fourth = startRun(home, with({"other", "--epochs", "1"}));
    ASSERT_TRUE(waitForEnd(home, "other", fourth));
    EXPECT_EQ(home.run({"terminate", "other", "--yes", "--without-models"}, 240s).exitStatus, 0);
    EXPECT_TRUE(checkpointsOf(home, fourth).empty());
}

TEST(ModelSystem, IsSavedByATerminationInTheMiddleOfARun)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    home.launch("demo", 1);
    home.putDigits("run-bucket", 600, 100);
    const std::vector<std::string> job{"--model", "mlp", "--data", "s3://run-bucket/digits", "--save-period", "0"};
    const auto with = [&job](std::vector<std::string> more) {
        more.insert(more.end(), job.begin(), job.end());
        return more;
    };
    const std::string first = startRun(home, with({"demo", "--epochs", "100000"}));
    ASSERT_TRUE(waitForEpoch(home, "demo", first));
    EXPECT_TRUE(checkpointsOf(home, first).empty()) << "of itself it saves none";
    const auto dry = home.run({"terminate", "demo", "--dry-run"});
    EXPECT_THAT(dry.out, HasSubstr("Run " + first + " saves a checkpoint first, within 1 min 30 s."));
    const auto ended = home.run({"terminate", "demo", "--yes"}, 240s);
    ASSERT_EQ(ended.exitStatus, 0) << ended.err;
    EXPECT_THAT(ended.err, HasSubstr("Saving a checkpoint"));
    EXPECT_THAT(ended.err, HasSubstr("the newest copy is that of step "));
    const auto here = checkpointsOf(home, first);
    ASSERT_EQ(here.size(), 1u) << here;
    EXPECT_TRUE(here.back().at("file").is_string());
    const int epochs = here.back().at("epoch");
    ASSERT_GE(epochs, 1);

    home.launch("other", 1);
    const std::string second =
        startRun(home, with({"other", "--epochs", std::to_string(epochs + 1), "--resume", first}));
    followToEnd(home, second);
    EXPECT_THAT(epochsOf(home, second), testing::ElementsAre(epochs)) << "the epoch in which it was saved";
}

TEST(ModelSystem, GoesToTheBucketOfTheClusterAndComesFromThere)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const auto launched = home.run(
        {"launch", "--name", "demo", "--workers", "1", "--bucket", "model-bucket", "--make-bucket", "--yes"}, 300s);
    ASSERT_EQ(launched.exitStatus, 0) << launched.err;
    home.putDigits("model-bucket", 600, 100);
    const std::vector<std::string> data{"--data", "s3://model-bucket/digits"};
    const auto with = [&data](std::vector<std::string> more) {
        more.insert(more.end(), data.begin(), data.end());
        return more;
    };
    const std::string first = startRun(home, with({"demo", "--epochs", "5", "--keep", "2", "--keep-best", "none"}));
    followToEnd(home, first);
    const std::string prefix = "s3://model-bucket/trainyard/" + first;
    const auto stored = parsed(home.run({"data", "ls", prefix + "/", "--json"}).out).at("entries");
    EXPECT_EQ(std::ranges::count_if(stored,
                                    [](const auto &entry) {
                                        return entry.at("uri").template get<std::string>().find("/checkpoint-") !=
                                               std::string::npos;
                                    }),
              2)
        << "older ones were removed: " << stored; // and the logs
    const auto list = checkpointsOf(home, first);
    ASSERT_EQ(list.size(), 2u) << list;
    EXPECT_EQ(list.front().at("uri"), prefix + "/checkpoint-000004.safetensors");
    EXPECT_EQ(list.back().at("uri"), prefix + "/checkpoint-000005.safetensors");
    EXPECT_TRUE(list.back().at("file").is_null()) << "it is safe where it is";

    // From the bucket by the roles; from a file of this computer to a worker without servers, in another precision.
    const std::string second =
        startRun(home, with({"demo", "--epochs", "6", "--resume", prefix, "--kv-store", "dist_async"}));
    followToEnd(home, second);
    EXPECT_THAT(epochsOf(home, second), testing::ElementsAre(5));
    const auto got = home.run({"model", "get", second, "--to", "model.safetensors", "--json"});
    ASSERT_EQ(got.exitStatus, 0) << got.err;
    const std::string third = startRun(home, with({"demo", "--epochs", "7", "--resume", "model.safetensors",
                                                   "--kv-store", "local", "--servers", "0", "--dtype", "bfloat16"}));
    followToEnd(home, third);
    EXPECT_THAT(epochsOf(home, third), testing::ElementsAre(6));

    const auto ended = home.run({"terminate", "demo", "--yes"}, 240s);
    EXPECT_EQ(ended.exitStatus, 0) << ended.err;
    EXPECT_THAT(ended.err, Not(HasSubstr("Copying models"))) << "the bucket has them";
    EXPECT_EQ(home.run({"model", "export", third, "--to", "mlp.onnx"}).exitStatus, 0);
    expectModel(home.folder() / "mlp.onnx", "with weights");
}
