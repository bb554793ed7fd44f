// Route tables and spot placement scores, which have no effect on launches; also registers the NAT gateway operations.
#include <algorithm>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_records.h"

namespace trainyard::localcloud {
namespace {

struct Table {
    std::string id, vpc;
};
const FilterTable<Table> kTableFilters = {
    {"route-table-id", [](const Table &t) { return std::vector{t.id}; }},
    {"vpc-id", [](const Table &t) { return std::vector{t.vpc}; }},
    {"association.main", [](const Table &) { return std::vector<std::string>{"true"}; }},
};

} // namespace

void Ec2Service::addNetworkOperations(std::map<std::string, Operation> &out)
{
    out["DescribeRouteTables"] = operation(&Ec2Service::describeRouteTables,
                                           "Filter.N.Name Filter.N.Value.N MaxResults NextToken RouteTableId.N");
    out["CreateNatGateway"] =
        operation(&Ec2Service::createNatGateway, "SubnetId AllocationId ConnectivityType ClientToken "
                                                 "TagSpecification.N.ResourceType TagSpecification.N.Tag.N.Key "
                                                 "TagSpecification.N.Tag.N.Value");
    out["DescribeNatGateways"] = operation(&Ec2Service::describeNatGateways,
                                           "Filter.N.Name Filter.N.Value.N NatGatewayId.N MaxResults NextToken");
    out["DeleteNatGateway"] = operation(&Ec2Service::deleteNatGateway, "NatGatewayId");
    out["GetSpotPlacementScores"] =
        operation(&Ec2Service::spotPlacementScores, "InstanceType.N TargetCapacity TargetCapacityUnitType "
                                                    "SingleAvailabilityZone RegionName.N MaxResults NextToken");
}

/// The default network has one route table, the main one, with a route to the Internet.
Ec2Service::Body Ec2Service::describeRouteTables(const Ec2Call &call)
{
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    const auto vpc = defaultVpc(call.region);
    const Table table{"rtb-" + vpc.substr(4), vpc};
    TY_ASSIGN(const auto wanted, passes(filters, kTableFilters, table, {}));
    for (const auto &id : call.parameters.list("RouteTableId")) {
        if (id != table.id)
            return refuse("InvalidRouteTableID.NotFound", "The routeTable ID '" + id + "' does not exist");
    }
    XmlWriter xml;
    xml.element("routeTableSet", [&] {
        if (!wanted)
            return;
        xml.element("item", [&] {
            xml.text("routeTableId", table.id).text("vpcId", vpc).text("ownerId", kAccount);
            xml.element("routeSet", [&] {
                for (const auto &route :
                     {std::pair<std::string, std::string>{kVpcCidr, "local"}, {"0.0.0.0/0", "igw-" + vpc.substr(4)}})
                    xml.element("item", [&] {
                        xml.text("destinationCidrBlock", route.first)
                            .text("gatewayId", route.second)
                            .text("state", "active");
                    });
            });
            xml.element("associationSet", [&] {
                xml.element("item", [&] {
                    xml.text("routeTableAssociationId", "rtbassoc-" + vpc.substr(4)).text("routeTableId", table.id);
                    xml.boolean("main", true);
                });
            });
        });
    });
    return xml.str();
}

/// Capacity is always available here; --fault simulates its absence.
Ec2Service::Body Ec2Service::spotPlacementScores(const Ec2Call &call)
{
    const auto capacity = call.parameters.number("TargetCapacity");
    const auto byZone = call.parameters.boolean("SingleAvailabilityZone");
    if (!capacity || !byZone)
        return tl::unexpected(capacity ? byZone.error() : capacity.error());
    if (!*capacity || **capacity < 1)
        return refuse("InvalidParameterValue", "TargetCapacity must be at least 1");
    for (const auto &type : call.parameters.list("InstanceType")) {
        if (!findType(type))
            return refuse("InvalidParameterValue", "The instance type '" + type + "' does not exist");
    }
    auto wanted = call.parameters.list("RegionName");
    if (wanted.empty())
        wanted.push_back(call.region);
    XmlWriter xml;
    xml.element("spotPlacementScoreSet", [&] {
        for (const auto &region : wanted) {
            for (const auto &subnet : subnets(region)) {
                xml.element("item", [&] {
                    xml.text("region", region);
                    if (*byZone)
                        xml.text("availabilityZoneId", subnet.zoneId);
                    xml.number("score", 9);
                });
                if (!*byZone)
                    break;
            }
        }
    });
    return xml.str();
}

} // namespace trainyard::localcloud
