// Subnets: the default ones, one for each zone, and those that clients create.
#include <charconv>

#include <arpa/inet.h>

#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

const FilterTable<SubnetInfo> kSubnetFilters = {
    {"subnet-id", [](const SubnetInfo &s) { return Values{s.id}; }},
    {"vpc-id", [](const SubnetInfo &s) { return Values{s.vpc}; }},
    {"availability-zone", [](const SubnetInfo &s) { return Values{s.zone}; }},
    {"availability-zone-id", [](const SubnetInfo &s) { return Values{s.zoneId}; }},
    {"default-for-az", [](const SubnetInfo &s) { return Values{s.isDefault ? "true" : "false"}; }},
    {"state", [](const SubnetInfo &) { return Values{"available"}; }},
    {"cidr-block", [](const SubnetInfo &s) { return Values{s.cidr}; }},
    {"map-public-ip-on-launch", [](const SubnetInfo &s) { return Values{s.mapsPublic ? "true" : "false"}; }},
};

tl::unexpected<ServiceError> unknownSubnet(const std::string &id)
{
    return refuse("InvalidSubnetID.NotFound", "The subnet ID '" + id + "' does not exist");
}

bool overlap(const Cidr &a, const Cidr &b)
{
    const auto bits = std::min(a.bits, b.bits);
    const auto mask = bits == 0 ? 0u : ~0u << (32 - bits);
    return (a.address & mask) == (b.address & mask);
}

void writeSubnet(XmlWriter &xml, const SubnetInfo &subnet)
{
    xml.text("subnetId", subnet.id).text("state", "available").text("vpcId", subnet.vpc);
    xml.text("cidrBlock", subnet.cidr);
    xml.number("availableIpAddressCount", subnet.isDefault ? 1048000 : std::int64_t(subnet.last - subnet.first) - 7);
    xml.text("availabilityZone", subnet.zone).text("availabilityZoneId", subnet.zoneId);
    xml.boolean("defaultForAz", subnet.isDefault).boolean("mapPublicIpOnLaunch", subnet.mapsPublic);
    xml.text("ownerId", kAccount);
    writeTags(xml, subnet.tags);
}

Body describeSubnets(const Ec2Context &ec2, const Ec2Call &call)
{
    auto found = ec2.state.subnets(call.region);
    const auto ids = call.parameters.list("SubnetId");
    for (const auto &id : ids) {
        if (std::ranges::find(found, id, &SubnetInfo::id) == found.end())
            return unknownSubnet(id);
    }
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, kSubnetFilters));
    std::erase_if(found, [&](const SubnetInfo &subnet) {
        return !among(ids, subnet.id) || !passes(filters, kSubnetFilters, subnet, subnet.tags).value_or(false);
    });
    return pageOf(call, found, 5, 1000, "subnetSet", writeSubnet);
}

/// Checks the CIDR block of a new subnet: inside that of the VPC, and apart from the other subnets.
ServiceResult<void> checkBlock(const Ec2Context &ec2, const Vpc &vpc, const std::string &text)
{
    TY_ASSIGN(const auto wanted, readCidr(text));
    TY_ASSIGN(const auto whole, readCidr(vpc.cidr));
    if (wanted.bits < whole.bits || !overlap(wanted, whole))
        return refuse("InvalidSubnet.Range", "The CIDR '" + text + "' is invalid.");
    for (const auto *other : ec2.state.ownSubnets.of(vpc.region)) {
        TY_ASSIGN(const auto taken, readCidr(other->cidr));
        if (other->vpc == vpc.id && overlap(wanted, taken))
            return refuse("InvalidSubnet.Conflict", "The CIDR '" + text + "' conflicts with another subnet");
    }
    return {};
}

