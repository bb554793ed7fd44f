#pragma once

#include <string>
#include <vector>

#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::cluster {

// The part of a plan that concerns S3: buckets, and how the machines reach them.

std::vector<Problem> storageProblems(const LaunchPlan &);
std::vector<Note> storageNotes(const LaunchPlan &);
std::vector<PlannedResource> storageResources(const LaunchPlan &);

} // namespace trainyard::cluster
