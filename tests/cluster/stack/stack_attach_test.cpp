// D25: which stacks can become clusters; and the end of a stack's groups at the deadline.
#include "backend/cluster/stack/stack_launch.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "backend/cluster/launch/schedule/stack_schedule.h"
#include "backend/cluster/stack/stack_machines_internal.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/time/time_source.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const StackParts kTraining{.masterGroup = "dt-m", .workerGroup = "dt-w"};

aws::Stack stack(const std::string &status)
{
    aws::Stack one;
    one.id = "arn:aws:cloudformation:us-east-1:123456789012:stack/dt/1";
    one.name = "dt";
    one.status = status;
    return one;
}

TEST(AttachStack, TakesCompleteTrainingStacks)
{
    for (const char *status : {"CREATE_COMPLETE", "UPDATE_COMPLETE", "UPDATE_ROLLBACK_COMPLETE"})
        EXPECT_THAT(attachRefusal(stack(status), kTraining, "").english(), IsEmpty()) << status;
}

TEST(AttachStack, RefusesWithTheReason)
{
    EXPECT_THAT(attachRefusal(stack("CREATE_COMPLETE"), kTraining, "demo").english(), HasSubstr("the cluster demo"));
    EXPECT_THAT(attachRefusal(stack("DELETE_IN_PROGRESS"), kTraining, "").english(), HasSubstr("deleted"));
    EXPECT_THAT(attachRefusal(stack("DELETE_FAILED"), kTraining, "").english(), HasSubstr("deleted"));
    EXPECT_THAT(attachRefusal(stack("CREATE_IN_PROGRESS"), kTraining, "").english(), HasSubstr("once that has ended"));
    EXPECT_THAT(attachRefusal(stack("ROLLBACK_COMPLETE"), kTraining, "").english(), HasSubstr("creation has failed"));
    EXPECT_THAT(attachRefusal(stack("CREATE_FAILED"), kTraining, "").english(), HasSubstr("creation has failed"));
    EXPECT_THAT(attachRefusal(stack("CREATE_COMPLETE"), {.masterGroup = "dt-m"}, "").english(),
                HasSubstr("no training stack"));
    aws::Stack nested = stack("CREATE_COMPLETE");
    nested.parent = "arn:aws:cloudformation:us-east-1:123456789012:stack/outer/1";
    EXPECT_THAT(attachRefusal(nested, kTraining, "").english(), HasSubstr("part of another stack"));
}

TEST(AttachStack, TheConsentNamesTheDeletionOfTheStack)
{
    AttachPreview preview;
    preview.stack.stack = stack("CREATE_COMPLETE");
    preview.nodes.resize(3);
    preview.nodes[2] = {.node = "worker-2", .instance = InstanceId("i-2"), .state = "running", .type = "p3.16xlarge"};
    EXPECT_THAT(preview.consent().english(), HasSubstr("the stack dt with 3 machines"));
    EXPECT_THAT(preview.consent().english(),
                HasSubstr("terminating the cluster deletes the stack dt with all that it created"));
    ASSERT_THAT(preview.machines(), SizeIs(3));
    EXPECT_EQ(preview.machines()[2], "worker-2  i-2  p3.16xlarge  running");
}

TEST(StackSchedule, MovesTheActionsOfTheTemplate)
{
    const Timestamp at = *fromIso8601("2030-01-31T18:00:00Z");
    const std::vector<aws::ScheduledAction> now{{"dt-w", "dt-WorkerGroupEnd-1", {}, {0, 0, 0}, ""},
                                                {"dt-w", "nights", {}, {0, 0, 0}, "0 22 * * *"},
                                                {"dt-w", "grow", {}, {1, 8, 8}, ""},
                                                {"other", "end", {}, {0, 0, 0}, ""}};
    const auto moved = movedActions("dt-w", now, at);
    ASSERT_THAT(moved, SizeIs(1));
    EXPECT_EQ(moved[0].name, "dt-WorkerGroupEnd-1");
    EXPECT_EQ(moved[0].at, at);
    const auto added = movedActions("dt-m", now, at);
    ASSERT_THAT(added, SizeIs(1));
    EXPECT_EQ(added[0].group, "dt-m");
    EXPECT_TRUE(added[0].endsGroup());
}

TEST(StackSchedule, WritesTimesAsTheTemplateTakesThem)
{
    EXPECT_EQ(terminateAtText(*fromIso8601("2030-01-31T18:00:05Z") + std::chrono::milliseconds(250)),
              "2030-01-31T18:00:05Z");
}

