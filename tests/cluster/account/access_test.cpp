// B10, B13, A13: security groups and key pairs of the user's choice, and a changing public IP address. EC2 in memory.
#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/operate/ssh_ingress.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/system/files.h"
#include "backend/ssh/key_files.h"
#include "backend/sshkeys/keys.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

class AccessTest : public testing::Test, protected FakeSetting {
protected:
    FakeCloud::Region here() const { return cloud.region("us-east-1"); }
    /// Creates a key of the user, outside Trainyard's folder.
    std::string userKey(const std::string &name)
    {
        const auto pair = sshkeys::generateEd25519("me");
        const auto file = (folder.path() / name).string();
        EXPECT_TRUE(pair && writeFileAtomically(file, pair->privateText.reveal(), 0600));
        return file;
    }
    Result<ClusterId> launched(const LaunchPlan &plan) { return launch(context(), plan, kMachinesOnly, {}, {}); }
    /// Adds the security group "sg-0a1b2c3d", which exists in the account before the launch.
    void addGroup()
    {
        cloud.addResource("us-east-1", {ResourceKind::SecurityGroup, kGroup, "lab", "available", 0, {}});
    }
    void endAll()
    {
        const auto receipt = Teardown(context()).run({}, {}, {});
        EXPECT_TRUE(receipt && receipt->asStatus()) << (receipt ? receipt->toText() : receipt.error().detail);
    }
    static constexpr const char *kGroup = "sg-0a1b2c3d";
};

TEST_F(AccessTest, AGroupOfTheUsersIsUsedAndStays) // B10
{
    addGroup();
    auto wanted = plan();
    wanted.securityGroup = kGroup;
    const auto id = launched(wanted);
    ASSERT_TRUE(id) << id.error().detail;
    for (const auto &[instance, group] : here().groupOf)
        EXPECT_EQ(group, kGroup);
    EXPECT_EQ(cloud.calls("CreateSecurityGroup"), 0);
    EXPECT_EQ(cloud.calls("AuthorizeSecurityGroupIngress"), 0) << "not without leave";
    endAll();
    EXPECT_TRUE(here().groups.contains(kGroup));
    EXPECT_EQ(cloud.alive(), 0);
}

TEST_F(AccessTest, AGroupOfTheUsersIsRepairedOnRequest) // B10
{
    addGroup();
    auto wanted = plan();
    wanted.securityGroup = kGroup;
    wanted.repairGroup = true;
    wanted.sshFrom = "/24";
    ASSERT_TRUE(launched(wanted));
    EXPECT_THAT(here().sshFrom[kGroup], ElementsAre("198.51.100.0/24"));
    EXPECT_TRUE(here().openInside.contains(kGroup));
}

TEST_F(AccessTest, AGroupIsMadeInTheNetworkOfTheChosenSubnet) // B9
{
    auto wanted = plan();
    wanted.subnet = "subnet-1";
    ASSERT_TRUE(launched(wanted));
    ASSERT_EQ(here().vpcOfGroup.size(), 1u);
    EXPECT_EQ(here().vpcOfGroup.begin()->second, "vpc-of-subnet-1");
}

TEST_F(AccessTest, AKeyFileOfTheUsersIsImportedAndStaysWhereItIs) // A13, B14
{
    auto wanted = plan();
    wanted.keyFile = userKey("key");
    const auto id = launched(wanted);
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_EQ(here().keys.size(), 1u);
    EXPECT_FALSE(std::filesystem::exists(context().clusterFolder(*id) / "id_ed25519")) << "no process can copy it";
    for (const Host &host : take(hosts(context(), *id)))
        EXPECT_EQ(host.target.keyFile, wanted.keyFile);
    endAll();
    EXPECT_TRUE(std::filesystem::exists(wanted.keyFile));
    EXPECT_THAT(here().keys, IsEmpty());
}

TEST_F(AccessTest, AKeyPairOfTheAccountIsComparedBeforeAnythingIsMade) // A13
{
    auto wanted = plan();
    wanted.keyFile = userKey("key");
    wanted.keyName = "mine";
    cloud.fingerprints["mine"] = "AAAA";
    const auto refused = launched(wanted);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(refused.error().detail, HasSubstr("not the private part of the account's key pair mine"));
    EXPECT_EQ(cloud.calls("RunInstances") + cloud.calls("CreateSecurityGroup"), 0);

    cloud.fingerprints["mine"] = ssh::readKeyFile(wanted.keyFile)->accountFingerprints.front() + "=";
    ASSERT_TRUE(launched(wanted));
    EXPECT_EQ(cloud.calls("ImportKeyPair"), 0);
    for (const auto &[instance, request] : here().requests)
        EXPECT_EQ(request.keyName, "mine");
    endAll();
    EXPECT_THAT(cloud.removed(), testing::Each(testing::Not(HasSubstr("key-pair"))));
}

