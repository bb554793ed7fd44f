// Resources besides instances, from a client's point of view: launch templates, placement groups, Elastic IP addresses,
// Spot requests, volumes that outlive their instance, termination protection. Instances are records without sandboxes.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/localcloud/fault_injector.h"
#include "tests/localcloud/cloud_process.h"

using namespace trainyard;
using namespace trainyard::tests;
using testing::HasSubstr;

namespace {

class LocalResources : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        folder = std::make_unique<ScratchFolder>();
        cloud = std::make_unique<CloudProcess>(folder->path() / "data",
                                               std::vector<std::string>{"--records-only", "--speed", "200"});
        ASSERT_TRUE(cloud->alive()) << cloud->log();
    }
    static void TearDownTestSuite()
    {
        cloud.reset();
        folder.reset();
    }
    static std::string code(const HttpResponse &answer) { return element(answer.body, "Code"); }
    /// Launches one instance with the parameters.
    /// \return its id
    static std::string launched(CloudProcess::Parameters more)
    {
        more.insert(more.end(), {{"MinCount", "1"}, {"MaxCount", "1"}});
        if (std::none_of(more.begin(), more.end(), [](const auto &p) { return p.first.starts_with("LaunchTemplate"); }))
            more.emplace_back("ImageId", cloud->image());
        const auto answer = cloud->ec2("RunInstances", more);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return element(answer.body, "instanceId");
    }
    static void end(const std::string &id)
    {
        EXPECT_EQ(cloud->ec2("TerminateInstances", {{"InstanceId.1", id}}).status, 200);
        EXPECT_TRUE(cloud->waitForState(id, "terminated"));
    }

    static inline std::unique_ptr<ScratchFolder> folder;
    static inline std::unique_ptr<CloudProcess> cloud;
};

} // namespace

TEST_F(LocalResources, ASpotInstanceIsNotifiedBeforeItsInterruption) // B21
{
    ScratchFolder other;
    const auto faults = (other.path() / "faults.json").string();
    std::ofstream(faults) << R"({"faults": []})";
    CloudProcess market(other.path() / "data", {"--records-only", "--speed", "20", "--fault", faults});
    const auto start = [&](bool spot) {
        CloudProcess::Parameters wanted{
            {"ImageId", market.image()}, {"MinCount", "1"}, {"MaxCount", "1"}, {"InstanceType", "t3.nano"}};
        if (spot)
            wanted.emplace_back("InstanceMarketOptions.MarketType", "spot");
        const auto id = element(market.ec2("RunInstances", wanted).body, "instanceId");
        EXPECT_TRUE(market.waitForState(id, "running"));
        return id;
    };
    const auto mine = start(false), spot = start(true);
    std::ofstream(faults) << R"({"faults": [], "spotInterruption": "*"})";
    EXPECT_TRUE(market.waitForState(spot, "terminated"));
    EXPECT_EQ(market.stateOf(mine), "running") << "it is paid for in full";
    const auto reply = market.ec2("DescribeInstances", {{"InstanceId.1", spot}}).body;
    EXPECT_THAT(reply, HasSubstr("Server.SpotInstanceTermination"));
    EXPECT_THAT(market.ec2("DescribeSpotInstanceRequests").body, HasSubstr("instance-terminated-no-capacity"));
}

TEST_F(LocalResources, SpotPricesAreThoseOfTheZonesThatOfferTheType) // B7
{
    const auto answer = cloud->ec2("DescribeSpotPriceHistory", {{"InstanceType.1", "g4dn.xlarge"},
                                                                {"InstanceType.2", "c5.xlarge"},
                                                                {"ProductDescription.1", "Linux/UNIX"},
                                                                {"StartTime", "2026-01-01T00:00:00Z"}});
    EXPECT_EQ(elements(answer.body, "spotPrice").size(), 5u) << answer.body;
    EXPECT_EQ(code(cloud->ec2("DescribeSpotPriceHistory", {{"NextTokens", "x"}})), "UnknownParameter");
}

