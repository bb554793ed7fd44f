// H5, H8, H9: a real follower of a run on a stack, with CloudFormation, Auto Scaling and EC2 as fakes.
#include "backend/training/scale/elastic_membership_internal.h"

#include <atomic>
#include <mutex>

#include <gmock/gmock.h>

#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/protocol/metric_record.h"
#include "tests/aws/fixtures.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/http_server.h"
#include "tests/training/run_fixture.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using aws::test::configFor;
using aws::test::newHttp;
using support::httpResponse;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char *kWantedTag = "demo-aws-dl-cfn-elastic-worker";

/// CloudFormation and Auto Scaling with one stack, "demo".
class StackServices {
public:
    std::string url() const { return m_server.url(); }
    void setBase(const InstanceId &id)
    {
        const std::lock_guard lock(m_mutex);
        m_base = id.value;
    }
    std::atomic<bool> refuses = false; ///< DescribeStacks
    std::atomic<int> looks = 0;        ///< at the stack or its groups

private:
    static support::RawResponse reply(const std::string &operation, const std::string &xml)
    {
        return httpResponse(200, "<" + operation + "Response><" + operation + "Result>" + xml + "</" + operation +
                                     "Result></" + operation + "Response>");
    }
    support::RawResponse answer(const support::ReceivedRequest &request)
    {
        const auto has = [&](const std::string &text) { return request.body.find(text) != std::string::npos; };
        const auto part = [](const std::string &name, const std::string &id, const std::string &type) {
            return "<member><LogicalResourceId>" + name + "</LogicalResourceId><PhysicalResourceId>" + id +
                   "</PhysicalResourceId><ResourceType>" + type +
                   "</ResourceType><ResourceStatus>CREATE_COMPLETE</ResourceStatus></member>";
        };
        if (has("Action=DescribeStacks") || has("Action=DescribeAutoScalingGroups"))
            ++looks;
        if (has("Action=DescribeStacks") && refuses)
            return httpResponse(403, "<ErrorResponse><Error><Code>AccessDenied</Code><Message>not allowed</Message>"
                                     "</Error></ErrorResponse>");
        if (has("Action=DescribeStacks"))
            return reply("DescribeStacks",
                         "<Stacks><member><StackId>arn:1</StackId><StackName>demo</StackName><StackStatus>"
                         "CREATE_COMPLETE</StackStatus></member></Stacks>");
        if (has("Action=ListStackResources"))
            return reply("ListStackResources",
                         "<StackResourceSummaries>" +
                             part("MasterAutoScalingGroup", "masters", "AWS::AutoScaling::AutoScalingGroup") +
                             part("WorkerAutoScalingGroup", "workers", "AWS::AutoScaling::AutoScalingGroup") +
                             part("ElasticWorkerLaunchTemplate", "lt-1", "AWS::EC2::LaunchTemplate") +
                             "</StackResourceSummaries>");
        const std::lock_guard lock(m_mutex);
        const std::string instances = m_base.empty() ? ""
                                                     : "<member><InstanceId>" + m_base +
                                                           "</InstanceId><LifecycleState>InService</LifecycleState>"
                                                           "</member>";
        return reply("DescribeAutoScalingGroups",
                     "<AutoScalingGroups><member><AutoScalingGroupName>workers</AutoScalingGroupName><Instances>" +
                         instances + "</Instances></member></AutoScalingGroups>");
    }

    std::mutex m_mutex;
    std::string m_base;
    support::HttpServer m_server{[this](const support::ReceivedRequest &request) { return answer(request); }};
};

class ElasticMembershipTest : public RunOnFakeNode {
protected:
    void SetUp() override
    {
        RunOnFakeNode::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        m_cloud.region = "us-east-1";
        m_cloud.polling = cluster::PollingPolicy::local();
        m_cloud.polling.initialInterval = m_cloud.polling.maxInterval = 50ms;
        m_cloud.ec2Of = [this](const std::string &region) { return m_ec2.of(region); };
        m_cloud.stacksOf = [this](const std::string &) {
            return std::make_shared<aws::CloudFormationClient>(newHttp(), configFor(m_services.url()));
        };
        m_cloud.scalingOf = [this](const std::string &) {
            return std::make_shared<aws::AutoScalingClient>(newHttp(), configFor(m_services.url()));
        };
        auto stack = ledger::makeInstance("arn:1", m_cluster.value, "demo");
        stack.kind = cluster::kStackKind;
        stack.closed = {};
        ASSERT_TRUE(m_cloud.ledger->saveResource(stack));
        addRun();
        write(1);
        m_worker = runs::FakeNode::start("worker-1");
        ASSERT_TRUE(m_worker);
    }
    /// A machine at EC2 that the ledger knows as worker-1, and that is a member of the run.
    InstanceId addMember(const cluster::TagMap &tags)
    {
        const InstanceId id = m_ec2.addForeign("us-east-1", tags);
        addMachine(*m_worker, id.value);
        write(2, protocol::metric::kMemberJoined, 1, "worker-1");
        return id;
    }
    std::jthread followElastic()
    {
        FollowOptions options;
        options.replaceSpot = true;
        options.note = [this](const std::string &) { ++m_said; };
        return std::jthread(
            [this, options](std::stop_token stop) { (void)followRun(m_cloud, m_run, options, std::move(stop)); });
    }
    std::string status() const
    {
        const auto machines = m_ec2.region("us-east-1").machines;
        return machines.empty() ? "" : machines.front().tag(cluster::kElasticStatusTag);
    }
    std::vector<std::string> texts() const
    {
        std::vector<std::string> found;
        const auto events = m_cloud.ledger->events(m_cluster, {}, 0, 0);
        for (const auto &e : events.value_or(std::vector<ledger::Event>())) {
            if (e.kind == kElasticEvent)
                found.push_back(e.text);
        }
        return found;
    }
    template <class F>
    static bool soon(F condition)
    {
        const auto deadline = Deadline::after(60s);
        while (!condition()) {
            if (!pause(20ms, {deadline, {}}))
                return condition();
        }
        return true;
    }
    /// Whether so many more polls begin.
    bool polls(int count)
    {
        const int before = m_services.looks;
        return soon([&] { return m_services.looks >= before + count; });
    }

