// H3, H9: operations on machines reach the service that started them; master and base workers of a stack are locked.
#include "backend/cluster/managed/managed.h"

#include <mutex>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/stack/plan/stack_plan.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;

/// A cluster of one head and one worker that counts as the cluster of a stack "demo".
class ManagedTest : public testing::Test {
protected:
    ManagedTest()
    {
        const auto id = launch(cloud(), m_setting.plan("demo", 1), kMachinesOnly, {}, {});
        EXPECT_TRUE(id) << id.error().detail;
        m_id = id ? *id : ClusterId();
    }
    const CloudContext &cloud() const { return m_setting.m_context; }
    void becomeStack(std::map<std::string, std::string> facts)
    {
        ledger::Resource row;
        row.kind = kStackKind;
        row.id = "arn:aws:cloudformation:us-east-1:123456789012:stack/demo/0a1b";
        row.cluster = m_id;
        row.profile = cloud().profile;
        row.region = "us-east-1";
        row.name = "demo";
        row.facts = std::move(facts);
        EXPECT_TRUE(cloud().ledger->saveResource(row));
    }
    void setStackRole(const std::string &node, const std::string &role)
    {
        const auto rows = cloud().ledger->resources(m_id);
        ASSERT_TRUE(rows);
        for (ledger::Resource row : *rows) {
            if (row.kind != "instance" || row.name != node)
                continue;
            row.facts[kStackRoleFact] = role;
            EXPECT_TRUE(cloud().ledger->saveResource(row));
        }
    }

    FakeSetting m_setting;
    ClusterId m_id;
};

TEST_F(ManagedTest, BaseWorkersAndMasterOfAStackAreLocked)
{
    becomeStack({});
    setStackRole("head", "master");
    setStackRole("worker-1", "base");
    for (const char *node : {"head", "worker-1"}) {
        const Status removed = removeWorkerFrom(cloud(), m_id, node, {}, {});
        ASSERT_FALSE(removed) << node;
        EXPECT_EQ(removed.error().code, ErrorCode::InvalidArgument) << node;
        EXPECT_THAT(removed.error().detail, HasSubstr("locked")) << node;
        EXPECT_FALSE(checkRemovableFrom(cloud(), m_id, node)) << node;
    }
    EXPECT_EQ(m_setting.cloud.alive(), 2);
}

TEST_F(ManagedTest, ElasticWorkersOfAStackAreRemoved)
{
    becomeStack({});
    setStackRole("worker-1", "elastic");
    EXPECT_TRUE(checkRemovableFrom(cloud(), m_id, "worker-1"));
    const Status removed = removeWorkerFrom(cloud(), m_id, "worker-1", {}, {});
    EXPECT_TRUE(removed) << removed.error().detail;
    EXPECT_EQ(m_setting.cloud.alive(), 1);
}

TEST_F(ManagedTest, WorkersOfAStackComeFromItsLaunchTemplate)
{
    becomeStack({{kElasticTemplateFact, "lt-0123456789abcdef0"}});
    std::mutex mutex;
    std::vector<aws::RunInstancesRequest> asked;
    m_setting.cloud.refuses = [&](const aws::RunInstancesRequest &request) -> std::optional<Error> {
        const std::lock_guard lock(mutex);
        asked.push_back(request);
        return Error{ErrorCode::NoCapacity, "ec2:RunInstances", "InsufficientInstanceCapacity: none"};
    };
    const auto added = addWorkersTo(cloud(), m_id, 1, kMachinesOnly, {}, {});
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().code, ErrorCode::NoCapacity) << added.error().detail;
    ASSERT_EQ(asked.size(), 1u) << "the template has one subnet: no other place is tried";
    const aws::RunInstancesRequest &request = asked[0];
    EXPECT_EQ(request.launchTemplate, "lt-0123456789abcdef0");
    EXPECT_EQ(request.imageId + request.instanceType + request.keyName + request.userData, "");
    EXPECT_THAT(request.securityGroupIds, IsEmpty());
    EXPECT_FALSE(request.clientToken.empty());
    EXPECT_THAT(request.tags, Contains(Pair(elasticWorkerTag("demo"), "")));
    EXPECT_THAT(request.tags, Contains(Pair("NodeType", "Worker")));
    EXPECT_THAT(request.tags, Contains(Pair(tag::kNode, "worker-2")));
    const auto intent = cloud().ledger->intent(request.clientToken);
    ASSERT_TRUE(intent && *intent) << "a lost reply is found by its token";
    EXPECT_EQ((*intent)->kind, "instance");
    EXPECT_EQ(m_setting.cloud.alive(), 2) << "the others stay";
}

