#include "backend/training/run/requested_job.h"

#include "backend/core/try.h"
#include "backend/training/run/task_start_internal.h"

namespace trainyard::training {

Result<protocol::JobSpec> requestedJob(ledger::Ledger &ledger, const cluster::Catalog &catalog, const ledger::Run &run)
{
    TY_ASSIGN(auto job, protocol::jobSpecFromJson(run.job));
    const auto gpus = protocol::gpusOn(job, gpusOfMachines(ledger, catalog, run.cluster).value_or(0));
    if (!job.isTask() && gpus && !gpus->empty())
        job.workersPerMachine = protocol::JobSpec().workersPerMachine;
    return job;
}

} // namespace trainyard::training
