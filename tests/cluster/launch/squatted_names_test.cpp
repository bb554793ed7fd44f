// Anyone in the account can create a key pair, a security group or a placement group under the name of ours, which
// others can see: it is used only if this ledger has created it. Whoever owned it could log in to the machines, or open
// them to others.

#include <atomic>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/launch/launch.h"
#include "backend/sshkeys/keys.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class SquattedNames : public testing::Test {
protected:
    SquattedNames() { m_keep.retain = RetainOnFailure::All; }
    Result<ClusterId> launched(const LaunchOptions &options = kMachinesOnly)
    {
        return launch(m_setting.context(), m_setting.plan("demo", 1), options, {}, {});
    }
    Result<ClusterId> resumed() { return resumeLaunch(m_setting.context(), cluster().id, m_keep, {}, {}); }
    ledger::Cluster cluster() const { return take(m_ledger.clusters()).front(); }
    std::string name() const { return resourceName(cluster()); }
    FakeCloud::Region here() const { return m_cloud.region("us-east-1"); }
    static CallContext soon() { return {Deadline::after(std::chrono::seconds(10)), {}}; }

    void othersImportAKey()
    {
        EXPECT_TRUE(m_ec2->importKeyPair(name(), sshkeys::generateEd25519("theirs")->publicLine, {}, soon()));
    }
    std::string othersCreateAGroup(const TagMap &tags, const std::string &vpc = {})
    {
        const auto id = m_ec2->createSecurityGroup(name(), "theirs", vpc, tags, soon());
        EXPECT_TRUE(id);
        return id.value_or("");
    }
    Result<ClusterId> launchedNear(const LaunchOptions &options = kMachinesOnly)
    {
        auto plan = m_setting.plan("demo", 1);
        plan.placementGroup = true;
        return launch(m_setting.context(), plan, options, {}, {});
    }
    /// Runs the function before the first such call takes effect.
    void beforeThe(const std::string &operation, const std::function<void()> &act)
    {
        m_cloud.before = [this, operation, act](const std::string &one, const std::string &) -> std::optional<Error> {
            if (one == operation && !m_done.exchange(true))
                act();
            return std::nullopt;
        };
    }
    /// A launch that ends with this call: refused, or with its reply lost. Its cluster remains.
    void endAt(const std::string &operation, bool isCarriedOut)
    {
        const auto end = [=](const std::string &one, const std::string &) {
            return one == operation ? std::optional(Error{ErrorCode::Disconnected, "ec2:" + one, "the reply was lost"})
                                    : std::nullopt;
        };
        (isCarriedOut ? m_cloud.after : m_cloud.before) = end;
        EXPECT_EQ(launched(m_keep).error().code, ErrorCode::Disconnected);
        m_cloud.before = nullptr;
        m_cloud.after = nullptr;
    }
    /// It names the resource and what to do, and no machine was requested.
    template <class T>
    void expectRefusal(const Result<T> &result, const std::string &what)
    {
        ASSERT_FALSE(result);
        EXPECT_EQ(result.error().code, ErrorCode::Conflict);
        EXPECT_THAT(result.error().detail, AllOf(HasSubstr(what + " " + name()), HasSubstr("delete")));
        EXPECT_EQ(m_cloud.calls("RunInstances"), 0);
    }

    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    ledger::Ledger &m_ledger = *m_setting.m_context.ledger;
    std::shared_ptr<aws::Ec2Client> m_ec2 = m_cloud.of("us-east-1");
    LaunchOptions m_keep = kMachinesOnly;
    std::atomic<bool> m_done{false};
};

TEST_F(SquattedNames, AKeyPairOfOthersIsNotUsed)
{
    beforeThe("ImportKeyPair", [this] { othersImportAKey(); });
    expectRefusal(launched(), "key pair");
    EXPECT_THAT(here().keys, SizeIs(1)) << "theirs stays";
    EXPECT_THAT(here().groups, IsEmpty());
}

TEST_F(SquattedNames, AGroupOfOthersIsNotUsed)
{
    beforeThe("CreateSecurityGroup", [this] { othersCreateAGroup({}); });
    expectRefusal(launched(), "security group");
    EXPECT_THAT(here().groups, SizeIs(1)) << "theirs stays";
    EXPECT_THAT(here().keys, IsEmpty());
}

TEST_F(SquattedNames, AGroupOfOthersInAnotherVpcIsNotTakenForOurs)
{
    std::string theirs;
    beforeThe("CreateSecurityGroup", [&] { theirs = othersCreateAGroup({}, "vpc-theirs"); });
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    for (const auto &[machine, group] : here().groupOf)
        EXPECT_NE(group, theirs);
    const auto added = addWorkers(m_setting.context(), *id, 1, kMachinesOnly, {}, {});
    ASSERT_TRUE(added) << added.error().detail;
    for (const auto &[machine, group] : here().groupOf)
        EXPECT_NE(group, theirs);
}

TEST_F(SquattedNames, AResumedLaunchRefusesAKeyPairOfOthers)
{
    endAt("ImportKeyPair", false);
    othersImportAKey();
    expectRefusal(resumed(), "key pair");
}