TEST_F(LocalResources, ReservedCapacityIsCountedDownAndRefused) // B23
{
    const CloudProcess::Parameters wanted{{"InstanceType", "c5.large"},
                                          {"InstancePlatform", "Linux/UNIX"},
                                          {"AvailabilityZone", "us-east-1b"},
                                          {"InstanceCount", "1"}};
    const auto id = element(cloud->ec2("CreateCapacityReservation", wanted).body, "capacityReservationId");
    ASSERT_TRUE(id.starts_with("cr-"));
    const std::string target = "CapacityReservationSpecification.CapacityReservationTarget.CapacityReservationId";
    const auto run = [&](const std::string &type, const std::string &zone, const std::string &reservation) {
        return cloud->ec2("RunInstances", {{"ImageId", cloud->image()},
                                           {"MinCount", "1"},
                                           {"MaxCount", "1"},
                                           {"InstanceType", type},
                                           {"Placement.AvailabilityZone", zone},
                                           {target, reservation}});
    };
    EXPECT_EQ(code(run("c5.large", "us-east-1a", id)), "InvalidParameterCombination");
    EXPECT_EQ(code(run("c5.xlarge", "us-east-1b", id)), "InvalidParameterCombination");
    EXPECT_EQ(code(run("c5.large", "us-east-1b", "cr-0")), "InvalidCapacityReservationId.NotFound");
    const auto made = run("c5.large", "us-east-1b", id);
    ASSERT_EQ(made.status, 200) << made.body;
    EXPECT_EQ(element(cloud->ec2("DescribeCapacityReservations").body, "availableInstanceCount"), "0");
    EXPECT_EQ(code(run("c5.large", "us-east-1b", id)), "ReservationCapacityExceeded");
    end(element(made.body, "instanceId"));
    EXPECT_EQ(element(cloud->ec2("DescribeCapacityReservations").body, "availableInstanceCount"), "1");
    EXPECT_EQ(cloud->ec2("CancelCapacityReservation", {{"CapacityReservationId", id}}).status, 200);
    EXPECT_EQ(code(run("c5.large", "us-east-1b", id)), "ReservationCapacityExceeded");
}

TEST_F(LocalResources, AnEfaIsOnlyForTypesThatTakeOne) // B24
{
    const auto run = [&](const std::string &type) {
        return cloud->ec2("RunInstances", {{"ImageId", cloud->image()},
                                           {"MinCount", "1"},
                                           {"MaxCount", "1"},
                                           {"InstanceType", type},
                                           {"NetworkInterface.1.DeviceIndex", "0"},
                                           {"NetworkInterface.1.InterfaceType", "efa"}});
    };
    EXPECT_EQ(code(run("c5.large")), "InvalidParameterCombination");
    const auto made = run("c5n.18xlarge");
    ASSERT_EQ(made.status, 200) << made.body;
    end(element(made.body, "instanceId"));
}

