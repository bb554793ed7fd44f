// Regions, zones and the default network, which exist in every account.
#include <array>

#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

const FilterTable<RegionInfo> kRegionFilters = {
    {"region-name", [](const RegionInfo &r) { return Values{r.name}; }},
    {"opt-in-status", [](const RegionInfo &r) { return Values{r.optIn ? "not-opted-in" : "opt-in-not-required"}; }},
    {"endpoint", [](const RegionInfo &r) { return Values{std::string("ec2.") + r.name + ".amazonaws.com"}; }},
};

struct Place {
    std::string region, id;
    SubnetInfo subnet;
};
const FilterTable<Place> kZoneFilters = {
    {"zone-name", [](const Place &p) { return Values{p.subnet.zone}; }},
    {"zone-id", [](const Place &p) { return Values{p.subnet.zoneId}; }},
    {"region-name", [](const Place &p) { return Values{p.region}; }},
    {"state", [](const Place &) { return Values{"available"}; }},
    {"zone-type", [](const Place &) { return Values{"availability-zone"}; }},
    {"opt-in-status", [](const Place &) { return Values{"opt-in-not-required"}; }},
};
const FilterTable<Place> kSubnetFilters = {
    {"subnet-id", [](const Place &p) { return Values{p.subnet.id}; }},
    {"vpc-id", [](const Place &p) { return Values{defaultVpc(p.region)}; }},
    {"availability-zone", [](const Place &p) { return Values{p.subnet.zone}; }},
    {"availability-zone-id", [](const Place &p) { return Values{p.subnet.zoneId}; }},
    {"default-for-az", [](const Place &) { return Values{"true"}; }},
    {"state", [](const Place &) { return Values{"available"}; }},
    {"cidr-block", [](const Place &p) { return Values{p.subnet.cidr}; }},
    {"map-public-ip-on-launch", [](const Place &) { return Values{"true"}; }},
};
const FilterTable<Place> kVpcFilters = {
    {"vpc-id", [](const Place &p) { return Values{p.id}; }},
    {"is-default", [](const Place &) { return Values{"true"}; }},
    {"isDefault", [](const Place &) { return Values{"true"}; }},
    {"state", [](const Place &) { return Values{"available"}; }},
    {"cidr", [](const Place &) { return Values{kVpcCidr}; }},
};

struct RouteTable {
    std::string id, vpc;
};
const FilterTable<RouteTable> kRouteTableFilters = {
    {"route-table-id", [](const RouteTable &t) { return Values{t.id}; }},
    {"vpc-id", [](const RouteTable &t) { return Values{t.vpc}; }},
    {"association.main", [](const RouteTable &) { return Values{"true"}; }},
};

std::vector<Place> zonesOf(const std::string &region)
{
    std::vector<Place> out;
    for (const auto &subnet : subnets(region))
        out.push_back({region, subnet.id, subnet});
    return out;
}

Body describeRegions(const Ec2Context &, const Ec2Call &call)
{
    TY_ASSIGN(const auto every, call.parameters.boolean("AllRegions"));
    TY_ASSIGN(auto found, selected(call, regions(), call.parameters.list("RegionName"), kRegionFilters,
                                   &RegionInfo::name, "InvalidParameterValue", "region"));
    std::erase_if(found, [&](const RegionInfo &region) { return region.optIn && !every; });
    XmlWriter all;
    writeSet(all, "regionInfo", found, [](XmlWriter &xml, const RegionInfo &region) {
        xml.text("regionName", region.name)
            .text("regionEndpoint", std::string("ec2.") + region.name + ".amazonaws.com");
        xml.text("optInStatus", region.optIn ? "not-opted-in" : "opt-in-not-required");
    });
    return all.str();
}

