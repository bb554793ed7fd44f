// Warnings about plans that can be launched.

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/plan/catalog.h"
#include "backend/cluster/plan/cost.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/plan/plan_storage_internal.h"

namespace trainyard::cluster {
namespace {

/// The images contain NVIDIA's open kernel modules, which require Turing or later, that is, g4dn or later.
bool tooOldForOpenDriver(std::string_view type)
{
    constexpr std::array families{"g2.", "g3.", "g3s.", "p2.", "p3.", "p3dn."};
    return std::ranges::any_of(families, [&](std::string_view family) { return type.starts_with(family); });
}

/// The counterpart of an image with or without GPU driver.
const Image *twin(const Catalog &catalog, const Image &image, bool withDriver)
{
    const std::string deep = "deep-learning-";
    return catalog.image(withDriver ? deep + image.alias
                                    : image.alias.substr(std::min(deep.size(), image.alias.size())));
}

} // namespace

std::vector<Note> LaunchPlan::notes(const Catalog &catalog) const
{
    std::vector<Note> found;
    const auto add = [&](Field field, std::string sentence) { found.push_back({field, std::move(sentence)}); };

    const ImageChoice chosen = catalog.choose(image);
    if (chosen.old && chosen.known) {
        const auto &others = chosen.old->successors;
        add(&LaunchPlan::image,
            fmt::format("\"{}\" is {}{}{}; it is not offered any more. {} takes its place{}{}.", image, chosen.old->was,
                        chosen.old->region.empty() ? "" : " in ", chosen.old->region, chosen.known->alias,
                        others.size() > 1 ? "; you may also choose " : "",
                        fmt::join(others.begin() + 1, others.end(), " or ")));
    }
    if (chosen.known) {
        const InstanceType *type = catalog.type(instanceType);
        if (type && type->gpus > 0 && !chosen.known->gpuDriver) {
            const Image *better = twin(catalog, *chosen.known, true);
            add(&LaunchPlan::image, fmt::format("{} has GPUs, and {} brings no driver for them{}.", instanceType,
                                                chosen.known->alias, better ? ": choose " + better->alias : ""));
        } else if (type && type->gpus == 0 && chosen.known->gpuDriver) {
            const Image *smaller = twin(catalog, *chosen.known, false);
            add(&LaunchPlan::image,
                fmt::format("{} has no GPU, so the driver in {} is of no use{}.", instanceType, chosen.known->alias,
                            smaller ? ": " + smaller->alias + " is smaller" : ""));
        } else if (chosen.known->gpuDriver && tooOldForOpenDriver(instanceType)) {
            add(&LaunchPlan::instanceType,
                fmt::format("The open driver in {} does not support the GPUs of {}: it begins with g4dn.",
                            chosen.known->alias, instanceType));
        }
    }
    std::ranges::move(storageNotes(*this), std::back_inserter(found));
    if (const auto unpriced = unpricedTypes(catalog); !unpriced.empty())
        add(&LaunchPlan::instanceType,
            fmt::format("The price of {} is unknown: the sums leave it out, and a budget can only warn.",
                        fmt::join(unpriced, ", ")));
    if (spot && boundOf(estimate(catalog, *this)) == SumBound::AtMost)
        add(&LaunchPlan::spot, "The current Spot price is unknown: the sums are what the machines cost at most.");
    return found;
}

} // namespace trainyard::cluster
