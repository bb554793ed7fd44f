// C10, C18 to C25: nodes of an EMR cluster with SSH: set up, the worker file, a run on the head, and a new node.

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/access/host_keys.h"
#include "backend/cluster/emr/emr_arrivals.h"
#include "backend/cluster/emr/emr_launch.h"
#include "backend/cluster/emr/emr_resize.h"
#include "backend/cluster/managed/account_problems.h"
#include "backend/cluster/storage/file_systems.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/async/poll.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/node_layout.h"
#include "backend/runs/run_control.h"
#include "backend/ssh/session.h"
#include "build_paths.h"
#include "tests/cluster/support/local_cloud_home.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

/// Machines get the built runtime.
class EmrNodesSetUp : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
        if (const auto missing = LocalCloudHome::missingRuntime(); !missing.empty())
            GTEST_SKIP() << missing;
        const auto bundle = m_home.packedRuntime();
        ASSERT_TRUE(bundle) << bundle.error().detail;
        ::setenv("TRAINYARD_BUNDLE", bundle->c_str(), 1);
    }
    void TearDown() override { ::unsetenv("TRAINYARD_BUNDLE"); }
    static Result<std::string> said(const Host &host, const std::string &command)
    {
        auto session = ssh::SshSession::open(host.target, {Deadline::after(10s), {}});
        return session ? session->mustExec(command, {}, {Deadline::after(20s), {}}) : fail(session.error());
    }
    /// Waits for a record of the run and returns it.
    static std::string recorded(const Host &head, const RunId &run, const std::string &name)
    {
        const auto deadline = Deadline::after(90s);
        do {
            const auto found = said(head, "grep -m 1 '\"name\":\"" + name + "\"' ~/" +
                                              protocol::NodeLayout{}.metrics(run) + " || true");
            if (found && !found->empty())
                return *found;
        } while (pause(100ms, {deadline, {}}));
        return {};
    }
    static void expectMetadata(const std::vector<Host> &nodes)
    {
        for (const Host &node : nodes) {
            const auto file = said(node, "cat ~/worker_ip_file");
            ASSERT_TRUE(file) << node.name << ": " << file.error().detail;
            for (const Host &other : nodes)
                EXPECT_THAT(*file, HasSubstr(other.privateAddress + "\n")) << node.name;
            EXPECT_THAT(said(node, "cat ~/.bashrc").value_or(""),
                        HasSubstr("export DEEPLEARNING_WORKERS_COUNT=" + std::to_string(nodes.size()) + "\n"));
        }
    }
    LocalCloudHome m_home;
};

TEST_F(EmrNodesSetUp, KnowTheWorkersTrainAndGetANewNode)
{
    auto opened = m_home.open();
    ASSERT_TRUE(opened) << opened.error().detail;
    const CloudContext &cloud = *opened;
    EmrPlan plan;
    plan.name = "emr-nodes";
    plan.region = cloud.region;
    plan.workers = 1;
    plan.logUri = "s3://trainyard-emr-logs/emr";
    plan.makeRoles = true;
    const auto id = launchEmr(cloud, plan, {}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    auto nodes = hosts(cloud, *id);
    ASSERT_TRUE(nodes);
    ASSERT_THAT(*nodes, SizeIs(2));
    expectMetadata(*nodes);
    const auto events = cloud.ledger->events(*id);
    ASSERT_TRUE(events);
    for (const ledger::Event &event : *events)
        EXPECT_FALSE(event.failed) << event.text << ": YARN and EMR list the same nodes";
    const Host head = nodes->front();
    EXPECT_EQ(said(head, "id -un").value_or(""), "hadoop\n");
    EXPECT_NE(said(head, "cat /etc/trainyard/deadline 2>/dev/null || echo none").value_or(""), "none\n");

    // A run of the bundled runtime on the head.
    const RunId run("r-1");
    const auto home =
        said(head, "~/.trainyard/bundle/trainyard-runtime data make-digits ~/digits --train 300 --test 60 "
                   ">/dev/null && printf %s ~");
    ASSERT_TRUE(home) << home.error().detail;
    protocol::JobSpec job;
    job.data = "file://" + *home + "/digits";
    job.epochs = 1;
    job.batchSize = 60;
    const auto started = runs::RunControl(run, head, {}).start(job, {}, {Deadline::after(60s), {}});
    ASSERT_TRUE(started) << started.error().detail;
    EXPECT_NE(recorded(head, run, "run-finished"), "");

    const auto added = addEmrWorkers(cloud, *id, 1, {}, {}, {});
    ASSERT_TRUE(added) << added.error().source << ": " << added.error().detail;
    EXPECT_THAT(*added, ElementsAre("worker-2"));
    nodes = hosts(cloud, *id);
    ASSERT_TRUE(nodes);
    ASSERT_THAT(*nodes, SizeIs(3));
    expectMetadata(*nodes);

    const auto removed = removeEmrWorker(cloud, *id, "worker-2", {}, {});
    ASSERT_TRUE(removed) << removed.error().source << ": " << removed.error().detail;
    nodes = hosts(cloud, *id);
    ASSERT_TRUE(nodes);
    ASSERT_THAT(*nodes, SizeIs(2));
    expectMetadata(*nodes);

    const auto receipt = Teardown(cloud).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), IsEmpty());
    EXPECT_THAT(LocalCloudHome::thingsAt(cloud), IsEmpty());
}

