#include <algorithm>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_records.h"
#include "backend/localcloud/instances/machines.h"

namespace trainyard::localcloud {
namespace {

constexpr std::size_t kMaxInstances = 256; ///< of one local cloud: each one is three processes
constexpr std::size_t kMaxRecords = 5000;  ///< with instances that are only records
constexpr std::uint16_t kSshPort = 2222;
constexpr std::size_t kMaxUserData = 16 << 10;

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

std::string hostNameOf(const Instance &one)
{
    auto name = "ip-" + one.address;
    std::replace(name.begin(), name.end(), '.', '-');
    return name;
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

} // namespace

ServiceResult<std::vector<std::string>> Ec2Service::readGroups(const Ec2Call &call, const Parameters &interface)
{
    std::vector<std::string> ids;
    auto wanted = call.parameters.list("SecurityGroupId");
    for (const auto &more : {interface.list("SecurityGroupId"), call.parameters.list("SecurityGroup")})
        wanted.insert(wanted.end(), more.begin(), more.end());
    for (const auto &name : wanted) {
        const auto *group = findGroup(call.region, name);
        if (!group)
            return refuse("InvalidGroup.NotFound", "The security group '" + name + "' does not exist");
        ids.push_back(group->id);
    }
    if (ids.empty())
        ids.push_back(defaultGroup(call.region).id);
    if (ids.size() > 5)
        return refuse("SecurityGroupsPerInterfaceLimitExceeded",
                      "The maximum number of security groups per interface is 5");
    return ids;
}

ServiceResult<std::vector<Volume>> Ec2Service::readDevices(const Ec2Call &call, const ImageInfo &image)
{
    std::vector<Volume> out(1);
    out[0].device = image.rootDevice;
    out[0].sizeGib = image.sizeGib;
    for (const auto &mapping : call.parameters.structures("BlockDeviceMapping")) {
        const auto device = mapping.required("DeviceName");
        const auto size = mapping.number("Ebs.VolumeSize");
        const auto keep = mapping.boolean("Ebs.DeleteOnTermination", true),
                   encrypted = mapping.boolean("Ebs.Encrypted");
        if (!device)
            return tl::unexpected(device.error());
        if (!size)
            return tl::unexpected(size.error());
        if (!keep)
            return tl::unexpected(keep.error());
        if (!encrypted)
            return tl::unexpected(encrypted.error());
        if (*device != image.rootDevice)
            out.emplace_back();
        auto &volume = *device == image.rootDevice ? out.front() : out.back();
        volume.device = *device;
        volume.sizeGib = size->value_or(volume.sizeGib);
        volume.type = mapping.text("Ebs.VolumeType", "gp3");
        volume.deleteOnTermination = *keep;
        volume.encrypted = *encrypted;
        if (volume.sizeGib < 1 || volume.sizeGib > 16384 || (&volume == &out.front() && volume.sizeGib < image.sizeGib))
            return refuse("InvalidBlockDeviceMapping",
                          "Volume of size " + std::to_string(volume.sizeGib) +
                              "GB is smaller than snapshot, expect size >= " + std::to_string(image.sizeGib) + "GB");
    }
    return out;
}

/// Reads the description of one instance of the launch, without id, address and volumes.
ServiceResult<Instance> Ec2Service::readLaunch(const Ec2Call &call)
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
    if (!one.keyName.empty() && !findKey(call.region, one.keyName))
        return refuse("InvalidKeyPair.NotFound", "The key pair '" + one.keyName + "' does not exist");

