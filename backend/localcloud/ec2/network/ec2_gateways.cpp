// NAT gateways: at AWS they are billed by the hour, hold an address until they are deleted, and take minutes to be
// created and deleted.
#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

constexpr std::int64_t kComes = 60'000, kGoes = 60'000, kRemembered = 3'600'000; // milliseconds at AWS

const FilterTable<NatGateway> kGatewayFilters = {
    {"nat-gateway-id", [](const NatGateway &g) { return Values{g.id}; }},
    {"subnet-id", [](const NatGateway &g) { return Values{g.subnet}; }},
    {"state", [](const NatGateway &g) { return valuesOf(g.state); }},
};

tl::unexpected<ServiceError> unknownGateway(const std::string &id)
{
    return refuse("NatGatewayNotFound", "The Nat Gateway " + id + " was not found");
}

/// Assigns the address of a public gateway to it.
ServiceResult<void> takeAddress(const Ec2Context &ec2, const NatGateway &gateway)
{
    updateGateways(ec2);
    auto *address = ec2.state.addresses.find(gateway.region, gateway.allocation);
    if (!address)
        return refuse("InvalidAllocationID.NotFound", "The allocation ID '" + gateway.allocation + "' does not exist");
    if (!address->instance.empty() || !address->gateway.empty())
        return refuse("Resource.AlreadyAssociated",
                      "Elastic IP address [" + gateway.allocation + "] is already associated");
    address->gateway = gateway.id;
    ec2.state.addresses.save(*address);
    return {};
}

Body createNatGateway(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto subnet, call.parameters.required("SubnetId"));
    TY_ASSIGN(const auto tags, readTagSpecifications(call.parameters, "natgateway", {"natgateway"}));
    if (!ec2.state.subnet(call.region, subnet))
        return refuse("InvalidSubnetID.NotFound", "The subnet ID '" + subnet + "' does not exist");
    NatGateway gateway{.id = newResourceId("nat-"),
                       .region = call.region,
                       .subnet = subnet,
                       .allocation = call.parameters.text("AllocationId"),
                       .created = nowMillis(),
                       .stateSince = nowMillis(),
                       .tags = tags};
    const bool isPrivate = call.parameters.text("ConnectivityType", "public") == "private";
    if (isPrivate != gateway.allocation.empty())
        return refuse(isPrivate ? "InvalidParameter" : "MissingParameter",
                      isPrivate ? "A private NAT gateway takes no AllocationId."
                                : "The request must contain the parameter AllocationId");
    if (!isPrivate)
        TY_TRY(takeAddress(ec2, gateway));
    const auto &made = ec2.state.gateways.add(std::move(gateway));
    XmlWriter xml;
    xml.element("natGateway", [&] {
        xml.text("natGatewayId", made.id).text("subnetId", made.subnet).text("state", toString(made.state));
    });
    return xml.str();
}

Body describeNatGateways(const Ec2Context &ec2, const Ec2Call &call)
{
    updateGateways(ec2);
    const auto find = [&](const std::string &id) -> ServiceResult<NatGateway *> {
        auto *one = ec2.state.gateways.find(call.region, id);
        return one ? ServiceResult<NatGateway *>(one) : unknownGateway(id);
    };
    TY_ASSIGN(const auto found,
              selected(call, ec2.state.gateways, call.parameters.list("NatGatewayId"), kGatewayFilters, find));
    XmlWriter all;
    writeSet(all, "natGatewaySet", found, [&](XmlWriter &xml, const NatGateway *g) {
        xml.text("natGatewayId", g->id)
            .text("subnetId", g->subnet)
            .text("vpcId", ec2.state.vpcOfSubnet(g->region, g->subnet));
        xml.text("state", toString(g->state)).text("createTime", millisToIso(g->created));
        xml.text("connectivityType", g->allocation.empty() ? "private" : "public");
        if (const auto *address = ec2.state.addresses.find(g->region, g->allocation)) {
            xml.element("natGatewayAddressSet", [&] {
                xml.element("item", [&] {
                    xml.text("allocationId", g->allocation).text("publicIp", address->publicIp);
                    xml.text("networkInterfaceId", "eni-" + g->id.substr(4));
                });
            });
        }
        writeTags(xml, g->tags);
    });
    return all.str();
}

Body deleteNatGateway(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("NatGatewayId"));
    updateGateways(ec2);
    auto *gateway = ec2.state.gateways.find(call.region, id);
    if (!gateway || gateway->state == GatewayState::Deleted)
        return unknownGateway(id);
    if (gateway->state != GatewayState::Deleting) {
        gateway->state = GatewayState::Deleting;
        gateway->stateSince = nowMillis();
        ec2.state.gateways.save(*gateway);
    }
    XmlWriter xml;
    return xml.text("natGatewayId", id).str();
}

} // namespace

void updateGateways(const Ec2Context &ec2)
{
    const auto at = nowMillis();
    std::vector<std::string> forgotten;
    for (auto &[id, gateway] : ec2.state.gateways) {
        const auto since = at - gateway.stateSince;
        if (gateway.state == GatewayState::Deleted && since >= ec2.settings.delay(kRemembered))
            forgotten.push_back(id);
        const bool comes = gateway.state == GatewayState::Pending && since >= ec2.settings.delay(kComes);
        const bool goes = gateway.state == GatewayState::Deleting && since >= ec2.settings.delay(kGoes);
        if (!comes && !goes)
            continue;
        gateway.state = comes ? GatewayState::Available : GatewayState::Deleted;
        gateway.stateSince = at;
        ec2.state.gateways.save(gateway);
        if (auto *address = ec2.state.addresses.find(gateway.region, gateway.allocation); goes && address) {
            address->gateway.clear();
            ec2.state.addresses.save(*address);
        }
    }
    for (const auto &id : forgotten)
        ec2.state.gateways.remove(id);
}

std::vector<Ec2Action> gatewayActions()
{
    return {{"CreateNatGateway", createNatGateway,
             "SubnetId AllocationId ConnectivityType ClientToken" + kTagSpecification},
            {"DescribeNatGateways", describeNatGateways, kPages + " NatGatewayId.N"},
            {"DeleteNatGateway", deleteNatGateway, "NatGatewayId"}};
}

} // namespace trainyard::localcloud
