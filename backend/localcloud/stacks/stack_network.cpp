// Resources of stacks: networks and security groups.
#include "backend/core/try.h"
#include "backend/localcloud/stacks/stack_resources.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;
using WireValues = std::map<std::string, std::string>;

/// Adds properties whose wire name is their own.
void takeProperties(const ResourceCall &call, WireValues &values, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        if (auto value = call.text(name); !value.empty())
            values[name] = std::move(value);
    }
}

/// Creates an EC2 resource with tags, whose id the reply has in this element.
ServiceResult<XmlReply> makeTagged(ResourceCall &call, const std::string &operation, WireValues values,
                                   const char *type, const char *idElement)
{
    call.tag(values, type);
    TY_ASSIGN(const auto reply, call.ec2(operation, std::move(values)));
    call.physicalId = reply.text(idElement);
    call.mark(call.physicalId);
    return reply;
}

ServiceResult<void> createVpcResource(ResourceCall &call)
{
    WireValues values;
    takeProperties(call, values, {"CidrBlock"});
    TY_TRY(makeTagged(call, "CreateVpc", values, "vpc", "vpcId"));
    for (const char *name : {"EnableDnsSupport", "EnableDnsHostnames"}) {
        if (const auto value = call.text(name); !value.empty())
            TY_TRY(call.ec2("ModifyVpcAttribute", {{"VpcId", call.physicalId}, {std::string(name) + ".Value", value}}));
    }
    call.attributes = {{"VpcId", call.physicalId}, {"CidrBlock", call.text("CidrBlock")}};
    TY_ASSIGN(const auto groups,
              call.ec2("DescribeSecurityGroups", {{"Filter.1.Name", "vpc-id"}, {"Filter.1.Value.1", call.physicalId}}));
    call.attributes["DefaultSecurityGroup"] = groups.text("groupId");
    return {};
}

ServiceResult<void> deleteVpcResource(ResourceCall &call)
{
    return withoutReply(call.ec2("DeleteVpc", {{"VpcId", call.physicalId}}));
}

ServiceResult<void> createGatewayResource(ResourceCall &call)
{
    TY_TRY(makeTagged(call, "CreateInternetGateway", {}, "internet-gateway", "internetGatewayId"));
    call.attributes["InternetGatewayId"] = call.physicalId;
    return {};
}

ServiceResult<void> deleteGatewayResource(ResourceCall &call)
{
    return withoutReply(call.ec2("DeleteInternetGateway", {{"InternetGatewayId", call.physicalId}}));
}

ServiceResult<void> attachGatewayResource(ResourceCall &call)
{
    call.physicalId = "IGW|" + call.text("VpcId");
    return withoutReply(call.ec2("AttachInternetGateway", {{"InternetGatewayId", call.text("InternetGatewayId")},
                                                           {"VpcId", call.text("VpcId")}}));
}

ServiceResult<void> detachGatewayResource(ResourceCall &call)
{
    return withoutReply(call.ec2("DetachInternetGateway", {{"InternetGatewayId", call.text("InternetGatewayId")},
                                                           {"VpcId", call.text("VpcId")}}));
}

ServiceResult<void> createSubnetResource(ResourceCall &call)
{
    WireValues values;
    takeProperties(call, values, {"VpcId", "CidrBlock", "AvailabilityZone"});
    TY_ASSIGN(const auto reply, makeTagged(call, "CreateSubnet", values, "subnet", "subnetId"));
    if (call.text("MapPublicIpOnLaunch") == "true")
        TY_TRY(
            call.ec2("ModifySubnetAttribute", {{"SubnetId", call.physicalId}, {"MapPublicIpOnLaunch.Value", "true"}}));
    call.attributes = {{"SubnetId", call.physicalId},
                       {"VpcId", call.text("VpcId")},
                       {"CidrBlock", call.text("CidrBlock")},
                       {"AvailabilityZone", reply.text("availabilityZone")}};
    return {};
}

ServiceResult<void> deleteSubnetResource(ResourceCall &call)
{
    return withoutReply(call.ec2("DeleteSubnet", {{"SubnetId", call.physicalId}}));
}

ServiceResult<void> createRouteTableResource(ResourceCall &call)
{
    TY_TRY(makeTagged(call, "CreateRouteTable", {{"VpcId", call.text("VpcId")}}, "route-table", "routeTableId"));
    call.attributes["RouteTableId"] = call.physicalId;
    return {};
}

