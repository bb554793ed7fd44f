#pragma once

#include <string>
#include <vector>

#include "backend/runs/node.h"

namespace trainyard::protocol {
struct JobSpec;
}

namespace trainyard::runs {

/// One process of a run on its node. `label` names its log.
struct RunRole {
    Node node;
    std::string label; ///< protocol::label: "scheduler", "server", "worker", "server-1"
};

/// The processes of a run and their nodes, as RunControl::start() distributes them; those of the head first.
/// \param workers  nodes other than the head; empty: the workers run on the head
std::vector<RunRole> rolesOf(const protocol::JobSpec &, const Node &head, const std::vector<Node> &workers);

} // namespace trainyard::runs