    const auto interfaces = p.structures("NetworkInterface");
    if (interfaces.size() > 1)
        return refuse("UnsupportedOperation", "The local cloud gives an instance one network interface.");
    const auto interface = interfaces.empty() ? Parameters() : interfaces.front();
    if (!interfaces.empty() && (p.has("SubnetId") || p.has("SecurityGroupId.1")))
        return refuse("InvalidParameterCombination",
                      "Network interfaces and an instance-level subnet ID may not be specified on the same request");
    if (const auto kind = interface.text("InterfaceType", "interface"); kind == "efa" && !type->efa)
        return refuse("InvalidParameterCombination", "EFA interfaces are not supported on " + one.type + ".");
    else if (kind != "efa" && kind != "interface")
        return refuse("InvalidParameterValue", "Invalid value '" + kind + "' for InterfaceType.");
    one.capacityReservation =
        p.text("CapacityReservationSpecification.CapacityReservationTarget.CapacityReservationId");
    const auto places = subnets(call.region);
    const auto subnetId = p.has("SubnetId") ? p.text("SubnetId") : interface.text("SubnetId");
    const auto zone = p.text("Placement.AvailabilityZone");
    const auto place = std::find_if(places.begin(), places.end(), [&](const SubnetInfo &subnet) {
        return (subnetId.empty() || subnet.id == subnetId) && (zone.empty() || subnet.zone == zone);
    });
    if (place == places.end())
        return subnetId.empty() ? refuse("InvalidParameterValue", "Invalid availability zone: [" + zone + "]")
                                : refuse("InvalidSubnetID.NotFound", "The subnet ID '" + subnetId + "' does not exist");
    one.subnetId = place->id;
    one.zone = place->zone;
    TY_ASSIGN(const auto groups, readGroups(call, interface));
    one.groups = groups;

