// D4 to D12, D25, K11, K19: stacks as clusters on the real local cloud. Except where machines are set up, its instances
// are records, so that no test waits for a boot.

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <random>
#include <set>
#include <stdexcept>
#include <utility>

#include <gmock/gmock.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cluster/account/quotas.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/launch/schedule/stack_schedule.h"
#include "backend/cluster/managed/managed.h"
#include "backend/cluster/managed/managed_state.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/stack/plan/stack_limits.h"
#include "backend/cluster/stack/plan/stack_request.h"
#include "backend/cluster/stack/stack_launch.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/async/poll.h"
#include "backend/ssh/session.h"
#include "tests/cluster/stack/stack_cluster_fixture.h"
#include "tests/support/expect_log.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

TEST_F(StackClusterTest, CreatesAddsRemovesAndLeavesNothing)
{
    const auto cloud = open();
    std::vector<std::string> steps;
    std::mutex mutex;
    const ProgressSink sink = [&](const StepEvent &event) {
        const std::lock_guard lock(mutex);
        if (steps.empty() || steps.back() != event.step)
            steps.push_back(event.step);
    };
    const auto id = launchStack(cloud, plan(cloud, "dt"), kNoSsh, sink, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    EXPECT_THAT(steps, testing::IsSupersetOf({"plan", "intent", "key-pair", "stack", "stack-created", "running"}));
    const auto from = originOf(*cloud.ledger, *id);
    ASSERT_TRUE(from);
    EXPECT_EQ(from->origin, Origin::Stack);

    const auto before = status(cloud, "dt", soon());
    ASSERT_TRUE(before) << before.error().detail;
    ASSERT_THAT(before->nodes, SizeIs(2));
    EXPECT_EQ(before->nodes[0].name, "head");
    EXPECT_EQ(before->nodes[1].name, "worker-1");
    EXPECT_TRUE(before->nodes[0].locked && before->nodes[1].locked);
    EXPECT_THAT(before->differences, IsEmpty());
    const auto shown = managedState(cloud, *id, soon());
    ASSERT_TRUE(shown) << shown.error().detail;
    EXPECT_EQ(shown->workers, (StackWorkers{1, 1, 1, 0})) << "none is set up"; // D16
    const auto groups = cloud.scalingOf(cloud.region)->describeGroups({}, soon());
    ASSERT_TRUE(groups && groups->size() == 2u);
    for (const aws::ScalingGroup &group : *groups)
        EXPECT_THAT(group.suspended, testing::IsSupersetOf({"Launch", "ReplaceUnhealthy", "AZRebalance"}));

    const auto added = addWorkersTo(cloud, *id, 1, kNoSsh, {}, {});
    ASSERT_TRUE(added) << added.error().detail;
    EXPECT_THAT(*added, testing::ElementsAre("worker-2"));
    EXPECT_THAT(status(cloud, "dt", soon())->nodes, SizeIs(3));
    EXPECT_FALSE(removeWorkerFrom(cloud, *id, "worker-1", {}, {})) << "a base worker is locked";
    const auto removed = removeWorkerFrom(cloud, *id, "worker-2", {}, {});
    EXPECT_TRUE(removed) << removed.error().detail;
    EXPECT_THAT(status(cloud, "dt", soon())->nodes, SizeIs(2));
    ASSERT_TRUE(addWorkersTo(cloud, *id, 1, kNoSsh, {}, {})) << "it uses the stack's network when the stack is deleted";
    expectListedAndEnded(cloud);
}

TEST_F(StackClusterTest, ACreationReportsHowLongTheLastOneTook) // D12
{
    const auto cloud = open();
    ledger::Cluster earlier = ledger::makeCluster(newClusterId().value, "earlier");
    earlier.profile = cloud.profile;
    earlier.endpoint = cloud.endpointId;
    ASSERT_TRUE(cloud.ledger->saveCluster(earlier));
    auto intent = ledger::makeIntent("token-of-the-earlier-one", earlier.id.value, "");
    intent.kind = kStackKind;
    ASSERT_TRUE(cloud.ledger->openIntents(std::vector{intent}));
    ledger::Event ready;
    ready.at = earlier.created + 7min;
    ready.cluster = earlier.id;
    ready.kind = "launch";
    ready.text = "earlier is ready";
    ASSERT_TRUE(cloud.ledger->addEvent(ready));
    ASSERT_TRUE(cloud.ledger->closeCluster(earlier.id, "terminated", earlier.created + 1h));

    std::stop_source stop;
    std::string expected;
    const ProgressSink stopsOnceReported = [&](const StepEvent &event) {
        if (event.step == "usual-duration" && event.state == StepState::Done) {
            expected = event.message.english();
            stop.request_stop();
        }
    };
    const auto made = launchStack(cloud, plan(cloud, "dt"), kNoSsh, stopsOnceReported, stop.get_token());
    EXPECT_EQ(expected, "7 min 0 s the last time");
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::Cancelled) << made.error().detail;
    EXPECT_THAT(stacksAt(cloud), IsEmpty());
}

