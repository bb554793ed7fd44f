#pragma once

#include <cstddef>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/provision/recipe.h"
#include "backend/provision/recipes.h"

/// Software recipes for the machines of a cluster: packages, MXNet from source, Docker, the AWS CLI, wheels.
namespace trainyard::cluster {

using provision::RecipeArgument;
using provision::RecipeInfo;
using provision::recipes;

struct RecipeOptions {
    std::string recipe;                           ///< a name of recipes()
    std::map<std::string, std::string> arguments; ///< by RecipeArgument::name; a missing one has its default
    std::vector<std::string> nodes;               ///< empty: all machines that have an address
    std::size_t width = 16;                       ///< machines in parallel
    std::map<std::string, Secret> secrets{};      ///< variables of the scripts, such as PIP_INDEX_URL; sent apart
};

/// Runs a recipe on machines of a cluster. Each of its steps first checks whether it is done, so that a repeated call
/// goes on with the step that failed. The output is in ~/.trainyard/recipes/NAME.log of the machine; its last line is
/// reported as progress. Each machine's outcome becomes an event of the cluster.
/// \return one result per machine
/// \error InvalidArgument (recipe, argument), NotFound (cluster, node), Conflict (it has no machine)
Result<std::vector<provision::HostResult>> runRecipe(const CloudContext &, const ClusterId &, const RecipeOptions &,
                                                     const ProgressSink &, std::stop_token);

/// The name of the machine whose recipe took longest, with its seconds, for a summary; empty with fewer than two.
std::string slowestOf(const std::vector<provision::HostResult> &);

/// Selects machines of a cluster by name, in the order of the cluster.
/// \param nodes  empty: all that have an address
/// \error NotFound (cluster, or a node: the detail names it), Conflict (the cluster has no machine with an address)
Result<std::vector<ssh::Host>> chosenHosts(const CloudContext &, const ClusterId &,
                                           const std::vector<std::string> &nodes);

} // namespace trainyard::cluster