TEST_F(LocalResources, ALaunchTemplateFillsWhatTheLaunchLeavesOpen)
{
    const auto made =
        cloud->ec2("CreateLaunchTemplate", {{"LaunchTemplateName", "workers"},
                                            {"LaunchTemplateData.ImageId", cloud->image()},
                                            {"LaunchTemplateData.InstanceType", "t3.nano"},
                                            {"LaunchTemplateData.TagSpecification.1.ResourceType", "instance"},
                                            {"LaunchTemplateData.TagSpecification.1.Tag.1.Key", "from"},
                                            {"LaunchTemplateData.TagSpecification.1.Tag.1.Value", "template"}});
    ASSERT_EQ(made.status, 200) << made.body;
    const auto id = element(made.body, "launchTemplateId");
    EXPECT_EQ(code(cloud->ec2("CreateLaunchTemplate", {{"LaunchTemplateName", "workers"}})),
              "InvalidLaunchTemplateName.AlreadyExistsException");
    ASSERT_EQ(cloud
                  ->ec2("CreateLaunchTemplateVersion", {{"LaunchTemplateId", id},
                                                        {"LaunchTemplateData.ImageId", cloud->image()},
                                                        {"LaunchTemplateData.InstanceType", "t3.micro"}})
                  .status,
              200);

    const auto type = [&](CloudProcess::Parameters more) {
        const auto instance = launched(std::move(more));
        const auto seen = cloud->ec2("DescribeInstances", {{"InstanceId.1", instance}});
        end(instance);
        return element(seen.body, "instanceType") +
               (seen.body.find("<value>template</value>") != std::string::npos ? " tagged" : "");
    };
    EXPECT_EQ(type({{"LaunchTemplate.LaunchTemplateName", "workers"}}), "t3.nano tagged");
    EXPECT_EQ(type({{"LaunchTemplate.LaunchTemplateId", id}, {"LaunchTemplate.Version", "$Latest"}}), "t3.micro");
    EXPECT_EQ(type({{"LaunchTemplate.LaunchTemplateId", id}, {"InstanceType", "c5.xlarge"}}), "c5.xlarge tagged");
    EXPECT_EQ(code(cloud->ec2("RunInstances", {{"LaunchTemplate.LaunchTemplateId", id},
                                               {"LaunchTemplate.Version", "9"},
                                               {"MinCount", "1"},
                                               {"MaxCount", "1"}})),
              "InvalidLaunchTemplateId.VersionNotFound");
    EXPECT_THAT(cloud->ec2("DescribeLaunchTemplateVersions", {{"LaunchTemplateName", "workers"}}).body,
                HasSubstr("<versionNumber>2<"));
    EXPECT_EQ(cloud->ec2("DeleteLaunchTemplate", {{"LaunchTemplateId", id}}).status, 200);
    EXPECT_EQ(code(cloud->ec2("DeleteLaunchTemplate", {{"LaunchTemplateId", id}})), "InvalidLaunchTemplateId.NotFound");
}

TEST_F(LocalResources, APlacementGroupStaysWhileItIsUsed)
{
    ASSERT_EQ(cloud->ec2("CreatePlacementGroup", {{"GroupName", "near"}, {"Strategy", "cluster"}}).status, 200);
    EXPECT_EQ(code(cloud->ec2("CreatePlacementGroup", {{"GroupName", "near"}})), "InvalidPlacementGroup.Duplicate");
    const auto id = launched({{"InstanceType", "t3.nano"}, {"Placement.GroupName", "near"}});
    EXPECT_EQ(code(cloud->ec2("DeletePlacementGroup", {{"GroupName", "near"}})), "InvalidPlacementGroup.InUse");
    end(id);
    EXPECT_EQ(cloud->ec2("DeletePlacementGroup", {{"GroupName", "near"}}).status, 200);
    EXPECT_EQ(code(cloud->ec2("DeletePlacementGroup", {{"GroupName", "near"}})), "InvalidPlacementGroup.Unknown");
}

TEST_F(LocalResources, HibernationHasItsConditions) // K31
{
    const auto run = [&](const std::string &type, const std::string &gib, const std::string &encrypted) {
        return cloud->ec2("RunInstances", {{"ImageId", cloud->image()},
                                           {"MinCount", "1"},
                                           {"MaxCount", "1"},
                                           {"InstanceType", type},
                                           {"HibernationOptions.Configured", "true"},
                                           {"BlockDeviceMapping.1.DeviceName", "/dev/sda1"},
                                           {"BlockDeviceMapping.1.Ebs.VolumeSize", gib},
                                           {"BlockDeviceMapping.1.Ebs.Encrypted", encrypted}});
    };
    const std::string refused = "UnsupportedHibernationConfiguration";
    EXPECT_EQ(code(run("c5.xlarge", "40", "false")), refused);
    EXPECT_EQ(code(run("c5.xlarge", "15", "true")), refused) << "8 GiB of the image and 8 of memory";
    const auto made = run("c5.xlarge", "16", "true");
    ASSERT_EQ(made.status, 200) << made.body;
    const auto id = element(made.body, "instanceId"), plain = launched({{"InstanceType", "t3.nano"}});
    ASSERT_TRUE(cloud->waitForState(id, "running") && cloud->waitForState(plain, "running"));
    EXPECT_EQ(code(cloud->ec2("StopInstances", {{"InstanceId.1", plain}, {"Hibernate", "true"}})), refused);
    EXPECT_EQ(cloud->ec2("StopInstances", {{"InstanceId.1", id}, {"Hibernate", "true"}}).status, 200);
    EXPECT_TRUE(cloud->waitForState(id, "stopped"));
    end(id);
    end(plain);
}

