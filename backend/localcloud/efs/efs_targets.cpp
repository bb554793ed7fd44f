// The operations of EFS on mount targets.
#include <algorithm>

#include <arpa/inet.h>
#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/efs/efs_wire.h"
#include "backend/localcloud/services/controller_wire.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

// Approximate durations at AWS; divided by --speed.
constexpr std::int64_t kTargetMillis = 90 * 1000;
constexpr std::int64_t kTargetEndMillis = 20 * 1000;

std::optional<std::uint32_t> hostOrder(const std::string &address)
{
    in_addr raw{};
    return ::inet_pton(AF_INET, address.c_str(), &raw) == 1 ? std::optional(ntohl(raw.s_addr)) : std::nullopt;
}

/// The highest address of the subnet that is not taken; those of instances are chosen at random.
std::string highAddress(const SubnetInfo &subnet, const std::set<std::string> &taken)
{
    for (auto candidate = subnet.last; candidate > subnet.first; --candidate) {
        if ((candidate & 0xff) == 0 || (candidate & 0xff) == 255)
            continue;
        in_addr raw{htonl(candidate)};
        char text[INET_ADDRSTRLEN] = {};
        ::inet_ntop(AF_INET, &raw, text, sizeof text);
        if (!taken.contains(text))
            return text;
    }
    return {};
}

Json targetJson(const MountTarget &target)
{
    return {{"OwnerId", kAccount},
            {"MountTargetId", target.id},
            {"FileSystemId", target.fileSystem},
            {"SubnetId", target.subnet},
            {"LifeCycleState", toString(target.state)},
            {"IpAddress", target.address},
            {"NetworkInterfaceId", target.interface},
            {"AvailabilityZoneId", target.zoneId},
            {"AvailabilityZoneName", target.zone},
            {"VpcId", target.vpc.empty() ? defaultVpc(target.region) : target.vpc}};
}

} // namespace

ServiceResult<std::vector<std::string>> EfsStore::readGroups(const Call &call)
{
    std::vector<std::string> groups;
    for (const auto &one : call.body.value("SecurityGroups", Json::array()))
        groups.push_back(one.is_string() ? one.get<std::string>() : std::string());
    if (groups.size() > 5)
        return refuse("SecurityGroupLimitExceeded", "A mount target has at most 5 security groups.");
    return m_ec2.withState([&](Ec2State &state) -> ServiceResult<std::vector<std::string>> {
        for (const auto &id : groups) {
            if (!state.groups.find(call.region, id))
                return refuse("SecurityGroupNotFound", "The security group '" + id + "' does not exist.");
        }
        if (groups.empty())
            groups.push_back(state.defaultGroup(call.region).id);
        return groups;
    });
}

EfsStore::Reply EfsStore::createTarget(const Call &call)
{
    MountTarget target;
    TY_ASSIGN(target.groups, readGroups(call));
    const auto places = m_ec2.subnets(call.region);
    const auto subnet = std::ranges::find(places, controller::textOf(call.body, "SubnetId"), &SubnetInfo::id);
    if (subnet == places.end())
        return refuse("SubnetNotFound",
                      "The subnet '" + controller::textOf(call.body, "SubnetId") + "' does not exist.");
    auto taken = m_ec2.withState([&](Ec2State &state) {
        std::set<std::string> addresses;
        for (const auto &[id, one] : state.instances) {
            if (one.live())
                addresses.insert(one.address);
        }
        return addresses;
    });
    const auto faults = m_settings.faults ? m_settings.faults() : EfsFaults();
    const std::lock_guard guard(m_mutex);
    update();
    TY_ASSIGN(const auto *system, namedSystem(controller::textOf(call.body, "FileSystemId"), call.region));
    if (system->state != EfsState::Available)
        return refuse("IncorrectFileSystemLifeCycleState",
                      "File system '" + system->id + "' is not in the state available.", 409);
    for (const auto &[id, known] : m_targets) {
        taken.insert(known.address);
        if (known.fileSystem == system->id && known.zone == subnet->zone)
            return refuse("MountTargetConflict", "mount target already exists in this AZ", 409);
    }
    target.address = controller::textOf(call.body, "IpAddress");
    const auto wanted = hostOrder(target.address);
    if (!target.address.empty() && (!wanted || *wanted < subnet->first || *wanted > subnet->last))
        return refuse("BadRequest", "The address " + target.address + " is not in the subnet.");
    if (!target.address.empty() && taken.contains(target.address))
        return refuse("IpAddressInUse", "The address " + target.address + " is in use.", 409);
    if (target.address.empty())
        target.address = highAddress(*subnet, taken);
    target.id = newResourceId("fsmt-");
    target.interface = newResourceId("eni-");
    target.region = call.region;
    target.fileSystem = system->id;
    target.subnet = subnet->id;
    target.vpc = subnet->vpc;
    target.zone = subnet->zone;
    target.zoneId = subnet->zoneId;
    target.stateEnds = nowMillis() + m_settings.delay(kTargetMillis) + faults.mountTargetDelay.count();
    if (faults.mountTargetFails) {
        target.state = EfsState::Error;
        target.stateEnds = 0;
    }
    save(target);
    m_targets[target.id] = target;
    return efsReply(targetJson(target));
}

EfsStore::Reply EfsStore::describeTargets(const Call &call)
{
    const auto system = call.request.queryValue("FileSystemId"), id = call.request.queryValue("MountTargetId");
    if (system.empty() == id.empty())
        return refuse("BadRequest", "Name either a file system or a mount target.");
    const std::lock_guard guard(m_mutex);
    update();
    auto list = Json::array();
    if (!id.empty()) {
        TY_ASSIGN(const auto *target, namedTarget(id, call.region));
        list.push_back(targetJson(*target));
    } else {
        TY_ASSIGN(const auto *named, namedSystem(system, call.region));
        for (const auto &[key, target] : m_targets) {
            if (target.fileSystem == named->id)
                list.push_back(targetJson(target));
        }
    }
    return efsPage(list, call.request, "MountTargets");
}

EfsStore::Reply EfsStore::deleteTarget(const Call &call)
{
    const std::lock_guard guard(m_mutex);
    update();
    TY_ASSIGN(auto *target, namedTarget(call.id, call.region));
    target->state = EfsState::Deleting;
    target->stateEnds = nowMillis() + m_settings.delay(kTargetEndMillis);
    save(*target);
    return efsReply({}, 204);
}

EfsStore::Reply EfsStore::getTargetGroups(const Call &call)
{
    const std::lock_guard guard(m_mutex);
    update();
    TY_ASSIGN(const auto *target, namedTarget(call.id, call.region));
    return efsReply({{"SecurityGroups", target->groups}});
}

EfsStore::Reply EfsStore::putTargetGroups(const Call &call)
{
    TY_ASSIGN(const auto groups, readGroups(call));
    const std::lock_guard guard(m_mutex);
    update();
    TY_ASSIGN(auto *target, namedTarget(call.id, call.region));
    if (target->state == EfsState::Deleting)
        return refuse("IncorrectMountTargetState", "The mount target is being deleted.", 409);
    target->groups = groups;
    save(*target);
    return efsReply({}, 204);
}

} // namespace trainyard::localcloud
