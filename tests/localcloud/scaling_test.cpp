// Auto Scaling groups: which instances they launch, replace and terminate, and the activities that report it.
#include <thread>

#include <gmock/gmock.h>

#include "backend/core/time/clock.h"
#include "backend/core/time/time_source.h"
#include "backend/localcloud/services/scaling_store.h"
#include "tests/localcloud/ec2_in_process.h"

using namespace trainyard;
using namespace trainyard::tests;
using localcloud::Instance;
using testing::ElementsAre;

namespace {

Instance member(const std::string &id, const std::string &zone, std::int64_t launched)
{
    Instance one;
    one.id = id;
    one.zone = zone;
    one.launched = launched;
    return one;
}

} // namespace

TEST(ScaleIn, BalancesTheZonesAndTakesTheOldest)
{
    const std::vector<Instance> group = {member("i-1", "a", 50), member("i-2", "b", 10), member("i-3", "a", 40),
                                         member("i-4", "b", 20), member("i-5", "a", 30)};
    EXPECT_THAT(localcloud::scaleIn(group, 1), ElementsAre("i-5")) << "the oldest of the fullest zone";
    EXPECT_THAT(localcloud::scaleIn(group, 3), ElementsAre("i-5", "i-2", "i-3"));
    EXPECT_THAT(localcloud::scaleIn(group, 9), testing::SizeIs(5));
    EXPECT_THAT(localcloud::scaleIn({}, 1), testing::IsEmpty());
}

namespace {

/// Auto Scaling in this process, with a launch template "workers".
class Scaling : public testing::Test {
protected:
    Scaling()
    {
        m_cloud.ec2.startClock();
        EXPECT_TRUE(m_cloud.call("CreateLaunchTemplate",
                                 {{"LaunchTemplateName", "workers"},
                                  {"LaunchTemplateData.ImageId", localcloud::images(kRegion).front().id},
                                  {"LaunchTemplateData.NetworkInterface.1.DeviceIndex", "0"},
                                  {"LaunchTemplateData.NetworkInterface.1.AssociatePublicIpAddress", "false"},
                                  {"LaunchTemplateData.TagSpecification.1.ResourceType", "instance"},
                                  {"LaunchTemplateData.TagSpecification.1.Tag.1.Key", "NodeType"},
                                  {"LaunchTemplateData.TagSpecification.1.Tag.1.Value", "Worker"}}));
        m_scaling = localcloud::ScalingStore::open(*m_cloud.store, m_cloud.ec2, 1000, [this](const std::string &what) {
                        return what == "autoscaling:RunInstances" ? m_fault : std::nullopt;
                    }).value();
    }

    localcloud::ServiceResult<std::string> query(const std::string &action, std::map<std::string, std::string> values)
    {
        values["Action"] = action;
        const auto done = m_scaling->query(localcloud::Parameters(std::move(values)), kRegion);
        if (!done)
            return tl::unexpected(done.error());
        localcloud::XmlWriter xml;
        (*done)(xml);
        return xml.str();
    }
    std::string of(const std::string &action, std::map<std::string, std::string> values = {})
    {
        values["AutoScalingGroupName"] = "group";
        const auto done = query(action, std::move(values));
        return done ? *done : "error: " + done.error().code + " " + done.error().message;
    }
    void create(const std::string &least, const std::string &wanted, const std::string &most)
    {
        EXPECT_EQ(of("CreateAutoScalingGroup", {{"MinSize", least},
                                                {"MaxSize", most},
                                                {"DesiredCapacity", wanted},
                                                {"LaunchTemplate.LaunchTemplateName", "workers"},
                                                {"VPCZoneIdentifier", localcloud::subnets(kRegion)[0].id + "," +
                                                                          localcloud::subnets(kRegion)[1].id},
                                                {"Tags.member.1.Key", "team"},
                                                {"Tags.member.1.Value", "blue"},
                                                {"Tags.member.1.PropagateAtLaunch", "true"}}),
                  "");
    }
    std::vector<Instance> alive()
    {
        m_scaling->advance(kRegion);
        auto out = m_cloud.instances();
        std::erase_if(out, [](const Instance &one) {
            return one.state != localcloud::InstanceState::Pending && one.state != localcloud::InstanceState::Running;
        });
        return out;
    }
    bool inService(std::int64_t count)
    {
        return eventually([&] {
            m_scaling->advance(kRegion);
            const auto view = m_scaling->view(kRegion, "group");
            return view && view->inService() == count && std::ssize(view->instances) == count;
        });
    }

    const std::string kRegion = Ec2InProcess::kRegion;
    std::optional<localcloud::ServiceError> m_fault;
    Ec2InProcess m_cloud;
    std::unique_ptr<localcloud::ScalingStore> m_scaling;
};

} // namespace

