// Resources around instances: Elastic IP addresses, placement groups, spot requests. Records only, with AWS's errors.

#include <algorithm>
#include <charconv>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_records.h"

namespace trainyard::localcloud {
namespace {

const FilterTable<Address> kAddressFilters = {
    {"allocation-id", [](const Address &a) { return std::vector{a.id}; }},
    {"public-ip", [](const Address &a) { return std::vector{a.publicIp}; }},
    {"instance-id", [](const Address &a) { return std::vector{a.instance}; }},
};
const FilterTable<PlacementGroup> kPlacementFilters = {
    {"group-name", [](const PlacementGroup &g) { return std::vector{g.name}; }},
    {"strategy", [](const PlacementGroup &g) { return std::vector{g.strategy}; }},
    {"state", [](const PlacementGroup &) { return std::vector<std::string>{"available"}; }},
};
const FilterTable<SpotRequest> kSpotFilters = {
    {"spot-instance-request-id", [](const SpotRequest &r) { return std::vector{r.id}; }},
    {"state", [](const SpotRequest &r) { return std::vector{r.state}; }},
    {"status-code", [](const SpotRequest &r) { return std::vector{r.status}; }},
    {"instance-id", [](const SpotRequest &r) { return std::vector{r.instance}; }},
};

const std::string kDone = "<return>true</return>";

} // namespace

Ec2Service::Body Ec2Service::allocateAddress(const Ec2Call &call)
{
    TY_ASSIGN(const auto tags, readTagSpecifications(call.parameters, "elastic-ip", {"elastic-ip"}));
    const auto own = std::count_if(m_addresses.begin(), m_addresses.end(),
                                   [&](const auto &pair) { return pair.second.region == call.region; });
    if (own >= 5) // AWS's default limit
        return refuse("AddressLimitExceeded", "The maximum number of addresses has been reached.");
    Address address;
    address.id = newResourceId("eipalloc-");
    address.region = call.region;
    address.publicIp = "127.126.255." + std::to_string(10 + m_addresses.size() % 240);
    address.created = now();
    address.tags = tags;
    save("address", address.id, address);
    m_addresses[address.id] = address;
    XmlWriter xml;
    return xml.text("publicIp", address.publicIp).text("domain", "vpc").text("allocationId", address.id).str();
}

Ec2Service::Body Ec2Service::associateAddress(const Ec2Call &call)
{
    const auto id = call.parameters.required("AllocationId");
    const auto named = namedInstances(call);
    if (!id || !named)
        return tl::unexpected(id ? named.error() : id.error());
    const auto found = m_addresses.find(*id);
    if (found == m_addresses.end() || found->second.region != call.region)
        return refuse("InvalidAllocationID.NotFound", "The allocation ID '" + *id + "' does not exist");
    if (named->size() != 1)
        return refuse("MissingParameter", "The request must contain the parameter InstanceId");
    found->second.instance = named->front()->id;
    save("address", *id, found->second);
    XmlWriter xml;
    return xml.boolean("return", true).text("associationId", "eipassoc-" + id->substr(9)).str();
}

Ec2Service::Body Ec2Service::describeAddresses(const Ec2Call &call)
{
    updateGatewaysLocked();
    return describeSet(call, m_addresses, kAddressFilters, "addressesSet", [](XmlWriter &xml, const Address &a) {
        xml.text("publicIp", a.publicIp).text("allocationId", a.id).text("domain", "vpc");
        xml.optional("instanceId", a.instance);
        if (!a.gateway.empty())
            xml.text("associationId", "eipassoc-" + a.gateway.substr(4))
                .text("networkInterfaceId", "eni-" + a.gateway.substr(4));
    });
}

Ec2Service::Body Ec2Service::releaseAddress(const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("AllocationId"));
    const auto found = m_addresses.find(id);
    if (found == m_addresses.end() || found->second.region != call.region)
        return refuse("InvalidAllocationID.NotFound", "The allocation ID '" + id + "' does not exist");
    updateGatewaysLocked();
    if (!found->second.instance.empty() || !found->second.gateway.empty())
        return refuse("InvalidIPAddress.InUse", "Address " + found->second.publicIp + " is in use.");
    m_store.remove("address", id);
    m_addresses.erase(found);
    return kDone;
}

PlacementGroup *Ec2Service::findPlacementGroup(const std::string &region, const std::string &name)
{
    for (auto &[id, group] : m_placementGroups) {
        if (group.region == region && group.name == name)
            return &group;
    }
    return nullptr;
}