TEST_F(ManagedTest, TheVersionOfTheLaunchTemplateCanBeChosen) // H4
{
    const auto withVersion = [](const char *version) {
        LaunchOptions options = kMachinesOnly;
        options.templateVersion = version;
        return options;
    };
    const auto elsewhere = addWorkersTo(cloud(), m_id, 1, withVersion("3"), {}, {});
    ASSERT_FALSE(elsewhere);
    EXPECT_EQ(elsewhere.error().code, ErrorCode::InvalidArgument) << "it is no stack";
    becomeStack({{kElasticTemplateFact, "lt-0123456789abcdef0"}});
    std::mutex mutex;
    std::vector<aws::RunInstancesRequest> asked;
    m_setting.cloud.refuses = [&](const aws::RunInstancesRequest &request) -> std::optional<Error> {
        const std::lock_guard lock(mutex);
        asked.push_back(request);
        return Error{ErrorCode::NoCapacity, "ec2:RunInstances", "InsufficientInstanceCapacity: none"};
    };
    for (const char *wrong : {"three", "3; 4", "$LATEST", "-1", "12345678901"}) {
        const auto refused = addWorkersTo(cloud(), m_id, 1, withVersion(wrong), {}, {});
        ASSERT_FALSE(refused) << wrong;
        EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument) << wrong;
    }
    EXPECT_TRUE(asked.empty()) << "nothing was requested";
    for (const char *version : {"3", "$Default", ""})
        EXPECT_EQ(addWorkersTo(cloud(), m_id, 1, withVersion(version), {}, {}).error().code, ErrorCode::NoCapacity);
    std::vector<std::string> versions;
    for (const aws::RunInstancesRequest &request : asked)
        versions.push_back(request.launchTemplateVersion);
    EXPECT_THAT(versions, ElementsAre("3", "$Default", "$Latest"));
}

TEST_F(ManagedTest, AStackWithoutLaunchTemplateHasNoFurtherWorkers)
{
    becomeStack({});
    const auto added = addWorkersTo(cloud(), m_id, 1, kMachinesOnly, {}, {});
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().code, ErrorCode::Unsupported);
    EXPECT_THAT(added.error().detail, HasSubstr("EnableElasticTraining"));
}

TEST_F(ManagedTest, TheHeadOfAStackWithoutAGroupIsNotReplaced)
{
    becomeStack({});
    const Status replaced = replaceHeadOf(cloud(), m_id, kMachinesOnly, {}, {});
    ASSERT_FALSE(replaced);
    EXPECT_EQ(replaced.error().code, ErrorCode::Conflict);
    EXPECT_THAT(replaced.error().detail, HasSubstr("has no Auto Scaling group of the master"));
}

TEST_F(ManagedTest, MachinesOfThisProgramAreAddedAndRemovedAsBefore)
{
    const auto added = addWorkersTo(cloud(), m_id, 1, kMachinesOnly, {}, {});
    ASSERT_TRUE(added) << added.error().detail;
    EXPECT_THAT(*added, ElementsAre("worker-2"));
    EXPECT_TRUE(removeWorkerFrom(cloud(), m_id, "worker-1", {}, {}));
    EXPECT_EQ(m_setting.cloud.alive(), 2);
    const auto resumed = resumeCluster(cloud(), m_id, kMachinesOnly, {}, {});
    EXPECT_TRUE(resumed) << resumed.error().detail;
}

} // namespace
} // namespace trainyard::cluster
