#pragma once

#include <string>

#include "backend/ssh/target.h"

namespace trainyard::runs {

/// A machine that takes part in a run.
struct Node {
    std::string name;    ///< "head", "worker-2"
    std::string address; ///< private address, bound by its processes and used by the other nodes
    ssh::Target target;
};

/// The agent's command line on a node. Tests use another one.
inline constexpr const char *kAgentCommand = "exec ~/.trainyard/bundle/trainyard-runtime agent --stdio";

} // namespace trainyard::runs
