// Warnings about plans that can be launched.

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/costs/cost.h"
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

Sentence whatItWas(const std::string &image, const LegacyImage &old)
{
    const Sentence was = Sentence::known(old.was); // of the catalog
    return old.region.empty() ? say("\"%1\" is %2; it is not offered any more.", image, was)
                              : say("\"%1\" is %2 in %3; it is not offered any more.", image, was, old.region);
}

Sentence whatReplaces(const LegacyImage &old, const Image &image)
{
    if (old.successors.size() < 2)
        return say("%1 takes its place.", image.alias);
    Sentence others = Sentence::verbatim(old.successors[1]);
    for (std::size_t i = 2; i < old.successors.size(); ++i)
        others = say("%1 or %2", others, old.successors[i]);
    return say("%1 takes its place; you may also choose %2.", image.alias, others);
}

} // namespace

std::vector<Note> LaunchPlan::notes(const Catalog &catalog) const
{
    std::vector<Note> found;
    const auto add = [&](Field field, Sentence sentence) { found.push_back({field, std::move(sentence)}); };

    const ImageChoice chosen = catalog.choose(image);
    if (chosen.old && chosen.known)
        add(&LaunchPlan::image, followedBy(whatItWas(image, *chosen.old), whatReplaces(*chosen.old, *chosen.known)));
    if (chosen.known) {
        const InstanceType *type = catalog.type(instanceType);
        if (type && type->gpus > 0 && !chosen.known->gpuDriver) {
            const Image *better = twin(catalog, *chosen.known, true);
            add(&LaunchPlan::image,
                better ? say("%1 has GPUs, and %2 brings no driver for them: choose %3.", instanceType,
                             chosen.known->alias, better->alias)
                       : say("%1 has GPUs, and %2 brings no driver for them.", instanceType, chosen.known->alias));
        } else if (type && type->gpus == 0 && chosen.known->gpuDriver) {
            const Image *smaller = twin(catalog, *chosen.known, false);
            add(&LaunchPlan::image,
                smaller ? say("%1 has no GPU, so the driver in %2 is of no use: %3 is smaller.", instanceType,
                              chosen.known->alias, smaller->alias)
                        : say("%1 has no GPU, so the driver in %2 is of no use.", instanceType, chosen.known->alias));
        } else if (chosen.known->gpuDriver && tooOldForOpenDriver(instanceType)) {
            add(&LaunchPlan::instanceType,
                say("The open driver in %1 does not support the GPUs of %2: it begins with g4dn.", chosen.known->alias,
                    instanceType));
        }
    }
    std::ranges::move(storageNotes(*this), std::back_inserter(found));
    if (const auto unpriced = unpricedTypes(catalog); !unpriced.empty())
        add(&LaunchPlan::instanceType,
            say("The price of %1 is unknown: the sums leave it out, and a budget can only warn.",
                fmt::format("{}", fmt::join(unpriced, ", "))));
    if (spot && boundOf(estimate(catalog, *this)) == SumBound::AtMost)
        add(&LaunchPlan::spot, say("The current Spot price is unknown: the sums are what the machines cost at most."));
    return found;
}

} // namespace trainyard::cluster
