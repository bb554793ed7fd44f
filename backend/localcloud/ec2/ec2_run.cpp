// RunInstances.
#include "backend/core/encoding.h"
#include "backend/localcloud/ec2/ec2_action.h"
#include "backend/localcloud/ec2/instance_lifecycle.h"
#include "backend/localcloud/instances/sandbox.h"

namespace trainyard::localcloud {
namespace {

constexpr std::size_t kMaxInstances = 256; ///< of one local cloud: each one is three processes
constexpr std::size_t kMaxRecords = 5000;  ///< with instances that are only records
constexpr std::uint16_t kSshPort = 2222;
constexpr std::size_t kMaxUserData = 16 << 10;
const std::set<std::string> kTaggedAtLaunch = {"instance", "volume", "network-interface", "spot-instances-request"};

/// All checked properties of a launch.
struct LaunchRequest {
    ImageInfo image;
    std::size_t least = 0, most = 0;
    Instance model; ///< without id, address and volumes
    std::vector<Volume> devices;
    std::optional<SpotRequest> spot;
};

/// All parameters except the token: IdempotentParameterMismatch is based on them.
std::string fingerprintOf(const Parameters &parameters)
{
    std::string text;
    for (const auto &[name, value] : parameters.all()) {
        if (name != "ClientToken")
            text += name + "=" + value + "\n";
    }
    return sha256Hex(text);
}

ServiceResult<std::string> readUserDataParameter(const Parameters &parameters)
{
    const auto text = parameters.text("UserData");
    const auto decoded = base64Decode(text);
    if (!decoded)
        return refuse("InvalidUserData.Malformed", "Invalid BASE64 encoding of user data.");
    if (decoded->size() > kMaxUserData)
        return refuse("InvalidUserData.Malformed", "User data is limited to 16384 bytes");
    return text;
}

ServiceResult<std::vector<std::string>> readGroups(Ec2State &state, const Ec2Call &call, const Parameters &interface,
                                                   const std::string &vpc)
{
    const auto own = vpc == defaultVpc(call.region) ? std::string() : vpc; // as groups record it
    std::vector<std::string> ids;
    auto wanted = call.parameters.list("SecurityGroupId");
    for (const auto &more : {interface.list("SecurityGroupId"), call.parameters.list("SecurityGroup")})
        wanted.insert(wanted.end(), more.begin(), more.end());
    for (const auto &name : wanted) {
        const auto *group = state.group(call.region, name);
        if (!group)
            return refuse("InvalidGroup.NotFound", "The security group '" + name + "' does not exist");
        if (group->vpc != own)
            return refuse("InvalidParameter", "Security group " + group->id +
                                                  " and the subnet belong to different "
                                                  "networks.");
        ids.push_back(group->id);
    }
    if (ids.empty()) {
        const auto *usual = own.empty() ? &state.defaultGroup(call.region) : state.group(call.region, "default", own);
        ids.push_back(usual->id);
    }
    if (ids.size() > 5)
        return refuse("SecurityGroupsPerInterfaceLimitExceeded",
                      "The maximum number of security groups per interface is 5");
    return ids;
}

ServiceResult<std::vector<Volume>> readDevices(const Ec2Call &call, const ImageInfo &image)
{
    std::vector<Volume> out(1);
    out[0].device = image.rootDevice;
    out[0].sizeGib = image.sizeGib;
    for (const auto &mapping : call.parameters.structures("BlockDeviceMapping")) {
        TY_ASSIGN(const auto device, mapping.required("DeviceName"));
        TY_ASSIGN(const auto size, mapping.number("Ebs.VolumeSize"));
        TY_ASSIGN(const auto ends, mapping.boolean("Ebs.DeleteOnTermination", true));
        TY_ASSIGN(const auto encrypted, mapping.boolean("Ebs.Encrypted"));
        const bool isRoot = device == image.rootDevice;
        auto &volume = isRoot ? out.front() : out.emplace_back();
        volume.device = device;
        volume.sizeGib = size.value_or(volume.sizeGib);
        volume.type = mapping.text("Ebs.VolumeType", "gp3");
        volume.deleteOnTermination = ends;
        volume.encrypted = encrypted;
        if (volume.sizeGib < 1 || volume.sizeGib > 16384 || (isRoot && volume.sizeGib < image.sizeGib))
            return refuse("InvalidBlockDeviceMapping",
                          "Volume of size " + std::to_string(volume.sizeGib) +
                              "GB is smaller than snapshot, expect size >= " + std::to_string(image.sizeGib) + "GB");
    }
    return out;
}

/// Network interface, security groups, subnet and zone.
ServiceResult<void> readNetwork(Ec2State &state, const Ec2Call &call, const TypeInfo &type, Instance &one)
{
    const auto &p = call.parameters;
    const auto interfaces = p.structures("NetworkInterface");
    if (interfaces.size() > 1)
        return refuse("UnsupportedOperation", "The local cloud gives an instance one network interface.");
    const auto interface = interfaces.empty() ? Parameters() : interfaces.front();
    if (!interfaces.empty() && (p.has("SubnetId") || p.has("SecurityGroupId.1")))
        return refuse("InvalidParameterCombination",
                      "Network interfaces and an instance-level subnet ID may not be specified on the same request");
    if (const auto kind = interface.text("InterfaceType", "interface"); kind == "efa" && !type.efa)
        return refuse("InvalidParameterCombination", "EFA interfaces are not supported on " + one.type + ".");
    else if (kind != "efa" && kind != "interface")
        return refuse("InvalidParameterValue", "Invalid value '" + kind + "' for InterfaceType.");
    const auto places = state.subnets(call.region);
    const auto subnetId = p.has("SubnetId") ? p.text("SubnetId") : interface.text("SubnetId");
    const auto zone = p.text("Placement.AvailabilityZone");
    const auto place = std::ranges::find_if(places, [&](const SubnetInfo &subnet) {
        return (subnetId.empty() ? subnet.isDefault : subnet.id == subnetId) && (zone.empty() || subnet.zone == zone);
    });
    if (place == places.end())
        return subnetId.empty() ? refuse("InvalidParameterValue", "Invalid availability zone: [" + zone + "]")
                                : refuse("InvalidSubnetID.NotFound", "The subnet ID '" + subnetId + "' does not exist");
    one.subnetId = place->id;
    one.zone = place->zone;
    TY_ASSIGN(one.publicAddress, interface.boolean("AssociatePublicIpAddress", place->mapsPublic));
    TY_ASSIGN(one.groups, readGroups(state, call, interface, place->vpc));
    return {};
}

/// Shutdown, protection, monitoring and metadata.
ServiceResult<void> readOptions(const Parameters &p, Instance &one)
{
    TY_ASSIGN(one.shutdownBehavior, readShutdownBehavior(p.text("InstanceInitiatedShutdownBehavior", "stop")));
    TY_ASSIGN(one.terminationProtected, p.boolean("DisableApiTermination"));
    TY_ASSIGN(one.monitored, p.boolean("Monitoring.Enabled"));
    TY_ASSIGN(const auto hops, p.number("MetadataOptions.HttpPutResponseHopLimit"));
    TY_ASSIGN(one.mayHibernate, p.boolean("HibernationOptions.Configured"));
    one.hopLimit = int(std::clamp<std::int64_t>(hops.value_or(1), 1, 64));
    const auto tokens = p.text("MetadataOptions.HttpTokens", "optional");
    const auto known = parseEnum<HttpTokens>(tokens);
    if (!known)
        return refuse("InvalidParameterValue", "Value (" + tokens + ") for parameter httpTokens is invalid.");
    one.httpTokens = *known;
    return {};
}

/// Reads the description of one instance of the launch, without id, address and volumes.
ServiceResult<Instance> readModel(const Ec2Context &ec2, const Ec2Call &call)
{
    const auto &p = call.parameters;
    Instance one;
    one.region = call.region;
    one.type = p.text("InstanceType", "m5.large");
    const auto *type = findType(one.type);
    if (!type)
        return refuse("InvalidParameterValue", "Invalid value '" + one.type + "' for InstanceType.");
    if (type->gpu)
        return refuse("Unsupported",
                      "The local cloud has no GPUs: instance type " + one.type + " is listed, but cannot run here.");
    one.keyName = p.text("KeyName");
    if (!one.keyName.empty() && !ec2.state.keys.named(call.region, one.keyName))
        return refuse("InvalidKeyPair.NotFound", "The key pair '" + one.keyName + "' does not exist");
    TY_TRY(readNetwork(ec2.state, call, *type, one));
    TY_ASSIGN(one.userData, readUserDataParameter(p));
    TY_TRY(readOptions(p, one));
    one.profileName = p.text("IamInstanceProfile.Name");
    if (const auto arn = p.text("IamInstanceProfile.Arn"); !arn.empty())
        one.profileName = arn.substr(arn.rfind('/') + 1);
    if (!one.profileName.empty() && ec2.settings.roleOfProfile && ec2.settings.roleOfProfile(one.profileName).empty())
        return refuse("InvalidParameterValue", "Value (" + one.profileName +
                                                   ") for parameter iamInstanceProfile.name is invalid. Invalid IAM "
                                                   "Instance Profile name");
    TY_ASSIGN(one.tags, readTagSpecifications(p, "instance", kTaggedAtLaunch));
    one.placementGroup = p.text("Placement.GroupName");
    if (!one.placementGroup.empty() && !ec2.state.placementGroups.named(call.region, one.placementGroup))
        return refuse("InvalidPlacementGroup.Unknown", "The placement group '" + one.placementGroup + "' is unknown.");
    one.capacityReservation =
        p.text("CapacityReservationSpecification.CapacityReservationTarget.CapacityReservationId");
    return one;
}

/// Checks EC2's conditions for hibernation.
ServiceResult<void> checkHibernation(const LaunchRequest &launch)
{
    if (!launch.model.mayHibernate)
        return {};
    const auto *type = findType(launch.model.type);
    const auto memoryGib = (type->memoryMib + 1023) / 1024;
    const auto &root = launch.devices.front();
    if (!mayHibernate(*type))
        return refuse("UnsupportedHibernationConfiguration", launch.model.type + " does not support hibernation.");
    if (!root.encrypted)
        return refuse("UnsupportedHibernationConfiguration", "Hibernation needs an encrypted root volume.");
    if (root.sizeGib < launch.image.sizeGib + memoryGib)
        return refuse("UnsupportedHibernationConfiguration",
                      "The root volume is too small to store the memory of " + std::to_string(memoryGib) + " GiB.");
    return {};
}

/// Image and number of instances.
ServiceResult<LaunchRequest> beginRequest(Ec2State &state, const Ec2Call &call)
{
    const auto &p = call.parameters;
    TY_ASSIGN(const auto imageId, p.required("ImageId"));
    const auto known = state.launchableImages(call.region);
    const auto image = std::ranges::find(known, imageId, &ImageInfo::id);
    if (image == known.end())
        return imageId.starts_with("ami-")
                   ? refuse("InvalidAMIID.NotFound", "The image id '[" + imageId + "]' does not exist")
                   : refuse("InvalidAMIID.Malformed", "Invalid id: \"" + imageId + "\" (expecting \"ami-...\")");
    TY_ASSIGN(const auto least, p.number("MinCount"));
    TY_ASSIGN(const auto most, p.number("MaxCount"));
    if (!least || !most)
        return refuse("MissingParameter",
                      std::string("The request must contain the parameter ") + (least ? "MaxCount" : "MinCount"));
    if (*least < 1 || *most < *least)
        return refuse("InvalidParameterValue",
                      "Value (" + std::to_string(*least) +
                          ") for parameter minCount is invalid. It must be at least 1 and at most MaxCount.");
    return LaunchRequest{.image = *image, .least = std::size_t(*least), .most = std::size_t(*most)};
}

ServiceResult<LaunchRequest> readLaunch(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto launch, beginRequest(ec2.state, call));
    TY_ASSIGN(launch.model, readModel(ec2, call));
    TY_ASSIGN(launch.devices, readDevices(call, launch.image));
    TY_ASSIGN(const auto volumeTags, readTagSpecifications(call.parameters, "volume", kTaggedAtLaunch));
    for (auto &device : launch.devices)
        device.tags = volumeTags;
    TY_ASSIGN(launch.spot, readSpotRequest(call));
    TY_TRY(checkReservation(ec2.state, launch.model, std::int64_t(launch.least)));
    TY_TRY(checkHibernation(launch));
    const std::size_t limit = ec2.settings.recordsOnly ? kMaxRecords : kMaxInstances;
    const auto live = std::size_t(std::count_if(ec2.state.instances.begin(), ec2.state.instances.end(),
                                                [](const auto &pair) { return pair.second.live(); }));
    if (live + launch.least > limit)
        return refuse("InstanceLimitExceeded",
                      "You have requested more instances than your current instance limit of " + std::to_string(limit) +
                          " allows.");
    launch.most = std::min(launch.most, limit - live);
    TY_ASSIGN(const auto dryRun, call.parameters.boolean("DryRun"));
    if (dryRun)
        return refuse("DryRunOperation", "Request would have succeeded, but DryRun flag is set.", 412);
    return launch;
}

/// Free addresses in the subnet of the launch, one for each instance.
ServiceResult<std::vector<std::string>> findAddresses(Ec2State &state, const LaunchRequest &launch)
{
    const auto place = state.subnet(launch.model.region, launch.model.subnetId).value();
    std::vector<std::string> taken;
    for (const auto &[id, one] : state.instances) {
        if (one.live())
            taken.push_back(one.address);
    }
    for (std::size_t i = 0; i < launch.most; ++i) {
        const auto address = findFreeAddress(place.first, place.last, kSshPort, taken);
        if (!address)
            return refuse("InsufficientFreeAddressesInSubnet",
                          "There are not enough free addresses in subnet '" + place.id + "'.");
        taken.push_back(*address);
    }
    return std::vector<std::string>(taken.end() - std::ptrdiff_t(launch.most), taken.end());
}

/// Completes an instance of the launch, and saves its volumes and its spot request.
Instance makeInstance(const Ec2Context &ec2, const LaunchRequest &launch, const LaunchExtras *extras)
{
    auto one = launch.model;
    one.id = newResourceId("i-");
    one.imageId = launch.image.id;
    one.user = extras && !extras->user.empty() ? extras->user : launch.image.user;
    one.sshPort = kSshPort;
    one.launched = one.stateSince = nowMillis();
    one.metadataSecret = hexEncode(randomBytes(16));
    one.tags["localcloud:ssh-port"] = std::to_string(kSshPort);
    one.tags["localcloud:ssh-user"] = one.user;
    one.tags["localcloud:tier"] = ec2.life.tier();
    if (extras)
        one.tags.insert(extras->tags.begin(), extras->tags.end());
    if (launch.spot) {
        auto request = *launch.spot;
        request.id = one.spotRequest = newResourceId("sir-");
        request.instance = one.id;
        request.created = one.launched;
        ec2.state.spotRequests.add(std::move(request));
    }
    for (auto volume : launch.devices) {
        volume.id = newResourceId("vol-");
        volume.region = one.region;
        volume.zone = one.zone;
        volume.instance = one.id;
        volume.created = one.launched;
        one.volumes.push_back(ec2.state.volumes.add(std::move(volume)).id);
    }
    return one;
}

/// The reservation created earlier with this ClientToken, if any.
ServiceResult<std::optional<std::string>> earlierReservation(Ec2State &state, const Ec2Call &call)
{
    const auto token = call.parameters.text("ClientToken");
    if (token.size() > 64)
        return refuse("InvalidParameterValue", "Client token must be at most 64 ASCII characters");
    const auto *use = state.tokens.find(call.region, call.region + "/" + token);
    if (token.empty() || !use)
        return std::optional<std::string>();
    if (use->fingerprint != fingerprintOf(call.parameters))
        return refuse(
            "IdempotentParameterMismatch",
            "Arguments on this idempotent request are inconsistent with arguments used in previous request(s).");
    for (const auto &[id, one] : state.instances) {
        if (one.reservation == use->reservation && one.live())
            return std::optional(use->reservation);
    }
    return refuse("IdempotentInstanceTerminated",
                  "The request to launch an instance uses the same client token as a previous request for which the "
                  "instance has been terminated.");
}

Body reservationXml(Ec2State &state, const std::string &region, const std::string &reservation)
{
    auto these = state.instances.of(region);
    std::erase_if(these, [&](const Instance *one) { return one->reservation != reservation; });
    std::ranges::sort(these, {}, &Instance::launchIndex);
    XmlWriter xml;
    xml.text("reservationId", reservation).text("ownerId", kAccount);
    xml.element("groupSet", [] {});
    writeSet(xml, "instancesSet", these,
             [&](XmlWriter &item, const Instance *one) { writeInstance(item, state, *one); });
    return xml.str();
}

Body runInstances(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto earlier, earlierReservation(ec2.state, call));
    if (earlier)
        return reservationXml(ec2.state, call.region, *earlier);
    TY_ASSIGN(const auto filled, filledFromTemplate(ec2.state, call));
    TY_ASSIGN(auto launch, readLaunch(ec2, filled.call));
    launch.model.tags.insert(filled.tags.begin(), filled.tags.end());
    TY_ASSIGN(const auto addresses, findAddresses(ec2.state, launch));
    launch.model.reservation = newResourceId("r-");
    launch.model.clientToken = filled.call.parameters.text("ClientToken");
    std::vector<Instance> fresh;
    for (const auto &address : addresses) {
        fresh.push_back(makeInstance(ec2, launch, call.extras));
        fresh.back().address = address;
        fresh.back().launchIndex = int(fresh.size()) - 1;
    }
    // The token is saved first: after a crash between the two writes, a repeated call must not start a second set. The
    // fingerprint is that of the call without the template's parameters, because a repeated call is compared with it.
    if (const auto &token = launch.model.clientToken; !token.empty())
        ec2.state.tokens.add(
            {call.region + "/" + token, call.region, fingerprintOf(call.parameters), launch.model.reservation});
    for (auto &one : fresh)
        ec2.life.boot(ec2.state.instances.insert(std::move(one)));
    return reservationXml(ec2.state, call.region, launch.model.reservation);
}

} // namespace

