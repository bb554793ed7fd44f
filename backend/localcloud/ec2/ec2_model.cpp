#include "backend/localcloud/ec2/ec2_model.h"

#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"

// nlohmann's macro defines inline functions; these are declared in the header and compiled once.
#define LOCALCLOUD_RECORD(Type, ...)                                                                                   \
    void to_json(nlohmann::json &nlohmann_json_j, const Type &nlohmann_json_t)                                         \
    {                                                                                                                  \
        NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(NLOHMANN_JSON_TO, __VA_ARGS__))                                       \
    }                                                                                                                  \
    void from_json(const nlohmann::json &nlohmann_json_j, Type &nlohmann_json_t)                                       \
    {                                                                                                                  \
        const Type nlohmann_json_default_obj{};                                                                        \
        NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(NLOHMANN_JSON_FROM_WITH_DEFAULT, __VA_ARGS__))                        \
    }

namespace trainyard::localcloud {

LOCALCLOUD_RECORD(Volume, id, region, zone, device, instance, sizeGib, type, deleteOnTermination, encrypted, created,
                  tags)
LOCALCLOUD_RECORD(Instance, id, region, reservation, clientToken, imageId, type, keyName, subnetId, zone, profileName,
                  userData, state, stateReasonCode, stateReasonMessage, transitionReason, address, sshPort, user,
                  shutdownBehavior, metadataSecret, httpTokens, hopLimit, launchIndex, boots, placementGroup,
                  spotRequest, capacityReservation, terminationProtected, monitored, mayHibernate, launched, stateSince,
                  takenAt, groups, volumes, tags)
LOCALCLOUD_RECORD(KeyPair, id, region, name, type, fingerprint, publicLine, created, tags)
LOCALCLOUD_RECORD(GroupRule, id, protocol, cidr, cidr6, group, description, from, to)
LOCALCLOUD_RECORD(SecurityGroup, id, region, name, description, ingress, tags)
LOCALCLOUD_RECORD(Address, id, region, publicIp, instance, gateway, created, tags)
LOCALCLOUD_RECORD(NatGateway, id, region, subnet, allocation, state, created, stateSince, tags)
LOCALCLOUD_RECORD(PlacementGroup, id, region, name, strategy, tags)
LOCALCLOUD_RECORD(CapacityReservation, id, region, type, zone, state, match, total, created, tags)
LOCALCLOUD_RECORD(LaunchTemplate, id, region, name, defaultVersion, versions, descriptions, created, tags)
LOCALCLOUD_RECORD(SpotRequest, id, region, instance, maxPrice, state, status, message, created, tags)
LOCALCLOUD_RECORD(TokenUse, token, region, fingerprint, reservation)
LOCALCLOUD_RECORD(AccessKey, id, secret, token, instance, expires)

std::string newResourceId(const std::string &prefix)
{
    return prefix + hexEncode(randomBytes(9)).substr(0, 17);
}

std::int64_t toMillis(Timestamp time)
{
    return time.time_since_epoch().count();
}

std::string millisToIso(std::int64_t millis)
{
    return toIso8601(Timestamp(std::chrono::milliseconds(millis)));
}

int stateCode(const std::string &state)
{
    if (state == "pending")
        return 0;
    if (state == "running")
        return 16;
    if (state == "shutting-down")
        return 32;
    if (state == "terminated")
        return 48;
    return state == "stopping" ? 64 : 80;
}

} // namespace trainyard::localcloud
