#pragma once

#include <string>
#include <vector>

#include "backend/cluster/launch_plan.h"

namespace trainyard::cluster {

// What a plan says of S3: buckets, and how the machines reach them.

std::vector<Problem> storageProblems(const LaunchPlan &);
std::vector<Note> storageNotes(const LaunchPlan &);
std::vector<PlannedResource> storageResources(const LaunchPlan &);
/// Lines of the official command line; roles and buckets that are there already would be left as they are.
std::vector<std::string> storageCommands(const LaunchPlan &);

} // namespace trainyard::cluster
