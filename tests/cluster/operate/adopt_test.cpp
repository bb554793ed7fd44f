// D3: clusters of a lost computer are listed with owner and ledger, adopted with consent, and end like any other.

#include "backend/cluster/operate/adopt.h"
#include "backend/cluster/operate/reconcile.h"

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/operate/power.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

/// One stack, and no other service that starts machines.
class OneStackApi final : public ControllerApi {
public:
    std::optional<InstanceController> stack;

    Result<std::vector<InstanceController>> all(ControllerKind kind, const CallContext &) override
    {
        return kind == ControllerKind::Stack && stack ? std::vector{*stack} : std::vector<InstanceController>();
    }
    Result<std::optional<InstanceController>> find(ControllerKind kind, const std::string &id,
                                                   const CallContext &) override
    {
        return kind == ControllerKind::Stack && stack && stack->id == id ? stack : std::nullopt;
    }
    Status end(const InstanceController &, const CallContext &) override
    {
        stack.reset();
        return {};
    }
    Status liftProtection(const InstanceController &, const CallContext &) override { return {}; }
};

class AdoptTest : public testing::Test {
protected:
    AdoptTest()
    {
        const auto id = launch(m_setting.context(), m_setting.plan("demo", 2), kMachinesOnly, {}, {});
        EXPECT_TRUE(id) << id.error().detail;
        m_id = id ? *id : ClusterId();
        m_lost = m_setting.m_context.ledger->id();
        // A second computer: same account, different state folder.
        m_here = m_setting.context();
        m_here.stateFolder = m_other.path();
        m_here.ledger = std::make_shared<ledger::Ledger>(std::move(*ledger::Ledger::open(m_other.path())));
    }
    ClusterList listed() { return take(reconcile(m_here, {}, {Deadline::after(10s), {}})); }
    Result<AdoptableCluster> found(const std::string &name = "demo", const std::string &ledger = {})
    {
        return findAdoptableCluster(m_here, name, ledger, false, {Deadline::after(10s), {}});
    }
    Status adopted(const AdoptableCluster &a)
    {
        return adopt(m_here, a, a.owner, a.ledger, {Deadline::after(10s), {}});
    }
    Receipt ended(const TeardownScope &scope = {}) { return take(Teardown(m_here).run(scope, {}, {})); }

    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    ledger::TemporaryFolder m_other;
    CloudContext m_here;
    ClusterId m_id;
    std::string m_lost;
};

TEST_F(AdoptTest, ALostClusterIsListedWithOwnerAndLedgerAndCounts)
{
    const auto all = listed();
    ASSERT_THAT(all.clusters, SizeIs(1));
    const ClusterSnapshot &c = all.clusters[0];
    EXPECT_FALSE(c.ours);
    EXPECT_TRUE(c.sameOwner);
    EXPECT_EQ(c.name, "demo");
    EXPECT_EQ(c.ledger, m_lost);
    EXPECT_THAT(c.detail, HasSubstr(m_lost));
    EXPECT_THAT(c.detail, HasSubstr("adopt"));
    EXPECT_EQ(all.machinesAlive(), 3) << "they cost the same owner's money";
    EXPECT_TRUE(ended().clean());
    EXPECT_EQ(m_cloud.alive(), 3) << "not without consent";

    m_here.owner = "colleague";
    EXPECT_FALSE(listed().clusters[0].sameOwner);
    EXPECT_EQ(listed().machinesAlive(), 0);
    EXPECT_THAT(listed().clusters[0].detail, HasSubstr("somebody"));
}

TEST_F(AdoptTest, ItIsTakenOverAndEndsWithItsGroupAndKey)
{
    const auto a = found();
    ASSERT_TRUE(a) << a.error().detail;
    EXPECT_EQ(a->machines(), 3);
    EXPECT_THAT(a->resources, SizeIs(5)) << "with its group and key pair";
    EXPECT_EQ(a->owner, "somebody");
    EXPECT_EQ(a->ledger, m_lost);
    ASSERT_TRUE(adopted(*a));

    const auto all = listed();
    ASSERT_THAT(all.clusters, SizeIs(1));
    EXPECT_TRUE(all.clusters[0].ours);
    EXPECT_THAT(all.clusters[0].nodes, SizeIs(3));
    EXPECT_EQ(all.clusters[0].nodes[0].name, "head");
    EXPECT_THAT(all.clusters[0].detail, HasSubstr("which has its keys"));
    EXPECT_EQ((*m_here.ledger->cluster(m_id))->adoptedFrom, m_lost);
    EXPECT_TRUE(changePower(m_here, m_id, {}, PowerAction::Stop, {}, {}));
    EXPECT_EQ(addWorkers(m_here, m_id, 1, kMachinesOnly, {}, {}).error().code, ErrorCode::Unsupported)
        << "the plan and the key are not here";
    EXPECT_FALSE(found()) << "nothing is left to adopt";

    const auto receipt = ended({.clusters = {m_id}});
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_EQ(m_cloud.alive(), 0);
    EXPECT_THAT(m_cloud.region("us-east-1").groups, IsEmpty());
    EXPECT_THAT(m_cloud.region("us-east-1").keys, IsEmpty());
}

