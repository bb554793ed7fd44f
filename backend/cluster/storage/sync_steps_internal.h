#pragma once

#include <string>
#include <vector>

#include "backend/provision/recipe.h"

namespace trainyard::cluster {

/// Runs a step that fills a folder on machines: of those that share the folder, on one first, and on the others when it
/// has succeeded (SyncOrder). Step "shared-folder" finds them.
/// \return one result per machine, in their order
std::vector<provision::HostResult> runInSyncOrder(const provision::Step &, const std::vector<ssh::Host> &,
                                                  const std::string &folder, const provision::RunOptions &,
                                                  const CallContext &);

} // namespace trainyard::cluster
