// M28, D22: the zones of a stack's machines are judged before anything is created.
#include "backend/cluster/stack/plan/stack_placement.h"

#include <gmock/gmock.h>

#include "tests/support/sentences.h"

namespace trainyard::cluster {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

struct StackPlaces : testing::Test {
    StackPlan plan;
    StackPlacement place;
    StackPlaces()
    {
        plan.name = "dt-demo";
        plan.region = "us-east-1";
        plan.instanceType = "p4d.24xlarge";
        place.zones = {"us-east-1a", "us-east-1b", "us-east-1c"};
        offers({"us-east-1b", "us-east-1c"});
    }
    void offers(std::vector<std::string> zones) { place.offering = std::move(zones); }
    void hasTargets(std::vector<StackPlacement::Target> targets) { place.targets = std::move(targets); }
    /// Subnets of an existing VPC.
    void usesSubnets(const std::string &masterZone, const std::string &workerZone)
    {
        plan.vpc = "vpc-1";
        plan.masterSubnet = "subnet-1";
        plan.workerSubnet = "subnet-2";
        place.masterZone = masterZone;
        place.workerZone = workerZone;
    }
    std::vector<std::string> found() const { return placementRefusals(plan, place); }
};

TEST_F(StackPlaces, ANewVpcIsInAZoneThatOffersTheType)
{
    EXPECT_EQ(zoneFor(plan, place), "us-east-1b");
    offers({"us-east-1a", "us-east-1c"});
    EXPECT_EQ(zoneFor(plan, place), "") << "CloudFormation takes the first one";
    plan.zone = "us-east-1c";
    EXPECT_EQ(zoneFor(plan, place), "us-east-1c") << "the user's choice";
    plan.zone.clear();
    place.offering.reset();
    EXPECT_EQ(zoneFor(plan, place), "") << "it may not be read";
    EXPECT_THAT(found(), IsEmpty());
}

TEST_F(StackPlaces, AZoneWithoutTheTypeIsRefused)
{
    plan.zone = "us-east-1a";
    EXPECT_THAT(found(), ElementsAre(AllOf(HasSubstr("us-east-1a does not offer p4d.24xlarge"),
                                           HasSubstr("us-east-1b, us-east-1c"))));
    plan.zone = "us-east-1b";
    EXPECT_THAT(found(), IsEmpty());
    plan.zone.clear();
    usesSubnets("us-east-1a", "us-east-1b");
    hasTargets({{"us-east-1a", "vpc-1"}, {"us-east-1b", "vpc-1"}});
    plan.fileSystem = "fs-0123456789abcdef0";
    plan.existingMountTarget = true;
    EXPECT_THAT(found(), ElementsAre(HasSubstr("us-east-1a does not offer p4d.24xlarge"))) << "the master's";
    plan = StackPlan();
    plan.region = "us-east-1";
    place = {};
    place.offering.emplace();
    EXPECT_THAT(found(), ElementsAre(HasSubstr("The region us-east-1 does not offer g5.xlarge")));
}

TEST_F(StackPlaces, BothSubnetsGetAMountTargetInTheirZone)
{
    usesSubnets("us-east-1b", "us-east-1b");
    EXPECT_THAT(found(), IsEmpty()) << "the stack creates it";
    place.masterZone = "us-east-1c";
    EXPECT_THAT(found(), IsEmpty());
    EXPECT_TRUE(needsMasterTarget(plan, place)) << "the name of the file system resolves only where it has a target";
    plan.fileSystem = "fs-0123456789abcdef0";
    EXPECT_THAT(found(), IsEmpty()) << "its targets may not be read";
    EXPECT_FALSE(needsMasterTarget(plan, place));
    hasTargets({{"us-east-1c", "vpc-1"}});
    EXPECT_THAT(found(), IsEmpty()) << "one exists, and the stack creates the other one";
    EXPECT_FALSE(needsMasterTarget(plan, place));
    place.targets->push_back(StackPlacement::Target{"us-east-1b", "vpc-1"});
    EXPECT_THAT(found(), ElementsAre(HasSubstr("mount target in us-east-1b already")));
    plan.existingMountTarget = true;
    EXPECT_THAT(found(), IsEmpty());
    place.targets->front().zone = "us-east-1a";
    EXPECT_THAT(found(), IsEmpty());
    EXPECT_TRUE(needsMasterTarget(plan, place));
    place.targets->back().zone = "us-east-1c";
    EXPECT_FALSE(needsMasterTarget(plan, place));
    EXPECT_THAT(found(), ElementsAre(HasSubstr("no mount target in us-east-1b, the zone of the workers")));
    plan.vpc.clear();
    EXPECT_FALSE(needsMasterTarget(plan, place)) << "a new VPC has one zone";
}

TEST_F(StackPlaces, AnImageOfOnesOwnNamesItsRootDevice) // D5
{
    std::map<std::string, std::string> parameters;
    addSites(plan, place, parameters);
    EXPECT_EQ(parameters, (std::map<std::string, std::string>{{"MasterMountTarget", "false"}, {"RootDeviceName", ""}}));
    plan.imageId = "ami-0123456789abcdef0";
    place.image.emplace();
    place.image->id = plan.imageId;
    place.image->architecture = "x86_64";
    place.image->rootDeviceName = "/dev/nvme0n1";
    place.image->rootVolumeGiB = plan.rootGiB;
    addSites(plan, place, parameters);
    EXPECT_EQ(parameters["RootDeviceName"], "/dev/nvme0n1");
    EXPECT_THAT(found(), IsEmpty());
    place.image->rootVolumeGiB += 1;
    place.image->architecture = "arm64";
    EXPECT_THAT(found(),
                ElementsAre(HasSubstr("ami-0123456789abcdef0 is for arm64"), HasSubstr("whose snapshot has 101 GiB")));
}

TEST_F(StackPlaces, ABucketOfAnotherRegionIsNamedWithItsPrice) // E28
{
    plan.dataBucket = "lab-data";
    EXPECT_THAT(textsOf(siteWarnings(plan, place)), IsEmpty()) << "it is not known where it is";
    place.bucketRegion = "us-east-1";
    EXPECT_THAT(textsOf(siteWarnings(plan, place)), IsEmpty());
    place.bucketRegion = "ap-south-1";
    EXPECT_THAT(textsOf(siteWarnings(plan, place)),
                ElementsAre(AllOf(HasSubstr("The bucket lab-data is in ap-south-1"), HasSubstr("the NAT gateway"))));
    plan.network = WorkerNetwork::Public;
    EXPECT_THAT(textsOf(siteWarnings(plan, place)),
                ElementsAre(AllOf(HasSubstr("for each byte that crosses regions"), testing::Not(HasSubstr("NAT")))));
    EXPECT_THAT(found(), IsEmpty()) << "it is no reason against the stack";
}

TEST_F(StackPlaces, AFileSystemOfAnotherVpcIsRefused)
{
    plan.fileSystem = "fs-0123456789abcdef0";
    hasTargets({{"us-east-1b", "vpc-other"}});
    plan.zone = "us-east-1b";
    EXPECT_THAT(found(), ElementsAre(HasSubstr("has its mount targets in vpc-other"))) << "a new VPC cannot reach it";
    usesSubnets("us-east-1b", "us-east-1b");
    EXPECT_THAT(found(), ElementsAre(HasSubstr("has its mount targets in vpc-other")));
}

} // namespace
} // namespace trainyard::cluster