TEST_F(LocalResources, AnAddressIsFreeWhenItsInstanceHasEnded)
{
    const auto address = element(cloud->ec2("AllocateAddress", {{"Domain", "vpc"}}).body, "allocationId");
    const auto id = launched({{"InstanceType", "t3.nano"}});
    ASSERT_EQ(cloud->ec2("AssociateAddress", {{"AllocationId", address}, {"InstanceId", id}}).status, 200);
    EXPECT_EQ(code(cloud->ec2("ReleaseAddress", {{"AllocationId", address}})), "InvalidIPAddress.InUse");
    end(id);
    EXPECT_EQ(cloud->ec2("ReleaseAddress", {{"AllocationId", address}}).status, 200);
    EXPECT_EQ(code(cloud->ec2("ReleaseAddress", {{"AllocationId", address}})), "InvalidAllocationID.NotFound");
}

TEST_F(LocalResources, ANatGatewayHoldsItsAddressUntilItIsDeleted) // K15
{
    const auto address = element(cloud->ec2("AllocateAddress", {{"Domain", "vpc"}}).body, "allocationId");
    const auto subnet = element(cloud->ec2("DescribeSubnets").body, "subnetId");
    EXPECT_EQ(code(cloud->ec2("CreateNatGateway", {{"SubnetId", "subnet-0"}, {"AllocationId", address}})),
              "InvalidSubnetID.NotFound");
    EXPECT_EQ(code(cloud->ec2("CreateNatGateway", {{"SubnetId", subnet}})), "MissingParameter");
    const CloudProcess::Parameters wanted{{"SubnetId", subnet},
                                          {"AllocationId", address},
                                          {"TagSpecification.1.ResourceType", "natgateway"},
                                          {"TagSpecification.1.Tag.1.Key", "of"},
                                          {"TagSpecification.1.Tag.1.Value", "mine"}};
    const auto id = element(cloud->ec2("CreateNatGateway", wanted).body, "natGatewayId");
    ASSERT_TRUE(id.starts_with("nat-"));
    EXPECT_EQ(code(cloud->ec2("CreateNatGateway", wanted)), "Resource.AlreadyAssociated");
    const auto state = [&] {
        return element(
            cloud->ec2("DescribeNatGateways", {{"Filter.1.Name", "tag:of"}, {"Filter.1.Value.1", "mine"}}).body,
            "state");
    };
    EXPECT_TRUE(eventually([&] { return state() == "available"; }));
    EXPECT_EQ(code(cloud->ec2("ReleaseAddress", {{"AllocationId", address}})), "InvalidIPAddress.InUse");
    EXPECT_EQ(cloud->ec2("DeleteNatGateway", {{"NatGatewayId", id}}).status, 200);
    EXPECT_TRUE(eventually([&] { return state() == "deleted"; }));
    EXPECT_EQ(code(cloud->ec2("DeleteNatGateway", {{"NatGatewayId", id}})), "NatGatewayNotFound");
    EXPECT_EQ(code(cloud->ec2("DescribeNatGateways", {{"NatGatewayId.1", "nat-0"}})), "NatGatewayNotFound");
    EXPECT_EQ(cloud->ec2("ReleaseAddress", {{"AllocationId", address}}).status, 200);
}

