#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "backend/cluster/plan/launch_plan.h"

class QSettings;

namespace trainyard::gui {

/// What the plan of a new cluster begins with, by the preferences.
struct PlanDefaults {
    std::string instanceType = cluster::LaunchPlan().instanceType;
    int workers = cluster::LaunchPlan().workers;
    std::chrono::hours deadline = std::chrono::duration_cast<std::chrono::hours>(cluster::LaunchPlan().deadline);
    std::string region = {}; ///< empty: the selected one
    bool operator==(const PlanDefaults &) const = default;

    static constexpr int kMostWorkers = 64, kLongestDeadline = 720; ///< machines; hours

    /// Values out of range are taken as not set.
    static PlanDefaults read(const QSettings &settings);
    void write(QSettings &settings) const;
    void apply(cluster::LaunchPlan &plan) const;
    /// The region to launch in: this one where the account has it, else the selected one.
    std::string regionIn(const std::vector<std::string> &enabled, const std::string &selected) const;
};

} // namespace trainyard::gui