TEST_F(Scaling, AGroupKeepsItsYoungestInstances)
{
    create("0", "0", "6");
    for (int size = 1; size <= 6; ++size) {
        EXPECT_EQ(of("SetDesiredCapacity", {{"DesiredCapacity", std::to_string(size)}}), "");
        for (const auto launched = localcloud::nowMillis(); localcloud::nowMillis() == launched;) // no two of one age
            std::this_thread::yield();
    }
    auto expected = alive();
    ASSERT_EQ(expected.size(), 6u);
    // Two zones with three each: one of each zone remains, the youngest.
    std::map<std::string, std::pair<std::int64_t, std::string>> youngest;
    for (const auto &one : expected)
        youngest[one.zone] = std::max(youngest[one.zone], {one.launched, one.id});
    ASSERT_EQ(youngest.size(), 2u) << "instances are spread over the subnets";
    EXPECT_EQ(of("UpdateAutoScalingGroup", {{"DesiredCapacity", "2"}}), "");
    std::vector<std::string> kept, wanted;
    for (const auto &one : alive())
        kept.push_back(one.id);
    for (const auto &[zone, one] : youngest)
        wanted.push_back(one.second);
    EXPECT_THAT(kept, testing::UnorderedElementsAreArray(wanted));
}

TEST_F(Scaling, InstancesHaveTheTagsAndTheNetworkOfTemplateAndGroup)
{
    create("1", "1", "1");
    const auto made = alive();
    ASSERT_EQ(made.size(), 1u);
    EXPECT_EQ(made[0].tags.at("NodeType"), "Worker");
    EXPECT_EQ(made[0].tags.at("team"), "blue");
    EXPECT_EQ(made[0].tags.at("aws:autoscaling:groupName"), "group");
    EXPECT_THAT(made[0].tags.at("aws:ec2launchtemplate:id"), testing::StartsWith("lt-"));
    EXPECT_EQ(made[0].tags.at("aws:ec2launchtemplate:version"), "1");
    EXPECT_FALSE(made[0].publicAddress);
    EXPECT_EQ(made[0].subnetId, localcloud::subnets(kRegion)[0].id);
}

TEST_F(Scaling, ALostInstanceIsReplacedAndTheActivitiesTellWhy)
{
    create("2", "2", "2");
    ASSERT_TRUE(inService(2));
    const auto lost = alive().front().id;
    ASSERT_TRUE(m_cloud.call("TerminateInstances", {{"InstanceId.1", lost}}));
    ASSERT_TRUE(inService(2));
    const auto reply = of("DescribeScalingActivities");
    EXPECT_THAT(elements(reply, "Description"), testing::Contains("Terminating EC2 instance: " + lost));
    EXPECT_THAT(reply, testing::HasSubstr("in response to an EC2 health check"));
    EXPECT_EQ(elements(reply, "ActivityId").size(), 4u) << "three launches and one termination";
    EXPECT_THAT(element(reply, "Description"), testing::StartsWith("Launching")) << "the newest comes first";
}

TEST_F(Scaling, AFailedLaunchIsAnActivityAndIsTriedAgain)
{
    m_fault = localcloud::ServiceError{"InsufficientInstanceCapacity",
                                       "We currently do not have sufficient c5.large capacity.", 500};
    create("0", "1", "1");
    const auto reply = of("DescribeScalingActivities");
    EXPECT_EQ(element(reply, "StatusCode"), "Failed");
    EXPECT_THAT(element(reply, "StatusMessage"), testing::AllOf(testing::HasSubstr("sufficient c5.large capacity"),
                                                                testing::HasSubstr("Launching EC2 instance failed.")));
    EXPECT_TRUE(alive().empty());
    m_fault.reset();
    EXPECT_TRUE(inService(1));
}

