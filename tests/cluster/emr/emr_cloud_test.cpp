// C1, C7, C9, C12, C14 to C17, C24 to C26: EMR clusters as clusters, against the real local cloud: created, resized,
// terminated.

#include <algorithm>

#include <gmock/gmock.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/s3/s3_client.h"
#include "backend/aws/services/emr/emr_client.h"
#include "backend/cluster/account/permissions/roles.h"
#include "backend/cluster/cloud/access/ssh_rules.h"
#include "backend/cluster/cloud/records/emr_requests.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/emr/emr_arrivals.h"
#include "backend/cluster/emr/emr_launch.h"
#include "backend/cluster/emr/emr_resize.h"
#include "backend/cluster/emr/emr_steps.h"
#include "backend/cluster/managed/managed.h"
#include "backend/cluster/operate/adopt.h"
#include "backend/cluster/plan/costs/machine_rate.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/async/poll.h"
#include "tests/cluster/emr/emr_cloud_fixture.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

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
    EXPECT_EQ(made->logUri, std::string("s3://") + kEmrLogBucket + "/emr/");
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
    const auto fifth = addWorkersTo(cloud, *id, 1, {.provision = false}, {}, {});
    ASSERT_TRUE(fifth) << fifth.error().detail;
    EXPECT_THAT(*fifth, ElementsAre("worker-5")) << "numbers are not reused";

    const auto refused = Teardown(cloud).run({.clusters = {*id}}, {}, {});
    ASSERT_TRUE(refused) << refused.error().detail;
    EXPECT_FALSE(refused->clean()) << "it is protected, and there is no consent";
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), SizeIs(5));
    const auto ended = Teardown(cloud).run({.clusters = {*id}, .liftProtection = true}, {}, {});
    ASSERT_TRUE(ended) << ended.error().detail;
    EXPECT_TRUE(ended->clean()) << ended->toText();
    expectListedAndEnded();
    EXPECT_TRUE(cloud.s3->headBucket(kEmrLogBucket, soon()).value_or(false)) << "logs stay";
    const auto roles = roleStates(cloud, emrDefaultRoles("us-east-1"), soon());
    ASSERT_TRUE(roles);
    for (const RoleState &role : *roles)
        EXPECT_TRUE(role.exists) << role.spec.name << " stays";
}

TEST_F(EmrCloud, OfALostLedgerIsTakenOverAndEnds) // issue 11, point 13
{
    const auto cloud = open();
    const auto id = launchEmr(cloud, planOf(cloud, "emr-lost"), {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    ledger::TemporaryFolder other;
    CloudContext here = cloud; // a second computer with another ledger
    here.stateFolder = other.path();
    here.ledger = std::make_shared<ledger::Ledger>(std::move(*ledger::Ledger::open(other.path())));
    const auto lost = findAdoptableCluster(here, "emr-lost", {}, false, soon());
    ASSERT_TRUE(lost) << lost.error().detail;
    const auto adopted = adopt(here, *lost, lost->owner, lost->ledger, soon());
    ASSERT_TRUE(adopted) << adopted.error().detail;
    EXPECT_THAT(nodesOf(here, *id), ElementsAre("head", "worker-1", "worker-2"));
    const auto ended = Teardown(here).run({.clusters = {*id}}, {}, {});
    ASSERT_TRUE(ended) << ended.error().detail;
    EXPECT_TRUE(ended->clean()) << ended->toText();
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), IsEmpty());
    EXPECT_THAT(cloud.emrOf(cloud.region)->listClusters(soon()).value_or(std::vector<std::string>{"unread"}),
                IsEmpty());
    expectListedAndEnded(); // the lost ledger, were it found again
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
    const auto rows = cloud.ledger->resources(*id);
    ASSERT_TRUE(rows);
    for (const ledger::Resource &r : *rows)
        EXPECT_TRUE(r.kind != "instance" || r.facts.contains(fact::kServiceShare)) << r.name << " has EMR's price";
    expectListedAndEnded();
}

