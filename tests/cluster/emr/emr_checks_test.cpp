// C2, C4, C8, C11 to C15: what EMR would refuse is known before anything is created.
#include "backend/cluster/emr/plan/emr_checks.h"

#include <gmock/gmock.h>

#include "backend/cluster/emr/emr_scripts.h"
#include "backend/cluster/emr/plan/emr_release.h"
#include "backend/cluster/emr/plan/emr_request.h"
#include "tests/support/sentences.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

struct EmrRefusals : testing::Test {
    EmrPlan plan;
    EmrFacts facts;
    EmrRefusals()
    {
        plan.name = "emr-demo";
        plan.logUri = "s3://trainyard-logs/emr";
        plan.subnet = "subnet-0123456789abcdef0";
        facts.releases = {"emr-7.10.0", "emr-7.5.0", "emr-5.20.1"};
        facts.release = "emr-7.10.0";
        facts.applications = {{"Hadoop", "3.4.1"}, {"Spark", "3.5.5"}};
        facts.types = {{"m5.xlarge", "m5", "X86_64", 4, 16}};
        facts.sshRange = "203.0.113.7/32";
        facts.publicAccess = aws::EmrBlockPublicAccess{true, {{22, 22}}};
        facts.rolesRead = facts.hasServiceRole = facts.hasInstanceProfile = true;
        facts.subnet = aws::Subnet{.id = plan.subnet, .vpcId = "vpc-1", .zone = "us-east-1b"};
    }
    std::vector<std::string> found() const { return textsOf(emrRefusals(plan, facts)); }
};

TEST_F(EmrRefusals, AreNoneForAGoodPlan)
{
    EXPECT_THAT(found(), IsEmpty());
    plan.applications = {"hadoop", "spark"};
    EXPECT_THAT(found(), IsEmpty()) << "as EMR, which ignores the case";
}

TEST_F(EmrRefusals, NameReleaseApplicationAndType) // C2, C4
{
    facts.release = "emr-6.99.0";
    EXPECT_THAT(found(), ElementsAre(HasSubstr("the newest is emr-7.10.0")));
    facts.release = "emr-7.5.0";
    plan.applications = {"Hadoop", "Pig"};
    plan.coreType = "x9.large";
    EXPECT_THAT(found(), ElementsAre(HasSubstr("has no application Pig"), HasSubstr("instance type x9.large")));
    plan.workers = 0;
    EXPECT_THAT(found(), ElementsAre(HasSubstr("Pig"))) << "a type that no group has";
    facts.release.clear();
    EXPECT_THAT(found(), ElementsAre(HasSubstr("no release")));
}

TEST_F(EmrRefusals, TheNewestReleaseIsOneThatThePlanCanUse)
{
    const std::vector<std::string> old{"emr-5.29.0", "emr-5.20.1"};
    EXPECT_EQ(newestReleaseFor(plan, facts.releases), "emr-7.10.0");
    EXPECT_EQ(newestReleaseFor(plan, old), "") << "without an idle limit";
    EXPECT_EQ(newestReleaseFor(plan, {"emr-6.3.1", "emr-5.36.2"}), "") << "it would end the cluster while it trains";
    plan.emrIdle = std::chrono::minutes(0);
    EXPECT_EQ(newestReleaseFor(plan, old), "emr-5.29.0");
}

TEST_F(EmrRefusals, NameAnImageOfAnotherGeneration) // C8
{
    EXPECT_EQ(amazonLinuxOf("emr-7.0.0"), "2023");
    EXPECT_EQ(amazonLinuxOf("emr-6.15.0"), "2");
    EXPECT_EQ(amazonLinuxOf("emr-5.30.2"), "2");
    EXPECT_EQ(amazonLinuxOf("emr-5.29.0"), "1");
    facts.image = aws::Image{.id = "ami-1", .name = "al2023-ami-2023.5-x86_64", .architecture = "x86_64"};
    EXPECT_THAT(found(), IsEmpty());
    facts.image->name = "my own image";
    EXPECT_THAT(found(), IsEmpty()) << "unknown: EMR decides";
    facts.image->name = "amzn2-ami-hvm-2.0";
    facts.image->architecture = "arm64";
    facts.image->rootVolumeGiB = 75;
    EXPECT_THAT(found(), ElementsAre(HasSubstr("is for arm64"), HasSubstr("is Amazon Linux 2, and emr-7.10.0 needs"),
                                     HasSubstr("whose snapshot has 75 GiB")));
}

