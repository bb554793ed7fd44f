// Internet gateways and gateway endpoints of created VPCs. Only records: instances share this computer's network.
#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

const FilterTable<InternetGateway> kInternetGatewayFilters = {
    {"internet-gateway-id", [](const InternetGateway &g) { return Values{g.id}; }},
    {"attachment.vpc-id", [](const InternetGateway &g) { return Values{g.vpc}; }},
};
const FilterTable<VpcEndpoint> kEndpointFilters = {
    {"vpc-endpoint-id", [](const VpcEndpoint &e) { return Values{e.id}; }},
    {"vpc-id", [](const VpcEndpoint &e) { return Values{e.vpc}; }},
    {"service-name", [](const VpcEndpoint &e) { return Values{e.service}; }},
};

ServiceResult<InternetGateway *> namedGateway(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("InternetGatewayId"));
    if (auto *found = ec2.state.internetGateways.find(call.region, id))
        return found;
    return refuse("InvalidInternetGatewayID.NotFound", "The internetGateway ID '" + id + "' does not exist");
}

void writeGateway(XmlWriter &xml, const InternetGateway &gateway)
{
    xml.text("internetGatewayId", gateway.id).text("ownerId", kAccount);
    xml.element("attachmentSet", [&] {
        if (!gateway.vpc.empty())
            xml.element("item", [&] { xml.text("vpcId", gateway.vpc).text("state", "available"); });
    });
}

Body createInternetGateway(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto tags, readTagSpecifications(call.parameters, "internet-gateway", {"internet-gateway"}));
    const auto &made =
        ec2.state.internetGateways.add({.id = newResourceId("igw-"), .region = call.region, .tags = tags});
    XmlWriter xml;
    xml.element("internetGateway", [&] {
        writeGateway(xml, made);
        writeTags(xml, made.tags);
    });
    return xml.str();
}

Body describeInternetGateways(const Ec2Context &ec2, const Ec2Call &call)
{
    return describeSet(call, ec2.state.internetGateways, kInternetGatewayFilters, "internetGatewaySet", writeGateway);
}

Body attachInternetGateway(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto *gateway, namedGateway(ec2, call));
    TY_ASSIGN(const auto vpc, call.parameters.required("VpcId"));
    if (!ec2.state.vpcs.find(call.region, vpc))
        return refuse("InvalidVpcID.NotFound", "The vpc ID '" + vpc + "' does not exist");
    const auto others = ec2.state.internetGateways.of(call.region);
    if (!gateway->vpc.empty() || std::ranges::find(others, vpc, &InternetGateway::vpc) != others.end())
        return refuse("Resource.AlreadyAssociated",
                      "resource " + gateway->id + " or network " + vpc + " already has an attachment");
    gateway->vpc = vpc;
    ec2.state.internetGateways.save(*gateway);
    return kDone;
}

Body detachInternetGateway(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto *gateway, namedGateway(ec2, call));
    const auto vpc = call.parameters.text("VpcId");
    if (gateway->vpc.empty() || gateway->vpc != vpc)
        return refuse("Gateway.NotAttached", "resource " + gateway->id + " is not attached to network " + vpc);
    updateGateways(ec2);
    const bool mapped = std::ranges::any_of(ec2.state.instances.of(call.region),
                                            [&](const Instance *one) {
                                                return one->live() && one->publicAddress &&
                                                       ec2.state.vpcOfSubnet(call.region, one->subnetId) == vpc;
                                            }) ||
                        std::ranges::any_of(ec2.state.gateways.of(call.region), [&](const NatGateway *one) {
                            return one->state != GatewayState::Deleted && !one->allocation.empty() &&
                                   ec2.state.vpcOfSubnet(call.region, one->subnet) == vpc;
                        });
    if (mapped)
        return refuse("DependencyViolation", "Network " + vpc +
                                                 " has some mapped public address(es). Please unmap those public "
                                                 "address(es) before detaching the gateway.");
    gateway->vpc.clear();
    ec2.state.internetGateways.save(*gateway);
    return kDone;
}

