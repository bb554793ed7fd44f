#include "backend/cluster/emr/emr_mount.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace trainyard::cluster {

Sentence emrMountProblem(const std::string &fileSystem, const std::vector<EmrMountTarget> &targets,
                         const EmrSubnet &subnet)
{
    const auto elsewhere = std::ranges::find_if(targets, [&](const EmrMountTarget &target) {
        return !target.vpc.empty() && !subnet.vpc.empty() && target.vpc != subnet.vpc;
    });
    if (elsewhere != targets.end()) // all are in one VPC
        return say(
            "The file system %1 has its mount targets in %2, and the subnet %3 is in %4: choose a subnet of that "
            "VPC.",
            fileSystem, elsewhere->vpc, subnet.id, subnet.vpc);
    const auto here = std::ranges::find(targets, subnet.zone, &EmrMountTarget::zone);
    if (here != targets.end() && here->isAvailable)
        return {};
    if (here != targets.end())
        return here->state.empty() ? say("The mount target of %1 in %2 is not available yet: wait until it is.",
                                         fileSystem, subnet.zone)
                                   : say("The mount target of %1 in %2 is not available yet (%3): wait until it is.",
                                         fileSystem, subnet.zone, here->state);
    if (targets.empty())
        return say("The file system %1 has no mount target: create one in %2, the zone of the subnet %3.", fileSystem,
                   subnet.zone, subnet.id);
    std::vector<std::string> zones;
    for (const EmrMountTarget &target : targets)
        zones.push_back(target.zone);
    std::ranges::sort(zones);
    return say(
        "The file system %1 has no mount target in %2, the zone of the subnet %3: create one, or choose a subnet of "
        "another zone; it has them in %4.",
        fileSystem, subnet.zone, subnet.id, fmt::format("{}", fmt::join(zones, ", ")));
}

} // namespace trainyard::cluster