TEST_F(EmrCloud, NodesThatEmrStartsByItselfAreTaken)
{
    const auto cloud = open();
    EmrPlan plan = planOf(cloud, "emr-arrivals");
    plan.workers = 1;
    const auto id = launchEmr(cloud, plan, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    EmrSetUps setUps;
    const auto unknown = [&] {
        return unknownEmrNodes(cloud, *id, setUps, soon()).value_or(std::vector<InstanceId>()).size();
    };
    EXPECT_EQ(unknown(), 0u);
    const auto origin = originOf(*cloud.ledger, *id);
    ASSERT_TRUE(origin);
    const auto emr = cloud.emrOf(cloud.region);
    const auto groups = emr->listInstanceGroups(origin->id, soon());
    ASSERT_TRUE(groups) << groups.error().detail;
    const auto core = std::ranges::find(*groups, std::string("CORE"), &aws::EmrInstanceGroup::role);
    ASSERT_TRUE(core != groups->end());
    const auto larger = emr->modifyInstanceGroups(origin->id, {{core->id, 2, {}}}, soon());
    ASSERT_TRUE(larger) << larger.error().detail;
    const auto seen =
        pollUntil(Backoff(50ms), {Deadline::after(60s), {}}, [&]() -> Result<bool> { return unknown() == 1; });
    ASSERT_TRUE(seen) << "a node that this program did not request";

    std::vector<std::string> nodes{"worker-9"}; // of an earlier attempt; it has ended since
    const auto taken = takeEmrNodes(cloud, *id, {.provision = false}, nodes, {}, {}, {});
    ASSERT_TRUE(taken) << taken.error().detail;
    EXPECT_THAT(nodes, ElementsAre("worker-2"));
    EXPECT_THAT(nodesOf(cloud, *id), ElementsAre("head", "worker-1", "worker-2"));
    EXPECT_EQ(unknown(), 0u);
    expectListedAndEnded();
}

TEST_F(EmrCloud, NodesThatAreRecordedAndNotSetUpAreFoundAgain)
{
    const auto cloud = open();
    EmrPlan plan = planOf(cloud, "emr-left");
    plan.workers = 1;
    const auto id = launchEmr(cloud, plan, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    EmrSetUps setUps;
    const auto unknown = [&] {
        return unknownEmrNodes(cloud, *id, setUps, soon()).value_or(std::vector<InstanceId>()).size();
    };
    const auto isSetUp = [&](const std::string &node) {
        ledger::Event event;
        event.cluster = *id;
        event.kind = kMilestoneEvent;
        event.subject = node;
        event.text = toString(Milestone::SetUp);
        EXPECT_TRUE(cloud.ledger->addEvent(event));
    };
    EXPECT_EQ(unknown(), 0u) << "a cluster that was never set up lacks nothing";
    isSetUp("head");
    EXPECT_EQ(unknown(), 1u) << "its set-up of worker-1 was interrupted";
    isSetUp("worker-1");
    EXPECT_EQ(unknown(), 0u);

    const auto added = addEmrCoreNodes(cloud, *id, 1, {.provision = false}, {}, {});
    ASSERT_TRUE(added) << added.error().detail;
    EXPECT_EQ(unknown(), 1u);
    for (int follower = 0; follower < 2; ++follower) { // the first one ends before the set-up
        std::vector<std::string> nodes;
        const auto taken = takeEmrNodes(cloud, *id, {.provision = false}, nodes, {}, {}, {});
        ASSERT_TRUE(taken) << taken.error().detail;
        EXPECT_THAT(nodes, ElementsAre("worker-2"));
    }
    const auto events = cloud.ledger->events(*id, {}, 0, 0);
    ASSERT_TRUE(events) << events.error().detail;
    const auto timesAdded = std::ranges::count_if(*events, [](const ledger::Event &event) {
        return event.kind == kMembershipEvent && event.subject == "worker-2";
    });
    EXPECT_EQ(timesAdded, 1) << "it was added once, however often it is taken";
    isSetUp("worker-2");
    EXPECT_EQ(unknown(), 0u);
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

    const std::string group = masterGroup(cloud);
    ASSERT_FALSE(group.empty());
    ledger::Cluster row;
    row.id = newClusterId();
    row.region = cloud.region;
    ASSERT_TRUE(cloud.ec2()->authorizeIngress(group, {sshRule("203.0.113.7/32")}, soon()));
    const auto opened = openSshFor(cloud, row, group, "203.0.113.7/32", soon());
    ASSERT_TRUE(opened) << opened.error().detail;
    EXPECT_FALSE(*opened);
    EXPECT_THAT(*cloud.ledger->resources({}), IsEmpty()) << "it is used, and no teardown removes it";
    EXPECT_EQ(closeSshRule(cloud, cloud.region, "no rule", soon()).error().code, ErrorCode::CorruptData);
}

} // namespace
} // namespace trainyard::cluster
