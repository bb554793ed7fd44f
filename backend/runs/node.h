#pragma once

#include <string>

#include "backend/ssh/target.h"

namespace trainyard::runs {

/// A machine that takes part in a run, as run control sees it.
struct Node {
    std::string name;    ///< "head", "worker-2"
    std::string address; ///< what its processes bind and the other nodes connect to: the private address
    ssh::Target target;
};

/// The agent's command line on a node; tests put another one here.
inline constexpr const char *kAgentCommand = "exec ~/.trainyard/bundle/trainyard-runtime agent --stdio";

} // namespace trainyard::runs