TEST_F(EmrRefusals, NameAnImageWithAnotherRootDeviceOrMoreVolumes) // C8
{
    facts.image = aws::Image{.id = "ami-1", .name = "my own image", .architecture = "x86_64"};
    facts.image->rootDeviceType = "ebs";
    facts.image->volumes = 1;
    EXPECT_THAT(found(), IsEmpty());
    EXPECT_THAT(textsOf(emrWarnings(plan, facts)), IsEmpty());
    facts.image->hasEncryptedVolume = true;
    EXPECT_THAT(found(), IsEmpty()) << "EMR takes it";
    EXPECT_THAT(textsOf(emrWarnings(plan, facts)), ElementsAre(HasSubstr("The image ami-1 is encrypted")));
    facts.image->volumes = 2;
    facts.image->rootDeviceType = "instance-store";
    EXPECT_THAT(found(), ElementsAre(HasSubstr("is \"instance-store\""), HasSubstr("has 2 volumes")));
}

TEST_F(EmrRefusals, AreNoneForLogsInAnotherRegionWhichIsAWarning) // E28
{
    facts.logBucket = "trainyard-logs";
    facts.logRegion = "us-east-1";
    EXPECT_THAT(textsOf(emrWarnings(plan, facts)), IsEmpty());
    facts.logRegion = "eu-west-1";
    EXPECT_THAT(textsOf(emrWarnings(plan, facts)), ElementsAre(HasSubstr("The bucket trainyard-logs is in eu-west-1")));
    EXPECT_THAT(found(), IsEmpty());
}

TEST_F(EmrRefusals, NameWhatTheManagedPoliciesMayNotUse) // C13, C14
{
    facts.vpc = aws::Vpc{.id = "vpc-1"};
    EXPECT_THAT(found(), IsEmpty()) << "the role has the policy of version 1, or its own";
    facts.needsPolicyTag = true;
    EXPECT_THAT(found(), ElementsAre(HasSubstr(
                             "for-use-with-amazon-emr-managed-policies=true: add the tag to subnet-0123456789abcdef0, "
                             "vpc-1.")));
    const aws::Tags tags{{"for-use-with-amazon-emr-managed-policies", "true"}};
    facts.subnet->tags = facts.vpc->tags = tags;
    aws::SecurityGroup group;
    group.id = "sg-1";
    group.vpcId = "vpc-1";
    facts.groups = {group};
    EXPECT_THAT(found(), ElementsAre(HasSubstr("add the tag to sg-1.")));
    facts.groups[0].tags = tags;
    EXPECT_THAT(found(), IsEmpty());
    facts.subnet->tags["for-use-with-amazon-emr-managed-policies"] = "false";
    EXPECT_THAT(found(), ElementsAre(HasSubstr("add the tag to subnet-0123456789abcdef0.")));
}

TEST(EmrReleases, HaveTheirSupport) // C2
{
    const std::vector<std::string> labels{"emr-7.1.0", "emr-6.11.1", "emr-6.11.0", "emr-6.5.0", "emr-5.36.2"};
    const auto support = [&](const char *label) { return supportOf(label, labels).text(); };
    EXPECT_EQ(support("emr-7.1.0"), "Amazon Linux updates");
    EXPECT_EQ(support("emr-6.11.1"), "Amazon Linux updates");
    EXPECT_EQ(support("emr-6.11.0"), "superseded by emr-6.11.1");
    EXPECT_EQ(support("emr-6.5.0"), "no Amazon Linux updates");
    EXPECT_EQ(support("emr-5.36.2"), "Amazon Linux updates");
    EXPECT_EQ(support("spark-1"), "no Amazon Linux updates");
}

TEST_F(EmrRefusals, NameMissingRoles) // C14
{
    facts.hasServiceRole = facts.hasInstanceProfile = false;
    EXPECT_THAT(found(), ElementsAre(HasSubstr("no role EMR_DefaultRole"),
                                     HasSubstr("no instance profile EMR_EC2_DefaultRole")));
    plan.makeRoles = true;
    EXPECT_THAT(found(), IsEmpty());
    plan.makeRoles = false;
    facts.rolesRead = false;
    EXPECT_THAT(found(), IsEmpty()) << "IAM may not be read: EMR decides";
}

