// M28: evaluation of facts, without a cloud.
#include "backend/cluster/launch/preflight/preflight.h"

#include <gmock/gmock.h>

#include "backend/cluster/plan/catalog/catalog.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Error error(ErrorCode code, const std::string &words)
{
    return {code, "ec2:Something", words};
}

class PreflightTest : public testing::Test {
protected:
    PreflightTest()
    {
        m_plan.name = "demo";
        m_facts.now = Timestamp(1h);
        m_facts.sessionEnds = std::optional<Timestamp>();
        m_facts.permissions =
            std::vector<PermissionLine>{{"ec2:RunInstances", "launch", Permission::Allowed, {}},
                                        {"ec2:TerminateInstances", "terminate", Permission::Allowed, {}},
                                        {"ec2:DeleteKeyPair", "terminate", Permission::Allowed, {}}};
        QuotaLine line{"us-east-1", "standard", "L-1216C47A", false, 32.0, {}, 4, 12, {}};
        m_facts.quotas = std::vector{line};
        m_facts.image = aws::Image{
            .id = "ami-0123456789", .architecture = "x86_64", .rootDeviceName = "/dev/sda1", .rootVolumeGiB = 8};
        m_facts.offering["c5.xlarge"] = std::vector<std::string>{"us-east-1a", "us-east-1b", "us-east-1c"};
        m_facts.address = std::string("203.0.113.7/32");
        NetworkChoices network;
        for (const char zone : {'a', 'b', 'c'})
            network.subnets.push_back({std::string("subnet-") + zone, "vpc-1", std::string("us-east-1") + zone,
                                       "10.0.0.0/20", 4000, true, true, true});
        network.groups.push_back({"sg-0123456789", "lab", "vpc-1", "", {"203.0.113.0/24"}, true, false, false});
        m_facts.network = network;
    }
    Preflight judged() const { return evaluate(m_plan, *Catalog::bundled(), m_facts); }
    /// The most severe finding of a check.
    Finding of(Check check) const
    {
        std::optional<Finding> worst;
        for (const Finding &finding : judged().findings) {
            EXPECT_TRUE(finding.text.english().ends_with('.')) << finding.text.english();
            EXPECT_FALSE(finding.text.empty());
            if (finding.check == check && (!worst || finding.severity > worst->severity))
                worst = finding;
        }
        EXPECT_TRUE(worst) << "nothing is said of " << toString(check);
        return worst.value_or(Finding{});
    }
    SubnetChoice &subnet(std::size_t n) { return m_facts.network->subnets[n]; }

    LaunchPlan m_plan;
    PreflightFacts m_facts;
};

TEST_F(PreflightTest, NothingInTheWayIsGreen)
{
    EXPECT_EQ(judged().severity(), Severity::Green);
    EXPECT_EQ(judged().findings.size(), 11u) << "each check says something";
    for (const Finding &finding : judged().findings)
        EXPECT_THAT(finding.fixes, IsEmpty()) << finding.text.english();
}

TEST_F(PreflightTest, TooSmallAQuotaIsRedAndOpensItsLine) // A17, B8
{
    m_facts.quotas->front().used = 24;
    m_facts.quotas->front().requested = 64;
    const Finding found = of(Check::Quota);
    EXPECT_EQ(found.severity, Severity::Red);
    EXPECT_THAT(found.text.english(), HasSubstr("12 vCPUs of standard (On-Demand) are needed in us-east-1"));
    EXPECT_THAT(found.text.english(), HasSubstr("24 of the 32 allowed are in use; an increase to 64 is requested"));
    // 8 vCPUs are free: a head and one worker with 4 each.
    EXPECT_THAT(found.fixes, ElementsAre(Fix{FixAction::SetWorkers, "1"}, Fix{FixAction::ShowQuota, "L-1216C47A"}));
    LaunchPlan fewer = m_plan;
    EXPECT_TRUE(apply(found.fixes[0], fewer));
    EXPECT_EQ(fewer.workers, 1);
    EXPECT_FALSE(apply(found.fixes[1], fewer)) << "it opens a page";
}