StackView view(int bases, int desired, const std::string &state = "running")
{
    StackView v;
    v.parts = kTraining;
    aws::ScalingGroup workers;
    workers.name = "dt-w";
    workers.desired = desired;
    v.groups.push_back(workers);
    v.nodes.push_back({.node = "head", .role = StackRole::Master, .state = "running", .privateIp = "10.0.0.4"});
    for (int n = 1; n <= bases; ++n)
        v.nodes.push_back({.node = "worker-" + std::to_string(n), .state = state, .privateIp = "10.0.1.4"});
    return v;
}

TEST(StackSettles, WhenAllMachinesOfItsGroupsRun)
{
    EXPECT_TRUE(isSettled(view(2, 2), false));
    EXPECT_FALSE(isSettled(view(2, 2, "pending"), false));
    EXPECT_FALSE(isSettled(view(1, 2), false)) << "the group starts another one";
    StackView headless = view(1, 1);
    headless.nodes.erase(headless.nodes.begin());
    EXPECT_FALSE(isSettled(headless, true));
}

TEST(StackSettles, WithFewerWorkersWhenAnAttemptFailed)
{
    EXPECT_TRUE(isSettled(view(1, 2), true));
    StackView suspended = view(1, 2);
    suspended.groups[0].suspended = {"Launch"};
    EXPECT_TRUE(isSettled(suspended, false)) << "a resumed creation: the group starts no more";
}

TEST(StackSettles, NotByAFailureThatWasRepaired)
{
    const Timestamp start = *fromIso8601("2030-01-31T18:00:00Z");
    const auto activity = [&](const std::string &status, int minute, const std::string &description = "Launching") {
        aws::ScalingActivity one;
        one.status = status;
        one.started = start + std::chrono::minutes(minute);
        one.description = description + " a new EC2 instance";
        return one;
    };
    EXPECT_FALSE(launchFails({}));
    EXPECT_FALSE(launchFails({activity("InProgress", 1), activity("Successful", 0)}));
    EXPECT_TRUE(launchFails({activity("Failed", 1), activity("Successful", 0)}));
    EXPECT_TRUE(launchFails({activity("Successful", 0), activity("Failed", 0)})) << "of the same attempt";
    EXPECT_FALSE(launchFails({activity("Successful", 2), activity("Failed", 1)}));
    EXPECT_TRUE(launchFails({activity("Successful", 2, "Terminating"), activity("Failed", 1)})) << "not a launch";
    EXPECT_TRUE(launchFails({activity("Cancelled", 3), activity("Successful", 2), activity("Failed", 1)}));
}

TEST(StackMachines, AFormerHeadThatRunsEndsWithTheCluster) // issue 11: "terminated" is what AWS reports
{
    FakeSetting setting;
    const CloudContext cloud = setting.context();
    const auto id = launch(cloud, setting.plan("demo", 1), kMachinesOnly, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const auto head = [&] {
        const auto rows = take(cloud.ledger->resources(*id));
        return std::ranges::find(rows, "head", &ledger::Resource::name)->id;
    };
    const std::string former = head();
    // It was detached from its group, which has started another one, and has lost its tags.
    setting.cloud.retag([&](const std::string &machine, TagMap &tags) {
        if (machine == former)
            tags.clear();
    });
    StackView after;
    after.nodes.push_back({.node = "head",
                           .role = StackRole::Master,
                           .instance = setting.cloud.addForeign("us-east-1", {}),
                           .state = "running",
                           .privateIp = "10.0.0.99"});
    after.instances = take(cloud.ec2()->describeKnownInstances({after.nodes[0].instance}, {Deadline::never(), {}}));
    ASSERT_THAT(after.instances, SizeIs(1));
    ASSERT_TRUE(recordStackNodes(cloud, *id, "us-east-1", after));
    EXPECT_EQ(head(), after.nodes[0].instance.value);
    auto row = take(cloud.ledger->resource("instance", former, cloud.profile, "us-east-1"));
    ASSERT_TRUE(row && row->closed);
    row->closed = wallNow() - std::chrono::hours(2); // longer than AWS shows a terminated machine
    ASSERT_TRUE(cloud.ledger->saveResource(*row));
    ASSERT_EQ(setting.cloud.stateOf(InstanceId(former)), "running");
    ASSERT_TRUE(Teardown(cloud).run({}, {}, {}));
    EXPECT_EQ(setting.cloud.stateOf(InstanceId(former)), "terminated");
}

} // namespace
} // namespace trainyard::cluster
