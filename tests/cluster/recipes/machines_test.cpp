// Machines of the local cloud: recipes, a command on all of them, their key mesh, what lingers, and an image of one.
#include <filesystem>
#include <fstream>
#include <mutex>

#include <gmock/gmock.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/retained_data.h"
#include "backend/cluster/recipes/image_bake.h"
#include "backend/cluster/recipes/key_mesh.h"
#include "backend/cluster/recipes/lingering.h"
#include "backend/cluster/recipes/readiness.h"
#include "backend/cluster/recipes/run_on_all.h"
#include "backend/cluster/recipes/run_recipes.h"
#include "backend/core/async/poll.h"
#include "backend/core/system/files.h"
#include "backend/core/time/time_source.h"
#include "backend/ledger/ledger.h"
#include "backend/ssh/session.h"
#include "tests/cluster/cloud/local_cloud_fixture.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class RecipeMachines : public LocalCloudTest {
protected:
    void SetUp() override
    {
        LocalCloudTest::SetUp();
        if (IsSkipped())
            return;
        if (const auto missing = LocalCloudHome::missingRuntime(); !missing.empty())
            GTEST_SKIP() << missing;
        const auto bundle = m_home.packedRuntime();
        ASSERT_TRUE(bundle) << bundle.error().detail;
        ::setenv("TRAINYARD_BUNDLE", bundle->c_str(), 1);
    }
    void TearDown() override { ::unsetenv("TRAINYARD_BUNDLE"); }

    ClusterId launched(const CloudContext &cloud, const std::string &name, int workers, const std::string &image = {})
    {
        LaunchPlan plan;
        plan.name = name;
        plan.workers = workers;
        if (!image.empty())
            plan.image = image;
        const auto sink = [this](const StepEvent &event) {
            const std::lock_guard lock(m_mutex);
            m_messages.push_back(event.step + ": " + event.message.english());
        };
        const auto id = launch(cloud, plan, {}, sink, {});
        EXPECT_TRUE(id) << id.error().source << ": " << id.error().detail;
        return id.value_or(ClusterId());
    }
    static std::string said(const CloudContext &cloud, const ClusterId &cluster, const std::string &node,
                            const std::string &line)
    {
        const auto answers = runOnAll(cloud, cluster, line, {node}, {}, soon());
        EXPECT_TRUE(answers) << answers.error().detail;
        if (!answers || answers->empty())
            return {};
        EXPECT_TRUE(answers->front().status) << answers->front().status.error().detail;
        return answers->front().out;
    }
    static CallContext soon() { return {Deadline::after(120s), {}}; }
    static bool sandboxed(const CloudContext &cloud)
    {
        const auto machines = machinesByTag(*cloud.ec2(), tag::kCluster, {}, {Deadline::after(30s), {}});
        return machines && std::ranges::all_of(*machines, [](const aws::Instance &m) {
                   return m.tags.contains("localcloud:tier") && m.tags.at("localcloud:tier") == "sandbox";
               });
    }
    std::mutex m_mutex;
    std::vector<std::string> m_messages;
};