TEST_F(LocalResources, ASpotLaunchHasARequestOfItsOwn)
{
    const std::string options = "InstanceMarketOptions.";
    EXPECT_EQ(code(cloud->ec2("RunInstances", {{"ImageId", cloud->image()},
                                               {"MinCount", "1"},
                                               {"MaxCount", "1"},
                                               {options + "MarketType", "spot"},
                                               {options + "SpotOptions.MaxPrice", "cheap"}})),
              "InvalidParameterValue");
    const auto id = launched({{"InstanceType", "t3.nano"},
                              {options + "MarketType", "spot"},
                              {options + "SpotOptions.MaxPrice", "0.05"},
                              {"TagSpecification.1.ResourceType", "spot-instances-request"},
                              {"TagSpecification.1.Tag.1.Key", "of"},
                              {"TagSpecification.1.Tag.1.Value", "mine"}});
    EXPECT_THAT(cloud->ec2("DescribeInstances", {{"InstanceId.1", id}}).body, HasSubstr("<instanceLifecycle>spot<"));
    const CloudProcess::Parameters mine = {{"Filter.1.Name", "tag:of"}, {"Filter.1.Value.1", "mine"}};
    const auto request = cloud->ec2("DescribeSpotInstanceRequests", mine);
    EXPECT_EQ(element(request.body, "state"), "active");
    EXPECT_EQ(element(request.body, "spotPrice"), "0.05");
    EXPECT_EQ(element(request.body, "instanceId"), id);
    end(id);
    EXPECT_EQ(element(cloud->ec2("DescribeSpotInstanceRequests", mine).body, "state"), "closed");
    const auto sir = element(request.body, "spotInstanceRequestId");
    EXPECT_EQ(cloud->ec2("CancelSpotInstanceRequests", {{"SpotInstanceRequestId.1", sir}}).status, 200);
}

TEST_F(LocalResources, AVolumeMayOutliveItsInstanceAndProtectionHoldsIt)
{
    const auto id = launched({{"InstanceType", "t3.nano"},
                              {"DisableApiTermination", "true"},
                              {"BlockDeviceMapping.1.DeviceName", "/dev/sda1"},
                              {"BlockDeviceMapping.1.Ebs.VolumeSize", "12"},
                              {"BlockDeviceMapping.1.Ebs.DeleteOnTermination", "false"}});
    const auto refused = cloud->ec2("TerminateInstances", {{"InstanceId.1", id}});
    EXPECT_EQ(code(refused), "OperationNotPermitted");
    EXPECT_THAT(refused.body, HasSubstr(id)) << "AWS names it";
    ASSERT_EQ(
        cloud->ec2("ModifyInstanceAttribute", {{"InstanceId", id}, {"DisableApiTermination.Value", "false"}}).status,
        200);
    const CloudProcess::Parameters held = {{"Filter.1.Name", "size"}, {"Filter.1.Value.1", "12"}};
    const auto volume = element(cloud->ec2("DescribeVolumes", held).body, "volumeId");
    EXPECT_EQ(code(cloud->ec2("DeleteVolume", {{"VolumeId", volume}})), "VolumeInUse");
    end(id);
    EXPECT_EQ(element(cloud->ec2("DescribeVolumes", held).body, "status"), "available");
    EXPECT_EQ(cloud->ec2("DeleteVolume", {{"VolumeId", volume}}).status, 200);
}

TEST_F(LocalResources, RecordsStopStartAndReboot)
{
    const auto id = launched({{"InstanceType", "t3.nano"}});
    ASSERT_TRUE(cloud->waitForState(id, "running"));
    EXPECT_EQ(cloud->ec2("StopInstances", {{"InstanceId.1", id}}).status, 200);
    ASSERT_TRUE(cloud->waitForState(id, "stopped"));
    EXPECT_EQ(cloud->ec2("StartInstances", {{"InstanceId.1", id}}).status, 200);
    ASSERT_TRUE(cloud->waitForState(id, "running"));
    EXPECT_EQ(cloud->ec2("RebootInstances", {{"InstanceId.1", id}}).status, 200);
    ASSERT_TRUE(cloud->waitForState(id, "running"));
    end(id);
}

