#pragma once

#include <string>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/ledger/rows.h"
#include "backend/training/cluster_run.h"

namespace trainyard::training {

/// Records the end of a run in the ledger: run and event.
void record(ledger::Ledger &, const ledger::Run &, const RunEnd &);
/// Also marks its cluster as ready again.
void finishRun(const cluster::CloudContext &, const ledger::Run &, const RunEnd &);

} // namespace trainyard::training
