// NAT gateways: at AWS they are billed by the hour, hold an address until they are deleted, and take minutes to be
// created and deleted.
#include <algorithm>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_records.h"

namespace trainyard::localcloud {
namespace {

constexpr std::int64_t kComes = 60'000, kGoes = 60'000, kRemembered = 3'600'000; // milliseconds at AWS

const FilterTable<NatGateway> kGatewayFilters = {
    {"nat-gateway-id", [](const NatGateway &g) { return std::vector{g.id}; }},
    {"subnet-id", [](const NatGateway &g) { return std::vector{g.subnet}; }},
    {"state", [](const NatGateway &g) { return std::vector{g.state}; }},
};

tl::unexpected<ServiceError> unknownGateway(const std::string &id)
{
    return refuse("NatGatewayNotFound", "The Nat Gateway " + id + " was not found");
}

} // namespace

/// Applies the state changes that are due; called before gateways or addresses are read.
void Ec2Service::updateGatewaysLocked()
{
    const auto at = now();
    std::vector<std::string> forgotten;
    for (auto &[id, gateway] : m_gateways) {
        const auto since = at - gateway.stateSince;
        if (gateway.state == "deleted" && since >= delay(kRemembered))
            forgotten.push_back(id);
        const bool comes = gateway.state == "pending" && since >= delay(kComes);
        const bool goes = gateway.state == "deleting" && since >= delay(kGoes);
        if (!comes && !goes)
            continue;
        gateway.state = comes ? "available" : "deleted";
        gateway.stateSince = at;
        save("natgateway", id, gateway);
        if (const auto address = m_addresses.find(gateway.allocation); goes && address != m_addresses.end()) {
            address->second.gateway.clear();
            save("address", address->first, address->second);
        }
    }
    for (const auto &id : forgotten) {
        m_store.remove("natgateway", id);
        m_gateways.erase(id);
    }
}

Ec2Service::Body Ec2Service::createNatGateway(const Ec2Call &call)
{
    const auto subnet = call.parameters.required("SubnetId");
    const auto tags = readTagSpecifications(call.parameters, "natgateway", {"natgateway"});
    if (!subnet || !tags)
        return tl::unexpected(subnet ? tags.error() : subnet.error());
    const auto places = subnets(call.region);
    if (std::none_of(places.begin(), places.end(), [&](const auto &place) { return place.id == *subnet; }))
        return refuse("InvalidSubnetID.NotFound", "The subnet ID '" + *subnet + "' does not exist");
    NatGateway gateway;
    gateway.id = newResourceId("nat-");
    gateway.region = call.region;
    gateway.subnet = *subnet;
    gateway.allocation = call.parameters.text("AllocationId");
    gateway.created = gateway.stateSince = now();
    gateway.tags = *tags;
    const bool isPrivate = call.parameters.text("ConnectivityType", "public") == "private";
    if (isPrivate != gateway.allocation.empty())
        return refuse(isPrivate ? "InvalidParameter" : "MissingParameter",
                      isPrivate ? "A private NAT gateway takes no AllocationId."
                                : "The request must contain the parameter AllocationId");
    if (!isPrivate) {
        updateGatewaysLocked();
        const auto address = m_addresses.find(gateway.allocation);
        if (address == m_addresses.end() || address->second.region != call.region)
            return refuse("InvalidAllocationID.NotFound",
                          "The allocation ID '" + gateway.allocation + "' does not exist");
        if (!address->second.instance.empty() || !address->second.gateway.empty())
            return refuse("Resource.AlreadyAssociated",
                          "Elastic IP address [" + gateway.allocation + "] is already associated");
        address->second.gateway = gateway.id;
        save("address", address->first, address->second);
    }
    save("natgateway", gateway.id, gateway);
    m_gateways[gateway.id] = gateway;
    XmlWriter xml;
    xml.element("natGateway", [&] {
        xml.text("natGatewayId", gateway.id).text("subnetId", gateway.subnet).text("state", gateway.state);
    });
    return xml.str();
}

Ec2Service::Body Ec2Service::describeNatGateways(const Ec2Call &call)
{
    updateGatewaysLocked();
    const auto wanted = call.parameters.list("NatGatewayId");
    for (const auto &id : wanted) {
        if (const auto found = m_gateways.find(id); found == m_gateways.end() || found->second.region != call.region)
            return unknownGateway(id);
    }
    std::map<std::string, NatGateway> asked;
    std::copy_if(m_gateways.begin(), m_gateways.end(), std::inserter(asked, asked.end()), [&](const auto &pair) {
        return wanted.empty() || std::find(wanted.begin(), wanted.end(), pair.first) != wanted.end();
    });
    return describeSet(call, asked, kGatewayFilters, "natGatewaySet", [&](XmlWriter &xml, const NatGateway &g) {
        xml.text("natGatewayId", g.id).text("subnetId", g.subnet).text("vpcId", defaultVpc(g.region));
        xml.text("state", g.state).text("createTime", millisToIso(g.created));
        xml.text("connectivityType", g.allocation.empty() ? "private" : "public");
        const auto address = m_addresses.find(g.allocation);
        if (address == m_addresses.end())
            return;
        xml.element("natGatewayAddressSet", [&] {
            xml.element("item", [&] {
                xml.text("allocationId", g.allocation).text("publicIp", address->second.publicIp);
                xml.text("networkInterfaceId", "eni-" + g.id.substr(4));
            });
        });
    });
}

Ec2Service::Body Ec2Service::deleteNatGateway(const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("NatGatewayId"));
    updateGatewaysLocked();
    const auto found = m_gateways.find(id);
    if (found == m_gateways.end() || found->second.region != call.region || found->second.state == "deleted")
        return unknownGateway(id);
    if (found->second.state != "deleting") {
        found->second.state = "deleting";
        found->second.stateSince = now();
        save("natgateway", id, found->second);
    }
    XmlWriter xml;
    return xml.text("natGatewayId", id).str();
}

} // namespace trainyard::localcloud