// As the User Guide of EC2 computes them: ssh-keygen -l -f KEY, and openssl rsa -pubout -outform DER | openssl md5 -c.
TEST_F(LocalResources, ImportedKeyPairsHaveTheFingerprintsOfAws)
{
    const std::pair<std::string, std::string> keys[] = {
        {"ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKlNrVvLS5xsMxJGqzV0YkqHcDpxXvNDdrX7zGpQbGqA",
         "vonJ+vH8VVy0wK4LGCOcAguile+CXpjkSGu6ea76aTw="},
        {"ssh-rsa "
         "AAAAB3NzaC1yc2EAAAADAQABAAAAgQDFHo1sdLp9scS5I9NLrZAmFLPuqfhB8WmBgjqqURk7F4ee7PbUslza5kt+riy7nNhWEg3vPyX7"
         "w2DJ1u7RfyA6KCDrLEhEcZ+vh74aTeIp/6Az9AlBNtOZYAyt8mwWmY/Npx99cCiyeXUdrBdLIh3aGhTUOJ55GkMYPik0RiGfkw==",
         "51:d3:ba:08:6f:63:3f:3c:b9:c9:c3:94:9b:b6:8f:b1"}};
    for (const auto &[line, print] : keys) {
        const auto material = base64Encode(asBytes(line));
        ASSERT_EQ(cloud->ec2("ImportKeyPair", {{"KeyName", print}, {"PublicKeyMaterial", material}}).status, 200);
        EXPECT_THAT(cloud->ec2("DescribeKeyPairs", {{"KeyName.1", print}}).body,
                    HasSubstr("<keyFingerprint>" + print + "<"));
        EXPECT_THAT(cloud->ec2("ImportKeyPair", {{"KeyName", print}, {"PublicKeyMaterial", material}}).body,
                    HasSubstr("InvalidKeyPair.Duplicate"));
        cloud->ec2("DeleteKeyPair", {{"KeyName", print}});
    }
}

TEST(FaultInjector, AnAnswerBreaksInItsMiddle)
{
    ScratchFolder folder;
    const auto file = (folder.path() / "faults.json").string();
    std::ofstream(file) << R"({"faults": [{"operation": "CreateSecurityGroup", "answer": "cut", "count": 1}]})";
    CloudProcess cloud(folder.path() / "data", {"--records-only", "--fault", file});
    ASSERT_TRUE(cloud.alive()) << cloud.log();
    const auto answer = cloud.ec2("CreateSecurityGroup", {{"GroupName", "cut"}, {"GroupDescription", "x"}});
    EXPECT_TRUE(answer.body.find("</CreateSecurityGroupResponse>") == std::string::npos) << answer.body;
    EXPECT_THAT(cloud.ec2("DescribeSecurityGroups").body, HasSubstr("<groupName>cut<")) << "it was carried out";
}

TEST(FaultInjector, NoticesTwoChangesWithinOneTickOfTheClock)
{
    ScratchFolder folder;
    const auto file = folder.path() / "faults.json";
    const auto write = [&](const char *text) { ASSERT_TRUE(writeFileAtomically(file, text)); };
    write(R"({"faults": []})");
    const auto injector = localcloud::FaultInjector::open(file);
    ASSERT_TRUE(injector) << injector.error().detail;
    const auto time = std::filesystem::last_write_time(file);
    EXPECT_FALSE((*injector)->next("CreateRole"));
    write(R"({"faults": [{"operation": "CreateRole", "code": "AccessDenied"}]})");
    std::filesystem::last_write_time(file, time);
    const auto fault = (*injector)->next("CreateRole");
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->code, "AccessDenied");
}