const std::string kLaunchParameters =
    "ImageId InstanceType KeyName SecurityGroup.N SecurityGroupId.N SubnetId UserData IamInstanceProfile.Name "
    "IamInstanceProfile.Arn InstanceInitiatedShutdownBehavior DisableApiTermination EbsOptimized Monitoring.Enabled "
    "Placement.AvailabilityZone Placement.Tenancy Placement.GroupName MetadataOptions.HttpTokens "
    "MetadataOptions.HttpEndpoint MetadataOptions.HttpPutResponseHopLimit MetadataOptions.InstanceMetadataTags "
    "BlockDeviceMapping.N.DeviceName BlockDeviceMapping.N.Ebs.VolumeSize BlockDeviceMapping.N.Ebs.VolumeType "
    "BlockDeviceMapping.N.Ebs.DeleteOnTermination BlockDeviceMapping.N.Ebs.Encrypted BlockDeviceMapping.N.Ebs.Iops "
    "BlockDeviceMapping.N.Ebs.Throughput NetworkInterface.N.DeviceIndex NetworkInterface.N.SubnetId "
    "NetworkInterface.N.AssociatePublicIpAddress NetworkInterface.N.SecurityGroupId.N "
    "NetworkInterface.N.DeleteOnTermination NetworkInterface.N.Description NetworkInterface.N.InterfaceType "
    "CapacityReservationSpecification.CapacityReservationTarget.CapacityReservationId HibernationOptions.Configured "
    "InstanceMarketOptions.MarketType InstanceMarketOptions.SpotOptions.SpotInstanceType "
    "InstanceMarketOptions.SpotOptions.InstanceInterruptionBehavior InstanceMarketOptions.SpotOptions.MaxPrice "
    "TagSpecification.N.ResourceType TagSpecification.N.Tag.N.Key TagSpecification.N.Tag.N.Value";

std::vector<Ec2Action> runActions()
{
    return {{"RunInstances", runInstances,
             "MinCount MaxCount ClientToken LaunchTemplate.LaunchTemplateId LaunchTemplate.LaunchTemplateName "
             "LaunchTemplate.Version " +
                 kLaunchParameters}};
}

} // namespace trainyard::localcloud