TEST_F(AccessTest, PublicAddressesPortsAndHibernationReachTheCalls) // B9, B11, K31
{
    auto wanted = plan("open", 1);
    ASSERT_TRUE(launched(wanted));
    EXPECT_THAT(here().openToEverybody, IsEmpty());
    for (const auto &[instance, request] : here().requests)
        EXPECT_FALSE(request.publicIp || request.hibernate);
    endAll();
    wanted.publicAddress = wanted.hibernation = wanted.allTcpFromAnywhere = wanted.acceptExposure = true;
    ASSERT_TRUE(launched(wanted));
    EXPECT_EQ(here().openToEverybody.size(), 1u);
    int asked = 0;
    for (const auto &[instance, request] : here().requests)
        asked += request.publicIp.value_or(false) && request.hibernate && request.rootVolumeGiB == 38;
    EXPECT_EQ(asked, 2);
}

TEST_F(AccessTest, AnAddressThatChangedIsOpenedBeforeTheFormerOneIsClosed) // B13, M12
{
    const auto one = launched(plan("one", 1)), two = launched(plan("two", 1));
    ASSERT_TRUE(one && two);
    std::string group;
    for (const auto &[id, resource] : here().groups) {
        EXPECT_THAT(here().sshFrom[id], ElementsAre("198.51.100.7/32"));
        group = id;
    }
    cloud.allow("us-east-1", group, "10.0.0.0/8"); // the user's own rule
    m_context.publicAddress = [](const CallContext &) -> Result<std::string> { return std::string("203.0.113.9/32"); };
    const auto drift = sshIngressDrift(context(), {Deadline::never(), {}});
    ASSERT_TRUE(drift) << drift.error().detail;
    EXPECT_EQ(drift->address, "203.0.113.9/32");
    EXPECT_EQ(drift->clusters.size(), 2u);
    auto changes = updateSshIngress(context(), {}, "", {}, {});
    ASSERT_TRUE(changes) << changes.error().detail;
    EXPECT_THAT(sshIngressDrift(context(), {Deadline::never(), {}})->clusters, IsEmpty()) << "they let it in again";
    ASSERT_EQ(changes->size(), 2u);
    for (const SshIngressChange &change : *changes) {
        EXPECT_FALSE(change.error);
        EXPECT_THAT(change.closed, ElementsAre("198.51.100.7/32"));
    }
    EXPECT_THAT(here().sshFrom[group], UnorderedElementsAre("203.0.113.9/32", "10.0.0.0/8"));
    changes = updateSshIngress(context(), *two, "/24", {}, {});
    ASSERT_TRUE(changes);
    ASSERT_EQ(changes->size(), 1u) << "only that cluster";
    EXPECT_EQ(changes->front().opened, "203.0.113.0/24");

    // When AWS refuses the new rule, the former one stays.
    cloud.before = [](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation != "AuthorizeSecurityGroupIngress")
            return std::nullopt;
        return Error{ErrorCode::PermissionDenied, "ec2:AuthorizeSecurityGroupIngress", "no"};
    };
    changes = updateSshIngress(context(), *two, "", {}, {});
    ASSERT_TRUE(changes);
    EXPECT_EQ(changes->front().error->code, ErrorCode::PermissionDenied);
    EXPECT_THAT(changes->front().closed, IsEmpty());
    EXPECT_EQ(updateSshIngress(context(), ClusterId("c-none"), "", {}, {}).error().code, ErrorCode::NotFound);
}

TEST(PublicIpMonitor, PollsOnEventsAndPeriodically) // B13
{
    using namespace std::chrono_literals;
    using Occasion = PublicIpMonitor::Occasion;
    PublicIpMonitor watch;
    const PublicIpMonitor::Clock::time_point noon(12h);
    EXPECT_TRUE(watch.due(Occasion::Time, noon)) << "it has never been asked";
    EXPECT_FALSE(watch.due(Occasion::WindowActive, noon + 59s));
    EXPECT_TRUE(watch.due(Occasion::WindowActive, noon + 60s));
    EXPECT_FALSE(watch.due(Occasion::Time, noon + 15min)) << "the window was active a while ago";
    EXPECT_TRUE(watch.due(Occasion::Time, noon + 16min));
    EXPECT_FALSE(watch.due(Occasion::BeforeSsh, noon + 16min));
    EXPECT_TRUE(watch.due(Occasion::BeforeSsh, noon + 18min));
}

} // namespace
} // namespace trainyard::cluster