TEST_F(RecipeMachines, RunCommandsAndRecipesOnAll) // F12, F13, F27, F30, F32
{
    const auto cloud = open();
    const auto id = launched(cloud, "deps", 2);
    std::vector<std::string> ended;
    const auto answers = runOnAll(
        cloud, id, "echo \"I am $HOME\"; [ ! -e ~/bad ]", {},
        [&](const NodeAnswer &answer) { ended.push_back(answer.node); }, soon());
    ASSERT_TRUE(answers) << answers.error().detail;
    ASSERT_THAT(*answers, SizeIs(3));
    EXPECT_THAT(ended, testing::UnorderedElementsAre("head", "worker-1", "worker-2"));
    for (const auto &answer : *answers) {
        EXPECT_TRUE(answer.ok()) << answer.node;
        EXPECT_THAT(answer.out, testing::StartsWith("I am /"));
        EXPECT_GT(answer.seconds, 0);
    }
    EXPECT_EQ(runOnAll(cloud, id, "true", {"worker-9"}, {}, soon()).error().code, ErrorCode::NotFound);
    EXPECT_EQ(runOnAll(cloud, id, " ", {}, {}, soon()).error().code, ErrorCode::InvalidArgument);

    RecipeOptions options;
    options.recipe = "commands";
    options.arguments = {{"lines", "[ ! -e ~/bad ] || { echo 'worker-1 is bad' >&2; exit 7; }\necho done > ~/result"}};
    ASSERT_EQ(said(cloud, id, "worker-1", "touch ~/bad"), "");
    auto results = runRecipe(cloud, id, options, {}, {});
    ASSERT_TRUE(results) << results.error().detail;
    EXPECT_EQ(failedNodes(*runOnAll(cloud, id, "cat ~/result", {}, {}, soon())), std::vector<std::string>{"worker-1"});
    for (const auto &result : *results) {
        EXPECT_EQ(result.status.has_value(), result.host != "worker-1");
        if (!result.status) {
            EXPECT_THAT(result.status.error().detail, HasSubstr("worker-1 is bad"));
        }
    }
    EXPECT_THAT(slowestOf(*results), HasSubstr(" s)"));
    ASSERT_EQ(said(cloud, id, "worker-1", "rm ~/bad"), "");
    options.nodes = {"worker-1"};
    results = runRecipe(cloud, id, options, {}, {});
    ASSERT_TRUE(results && results->front().status);
    const auto events = cloud.ledger->events(id, {}, 0, 0);
    ASSERT_TRUE(events);
    EXPECT_EQ(std::ranges::count_if(*events, [](const auto &e) { return e.kind == "recipe" && e.failed; }), 1);

    const auto ready = checkReadiness(cloud, id, {.nodes = {"worker-2"}, .requirements = true}, {}, soon());
    ASSERT_TRUE(ready) << ready.error().detail;
    EXPECT_TRUE(ready->front().status) << ready->front().status.error().detail;
    EXPECT_FALSE(ready->front().requirements.empty());

    // The blunt way ends programs by name; a program of another name lives.
    ASSERT_EQ(said(cloud, id, "worker-2",
                   "cp /bin/sleep ~/pythonic; cp /bin/sleep ~/python3; (setsid ~/python3 300 >/dev/null 2>&1 &); "
                   "(setsid ~/pythonic 301 >/dev/null 2>&1 &)"),
              "");
    if (sandboxed(cloud)) { // otherwise all processes of this computer are visible
        ByNameOptions named{.name = "python", .nodes = {"worker-2"}};
        auto found = processesByName(cloud, id, named, soon());
        ASSERT_TRUE(found) << found.error().detail;
        ASSERT_TRUE(found->front().status) << found->front().status.error().detail;
        ASSERT_THAT(found->front().found, SizeIs(1));
        EXPECT_THAT(found->front().found[0].command, HasSubstr("python3 300"));
        named.end = true;
        found = processesByName(cloud, id, named, soon());
        ASSERT_TRUE(found);
        EXPECT_EQ(found->front().ended, 1);
        EXPECT_THAT(found->front().found, IsEmpty());
        found = processesByName(cloud, id, {.name = "pythonic", .nodes = {"worker-2"}}, soon());
        ASSERT_TRUE(found);
        EXPECT_THAT(found->front().found, SizeIs(1));
    }
    EXPECT_EQ(processesByName(cloud, id, {.name = "x; reboot"}, soon()).error().code, ErrorCode::InvalidArgument);

    const auto lingering = lingeringProcesses(cloud, id, {RunId("r-0123456789abcdef")}, true, soon());
    ASSERT_TRUE(lingering) << lingering.error().detail;
    for (const auto &node : *lingering) {
        EXPECT_TRUE(node.status) << node.status.error().detail;
        EXPECT_THAT(node.found, IsEmpty());
        EXPECT_EQ(node.ended, 0);
    }
    expectListedAndEnded();
}

TEST_F(RecipeMachines, EndWhatARunLeftAndNothingElse) // G15
{
    const auto cloud = open();
    const auto id = launched(cloud, "left", 1);
    ASSERT_EQ(said(cloud, id, "worker-1",
                   "(TRAINYARD_RUN=r-00000000000000aa setsid sleep 301 >/dev/null 2>&1 &); "
                   "(TRAINYARD_RUN=r-00000000000000bb setsid sleep 302 >/dev/null 2>&1 &); "
                   "(setsid sleep 303 >/dev/null 2>&1 &)"),
              "");
    const std::vector<RunId> run = {RunId("r-00000000000000aa")};
    auto nodes = lingeringProcesses(cloud, id, run, false, soon());
    ASSERT_TRUE(nodes) << nodes.error().detail;
    const auto worker = std::ranges::find(*nodes, "worker-1", &NodeProcesses::node);
    ASSERT_NE(worker, nodes->end());
    ASSERT_TRUE(worker->status) << worker->status.error().detail;
    ASSERT_THAT(worker->found, SizeIs(1));
    EXPECT_THAT(worker->found[0].command, HasSubstr("sleep 301"));
    EXPECT_EQ(worker->found[0].run, run[0]);
    nodes = lingeringProcesses(cloud, id, run, true, soon());
    ASSERT_TRUE(nodes);
    int ended = 0;
    for (const auto &node : *nodes) {
        EXPECT_THAT(node.found, IsEmpty());
        ended += node.ended;
    }
    EXPECT_EQ(ended, 1);
    const auto left = said(cloud, id, "worker-1", "cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' ' '");
    EXPECT_THAT(left, Not(HasSubstr("sleep 301")));
    EXPECT_THAT(left, HasSubstr("sleep 302"));
    EXPECT_THAT(left, HasSubstr("sleep 303"));
    expectListedAndEnded();
}

