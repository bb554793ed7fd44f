// C1 to C25: EMR clusters as clusters, against the real local cloud: created, resized, failing, killed, terminated.

#include <gmock/gmock.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <random>
#include <set>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/s3/s3_client.h"
#include "backend/aws/services/efs_client.h"
#include "backend/aws/services/emr_client.h"
#include "backend/cluster/account/roles.h"
#include "backend/cluster/cloud/emr_requests.h"
#include "backend/cluster/cloud/origin.h"
#include "backend/cluster/cloud/ssh_rules.h"
#include "backend/cluster/emr/emr_launch.h"
#include "backend/cluster/emr/emr_resize.h"
#include "backend/cluster/emr/emr_steps.h"
#include "backend/cluster/managed/managed.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/instance_facts.h"
#include "backend/cluster/plan/machine_rate.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/async/poll.h"
#include "build_paths.h"
#include "tests/cluster/support/local_cloud_home.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr const char *kLogBucket = "trainyard-emr-logs";

int numberOf(const char *variable, int otherwise)
{
    const auto text = environment(variable);
    return text.empty() ? otherwise : std::atoi(text.c_str());
}

/// A local cloud whose machines are records.
class EmrCloud : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
        setFaults(R"({"faults": []})");
        ASSERT_TRUE(m_home.serve({"--records-only", "--speed", "50", "--fault", faultFile().string()}));
    }
    std::filesystem::path faultFile() const { return m_home.path() / "faults.json"; }
    void setFaults(const std::string &json) const
    {
        const auto next = faultFile().string() + ".new";
        std::ofstream(next) << json;
        std::filesystem::rename(next, faultFile());
    }
    CloudContext open() const
    {
        auto cloud = m_home.open();
        EXPECT_TRUE(cloud) << cloud.error().source << ": " << cloud.error().detail;
        return cloud ? *cloud : CloudContext();
    }
    static EmrPlan planOf(const CloudContext &cloud, const std::string &name)
    {
        EmrPlan plan;
        plan.name = name;
        plan.region = cloud.region;
        plan.logUri = std::string("S3://") + kLogBucket + "/emr";
        plan.makeRoles = true;
        return plan;
    }
    static CallContext soon() { return {Deadline::after(30s), {}}; }
    /// Names of the machines in the ledger.
    static std::vector<std::string> nodesOf(const CloudContext &cloud, const ClusterId &id)
    {
        std::vector<std::string> names;
        const auto rows = cloud.ledger->resources(id);
        for (const ledger::Resource &r : rows ? *rows : std::vector<ledger::Resource>()) {
            if (r.kind == "instance")
                names.push_back(r.name);
        }
        std::ranges::sort(names, nodeBefore);
        return names;
    }
    /// SSH rules of ours in the managed group of the masters.
    static std::vector<std::string> sshRules(const CloudContext &cloud)
    {
        const auto group = groupByName(*cloud.ec2(), "ElasticMapReduce-master", soon());
        EXPECT_TRUE(group) << group.error().detail;
        if (!group || group->empty())
            return {};
        const auto ranges = sshAllowed(*cloud.ec2(), *group, soon());
        EXPECT_TRUE(ranges) << ranges.error().detail;
        return ranges.value_or(std::vector<std::string>());
    }
    /// Expects that a new program lists all machines, that "Terminate all" ends everything, and what stays.
    /// \return number of machines that ran
    std::size_t expectListedAndEnded() const
    {
        const auto cloud = open();
        const auto alive = LocalCloudHome::aliveAt(cloud);
        const auto all = reconcile(cloud, {}, soon());
        EXPECT_TRUE(all) << all.error().detail;
        std::set<std::string> listed;
        for (const ClusterSnapshot &c : all ? all->clusters : std::vector<ClusterSnapshot>()) {
            EXPECT_TRUE(c.ours) << c.detail;
            for (const NodeSnapshot &n : c.nodes)
                listed.insert(n.id.value);
        }
        // A machine may have ended before the list was read.
        const auto still = LocalCloudHome::aliveAt(cloud);
        for (const std::string &id : alive)
            EXPECT_TRUE(listed.contains(id) || !still.contains(id)) << id << " runs and is not in the list";
        const auto receipt = Teardown(cloud).run({}, {}, {});
        EXPECT_TRUE(receipt && receipt->clean()) << (receipt ? receipt->toText() : receipt.error().detail);
        EXPECT_THAT(LocalCloudHome::aliveAt(cloud), IsEmpty());
        EXPECT_THAT(LocalCloudHome::thingsAt(cloud), IsEmpty());
        EXPECT_THAT(*cloud.ledger->clusters(true), IsEmpty());
        EXPECT_THAT(*cloud.ledger->resources({}), IsEmpty()) << "every row is closed";
        EXPECT_THAT(cloud.emrOf(cloud.region)->listClusters(soon()).value_or(std::vector<std::string>{"unread"}),
                    IsEmpty());
        EXPECT_THAT(sshRules(cloud), IsEmpty());
        return alive.size();
    }
    LocalCloudHome m_home;
};