TEST_F(StackClusterTest, TheGroupsEndTheirMachinesAtTheDeadline)
{
    const auto cloud = open();
    auto wanted = plan(cloud, "dt");
    wanted.deadline = 60min;
    const auto id = launchStack(cloud, wanted, kNoSsh, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const auto row = cloud.ledger->cluster(*id);
    ASSERT_TRUE(row && *row && (*row)->expires);
    const auto scaling = cloud.scalingOf(cloud.region);
    const auto ends = [&] {
        std::vector<Timestamp> times;
        const auto groups = scaling->describeGroups({}, soon());
        EXPECT_TRUE(groups) << groups.error().detail;
        for (const aws::ScalingGroup &group : groups ? *groups : std::vector<aws::ScalingGroup>()) {
            const auto actions = scaling->describeScheduledActions(group.name, soon());
            EXPECT_TRUE(actions) << actions.error().detail;
            for (const aws::ScheduledAction &action : actions ? *actions : std::vector<aws::ScheduledAction>()) {
                EXPECT_TRUE(action.endsGroup()) << action.name;
                times.push_back(action.at);
            }
        }
        return times;
    };
    const Timestamp seconds = std::chrono::floor<std::chrono::seconds>(*(*row)->expires);
    EXPECT_THAT(ends(), testing::ElementsAre(seconds, seconds));

    const Timestamp later = seconds + 2h;
    const auto moved = moveStackDeadline(cloud, *id, later, soon());
    ASSERT_TRUE(moved) << moved.error().detail;
    EXPECT_THAT(ends(), testing::ElementsAre(later, later)) << "the same actions, at another time";
    expectListedAndEnded(cloud);
}

TEST_F(StackClusterTest, AResumedCreationMakesNoSecondStack)
{
    const auto cloud = open();
    std::stop_source stop;
    const ProgressSink stopsAfterRequest = [&](const StepEvent &event) {
        if (event.step == "stack-created" && event.state == StepState::Started)
            stop.request_stop();
    };
    ClusterId id;
    const auto stopped = launchStack(cloud, plan(cloud, "dt"), {.provision = false, .retain = RetainOnFailure::All},
                                     stopsAfterRequest, stop.get_token(), &id);
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
    ASSERT_FALSE(id.empty());
    const auto resumed = resumeCluster(cloud, id, kNoSsh, {}, {});
    ASSERT_TRUE(resumed) << resumed.error().detail;
    EXPECT_EQ(*resumed, id);
    EXPECT_THAT(stacksAt(cloud), SizeIs(1));
    EXPECT_THAT(status(cloud, "dt", soon())->nodes, SizeIs(2));
    expectListedAndEnded(cloud);
}

TEST_F(StackClusterTest, ACancelledCreationIsRolledBack)
{
    const auto cloud = open();
    std::stop_source stop;
    const ProgressSink stopsAtFirstResource = [&](const StepEvent &event) {
        if (event.step == "stack-resource" && event.state == StepState::Done)
            stop.request_stop();
    };
    const auto made = launchStack(cloud, plan(cloud, "dt"), kNoSsh, stopsAtFirstResource, stop.get_token());
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::Cancelled) << made.error().detail;
    EXPECT_THAT(stacksAt(cloud), IsEmpty());
    EXPECT_THAT(*cloud.ledger->clusters(true), IsEmpty());
}

TEST_F(StackClusterTest, ACreationWhoseStepThrowsIsRolledBack)
{
    const auto cloud = open();
    auto wanted = plan(cloud, "dt");
    wanted.keepOnFailure = false;
    bool isThrown = false;
    const ProgressSink throwsOnce = [&](const StepEvent &event) {
        if (event.step == "running" && !std::exchange(isThrown, true))
            throw std::runtime_error("no memory");
    };
    const support::ExpectLog expected("stack has thrown: no memory");
    const auto made = launchStack(cloud, wanted, kNoSsh, throwsOnce, {});
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::Internal) << made.error().detail;
    EXPECT_THAT(stacksAt(cloud), IsEmpty());
    EXPECT_THAT(LocalCloudHome::aliveAt(cloud), IsEmpty());
    EXPECT_THAT(*cloud.ledger->clusters(true), IsEmpty());
}