TEST_F(PreflightTest, AQuotaThatIsNotKnownIsAmberNotRed)
{
    m_facts.quotas->front().allowed.reset();
    m_facts.quotas->front().notKnown = error(ErrorCode::PermissionDenied, "no");
    EXPECT_EQ(of(Check::Quota).severity, Severity::Amber);
    m_facts.quotas = fail(ErrorCode::Unreachable, "quotas", "no reply");
    EXPECT_EQ(of(Check::Quota).severity, Severity::Amber);
    EXPECT_EQ(of(Check::Quota).error->code, ErrorCode::Unreachable);
}

TEST_F(PreflightTest, WhatTheLaunchOrItsEndNeedsAndMayNotDoIsRed) // A16
{
    m_facts.permissions->at(1).permission = Permission::Denied;
    EXPECT_EQ(of(Check::Permission).severity, Severity::Red) << "nothing is started that cannot be ended";
    EXPECT_THAT(of(Check::Permission).text.english(), HasSubstr("ec2:TerminateInstances"));
    EXPECT_THAT(of(Check::Permission).fixes, Contains(Fix{FixAction::ShowPermissions, {}}));
    m_facts.policies = std::vector<PolicyLine>{{"AmazonEC2FullAccess", {}, PolicyAttachment::Missing, {}}}; // A9
    EXPECT_THAT(of(Check::Permission).text.english(), HasSubstr("The managed policy AmazonEC2FullAccess is missing"));
    EXPECT_EQ(of(Check::Permission).fixes.front(), (Fix{FixAction::ShowPolicies, {}}));
    m_facts.policies = std::vector<PolicyLine>{{"New_v2", "Old", PolicyAttachment::Obsolete, "user me"}};
    EXPECT_THAT(of(Check::Permission).text.english(),
                HasSubstr("New_v2 has taken the place of Old, which user me has"));
    m_facts.permissions->at(1).permission = Permission::Unknown; // DryRun named an id that does not exist
    EXPECT_EQ(of(Check::Permission).severity, Severity::Green);
    m_facts.permissions->at(2).permission = Permission::Denied;
    EXPECT_EQ(of(Check::Permission).severity, Severity::Amber) << "a key pair would stay behind";
    m_facts.permissions = fail(ErrorCode::Unsupported, "ec2:DescribeRegions", "no DryRun");
    EXPECT_EQ(of(Check::Permission).severity, Severity::Amber);
}

TEST_F(PreflightTest, ZonesThatDoNotOfferTheTypeAreNamedWithThoseThatDo) // B22
{
    m_facts.offering["c5.xlarge"] = std::vector<std::string>{"us-east-1b"};
    m_plan.zones = {"us-east-1a"};
    EXPECT_EQ(of(Check::Capacity).severity, Severity::Red);
    EXPECT_THAT(of(Check::Capacity).fixes, ElementsAre(Fix{FixAction::SetZones, "us-east-1b"}));
    m_plan.otherTypes = {"m5.xlarge"};
    EXPECT_EQ(of(Check::Capacity).severity, Severity::Amber) << "the next type is asked";
    m_plan.otherTypes.clear();
    m_plan.zones = {"us-east-1a", "us-east-1b"};
    EXPECT_EQ(of(Check::Capacity).severity, Severity::Amber);
    m_facts.offering["c5.xlarge"] = std::vector<std::string>();
    EXPECT_EQ(of(Check::Capacity).severity, Severity::Red);
    EXPECT_THAT(of(Check::Capacity).text.english(), HasSubstr("not offered in us-east-1."));
}

