#pragma once

#include <vector>

#include "backend/cluster/cloud/records/clusters.h"

namespace trainyard::cluster {

/// Returns the node through which SSH reaches another one: the head, where it has a public address and that node does
/// not. Null: the node is contacted directly, also where no node has a public address: this computer is then in their
/// network (VPN).
/// \param nodes  of its cluster
const NodeSnapshot *jumpHostOf(const NodeSnapshot &, const std::vector<NodeSnapshot> &nodes);

} // namespace trainyard::cluster