    TY_ASSIGN(const auto data, readUserDataParameter(p));
    one.userData = data;
    one.shutdownBehavior = p.text("InstanceInitiatedShutdownBehavior", "stop");
    if (one.shutdownBehavior != "stop" && one.shutdownBehavior != "terminate")
        return refuse("InvalidParameterValue", "Value (" + one.shutdownBehavior +
                                                   ") for parameter instanceInitiatedShutdownBehavior is invalid.");
    const auto protectedFlag = p.boolean("DisableApiTermination"), monitored = p.boolean("Monitoring.Enabled");
    const auto hops = p.number("MetadataOptions.HttpPutResponseHopLimit");
    if (!protectedFlag)
        return tl::unexpected(protectedFlag.error());
    if (!monitored)
        return tl::unexpected(monitored.error());
    if (!hops)
        return tl::unexpected(hops.error());
    TY_ASSIGN(const auto hibernates, p.boolean("HibernationOptions.Configured"));
    one.mayHibernate = hibernates;
    one.terminationProtected = *protectedFlag;
    one.monitored = *monitored;
    one.hopLimit = int(std::clamp<std::int64_t>(hops->value_or(1), 1, 64));
    one.httpTokens = p.text("MetadataOptions.HttpTokens", "optional");
    if (one.httpTokens != "optional" && one.httpTokens != "required")
        return refuse("InvalidParameterValue", "Value (" + one.httpTokens + ") for parameter httpTokens is invalid.");
    one.profileName = p.text("IamInstanceProfile.Name");
    if (const auto arn = p.text("IamInstanceProfile.Arn"); !arn.empty())
        one.profileName = arn.substr(arn.rfind('/') + 1);
    if (!one.profileName.empty() && m_settings.roleOfProfile && m_settings.roleOfProfile(one.profileName).empty())
        return refuse("InvalidParameterValue", "Value (" + one.profileName +
                                                   ") for parameter iamInstanceProfile.name is invalid. Invalid IAM "
                                                   "Instance Profile name");
    TY_ASSIGN(
        const auto tags,
        readTagSpecifications(p, "instance", {"instance", "volume", "network-interface", "spot-instances-request"}));
    one.tags = tags;
    one.placementGroup = p.text("Placement.GroupName");
    if (!one.placementGroup.empty() && !findPlacementGroup(call.region, one.placementGroup))
        return refuse("InvalidPlacementGroup.Unknown", "The placement group '" + one.placementGroup + "' is unknown.");
    return one;
}

/// Checks EC2's conditions for hibernation.
ServiceResult<void> Ec2Service::checkHibernation(const Instance &model, const std::vector<Volume> &devices,
                                                 std::int64_t imageGib)
{
    if (!model.mayHibernate)
        return {};
    const auto *type = findType(model.type);
    const auto memoryGib = type ? (type->memoryMib + 1023) / 1024 : 0;
    if (!type || !mayHibernate(*type))
        return refuse("UnsupportedHibernationConfiguration", model.type + " does not support hibernation.");
    if (devices.empty() || !devices.front().encrypted)
        return refuse("UnsupportedHibernationConfiguration", "Hibernation needs an encrypted root volume.");
    if (devices.front().sizeGib < imageGib + memoryGib)
        return refuse("UnsupportedHibernationConfiguration",
                      "The root volume is too small to store the memory of " + std::to_string(memoryGib) + " GiB.");
    return {};
}

/// The reservation created earlier with this ClientToken, if any.
ServiceResult<std::optional<std::string>> Ec2Service::earlierReservation(const Ec2Call &call)
{
    const auto token = call.parameters.text("ClientToken");
    if (token.size() > 64)
        return refuse("InvalidParameterValue", "Client token must be at most 64 ASCII characters");
    const auto found = m_tokens.find(call.region + "/" + token);
    if (token.empty() || found == m_tokens.end())
        return std::optional<std::string>();
    if (found->second.fingerprint != fingerprintOf(call.parameters))
        return refuse(
            "IdempotentParameterMismatch",
            "Arguments on this idempotent request are inconsistent with arguments used in previous request(s).");
    for (const auto &[id, one] : m_instances) {
        if (one.reservation == found->second.reservation && one.live())
            return std::optional(found->second.reservation);
    }
    return refuse("IdempotentInstanceTerminated",
                  "The request to launch an instance uses the same client token as a previous request for which the "
                  "instance has been terminated.");
}

Ec2Service::Body Ec2Service::runInstances(const Ec2Call &call)
{
    TY_ASSIGN(const auto earlier, earlierReservation(call));
    if (earlier)
        return reservationXml(call.region, *earlier);
    const auto filled = filledFromTemplate(call);
    return filled ? runFilled(*filled, fingerprintOf(call.parameters)) : Body(tl::unexpected(filled.error()));
}

/// \param fingerprint  of the original call without the template's parameters; a repeated call is compared with it
Ec2Service::Body Ec2Service::runFilled(const Ec2Call &call, const std::string &fingerprint)
{
    const auto &p = call.parameters;
    TY_ASSIGN(const auto imageId, p.required("ImageId"));
    const auto known = images(call.region);
    const auto image = std::find_if(known.begin(), known.end(), [&](const ImageInfo &i) { return i.id == imageId; });
    if (image == known.end())
        return imageId.starts_with("ami-")
                   ? refuse("InvalidAMIID.NotFound", "The image id '[" + imageId + "]' does not exist")
                   : refuse("InvalidAMIID.Malformed", "Invalid id: \"" + imageId + "\" (expecting \"ami-...\")");
    const auto least = p.number("MinCount"), most = p.number("MaxCount");
    if (!least || !most)
        return tl::unexpected(least ? most.error() : least.error());
    if (!*least || !*most)
        return refuse("MissingParameter",
                      std::string("The request must contain the parameter ") + (*least ? "MaxCount" : "MinCount"));
    if (**least < 1 || **most < **least)
        return refuse("InvalidParameterValue",
                      "Value (" + std::to_string(**least) +
                          ") for parameter minCount is invalid. It must be at least 1 and at most MaxCount.");
    TY_ASSIGN(const auto model, readLaunch(call));
    TY_ASSIGN(const auto devices, readDevices(call, *image));
    const auto volumeTags =
        readTagSpecifications(p, "volume", {"instance", "volume", "network-interface", "spot-instances-request"});
    TY_ASSIGN(const auto spot, readSpotRequest(call));
    TY_TRY(checkReservation(model, **least));
    TY_TRY(checkHibernation(model, devices, image->sizeGib));
    const std::size_t mostInstances = m_settings.recordsOnly ? kMaxRecords : kMaxInstances;
    const auto live = std::size_t(
        std::count_if(m_instances.begin(), m_instances.end(), [](const auto &i) { return i.second.live(); }));
    if (live + std::size_t(**least) > mostInstances)
        return refuse("InstanceLimitExceeded",
                      "You have requested more instances than your current instance limit of " +
                          std::to_string(mostInstances) + " allows.");
    const auto dryRun = p.boolean("DryRun");
    if (!dryRun || *dryRun)
        return dryRun ? refuse("DryRunOperation", "Request would have succeeded, but DryRun flag is set.", 412)
                      : tl::unexpected(dryRun.error());

    const auto count = std::min(std::size_t(**most), mostInstances - live);
    const auto reservation = newResourceId("r-");
    const auto places = subnets(call.region);
    const auto place =
        std::find_if(places.begin(), places.end(), [&](const SubnetInfo &s) { return s.id == model.subnetId; });
    std::vector<std::string> taken;
    for (const auto &[id, one] : m_instances) {
        if (one.live())
            taken.push_back(one.address);
    }
    std::vector<Instance> fresh;
    for (std::size_t i = 0; i < count; ++i) {
        auto one = model;
        const auto address = findFreeAddress(place->first, place->last, kSshPort, taken);
        if (!address)
            return refuse("InsufficientFreeAddressesInSubnet",
                          "There are not enough free addresses in subnet '" + place->id + "'.");
        taken.push_back(*address);
        one.id = newResourceId("i-");
        one.reservation = reservation;
        one.clientToken = p.text("ClientToken");
        one.imageId = image->id;
        one.user = image->user;
        one.address = *address;
        one.sshPort = kSshPort;
        one.launchIndex = int(i);
        one.launched = one.stateSince = now();
        one.metadataSecret = hexEncode(randomBytes(16));
        one.tags["localcloud:ssh-port"] = std::to_string(kSshPort);
        one.tags["localcloud:ssh-user"] = one.user;
        one.tags["localcloud:tier"] = m_machines.host().name();
        if (spot) {
            auto request = *spot;
            request.id = newResourceId("sir-");
            request.instance = one.id;
            request.created = one.launched;
            one.spotRequest = request.id;
            save("spot-request", request.id, request);
            m_spotRequests[request.id] = std::move(request);
        }
        for (auto volume : devices) {
            volume.id = newResourceId("vol-");
            volume.region = one.region;
            volume.zone = one.zone;
            volume.instance = one.id;
            volume.created = one.launched;
            volume.tags = volumeTags ? *volumeTags : Tags();
            one.volumes.push_back(volume.id);
            save("volume", volume.id, volume);
            m_volumes[volume.id] = std::move(volume);
        }
        fresh.push_back(std::move(one));
    }
    // The token is saved first: after a crash between the two writes, a repeated call must not start a second set.
    if (const auto token = p.text("ClientToken"); !token.empty()) {
        const TokenUse use{token, call.region, fingerprint, reservation};
        m_tokens[call.region + "/" + token] = use;
        save("token", call.region + "/" + token, use);
    }
    for (auto &one : fresh) {
        auto &kept = m_instances[one.id] = std::move(one);
        bootLocked(kept);
    }
    return reservationXml(call.region, reservation);
}

void Ec2Service::bootLocked(Instance &one)
{
    SandboxSpec spec;
    spec.folder = folderOf(one);
    spec.hostName = hostNameOf(one);
    spec.address = one.address;
    spec.port = std::uint16_t(one.sshPort);
    spec.user = one.user;
    spec.firstBoot = one.boots == 0;
    const auto faults = m_settings.instanceFaults ? m_settings.instanceFaults() : InstanceFaults();
    spec.diskBytes = faults.diskBytes;
    if (const auto data = base64Decode(one.userData))
        spec.userData = readUserData(std::string_view(reinterpret_cast<const char *>(data->data()), data->size()));
    if (const auto *key = findKey(one.region, one.keyName))
        spec.authorizedKeys.push_back(key->publicLine + " " + key->name);
    for (const auto &key : spec.userData.authorizedKeys)
        spec.authorizedKeys.push_back(key);
    if (faults.refusesLogin)
        spec.authorizedKeys.clear();
    if (faults.otherHostKey)
        spec.userData.hostKeyPrivate.reset(); // the instance then generates its own key
    spec.environment = {
        {"AWS_ENDPOINT_URL", m_settings.endpointUrl},
        {"AWS_DEFAULT_REGION", one.region},
        {"AWS_EC2_METADATA_SERVICE_ENDPOINT", m_settings.endpointUrl + "/-metadata/" + one.metadataSecret}};
    ++one.boots;
    saveInstance(one);
    m_machines.boot(one.id, std::move(spec));
}

std::string Ec2Service::reservationXml(const std::string &region, const std::string &reservation)
{
    XmlWriter xml;
    xml.text("reservationId", reservation).text("ownerId", kAccount);
    xml.element("groupSet", [] {});
    xml.element("instancesSet", [&] {
        std::vector<const Instance *> these;
        for (const auto &[id, one] : m_instances) {
            if (one.reservation == reservation && one.region == region)
                these.push_back(&one);
        }
        std::sort(these.begin(), these.end(), [](auto *a, auto *b) { return a->launchIndex < b->launchIndex; });
        for (const auto *one : these)
            xml.element("item", [&] { writeInstance(xml, *one); });
    });
    return xml.str();
}

} // namespace trainyard::localcloud
