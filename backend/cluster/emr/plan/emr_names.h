#pragma once

#include <vector>

#include "backend/cluster/emr/emr_progress.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// Gives the nodes of an EMR cluster the names of the ledger. A machine keeps its name; a new one gets the next number,
/// and numbers are never reused, so that logs and charts of a removed worker are not attributed to another one. A
/// master that replaced another one is the head.
/// \param nodes  from emrNodes()
/// \param known  all machines of the cluster in the ledger, including closed ones
std::vector<EmrNode> namedEmrNodes(std::vector<EmrNode> nodes, const std::vector<ledger::Resource> &known);

} // namespace trainyard::cluster
