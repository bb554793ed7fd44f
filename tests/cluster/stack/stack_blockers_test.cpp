// D21: groups of shared file systems that admit the machines of a stack, or are in its VPC, do not prevent its deletion;
// rules of others are named. On the local cloud, which refuses to delete what is in use as AWS does.

#include <gmock/gmock.h>

#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/teardown/teardown.h"
#include "tests/cluster/stack/local_stack.h"

namespace trainyard::cluster {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

class StackBlockersTest : public LocalStackTest {
protected:
    void SetUp() override
    {
        LocalStackTest::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        m_vpc = physicalId("Vpc");
        m_masters = physicalId("MasterSecurityGroup");
        ASSERT_FALSE(m_vpc.empty() || m_masters.empty());
    }
    /// A group that admits NFS from the stack's master.
    std::string addGroup(const std::string &name, const aws::Tags &tags) const
    {
        const auto made = m_cloud.ec2()->createSecurityGroup(name, "NFS", m_vpc, tags, soon());
        EXPECT_TRUE(made) << made.error().detail;
        aws::IngressRule rule;
        rule.fromPort = rule.toPort = 2049;
        rule.sourceGroupId = m_masters;
        const auto allowed = m_cloud.ec2()->authorizeIngress(made.value_or(""), {rule}, soon());
        EXPECT_TRUE(allowed) << allowed.error().detail;
        return made.value_or("");
    }
    /// The row of a group that this ledger has made.
    void record(const std::string &group) const
    {
        ledger::Resource row;
        row.kind = "nfs-group";
        row.id = group;
        row.profile = m_cloud.profile;
        row.region = m_cloud.region;
        row.facts = {{"endpoint", m_cloud.endpointId}, {"file-system", "fs-0123456789abcdef0"}, {"vpc", m_vpc}};
        ASSERT_TRUE(m_cloud.ledger->saveResource(row));
    }
    bool isThere(const std::string &group) const
    {
        const auto found = m_cloud.ec2()->describeSecurityGroups({}, {{"group-id", {group}}}, soon());
        EXPECT_TRUE(found) << found.error().detail;
        return found && !found->empty();
    }

    std::string m_vpc, m_masters;
};

TEST_F(StackBlockersTest, TheGroupOfASharedFileSystemEndsWithTheVpc)
{
    const std::string group = addGroup(std::string(kNfsGroupPrefix) + "fs-0123456789abcdef0",
                                       {{"application", "trainyard"}, {tag::kCluster, kSharedTag}});
    record(group);
    const auto receipt = Teardown(m_cloud).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_FALSE(isStackThere());
    EXPECT_FALSE(isThere(group));
    EXPECT_THAT(*m_cloud.ledger->clusters(true), IsEmpty());
    EXPECT_TRUE((*m_cloud.ledger->resource("nfs-group", group, m_cloud.profile, m_cloud.region))->closed);
}

TEST_F(StackBlockersTest, AGroupWithTheNameAndTagsOfOursStays) // issue 11, point 2
{
    const std::string group =
        addGroup(std::string(kNfsGroupPrefix) + "fs-0123456789abcdef0",
                 {{"application", "trainyard"}, {tag::kCluster, kSharedTag}, {tag::kLedger, m_cloud.ledger->id()}});
    const auto receipt = Teardown(m_cloud).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_FALSE(receipt->clean());
    EXPECT_TRUE(isThere(group));
    EXPECT_TRUE(isStackThere());
}

TEST_F(StackBlockersTest, ARuleOfOthersIsNamedAndStays)
{
    const std::string group = addGroup("of-a-colleague", {});
    const auto receipt = Teardown(m_cloud).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_FALSE(receipt->clean());
    EXPECT_THAT(receipt->toText(), HasSubstr("a rule of the security group " + group + " names it"));
    EXPECT_TRUE(isThere(group));
    EXPECT_TRUE(isStackThere());
    ASSERT_TRUE(m_cloud.ec2()->deleteSecurityGroup(group, soon()));
    const auto again = Teardown(m_cloud).run({}, {}, {});
    ASSERT_TRUE(again) << again.error().detail;
    EXPECT_TRUE(again->clean()) << again->toText();
    EXPECT_FALSE(isStackThere());
}

} // namespace
} // namespace trainyard::cluster