TEST_F(RecipeMachines, LogInToEachOther) // F8
{
    const auto cloud = open();
    const auto id = launched(cloud, "mesh", 2);
    auto test = makeKeyMesh(cloud, id, {}, {}, {});
    ASSERT_TRUE(test) << test.error().detail;
    EXPECT_THAT(test->nodes, ElementsAre("head", "worker-1", "worker-2"));
    EXPECT_TRUE(test->allGood()) << testing::PrintToString(test->problems);
    EXPECT_EQ(said(cloud, id, "head", "ssh -F ~/.trainyard/mesh/config -o BatchMode=yes worker-2 'echo there'"),
              "there\n");
    ASSERT_EQ(said(cloud, id, "worker-1", "rm ~/.trainyard/mesh/id_ed25519"), "");
    test = testKeyMesh(cloud, id, {}, {}, {});
    ASSERT_TRUE(test);
    EXPECT_EQ(test->problems[0][1], "");
    for (const auto &cell : test->problems[1])
        EXPECT_THAT(cell, HasSubstr("Permission denied"));
    EXPECT_FALSE(test->allGood());
    ASSERT_TRUE(removeKeyMesh(cloud, id, {}, {}, {}));
    test = testKeyMesh(cloud, id, {"head"}, {}, {});
    ASSERT_TRUE(test);
    EXPECT_THAT(test->problems[0][0], HasSubstr("has no key of the mesh"));
    expectListedAndEnded();
}

TEST_F(RecipeMachines, BecomeAnImageForTheNextLaunch) // F31
{
    auto cloud = open();
    const auto id = launched(cloud, "base", 1);
    ASSERT_EQ(
        said(cloud, id, "head",
             "echo kept > ~/software; mkdir -p ~/.trainyard/runs/r-1 ~/.trainyard/mesh; echo secret > "
             "~/.trainyard/runs/r-1/env; ln -s software ~/link; printf '%s\\n' \"export AWS_SECRET_ACCESS_KEY='x' # "
             "Trainyard\" 'alias ll=ls' > ~/.bashrc"),
        "");
    EXPECT_EQ(bakeImage(cloud, id, "head", "x", {}, {}, {}).error().code, ErrorCode::InvalidArgument);
    ledger::Run run; // in the ledger before any of its processes, and before the cluster's state says so
    run.id = RunId("r-0123456789abcdef");
    run.cluster = id;
    run.job = "{}";
    run.state = protocol::RunState::Starting;
    ASSERT_TRUE(cloud.ledger->saveRun(run));
    EXPECT_EQ(bakeImage(cloud, id, "head", "deps-ready", {}, {}, {}).error().code, ErrorCode::Busy);
    ASSERT_TRUE(cloud.ledger->setRunState(run.id, protocol::RunState::Stopped, {}, wallNow()));
    const auto image = bakeImage(cloud, id, "head", "deps-ready", {}, {}, {});
    ASSERT_TRUE(image) << image.error().source << ": " << image.error().detail;
    EXPECT_EQ(said(cloud, id, "head", "cat ~/software"), "kept\n") << "the machine is back after its restart";
    EXPECT_EQ(bakeImage(cloud, id, "head", "deps-ready", {}, {}, {}).error().code, ErrorCode::AlreadyExists);
    const auto images = bakedImages(cloud, soon());
    ASSERT_TRUE(images) << images.error().detail;
    ASSERT_THAT(*images, SizeIs(1));
    EXPECT_EQ(images->front().id, *image);
    EXPECT_EQ(images->front().state, "available");
    EXPECT_EQ(images->front().madeFrom, "base");
    EXPECT_TRUE(images->front().isOurs);
    const auto imageRow = cloud.ledger->resource("image", *image, cloud.profile, cloud.region);
    ASSERT_TRUE(imageRow && *imageRow) << "it is ours by the ledger, not by its tags";
    EXPECT_FALSE((*imageRow)->closed);
    EXPECT_THAT(images->front().snapshots, SizeIs(1));
    EXPECT_EQ(images->front().usdPerMonth, 0) << "the local cloud costs nothing";

    m_messages.clear();
    const auto next = launched(cloud, "next", 1, *image);
    EXPECT_THAT(m_messages, testing::Contains("upload: exists already"));
    EXPECT_EQ(said(cloud, next, "head", "cat ~/link; ls ~/.trainyard/runs/r-1; ls -d ~/.trainyard/mesh; cat ~/.bashrc"),
              "kept\nalias ll=ls\n");
    expectListedAndEnded();
    const auto kept = retainedData(cloud, soon());
    const auto row = std::ranges::find(kept.resources, "image", &RetainedResource::kind);
    ASSERT_NE(row, kept.resources.end()) << "an image stays when its cluster is terminated, and is listed";
    EXPECT_EQ(row->name, "deps-ready");

    EXPECT_EQ(removeImage(cloud, "ami-00000000000000aaa", {}, soon()).error().code, ErrorCode::NotFound);
    const auto removed = removeImage(cloud, "deps-ready", {}, soon());
    EXPECT_TRUE(removed) << removed.error().detail;
    EXPECT_THAT(*bakedImages(cloud, soon()), IsEmpty());
    EXPECT_TRUE((*cloud.ledger->resource("image", *image, cloud.profile, cloud.region))->closed);
}

} // namespace
} // namespace trainyard::cluster
