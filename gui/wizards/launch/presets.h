#pragma once

#include <optional>

#include <QString>

#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::gui {

/// What a plan can begin with.
enum class Preset { Try, Cpus, Gpus, Spot };
inline constexpr Preset kPresets[] = {Preset::Try, Preset::Cpus, Preset::Gpus, Preset::Spot};

QString presetTitle(Preset);
/// The plan with the preset's machines, image and purchasing option; all else stays.
cluster::LaunchPlan withPreset(cluster::LaunchPlan plan, Preset);
/// The preset whose machines the plan has, whatever their number; empty: none.
std::optional<Preset> presetOf(const cluster::LaunchPlan &plan);
/// What the machines of a plan cost per hour on AWS, by the built-in list: for the local cloud, where they are free.
cluster::Usd hourlyOnAws(const cluster::LaunchPlan &plan);

} // namespace trainyard::gui
