// K11, H3: whatever moves the deadline of a stack's cluster also moves that of its Auto Scaling groups, which end the
// machines without this program and without SSH.
#include "backend/cluster/launch/schedule/stack_schedule.h"

#include <map>
#include <mutex>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/core/time/time_source.h"
#include "tests/aws/fixtures.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/http_server.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;
using testing::UnorderedElementsAre;

/// Auto Scaling with groups that have no scheduled actions; it stores those that are put.
class ScheduleService {
public:
    std::string url() const { return m_server.url(); }
    void refuse(bool refuses)
    {
        const std::lock_guard lock(m_mutex);
        m_refuses = refuses;
    }
    /// The group "workers" is not of the cluster's stack from now on.
    void makeWorkersForeign()
    {
        const std::lock_guard lock(m_mutex);
        m_isForeign = true;
    }
    /// The last time by group.
    std::map<std::string, Timestamp> ends() const
    {
        const std::lock_guard lock(m_mutex);
        return m_ends;
    }

private:
    static std::string valueOf(const std::string &body, const std::string &name)
    {
        const std::size_t at = body.find(name + "=");
        if (at == std::string::npos)
            return {};
        std::string value = body.substr(at + name.size() + 1);
        value = value.substr(0, value.find('&'));
        for (std::size_t colon = value.find("%3A"); colon != std::string::npos; colon = value.find("%3A"))
            value.replace(colon, 3, ":");
        return value;
    }
    support::RawResponse answer(const support::ReceivedRequest &request)
    {
        const std::lock_guard lock(m_mutex);
        const std::string operation = valueOf(request.body, "Action");
        if (operation == "PutScheduledUpdateGroupAction") {
            if (m_refuses)
                return support::httpResponse(403, "<ErrorResponse><Error><Code>AccessDenied</Code><Message>not allowed"
                                                  "</Message></Error></ErrorResponse>");
            const auto at = fromIso8601(valueOf(request.body, "StartTime"));
            EXPECT_TRUE(at) << request.body;
            m_ends[valueOf(request.body, "AutoScalingGroupName")] = at ? *at : Timestamp{};
        }
        const bool isListed = operation == "DescribeAutoScalingGroups" && m_isForeign;
        const std::string groups = isListed ? "<AutoScalingGroups><member><AutoScalingGroupName>workers"
                                              "</AutoScalingGroupName></member></AutoScalingGroups>"
                                            : "";
        return support::httpResponse(200, "<" + operation + "Response><" + operation + "Result>" + groups + "</" +
                                              operation + "Result></" + operation + "Response>");
    }

    mutable std::mutex m_mutex;
    bool m_refuses = false;
    bool m_isForeign = false;
    std::map<std::string, Timestamp> m_ends;
    support::HttpServer m_server{[this](const support::ReceivedRequest &request) { return answer(request); }};
};

class StackScheduleTest : public testing::Test {
protected:
    StackScheduleTest()
    {
        m_setting.m_context.scalingOf = [this](const std::string &) {
            return std::make_shared<aws::AutoScalingClient>(aws::test::newHttp(),
                                                            aws::test::configFor(m_service.url()));
        };
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
        ledger::Resource stack;
        stack.kind = kStackKind;
        stack.id = "arn:aws:cloudformation:us-east-1:123456789012:stack/demo/0a1b";
        stack.cluster = m_id;
        stack.profile = row.profile;
        stack.region = row.region;
        stack.name = "demo";
        stack.facts = {{kMasterGroupFact, "masters"}, {kWorkerGroupFact, "workers"}};
        stack.created = row.created;
        EXPECT_TRUE(cloud().ledger->saveResource(stack));
    }
    const CloudContext &cloud() const { return m_setting.m_context; }
    Timestamp deadline() const
    {
        const auto row = cloud().ledger->cluster(m_id);
        EXPECT_TRUE(row && *row && (*row)->expires);
        return row && *row ? std::chrono::floor<std::chrono::seconds>((*row)->expires.value_or(Timestamp{}))
                           : Timestamp{};
    }
    void expectGroupsEndAtTheDeadline() const
    {
        EXPECT_THAT(m_service.ends(), UnorderedElementsAre(Pair("masters", deadline()), Pair("workers", deadline())));
    }

    ScheduleService m_service;
    FakeSetting m_setting;
    const ClusterId m_id{"c-stack"};
};

TEST_F(StackScheduleTest, ClosingTheWindowEndsTheGroups)
{
    const Timestamp before = deadline();
    const Status scheduled = scheduleTermination(cloud(), 30min, {}, {});
    ASSERT_TRUE(scheduled) << scheduled.error().detail;
    EXPECT_LT(deadline(), before);
    expectGroupsEndAtTheDeadline();
}

TEST_F(StackScheduleTest, AnExtensionMovesTheGroups)
{
    const Timestamp before = deadline();
    const Status extended = changeLimits(cloud(), m_id, {.extendBy = 2h}, {}, {});
    ASSERT_TRUE(extended) << extended.error().detail;
    EXPECT_EQ(deadline(), before + 2h);
    expectGroupsEndAtTheDeadline();
}

TEST_F(StackScheduleTest, AGroupOfAnotherStackIsLeftAlone) // S6: its name was taken when the stack was created
{
    m_service.makeWorkersForeign();
    ASSERT_TRUE(changeLimits(cloud(), m_id, {.extendBy = 2h}, {}, {}));
    EXPECT_THAT(m_service.ends(), UnorderedElementsAre(Pair("masters", deadline())));
}

TEST_F(StackScheduleTest, AnIdleLimitLeavesTheGroupsAlone)
{
    ASSERT_TRUE(changeLimits(cloud(), m_id, {.idle = 30min}, {}, {}));
    EXPECT_THAT(m_service.ends(), IsEmpty());
}

TEST_F(StackScheduleTest, GroupsThatWereRefusedAreMovedWithTheNextStart)
{
    m_service.refuse(true);
    const Status extended = changeLimits(cloud(), m_id, {.extendBy = 2h}, {}, {});
    ASSERT_FALSE(extended);
    EXPECT_EQ(extended.error().code, ErrorCode::PermissionDenied);
    std::vector<std::string> failures;
    for (const ledger::Event &event : take(cloud().ledger->events(m_id, {}, 0, 0))) {
        if (event.failed)
            failures.push_back(event.text);
    }
    EXPECT_THAT(failures, Contains(HasSubstr("the groups of its stack still end its machines at another time")));
    EXPECT_THAT(m_service.ends(), IsEmpty());
    m_service.refuse(false);
    const Status repeated = repeatDeadline(cloud(), m_id, {}, {});
    ASSERT_TRUE(repeated) << repeated.error().detail;
    expectGroupsEndAtTheDeadline();
}

TEST_F(StackScheduleTest, AMachineThatCannotBeReachedEndsWithItsGroup)
{
    ledger::Resource head;
    head.kind = "instance";
    head.id = "i-1";
    head.cluster = m_id;
    head.profile = cloud().profile;
    head.region = cloud().region;
    head.name = "head";
    head.state = "running";
    head.created = wallNow();
    const std::string url = support::refusingUrl();
    head.facts = {{fact::kRole, "head"},
                  {fact::kPublic, "127.0.0.1"},
                  {fact::kPort, url.substr(url.rfind(':') + 1)},
                  {kStackRoleFact, "master"}};
    ASSERT_TRUE(cloud().ledger->saveResource(head));
    EXPECT_FALSE(scheduleTermination(cloud(), 30min, {}, {}));
    EXPECT_THAT(m_service.ends(), testing::SizeIs(2));
}

} // namespace
} // namespace trainyard::cluster