TEST_F(EmrCloud, IsCreatedResizedAndTerminated) // C1, C7, C9, C12, C14 to C17, C24, C25
{
    const auto cloud = open();
    EmrPlan plan = planOf(cloud, "emr-three");
    plan.protect = true;
    const auto id = launchEmr(cloud, plan, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    EXPECT_THAT(nodesOf(cloud, *id), ElementsAre("head", "worker-1", "worker-2"));
    const auto origin = originOf(*cloud.ledger, *id);
    ASSERT_TRUE(origin);
    EXPECT_EQ(origin->origin, Origin::Emr);
    const auto emr = cloud.emrOf(cloud.region);
    const auto made = emr->describeCluster(origin->id, soon());
    ASSERT_TRUE(made) << made.error().detail;
    EXPECT_TRUE(made->isProtected);
    EXPECT_EQ(made->tags.at(tag::kCluster), id->value);
    EXPECT_FALSE(made->tags.at(kEmrRequestTag).empty());
    EXPECT_EQ(made->logUri, std::string("s3://") + kLogBucket + "/emr/");
    const auto actions = emr->listBootstrapActions(origin->id, soon());
    ASSERT_TRUE(actions);
    ASSERT_THAT(*actions, SizeIs(1));
    EXPECT_THAT(actions->front().path, HasSubstr("trainyard_deadline.sh"));
    EXPECT_THAT(sshRules(cloud), ElementsAre("127.0.0.1/32"));
    const auto machines = hosts(cloud, *id);
    ASSERT_TRUE(machines);
    ASSERT_THAT(*machines, SizeIs(3));
    EXPECT_EQ(machines->front().target.user, "hadoop");

    const auto again = resumeCluster(cloud, *id, {.provision = false}, {}, {});
    ASSERT_TRUE(again) << again.error().detail;
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), SizeIs(3)) << "nothing is created twice";

    const auto added = addWorkersTo(cloud, *id, 2, {.provision = false}, {}, {});
    ASSERT_TRUE(added) << added.error().detail;
    EXPECT_THAT(*added, ElementsAre("worker-3", "worker-4"));
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), SizeIs(5));
    const auto locked = removeWorkerFrom(cloud, *id, "worker-1", {}, {});
    ASSERT_FALSE(locked);
    EXPECT_EQ(locked.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(locked.error().detail, HasSubstr("it holds a part of HDFS"));
    EXPECT_EQ(removeWorkerFrom(cloud, *id, "head", {}, {}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(checkRemovableFrom(cloud, *id, "worker-2").error().code, ErrorCode::InvalidArgument)
        << "before it leaves its run";
    EXPECT_TRUE(checkRemovableFrom(cloud, *id, "worker-3"));
    const auto removed = removeWorkerFrom(cloud, *id, "worker-3", {}, {});
    ASSERT_TRUE(removed) << removed.error().detail;
    EXPECT_THAT(nodesOf(cloud, *id), ElementsAre("head", "worker-1", "worker-2", "worker-4"));
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), SizeIs(4)) << "EMR does not replace it";
    const auto size = resizeEmr(cloud, *id, 4, {.provision = false}, {}, {});
    ASSERT_TRUE(size) << size.error().detail;
    EXPECT_THAT(size->added, ElementsAre("worker-5")) << "numbers are not reused";
    EXPECT_EQ(resizeEmr(cloud, *id, 1, {.provision = false}, {}, {}).error().code, ErrorCode::InvalidArgument);

    const auto refused = Teardown(cloud).run({.clusters = {*id}}, {}, {});
    ASSERT_TRUE(refused) << refused.error().detail;
    EXPECT_FALSE(refused->clean()) << "it is protected, and there is no consent";
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), SizeIs(5));
    const auto ended = Teardown(cloud).run({.clusters = {*id}, .liftProtection = true}, {}, {});
    ASSERT_TRUE(ended) << ended.error().detail;
    EXPECT_TRUE(ended->clean()) << ended->toText();
    expectListedAndEnded();
    EXPECT_TRUE(cloud.s3->headBucket(kLogBucket, soon()).value_or(false)) << "logs stay";
    const auto roles = roleStates(cloud, emrDefaultRoles(), soon());
    ASSERT_TRUE(roles);
    for (const RoleState &role : *roles)
        EXPECT_TRUE(role.exists) << role.spec.name << " stays";
}

