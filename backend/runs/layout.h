#pragma once

#include <string>
#include <vector>

#include "backend/runs/node.h"

namespace trainyard::protocol {
struct JobSpec;
}

namespace trainyard::runs {

/// One process of a run on its node; its log is named by `label`.
struct RunRole {
    Node node;
    std::string label; ///< protocol::label: "scheduler", "server", "worker", "server-1"
};

/// Who runs where, as RunControl::start lays it out: the head's roles first.
/// workers  nodes besides the head; none: the head works too
std::vector<RunRole> rolesOf(const protocol::JobSpec &, const Node &head, const std::vector<Node> &workers);

} // namespace trainyard::runs