TEST_F(PreflightTest, ASubnetThatPinsAnExhaustedZoneIsWarnedOf) // B9
{
    m_plan.subnet = "subnet-a";
    EXPECT_EQ(of(Check::Capacity).severity, Severity::Green);
    EXPECT_THAT(of(Check::Capacity).text.english(), HasSubstr("no other is tried"));
    m_facts.refused = {"c5.xlarge in us-east-1a"};
    const Finding found = of(Check::Capacity);
    EXPECT_EQ(found.severity, Severity::Amber);
    EXPECT_THAT(found.text.english(), HasSubstr("the chosen subnet is in no other zone"));
    ASSERT_THAT(found.fixes, ElementsAre(Fix{FixAction::SetSubnet, ""}));
    EXPECT_TRUE(apply(found.fixes[0], m_plan));
    EXPECT_EQ(of(Check::Capacity).severity, Severity::Green) << "two zones are left";
    m_facts.refused = {"c5.xlarge in us-east-1a", "c5.xlarge in us-east-1b", "c5.xlarge in us-east-1c"};
    EXPECT_EQ(of(Check::Capacity).severity, Severity::Amber);
    m_plan.subnet = "subnet-x";
    EXPECT_EQ(of(Check::Subnet).severity, Severity::Red);
}

TEST_F(PreflightTest, SpotOfALowScoreIsAmber) // B21
{
    m_plan.spot = true;
    m_facts.spotScores = {{"us-east-1a", 3}, {"us-east-1b", 1}};
    EXPECT_EQ(of(Check::Capacity).severity, Severity::Amber);
    EXPECT_THAT(of(Check::Capacity).fixes, ElementsAre(Fix{FixAction::SetOnDemand, {}}));
    m_facts.spotScores["us-east-1c"] = 9;
    EXPECT_EQ(of(Check::Capacity).severity, Severity::Green);
}

TEST_F(PreflightTest, AnImageThatIsNotThereOrLargerThanTheRootVolumeIsRed) // B15
{
    m_facts.image->rootVolumeGiB = 100;
    EXPECT_EQ(of(Check::RootVolume).severity, Severity::Green) << "by itself it is as large as the image needs";
    m_plan.rootGiB = 30;
    const Finding found = of(Check::RootVolume);
    EXPECT_EQ(found.severity, Severity::Red);
    ASSERT_THAT(found.fixes, ElementsAre(Fix{FixAction::SetRootSize, "100"}));
    EXPECT_TRUE(apply(found.fixes[0], m_plan));
    EXPECT_EQ(of(Check::RootVolume).severity, Severity::Green);
    m_facts.image->architecture = "arm64";
    EXPECT_EQ(of(Check::Image).severity, Severity::Red);
    m_facts.image = fail(ErrorCode::NotFound, "ec2:DescribeImages", "there is no image");
    EXPECT_EQ(of(Check::Image).severity, Severity::Red);
}

TEST_F(PreflightTest, ACountAboveTheSubnetsFreeAddressesIsRed) // B8, B9
{
    m_plan.subnet = "subnet-b";
    subnet(1).freeAddresses = 2;
    EXPECT_EQ(of(Check::Subnet).severity, Severity::Red);
    EXPECT_THAT(of(Check::Subnet).fixes, Contains(Fix{FixAction::SetWorkers, "1"}));
    subnet(1).freeAddresses = 3;
    EXPECT_EQ(of(Check::Subnet).severity, Severity::Green);
    subnet(1).reachesInternet = false;
    EXPECT_EQ(of(Check::Subnet).severity, Severity::Amber);
    m_plan.subnet.clear();
    EXPECT_EQ(of(Check::Subnet).severity, Severity::Green);
    m_facts.network->subnets.clear();
    EXPECT_EQ(of(Check::Subnet).severity, Severity::Red) << "there is no default network";
}

TEST_F(PreflightTest, ASubnetWithoutPublicAddressesIsRedUnlessTheyAreRequested) // B9
{
    m_plan.subnet = "subnet-b";
    subnet(1).givesPublicAddress = false;
    const Finding found = of(Check::Subnet);
    EXPECT_EQ(found.severity, Severity::Red);
    ASSERT_THAT(found.fixes, ElementsAre(Fix{FixAction::GivePublicAddress, {}}, Fix{FixAction::SetSubnet, {}}));
    EXPECT_EQ(cliFor(found.fixes[0]), "--public-address");
    EXPECT_TRUE(apply(found.fixes[0], m_plan));
    EXPECT_EQ(of(Check::Subnet).severity, Severity::Green);
    m_plan.publicAddress = false;
    m_plan.subnet.clear(); // a modified default subnet
    EXPECT_EQ(of(Check::Subnet).severity, Severity::Red);
    m_plan.zones = {"us-east-1a"};
    EXPECT_EQ(of(Check::Subnet).severity, Severity::Green) << "that one is not asked for";
}