TEST_F(AdoptTest, NothingIsTakenOverWithoutOwnerAndLedger)
{
    const auto a = found();
    ASSERT_TRUE(a);
    for (const auto &[owner, ledger] : {std::pair<std::string, std::string>{"", m_lost},
                                        {"somebody", ""},
                                        {"colleague", m_lost},
                                        {"somebody", m_here.ledger->id()}})
        EXPECT_EQ(adopt(m_here, *a, owner, ledger, {Deadline::after(10s), {}}).error().code,
                  ErrorCode::PermissionDenied);
    m_cloud.retag([](const std::string &, TagMap &tags) { tags[tag::kLedger] = "l-00000000000000aa"; });
    EXPECT_EQ(adopted(*a).error().code, ErrorCode::Conflict) << "not what was shown";
    EXPECT_THAT(*m_here.ledger->clusters(), IsEmpty());
    EXPECT_THAT(*m_here.ledger->resources({}), IsEmpty());
}

TEST_F(AdoptTest, OnlyWhatWasShownIsTakenOver)
{
    const auto a = found();
    ASSERT_TRUE(a);
    // Another user tags a machine while the confirmation is pending.
    m_cloud.addForeign("us-east-1", {{tag::kCluster, m_id.value}, {tag::kLedger, m_lost}, {tag::kOwner, "somebody"}});
    ASSERT_TRUE(adopted(*a));
    EXPECT_TRUE(ended({.clusters = {m_id}}).lines.size() >= 5);
    EXPECT_EQ(m_cloud.alive(), 1) << "it was in no question";
}

TEST_F(AdoptTest, WhatGotOtherTagsSinceTheQuestionIsNotTakenOver)
{
    const TagMap tags{{tag::kCluster, m_id.value}, {tag::kLedger, m_lost}, {tag::kOwner, "somebody"}};
    m_cloud.addResource("us-east-1", {ResourceKind::Volume, "vol-1", "", "available", 8, tags});
    m_cloud.addResource("us-east-1", {ResourceKind::Address, "eipalloc-1", "203.0.113.9", "unused", 0, tags});
    const auto a = found();
    ASSERT_TRUE(a) << a.error().detail;
    const auto retag = [&](const std::string &wanted, const std::string &ledger) {
        m_cloud.retag([&](const std::string &id, TagMap &all) {
            if (id == wanted)
                all[tag::kLedger] = ledger;
        });
    };
    const std::string group = m_cloud.region("us-east-1").groups.begin()->first;
    for (const std::string &changed : {std::string("vol-1"), std::string("eipalloc-1"), group}) {
        retag(changed, "l-00000000000000aa");
        const auto refused = adopted(*a);
        ASSERT_FALSE(refused) << changed;
        EXPECT_EQ(refused.error().code, ErrorCode::Conflict);
        EXPECT_THAT(refused.error().detail, HasSubstr(changed));
        EXPECT_THAT(*m_here.ledger->clusters(), IsEmpty());
        EXPECT_THAT(*m_here.ledger->resources({}), IsEmpty());
        retag(changed, m_lost);
    }
    m_cloud.retag([](const std::string &id, TagMap &all) {
        if (id == "vol-1")
            all.clear();
    });
    ASSERT_TRUE(adopted(*a));
    EXPECT_FALSE(*m_here.ledger->resource("volume", "vol-1", "fake", "us-east-1")) << "it has no tags any more";
    EXPECT_TRUE(*m_here.ledger->resource("address", "eipalloc-1", "fake", "us-east-1"));
    EXPECT_TRUE(*m_here.ledger->resource("security-group", group, "fake", "us-east-1"));
}

TEST_F(AdoptTest, ANameThatIsTheIdOfAnotherClusterIsNotMistakenForIt)
{
    m_cloud.addForeign("us-east-1", {{tag::kCluster, "c-00000000000000aa"},
                                     {tag::kLedger, m_lost},
                                     {tag::kClusterName, m_id.value},
                                     {tag::kOwner, "somebody"}});
    const auto a = found(m_id.value, m_lost);
    ASSERT_TRUE(a) << a.error().detail;
    EXPECT_EQ(a->id, m_id);
}

TEST_F(AdoptTest, NoOwnerIsNotOurs)
{
    auto a = found();
    ASSERT_TRUE(a);
    EXPECT_TRUE(isOfThisOwner(m_here, *a));
    for (const char *other : {"", "colleague"}) {
        a->owner = other;
        EXPECT_FALSE(isOfThisOwner(m_here, *a)) << other;
    }
    a->known = true; // the cluster is in our ledger
    EXPECT_TRUE(isOfThisOwner(m_here, *a));
}

