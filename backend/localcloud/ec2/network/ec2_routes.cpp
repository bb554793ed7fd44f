// Route tables. Only records, but an instance's way to the Internet can be read from them.
#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

const FilterTable<RouteTable> kRouteTableFilters = {
    {"route-table-id", [](const RouteTable &t) { return Values{t.id}; }},
    {"vpc-id", [](const RouteTable &t) { return Values{t.vpc}; }},
    {"association.main", [](const RouteTable &t) { return Values{t.isMain ? "true" : "false"}; }},
    {"association.subnet-id",
     [](const RouteTable &t) {
         Values out;
         for (const auto &[id, subnet] : t.associations)
             out.push_back(subnet);
         return out;
     }},
};

/// The default VPC has one route table, the main one, with a route to the Internet; it is not a record.
std::vector<RouteTable> tablesOf(const Ec2Context &ec2, const std::string &region)
{
    const auto vpc = defaultVpc(region);
    std::vector<RouteTable> out = {{.id = "rtb-" + vpc.substr(4),
                                    .region = region,
                                    .vpc = vpc,
                                    .isMain = true,
                                    .routes = {{"0.0.0.0/0", "igw-" + vpc.substr(4)}}}};
    for (const auto *one : ec2.state.routeTables.of(region))
        out.push_back(*one);
    return out;
}

tl::unexpected<ServiceError> unknownTable(const std::string &id)
{
    return refuse("InvalidRouteTableID.NotFound", "The routeTable ID '" + id + "' does not exist");
}

ServiceResult<RouteTable *> namedTable(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("RouteTableId"));
    if (auto *found = ec2.state.routeTables.find(call.region, id))
        return found;
    return unknownTable(id);
}

void writeTable(XmlWriter &xml, const Ec2Context &ec2, const RouteTable &table)
{
    const auto *vpc = ec2.state.vpcs.find(table.region, table.vpc);
    std::vector<Route> routes = {{vpc ? vpc->cidr : std::string(kVpcCidr), "local"}};
    routes.insert(routes.end(), table.routes.begin(), table.routes.end());
    xml.text("routeTableId", table.id).text("vpcId", table.vpc).text("ownerId", kAccount);
    writeSet(xml, "routeSet", routes, [](XmlWriter &item, const Route &route) {
        item.text("destinationCidrBlock", route.cidr);
        item.text(route.target.starts_with("nat-") ? "natGatewayId" : "gatewayId", route.target);
        item.text("state", "active");
    });
    xml.element("associationSet", [&] {
        if (table.isMain)
            xml.element("item", [&] {
                xml.text("routeTableAssociationId", "rtbassoc-" + table.id.substr(4)).text("routeTableId", table.id);
                xml.boolean("main", true);
            });
        for (const auto &association : table.associations)
            xml.element("item", [&] {
                xml.text("routeTableAssociationId", association.first).text("routeTableId", table.id);
                xml.text("subnetId", association.second).boolean("main", false);
            });
    });
    writeTags(xml, table.tags);
}

Body describeRouteTables(const Ec2Context &ec2, const Ec2Call &call)
{
    auto found = tablesOf(ec2, call.region);
    const auto ids = call.parameters.list("RouteTableId");
    for (const auto &id : ids) {
        if (std::ranges::find(found, id, &RouteTable::id) == found.end())
            return unknownTable(id);
    }
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, kRouteTableFilters));
    std::erase_if(found, [&](const RouteTable &table) {
        return !among(ids, table.id) || !passes(filters, kRouteTableFilters, table, table.tags).value_or(false);
    });
    return pageOf(call, found, 5, 100, "routeTableSet",
                  [&](XmlWriter &xml, const RouteTable &table) { writeTable(xml, ec2, table); });
}

Body createRouteTable(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto vpc, call.parameters.required("VpcId"));
    TY_ASSIGN(const auto tags, readTagSpecifications(call.parameters, "route-table", {"route-table"}));
    if (!ec2.state.vpcs.find(call.region, vpc))
        return refuse("InvalidVpcID.NotFound", "The vpc ID '" + vpc + "' does not exist");
    const auto &made = ec2.state.routeTables.add(
        {.id = newResourceId("rtb-"), .region = call.region, .vpc = vpc, .routes = {}, .tags = tags});
    XmlWriter xml;
    xml.element("routeTable", [&] { writeTable(xml, ec2, made); });
    return xml.str();
}