TEST_F(EmrCloud, GetsCoreNodesThatStay) // C25
{
    const auto cloud = open();
    EmrPlan plan = planOf(cloud, "emr-core");
    plan.workers = 1;
    const auto id = launchEmr(cloud, plan, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    const auto added = addEmrCoreNodes(cloud, *id, 2, {.provision = false}, {}, {});
    ASSERT_TRUE(added) << added.error().detail;
    EXPECT_THAT(*added, ElementsAre("worker-2", "worker-3"));
    EXPECT_EQ(checkRemovableFrom(cloud, *id, "worker-3").error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(resizeEmr(cloud, *id, 2, {.provision = false}, {}, {}).error().code, ErrorCode::InvalidArgument);
    const auto rows = cloud.ledger->resources(*id);
    ASSERT_TRUE(rows);
    for (const ledger::Resource &r : *rows)
        EXPECT_TRUE(r.kind != "instance" || r.facts.contains(fact::kServiceShare)) << r.name << " has EMR's price";
    expectListedAndEnded();
}

TEST_F(EmrCloud, AGrowthThatFailsEndsTheNewNodesOnly) // C25
{
    const auto cloud = open();
    const auto id = launchEmr(cloud, planOf(cloud, "emr-grows"), {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    const auto first = addWorkersTo(cloud, *id, 1, {.provision = false}, {}, {});
    ASSERT_TRUE(first) << first.error().detail;
    const auto before = LocalCloudHome::aliveAt(cloud);
    setFaults(R"({"faults": [], "emrBootstrapFailure": "disk full"})");
    const auto more = addWorkersTo(cloud, *id, 2, {.provision = false}, {}, {});
    ASSERT_FALSE(more);
    EXPECT_THAT(more.error().detail, HasSubstr("the new nodes do not start"));
    setFaults(R"({"faults": []})");
    const auto isAsBefore = pollUntil(Backoff(50ms), {Deadline::after(60s), {}},
                                      [&]() -> Result<bool> { return LocalCloudHome::aliveAt(cloud) == before; });
    EXPECT_TRUE(isAsBefore) << "the nodes that ran stay, and no other one costs money";
    EXPECT_THAT(nodesOf(cloud, *id), ElementsAre("head", "worker-1", "worker-2", "worker-3"));
    expectListedAndEnded();
}

TEST_F(EmrCloud, AStepIsAddedOnceAndCanBeCancelled) // C26
{
    const auto cloud = open();
    const auto id = launchEmr(cloud, planOf(cloud, "emr-steps"), {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    const auto reference = emrReferenceOf(cloud, *id);
    ASSERT_TRUE(reference) << reference.error().detail;
    EXPECT_EQ(reference->cluster, *id);
    setFaults(R"({"faults": [{"operation": "AddJobFlowSteps", "after": true, "answer": "drop", "count": 1}]})");
    const EmrStepPlan plan{.name = "hello", .command = {"echo", "password=Tr0ub4dor&3 and more"}};
    const auto added = addEmrStep(cloud, *reference, plan, soon());
    ASSERT_TRUE(added) << added.error().detail;
    const auto list = emrSteps(cloud, *reference, soon());
    ASSERT_TRUE(list) << list.error().detail;
    ASSERT_THAT(list->steps, SizeIs(1)) << "the reply was lost, and the step was not added again";
    EXPECT_EQ(list->steps.front().id, *added);
    EXPECT_THAT(list->steps.front().command, testing::Not(HasSubstr("Tr0ub4dor")));
    EXPECT_TRUE(list->canAdd);
    EXPECT_EQ(cancelEmrSteps(cloud, *reference, {"s-1/../x"}, false, soon()).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(cancelEmrSteps(cloud, *reference, {"s-NOSUCHSTEP"}, false, soon()).error().code, ErrorCode::Conflict);
    const auto ended = pollUntil(Backoff(50ms), {Deadline::after(60s), {}}, [&]() -> Result<bool> {
        const auto now = emrSteps(cloud, *reference, soon());
        return now && now->steps.front().state == "COMPLETED";
    });
    EXPECT_TRUE(ended) << "a record of a machine completes its steps";
    EXPECT_EQ(cancelEmrSteps(cloud, *reference, {*added}, false, soon()).error().code, ErrorCode::Conflict);
    expectListedAndEnded();
    EXPECT_EQ(addEmrStep(cloud, *reference, plan, soon()).error().code, ErrorCode::Conflict);
}

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
    EXPECT_FALSE(cloud.s3->headBucket(kLogBucket, soon()).value_or(true));
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
    EXPECT_THAT(refused.error().detail, HasSubstr("no mount target in " + subnets->front().zone));
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

TEST_F(EmrCloud, ARuleOfSomeoneElseStays)
{
    const auto cloud = open();
    const auto first = launchEmr(cloud, planOf(cloud, "emr-first"), {.provision = false}, {}, {});
    ASSERT_TRUE(first) << first.error().detail;
    const auto second = launchEmr(cloud, planOf(cloud, "emr-second"), {.provision = false}, {}, {});
    ASSERT_TRUE(second) << second.error().detail;
    const auto ended = Teardown(cloud).run({.clusters = {*first}}, {}, {});
    ASSERT_TRUE(ended && ended->clean());
    EXPECT_THAT(sshRules(cloud), ElementsAre("127.0.0.1/32")) << "the second cluster uses it";
    expectListedAndEnded();

    const auto group = groupByName(*cloud.ec2(), "ElasticMapReduce-master", soon());
    ASSERT_TRUE(group && !group->empty());
    ledger::Cluster row;
    row.id = newClusterId();
    row.region = cloud.region;
    ASSERT_TRUE(cloud.ec2()->authorizeIngress(*group, {sshRule("203.0.113.7/32")}, soon()));
    const auto opened = openSshFor(cloud, row, *group, "203.0.113.7/32", soon());
    ASSERT_TRUE(opened) << opened.error().detail;
    EXPECT_FALSE(*opened);
    EXPECT_THAT(*cloud.ledger->resources({}), IsEmpty()) << "it is used, and no teardown removes it";
    EXPECT_EQ(closeSshRule(cloud, cloud.region, "no rule", soon()).error().code, ErrorCode::CorruptData);
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
