// RunInstances: the settings that keep an instance private and let it end can be made only at launch.

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/aws/ec2/ec2_calls_internal.h"
#include "backend/core/encoding.h"

namespace trainyard::aws::ec2 {

namespace {

void addNetwork(QueryCall &c, const RunInstancesRequest &r)
{
    if (!r.publicIp && !r.efa) {
        c.set("SubnetId", "--subnet-id", r.subnetId);
        c.list("SecurityGroupId", "--security-group-ids", r.securityGroupIds);
        return;
    }
    // With an explicit network interface, EC2 accepts subnet, groups and public address only there.
    const std::string prefix = "NetworkInterface.1.";
    nlohmann::ordered_json shown{{"DeviceIndex", 0}, {"DeleteOnTermination", true}};
    c.wire(prefix + "DeviceIndex", "0");
    c.wire(prefix + "DeleteOnTermination", "true");
    if (r.publicIp) {
        c.wire(prefix + "AssociatePublicIpAddress", *r.publicIp ? "true" : "false");
        shown["AssociatePublicIpAddress"] = *r.publicIp;
    }
    if (r.efa) {
        c.wire(prefix + "InterfaceType", "efa");
        shown["InterfaceType"] = "efa";
    }
    c.wire(prefix + "SubnetId", r.subnetId);
    c.list(prefix + "SecurityGroupId", "", r.securityGroupIds);
    if (!r.subnetId.empty())
        shown["SubnetId"] = r.subnetId;
    shown["Groups"] = r.securityGroupIds;
    c.cliArguments({"--network-interfaces", nlohmann::ordered_json::array({shown}).dump()});
}

void addRootVolume(QueryCall &c, const RunInstancesRequest &r)
{
    if (r.rootVolumeGiB <= 0)
        return;
    const std::string prefix = "BlockDeviceMapping.1.";
    c.wire(prefix + "DeviceName", r.rootDeviceName);
    c.wire(prefix + "Ebs.VolumeSize", std::to_string(r.rootVolumeGiB));
    c.wire(prefix + "Ebs.VolumeType", "gp3");
    c.wire(prefix + "Ebs.DeleteOnTermination", "true");
    c.wire(prefix + "Ebs.Encrypted", "true");
    c.cliArguments({"--block-device-mappings", "DeviceName=" + r.rootDeviceName +
                                                   ",Ebs={VolumeSize=" + std::to_string(r.rootVolumeGiB) +
                                                   ",VolumeType=gp3,DeleteOnTermination=true,Encrypted=true}"});
}

void addSpot(QueryCall &c, double maxPriceUsd)
{
    const std::string options = "InstanceMarketOptions.SpotOptions.";
    c.wire("InstanceMarketOptions.MarketType", "spot");
    c.wire(options + "SpotInstanceType", "one-time").wire(options + "InstanceInterruptionBehavior", "terminate");
    std::string shown = "SpotInstanceType=one-time,InstanceInterruptionBehavior=terminate";
    if (maxPriceUsd > 0) {
        const auto price = fmt::format("{:.6g}", maxPriceUsd);
        c.wire(options + "MaxPrice", price);
        shown += ",MaxPrice=" + price;
    }
    c.cliArguments({"--instance-market-options", "MarketType=spot,SpotOptions={" + shown + "}"});
}

void addPlacement(QueryCall &c, const RunInstancesRequest &r)
{
    c.wire("Placement.AvailabilityZone", r.zone).wire("Placement.GroupName", r.placementGroup);
    std::string shown;
    if (!r.zone.empty())
        shown = "AvailabilityZone=" + r.zone;
    if (!r.placementGroup.empty())
        shown += (shown.empty() ? "GroupName=" : ",GroupName=") + r.placementGroup;
    if (!shown.empty())
        c.cliArguments({"--placement", shown});
}

void addReservation(QueryCall &c, const RunInstancesRequest &r)
{
    if (r.capacityReservation.empty())
        return;
    c.wire("CapacityReservationSpecification.CapacityReservationTarget.CapacityReservationId", r.capacityReservation);
    c.cliArguments({"--capacity-reservation-specification",
                    "CapacityReservationTarget={CapacityReservationId=" + r.capacityReservation + "}"});
    if (r.capacityBlock) {
        c.wire("InstanceMarketOptions.MarketType", "capacity-block");
        c.cliArguments({"--instance-market-options", "MarketType=capacity-block"});
    }
}

void addTemplate(QueryCall &c, const RunInstancesRequest &r)
{
    if (r.launchTemplate.empty())
        return;
    const std::string member = r.launchTemplate.starts_with("lt-") ? "LaunchTemplateId" : "LaunchTemplateName";
    c.wire("LaunchTemplate." + member, r.launchTemplate).wire("LaunchTemplate.Version", r.launchTemplateVersion);
    c.cliArguments(
        {"--launch-template", member + "=" + r.launchTemplate +
                                  (r.launchTemplateVersion.empty() ? "" : ",Version=" + r.launchTemplateVersion)});
}

} // namespace

QueryCall runInstances(const RunInstancesRequest &r)
{
    auto c = ec2Call("RunInstances", "run-instances");
    addTemplate(c, r);
    c.set("ImageId", "--image-id", r.imageId).set("InstanceType", "--instance-type", r.instanceType);
    c.wire("MinCount", std::to_string(r.minCount)).wire("MaxCount", std::to_string(r.maxCount));
    c.cliArguments({"--count", r.minCount == r.maxCount
                                   ? std::to_string(r.maxCount)
                                   : std::to_string(r.minCount) + ":" + std::to_string(r.maxCount)});
    c.set("KeyName", "--key-name", r.keyName);
    addNetwork(c, r);
    addPlacement(c, r);
    addReservation(c, r);
    c.hidden("UserData", base64Encode(asBytes(r.userData)), "--user-data", "file://user-data");
    if (r.terminateOnShutdown)
        c.set("InstanceInitiatedShutdownBehavior", "--instance-initiated-shutdown-behavior", "terminate");
    if (r.requireMetadataTokens) {
        const std::string hops = std::to_string(r.metadataHops);
        c.wire("MetadataOptions.HttpTokens", "required").wire("MetadataOptions.HttpPutResponseHopLimit", hops);
        c.cliArguments({"--metadata-options", "HttpTokens=required,HttpPutResponseHopLimit=" + hops});
    }
    addRootVolume(c, r);
    if (r.hibernate)
        c.wire("HibernationOptions.Configured", "true").cliArguments({"--hibernation-options", "Configured=true"});
    if (!r.instanceProfile.empty()) {
        const std::string member = r.instanceProfile.starts_with("arn:") ? "Arn" : "Name";
        c.wire("IamInstanceProfile." + member, r.instanceProfile);
        c.cliArguments({"--iam-instance-profile", member + "=" + r.instanceProfile});
    }
    std::vector<std::string> tagged{"instance", "volume", "network-interface"};
    if (r.spot) {
        addSpot(c, r.maxPriceUsd);
        tagged.emplace_back("spot-instances-request"); // the request has no tags otherwise
    }
    c.tagSpecifications(tagged, r.tags);
    c.set("ClientToken", "--client-token", r.clientToken);
    if (r.dryRun)
        c.wire("DryRun", "true").cliArguments({"--dry-run"});
    return c;
}

} // namespace trainyard::aws::ec2
