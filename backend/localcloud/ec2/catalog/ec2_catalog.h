#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace trainyard::localcloud {

/// An instance type. The list is a bundled extract of the public catalogue, the same in every region.
struct TypeInfo {
    const char *name;
    int vcpus;
    int cores;
    std::int64_t memoryMib;
    const char *network;
    const char *gpu = nullptr; ///< GPU model; such types are listed, but cannot be launched here
    int gpus = 0;
    std::int64_t gpuMemoryMib = 0; ///< each
    bool freeTier = false;
    bool current = true;
    bool burstable = false;
    bool efa = false;
};
const std::vector<TypeInfo> &instanceTypes();
const TypeInfo *findType(const std::string &name);
inline bool mayHibernate(const TypeInfo &type)
{
    return type.gpus == 0 && type.memoryMib < 150 * 1024;
}
/// As in real regions, scarce types are not offered in every zone.
bool offered(const TypeInfo &, const std::string &zone);

struct ImageInfo {
    std::string id; ///< depends on the region, as at AWS
    std::string name, description, created, owner, ownerAlias, rootDevice, user;
    std::int64_t sizeGib;
};
std::vector<ImageInfo> images(const std::string &region);

struct RegionInfo {
    const char *name;
    const char *place;
    bool optIn = false; ///< requires an opt-in that the account does not have
};
const std::vector<RegionInfo> &regions();
bool isRegion(const std::string &name);

struct SubnetInfo {
    std::string id, zone, zoneId, cidr;
    std::uint32_t first, last; ///< addresses, host order
    std::string vpc;
    bool mapsPublic = true, isDefault = true;
    std::map<std::string, std::string> tags = {};
};
std::string defaultVpc(const std::string &region);
/// Each region has a default VPC with one subnet in each of its three zones.
std::vector<SubnetInfo> subnets(const std::string &region);
inline constexpr const char *kVpcCidr = "127.64.0.0/10";
inline constexpr const char *kAccount = "000000000000";

} // namespace trainyard::localcloud
