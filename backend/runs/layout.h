#pragma once

#include <string>
#include <vector>

#include "backend/ssh/target.h"

namespace trainyard::protocol {
struct JobSpec;
}

namespace trainyard::runs {

/// One process of a run on its node. `label` names its log.
struct RunRole {
    ssh::Host node;
    std::string label; ///< protocol::label: "scheduler", "server", "worker", "server-1"
};

/// The processes of a run and their nodes, as RunControl::start() distributes them; those of the head first.
/// \param workers  nodes other than the head; empty: the workers run on the head
std::vector<RunRole> rolesOf(const protocol::JobSpec &, const ssh::Host &head, const std::vector<ssh::Host> &workers);

} // namespace trainyard::runs
