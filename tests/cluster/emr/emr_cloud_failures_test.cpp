// C13, C16, C22, K19, M3, M4, M6: creations of EMR clusters that fail, are refused, cancelled or killed, against the
// real local cloud.

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <random>
#include <stdexcept>
#include <utility>

#include <gmock/gmock.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/s3/s3_client.h"
#include "backend/aws/services/efs_client.h"
#include "backend/aws/services/emr/emr_client.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/emr/emr_launch.h"
#include "backend/core/async/poll.h"
#include "build_paths.h"
#include "tests/cluster/emr/emr_cloud_fixture.h"
#include "tests/support/expect_log.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

TEST_F(EmrCloud, ABootstrapFailureShowsTheLineThatFailed) // M3
{
    setFaults(R"({"faults": [], "emrBootstrapFailure": "mount.nfs4: Connection refused by fs-1"})");
    const auto cloud = open();
    ClusterId kept;
    const auto id = launchEmr(cloud, planOf(cloud, "emr-fails"), {.provision = false}, {}, {}, &kept);
    ASSERT_FALSE(id);
    EXPECT_THAT(id.error().detail, HasSubstr("BOOTSTRAP_FAILURE"));
    EXPECT_THAT(id.error().detail, HasSubstr("/bootstrap-actions/1/stderr.gz: mount.nfs4: Connection refused by fs-1"));
    const auto events = cloud.ledger->events(kept);
    ASSERT_TRUE(events);
    EXPECT_TRUE(std::ranges::any_of(*events, [](const ledger::Event &event) {
        return event.kind == "emr" && event.failed && event.text.find("Connection refused") != std::string::npos;
    }));
    expectListedAndEnded();
}

TEST_F(EmrCloud, AFailedInstallationShowsItsLineToo) // M4: provision-node
{
    setFaults(R"({"faults": [], "emrProvisionFailure": "Error: no package hue"})");
    const auto cloud = open();
    const auto id = launchEmr(cloud, planOf(cloud, "emr-fails"), {.provision = false}, {}, {});
    ASSERT_FALSE(id);
    EXPECT_THAT(id.error().detail, HasSubstr("application provisioning failed"));
    EXPECT_THAT(id.error().detail, HasSubstr("/provision-node/"));
    EXPECT_THAT(id.error().detail, HasSubstr("no package hue"));
    expectListedAndEnded();
}

TEST_F(EmrCloud, AClusterThatLacksTaskNodesGoesOnByChoice) // C17
{
    setFaults(R"({"faults": [{"operation": "emr:RunInstances", "code": "InsufficientInstanceCapacity",
                              "message": "no c5 here", "status": 500, "skip": 3}]})"); // master and two core nodes
    const auto cloud = open();
    EmrPlan plan = planOf(cloud, "emr-short");
    plan.taskNodes = 1;
    ClusterId id;
    const auto made = launchEmr(cloud, plan, {.provision = false}, {}, {}, &id);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::NoCapacity) << made.error().detail;
    EXPECT_THAT(made.error().detail, testing::AllOf(HasSubstr("TASK 0 of 1 (SUSPENDED"), HasSubstr("no c5 here"),
                                                    HasSubstr("trainyardctl resume emr-short")));
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), SizeIs(3)) << "it was not rolled back";
    EXPECT_THAT(nodesOf(cloud, id), ElementsAre("head", "worker-1", "worker-2"));
    const auto row = cloud.ledger->cluster(id);
    ASSERT_TRUE(row && *row);
    EXPECT_EQ((*row)->state, toString(ClusterState::NeedsAttention));

    const auto resumed = resumeEmr(cloud, id, {.provision = false}, {}, {});
    ASSERT_TRUE(resumed) << resumed.error().source << ": " << resumed.error().detail;
    EXPECT_THAT(nodesOf(cloud, id), ElementsAre("head", "worker-1", "worker-2"));
    expectListedAndEnded();
}

TEST_F(EmrCloud, NewRolesAreGivenTimeBeforeTheRequest) // C14
{
    const auto cloud = open();
    std::vector<std::string> reported;
    const auto sink = [&](const StepEvent &event) {
        if (event.step == "role" && event.state == StepState::Progressing)
            reported.push_back(event.message.english());
    };
    const auto first = launchEmr(cloud, planOf(cloud, "emr-first"), {.provision = false}, sink, {});
    ASSERT_TRUE(first) << first.error().source << ": " << first.error().detail;
    EXPECT_THAT(reported, ElementsAre(HasSubstr("new roles")));
    const auto second = launchEmr(cloud, planOf(cloud, "emr-second"), {.provision = false}, sink, {});
    ASSERT_TRUE(second) << second.error().source << ": " << second.error().detail;
    EXPECT_THAT(reported, SizeIs(1)) << "now they are known";
    expectListedAndEnded();
}