ServiceResult<void> deleteRouteTableResource(ResourceCall &call)
{
    return withoutReply(call.ec2("DeleteRouteTable", {{"RouteTableId", call.physicalId}}));
}

ServiceResult<void> createRouteResource(ResourceCall &call)
{
    WireValues values;
    takeProperties(call, values, {"RouteTableId", "DestinationCidrBlock", "GatewayId", "NatGatewayId"});
    call.physicalId = call.text("RouteTableId") + "|" + call.text("DestinationCidrBlock");
    return withoutReply(call.ec2("CreateRoute", values));
}

ServiceResult<void> deleteRouteResource(ResourceCall &call)
{
    WireValues values;
    takeProperties(call, values, {"RouteTableId", "DestinationCidrBlock"});
    return withoutReply(call.ec2("DeleteRoute", values));
}

ServiceResult<void> associateResource(ResourceCall &call)
{
    TY_ASSIGN(const auto reply, call.ec2("AssociateRouteTable", {{"RouteTableId", call.text("RouteTableId")},
                                                                 {"SubnetId", call.text("SubnetId")}}));
    call.physicalId = call.attributes["Id"] = reply.text("associationId");
    return {};
}

ServiceResult<void> disassociateResource(ResourceCall &call)
{
    return withoutReply(call.ec2("DisassociateRouteTable", {{"AssociationId", call.physicalId}}));
}

ServiceResult<void> allocateAddressResource(ResourceCall &call)
{
    TY_ASSIGN(const auto reply, makeTagged(call, "AllocateAddress", {{"Domain", "vpc"}}, "elastic-ip", "allocationId"));
    call.attributes = {{"AllocationId", call.physicalId}, {"PublicIp", reply.text("publicIp")}};
    call.physicalId = reply.text("publicIp");
    return {};
}

ServiceResult<void> releaseAddressResource(ResourceCall &call)
{
    return withoutReply(call.ec2("ReleaseAddress", {{"AllocationId", call.attributes["AllocationId"]}}));
}

ServiceResult<void> createNatResource(ResourceCall &call)
{
    WireValues values;
    takeProperties(call, values, {"SubnetId", "AllocationId", "ConnectivityType"});
    TY_TRY(makeTagged(call, "CreateNatGateway", values, "natgateway", "natGatewayId"));
    call.attributes["NatGatewayId"] = call.physicalId;
    return {};
}

Progress natHasState(ResourceCall &call, std::string_view wanted)
{
    const auto reply = call.ec2("DescribeNatGateways", {{"NatGatewayId.1", call.physicalId}});
    if (!reply) // forgotten some time after its deletion
        return wanted == "deleted" ? Progress(Settled::Yes) : Progress(tl::unexpected(reply.error()));
    return reply->text("state") == wanted ? Settled::Yes : Settled::No;
}

Progress natReady(ResourceCall &call)
{
    return natHasState(call, "available");
}

Progress natGone(ResourceCall &call)
{
    return natHasState(call, "deleted");
}

ServiceResult<void> deleteNatResource(ResourceCall &call)
{
    return withoutReply(call.ec2("DeleteNatGateway", {{"NatGatewayId", call.physicalId}}));
}

ServiceResult<void> createEndpointResource(ResourceCall &call)
{
    WireValues values;
    takeProperties(call, values, {"VpcId", "ServiceName", "VpcEndpointType"});
    if (const auto tables = call.properties.find("RouteTableIds"); tables != call.properties.end())
        flatten(Json{{"RouteTableIds", *tables}}, {}, values);
    TY_TRY(makeTagged(call, "CreateVpcEndpoint", values, "vpc-endpoint", "vpcEndpointId"));
    call.attributes["Id"] = call.physicalId;
    return {};
}

ServiceResult<void> deleteEndpointResource(ResourceCall &call)
{
    return withoutReply(call.ec2("DeleteVpcEndpoints", {{"VpcEndpointId.1", call.physicalId}}));
}

