// Instance controllers end before the machines that they would replace: Auto Scaling groups (K8), EMR clusters (K10),
// CloudFormation stacks (K11). The dry run names protected ones, which end only with consent (K12).

#include <algorithm>
#include <map>
#include <mutex>
#include <stdexcept>
#include <utility>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/operate/budget_watch.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/time/time_source.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/expect_log.h"
#include "tests/support/no_threads.h"
#include "tests/support/virtual_time.h"

namespace trainyard::cluster {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

/// Auto Scaling groups, EMR clusters and stacks of one region in memory.
class FakeControllerApi final : public ControllerApi {
public:
    std::vector<InstanceController> known;
    std::vector<std::string> *order = nullptr;
    std::mutex mutex; ///< guards `order`: plain machines end in parallel with the controllers
    std::optional<Error> refuses;
    std::chrono::minutes stackTakes{0}; ///< until a deleted stack is gone
    int asked = 0;

    Result<std::vector<InstanceController>> all(ControllerKind kind, const CallContext &) override
    {
        ++asked;
        if (refuses)
            return fail(*refuses);
        std::vector<InstanceController> some;
        std::ranges::copy_if(known, std::back_inserter(some),
                             [&](const InstanceController &k) { return k.kind == kind; });
        return some;
    }
    Result<std::optional<InstanceController>> find(ControllerKind kind, const std::string &id,
                                                   const CallContext &) override
    {
        ++asked;
        if (refuses)
            return fail(*refuses);
        if (m_stackGone && wallNow() >= *m_stackGone)
            std::erase_if(known, [](const InstanceController &k) { return k.kind == ControllerKind::Stack; });
        const auto at =
            std::ranges::find_if(known, [&](const InstanceController &k) { return k.kind == kind && k.id == id; });
        return at == known.end() ? std::optional<InstanceController>() : *at;
    }
    Status end(const InstanceController &k, const CallContext &) override
    {
        if (k.isProtected)
            return fail(ErrorCode::Conflict, "keeper", "it is protected");
        const std::lock_guard lock(mutex);
        order->push_back("end " + std::string(toString(k.kind)));
        if (k.kind == ControllerKind::Stack && stackTakes.count() > 0)
            m_stackGone = wallNow() + stackTakes;
        else
            std::erase_if(known,
                          [&](const InstanceController &other) { return other.kind == k.kind && other.id == k.id; });
        if (onEnd)
            onEnd(k);
        return {};
    }
    Status liftProtection(const InstanceController &k, const CallContext &) override
    {
        const std::lock_guard lock(mutex);
        order->push_back("lift " + std::string(toString(k.kind)));
        for (InstanceController &other : known)
            other.isProtected = other.isProtected && !(other.kind == k.kind && other.id == k.id);
        return {};
    }
    std::function<void(const InstanceController &)> onEnd;

private:
    std::optional<Timestamp> m_stackGone;
};

class ControllersTest : public testing::Test {
protected:
    ControllersTest()
    {
        const auto id = launch(m_setting.context(), m_setting.plan("demo", 1), kMachinesOnly, {}, {});
        EXPECT_TRUE(id) << id.error().detail;
        m_id = id ? *id : ClusterId();
        m_controllers->order = &m_order;
        m_setting.m_context.controllerApiOf = [controllers = m_controllers](const std::string &) {
            return controllers;
        };
        m_cloud.before = [this](const std::string &operation, const std::string &) -> std::optional<Error> {
            const std::lock_guard lock(m_controllers->mutex);
            if (operation == "TerminateInstances")
                m_order.push_back(operation);
            return std::nullopt;
        };
    }
    TagMap ours(TagMap more = {}) const
    {
        more.insert({{tag::kCluster, m_id.value}, {tag::kLedger, m_setting.m_context.ledger->id()}});
        return more;
    }
    void keep(ControllerKind kind, const std::string &id, TagMap tags, bool isProtected = false)
    {
        InstanceController k{kind};
        k.id = k.name = id;
        k.tags = std::move(tags);
        k.isProtected = isProtected;
        m_controllers->known.push_back(std::move(k));
    }
    TargetList targets()
    {
        const Teardown teardown(m_setting.context());
        const auto shown = teardown.targets({}, {Deadline::never(), {}});
        EXPECT_TRUE(shown) << shown.error().detail;
        return take(teardown.targets({.agreed = shown ? shown->claimedIds() : std::vector<std::string>()},
                                     {Deadline::never(), {}}));
    }
    /// Terminates with consent to resources that only their tags assign to us: no launch created the controllers.
    Receipt ended(TeardownScope scope = {})
    {
        if (const auto shown = Teardown(m_setting.context()).targets(scope, {Deadline::never(), {}}))
            scope.agreed = shown->claimedIds();
        auto receipt = Teardown(m_setting.context()).run(scope, {}, {});
        EXPECT_TRUE(receipt) << receipt.error().detail;
        return receipt ? *receipt : Receipt();
    }

    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    ClusterId m_id;
    std::shared_ptr<FakeControllerApi> m_controllers = std::make_shared<FakeControllerApi>();
    std::vector<std::string> m_order;
};

TEST_F(ControllersTest, GroupsAndClustersEndBeforeMachinesAndStacksBehindThem)
{
    m_cloud.addForeign("us-east-1", ours({{"aws:autoscaling:groupName", "workers"}}));
    m_cloud.addForeign("us-east-1", ours({{"aws:elasticmapreduce:job-flow-id", "j-1"}}));
    m_cloud.addForeign("us-east-1", ours({{"aws:cloudformation:stack-id", "arn:stack"}}));
    keep(ControllerKind::ScalingGroup, "workers", ours());
    keep(ControllerKind::EmrCluster, "j-1", ours());
    keep(ControllerKind::Stack, "arn:stack", ours());
    // An Auto Scaling group and an EMR cluster end together with their machines.
    m_controllers->onEnd = [&](const InstanceController &k) {
        if (k.kind != ControllerKind::Stack)
            m_cloud.endTagged("us-east-1", k.kind == ControllerKind::ScalingGroup ? "aws:autoscaling:groupName"
                                                                                  : "aws:elasticmapreduce:job-flow-id");
    };
    const auto targets = this->targets();
    EXPECT_EQ(std::ranges::count_if(targets.targets, &Target::endsWithController), 2);
    EXPECT_THAT(std::ranges::find_if(targets.targets, &Target::endsWithController)->why,
                HasSubstr("it is terminated with the"));

    const auto receipt = ended();
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_THAT(m_order, testing::UnorderedElementsAre("end emr-cluster", "end auto-scaling-group",
                                                       "TerminateInstances", "end stack"));
    EXPECT_EQ(m_order.back(), "end stack");
    EXPECT_LT(std::ranges::find(m_order, "end emr-cluster"), std::ranges::find(m_order, "end auto-scaling-group"));
    EXPECT_THAT(m_controllers->known, IsEmpty());
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(ControllersTest, AnExceptionKeepsNoMachineRunning)
{
    m_cloud.addForeign("us-east-1", ours({{"aws:autoscaling:groupName", "workers"}}));
    keep(ControllerKind::ScalingGroup, "workers", ours());
    bool isThrown = false;
    m_controllers->onEnd = [&](const InstanceController &) {
        m_cloud.endTagged("us-east-1", "aws:autoscaling:groupName");
        if (!std::exchange(isThrown, true))
            throw std::runtime_error("no memory");
    };
    const support::ExpectLog expected("termination has thrown: no memory");
    const auto receipt = ended();
    EXPECT_TRUE(isThrown);
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(ControllersTest, EverythingEndsAtTheLimitOfThreads)
{
    m_cloud.addForeign("us-east-1", ours({{"aws:autoscaling:groupName", "workers"}}));
    keep(ControllerKind::ScalingGroup, "workers", ours());
    m_controllers->onEnd = [&](const InstanceController &) {
        m_cloud.endTagged("us-east-1", "aws:autoscaling:groupName");
    };
    // A checkpoint would be requested in a thread of its own.
    ASSERT_TRUE(m_setting.m_context.ledger->setClusterState(m_id, std::string(toString(ClusterState::Training))));
    const support::NoThreads limit;
    const auto receipt = ended();
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_THAT(m_controllers->known, IsEmpty());
    EXPECT_EQ(m_cloud.alive(), 0);
}

/// A stack of the ledger, with a group that has one machine and a launch template of which another program has started
/// one.
class StackTeardown : public ControllersTest {
protected:
    StackTeardown()
    {
        ledger::Resource row;
        row.kind = kStackKind;
        row.id = kArn;
        row.cluster = m_id;
        row.profile = m_setting.m_context.profile;
        row.region = "us-east-1";
        row.name = "demo";
        row.state = "CREATE_COMPLETE";
        row.facts[kElasticTemplateFact] = "lt-1";
        EXPECT_TRUE(m_setting.m_context.ledger->saveResource(row));
        m_base = m_cloud.addForeign("us-east-1", ours({{"aws:autoscaling:groupName", "demo-w"}, {kStackIdTag, kArn}}));
        m_elastic = m_cloud.addForeign("us-east-1", {{kLaunchTemplateTag, "lt-1"}});
        keep(ControllerKind::ScalingGroup, "demo-w", ours());
        m_controllers->known.back().stack = kArn;
        keep(ControllerKind::Stack, kArn, {});
        m_controllers->onEnd = [this](const InstanceController &) {
            m_elasticAtEnd = m_cloud.stateOf(m_elastic);
            m_cloud.endTagged("us-east-1", "aws:autoscaling:groupName");
        };
    }
    static constexpr const char *kArn = "arn:aws:cloudformation:us-east-1:123456789012:stack/demo/0a1b";
    InstanceId m_base, m_elastic;
    std::string m_elasticAtEnd; ///< state of the elastic worker when the deletion of the stack begins
};

TEST_F(StackTeardown, EndsTheStackAfterTheWorkersOfItsTemplateAndWithItsGroup)
{
    const auto receipt = Teardown(m_setting.context()).run({}, {}, {}); // no consent to tags is needed
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_THAT(m_order, testing::Not(Contains("end auto-scaling-group"))) << "the stack deletes its group";
    EXPECT_EQ(m_order.back(), "end stack");
    EXPECT_EQ(m_elasticAtEnd, "terminated");
    EXPECT_EQ(m_cloud.stateOf(m_base), "terminated");
    EXPECT_EQ(m_cloud.alive(), 0);
    const auto rows = m_setting.m_context.ledger->resources(m_id);
    ASSERT_TRUE(rows);
    EXPECT_THAT(*rows, IsEmpty());
}

/// A clock that is there before everything else.
struct OwnTime {
    VirtualTime time;
};
class SlowStackTeardown : private OwnTime, public StackTeardown {};

TEST_F(SlowStackTeardown, AStackMayTakeLongerThanMachines) // K11: NAT gateways, GPU machines, mount targets
{
    m_setting.m_context.polling = PollingPolicy::aws();
    m_controllers->stackTakes = std::chrono::minutes(45);
    const auto begin = wallNow();
    const auto receipt = Teardown(m_setting.context()).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_GE(wallNow() - begin, std::chrono::minutes(45));
}

TEST_F(StackTeardown, TheDryRunListsTheStackAndItsMachines)
{
    const auto list = Teardown(m_setting.context()).targets({}, {Deadline::never(), {}});
    ASSERT_TRUE(list) << list.error().detail;
    EXPECT_THAT(list->claimed, IsEmpty());
    std::map<std::string, Target> byId;
    for (const Target &t : list->targets)
        byId[t.id] = t;
    ASSERT_TRUE(byId.contains(kArn));
    ASSERT_TRUE(byId.contains(m_base.value));
    ASSERT_TRUE(byId.contains(m_elastic.value));
    EXPECT_FALSE(byId.contains("demo-w"));
    EXPECT_EQ(byId[m_base.value].managedBy, "the stack demo");
    EXPECT_TRUE(byId[m_base.value].endsWithController);
    EXPECT_TRUE(byId[m_elastic.value].managedBy.empty());
}

TEST_F(StackTeardown, AStackRowEndsAlsoWhenNoMachineNamesIt)
{
    m_cloud.endTagged("us-east-1", "aws:autoscaling:groupName");
    m_cloud.endTagged("us-east-1", kLaunchTemplateTag);
    const auto receipt = Teardown(m_setting.context()).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_THAT(m_order, Contains("end stack"));
    EXPECT_THAT(m_controllers->known, testing::SizeIs(1)) << "the group is the stack's";
}

TEST_F(StackTeardown, ABudgetDoesNotRepeatWhatTheProtectionOfTheStackKeeps)
{
    m_setting.m_context.polling.groupFree = std::chrono::minutes(0);
    m_controllers->known.back().isProtected = true;
    const auto refused = Teardown(m_setting.context()).run({}, {}, {});
    ASSERT_TRUE(refused) << refused.error().detail;
    EXPECT_FALSE(refused->clean());
    EXPECT_EQ(refused->protectedMachines(), 1) << "the stack asks for consent";
    EXPECT_EQ(m_cloud.alive(), 1);
    EXPECT_THAT(clustersLeft(*refused), IsEmpty()) << "its machine needs the user";
}

TEST_F(ControllersTest, ProtectionIsNamedInTheDryRunAndLiftedOnlyWithConsent)
{
    m_cloud.addForeign("us-east-1", ours({{"aws:cloudformation:stack-id", "arn:stack"}}));
    keep(ControllerKind::Stack, "arn:stack", ours(), true);
    const std::string worker = hosts(m_setting.context(), m_id)->back().instance.value;
    m_cloud.protectedIds = {worker};
    m_setting.m_context.polling.groupFree = std::chrono::minutes(0);
    const auto targets = this->targets();
    std::vector<std::string> named;
    for (const Target &t : targets.targets) {
        if (t.isProtected)
            named.push_back(t.id);
    }
    EXPECT_THAT(named, testing::UnorderedElementsAre("arn:stack", worker));

    const auto refused = ended();
    EXPECT_EQ(refused.protectedMachines(), 2);
    EXPECT_THAT(m_order, testing::Not(Contains("end stack")));
    const auto agreed = ended({.liftProtection = true});
    EXPECT_TRUE(agreed.clean()) << agreed.toText();
    EXPECT_THAT(m_order, Contains("lift stack"));
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(ControllersTest, AnotherOnesGroupIsNotTouchedUnlessTheWholeAccountEnds)
{
    m_cloud.addForeign("us-east-1", ours({{"aws:autoscaling:groupName", "theirs"}}));
    keep(ControllerKind::ScalingGroup, "theirs", {});
    keep(ControllerKind::EmrCluster, "j-9", {});
    EXPECT_FALSE(ended().clean());
    EXPECT_THAT(m_order, testing::Not(Contains("end auto-scaling-group")));
    m_controllers->onEnd = [&](const InstanceController &) {
        m_cloud.endTagged("us-east-1", "aws:autoscaling:groupName");
    };
    const auto receipt = ended({.wholeAccount = true});
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_THAT(m_order, Contains("end auto-scaling-group"));
    EXPECT_THAT(m_order, Contains("end emr-cluster"));
}

TEST_F(ControllersTest, WhatTheWholeAccountHasLeftIsNoPartOfTheClusterThatItsTagNames) // S6
{
    keep(ControllerKind::ScalingGroup, "lure", {{tag::kCluster, m_id.value}}, true);
    EXPECT_FALSE(ended({.wholeAccount = true}).clean()) << "it is protected";
    const auto &context = m_setting.context();
    const auto row = context.ledger->resource("auto-scaling-group", "lure", context.profile, "us-east-1");
    ASSERT_TRUE(row);
    EXPECT_FALSE(*row) << "one tag made it a resource of the cluster";
}

TEST_F(ControllersTest, APlainClusterNeedsNoPermissionToListThem)
{
    m_controllers->refuses =
        Error{ErrorCode::PermissionDenied, "autoscaling:DescribeAutoScalingGroups", "AccessDenied"};
    EXPECT_TRUE(ended().clean());
    EXPECT_EQ(m_controllers->asked, 0);
}

TEST_F(ControllersTest, WhatCannotBeQueriedIsCalledNotChecked)
{
    m_cloud.addForeign("us-east-1", ours({{"aws:autoscaling:groupName", "workers"}}));
    m_controllers->refuses =
        Error{ErrorCode::PermissionDenied, "autoscaling:DescribeAutoScalingGroups", "AccessDenied"};
    const auto receipt = ended();
    EXPECT_FALSE(receipt.clean());
    ASSERT_FALSE(receipt.regionsNotRead.empty());
    EXPECT_THAT(receipt.regionsNotRead[0].second.source, HasSubstr("autoscaling"));
}

} // namespace
} // namespace trainyard::cluster
