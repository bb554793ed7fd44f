#include "gui/wizards/launch/presets.h"

#include <QCoreApplication>

#include "backend/cluster/plan/catalog/catalog.h"

namespace trainyard::gui {

using cluster::LaunchPlan;

namespace {

struct Presets {
    Q_DECLARE_TR_FUNCTIONS(Presets)
};

} // namespace

QString presetTitle(Preset preset)
{
    switch (preset) {
    case Preset::Try:
        return Presets::tr("Try it");
    case Preset::Cpus:
        return Presets::tr("Train on CPUs");
    case Preset::Gpus:
        return Presets::tr("Train on GPUs");
    case Preset::Spot:
        break;
    }
    return Presets::tr("Train on Spot");
}

LaunchPlan withPreset(LaunchPlan plan, Preset preset)
{
    plan.headType.clear();
    plan.instanceType = preset == Preset::Try ? "t3.medium" : preset == Preset::Gpus ? "g4dn.xlarge" : "c5.2xlarge";
    plan.image = preset == Preset::Gpus ? "deep-learning-ubuntu-24.04" : "ubuntu-24.04";
    plan.workers = preset == Preset::Try ? 1 : 2;
    plan.minWorkers = 0;
    plan.rootGiB = 0;
    plan.spot = preset == Preset::Spot;
    plan.maxPriceUsd = 0;
    plan.reservation.clear(); // for machines of another type
    return plan;
}

std::optional<Preset> presetOf(const LaunchPlan &plan)
{
    for (const Preset preset : kPresets) {
        LaunchPlan same = withPreset(plan, preset);
        same.workers = plan.workers;
        same.minWorkers = plan.minWorkers;
        if (same == plan)
            return preset;
    }
    return std::nullopt;
}

cluster::Usd hourlyOnAws(const LaunchPlan &plan)
{
    const auto prices = cluster::Catalog::bundled();
    return cluster::sumOf(cluster::estimate(*prices, plan));
}

} // namespace trainyard::gui