TEST_F(PreflightTest, EveryPortForEverybodyIsAmberAndCanBeTakenBack) // B11
{
    m_plan.allTcpFromAnywhere = m_plan.acceptExposure = true;
    const Finding found = of(Check::Address);
    EXPECT_EQ(found.severity, Severity::Amber);
    ASSERT_THAT(found.fixes, ElementsAre(Fix{FixAction::ClosePorts, {}}));
    EXPECT_TRUE(apply(found.fixes[0], m_plan));
    EXPECT_EQ(of(Check::Address).severity, Severity::Green);
}

TEST_F(PreflightTest, WhatCannotHibernateIsReportedBeforeTheLaunch) // K31
{
    for (const Finding &finding : judged().findings)
        EXPECT_NE(finding.check, Check::Hibernation) << "the plan does not request it";
    m_plan.hibernation = true;
    m_facts.hibernates.insert_or_assign("c5.xlarge", true);
    EXPECT_EQ(of(Check::Hibernation).severity, Severity::Green);
    m_plan.rootGiB = 15;
    const Finding small = of(Check::Hibernation);
    EXPECT_EQ(small.severity, Severity::Red);
    ASSERT_THAT(small.fixes, ElementsAre(Fix{FixAction::SetRootSize, "16"}, Fix{FixAction::NoHibernation, {}}));
    EXPECT_TRUE(apply(small.fixes[0], m_plan));
    EXPECT_EQ(of(Check::Hibernation).severity, Severity::Green) << "8 GiB of the image and 8 of memory";
    m_plan.image = "deep-learning-ubuntu-24.04";
    EXPECT_EQ(of(Check::Hibernation).severity, Severity::Amber);
    m_facts.hibernates.insert_or_assign("c5.xlarge", fail(error(ErrorCode::PermissionDenied, "not allowed")));
    EXPECT_EQ(of(Check::Hibernation).severity, Severity::Amber);
    m_facts.hibernates.insert_or_assign("c5.xlarge", false);
    EXPECT_EQ(of(Check::Hibernation).severity, Severity::Red);
    EXPECT_TRUE(apply(of(Check::Hibernation).fixes.front(), m_plan));
    EXPECT_FALSE(m_plan.hibernation);
}

TEST_F(PreflightTest, ABucketThatIsNotThereIsMadeOrNothingIsLaunched) // A14
{
    m_plan.buckets = {"lab-results"};
    m_facts.buckets.insert_or_assign("lab-results", true);
    EXPECT_EQ(of(Check::Bucket).severity, Severity::Green);
    m_facts.buckets.insert_or_assign("lab-results", false);
    const Finding missing = of(Check::Bucket);
    EXPECT_EQ(missing.severity, Severity::Red);
    EXPECT_THAT(missing.text.english(), HasSubstr("The bucket lab-results does not exist"));
    ASSERT_THAT(missing.fixes, ElementsAre(Fix{FixAction::MakeBuckets, {}}));
    m_facts.buckets.insert_or_assign("lab-results", fail(error(ErrorCode::PermissionDenied, "not yours")));
    EXPECT_EQ(of(Check::Bucket).severity, Severity::Amber) << "the machines' role may reach it all the same";
    EXPECT_TRUE(apply(missing.fixes.front(), m_plan));
    EXPECT_EQ(cliFor(missing.fixes.front()), "--make-bucket");
    EXPECT_EQ(of(Check::Bucket).severity, Severity::Red) << "it would be created, and belongs to another account";
    m_facts.buckets.insert_or_assign("lab-results", false);
    EXPECT_EQ(of(Check::Bucket).severity, Severity::Green);
}