Ec2Service::Body Ec2Service::createPlacementGroup(const Ec2Call &call)
{
    const auto name = call.parameters.required("GroupName");
    const auto tags = readTagSpecifications(call.parameters, "placement-group", {"placement-group"});
    if (!name || !tags)
        return tl::unexpected(name ? tags.error() : name.error());
    if (findPlacementGroup(call.region, *name))
        return refuse("InvalidPlacementGroup.Duplicate", "The placement group '" + *name + "' already exists.");
    PlacementGroup group;
    group.id = newResourceId("pg-");
    group.region = call.region;
    group.name = *name;
    group.strategy = call.parameters.text("Strategy", "cluster");
    group.tags = *tags;
    if (group.strategy != "cluster" && group.strategy != "spread")
        return refuse("InvalidParameterValue", "Value (" + group.strategy + ") for parameter strategy is invalid.");
    save("placement-group", group.id, group);
    m_placementGroups[group.id] = group;
    return kDone;
}

Ec2Service::Body Ec2Service::describePlacementGroups(const Ec2Call &call)
{
    return describeSet(call, m_placementGroups, kPlacementFilters, "placementGroupSet",
                       [](XmlWriter &xml, const PlacementGroup &g) {
                           xml.text("groupName", g.name).text("strategy", g.strategy);
                           xml.text("state", "available").text("groupId", g.id);
                       });
}

Ec2Service::Body Ec2Service::deletePlacementGroup(const Ec2Call &call)
{
    TY_ASSIGN(const auto name, call.parameters.required("GroupName"));
    const auto *group = findPlacementGroup(call.region, name);
    if (!group)
        return refuse("InvalidPlacementGroup.Unknown", "The placement group '" + name + "' is unknown.");
    for (const auto &[id, one] : m_instances) {
        if (one.region == call.region && one.live() && one.placementGroup == name)
            return refuse("InvalidPlacementGroup.InUse",
                          "The placement group '" + name + "' is in use and may not be deleted.");
    }
    const auto id = group->id;
    m_store.remove("placement-group", id);
    m_placementGroups.erase(id);
    return kDone;
}

/// The spot request of a launch; nothing for On-Demand.
ServiceResult<std::optional<SpotRequest>> Ec2Service::readSpotRequest(const Ec2Call &call)
{
    const auto market = call.parameters.structure("InstanceMarketOptions");
    const auto type = market.text("MarketType");
    if (type.empty())
        return std::optional<SpotRequest>();
    if (type != "spot") // capacity blocks need GPUs
        return refuse("UnsupportedOperation", "The local cloud knows the market type spot only.");
    if (market.text("SpotOptions.SpotInstanceType", "one-time") != "one-time")
        return refuse("UnsupportedOperation", "The local cloud knows one-time spot requests only.");
    SpotRequest request;
    request.region = call.region;
    request.maxPrice = market.text("SpotOptions.MaxPrice");
    double price = 0;
    const char *end = request.maxPrice.data() + request.maxPrice.size();
    if (!request.maxPrice.empty()) {
        const auto read = std::from_chars(request.maxPrice.data(), end, price);
        if (read.ec != std::errc() || read.ptr != end || !(price > 0))
            return refuse("InvalidParameterValue", "Invalid value '" + request.maxPrice + "' for SpotPrice.");
    }
    TY_ASSIGN(const auto tags,
              readTagSpecifications(call.parameters, "spot-instances-request",
                                    {"instance", "volume", "network-interface", "spot-instances-request"}));
    request.tags = tags;
    return std::optional(std::move(request));
}

Ec2Service::Body Ec2Service::describeSpotRequests(const Ec2Call &call)
{
    return describeSet(call, m_spotRequests, kSpotFilters, "spotInstanceRequestSet",
                       [](XmlWriter &xml, const SpotRequest &r) {
                           xml.text("spotInstanceRequestId", r.id).optional("spotPrice", r.maxPrice);
                           xml.text("type", "one-time").text("state", r.state);
                           xml.element("status", [&] { xml.text("code", r.status).text("message", r.message); });
                           xml.text("instanceId", r.instance).text("createTime", millisToIso(r.created));
                       });
}