/// The parameters of one rule, as an item of a group or as a resource.
WireValues ruleValues(const std::string &group, const Json &rule)
{
    WireValues values{{"GroupId", group}};
    const auto text = [&](const char *name) { return rule.contains(name) ? scalar(rule[name]) : std::string(); };
    const std::string permission = "IpPermissions.1.";
    for (const char *name : {"IpProtocol", "FromPort", "ToPort"}) {
        if (const auto value = text(name); !value.empty())
            values[permission + name] = value;
    }
    const std::pair<const char *, const char *> sources[] = {{"CidrIp", "IpRanges.1.CidrIp"},
                                                             {"CidrIpv6", "Ipv6Ranges.1.CidrIpv6"},
                                                             {"SourceSecurityGroupId", "Groups.1.GroupId"}};
    for (const auto &[property, wire] : sources) {
        if (const auto value = text(property); !value.empty()) {
            values[permission + wire] = value;
            const std::string name = wire;
            if (const auto why = text("Description"); !why.empty())
                values[permission + name.substr(0, name.rfind('.')) + ".Description"] = why;
        }
    }
    return values;
}

ServiceResult<void> createGroupResource(ResourceCall &call)
{
    const auto name = call.text("GroupName");
    WireValues values{{"GroupName", name.empty() ? call.newName() : name},
                      {"GroupDescription", call.text("GroupDescription")}};
    takeProperties(call, values, {"VpcId"});
    TY_TRY(makeTagged(call, "CreateSecurityGroup", values, "security-group", "groupId"));
    call.attributes = {{"GroupId", call.physicalId},
                       {"Id", call.physicalId},
                       {"GroupName", values["GroupName"]},
                       {"VpcId", call.text("VpcId")}};
    for (const auto &rule : call.properties.value("SecurityGroupIngress", Json::array()))
        TY_TRY(call.ec2("AuthorizeSecurityGroupIngress", ruleValues(call.physicalId, rule)));
    return {};
}

ServiceResult<void> deleteGroupResource(ResourceCall &call)
{
    return withoutReply(call.ec2("DeleteSecurityGroup", {{"GroupId", call.physicalId}}));
}

ServiceResult<void> addRuleResource(ResourceCall &call)
{
    TY_ASSIGN(const auto reply,
              call.ec2("AuthorizeSecurityGroupIngress", ruleValues(call.text("GroupId"), call.properties)));
    call.physicalId = call.attributes["Id"] = reply.text("securityGroupRuleId");
    return {};
}

ServiceResult<void> removeRuleResource(ResourceCall &call)
{
    return withoutReply(call.ec2("RevokeSecurityGroupIngress",
                                 {{"GroupId", call.text("GroupId")}, {"SecurityGroupRuleId.1", call.physicalId}}));
}

} // namespace

std::span<const ResourceType> networkResources()
{
    static const ResourceType types[] = {
        {"AWS::EC2::VPC", "CidrBlock EnableDnsSupport EnableDnsHostnames InstanceTenancy Tags", createVpcResource,
         nullptr, deleteVpcResource},
        {"AWS::EC2::InternetGateway", "Tags", createGatewayResource, nullptr, deleteGatewayResource},
        {"AWS::EC2::VPCGatewayAttachment", "VpcId InternetGatewayId", attachGatewayResource, nullptr,
         detachGatewayResource},
        {"AWS::EC2::Subnet", "VpcId CidrBlock AvailabilityZone MapPublicIpOnLaunch Tags", createSubnetResource, nullptr,
         deleteSubnetResource},
        {"AWS::EC2::RouteTable", "VpcId Tags", createRouteTableResource, nullptr, deleteRouteTableResource},
        {"AWS::EC2::Route", "RouteTableId DestinationCidrBlock GatewayId NatGatewayId", createRouteResource, nullptr,
         deleteRouteResource},
        {"AWS::EC2::SubnetRouteTableAssociation", "RouteTableId SubnetId", associateResource, nullptr,
         disassociateResource},
        {"AWS::EC2::EIP", "Domain Tags", allocateAddressResource, nullptr, releaseAddressResource},
        {"AWS::EC2::NatGateway", "SubnetId AllocationId ConnectivityType Tags", createNatResource, natReady,
         deleteNatResource, natGone},
        {"AWS::EC2::VPCEndpoint", "VpcId ServiceName VpcEndpointType RouteTableIds", createEndpointResource, nullptr,
         deleteEndpointResource},
        {"AWS::EC2::SecurityGroup", "GroupName GroupDescription VpcId SecurityGroupIngress Tags", createGroupResource,
         nullptr, deleteGroupResource},
        {"AWS::EC2::SecurityGroupIngress",
         "GroupId IpProtocol FromPort ToPort CidrIp CidrIpv6 SourceSecurityGroupId Description", addRuleResource,
         nullptr, removeRuleResource},
    };
    return types;
}

} // namespace trainyard::localcloud
