#include "backend/runtime/launch/drop_in/dmlc.h"

#include <future>
#include <map>

#include "runtime_fixture.h"

namespace trainyard::testing {
namespace {

using launch::dmlcEnvironment;
using ::testing::HasSubstr;
using ::testing::Not;

using Variables = std::map<std::string, std::string>;

Variables worker()
{
    return {{"DMLC_ROLE", "worker"},        {"DMLC_PS_ROOT_URI", "127.0.0.1"}, {"DMLC_PS_ROOT_PORT", "9200"},
            {"DMLC_NUM_WORKER", "2"},       {"DMLC_NUM_SERVER", "1"},          {"DMLC_NODE_HOST", "node-7"},
            {"PS_HEARTBEAT_INTERVAL", "2"}, {"PS_HEARTBEAT_TIMEOUT", "10"},    {"MXNET_UPDATE_ON_KVSTORE", "0"}};
}

Result<std::optional<launch::DmlcEnvironment>> placeOf(const Variables &variables)
{
    return dmlcEnvironment([&](const char *name) {
        const auto at = variables.find(name);
        return at == variables.end() ? std::string() : at->second;
    });
}

TEST(Dmlc, ReadsTheVariablesOfOldLaunchScripts)
{
    const auto place = placeOf(worker());
    ASSERT_TRUE(place && *place);
    EXPECT_EQ((*place)->role.role, protocol::Role::Worker);
    EXPECT_EQ((*place)->role.scheduler, "127.0.0.1:9200");
    EXPECT_EQ((*place)->role.bind, "127.0.0.1");
    EXPECT_EQ((*place)->role.host, "node-7");
    EXPECT_EQ((*place)->workers, 2);
    EXPECT_EQ((*place)->role.local.workers, 2) << "on loopback all workers share the machine";
    EXPECT_EQ((*place)->role.local.index, -1);
    EXPECT_EQ((*place)->heartbeatSeconds, 2);
    EXPECT_EQ((*place)->heartbeatMisses, 5);
    EXPECT_EQ((*place)->optimizerPlacement, protocol::OptimizerPlacement::Workers);
    Variables scheduler = worker();
    scheduler["DMLC_ROLE"] = "scheduler";
    scheduler["DMLC_INTERFACE"] = "lo";
    EXPECT_EQ((*placeOf(scheduler))->role.port, 9200);
    EXPECT_EQ((*placeOf(scheduler))->role.bind, "127.0.0.1");
    EXPECT_FALSE(*placeOf({}));
}

TEST(Dmlc, NamesTheVariableThatIsWrong)
{
    for (const auto &[name, value] : Variables{{"DMLC_ROLE", "cook"},
                                               {"DMLC_PS_ROOT_PORT", "70000"},
                                               {"DMLC_NUM_WORKER", ""},
                                               {"DMLC_NUM_SERVER", "1x"},
                                               {"DMLC_PS_ROOT_URI", ""},
                                               {"DMLC_INTERFACE", "none-such0"},
                                               {"PS_HEARTBEAT_INTERVAL", "soon"},
                                               {"MXNET_UPDATE_ON_KVSTORE", "yes"}}) {
        Variables variables = worker();
        variables[name] = value;
        const auto place = placeOf(variables);
        ASSERT_FALSE(place) << name;
        EXPECT_EQ(place.error().source, name);
    }
}

TEST(Dmlc, ATrackersProcessesTrain)
{
    TemporaryFolder folder;
    const auto here = folder.path / "plain-looking-words";
    writeSquares(folder.path / "data", 1200, 300);
    const int port = [] {
        const auto free = ps::listenOn("127.0.0.1", 0);
        return free->bound.port;
    }();
    const auto run = [&](const std::string &role) {
        std::vector<std::string> environment{"DMLC_ROLE=" + role,
                                             "DMLC_PS_ROOT_URI=127.0.0.1",
                                             "DMLC_PS_ROOT_PORT=" + std::to_string(port),
                                             "DMLC_NUM_WORKER=2",
                                             "DMLC_NUM_SERVER=1",
                                             "HOME=" + folder.path.string(),
                                             "MY_API_KEY=plain-looking-words"};
        return runRuntime({"train", "--data", (folder.path / "data").string(), "--network", "mlp", "--num-epochs", "2",
                           "--batch-size", "60", "--run-folder", here.string()},
                          environment);
    };
    // launch.py starts all roles at once: the scheduler may be the last.
    ASSERT_TRUE(ensureFolder(here, 0700));
    ASSERT_TRUE(writeFileAtomically(here / "secret", std::string(32, 's'), 0600));
    auto server = std::async(std::launch::async, run, "server");
    auto first = std::async(std::launch::async, run, "worker"), second = std::async(std::launch::async, run, "worker");
    ASSERT_TRUE(eventually([&] { return std::filesystem::exists(here / "job.json"); }));
    auto scheduler = std::async(std::launch::async, run, "scheduler");
    const auto outcome = scheduler.get();
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_EQ(server.get().exitStatus, 0);
    EXPECT_EQ(first.get().exitStatus, 0);
    EXPECT_EQ(second.get().exitStatus, 0);
    EXPECT_THAT(outcome.err + outcome.out, HasSubstr("Epoch[1] Validation-accuracy="));
    // The output is masked, and also in logs that rotate: one for each process.
    EXPECT_THAT(outcome.out, HasSubstr("***"));
    EXPECT_THAT(outcome.err + outcome.out, Not(HasSubstr("plain-looking-words")));
    for (const char *name : {"scheduler", "server", "worker", "worker-1"})
        EXPECT_TRUE(std::filesystem::exists(here / "log" / (std::string(name) + ".log"))) << name;
    EXPECT_EQ(readFile(here / "log" / "scheduler.log").value_or(""), outcome.out);
}

} // namespace
} // namespace trainyard::testing
