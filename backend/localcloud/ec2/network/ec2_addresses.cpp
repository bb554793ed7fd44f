// Elastic IP addresses. Records only, with AWS's errors: instances are reached at their own loopback addresses.
#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

const FilterTable<Address> kAddressFilters = {
    {"allocation-id", [](const Address &a) { return Values{a.id}; }},
    {"public-ip", [](const Address &a) { return Values{a.publicIp}; }},
    {"instance-id", [](const Address &a) { return Values{a.instance}; }},
};

ServiceResult<Address *> namedAddress(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("AllocationId"));
    if (auto *found = ec2.state.addresses.find(call.region, id))
        return found;
    return refuse("InvalidAllocationID.NotFound", "The allocation ID '" + id + "' does not exist");
}

Body allocateAddress(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto tags, readTagSpecifications(call.parameters, "elastic-ip", {"elastic-ip"}));
    if (ec2.state.addresses.of(call.region).size() >= 5) // AWS's default limit
        return refuse("AddressLimitExceeded", "The maximum number of addresses has been reached.");
    const auto &address =
        ec2.state.addresses.add({.id = newResourceId("eipalloc-"),
                                 .region = call.region,
                                 .publicIp = "127.126.255." + std::to_string(10 + ec2.state.addresses.size() % 240),
                                 .created = nowMillis(),
                                 .tags = tags});
    XmlWriter xml;
    return xml.text("publicIp", address.publicIp).text("domain", "vpc").text("allocationId", address.id).str();
}

Body associateAddress(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto *address, namedAddress(ec2, call));
    TY_ASSIGN(const auto *instance, namedInstance(ec2.state, call));
    address->instance = instance->id;
    ec2.state.addresses.save(*address);
    XmlWriter xml;
    return xml.boolean("return", true).text("associationId", "eipassoc-" + address->id.substr(9)).str();
}

Body describeAddresses(const Ec2Context &ec2, const Ec2Call &call)
{
    updateGateways(ec2);
    return describeSet(call, ec2.state.addresses, kAddressFilters, "addressesSet",
                       [](XmlWriter &xml, const Address &a) {
                           xml.text("publicIp", a.publicIp).text("allocationId", a.id).text("domain", "vpc");
                           xml.optional("instanceId", a.instance);
                           if (!a.gateway.empty())
                               xml.text("associationId", "eipassoc-" + a.gateway.substr(4))
                                   .text("networkInterfaceId", "eni-" + a.gateway.substr(4));
                       });
}

Body releaseAddress(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto *address, namedAddress(ec2, call));
    updateGateways(ec2);
    if (!address->instance.empty() || !address->gateway.empty())
        return refuse("InvalidIPAddress.InUse", "Address " + address->publicIp + " is in use.");
    ec2.state.addresses.remove(address->id);
    return kDone;
}

} // namespace

std::vector<Ec2Action> addressActions()
{
    return {{"AllocateAddress", allocateAddress, "Domain" + kTagSpecification},
            {"AssociateAddress", associateAddress, "AllocationId InstanceId AllowReassociation"},
            {"DescribeAddresses", describeAddresses, kFilters},
            {"ReleaseAddress", releaseAddress, "AllocationId"}};
}

} // namespace trainyard::localcloud