TEST_F(PreflightTest, ABucketOfAnotherRegionIsNamedWithItsPrice) // E28
{
    m_plan.buckets = {"lab-results"};
    m_facts.buckets.insert_or_assign("lab-results", true);
    m_facts.bucketRegions["lab-results"] = m_plan.region;
    EXPECT_EQ(of(Check::Bucket).severity, Severity::Green);
    m_facts.bucketRegions["lab-results"] = "ap-south-1";
    EXPECT_EQ(of(Check::Bucket).severity, Severity::Amber);
    EXPECT_THAT(of(Check::Bucket).text.english(), HasSubstr("The bucket lab-results is in ap-south-1"));
    EXPECT_THAT(of(Check::Bucket).text.english(), HasSubstr("charges for each byte that crosses regions"));
}

TEST_F(PreflightTest, AKeyFileMustBeTheKeyPairsOwn) // A13, B14
{
    ssh::KeyFile file{"ed25519", "ssh-ed25519 AAAA", "SHA256:abc", {"abc"}};
    m_plan.keyFile = "/home/me/key";
    m_facts.key = file;
    EXPECT_EQ(of(Check::Key).severity, Severity::Green);
    m_plan.keyName = "mine";
    EXPECT_EQ(of(Check::Key).severity, Severity::Red) << "the account does not have it";
    m_facts.network->keys = {{"mine", "ed25519", "other="}, {"old", "ed25519", "abc="}};
    const Finding found = of(Check::Key);
    EXPECT_EQ(found.severity, Severity::Red);
    EXPECT_THAT(found.fixes, ElementsAre(Fix{FixAction::SetKeyName, "old"}, Fix{FixAction::SetKeyName, ""}));
    EXPECT_TRUE(apply(found.fixes[0], m_plan));
    EXPECT_EQ(of(Check::Key).severity, Severity::Green);
    m_facts.key = Result<ssh::KeyFile>(fail(ErrorCode::NotFound, "/home/me/key", "no such file"));
    EXPECT_EQ(of(Check::Key).severity, Severity::Red);
    ASSERT_THAT(of(Check::Key).fixes, ElementsAre(Fix{FixAction::OwnKey, {}}));
    EXPECT_TRUE(apply(of(Check::Key).fixes[0], m_plan));
    EXPECT_EQ(m_plan.keyFile + m_plan.keyName, "");
    file.type = "ecdsa";
    m_facts.key = file;
    EXPECT_EQ(of(Check::Key).severity, Severity::Red);
}

TEST_F(PreflightTest, AForeignAddressAndAnOpenPortAreReported) // B11, B13
{
    EXPECT_THAT(of(Check::Address).text.english(), HasSubstr("203.0.113.7/32"));
    m_plan.sshFrom = "/24";
    EXPECT_THAT(of(Check::Address).text.english(), HasSubstr("203.0.113.0/24"));
    m_plan.sshFrom = "198.51.100.0/24";
    EXPECT_EQ(of(Check::Address).severity, Severity::Amber);
    EXPECT_THAT(of(Check::Address).fixes, ElementsAre(Fix{FixAction::SetSshFrom, "203.0.113.7/32"}));
    m_plan.sshFrom = "0.0.0.0/0";
    m_plan.acceptExposure = true;
    EXPECT_EQ(of(Check::Address).severity, Severity::Amber);
    m_plan.acceptExposure = false;
    m_plan.sshFrom.clear();
    m_facts.address = fail(ErrorCode::Unreachable, "checkip.amazonaws.com", "not found out");
    EXPECT_EQ(of(Check::Address).severity, Severity::Red);
    m_plan.sshFrom = "198.51.100.0/24";
    EXPECT_EQ(of(Check::Address).severity, Severity::Green) << "it was given, so nothing is left to do (D18)";
    EXPECT_THAT(of(Check::Address).text.english(), HasSubstr("SSH will be open to 198.51.100.0/24, as requested"));
}

TEST_F(PreflightTest, AnImageThatCouldNotBeQueriedIsNotMissing) // D7
{
    m_facts.image = fail(ErrorCode::NotFound, "ec2:DescribeImages", "no image");
    EXPECT_THAT(of(Check::Image).text.english(), HasSubstr("There is no such image"));
    m_facts.image = fail(ErrorCode::PermissionDenied, "ssm:GetParameter", "AccessDeniedException: no");
    EXPECT_EQ(of(Check::Image).severity, Severity::Red);
    EXPECT_EQ(of(Check::Image).text.english(),
              "The image could not be checked (ssm:GetParameter): AccessDeniedException: no.");
    EXPECT_TRUE(of(Check::Image).fixes.empty());
}