TEST_F(EmrNodesSetUp, OneThatFailsKeepsNoOtherOneOut)
{
    auto opened = m_home.open();
    ASSERT_TRUE(opened) << opened.error().detail;
    const CloudContext &cloud = *opened;
    const auto endpoint = readFile(m_home.path() / "localcloud/endpoint.json").value_or("");
    if (nlohmann::json::parse(endpoint, nullptr, false).value("tier", "") != "sandbox")
        GTEST_SKIP() << "without sandboxes the nodes share one home folder";
    const CallContext soon{Deadline::after(120s), {}};
    EmrPlan plan;
    plan.name = "emr-bad-node";
    plan.region = cloud.region;
    plan.workers = 1;
    plan.logUri = "s3://trainyard-emr-logs/emr";
    plan.makeRoles = true;
    const auto id = launchEmr(cloud, plan, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    const auto known = recordHostKeys(cloud, *id, {"head", "worker-1"}, {}, soon);
    ASSERT_TRUE(known) << known.error().detail;
    const auto nodes = hosts(cloud, *id);
    ASSERT_TRUE(nodes);
    ASSERT_THAT(*nodes, SizeIs(2));
    const Host &good = nodes->front(), &bad = nodes->back();
    ASSERT_EQ(bad.name, "worker-1");
    const auto broken = retryWhile(
        Backoff(100ms), soon, [](const Error &) { return true; },
        [&] { return said(bad, "rm -rf ~/.trainyard && : > ~/.trainyard"); });
    ASSERT_TRUE(broken) << broken.error().detail
                        << ": nothing can be installed where a file is in the place of the folder";

    std::vector<std::string> taken{"head", "worker-1"}, before;
    const auto failed = takeEmrNodes(cloud, *id, {}, taken, [&] { before = taken; }, {}, {});
    ASSERT_TRUE(failed) << failed.error().source << ": " << failed.error().detail;
    EXPECT_THAT(*failed, ElementsAre(testing::Key("worker-1")));
    EXPECT_THAT(taken, ElementsAre("head", "worker-1"));
    EXPECT_EQ(before, taken) << "a program that ends during the set-up can leave them to another one";
    EXPECT_TRUE(said(good, "test -x ~/.trainyard/bundle/trainyard-runtime && cat ~/worker_ip_file"));
    EmrSetUps setUps;
    const auto left = unknownEmrNodes(cloud, *id, setUps, soon);
    ASSERT_TRUE(left) << left.error().detail;
    EXPECT_THAT(*left, ElementsAre(bad.instance)) << "it is tried again";

    ASSERT_TRUE(said(bad, "rm ~/.trainyard"));
    std::vector<std::string> later; // of another program, which finds it
    const auto again = takeEmrNodes(cloud, *id, {}, later, {}, {}, {});
    ASSERT_TRUE(again) << again.error().source << ": " << again.error().detail;
    EXPECT_THAT(*again, IsEmpty());
    EXPECT_THAT(later, ElementsAre("worker-1"));
    expectMetadata(*nodes);
    const auto receipt = Teardown(cloud).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), IsEmpty());
}

TEST_F(EmrNodesSetUp, ShareAFileSystemAtEfs) // C16, C22
{
    auto opened = m_home.open();
    ASSERT_TRUE(opened) << opened.error().detail;
    const CloudContext &cloud = *opened;
    const auto endpoint = readFile(m_home.path() / "localcloud/endpoint.json").value_or("");
    if (nlohmann::json::parse(endpoint, nullptr, false).value("tier", "") != "sandbox")
        GTEST_SKIP() << "without sandboxes /efs would be a folder of this computer";
    const CallContext soon{Deadline::after(180s), {}};
    const auto subnets = cloud.ec2()->describeSubnets({}, soon);
    ASSERT_TRUE(subnets && !subnets->empty());
    FileSystemPlan shared;
    shared.name = "emr-shared";
    shared.region = cloud.region;
    shared.vpc = subnets->front().vpcId;
    shared.zones = {subnets->front().zone};
    const auto system = createFileSystem(cloud, shared, {}, soon);
    ASSERT_TRUE(system) << system.error().detail;
    const auto systems = fileSystemChoices(cloud, cloud.region, soon);
    ASSERT_TRUE(systems);
    const auto choice = std::ranges::find(*systems, system->id, &FileSystemChoice::id);
    ASSERT_TRUE(choice != systems->end());

    EmrPlan plan;
    plan.name = "emr-efs";
    plan.region = cloud.region;
    plan.workers = 1;
    plan.logUri = "s3://trainyard-emr-logs/emr";
    plan.makeRoles = true;
    plan.attachEfsPolicy = true;
    plan.fileSystem = system->id;
    plan.subnet = subnets->front().id;
    plan.additionalMasterGroups = plan.additionalSlaveGroups = choice->groups();
    const auto id = launchEmr(cloud, plan, {}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    const auto nodes = hosts(cloud, *id);
    ASSERT_TRUE(nodes);
    ASSERT_THAT(*nodes, SizeIs(2));
    for (const Host &node : *nodes) {
        EXPECT_EQ(said(node, "grep -c ' /efs ' /proc/mounts").value_or(""), "1\n") << node.name;
        EXPECT_EQ(said(node, "grep -c ' /efs nfs4 .*,nofail 0 0$' /etc/fstab").value_or(""), "1\n")
            << node.name << " mounts it again when it restarts";
        EXPECT_EQ(said(node, "stat -c %u /efs").value_or("none"), said(node, "id -u").value_or("")) << node.name;
        EXPECT_TRUE(said(node, "echo " + node.name + " > /efs/from-" + node.name)) << node.name;
    }
    for (const Host &node : *nodes)
        EXPECT_EQ(said(node, "cat /efs/from-head /efs/from-worker-1").value_or(""), "head\nworker-1\n") << node.name;
    const auto receipt = Teardown(cloud).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), IsEmpty());
    const auto removed = deleteFileSystem(cloud, *system, shared.name, {}, soon);
    EXPECT_TRUE(removed) << removed.error().detail;
}

} // namespace
} // namespace trainyard::cluster
