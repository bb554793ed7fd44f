// EC2 requests about the resources around instances (volumes, addresses, templates, placement groups, spot requests),
// and changes of state.

#include "backend/aws/ec2/ec2_calls_internal.h"

namespace trainyard::aws::ec2 {

QueryCall setTerminationProtection(const InstanceId &id, bool on)
{
    return ec2Call("ModifyInstanceAttribute", "modify-instance-attribute")
        .set("InstanceId", "--instance-id", id.value)
        .wire("DisableApiTermination.Value", on ? "true" : "false")
        .cliArguments({on ? "--disable-api-termination" : "--no-disable-api-termination"});
}

QueryCall describeTerminationProtection(const InstanceId &id)
{
    return ec2Call("DescribeInstanceAttribute", "describe-instance-attribute")
        .set("InstanceId", "--instance-id", id.value)
        .set("Attribute", "--attribute", "disableApiTermination");
}

QueryCall setInstanceType(const InstanceId &id, const std::string &type)
{
    return ec2Call("ModifyInstanceAttribute", "modify-instance-attribute")
        .set("InstanceId", "--instance-id", id.value)
        .wire("InstanceType.Value", type)
        .cliArguments({"--instance-type", type});
}

QueryCall getConsoleScreenshot(const InstanceId &id)
{
    return ec2Call("GetConsoleScreenshot", "get-console-screenshot").set("InstanceId", "--instance-id", id.value);
}

QueryCall stopInstances(const std::vector<InstanceId> &ids, bool hibernate)
{
    auto call = ec2Call("StopInstances", "stop-instances");
    call.list("InstanceId", "--instance-ids", texts(ids));
    if (hibernate)
        call.wire("Hibernate", "true").cliArguments({"--hibernate"});
    return call;
}

QueryCall startInstances(const std::vector<InstanceId> &ids)
{
    return ec2Call("StartInstances", "start-instances").list("InstanceId", "--instance-ids", texts(ids));
}

QueryCall rebootInstances(const std::vector<InstanceId> &ids)
{
    return ec2Call("RebootInstances", "reboot-instances").list("InstanceId", "--instance-ids", texts(ids));
}

QueryCall describeVolumes(const std::vector<Filter> &filters)
{
    return ec2Call("DescribeVolumes", "describe-volumes").filters(filters);
}

QueryCall deleteVolume(const std::string &id)
{
    return ec2Call("DeleteVolume", "delete-volume").set("VolumeId", "--volume-id", id);
}

QueryCall describeAddresses(const std::vector<Filter> &filters)
{
    return ec2Call("DescribeAddresses", "describe-addresses").filters(filters);
}

QueryCall releaseAddress(const std::string &allocationId)
{
    return ec2Call("ReleaseAddress", "release-address").set("AllocationId", "--allocation-id", allocationId);
}

QueryCall describeNatGateways(const std::vector<Filter> &filters)
{
    return ec2Call("DescribeNatGateways", "describe-nat-gateways").filters(filters, "--filter");
}

QueryCall deleteNatGateway(const std::string &id)
{
    return ec2Call("DeleteNatGateway", "delete-nat-gateway").set("NatGatewayId", "--nat-gateway-id", id);
}

QueryCall describeLaunchTemplates(const std::vector<Filter> &filters)
{
    return ec2Call("DescribeLaunchTemplates", "describe-launch-templates").filters(filters);
}

QueryCall describeLaunchTemplateVersions(const std::string &idOrName, const std::string &version)
{
    return listLaunchTemplateVersions(idOrName).list("LaunchTemplateVersion", "--versions",
                                                     {version.empty() ? "$Default" : version});
}

QueryCall listLaunchTemplateVersions(const std::string &idOrName)
{
    auto c = ec2Call("DescribeLaunchTemplateVersions", "describe-launch-template-versions");
    return idOrName.starts_with("lt-") ? c.set("LaunchTemplateId", "--launch-template-id", idOrName)
                                       : c.set("LaunchTemplateName", "--launch-template-name", idOrName);
}

QueryCall deleteLaunchTemplate(const std::string &id)
{
    return ec2Call("DeleteLaunchTemplate", "delete-launch-template")
        .set("LaunchTemplateId", "--launch-template-id", id);
}

QueryCall createImage(const CreateImageRequest &request)
{
    auto call = ec2Call("CreateImage", "create-image");
    call.set("InstanceId", "--instance-id", request.instance.value)
        .set("Name", "--name", request.name)
        .set("Description", "--description", request.description);
    if (!request.reboot)
        call.wire("NoReboot", "true").cliArguments({"--no-reboot"});
    return call.tagSpecifications({"image", "snapshot"}, request.tags);
}

QueryCall deregisterImage(const std::string &id)
{
    return ec2Call("DeregisterImage", "deregister-image").set("ImageId", "--image-id", id);
}

QueryCall deleteSnapshot(const std::string &id)
{
    return ec2Call("DeleteSnapshot", "delete-snapshot").set("SnapshotId", "--snapshot-id", id);
}

QueryCall createPlacementGroup(const std::string &name, const Tags &tags)
{
    return ec2Call("CreatePlacementGroup", "create-placement-group")
        .set("GroupName", "--group-name", name)
        .set("Strategy", "--strategy", "cluster")
        .tagSpecifications({"placement-group"}, tags);
}

QueryCall describePlacementGroups(const std::vector<Filter> &filters)
{
    return ec2Call("DescribePlacementGroups", "describe-placement-groups").filters(filters);
}

QueryCall deletePlacementGroup(const std::string &name)
{
    return ec2Call("DeletePlacementGroup", "delete-placement-group").set("GroupName", "--group-name", name);
}

QueryCall describeCapacityReservations(const std::vector<Filter> &filters)
{
    return ec2Call("DescribeCapacityReservations", "describe-capacity-reservations").filters(filters);
}

QueryCall describeSpotRequests(const std::vector<Filter> &filters)
{
    return ec2Call("DescribeSpotInstanceRequests", "describe-spot-instance-requests").filters(filters);
}

QueryCall cancelSpotRequests(const std::vector<std::string> &ids)
{
    return ec2Call("CancelSpotInstanceRequests", "cancel-spot-instance-requests")
        .list("SpotInstanceRequestId", "--spot-instance-request-ids", ids);
}

QueryCall describeRouteTables(const std::vector<Filter> &filters)
{
    return ec2Call("DescribeRouteTables", "describe-route-tables").filters(filters);
}

QueryCall spotPlacementScores(const std::vector<std::string> &types, int count, const std::string &region)
{
    return ec2Call("GetSpotPlacementScores", "get-spot-placement-scores")
        .list("InstanceType", "--instance-types", types)
        .set("TargetCapacity", "--target-capacity", std::to_string(count))
        .wire("SingleAvailabilityZone", "true")
        .cliArguments({"--single-availability-zone"})
        .list("RegionName", "--region-names", {region});
}

} // namespace trainyard::aws::ec2