TEST_F(EmrCloud, AClusterThatEmrEndsForItsNewRolesIsRequestedOnceMore) // C14
{
    const std::string refusal = R"("operation": "emr:RunInstances", "code": "InvalidRequest", "status": 400,
                                    "message": "EMR service role arn:aws:iam::1:role/EMR_DefaultRole is invalid")";
    setFaults("{\"faults\": [{" + refusal + ", \"count\": 1}]}");
    const auto cloud = open();
    const auto id = launchEmr(cloud, planOf(cloud, "emr-early"), {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), SizeIs(3));
    const auto rows = cloud.ledger->resources(*id, false);
    ASSERT_TRUE(rows);
    EXPECT_EQ(std::ranges::count_if(*rows, [](const auto &r) { return r.kind == kEmrKind && r.closed; }), 1);
    EXPECT_EQ(std::ranges::count_if(*rows, [](const auto &r) { return r.kind == kEmrKind && !r.closed; }), 1);

    setFaults("{\"faults\": [{" + refusal + "}]}");
    const auto again = launchEmr(cloud, planOf(cloud, "emr-late"), {.provision = false}, {}, {});
    ASSERT_FALSE(again);
    EXPECT_THAT(again.error().detail, HasSubstr("VALIDATION_ERROR")) << "old roles: it is no matter of time";
    expectListedAndEnded();
}

TEST_F(EmrCloud, NothingIsCreatedForWhatEmrWouldRefuse)
{
    const auto cloud = open();
    EmrPlan plan = planOf(cloud, "emr-wrong");
    plan.makeRoles = false;
    plan.applications = {"Hadoop", "NoSuchThing"};
    const auto id = launchEmr(cloud, plan, {.provision = false}, {}, {});
    ASSERT_FALSE(id);
    EXPECT_EQ(id.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(id.error().detail, HasSubstr("no application NoSuchThing"));
    EXPECT_THAT(id.error().detail, HasSubstr("no role EMR_DefaultRole"));
    EXPECT_THAT(*cloud.ledger->clusters(), IsEmpty());
    EXPECT_FALSE(cloud.s3->headBucket(kEmrLogBucket, soon()).value_or(true));
}

TEST_F(EmrCloud, AFileSystemNeedsAMountTargetInTheZoneOfTheSubnet) // C13, C16, C22
{
    const auto cloud = open();
    const auto efs = cloud.efsOf(cloud.region);
    const auto made = efs->createFileSystem({.token = "emr-cloud-test", .name = "shared"}, soon());
    ASSERT_TRUE(made) << made.error().detail;
    const auto subnets = cloud.ec2()->describeSubnets({}, soon());
    ASSERT_TRUE(subnets && !subnets->empty());
    EmrPlan plan = planOf(cloud, "emr-efs");
    plan.fileSystem = made->id;
    plan.subnet = subnets->front().id;
    plan.attachEfsPolicy = true;
    const auto refused = launchEmr(cloud, plan, {.provision = false}, {}, {});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().detail, HasSubstr("create one in " + subnets->front().zone));
    EXPECT_THAT(*cloud.ledger->clusters(), IsEmpty());

    const auto isUsable = [&]() -> Result<bool> {
        const auto target = efs->createMountTarget(made->id, plan.subnet, {}, soon());
        if (!target && target.error().code != ErrorCode::Conflict && target.error().code != ErrorCode::AlreadyExists)
            return fail(target.error());
        const auto all = efs->describeMountTargets(made->id, soon());
        return all && !all->empty() && all->front().available();
    };
    const auto usable = pollUntil(Backoff(50ms), {Deadline::after(60s), {}}, isUsable);
    ASSERT_TRUE(usable) << usable.error().detail;
    const auto id = launchEmr(cloud, plan, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    const auto origin = originOf(*cloud.ledger, *id);
    ASSERT_TRUE(origin);
    const auto actions = cloud.emrOf(cloud.region)->listBootstrapActions(origin->id, soon());
    ASSERT_TRUE(actions);
    ASSERT_THAT(*actions, SizeIs(2));
    EXPECT_THAT(actions->at(1).path, HasSubstr("emr_efs_bootstrap.sh"));
    EXPECT_THAT(actions->at(1).arguments, ElementsAre(made->id, cloud.region));
    expectListedAndEnded();
}

TEST_F(EmrCloud, ALostReplyCreatesOneCluster)
{
    const auto cloud = open();
    // Before: EMR refuses a new instance profile for some time, and the lost reply would be that of a refusal.
    const auto first = launchEmr(cloud, planOf(cloud, "emr-first"), {.provision = false}, {}, {});
    ASSERT_TRUE(first) << first.error().source << ": " << first.error().detail;
    setFaults(R"({"faults": [{"operation": "RunJobFlow", "after": true, "answer": "drop", "count": 1}]})");
    const auto id = launchEmr(cloud, planOf(cloud, "emr-once"), {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    EXPECT_THAT(cloud.emrOf(cloud.region)->listClusters(soon()).value_or(std::vector<std::string>()), SizeIs(2));
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), SizeIs(6));
    expectListedAndEnded();
}

TEST_F(EmrCloud, ACancelledCreationIsRolledBack)
{
    setFaults(R"({"faults": [], "emrStuck": true})");
    const auto cloud = open();
    std::stop_source stop;
    const ProgressSink sink = [&](const StepEvent &event) {
        if (event.step == "emr" && event.state == StepState::Progressing)
            stop.request_stop();
    };
    const auto id = launchEmr(cloud, planOf(cloud, "emr-stopped"), {.provision = false}, sink, stop.get_token());
    ASSERT_FALSE(id);
    EXPECT_EQ(id.error().code, ErrorCode::Cancelled) << id.error().detail;
    expectListedAndEnded();
}

TEST_F(EmrCloud, ACreationWhoseStepThrowsIsRolledBack)
{
    const auto cloud = open();
    bool isThrown = false;
    const ProgressSink throwsOnce = [&](const StepEvent &event) {
        if (event.step == "emr" && !std::exchange(isThrown, true))
            throw std::runtime_error("no memory");
    };
    const support::ExpectLog expected("EMR has thrown: no memory");
    const auto id = launchEmr(cloud, planOf(cloud, "emr-thrown"), {.provision = false}, throwsOnce, {});
    ASSERT_FALSE(id);
    EXPECT_EQ(id.error().code, ErrorCode::Internal) << id.error().detail;
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), IsEmpty());
    EXPECT_THAT(*cloud.ledger->clusters(true), IsEmpty());
    expectListedAndEnded();
}