TEST_F(PreflightTest, AGroupThatLacksRulesIsRepairedOrRefused) // B10
{
    m_plan.securityGroup = "sg-0123456789";
    EXPECT_EQ(of(Check::Group).severity, Severity::Green);
    m_facts.network->groups[0].openInside = false;
    EXPECT_EQ(of(Check::Group).severity, Severity::Red);
    ASSERT_THAT(of(Check::Group).fixes, ElementsAre(Fix{FixAction::RepairGroup, {}}));
    EXPECT_TRUE(apply(of(Check::Group).fixes[0], m_plan));
    EXPECT_EQ(of(Check::Group).severity, Severity::Green);
    m_facts.network->groups[0].openToAll = true;
    EXPECT_EQ(of(Check::Group).severity, Severity::Amber);
    m_plan.subnet = "subnet-a";
    subnet(0).vpc = "vpc-2";
    EXPECT_EQ(of(Check::Group).severity, Severity::Red) << "another network";
    m_plan.securityGroup = "sg-9999999999";
    EXPECT_EQ(of(Check::Group).severity, Severity::Red) << "not there";
}

TEST_F(PreflightTest, ASessionThatEndsBeforeTheMachinesIsAmberAndOneThatHasEndedIsRed) // A5
{
    m_facts.sessionEnds = std::optional(m_facts.now + 30min);
    EXPECT_EQ(of(Check::Account).severity, Severity::Amber);
    EXPECT_THAT(of(Check::Account).fixes, ElementsAre(Fix{FixAction::LogIn, {}}));
    m_facts.sessionEnds = std::optional(m_facts.now + m_plan.deadline + 1min);
    EXPECT_EQ(of(Check::Account).severity, Severity::Green);
    m_facts.account = error(ErrorCode::CredentialsExpired, "ended");
    EXPECT_EQ(of(Check::Account).severity, Severity::Red);
    EXPECT_EQ(judged().severity(), Severity::Red);
}

TEST(Fixes, EachHasAButtonACommandAndAName)
{
    for (int kind = 0; kind < int(namesOf(FixAction{}).size()); ++kind) {
        const Fix fix{FixAction(kind), "7"};
        EXPECT_FALSE(describe(fix).empty());
        EXPECT_FALSE(cliFor(fix).empty());
        EXPECT_FALSE(toString(fix.action).empty());
    }
    EXPECT_EQ(cliFor({FixAction::SetZones, "a,b"}), "--zone a --zone b");
    LaunchPlan plan;
    EXPECT_TRUE(apply({FixAction::SetZones, "a,b"}, plan));
    EXPECT_THAT(plan.zones, ElementsAre("a", "b"));
}

TEST(Ranges, AreMadeAroundAnAddressAndCompared) // B13
{
    EXPECT_EQ(rangeAround("203.0.113.7/32", ""), "203.0.113.7/32");
    EXPECT_EQ(rangeAround("203.0.113.7/32", "/24"), "203.0.113.0/24");
    EXPECT_EQ(rangeAround("203.0.113.135/32", "/25"), "203.0.113.128/25");
    EXPECT_EQ(rangeAround("203.0.113.7/32", "10.0.0.0/8"), "10.0.0.0/8");
    EXPECT_TRUE(within("203.0.113.7/32", "203.0.113.0/24"));
    EXPECT_TRUE(within("203.0.113.7/32", "0.0.0.0/0"));
    EXPECT_FALSE(within("203.0.114.7/32", "203.0.113.0/24"));
    EXPECT_FALSE(within("203.0.113.0/24", "203.0.113.7/32"));
    for (const char *wrong :
         {"", "/", "1.2.3/4", "1.2.3.4", "1.2.3.4/33", "256.1.1.1/8", "::/0", "a.b.c.d/1", "1.2.3.4/8x"})
        EXPECT_FALSE(within("203.0.113.7/32", wrong)) << wrong;
}

} // namespace
} // namespace trainyard::cluster
