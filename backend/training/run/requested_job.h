#pragma once

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/result.h"
#include "backend/ledger/ledger.h"
#include "backend/ledger/rows.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::training {

/// The job of a run for another run or its command line: without the workers of each machine that the start of the run set
/// by the GPUs of its machines. On others they would start as many, too.
/// \error those of protocol::jobSpecFromJson
Result<protocol::JobSpec> requestedJob(ledger::Ledger &, const cluster::Catalog &, const ledger::Run &);

} // namespace trainyard::training