Body createSubnet(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto vpcId, call.parameters.required("VpcId"));
    TY_ASSIGN(const auto cidr, call.parameters.required("CidrBlock"));
    TY_ASSIGN(const auto tags, readTagSpecifications(call.parameters, "subnet", {"subnet"}));
    const auto *vpc = ec2.state.vpcs.find(call.region, vpcId);
    if (!vpc)
        return vpcId == defaultVpc(call.region)
                   ? refuse("UnsupportedOperation", "The local cloud adds no subnets to the default VPC.")
                   : refuse("InvalidVpcID.NotFound", "The vpc ID '" + vpcId + "' does not exist");
    TY_TRY(checkBlock(ec2, *vpc, cidr));
    const auto zones = subnets(call.region);
    const auto zone = call.parameters.text("AvailabilityZone", zones.front().zone);
    if (std::ranges::find(zones, zone, &SubnetInfo::zone) == zones.end())
        return refuse("InvalidParameterValue", "Value (" + zone + ") for parameter availabilityZone is invalid.");
    int block = 0; // the first that no subnet of any region has: all regions share the addresses of this computer
    const auto taken = [&] {
        return std::any_of(ec2.state.ownSubnets.begin(), ec2.state.ownSubnets.end(),
                           [&](const auto &pair) { return pair.second.block == block; });
    };
    while (taken())
        ++block;
    if (block >= kMostSubnets)
        return refuse("SubnetLimitExceeded", "The local cloud has no addresses for more subnets.");
    const auto id = ec2.state.ownSubnets
                        .add({.id = newResourceId("subnet-"),
                              .region = call.region,
                              .vpc = vpcId,
                              .cidr = cidr,
                              .zone = zone,
                              .block = block,
                              .tags = tags})
                        .id;
    XmlWriter xml;
    xml.element("subnet", [&] { writeSubnet(xml, ec2.state.subnet(call.region, id).value()); });
    return xml.str();
}

ServiceResult<Subnet *> createdSubnet(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("SubnetId"));
    if (auto *found = ec2.state.ownSubnets.find(call.region, id))
        return found;
    if (ec2.state.subnet(call.region, id))
        return refuse("UnsupportedOperation", "The local cloud does not change default subnets.");
    return unknownSubnet(id);
}

Body deleteSubnet(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto *subnet, createdSubnet(ec2, call));
    updateGateways(ec2);
    const auto id = subnet->id;
    const bool used = std::ranges::any_of(ec2.state.instances.of(call.region),
                                          [&](const Instance *one) { return one->live() && one->subnetId == id; }) ||
                      std::ranges::any_of(ec2.state.gateways.of(call.region), [&](const NatGateway *one) {
                          return one->subnet == id && one->state != GatewayState::Deleted;
                      });
    if (used)
        return refuse("DependencyViolation", "The subnet '" + id + "' has dependencies and cannot be deleted.");
    for (auto *table : ec2.state.routeTables.of(call.region)) {
        if (std::erase_if(table->associations, [&](const auto &pair) { return pair.second == id; }) > 0)
            ec2.state.routeTables.save(*table);
    }
    ec2.state.ownSubnets.remove(id);
    return kDone;
}

Body modifySubnetAttribute(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto *subnet, createdSubnet(ec2, call));
    TY_ASSIGN(subnet->mapsPublic, call.parameters.boolean("MapPublicIpOnLaunch.Value", subnet->mapsPublic));
    ec2.state.ownSubnets.save(*subnet);
    return kDone;
}

} // namespace

ServiceResult<Cidr> readCidr(const std::string &text)
{
    const auto slash = text.find('/');
    Cidr cidr;
    in_addr raw{};
    const auto *end = text.data() + text.size();
    const auto *from = slash == std::string::npos ? end : text.data() + slash + 1;
    const auto read = std::from_chars(from, end, cidr.bits);
    if (read.ec != std::errc() || read.ptr != end || cidr.bits < 0 || cidr.bits > 32 ||
        ::inet_pton(AF_INET, text.substr(0, slash).c_str(), &raw) != 1)
        return refuse("InvalidParameterValue", "Value (" + text +
                                                   ") for parameter cidrBlock is invalid. This is not a valid CIDR "
                                                   "block.");
    cidr.address = ntohl(raw.s_addr);
    return cidr;
}

std::vector<Ec2Action> subnetActions()
{
    return {{"CreateSubnet", createSubnet, "VpcId CidrBlock AvailabilityZone" + kTagSpecification},
            {"DescribeSubnets", describeSubnets, kPages + " SubnetId.N"},
            {"DeleteSubnet", deleteSubnet, "SubnetId"},
            {"ModifySubnetAttribute", modifySubnetAttribute, "SubnetId MapPublicIpOnLaunch.Value"}};
}

} // namespace trainyard::localcloud