Body describeAvailabilityZones(const Ec2Context &, const Ec2Call &call)
{
    TY_ASSIGN(const auto found, selected(
                                    call, zonesOf(call.region), call.parameters.list("ZoneName"), kZoneFilters,
                                    [](const Place &p) { return p.subnet.zone; }, "InvalidParameterValue", "zone"));
    XmlWriter all;
    writeSet(all, "availabilityZoneInfo", found, [&](XmlWriter &xml, const Place &place) {
        xml.text("zoneName", place.subnet.zone).text("zoneState", "available").text("regionName", call.region);
        xml.text("zoneId", place.subnet.zoneId).text("zoneType", "availability-zone");
        xml.text("optInStatus", "opt-in-not-required").text("groupName", call.region);
    });
    return all.str();
}

Body describeVpcs(const Ec2Context &, const Ec2Call &call)
{
    const std::vector<Place> own = {{call.region, defaultVpc(call.region), {}}};
    TY_ASSIGN(const auto found, selected(call, own, call.parameters.list("VpcId"), kVpcFilters, &Place::id,
                                         "InvalidVpcID.NotFound", "vpc ID"));
    XmlWriter all;
    writeSet(all, "vpcSet", found, [](XmlWriter &xml, const Place &place) {
        xml.text("vpcId", place.id).text("ownerId", kAccount).text("state", "available").text("cidrBlock", kVpcCidr);
        xml.text("instanceTenancy", "default").boolean("isDefault", true);
    });
    return all.str();
}

Body describeSubnets(const Ec2Context &, const Ec2Call &call)
{
    TY_ASSIGN(const auto found, selected(call, zonesOf(call.region), call.parameters.list("SubnetId"), kSubnetFilters,
                                         &Place::id, "InvalidSubnetID.NotFound", "subnet ID"));
    XmlWriter all;
    writeSet(all, "subnetSet", found, [&](XmlWriter &xml, const Place &place) {
        xml.text("subnetId", place.subnet.id).text("state", "available").text("vpcId", defaultVpc(call.region));
        xml.text("cidrBlock", place.subnet.cidr).number("availableIpAddressCount", 1048000);
        xml.text("availabilityZone", place.subnet.zone).text("availabilityZoneId", place.subnet.zoneId);
        xml.boolean("defaultForAz", true).boolean("mapPublicIpOnLaunch", true).text("ownerId", kAccount);
    });
    return all.str();
}

/// The default network has one route table, the main one, with a route to the Internet.
Body describeRouteTables(const Ec2Context &, const Ec2Call &call)
{
    const auto vpc = defaultVpc(call.region);
    const std::vector<RouteTable> own = {{"rtb-" + vpc.substr(4), vpc}};
    TY_ASSIGN(const auto found, selected(call, own, call.parameters.list("RouteTableId"), kRouteTableFilters,
                                         &RouteTable::id, "InvalidRouteTableID.NotFound", "routeTable ID"));
    using Route = std::pair<std::string, std::string>;
    const std::array routes{Route{kVpcCidr, "local"}, Route{"0.0.0.0/0", "igw-" + vpc.substr(4)}};
    XmlWriter all;
    writeSet(all, "routeTableSet", found, [&](XmlWriter &xml, const RouteTable &table) {
        xml.text("routeTableId", table.id).text("vpcId", vpc).text("ownerId", kAccount);
        writeSet(xml, "routeSet", routes, [](XmlWriter &item, const Route &route) {
            item.text("destinationCidrBlock", route.first).text("gatewayId", route.second).text("state", "active");
        });
        xml.element("associationSet", [&] {
            xml.element("item", [&] {
                xml.text("routeTableAssociationId", "rtbassoc-" + vpc.substr(4)).text("routeTableId", table.id);
                xml.boolean("main", true);
            });
        });
    });
    return all.str();
}

} // namespace

std::vector<Ec2Action> regionAndNetworkActions()
{
    return {{"DescribeRegions", describeRegions, kFilters + " RegionName.N AllRegions"},
            {"DescribeAvailabilityZones", describeAvailabilityZones,
             kFilters + " ZoneName.N ZoneId.N AllAvailabilityZones"},
            {"DescribeVpcs", describeVpcs, kPages + " VpcId.N"},
            {"DescribeSubnets", describeSubnets, kPages + " SubnetId.N"},
            {"DescribeRouteTables", describeRouteTables, kPages + " RouteTableId.N"}};
}

} // namespace trainyard::localcloud
