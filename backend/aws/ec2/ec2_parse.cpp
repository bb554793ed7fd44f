#include "backend/aws/ec2/ec2_parse_internal.h"

#include <algorithm>

#include "backend/aws/wire/xml_internal.h"

namespace trainyard::aws::ec2 {

using pugi::xml_node;
using xml::each;
using xml::flag;
using xml::number;
using xml::text;

namespace {

Tags parseTags(const xml_node &set)
{
    Tags out;
    for (const auto &item : set.children("item"))
        out[text(item, "key")] = text(item, "value");
    return out;
}

std::vector<std::string> parseTexts(const xml_node &set)
{
    return each(set, "item", [](const xml_node &item) { return std::string(item.child_value()); });
}

constexpr int kMostGpus = 1024; ///< of one kind in an instance; keeps sums from overflowing

/// US dollars; 0 for an absent or invalid price.
double price(const xml_node &parent, const char *name)
{
    const double usd = number<double>(parent, name);
    return usd > 0 && usd < 1e6 ? usd : 0;
}

void parsePermission(const xml_node &item, std::vector<IngressRule> &out)
{
    IngressRule rule;
    rule.protocol = text(item, "ipProtocol");
    rule.fromPort = item.child("fromPort") ? number(item, "fromPort") : -1;
    rule.toPort = item.child("toPort") ? number(item, "toPort") : -1;
    const auto addPeers = [&](const char *set, const char *member, std::string IngressRule::*field) {
        for (const auto &peer : item.child(set).children("item")) {
            auto one = rule;
            one.*field = text(peer, member);
            one.description = text(peer, "description");
            out.push_back(std::move(one));
        }
    };
    addPeers("ipRanges", "cidrIp", &IngressRule::cidr);
    addPeers("ipv6Ranges", "cidrIpv6", &IngressRule::cidr);
    addPeers("groups", "groupId", &IngressRule::sourceGroupId);
}

} // namespace

Instance parseInstance(const xml_node &item)
{
    Instance i;
    i.id = InstanceId(text(item, "instanceId"));
    i.state = text(item.child("instanceState"), "name");
    i.type = text(item, "instanceType");
    i.imageId = text(item, "imageId");
    i.zone = text(item.child("placement"), "availabilityZone");
    i.keyName = text(item, "keyName");
    i.privateIp = text(item, "privateIpAddress");
    i.publicIp = text(item, "ipAddress");
    i.publicDns = text(item, "dnsName");
    i.subnetId = text(item, "subnetId");
    i.vpcId = text(item, "vpcId");
    i.launched = xml::time(item, "launchTime");
    i.tags = parseTags(item.child("tagSet"));
    const auto reason = item.child("stateReason");
    i.stateReason = text(reason, "message");
    // AWS's messages begin with the code, which names the cause; other endpoints may omit it there.
    if (const auto code = text(reason, "code"); !i.stateReason.starts_with(code))
        i.stateReason = i.stateReason.empty() ? code : code + ": " + i.stateReason;
    i.groupIds = each(item.child("groupSet"), "item", [](const xml_node &group) { return text(group, "groupId"); });
    i.clientToken = text(item, "clientToken");
    i.placementGroup = text(item.child("placement"), "groupName");
    i.spot = text(item, "instanceLifecycle") == "spot";
    return i;
}

StateChange parseStateChange(const xml_node &item)
{
    return {InstanceId(text(item, "instanceId")), text(item.child("previousState"), "name"),
            text(item.child("currentState"), "name")};
}

InstanceStatus parseInstanceStatus(const xml_node &item)
{
    return {InstanceId(text(item, "instanceId")), text(item.child("instanceState"), "name"),
            text(item.child("instanceStatus"), "status"), text(item.child("systemStatus"), "status")};
}

KeyPair parseKeyPair(const xml_node &item)
{
    return {text(item, "keyPairId"), text(item, "keyName"), text(item, "keyFingerprint"), text(item, "keyType"),
            parseTags(item.child("tagSet"))};
}

SecurityGroup parseSecurityGroup(const xml_node &item)
{
    SecurityGroup g{text(item, "groupId"),
                    text(item, "groupName"),
                    text(item, "groupDescription"),
                    text(item, "vpcId"),
                    {},
                    parseTags(item.child("tagSet"))};
    for (const auto &permission : item.child("ipPermissions").children("item"))
        parsePermission(permission, g.ingress);
    return g;
}

Image parseImage(const xml_node &item)
{
    Image i;
    i.id = text(item, "imageId");
    i.name = text(item, "name");
    i.state = text(item, "imageState");
    i.architecture = text(item, "architecture");
    i.rootDeviceName = text(item, "rootDeviceName");
    i.rootDeviceType = text(item, "rootDeviceType");
    i.ownerId = text(item, "imageOwnerId");
    i.created = text(item, "creationDate");
    i.deprecated = text(item, "deprecationTime");
    for (const auto &device : item.child("blockDeviceMapping").children("item")) {
        const auto ebs = device.child("ebs");
        if (text(device, "deviceName") == i.rootDeviceName)
            i.rootVolumeGiB = number(ebs, "volumeSize");
        i.volumesGiB += number(ebs, "volumeSize");
        i.volumes += ebs ? 1 : 0;
        i.hasEncryptedVolume = i.hasEncryptedVolume || flag(ebs, "encrypted");
        if (auto snapshot = text(ebs, "snapshotId"); !snapshot.empty())
            i.snapshots.push_back(std::move(snapshot));
    }
    i.reason = text(item.child("stateReason"), "message");
    i.tags = parseTags(item.child("tagSet"));
    return i;
}

InstanceType parseInstanceType(const xml_node &item)
{
    InstanceType t;
    t.name = text(item, "instanceType");
    t.vcpus = number(item.child("vCpuInfo"), "defaultVCpus");
    t.memoryMiB = number<std::int64_t>(item.child("memoryInfo"), "sizeInMiB");
    t.architectures = parseTexts(item.child("processorInfo").child("supportedArchitectures"));
    for (const auto &gpu : item.child("gpuInfo").child("gpus").children("item")) {
        t.gpus += std::clamp(number(gpu, "count"), 0, kMostGpus);
        t.gpuName = text(gpu, "name");
    }
    t.gpuMemoryMiB = number<std::int64_t>(item.child("gpuInfo"), "totalGpuMemoryInMiB");
    t.network = text(item.child("networkInfo"), "networkPerformance");
    t.freeTier = flag(item, "freeTierEligible");
    t.currentGeneration = flag(item, "currentGeneration");
    t.efa = flag(item.child("networkInfo"), "efaSupported");
    t.hibernates = flag(item, "hibernationSupported");
    const auto sold = parseTexts(item.child("supportedUsageClasses"));
    t.spot = std::find(sold.begin(), sold.end(), "spot") != sold.end();
    return t;
}

InstanceTypeOffering parseOffering(const xml_node &item)
{
    return {text(item, "instanceType"), text(item, "location")};
}

SpotPrice parseSpotPrice(const xml_node &item)
{
    return {text(item, "instanceType"), text(item, "availabilityZone"), price(item, "spotPrice"),
            text(item, "timestamp")};
}

CapacityReservation parseCapacityReservation(const xml_node &item)
{
    return {text(item, "capacityReservationId"),
            text(item, "instanceType"),
            text(item, "availabilityZone"),
            text(item, "state"),
            number(item, "totalInstanceCount"),
            number(item, "availableInstanceCount"),
            text(item, "reservationType") == "capacity-block",
            text(item, "startDate"),
            text(item, "endDate"),
            text(item, "instanceMatchCriteria") == "targeted"};
}

Region parseRegion(const xml_node &item)
{
    return {text(item, "regionName"), text(item, "regionEndpoint"), text(item, "optInStatus")};
}

AvailabilityZone parseZone(const xml_node &item)
{
    return {text(item, "zoneName"), text(item, "zoneId"), text(item, "zoneState")};
}

Vpc parseVpc(const xml_node &item)
{
    return {text(item, "vpcId"), text(item, "cidrBlock"), text(item, "state"), flag(item, "isDefault"),
            parseTags(item.child("tagSet"))};
}

Subnet parseSubnet(const xml_node &item)
{
    return {text(item, "subnetId"),
            text(item, "vpcId"),
            text(item, "availabilityZone"),
            text(item, "cidrBlock"),
            number(item, "availableIpAddressCount"),
            flag(item, "mapPublicIpOnLaunch"),
            flag(item, "defaultForAz"),
            parseTags(item.child("tagSet"))};
}

RouteTable parseRouteTable(const xml_node &item)
{
    RouteTable table{text(item, "routeTableId"), text(item, "vpcId"), false, false, {}};
    for (const auto &route : item.child("routeSet").children("item"))
        table.toInternet =
            table.toInternet || (text(route, "destinationCidrBlock") == "0.0.0.0/0" &&
                                 text(route, "gatewayId").starts_with("igw-") && text(route, "state") != "blackhole");
    for (const auto &association : item.child("associationSet").children("item")) {
        table.isMain = table.isMain || flag(association, "main");
        if (auto subnet = text(association, "subnetId"); !subnet.empty())
            table.subnetIds.push_back(std::move(subnet));
    }
    return table;
}

SpotPlacementScore parsePlacementScore(const xml_node &item)
{
    return {text(item, "region"), text(item, "availabilityZoneId"), number(item, "score")};
}

Volume parseVolume(const xml_node &item)
{
    const auto attachment = item.child("attachmentSet").child("item");
    return {text(item, "volumeId"),
            text(item, "status"),
            text(item, "availabilityZone"),
            text(item, "volumeType"),
            text(attachment, "instanceId"),
            number(item, "size"),
            flag(attachment, "deleteOnTermination"),
            parseTags(item.child("tagSet"))};
}

Address parseAddress(const xml_node &item)
{
    Address a{text(item, "allocationId"), text(item, "publicIp"), text(item, "instanceId"),
              parseTags(item.child("tagSet"))};
    if (a.attachedTo.empty())
        a.attachedTo = text(item, "networkInterfaceId");
    return a;
}

NatGateway parseNatGateway(const xml_node &item)
{
    return {text(item, "natGatewayId"), text(item, "state"), text(item, "vpcId"), text(item, "subnetId"),
            parseTags(item.child("tagSet"))};
}

LaunchTemplate parseLaunchTemplate(const xml_node &item)
{
    return {text(item, "launchTemplateId"), text(item, "launchTemplateName"), number(item, "defaultVersionNumber"),
            number(item, "latestVersionNumber"), parseTags(item.child("tagSet"))};
}

LaunchTemplateVersion parseLaunchTemplateVersion(const xml_node &item)
{
    const auto data = item.child("launchTemplateData");
    const auto device = data.child("blockDeviceMappingSet").child("item");
    const auto interface = data.child("networkInterfaceSet").child("item");
    const auto market = data.child("instanceMarketOptions"), profile = data.child("iamInstanceProfile");
    LaunchTemplateVersion v;
    v.number = number(item, "versionNumber");
    v.isDefault = flag(item, "defaultVersion");
    v.description = text(item, "versionDescription");
    v.created = text(item, "createTime");
    v.imageId = text(data, "imageId");
    v.instanceType = text(data, "instanceType");
    v.keyName = text(data, "keyName");
    v.rootVolumeGiB = number(device.child("ebs"), "volumeSize");
    v.zone = text(data.child("placement"), "availabilityZone");
    v.placementGroup = text(data.child("placement"), "groupName");
    v.subnetId = text(interface, "subnetId");
    v.efa = text(interface, "interfaceType") == "efa";
    v.instanceProfile = text(profile, "arn").empty() ? text(profile, "name") : text(profile, "arn");
    v.spot = text(market, "marketType") == "spot";
    v.maxPriceUsd = price(market.child("spotOptions"), "maxPrice");
    v.hasUserData = !text(data, "userData").empty();
    v.groupIds = parseTexts(data.child("securityGroupIdSet"));
    v.capacityReservation = text(data.child("capacityReservationSpecification").child("capacityReservationTarget"),
                                 "capacityReservationId");
    return v;
}

PlacementGroup parsePlacementGroup(const xml_node &item)
{
    return {text(item, "groupId"), text(item, "groupName"), text(item, "state"), text(item, "strategy"),
            parseTags(item.child("tagSet"))};
}

SpotRequest parseSpotRequest(const xml_node &item)
{
    const auto status = item.child("status");
    return {text(item, "spotInstanceRequestId"),
            text(item, "state"),
            text(status, "code"),
            text(status, "message"),
            text(item, "instanceId"),
            parseTags(item.child("tagSet"))};
}

} // namespace trainyard::aws::ec2
