#include "backend/cluster/emr/emr_mount.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace trainyard::cluster {

std::string emrMountProblem(const std::string &fileSystem, const std::vector<EmrMountTarget> &targets,
                            const EmrSubnet &subnet)
{
    const auto elsewhere = std::ranges::find_if(targets, [&](const EmrMountTarget &target) {
        return !target.vpc.empty() && !subnet.vpc.empty() && target.vpc != subnet.vpc;
    });
    if (elsewhere != targets.end()) // all are in one VPC
        return fmt::format(
            "The file system {} has its mount targets in {}, and the subnet {} is in {}: choose a subnet "
            "of that VPC.",
            fileSystem, elsewhere->vpc, subnet.id, subnet.vpc);
    const auto here = std::ranges::find(targets, subnet.zone, &EmrMountTarget::zone);
    if (here != targets.end() && here->isAvailable)
        return {};
    if (here != targets.end())
        return fmt::format("The mount target of {} in {} is not available yet{}: wait until it is.", fileSystem,
                           subnet.zone, here->state.empty() ? "" : " (" + here->state + ")");
    std::vector<std::string> zones;
    for (const EmrMountTarget &target : targets)
        zones.push_back(target.zone);
    std::ranges::sort(zones);
    return fmt::format(
        "The file system {} has no mount target in {}, the zone of the subnet {}: create one, or choose a "
        "subnet of another zone; {}.",
        fileSystem, subnet.zone, subnet.id,
        zones.empty() ? std::string("it has none at all") : fmt::format("it has them in {}", fmt::join(zones, ", ")));
}

} // namespace trainyard::cluster
