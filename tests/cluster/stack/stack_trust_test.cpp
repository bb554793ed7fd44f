// Issue 11, point 2: what a stack's outputs name is text of its author. On the real local cloud.
#include <algorithm>

#include <gmock/gmock.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/cluster/stack/plan/stack_request.h"
#include "backend/core/async/poll.h"
#include "backend/sshkeys/keys.h"
#include "tests/cluster/stack/stack_cluster_fixture.h"

namespace trainyard::cluster {
namespace {

using testing::Contains;
using testing::Not;
using testing::SizeIs;

/// The bundled template with a literal in place of what an output refers to.
std::string templateNaming(std::string_view output, const std::string &value)
{
    std::string text(stackTemplate());
    const std::string from = "\"Value\": {\"Ref\": \"" + std::string(output) + "\"}";
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << output;
    if (at != std::string::npos)
        text.replace(at, from.size(), "\"Value\": \"" + value + "\"");
    return text;
}

class StackTrustTest : public StackClusterTest {
protected:
    void SetUp() override
    {
        StackClusterTest::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        m_cloud = open();
        const auto key = sshkeys::generateEd25519("theirs");
        ASSERT_TRUE(key);
        ASSERT_TRUE(writeFileAtomically(keyFile(), key->privateText.reveal(), 0600));
        ASSERT_TRUE(m_cloud.ec2()->importKeyPair("theirs", key->publicLine, {}, soon()));
        ASSERT_NO_FATAL_FAILURE(create("neighbour", std::string(stackTemplate())));
    }
    std::filesystem::path keyFile() const { return m_home.path() / "theirs.pem"; }
    void create(const std::string &name, const std::string &body) const
    {
        const auto stacks = m_cloud.stacksOf(m_cloud.region);
        const auto made = stacks->createStack({.name = name,
                                               .templateBody = body,
                                               .parameters = {{"KeyName", "theirs"},
                                                              {"SSHLocation", "127.0.0.1/32"},
                                                              {"InstanceType", "c5.large"},
                                                              {"WorkerNetwork", "public"}},
                                               .capabilities = {"CAPABILITY_IAM"},
                                               .tags = {},
                                               .token = {}},
                                              soon());
        ASSERT_TRUE(made) << made.error().detail;
        ASSERT_TRUE(pollUntil(Backoff(std::chrono::milliseconds(20)), soon(), [&]() -> Result<bool> {
            const auto stack = stacks->describeStack(name, soon());
            return stack && *stack && (*stack)->status == "CREATE_COMPLETE";
        }));
    }
    std::string physicalId(const std::string &stack, const std::string &logicalId) const
    {
        const auto resources = m_cloud.stacksOf(m_cloud.region)->listResources(stack, soon());
        EXPECT_TRUE(resources) << resources.error().detail;
        for (const aws::StackResource &one : resources ? *resources : std::vector<aws::StackResource>()) {
            if (one.logicalId == logicalId)
                return one.physicalId;
        }
        return {};
    }
    Result<ClusterId> attach(const std::string &stack) const
    {
        AttachOptions options;
        options.stack = stack;
        options.keyFile = keyFile();
        options.launch = kNoSsh;
        return attachStack(m_cloud, options, {}, {});
    }
    std::vector<std::string> machinesOf(const ClusterId &id) const
    {
        std::vector<std::string> ids;
        const auto rows = m_cloud.ledger->resources(id);
        EXPECT_TRUE(rows);
        for (const ledger::Resource &r : rows ? *rows : std::vector<ledger::Resource>()) {
            if (r.kind == "instance")
                ids.push_back(r.id);
        }
        return ids;
    }
    void end(const ClusterId &id) const
    {
        TeardownScope scope;
        scope.clusters = {id};
        const auto receipt = Teardown(m_cloud).run(scope, {}, {});
        ASSERT_TRUE(receipt) << receipt.error().detail;
        EXPECT_TRUE(receipt->clean()) << receipt->toText();
    }

    CloudContext m_cloud;
};

TEST_F(StackTrustTest, AnAttachedStackTakesNoMachinesOfOthers)
{
    const std::string theirs = physicalId("neighbour", "ElasticWorkerLaunchTemplate");
    ASSERT_FALSE(theirs.empty());
    aws::RunInstancesRequest request;
    request.launchTemplate = theirs;
    request.launchTemplateVersion = "$Latest";
    request.terminateOnShutdown = false;
    request.requireMetadataTokens = false;
    const auto started = m_cloud.ec2()->runInstances(request, soon());
    ASSERT_TRUE(started) << started.error().detail;
    ASSERT_THAT(started->instances, SizeIs(1));
    const InstanceId foreign = started->instances.front().id;

    ASSERT_NO_FATAL_FAILURE(create("lure", templateNaming("ElasticWorkerLaunchTemplate", theirs)));
    const auto id = attach("lure");
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_THAT(machinesOf(*id), SizeIs(2));
    EXPECT_THAT(machinesOf(*id), Not(Contains(foreign.value)));
    end(*id);
    const auto left = m_cloud.ec2()->describeInstances({foreign}, {}, soon());
    ASSERT_TRUE(left && left->size() == 1u);
    EXPECT_FALSE(left->front().isTerminating());
}

TEST_F(StackTrustTest, AnAttachedStackStopsNoGroupsOfOthers)
{
    const std::string theirs = physicalId("neighbour", "WorkerAutoScalingGroup");
    ASSERT_FALSE(theirs.empty());
    ASSERT_NO_FATAL_FAILURE(create("lure", templateNaming("WorkerAutoScalingGroup", theirs)));
    const auto scaling = m_cloud.scalingOf(m_cloud.region);
    const auto actions = scaling->describeScheduledActions(theirs, soon());
    ASSERT_TRUE(actions) << actions.error().detail;
    const auto before = scaling->describeGroups({theirs}, soon());
    ASSERT_TRUE(before && before->size() == 1u);
    const auto id = attach("lure");
    ASSERT_TRUE(id) << id.error().detail;
    const auto groups = scaling->describeGroups({theirs}, soon());
    ASSERT_TRUE(groups && groups->size() == 1u);
    EXPECT_EQ(groups->front().suspended, before->front().suspended);
    const auto then = scaling->describeScheduledActions(theirs, soon());
    EXPECT_TRUE(then && then->size() == actions->size());
    for (const aws::GroupInstance &one : groups->front().instances)
        EXPECT_THAT(machinesOf(*id), Not(Contains(one.id.value)));
    end(*id);
    const auto after = scaling->describeGroups({theirs}, soon());
    EXPECT_TRUE(after && after->size() == 1u && after->front().desired == before->front().desired);
}

} // namespace
} // namespace trainyard::cluster
