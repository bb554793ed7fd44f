#pragma once

#include <string>

#include "backend/cluster/cloud_context.h"
#include "backend/ledger/rows.h"

namespace trainyard::tour {

bool isOver(const ledger::Run &);

/// The end of a run, into the ledger: run, event, cluster.
void settle(const cluster::CloudContext &, const ledger::Run &, const std::string &state, const std::string &detail);

} // namespace trainyard::tour
