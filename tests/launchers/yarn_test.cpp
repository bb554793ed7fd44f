#include <filesystem>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/launchers/launcher.h"
#include "tests/support/http_server.h"
#include "tests/support/temporary_folder.h"

/// There is no Hadoop here: the resource manager is a recorder that answers as its documentation shows, and `hdfs` a
/// stand-in.
namespace trainyard::launchers {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

LaunchRequest request(const std::filesystem::path &folder, std::vector<std::string> options = {})
{
    LaunchRequest request;
    request.job.run = RunId("r-1");
    request.job.type = protocol::JobType::Command;
    request.job.task.launcher = protocol::Launcher::Yarn;
    request.job.task.launcherOptions = std::move(options);
    request.job.workers = 3;
    request.machines = {{"worker-1", "10.0.0.2"}};
    request.runFolder = folder.string();
    request.runtime = "/opt/trainyard-runtime";
    request.scheduler = "10.0.0.1:9091";
    return request;
}

/// Stand-in for hdfs: prints its arguments into a file; sizes and times are those of the documentation's example.
constexpr const char *kHdfs = "#!/bin/sh\n"
                              "echo \"$@\" >>\"$STAND_IN_LOG\"\n"
                              "case \"$*\" in\n"
                              "'getconf -confKey fs.defaultFS') echo hdfs://10.0.0.1:8020 ;;\n"
                              "'dfs -stat %b '*.jar) echo 43004 ;;\n"
                              "'dfs -stat %Y '*.jar) echo 1405452071209 ;;\n"
                              "'dfs -stat %b '*.sh) echo 6 ;;\n"
                              "'dfs -stat %Y '*.sh) echo 1405459400754 ;;\n"
                              "'dfs -mkdir -p /user/'*|'dfs -put -f '*) ;;\n"
                              "*) echo \"unknown: $*\" >&2; exit 64 ;;\n"
                              "esac\n";

struct ResourceManagerRecorder {
    support::HttpServer server{[](const support::ReceivedRequest &received) {
        if (received.target == "/ws/v1/cluster/apps/new-application")
            return support::httpResponse(200, R"({"application-id":"application_1404198295326_0003",)"
                                              R"("maximum-resource-capability":{"memory":8192,"vCores":32}})");
        if (received.method == "PUT")
            return support::httpResponse(202, R"({"state":"ACCEPTED"})");
        if (received.method == "GET")
            return support::httpResponse(200, R"({"app":{"id":"x","state":"RUNNING","finalStatus":"UNDEFINED"}})");
        return support::httpResponse(202, "");
    }};
};

TEST(Yarn, StandInTakesAnApplicationItsStateAndItsEnd)
{
    if (!findProgram("curl"))
        GTEST_SKIP() << "curl is missing";
    TemporaryFolder folder;
    ResourceManagerRecorder manager;
    const LaunchRequest asked = request(folder.path, {"--queue", "gpu", "--memory", "2048", "--vcores", "4", "--jar",
                                                      (folder.path / "shell.jar").string()});
    const Launcher &yarn = *launcherOf(protocol::Launcher::Yarn);
    const auto plan = yarn.plan(asked);
    ASSERT_TRUE(plan) << plan.error().detail;
    for (const auto &[name, content] : plan->files)
        ASSERT_TRUE(writeFileAtomically(folder.path / name, content));
    ASSERT_TRUE(writeFileAtomically(folder.path / "shell.jar", "jar"));
    ASSERT_TRUE(writeFileAtomically(folder.path / "hdfs", kHdfs, 0755));
    const std::string log = (folder.path / "hdfs.log").string();
    const auto run = [&](std::vector<std::string> words, const std::string &id = {}) {
        for (std::string &word : words)
            word = word == "{id}" ? id : word;
        return runProcess({.argv = std::move(words),
                           .environment = {{"PATH=" + folder.path.string() + ":/usr/bin:/bin", "STAND_IN_LOG=" + log,
                                            "TRAINYARD_RESOURCE_MANAGER=" + manager.server.url()}}},
                          {Deadline::after(std::chrono::seconds(60)), {}});
    };
    const auto submitted = run(plan->start);
    ASSERT_TRUE(submitted);
    ASSERT_EQ(submitted->exitStatus, 0) << submitted->err;
    const auto id = yarn.idIn(submitted->out);
    ASSERT_EQ(id, "application_1404198295326_0003");

    const json app = json::parse(manager.server.received().at(1).body);
    EXPECT_EQ(app["application-id"], *id);
    EXPECT_EQ(app["queue"], "gpu");
    const json &container = app["am-container-spec"];
    const json &jar = container["local-resources"]["entry"][0];
    EXPECT_EQ(jar["key"], "AppMaster.jar");
    EXPECT_THAT(jar["value"]["resource"].get<std::string>(), testing::StartsWith("hdfs://10.0.0.1:8020/user/"));
    EXPECT_THAT(jar["value"]["resource"].get<std::string>(), testing::EndsWith("/trainyard/r-1/AppMaster.jar"));
    EXPECT_EQ(jar["value"]["size"], "43004");
    EXPECT_EQ(jar["value"]["timestamp"], "1405452071209");
    EXPECT_THAT(container["commands"]["command"].get<std::string>(),
                HasSubstr("{{JAVA_HOME}}/bin/java -Xmx256m org.apache.hadoop.yarn.applications.distributedshell."
                          "ApplicationMaster --container_memory 2048 --container_vcores 4 --num_containers 3"));
    EXPECT_EQ(container["environment"]["entry"][2]["key"], "DISTRIBUTEDSHELLSCRIPTLEN");
    EXPECT_EQ(container["environment"]["entry"][2]["value"], "6");
    EXPECT_THAT(*readFile(folder.path / "yarn.sh"), HasSubstr("exec /opt/trainyard-runtime join --run-folder "));
    EXPECT_THAT(*readFile(log), HasSubstr("dfs -put -f " + (folder.path / "shell.jar").string()));

    const auto state = run(plan->state, *id);
    ASSERT_TRUE(state);
    EXPECT_EQ(yarn.stateIn(state->out), QueueState::Running) << state->err;
    ASSERT_EQ(run(plan->cancel, *id)->exitStatus, 0);
    const auto received = manager.server.received();
    ASSERT_EQ(received.size(), 4u);
    EXPECT_EQ(received[2].target, "/ws/v1/cluster/apps/" + *id);
    EXPECT_EQ(received[3].target, "/ws/v1/cluster/apps/" + *id + "/state");
    EXPECT_EQ(received[3].method, "PUT");
    EXPECT_EQ(received[3].body, "{\"state\":\"KILLED\"}");
    EXPECT_THAT(plan->logs, ElementsAre("yarn", "logs", "-applicationId", "{id}"));
}

TEST(Yarn, KnowsItsStates)
{
    const Launcher &yarn = *launcherOf(protocol::Launcher::Yarn);
    const auto stateOf = [&](const std::string &state, const std::string &status) {
        return yarn.stateIn(fmt::format(R"({{"app":{{"state":"{}","finalStatus":"{}"}}}})", state, status));
    };
    EXPECT_EQ(stateOf("ACCEPTED", "UNDEFINED"), QueueState::Waiting);
    EXPECT_EQ(stateOf("FINISHING", "UNDEFINED"), QueueState::Running);
    EXPECT_EQ(stateOf("FINISHED", "SUCCEEDED"), QueueState::Ended);
    EXPECT_EQ(stateOf("FINISHED", "FAILED"), QueueState::Failed);
    EXPECT_EQ(stateOf("KILLED", "KILLED"), QueueState::Failed);
    EXPECT_EQ(yarn.stateIn("<html>"), QueueState::Unknown);
    EXPECT_EQ(yarn.stateIn("{\"app\":[]}"), QueueState::Unknown);
    EXPECT_FALSE(yarn.idIn("curl: (7) Failed to connect"));
    EXPECT_FALSE(yarn.idIn("application_"));
}

TEST(Yarn, RefusesOptionsThatItDoesNotKnow)
{
    const Launcher &yarn = *launcherOf(protocol::Launcher::Yarn);
    for (const std::vector<std::string> &options :
         std::vector<std::vector<std::string>>{{"-queue", "x"}, {"--queue"}, {"--memory", "much"}, {"--vcores", "0"}}) {
        const auto plan = yarn.plan(request("/run/r-1", options));
        ASSERT_FALSE(plan) << options.front();
        EXPECT_THAT(plan.error().detail, HasSubstr("task.launcherOptions"));
    }
}

} // namespace
} // namespace trainyard::launchers