TEST(SharedLogin, IsOneOfTheImages)
{
    for (const char *login : {"root", "ubuntu", "admin", "ec2-user", "hadoop", "debian", "centos", "rocky", "fedora"})
        EXPECT_TRUE(isSharedLogin(login)) << login;
    for (const char *login : {"", "anna", "rooted"})
        EXPECT_FALSE(isSharedLogin(login)) << login;
}

TEST_F(AdoptTest, TwoOfOneNameAreDistinguishedByTheirLedger)
{
    m_cloud.addForeign("us-east-1", {{tag::kCluster, "c-00000000000000aa"},
                                     {tag::kLedger, "l-00000000000000aa"},
                                     {tag::kClusterName, "demo"},
                                     {tag::kOwner, "somebody"}});
    EXPECT_EQ(found().error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(found("demo", m_lost)->id, m_id);
    EXPECT_EQ(found("c-00000000000000aa")->machines(), 1);
    EXPECT_EQ(found("other").error().code, ErrorCode::NotFound);
}

TEST_F(AdoptTest, WhatAppearsLaterIsNotWhatWasAgreedTo)
{
    ASSERT_TRUE(adopted(*found()));
    const auto late = m_cloud.addForeign("us-east-1", {{tag::kCluster, m_id.value}, {tag::kLedger, m_lost}});
    const auto receipt = ended();
    EXPECT_FALSE(receipt.clean());
    EXPECT_THAT(receipt.claimed(), testing::ElementsAre(late.value));
    EXPECT_EQ(m_cloud.alive(), 1);
    ASSERT_TRUE(adopted(*found()));
    EXPECT_TRUE(ended().clean());
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(AdoptTest, MachinesOfTwoNamesOrNoneKeepTheirIdAsName)
{
    m_cloud.retag([](const std::string &, TagMap &tags) { tags[tag::kNode] = "../../x"; });
    ASSERT_TRUE(adopted(*found()));
    const auto all = listed();
    for (const NodeSnapshot &n : all.clusters[0].nodes)
        EXPECT_EQ(n.name, n.id.value);
}

/// The lost cluster has a stack with a machine and a NAT gateway.
class AdoptStackTest : public AdoptTest {
protected:
    AdoptStackTest()
    {
        const TagMap tags{{tag::kCluster, m_id.value}, {tag::kLedger, m_lost}, {tag::kOwner, "somebody"}};
        TagMap created = tags;
        created[kStackIdTag] = kArn;
        m_machine = m_cloud.addForeign("us-east-1", created);
        m_cloud.addResource("us-east-1", {ResourceKind::NatGateway, "nat-1", "", "available", 0, created});
        m_api->stack = InstanceController{ControllerKind::Stack};
        m_api->stack->id = kArn;
        m_api->stack->name = "demo";
        m_api->stack->tags = tags;
        m_here.controllerApiOf = [api = m_api](const std::string &) { return api; };
    }
    static constexpr const char *kArn = "arn:aws:cloudformation:us-east-1:123456789012:stack/demo/0a1b";
    std::shared_ptr<OneStackApi> m_api = std::make_shared<OneStackApi>();
    InstanceId m_machine;
};

TEST_F(AdoptStackTest, TheStackIsTakenOverAndNotWhatItCreated)
{
    const auto a = found();
    ASSERT_TRUE(a) << a.error().detail;
    ASSERT_TRUE(adopted(*a));
    const auto stack = m_here.ledger->resource(kStackKind, kArn, "fake", "us-east-1");
    ASSERT_TRUE(stack && *stack);
    EXPECT_EQ((*stack)->cluster, m_id);
    EXPECT_FALSE(*m_here.ledger->resource("nat-gateway", "nat-1", "fake", "us-east-1")) << "deleted with the stack";
    const auto machine = m_here.ledger->resource("instance", m_machine.value, "fake", "us-east-1");
    ASSERT_TRUE(machine && *machine);
    EXPECT_EQ((*machine)->facts.at(kStackRoleFact), "base");
}

TEST_F(AdoptStackTest, AControllerWithOtherTagsThanAMomentAgoIsRefused)
{
    const auto a = found();
    ASSERT_TRUE(a) << a.error().detail;
    m_api->stack->tags[tag::kLedger] = "l-00000000000000aa";
    EXPECT_EQ(adopted(*a).error().code, ErrorCode::Conflict);
    EXPECT_THAT(*m_here.ledger->clusters(), IsEmpty());
    EXPECT_THAT(*m_here.ledger->resources({}), IsEmpty());
}

TEST_F(AdoptTest, StatusMarksWhatIsNotOurs)
{
    const auto c = status(m_here, "demo", {Deadline::after(10s), {}});
    ASSERT_TRUE(c) << c.error().detail;
    EXPECT_FALSE(c->ours);
    EXPECT_EQ(status(m_here, "nothing", {Deadline::after(10s), {}}).error().code, ErrorCode::NotFound);
}

} // namespace
} // namespace trainyard::cluster
