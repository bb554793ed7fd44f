#include "backend/cluster/plan/probe_mismatches.h"

#include <fmt/format.h>

#include "backend/cluster/plan/catalog/catalog.h"

namespace trainyard::cluster {

std::vector<std::string> probeMismatches(const provision::Probe &probe, const Image *image, const InstanceType *type)
{
    std::vector<std::string> broken;
    if (!type || type->gpus == 0)
        return broken;
    const int seen = int(probe.gpus.size());
    if (seen == 0 && image && image->gpuDriver)
        broken.push_back(fmt::format("{} promises a driver, and no GPU answers: the driver does not fit {}, or it is "
                                     "still being installed.",
                                     image->title, type->name));
    else if (seen == 0)
        broken.push_back(fmt::format("{} has {} GPUs, and no driver sees them: start from a GPU image, such as {}.",
                                     type->name, type->gpus, "deep-learning-ubuntu-24.04"));
    else if (seen != type->gpus)
        broken.push_back(fmt::format("{} has {} GPUs, and {} answer: one may be broken; replace this machine.",
                                     type->name, type->gpus, seen));
    return broken;
}

} // namespace trainyard::cluster