TEST_F(StackClusterTest, AZoneWithoutTheTypeAndASpentQuotaAreRefusedBeforeAnythingIsMade) // M28
{
    const auto cloud = open();
    auto wanted = plan(cloud, "dt");
    wanted.zone = cloud.region + "z";
    const auto elsewhere = launchStack(cloud, wanted, kNoSsh, {}, {});
    ASSERT_FALSE(elsewhere);
    EXPECT_EQ(elsewhere.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(elsewhere.error().detail, HasSubstr(wanted.zone + " does not offer c5.large"));

    wanted = plan(cloud, "dt");
    wanted.instanceType = "c5.18xlarge";
    wanted.workers = 16; // 1224 vCPUs of the 1152 that a new account has
    const auto many = launchStack(cloud, wanted, kNoSsh, {}, {});
    ASSERT_FALSE(many);
    EXPECT_EQ(many.error().code, ErrorCode::QuotaExceeded);
    EXPECT_THAT(many.error().detail, HasSubstr("1224 vCPUs of standard are needed"));
    EXPECT_TRUE(quotaNamedIn(many.error()));

    EXPECT_THAT(*cloud.ledger->clusters(true), IsEmpty());
    EXPECT_THAT(stacksAt(cloud), IsEmpty());
}

TEST_F(StackClusterTest, AFullNetworkQuotaIsRefusedBeforeAnythingIsMade)
{
    const auto cloud = open();
    const auto use = networkUse(cloud, cloud.region, soon());
    ASSERT_TRUE(use) << use.error().detail;
    ASSERT_TRUE(use->vpcQuota);
    std::string vpcs;
    for (int n = use->vpcs; n < *use->vpcQuota; ++n)
        vpcs += std::string(vpcs.empty() ? "" : ",") + "\"V" + std::to_string(n) +
                "\": {\"Type\": \"AWS::EC2::VPC\", \"Properties\": {\"CidrBlock\": \"10." + std::to_string(n) +
                ".0.0/16\"}}";
    const auto stacks = cloud.stacksOf(cloud.region);
    const auto filler =
        stacks->createStack({.name = "filler", .templateBody = "{\"Resources\": {" + vpcs + "}}"}, soon());
    ASSERT_TRUE(filler) << filler.error().detail;
    ASSERT_TRUE(pollUntil(Backoff(20ms), soon(), [&]() -> Result<bool> {
        const auto stack = stacks->describeStack("filler", soon());
        return stack && *stack && (*stack)->status == "CREATE_COMPLETE";
    }));
    const auto made = launchStack(cloud, plan(cloud, "dt"), kNoSsh, {}, {});
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::QuotaExceeded) << made.error().detail;
    EXPECT_THAT(*cloud.ledger->clusters(true), IsEmpty());
    EXPECT_THAT(LocalCloudHome::thingsAt(cloud), IsEmpty());
    EXPECT_THAT(stacksAt(cloud), SizeIs(1)) << "the filler";
}

/// A local cloud whose groups cannot launch machines.
class FailingGroupsTest : public StackClusterTest {
protected:
    void serve() override
    {
        const auto faults = m_home.path() / "faults.json";
        ASSERT_TRUE(writeFileAtomically(faults, R"({"faults": [{"operation": "autoscaling:RunInstances",
            "code": "InsufficientInstanceCapacity",
            "message": "We currently do not have sufficient c5.large capacity in this zone."}]})"));
        const auto served = m_home.serve({"--records-only", "--speed", "50000", "--fault", faults.string()});
        ASSERT_TRUE(served) << served.error().detail;
    }
};

TEST_F(FailingGroupsTest, AFailedActivityIsExplainedAndTheStackStays)
{
    const auto cloud = open();
    ClusterId id;
    const auto made = launchStack(cloud, plan(cloud, "dt"), kNoSsh, {}, {}, &id);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::NoCapacity) << made.error().detail;
    EXPECT_THAT(made.error().detail, HasSubstr("sufficient c5.large capacity"));
    const auto kept = status(cloud, "dt", soon());
    ASSERT_TRUE(kept) << kept.error().detail;
    EXPECT_EQ(kept->state, ClusterState::NeedsAttention);
    EXPECT_THAT(kept->detail, HasSubstr("capacity"));
    EXPECT_THAT(stacksAt(cloud), SizeIs(1)) << "it stays for inspection";
    const auto events = cloud.ledger->events(id, {}, 0, 0);
    ASSERT_TRUE(events);
    EXPECT_TRUE(std::ranges::any_of(*events, [](const ledger::Event &event) {
        return event.kind == kStackKind && event.failed && event.text.find("capacity") != std::string::npos;
    })) << "the attempts of the group are in the timeline";
    expectListedAndEnded(cloud);
}

