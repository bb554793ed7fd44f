// H4, H5: a machine that others start from the launch template of a stack costs money before it joins a run.
#include "backend/cluster/cloud/records/unjoined_machines.h"

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/stack/elastic/unjoined_workers.h"
#include "backend/core/time/time_source.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/sentences.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class UnjoinedMachinesTest : public testing::Test {
protected:
    UnjoinedMachinesTest()
    {
        ledger::Cluster row;
        row.id = m_id;
        row.name = "demo";
        row.profile = cloud().profile;
        row.region = cloud().region;
        row.endpoint = cloud().endpointId;
        row.state = toString(ClusterState::Ready);
        row.plan = m_setting.plan("demo", 1).toJson();
        row.created = wallNow();
        row.expires = row.created + 8h;
        EXPECT_TRUE(cloud().ledger->saveCluster(row));
        ledger::Resource stack = rowOf(kStackKind, "arn:aws:cloudformation:us-east-1:123456789012:stack/demo/0a1b");
        stack.facts = {{kElasticTemplateFact, "lt-1"}};
        EXPECT_TRUE(cloud().ledger->saveResource(stack));
    }
    const CloudContext &cloud() const { return m_setting.m_context; }
    ledger::Resource rowOf(const std::string &kind, const std::string &id) const
    {
        ledger::Resource r;
        r.kind = kind;
        r.id = id;
        r.cluster = m_id;
        r.profile = cloud().profile;
        r.region = cloud().region;
        r.name = "worker-2";
        r.state = "running";
        r.created = wallNow();
        return r;
    }
    InstanceId startByOthers() { return m_setting.cloud.addForeign(cloud().region, {{kLaunchTemplateTag, "lt-1"}}); }
    std::vector<std::string> unjoined() const
    {
        std::vector<std::string> ids;
        for (const aws::Instance &m : take(unjoinedMachines(cloud(), m_id, {Deadline::never(), {}})))
            ids.push_back(m.id.value);
        return ids;
    }
    ClusterSnapshot listed() const { return take(status(cloud(), "demo", {Deadline::never(), {}})); }

    FakeSetting m_setting;
    const ClusterId m_id{"c-stack"};
};

TEST_F(UnjoinedMachinesTest, AreListedWithTheirPrice)
{
    EXPECT_THAT(unjoined(), IsEmpty());
    EXPECT_EQ(listed().usdPerHour, 0);
    (void)m_setting.cloud.addForeign(cloud().region, {{kLaunchTemplateTag, "lt-of-others"}});
    const InstanceId id = startByOthers();
    EXPECT_THAT(unjoined(), ElementsAre(id.value));
    const ClusterSnapshot seen = listed();
    EXPECT_THAT(seen.nodes, IsEmpty()) << "runs do not use it before it has joined";
    EXPECT_GT(seen.usdPerHour, 0);
    EXPECT_THAT(textsOf(seen.differences), ElementsAre(HasSubstr(id.value + " (c5.xlarge, ")));
    EXPECT_THAT(seen.differences.front().english(),
                HasSubstr("was started from the launch template of its stack by others"));
}

TEST_F(UnjoinedMachinesTest, RecordedAndEndedOnesAreNone)
{
    const InstanceId joined = startByOthers(), ended = startByOthers();
    ASSERT_TRUE(cloud().ledger->saveResource(rowOf("instance", joined.value)));
    ASSERT_TRUE(m_setting.cloud.of(cloud().region)->terminateInstances({ended}, {Deadline::never(), {}}));
    EXPECT_THAT(unjoined(), IsEmpty());
}

TEST_F(UnjoinedMachinesTest, GetANameWhenTheyAreNamedByTheirId)
{
    const InstanceId id = startByOthers();
    const InstanceId other = m_setting.cloud.addForeign(cloud().region, {{"demo-aws-dl-cfn-elastic-worker", ""}});
    const auto refused = recordUnjoined(cloud(), m_id, other, {Deadline::never(), {}});
    ASSERT_FALSE(refused) << "anyone may have set its tag";
    EXPECT_EQ(refused.error().code, ErrorCode::NotFound);
    const auto name = recordUnjoined(cloud(), m_id, id, {Deadline::never(), {}});
    ASSERT_TRUE(name) << name.error().detail;
    EXPECT_EQ(*name, "worker-1");
    EXPECT_EQ(recordUnjoined(cloud(), m_id, id, {Deadline::never(), {}}).value_or(""), "worker-1");
    EXPECT_THAT(unjoined(), IsEmpty());
    EXPECT_FALSE(recordUnjoined(cloud(), m_id, other, {Deadline::never(), {}}));
}

TEST_F(UnjoinedMachinesTest, KeepTheirEndAndThatIsAnError)
{
    const InstanceId id = startByOthers();
    const Timestamp before = *take(cloud().ledger->cluster(m_id))->expires;
    const Status scheduled = scheduleTermination(cloud(), 30min, {}, {});
    ASSERT_FALSE(scheduled);
    EXPECT_EQ(scheduled.error().code, ErrorCode::StillRunning);
    EXPECT_THAT(scheduled.error().detail, HasSubstr(id.value + " from the launch template of its stack"));
    EXPECT_LT(*take(cloud().ledger->cluster(m_id))->expires, before) << "that of the others";
}

} // namespace
} // namespace trainyard::cluster
