#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"

/// Parts of addRecipes(), one file each.
namespace trainyard::cli {

void addInstallDeps(Commands &);
void addReady(Commands &);
void addMesh(Commands &);
void addBake(Commands &);

/// A cluster that a command names, with the cloud that has it.
struct NamedCluster {
    cluster::CloudContext cloud;
    ClusterId id;
};
Result<NamedCluster> namedCluster(const Context &, const std::string &nameOrId);

} // namespace trainyard::cli