Body deleteRouteTable(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto *table, namedTable(ec2, call));
    if (table->isMain || !table->associations.empty())
        return refuse("DependencyViolation",
                      "The routeTable '" + table->id + "' has dependencies and cannot be deleted.");
    ec2.state.routeTables.remove(table->id);
    return kDone;
}

/// \return id of the gateway that the route leads to
ServiceResult<std::string> routeTarget(const Ec2Context &ec2, const Ec2Call &call, const RouteTable &table)
{
    const auto gateway = call.parameters.text("GatewayId"), nat = call.parameters.text("NatGatewayId");
    if (gateway.empty() == nat.empty())
        return refuse("MissingParameter", "The request must contain exactly one of GatewayId and NatGatewayId");
    if (!nat.empty()) {
        const auto *found = ec2.state.gateways.find(call.region, nat);
        return found ? ServiceResult<std::string>(nat)
                     : refuse("InvalidNatGatewayID.NotFound", "The natGateway ID '" + nat + "' does not exist");
    }
    const auto *found = ec2.state.internetGateways.find(call.region, gateway);
    if (!found)
        return refuse("InvalidGatewayID.NotFound", "The gateway ID '" + gateway + "' does not exist");
    if (found->vpc != table.vpc)
        return refuse("InvalidParameterValue",
                      "route table " + table.id + " and network gateway " + gateway + " belong to different networks");
    return gateway;
}

Body createRoute(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto *table, namedTable(ec2, call));
    TY_ASSIGN(const auto cidr, call.parameters.required("DestinationCidrBlock"));
    TY_TRY(readCidr(cidr));
    TY_ASSIGN(const auto target, routeTarget(ec2, call, *table));
    if (std::ranges::find(table->routes, cidr, &Route::cidr) != table->routes.end())
        return refuse("RouteAlreadyExists", "The route identified by " + cidr + " already exists.");
    table->routes.push_back({cidr, target});
    ec2.state.routeTables.save(*table);
    return kDone;
}

Body deleteRoute(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto *table, namedTable(ec2, call));
    const auto cidr = call.parameters.text("DestinationCidrBlock");
    if (std::erase_if(table->routes, [&](const Route &route) { return route.cidr == cidr; }) == 0)
        return refuse("InvalidRoute.NotFound",
                      "no route with destination-cidr-block " + cidr + " in route table " + table->id);
    ec2.state.routeTables.save(*table);
    return kDone;
}

Body associateRouteTable(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto *table, namedTable(ec2, call));
    TY_ASSIGN(const auto subnet, call.parameters.required("SubnetId"));
    const auto *found = ec2.state.ownSubnets.find(call.region, subnet);
    if (!found)
        return refuse("InvalidSubnetID.NotFound", "The subnet ID '" + subnet + "' does not exist");
    if (found->vpc != table->vpc)
        return refuse("InvalidParameterValue",
                      "route table " + table->id + " and subnet " + subnet + " belong to different networks");
    for (const auto *other : ec2.state.routeTables.of(call.region)) {
        for (const auto &[id, taken] : other->associations) {
            if (taken == subnet)
                return refuse("Resource.AlreadyAssociated", "the specified association for route table " + table->id +
                                                                " conflicts with an existing association");
        }
    }
    const auto id = newResourceId("rtbassoc-");
    table->associations[id] = subnet;
    ec2.state.routeTables.save(*table);
    XmlWriter xml;
    xml.text("associationId", id).element("associationState", [&] { xml.text("state", "associated"); });
    return xml.str();
}

Body disassociateRouteTable(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("AssociationId"));
    for (auto *table : ec2.state.routeTables.of(call.region)) {
        if (table->associations.erase(id) == 0)
            continue;
        ec2.state.routeTables.save(*table);
        return kDone;
    }
    return refuse("InvalidAssociationID.NotFound", "The association ID '" + id + "' does not exist");
}

} // namespace

std::vector<Ec2Action> routeActions()
{
    return {{"DescribeRouteTables", describeRouteTables, kPages + " RouteTableId.N"},
            {"CreateRouteTable", createRouteTable, "VpcId" + kTagSpecification},
            {"DeleteRouteTable", deleteRouteTable, "RouteTableId"},
            {"CreateRoute", createRoute, "RouteTableId DestinationCidrBlock GatewayId NatGatewayId"},
            {"DeleteRoute", deleteRoute, "RouteTableId DestinationCidrBlock"},
            {"AssociateRouteTable", associateRouteTable, "RouteTableId SubnetId"},
            {"DisassociateRouteTable", disassociateRouteTable, "AssociationId"}};
}

} // namespace trainyard::localcloud