Ec2Service::Body Ec2Service::cancelSpotRequests(const Ec2Call &call)
{
    const auto ids = call.parameters.list("SpotInstanceRequestId");
    for (const auto &id : ids) {
        const auto found = m_spotRequests.find(id);
        if (found == m_spotRequests.end() || found->second.region != call.region)
            return refuse("InvalidSpotInstanceRequestID.NotFound",
                          "The spot instance request ID '" + id + "' does not exist");
    }
    XmlWriter xml;
    xml.element("spotInstanceRequestSet", [&] {
        for (const auto &id : ids) {
            auto &request = m_spotRequests.at(id);
            if (request.state == "active") { // its instance keeps running
                request.state = "cancelled";
                request.status = "request-canceled-and-instance-running";
                save("spot-request", id, request);
            }
            xml.element("item", [&] { xml.text("spotInstanceRequestId", id).text("state", request.state); });
        }
    });
    return xml.str();
}

/// Releases the resources of an instance that has ended.
void Ec2Service::releaseResourcesLocked(const Instance &one)
{
    for (auto &[id, address] : m_addresses) {
        if (address.instance != one.id)
            continue;
        address.instance.clear();
        save("address", id, address);
    }
    if (const auto request = m_spotRequests.find(one.spotRequest);
        request != m_spotRequests.end() && request->second.state == "active") {
        request->second.state = "closed";
        request->second.status = one.stateReasonCode == "Server.SpotInstanceTermination"
                                     ? "instance-terminated-no-capacity"
                                     : "instance-terminated-by-user";
        save("spot-request", request->first, request->second);
    }
}

void Ec2Service::addResourceOperations(std::map<std::string, Operation> &out)
{
    const std::string specification =
        " TagSpecification.N.ResourceType TagSpecification.N.Tag.N.Key TagSpecification.N.Tag.N.Value";
    const std::string filters = "Filter.N.Name Filter.N.Value.N ";
    const std::string pages = filters + "MaxResults NextToken ";
    const auto add = [&](const char *name, Handler handler, const std::string &names) {
        out[name] = operation(handler, names.c_str());
    };
    add("AllocateAddress", &Ec2Service::allocateAddress, "Domain" + specification);
    add("AssociateAddress", &Ec2Service::associateAddress, "AllocationId InstanceId AllowReassociation");
    add("DescribeAddresses", &Ec2Service::describeAddresses, filters);
    add("ReleaseAddress", &Ec2Service::releaseAddress, "AllocationId");
    add("CreatePlacementGroup", &Ec2Service::createPlacementGroup, "GroupName Strategy" + specification);
    add("DescribePlacementGroups", &Ec2Service::describePlacementGroups, filters);
    add("DeletePlacementGroup", &Ec2Service::deletePlacementGroup, "GroupName");
    add("DescribeSpotPriceHistory", &Ec2Service::describeSpotPrices,
        pages + "StartTime EndTime InstanceType.N ProductDescription.N AvailabilityZone");
    add("CreateCapacityReservation", &Ec2Service::createCapacityReservation,
        "InstanceType InstancePlatform AvailabilityZone InstanceCount InstanceMatchCriteria EndDateType ClientToken" +
            specification);
    add("DescribeCapacityReservations", &Ec2Service::describeCapacityReservations, pages);
    add("CancelCapacityReservation", &Ec2Service::cancelCapacityReservation, "CapacityReservationId");
    add("DescribeSpotInstanceRequests", &Ec2Service::describeSpotRequests, pages);
    add("CancelSpotInstanceRequests", &Ec2Service::cancelSpotRequests, "SpotInstanceRequestId.N");

    // A template accepts the parameters of a launch, below its own prefix.
    std::string data;
    for (const auto &name : out.at("RunInstances").allowed) {
        if (name != "DryRun" && name != "ClientToken" && name != "MinCount" && name != "MaxCount" &&
            !name.starts_with("LaunchTemplate."))
            data += " LaunchTemplateData." + name;
    }
    add("CreateLaunchTemplate", &Ec2Service::createLaunchTemplate,
        "LaunchTemplateName VersionDescription ClientToken" + specification + data);
    add("CreateLaunchTemplateVersion", &Ec2Service::createLaunchTemplateVersion,
        "LaunchTemplateId LaunchTemplateName VersionDescription ClientToken" + data);
    add("DescribeLaunchTemplates", &Ec2Service::describeLaunchTemplates,
        pages + "LaunchTemplateId.N LaunchTemplateName.N");
    add("DescribeLaunchTemplateVersions", &Ec2Service::describeLaunchTemplateVersions,
        "LaunchTemplateId LaunchTemplateName LaunchTemplateVersion.N MaxResults NextToken");
    add("DeleteLaunchTemplate", &Ec2Service::deleteLaunchTemplate, "LaunchTemplateId LaunchTemplateName");
}

} // namespace trainyard::localcloud