Body deleteInternetGateway(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto *gateway, namedGateway(ec2, call));
    if (!gateway->vpc.empty())
        return refuse("DependencyViolation",
                      "The internetGateway '" + gateway->id + "' has dependencies and cannot be deleted.");
    ec2.state.internetGateways.remove(gateway->id);
    return kDone;
}

void writeEndpoint(XmlWriter &xml, const VpcEndpoint &endpoint)
{
    xml.text("vpcEndpointId", endpoint.id).text("vpcEndpointType", "Gateway").text("vpcId", endpoint.vpc);
    xml.text("serviceName", endpoint.service).text("state", "available");
    xml.text("creationTimestamp", millisToIso(endpoint.created));
    xml.element("routeTableIdSet", [&] {
        for (const auto &id : endpoint.routeTables)
            xml.text("item", id);
    });
}

Body createVpcEndpoint(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto vpc, call.parameters.required("VpcId"));
    TY_ASSIGN(const auto service, call.parameters.required("ServiceName"));
    TY_ASSIGN(const auto tags, readTagSpecifications(call.parameters, "vpc-endpoint", {"vpc-endpoint"}));
    if (!ec2.state.vpcs.find(call.region, vpc))
        return refuse("InvalidVpcId.NotFound", "The Vpc Id " + vpc + " does not exist");
    if (call.parameters.text("VpcEndpointType", "Gateway") != "Gateway")
        return refuse("UnsupportedOperation", "The local cloud has gateway endpoints only.");
    if (service != "com.amazonaws." + call.region + ".s3" && service != "com.amazonaws." + call.region + ".dynamodb")
        return refuse("InvalidServiceName", "The Vpc Endpoint Service '" + service + "' does not exist");
    const auto tables = call.parameters.list("RouteTableId");
    for (const auto &id : tables) {
        if (const auto *table = ec2.state.routeTables.find(call.region, id); !table || table->vpc != vpc)
            return refuse("InvalidRouteTableId.NotFound", "The routeTable ID '" + id + "' does not exist");
    }
    const auto &made = ec2.state.endpoints.add({.id = newResourceId("vpce-"),
                                                .region = call.region,
                                                .vpc = vpc,
                                                .service = service,
                                                .routeTables = tables,
                                                .created = nowMillis(),
                                                .tags = tags});
    XmlWriter xml;
    xml.element("vpcEndpoint", [&] { writeEndpoint(xml, made); });
    return xml.str();
}

Body describeVpcEndpoints(const Ec2Context &ec2, const Ec2Call &call)
{
    return describeSet(call, ec2.state.endpoints, kEndpointFilters, "vpcEndpointSet", writeEndpoint);
}

Body deleteVpcEndpoints(const Ec2Context &ec2, const Ec2Call &call)
{
    for (const auto &id : call.parameters.list("VpcEndpointId")) {
        if (!ec2.state.endpoints.find(call.region, id))
            return refuse("InvalidVpcEndpointId.NotFound", "The Vpc Endpoint Id '" + id + "' does not exist");
        ec2.state.endpoints.remove(id);
    }
    XmlWriter xml;
    xml.element("unsuccessful", [] {});
    return xml.str();
}

} // namespace

std::vector<Ec2Action> internetGatewayActions()
{
    return {{"CreateInternetGateway", createInternetGateway, kTagSpecification.substr(1)},
            {"DescribeInternetGateways", describeInternetGateways, kFilters},
            {"AttachInternetGateway", attachInternetGateway, "InternetGatewayId VpcId"},
            {"DetachInternetGateway", detachInternetGateway, "InternetGatewayId VpcId"},
            {"DeleteInternetGateway", deleteInternetGateway, "InternetGatewayId"},
            {"CreateVpcEndpoint", createVpcEndpoint,
             "VpcId ServiceName VpcEndpointType RouteTableId.N" + kTagSpecification},
            {"DescribeVpcEndpoints", describeVpcEndpoints, kFilters},
            {"DeleteVpcEndpoints", deleteVpcEndpoints, "VpcEndpointId.N"}};
}

} // namespace trainyard::localcloud
