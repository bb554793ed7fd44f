// H2, H4: machines that others start from the launch template of a stack become workers of its cluster.
#include "backend/cluster/stack/elastic/elastic_workers.h"

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Pair;
using testing::UnorderedElementsAre;

class ElasticWorkers : public testing::Test {
protected:
    void SetUp() override
    {
        auto row = ledger::makeCluster(m_id.value, "demo");
        row.profile = row.endpoint = "fake";
        row.plan = m_setting.plan("demo", 1).toJson();
        ASSERT_TRUE(m_cloud.ledger->saveCluster(row));
        addRow(kStackKind, "arn:aws:cloudformation:us-east-1:1:stack/demo/1", "demo", {});
        addRow("instance", "i-head", "head", {{kStackRoleFact, "master"}});
        addRow("instance", "i-base", "worker-1", {{kStackRoleFact, "base"}});
    }
    void addRow(const std::string &kind, const std::string &id, const std::string &name,
                std::map<std::string, std::string> facts) const
    {
        auto row = ledger::makeInstance(id, m_id.value, name);
        row.kind = kind;
        row.profile = "fake";
        row.facts = std::move(facts);
        row.closed = {};
        ASSERT_TRUE(m_cloud.ledger->saveResource(row));
    }
    InstanceId startByOthers(const std::string &token = {})
    {
        return m_setting.cloud.addForeign(
            "us-east-1", {{"aws:ec2launchtemplate:id", "lt-1"}, {"demo-aws-dl-cfn-elastic-worker", ""}}, token);
    }
    Result<std::string> recordWorker(const InstanceId &instance) const
    {
        return recordElasticWorker(m_cloud, m_id, instance, {Deadline::after(60s), {}});
    }

    FakeSetting m_setting;
    const CloudContext m_cloud = m_setting.context();
    const ClusterId m_id{"c-0123456789abcdef"};
};

TEST_F(ElasticWorkers, AreRecordedOnceWithNamesOfTheirOwn)
{
    const auto first = startByOthers(), second = startByOthers();
    EXPECT_EQ(recordWorker(first).value_or(""), "worker-2");
    EXPECT_EQ(recordWorker(second).value_or(""), "worker-3");
    EXPECT_EQ(recordWorker(first).value_or(""), "worker-2");
    const auto row = m_cloud.ledger->resource("instance", first.value, "fake", "us-east-1");
    ASSERT_TRUE(row && *row);
    EXPECT_EQ((*row)->cluster, m_id);
    EXPECT_EQ((*row)->facts.at(fact::kRole), "worker");
    EXPECT_TRUE((*row)->tags.empty()) << "anyone may have written them";
}

TEST_F(ElasticWorkers, ANameOfAFormerWorkerIsNotUsedAgain)
{
    const auto first = startByOthers();
    ASSERT_EQ(recordWorker(first).value_or(""), "worker-2");
    ASSERT_TRUE(m_cloud.ledger->closeResource("instance", first.value, "fake", "us-east-1", "terminated",
                                              Timestamp(std::chrono::hours(480'000))));
    EXPECT_EQ(recordWorker(startByOthers()).value_or(""), "worker-3");
}

TEST_F(ElasticWorkers, ARequestOfOursKeepsItsName)
{
    auto intent = ledger::makeIntent("ty-ours", m_id.value, "worker-7");
    intent.profile = "fake";
    ASSERT_TRUE(m_cloud.ledger->openIntents(std::vector{intent}));
    EXPECT_EQ(recordWorker(startByOthers("ty-ours")).value_or(""), "worker-7");
    EXPECT_EQ(m_cloud.ledger->intent("ty-ours").value()->state, ledger::IntentState::Succeeded);
}

TEST_F(ElasticWorkers, WaitForAnotherProgramThatChangesTheCluster)
{
    const auto instance = startByOthers();
    {
        const auto lease = m_cloud.ledger->lease(clusterLeaseName(m_id), "add workers to demo");
        ASSERT_TRUE(lease);
        EXPECT_EQ(recordWorker(instance).error().code, ErrorCode::Busy);
    }
    EXPECT_EQ(recordWorker(instance).value_or(""), "worker-2");
}

TEST_F(ElasticWorkers, OfAClusterThatEndsAreNotRecorded)
{
    const auto instance = startByOthers();
    ASSERT_TRUE(m_cloud.ledger->setClusterState(m_id, "stopping"));
    EXPECT_EQ(recordWorker(instance).error().code, ErrorCode::NotFound);
    EXPECT_EQ(recordWorker(InstanceId("i-unknown")).error().code, ErrorCode::NotFound);
}

TEST_F(ElasticWorkers, TheirStatusIsATagAndInTheLedger) // H5
{
    const auto instance = startByOthers();
    ASSERT_TRUE(recordWorker(instance));
    ElasticStack stack;
    stack.name = "demo";
    stack.region = "us-east-1";
    const auto set = setElasticStatus(m_cloud, stack, instance, ElasticStatus::Added, {Deadline::after(60s), {}});
    ASSERT_TRUE(set) << set.error().detail;
    const auto machines = m_setting.cloud.region("us-east-1").machines;
    ASSERT_EQ(machines.size(), 1u);
    EXPECT_EQ(machines.front().tag(kElasticStatusTag), "ADDED");
    EXPECT_THAT(elasticColumn(m_cloud, m_id),
                UnorderedElementsAre(Pair("head", "locked"), Pair("worker-1", "locked"), Pair("worker-2", "ADDED")));
}

TEST_F(ElasticWorkers, OtherClustersHaveNone)
{
    auto row = ledger::makeCluster("c-1111111111111111", "plain");
    row.profile = row.endpoint = "fake";
    ASSERT_TRUE(m_cloud.ledger->saveCluster(row));
    const ClusterId plain(row.id);
    EXPECT_TRUE(elasticColumn(m_cloud, plain).empty());
    const CallContext soon{Deadline::after(60s), {}};
    EXPECT_FALSE(beginElasticRemoval(m_cloud, plain, "worker-1", soon).value_or(true));
    markElastic(m_cloud, plain, {"worker-1"}, ElasticStatus::Removed, soon);
    EXPECT_EQ(m_setting.cloud.calls("CreateTags"), 0);
    EXPECT_EQ(elasticStackOf(m_cloud, plain, soon).error().code, ErrorCode::InvalidArgument);
}

} // namespace
} // namespace trainyard::cluster