    StackServices m_services;
    cluster::FakeCloud m_ec2;
    std::atomic<int> m_said = 0; ///< notes of the follower
    std::unique_ptr<runs::FakeNode> m_worker;
};

TEST_F(ElasticMembershipTest, AMemberWithoutItsTagLeavesAndIsTerminated)
{
    const InstanceId id = addMember({{"aws:ec2launchtemplate:id", "lt-1"}, {kWantedTag, ""}});
    const auto follower = followElastic();
    ASSERT_TRUE(soon([&] { return status() == "ADDED"; }));
    ASSERT_TRUE(soon([&] { return texts().size() == 1; }));
    m_ec2.retag([](const std::string &, cluster::TagMap &tags) { tags.erase(kWantedTag); });
    ASSERT_TRUE(soon([&] { return m_ec2.stateOf(id) == "terminated"; }));
    ASSERT_TRUE(soon([&] { return texts().size() == 4; }));
    EXPECT_EQ(status(), "REMOVED");
    EXPECT_THAT(texts(),
                ElementsAre("worker-1: elastic_worker_status is ADDED",
                            "worker-1: elastic_worker_status is REMOVAL_QUEUED",
                            "worker-1: elastic_worker_status is REMOVED", "the machine of worker-1 is terminated"))
        << "no scheduler is here, whose record would say that the worker has left the run";
    const auto row = m_cloud.ledger->resource("instance", id.value, "local", "us-east-1");
    ASSERT_TRUE(row && *row);
    EXPECT_TRUE((*row)->closed);
}

TEST_F(ElasticMembershipTest, ABaseWorkerIsLockedAndThatIsRecordedOnce)
{
    const InstanceId id = addMember({{cluster::kElasticStatusTag, "REMOVAL_QUEUED"}});
    m_services.setBase(id);
    const auto follower = followElastic();
    ASSERT_TRUE(soon([&] { return !texts().empty(); }));
    ASSERT_TRUE(polls(5));
    EXPECT_THAT(texts(), ElementsAre(HasSubstr("is a base worker and locked")));
    EXPECT_EQ(m_ec2.stateOf(id), "running");
    EXPECT_EQ(m_ec2.calls("TerminateInstances"), 0);
}

TEST_F(ElasticMembershipTest, MachinesOfOthersAreIgnored)
{
    const InstanceId id = m_ec2.addForeign("us-east-1", {{kWantedTag, std::string(256, '<')}});
    const auto follower = followElastic();
    ASSERT_TRUE(soon([&] { return !texts().empty(); }));
    ASSERT_TRUE(polls(5));
    EXPECT_THAT(texts(), ElementsAre(HasSubstr("was not started from the launch template of the stack")));
    EXPECT_EQ(m_ec2.calls("CreateTags"), 0);
    EXPECT_EQ(m_ec2.stateOf(id), "running");
}

TEST_F(ElasticMembershipTest, AFailureThatLastsIsRecordedOnce)
{
    m_services.refuses = true;
    {
        const auto follower = followElastic();
        ASSERT_TRUE(soon([&] { return !texts().empty(); }));
        ASSERT_TRUE(polls(5));
    }
    EXPECT_THAT(texts(), ElementsAre(HasSubstr("the elastic workers are not followed at present")));
}

TEST_F(ElasticMembershipTest, OneFollowerOfARunActs)
{
    const auto other = m_cloud.ledger->lease("elastic:" + m_cluster.value, "follow the tags of elastic workers");
    ASSERT_TRUE(other);
    (void)addMember({{"aws:ec2launchtemplate:id", "lt-1"}, {kWantedTag, ""}});
    const auto follower = followElastic();
    for (int event = 1; event <= 2; ++event) { // at the second one, it has looked for the lease before
        ledger::Event said;
        said.at = wallNow();
        said.cluster = m_cluster;
        said.run = m_run;
        said.kind = kElasticEvent;
        said.text = "by the other follower";
        // Those from before the follower began are not reported.
        ASSERT_TRUE(soon([&] { return m_cloud.ledger->addEvent(said) && m_said >= event; }));
    }
    EXPECT_EQ(m_services.looks, 0);
    EXPECT_EQ(status(), "");
}

} // namespace
} // namespace trainyard::training
