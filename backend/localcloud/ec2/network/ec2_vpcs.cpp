// VPCs: the default one of the region, which exists in every account, and those that clients create.
#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

constexpr std::size_t kMostVpcs = 5; ///< AWS's default limit for a region; the default VPC counts

std::vector<Vpc> vpcsOf(const Ec2Context &ec2, const std::string &region)
{
    std::vector<Vpc> out = {{defaultVpc(region), region, kVpcCidr, true, true, 0, {}}};
    for (const auto *one : ec2.state.vpcs.of(region))
        out.push_back(*one);
    return out;
}

bool isDefault(const Vpc &vpc)
{
    return vpc.id == defaultVpc(vpc.region);
}

const FilterTable<Vpc> kVpcFilters = {
    {"vpc-id", [](const Vpc &v) { return Values{v.id}; }},
    {"is-default", [](const Vpc &v) { return Values{isDefault(v) ? "true" : "false"}; }},
    {"isDefault", [](const Vpc &v) { return Values{isDefault(v) ? "true" : "false"}; }},
    {"state", [](const Vpc &) { return Values{"available"}; }},
    {"cidr", [](const Vpc &v) { return Values{v.cidr}; }},
};

void writeVpc(XmlWriter &xml, const Vpc &vpc)
{
    xml.text("vpcId", vpc.id).text("ownerId", kAccount).text("state", "available").text("cidrBlock", vpc.cidr);
    xml.text("instanceTenancy", "default").boolean("isDefault", isDefault(vpc));
    writeTags(xml, vpc.tags);
}

tl::unexpected<ServiceError> unknownVpc(const std::string &id)
{
    return refuse("InvalidVpcID.NotFound", "The vpc ID '" + id + "' does not exist");
}

Body describeVpcs(const Ec2Context &ec2, const Ec2Call &call)
{
    auto found = vpcsOf(ec2, call.region);
    const auto ids = call.parameters.list("VpcId");
    for (const auto &id : ids) {
        if (std::ranges::find(found, id, &Vpc::id) == found.end())
            return unknownVpc(id);
    }
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, kVpcFilters));
    std::erase_if(found, [&](const Vpc &vpc) {
        return !among(ids, vpc.id) || !passes(filters, kVpcFilters, vpc, vpc.tags).value_or(false);
    });
    return pageOf(call, found, 5, 1000, "vpcSet", writeVpc);
}

/// As at AWS, a VPC comes with a default security group and a main route table.
Body createVpc(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto cidr, call.parameters.required("CidrBlock"));
    TY_TRY(readCidr(cidr));
    TY_ASSIGN(const auto tags, readTagSpecifications(call.parameters, "vpc", {"vpc"}));
    if (vpcsOf(ec2, call.region).size() >= kMostVpcs)
        return refuse("VpcLimitExceeded", "The maximum number of VPCs has been reached.");
    const auto &vpc = ec2.state.vpcs.add(
        {.id = newResourceId("vpc-"), .region = call.region, .cidr = cidr, .created = nowMillis(), .tags = tags});
    SecurityGroup group{newResourceId("sg-"), call.region, "default", "default VPC security group", {}, {}, vpc.id};
    group.ingress.push_back({newResourceId("sgr-"), "-1", {}, {}, group.id, {}});
    ec2.state.groups.add(std::move(group));
    ec2.state.routeTables.add({.id = newResourceId("rtb-"), .region = call.region, .vpc = vpc.id, .isMain = true});
    XmlWriter xml;
    xml.element("vpc", [&] { writeVpc(xml, vpc); });
    return xml.str();
}

Body deleteVpc(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("VpcId"));
    if (id == defaultVpc(call.region))
        return refuse("OperationNotPermitted", "The local cloud does not delete the default VPC.");
    if (!ec2.state.vpcs.find(call.region, id))
        return unknownVpc(id);
    const auto inside = [&](const auto *one) { return one->vpc == id; };
    const auto groups = ec2.state.groups.of(call.region);
    const auto tables = ec2.state.routeTables.of(call.region);
    const bool used =
        std::ranges::any_of(ec2.state.ownSubnets.of(call.region), inside) ||
        std::ranges::any_of(ec2.state.internetGateways.of(call.region), inside) ||
        std::ranges::any_of(ec2.state.endpoints.of(call.region), inside) ||
        std::ranges::any_of(groups, [&](const auto *one) { return inside(one) && one->name != "default"; }) ||
        std::ranges::any_of(tables, [&](const auto *one) { return inside(one) && !one->isMain; });
    if (used)
        return refuse("DependencyViolation", "The vpc '" + id + "' has dependencies and cannot be deleted.");
    for (const auto *one : groups) {
        if (inside(one))
            ec2.state.groups.remove(one->id);
    }
    for (const auto *one : tables) {
        if (inside(one))
            ec2.state.routeTables.remove(one->id);
    }
    ec2.state.vpcs.remove(id);
    return kDone;
}

Body modifyVpcAttribute(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("VpcId"));
    auto *vpc = ec2.state.vpcs.find(call.region, id);
    if (!vpc)
        return id == defaultVpc(call.region)
                   ? Body(refuse("UnsupportedOperation", "The local cloud does not modify the default VPC."))
                   : Body(unknownVpc(id));
    TY_ASSIGN(vpc->dnsSupport, call.parameters.boolean("EnableDnsSupport.Value", vpc->dnsSupport));
    TY_ASSIGN(vpc->dnsHostnames, call.parameters.boolean("EnableDnsHostnames.Value", vpc->dnsHostnames));
    ec2.state.vpcs.save(*vpc);
    return kDone;
}

Body describeVpcAttribute(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("VpcId"));
    TY_ASSIGN(const auto attribute, call.parameters.required("Attribute"));
    const auto all = vpcsOf(ec2, call.region);
    const auto vpc = std::ranges::find(all, id, &Vpc::id);
    if (vpc == all.end())
        return unknownVpc(id);
    if (attribute != "enableDnsSupport" && attribute != "enableDnsHostnames")
        return refuse("UnsupportedOperation", "The local cloud does not describe the attribute " + attribute + ".");
    XmlWriter xml;
    xml.text("vpcId", id);
    xml.element(attribute,
                [&] { xml.boolean("value", attribute == "enableDnsSupport" ? vpc->dnsSupport : vpc->dnsHostnames); });
    return xml.str();
}

} // namespace

std::vector<Ec2Action> vpcActions()
{
    return {{"CreateVpc", createVpc, "CidrBlock InstanceTenancy" + kTagSpecification},
            {"DescribeVpcs", describeVpcs, kPages + " VpcId.N"},
            {"DeleteVpc", deleteVpc, "VpcId"},
            {"ModifyVpcAttribute", modifyVpcAttribute, "VpcId EnableDnsSupport.Value EnableDnsHostnames.Value"},
            {"DescribeVpcAttribute", describeVpcAttribute, "VpcId Attribute"}};
}

} // namespace trainyard::localcloud