TEST_F(EmrRefusals, NameOpenGroups) // C12, C13
{
    facts.sshRange = "0.0.0.0/0";
    EXPECT_THAT(found(), IsEmpty()) << "port 22 is permitted by default";
    facts.publicAccess->permitted.clear();
    EXPECT_THAT(found(), ElementsAre(HasSubstr("give a smaller range (--ssh-from)")));
    facts.sshRange = "203.0.113.7/32";
    aws::SecurityGroup group{"sg-1", "open", "", "vpc-1", {{"tcp", 8888, 8888, "0.0.0.0/0"}}, {}};
    facts.groups = {group};
    EXPECT_THAT(found(), ElementsAre(HasSubstr("sg-1 (open) is open to the whole Internet")));
    facts.groups[0].ingress[0].cidr = "10.0.0.0/8";
    facts.groups[0].vpcId = "vpc-2";
    EXPECT_THAT(found(), ElementsAre(HasSubstr("belongs to the VPC vpc-2")));
}

TEST_F(EmrRefusals, NameTheZoneWithoutAMountTarget) // C13, C22
{
    plan.fileSystem = "fs-0123456789abcdef0";
    facts.fileSystem = aws::FileSystem{.id = plan.fileSystem, .state = "available"};
    aws::MountTarget target;
    target.zone = "us-east-1a";
    target.state = "available";
    facts.mountTargets = {target};
    EXPECT_THAT(found(), ElementsAre(testing::AllOf(HasSubstr("no mount target in us-east-1b"),
                                                    HasSubstr("it has them in us-east-1a"))));
    target.zone = "us-east-1b";
    target.state = "creating";
    facts.mountTargets.push_back(target);
    EXPECT_THAT(found(), ElementsAre(HasSubstr("us-east-1b is not available yet (creating)")));
    facts.mountTargets[1].state = "available";
    EXPECT_THAT(found(), IsEmpty());
    facts.mountTargets[0].vpcId = facts.mountTargets[1].vpcId = "vpc-other";
    facts.subnet->vpcId = "vpc-own";
    EXPECT_THAT(found(), testing::Contains(HasSubstr("choose a subnet of that VPC"))) << "in the same zone";
    facts.mountTargets[0].vpcId = facts.mountTargets[1].vpcId = "vpc-own";
    facts.fileSystem->state = "deleting";
    EXPECT_THAT(found(), ElementsAre(HasSubstr("in the state \"deleting\"")));
}

TEST_F(EmrRefusals, NameTheZoneWithoutTheTypeAndTheSpentQuota) // M28
{
    facts.offering["m5.xlarge"] = {"us-east-1a", "us-east-1b"};
    EXPECT_THAT(found(), IsEmpty());
    facts.offering["m5.xlarge"] = {"us-east-1a"};
    EXPECT_THAT(found(), ElementsAre(HasSubstr("zone us-east-1b of the subnet subnet-0123456789abcdef0 does not offer "
                                               "m5.xlarge")));
    facts.subnet.reset();
    EXPECT_THAT(found(), IsEmpty()) << "EMR chooses the zone";
    QuotaLine quota{.region = "us-east-1", .family = "standard", .code = "L-1216C47A"};
    quota.needed = 12;
    quota.used = 4;
    quota.allowed = 16;
    facts.quotas = {quota};
    EXPECT_THAT(found(), IsEmpty());
    facts.quotas[0].allowed = 15;
    EXPECT_THAT(found(), ElementsAre(testing::AllOf(HasSubstr("12 vCPUs of standard are needed"),
                                                    HasSubstr("the quota is L-1216C47A"))));
}

TEST(EmrRequestOfALaunch, SetsTheDeadlineFirst) // K20
{
    EmrPlan plan;
    plan.name = "emr-demo";
    plan.logUri = "s3://trainyard-logs/emr";
    plan.fileSystem = "fs-0123456789abcdef0";
    const auto request = jobFlowRequest(plan, {.releaseLabel = "emr-7.5.0",
                                               .ours = {},
                                               .keyName = "trainyard-emr-demo-0123ab",
                                               .deadline = Timestamp(std::chrono::seconds(1'800'000'000))});
    EXPECT_THAT(request.bootstrapActions,
                ElementsAre(aws::EmrBootstrapAction{"Set the deadline",
                                                    "s3://trainyard-logs/emr/trainyard-scripts/trainyard_deadline.sh",
                                                    {"1800000000"}},
                            aws::EmrBootstrapAction{"Mount the file system",
                                                    "s3://trainyard-logs/emr/trainyard-scripts/emr_efs_bootstrap.sh",
                                                    {"fs-0123456789abcdef0", "us-east-1"}}));
    EXPECT_EQ(request.keyName, "trainyard-emr-demo-0123ab");
    for (const std::string_view name : {std::string_view(kEfsBootstrapScript), kDeadlineScript, kMetadataScript})
        EXPECT_TRUE(emrScript(name).starts_with("#!/bin/sh\n")) << name;
    EXPECT_EQ(emrScript("other.sh"), "");
}

} // namespace
} // namespace trainyard::cluster