int numberOf(const char *variable, int otherwise)
{
    const auto text = environment(variable);
    return text.empty() ? otherwise : std::atoi(text.c_str());
}

// The long version: TRAINYARD_KILLS=100 TRAINYARD_SEED=7. The same seed repeats the same moments.
TEST_F(EmrCloud, KillsOfTheCreationLeaveNothingUnknown)
{
    const int kills = numberOf("TRAINYARD_KILLS", 5);
    const int seed = numberOf("TRAINYARD_SEED", int(std::random_device{}() % 100000));
    std::mt19937 random{static_cast<unsigned>(seed)};
    const ProcessSpec child{{TRAINYARD_BIN_DIR "/emr_child", m_home.path().string()}, {}, {}, {}};
    const auto begun = Deadline::Clock::now();
    const auto whole = runProcess(child, {Deadline::after(120s), {}});
    ASSERT_TRUE(whole && whole->exitStatus == 0) << (whole ? whole->err : whole.error().detail);
    const auto takes = std::chrono::duration_cast<std::chrono::milliseconds>(Deadline::Clock::now() - begun);
    std::size_t found = expectListedAndEnded();
    EXPECT_EQ(found, 3u);
    for (int n = 0; n < kills; ++n) {
        const std::chrono::milliseconds after(std::uniform_int_distribution<std::int64_t>(0, takes.count())(random));
        SCOPED_TRACE("seed " + std::to_string(seed) + ", kill " + std::to_string(n) + " after " +
                     std::to_string(after.count()) + " ms");
        const auto process = spawnDetached(child, (m_home.path() / "victim.log").string());
        ASSERT_TRUE(process) << process.error().detail;
        (void)pause(after, {Deadline::never(), {}});
        ::kill(process->pid, SIGKILL);
        const auto deadline = Deadline::after(30s);
        while (isAlive(*process) && pause(2ms, {deadline, {}})) {
        }
        found += expectListedAndEnded();
    }
    EXPECT_GT(found, 0u);
}

TEST_F(EmrCloud, AKilledCreationIsContinuedWithoutASecondCluster)
{
    setFaults(R"({"faults": [{"operation": "DescribeCluster", "delaySeconds": 1.0}]})");
    const ProcessSpec child{{TRAINYARD_BIN_DIR "/emr_child", m_home.path().string()}, {}, {}, {}};
    const auto process = spawnDetached(child, (m_home.path() / "victim.log").string());
    ASSERT_TRUE(process) << process.error().detail;
    const auto cloud = open();
    const auto deadline = Deadline::after(60s);
    while (cloud.emrOf(cloud.region)->listClusters(soon()).value_or(std::vector<std::string>()).empty())
        ASSERT_TRUE(pause(5ms, {deadline, {}})) << "no cluster was requested";
    ::kill(process->pid, SIGKILL);
    while (isAlive(*process) && pause(2ms, {deadline, {}})) {
    }
    setFaults(R"({"faults": []})");
    const auto rows = *cloud.ledger->clusters(true);
    ASSERT_THAT(rows, SizeIs(1));
    const auto resumed = resumeEmr(cloud, rows.front().id, {.provision = false}, {}, {});
    ASSERT_TRUE(resumed) << resumed.error().source << ": " << resumed.error().detail;
    EXPECT_THAT(cloud.emrOf(cloud.region)->listClusters(soon()).value_or(std::vector<std::string>()), SizeIs(1));
    EXPECT_THAT(nodesOf(cloud, *resumed), ElementsAre("head", "worker-1", "worker-2"));
    expectListedAndEnded();
}

} // namespace
} // namespace trainyard::cluster