TEST_F(Scaling, SizesAndTerminationsHaveTheirLimits)
{
    create("1", "2", "3");
    ASSERT_TRUE(inService(2));
    EXPECT_THAT(of("SetDesiredCapacity", {{"DesiredCapacity", "4"}}),
                testing::AllOf(testing::HasSubstr("ValidationError"), testing::HasSubstr("above max value 3")));
    const auto first = alive().front().id;
    EXPECT_THAT(of("DescribeAutoScalingGroups"), testing::HasSubstr("UnknownParameter")) << "its parameter is a list";
    const auto ended = query("TerminateInstanceInAutoScalingGroup",
                             {{"InstanceId", first}, {"ShouldDecrementDesiredCapacity", "true"}});
    ASSERT_TRUE(ended) << ended.error().message;
    ASSERT_TRUE(inService(1));
    const auto last = alive().front().id;
    EXPECT_NE(last, first);
    const auto refused = query("TerminateInstanceInAutoScalingGroup",
                               {{"InstanceId", last}, {"ShouldDecrementDesiredCapacity", "true"}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "ValidationError");
    EXPECT_THAT(of("DeleteAutoScalingGroup"), testing::HasSubstr("ResourceInUse"));
    EXPECT_EQ(of("DeleteAutoScalingGroup", {{"ForceDelete", "true"}}), "");
    EXPECT_TRUE(eventually([&] {
        m_scaling->advance(kRegion);
        return !m_scaling->view(kRegion, "group");
    }));
}

TEST_F(Scaling, ProtectedAndDetachedInstancesStay)
{
    create("0", "2", "2");
    ASSERT_TRUE(inService(2));
    const auto all = alive();
    EXPECT_EQ(of("SetInstanceProtection", {{"InstanceIds.member.1", all[0].id}, {"ProtectedFromScaleIn", "true"}}), "");
    EXPECT_EQ(of("SetDesiredCapacity", {{"DesiredCapacity", "0"}}), "");
    ASSERT_TRUE(inService(1));
    EXPECT_EQ(alive().front().id, all[0].id);
    EXPECT_THAT(
        of("DetachInstances", {{"InstanceIds.member.1", all[0].id}, {"ShouldDecrementDesiredCapacity", "false"}}),
        testing::HasSubstr("Activities"));
    EXPECT_EQ(alive().size(), 1u) << "a detached instance runs on";
    EXPECT_TRUE(m_scaling->view(kRegion, "group")->instances.empty());
}

TEST_F(Scaling, SuspendedProcessesDoNothing)
{
    create("1", "1", "1");
    ASSERT_TRUE(inService(1));
    EXPECT_EQ(of("SuspendProcesses", {{"ScalingProcesses.member.1", "Launch"}}), "");
    ASSERT_TRUE(m_cloud.call("TerminateInstances", {{"InstanceId.1", alive().front().id}}));
    ASSERT_TRUE(inService(0));
    EXPECT_TRUE(alive().empty());
    EXPECT_EQ(of("ResumeProcesses"), "");
    EXPECT_TRUE(inService(1));
}

TEST_F(Scaling, GroupsSurviveARestart)
{
    create("1", "1", "2");
    ASSERT_TRUE(inService(1));
    const auto again = localcloud::ScalingStore::open(*m_cloud.store, m_cloud.ec2, 1000).value();
    const auto view = again->view(kRegion, "group");
    ASSERT_TRUE(view);
    EXPECT_EQ(view->group.most, 2);
    EXPECT_EQ(view->group.tags.at("team"), "blue");
    EXPECT_EQ(view->instances.size(), 1u);
    EXPECT_EQ(view->group.activities.size(), 1u);
}

TEST_F(Scaling, AScheduledActionEndsAGroupWhoseLaunchesAreSuspended)
{
    create("1", "2", "2");
    ASSERT_TRUE(eventually([&] { return alive().size() == 2; }));
    EXPECT_EQ(of("SuspendProcesses", {{"ScalingProcesses.member.1", "Launch"}}), "");
    EXPECT_THAT(of("PutScheduledUpdateGroupAction",
                   {{"ScheduledActionName", "end"}, {"StartTime", "2020-01-01T00:00:00Z"}, {"MaxSize", "0"}}),
                testing::HasSubstr("in the past"));
    const auto at = toIso8601(wallNow() + std::chrono::milliseconds(1500));
    EXPECT_EQ(of("PutScheduledUpdateGroupAction", {{"ScheduledActionName", "end"},
                                                   {"StartTime", at},
                                                   {"MinSize", "0"},
                                                   {"MaxSize", "0"},
                                                   {"DesiredCapacity", "0"}}),
              "");
    const auto described = of("DescribeScheduledActions");
    EXPECT_EQ(element(described, "ScheduledActionName"), "end");
    EXPECT_EQ(element(described, "MaxSize"), "0");
    EXPECT_EQ(alive().size(), 2u) << "not yet";
    EXPECT_TRUE(eventually([&] { return alive().empty(); }));
    EXPECT_EQ(element(of("DescribeScheduledActions"), "ScheduledActionName"), "") << "it is done";
    EXPECT_EQ(m_scaling->view(kRegion, "group")->group.most, 0);
}

TEST_F(Scaling, AScheduledActionIsReplacedByItsNameAndDeleted)
{
    create("1", "1", "2");
    for (const char *most : {"3", "4"})
        EXPECT_EQ(of("PutScheduledUpdateGroupAction",
                     {{"ScheduledActionName", "grow"}, {"StartTime", "2999-01-01T00:00:00Z"}, {"MaxSize", most}}),
                  "");
    const auto described = of("DescribeScheduledActions");
    EXPECT_THAT(elements(described, "MaxSize"), ElementsAre("4"));
    EXPECT_THAT(element(described, "StartTime"), testing::StartsWith("2999-01-01T00:00:00"));
    EXPECT_EQ(of("DeleteScheduledAction", {{"ScheduledActionName", "grow"}}), "");
    EXPECT_THAT(of("DeleteScheduledAction", {{"ScheduledActionName", "grow"}}), testing::HasSubstr("not found"));
}

TEST_F(Scaling, LaunchConfigurationsAreRefusedAsAtAws)
{
    const auto refused = query("CreateLaunchConfiguration", {{"LaunchConfigurationName", "old"}});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, testing::HasSubstr("not available in your account"));
    EXPECT_THAT(of("CreateAutoScalingGroup",
                   {{"MinSize", "0"}, {"MaxSize", "1"}, {"LaunchTemplate.LaunchTemplateName", "none"}}),
                testing::HasSubstr("fully-formed launch template"));
}