TEST_F(SquattedNames, AResumedLaunchRefusesAGroupOfOthersWithCopiedTags)
{
    endAt("CreateSecurityGroup", false);
    const TagMap pair{{tag::kCluster, cluster().id.value}, {tag::kLedger, m_ledger.id()}};
    TagMap guessed = pair;
    guessed[kRequestTag] = "ty-0123456789abcdef";
    for (const TagMap &tags : {pair, guessed}) {
        const std::string theirs = othersCreateAGroup(tags);
        expectRefusal(resumed(), "security group");
        EXPECT_TRUE(m_ec2->deleteSecurityGroup(theirs, soon()));
    }
}

TEST_F(SquattedNames, AResumedLaunchRefusesRulesOfOthers)
{
    endAt("CreateSecurityGroup", true);
    const std::string group = here().groups.begin()->first;
    for (const aws::IngressRule &rule : {sshRule("0.0.0.0/0"), sshRule("2001:db8::/32"), allTcpRule()}) {
        ASSERT_TRUE(m_ec2->authorizeIngress(group, {rule}, soon()));
        expectRefusal(resumed(), "security group");
        ASSERT_TRUE(m_ec2->revokeIngress(group, {rule}, soon()));
    }
}

TEST_F(SquattedNames, APlacementGroupOfOthersIsNotUsed)
{
    beforeThe("CreatePlacementGroup", [this] { EXPECT_TRUE(m_ec2->createPlacementGroup(name(), {}, soon())); });
    expectRefusal(launchedNear(), "placement group");
    EXPECT_THAT(here().others, SizeIs(1)) << "theirs stays";
    EXPECT_THAT(here().groups, IsEmpty());
}

TEST_F(SquattedNames, APlacementGroupThatHasBecomeThatOfOthersGetsNoNewMachine)
{
    const auto id = launchedNear();
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_TRUE(addWorkers(m_setting.context(), *id, 1, kMachinesOnly, {}, {})) << "it is ours";
    ASSERT_THAT(here().others, SizeIs(1));
    m_cloud.retag([this](const std::string &one, TagMap &tags) {
        if (one == name())
            tags[tag::kCluster] = "of-others";
    });
    const auto added = addWorkers(m_setting.context(), *id, 1, kMachinesOnly, {}, {});
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().code, ErrorCode::Conflict);
    EXPECT_THAT(added.error().detail, HasSubstr("placement group " + name()));
    EXPECT_EQ(m_cloud.alive(), 3);
}

TEST_F(SquattedNames, AResumedLaunchTakesItsOwnPlacementGroup)
{
    m_cloud.after = [](const std::string &one, const std::string &) {
        return one == "CreatePlacementGroup"
                   ? std::optional(Error{ErrorCode::Disconnected, "ec2:" + one, "the reply was lost"})
                   : std::nullopt;
    };
    ASSERT_FALSE(launchedNear(m_keep));
    m_cloud.after = nullptr;
    const auto done = resumed();
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_THAT(here().others, SizeIs(1));
    EXPECT_EQ(m_cloud.alive(), 2);
}

TEST_F(SquattedNames, AResumedLaunchTakesItsOwn)
{
    for (const char *operation : {"ImportKeyPair", "CreateSecurityGroup", "AuthorizeSecurityGroupIngress"}) {
        SCOPED_TRACE(operation);
        FakeSetting setting;
        setting.cloud.after = [&](const std::string &one, const std::string &) {
            return one == operation ? std::optional(Error{ErrorCode::Disconnected, "ec2:" + one, "the reply was lost"})
                                    : std::nullopt;
        };
        ASSERT_FALSE(launch(setting.context(), setting.plan("demo", 1), m_keep, {}, {}));
        setting.cloud.after = nullptr;
        const auto row = take(setting.context().ledger->clusters()).front();
        const auto done = resumeLaunch(setting.context(), row.id, m_keep, {}, {});
        ASSERT_TRUE(done) << done.error().detail;
        const auto region = setting.cloud.region("us-east-1");
        ASSERT_THAT(region.groups, SizeIs(1));
        EXPECT_THAT(region.keys, SizeIs(1));
        for (const auto &[machine, request] : region.requests) {
            EXPECT_EQ(request.keyName, resourceName(row));
            EXPECT_THAT(request.securityGroupIds, ElementsAre(region.groups.begin()->first));
        }
    }
}

TEST_F(SquattedNames, AGroupOfTheLedgerKeepsTheRulesOfItsUser)
{
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    ASSERT_TRUE(m_ec2->authorizeIngress(here().groups.begin()->first, {allTcpRule()}, soon()));
    const auto added = addWorkers(m_setting.context(), *id, 1, kMachinesOnly, {}, {});
    ASSERT_TRUE(added) << added.error().detail;
    EXPECT_EQ(m_cloud.alive(), 3);
}

TEST_F(SquattedNames, AKeyPairThatWasReplacedGetsNoNewMachine)
{
    const auto id = launched();
    ASSERT_TRUE(id) << id.error().detail;
    ASSERT_TRUE(m_ec2->deleteKeyPair(name(), soon()));
    othersImportAKey();
    const auto added = addWorkers(m_setting.context(), *id, 1, kMachinesOnly, {}, {});
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().code, ErrorCode::Conflict);
    EXPECT_THAT(added.error().detail, HasSubstr("key pair " + name()));
    EXPECT_EQ(m_cloud.alive(), 2);
}

} // namespace
} // namespace trainyard::cluster