/// SIGKILL of the command line at moments of a creation. TRAINYARD_STACK_KILLS sets their number.
TEST_F(StackClusterTest, AKilledCreationLeavesNothingUnknown)
{
    const std::string program = TRAINYARD_BIN_DIR "/trainyardctl";
    if (!std::filesystem::exists(program))
        GTEST_SKIP() << program << " is not built";
    const char *rounds = std::getenv("TRAINYARD_STACK_KILLS");
    std::mt19937 random(20'261'127);
    std::vector<int> moments{0, 1, 6, 20, 45}; // events of the stack; 0: the intents are in the ledger
    while (rounds && int(moments.size()) < std::atoi(rounds))
        moments.push_back(int(random() % 70));
    for (const int moment : moments) {
        SCOPED_TRACE("after " + std::to_string(moment) + " events");
        const auto cloud = open();
        ProcessSpec spec;
        spec.argv = {
            program,          "stack",           "create",      "--profile",           "local",  "--name",
            "victim",         "--instance-type", "c5.large",    "--worker-network",    "public", "--acknowledge-iam",
            "--no-provision", "--yes",           "--state-dir", m_home.path().string()};
        const auto victim = spawnDetached(spec, (m_home.path() / "victim.log").string());
        ASSERT_TRUE(victim) << victim.error().detail;
        const auto reached = pollUntil(Backoff(5ms), soon(), [&]() -> Result<bool> {
            if (!isAlive(*victim)) // it was faster than this test
                return true;
            const auto clusters = cloud.ledger->clusters(true);
            if (!clusters || clusters->empty())
                return false;
            if (moment == 0)
                return true;
            const auto stack = cloud.stacksOf(cloud.region)->describeStack("victim", soon());
            if (!stack || !*stack || (*stack)->gone())
                return false;
            const auto events = cloud.stacksOf(cloud.region)->describeEvents((*stack)->id, {}, soon());
            return events && (int(events->size()) >= moment || !(*stack)->inProgress());
        });
        EXPECT_TRUE(reached) << reached.error().detail << readFile(m_home.path() / "victim.log").value_or("");
        ::kill(victim->pid, SIGKILL);
        ASSERT_TRUE(pollUntil(Backoff(5ms), soon(), [&]() -> Result<bool> { return !isAlive(*victim); }));
        expectListedAndEnded(open());
    }
}

/// Instances with processes, and with the built runtime.
class StackSetUpTest : public StackClusterTest {
protected:
    void serve() override
    {
        if (const auto missing = LocalCloudHome::missingRuntime(); !missing.empty())
            GTEST_SKIP() << missing;
        for (const char *tool : {"/usr/bin/python3", "/usr/bin/curl"}) {
            if (!std::filesystem::exists(tool))
                GTEST_SKIP() << tool << " is not installed, and nodes of a stack use it";
        }
        const auto bundle = m_home.packedRuntime();
        ASSERT_TRUE(bundle) << bundle.error().detail;
        m_options.bundle = *bundle;
        const auto served = m_home.serve({"--speed", "50"});
        ASSERT_TRUE(served) << served.error().detail;
        const auto endpoint = readFile(m_home.path() / "localcloud/endpoint.json").value_or("");
        if (endpoint.find("\"sandbox\"") == std::string::npos)
            GTEST_SKIP() << "it takes instances with their own files: " << endpoint;
    }
    LaunchOptions m_options;
};

TEST_F(StackSetUpTest, MachinesAreSetUpWithTheHostKeysOfTheirConsoles)
{
    const auto cloud = open();
    auto wanted = plan(cloud, "dt");
    wanted.prepareScript.clear();
    const auto id = launchStack(cloud, wanted, m_options, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    EXPECT_EQ(status(cloud, "dt", soon())->state, ClusterState::Ready);
    const auto added = addWorkersTo(cloud, *id, 1, m_options, {}, {});
    ASSERT_TRUE(added) << added.error().source << ": " << added.error().detail;
    const auto machines = hosts(cloud, *id);
    ASSERT_TRUE(machines) << machines.error().detail;
    ASSERT_THAT(*machines, SizeIs(3));
    for (const Host &host : *machines) {
        auto session = ssh::SshSession::open(host.target, soon());
        ASSERT_TRUE(session) << host.name << ": " << session.error().detail;
        const auto deadline = session->mustExec("cat /etc/trainyard/deadline", {}, soon());
        ASSERT_TRUE(deadline) << host.name << ": " << deadline.error().detail;
        EXPECT_GT(std::atoll(deadline->c_str()), 0) << host.name << " ends itself at the deadline";
    }
    expectListedAndEnded(cloud);
}

} // namespace
} // namespace trainyard::cluster
