#pragma once

#include <string>
#include <vector>

#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::cluster {

/// The calls of a launch as AWS CLI command lines; ids that are not known yet are placeholders in capitals.
std::vector<std::string> awsCliCommands(const LaunchPlan &, const Catalog &);

} // namespace trainyard::cluster
