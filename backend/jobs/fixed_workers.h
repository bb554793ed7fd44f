#pragma once

#include <algorithm>
#include <cstddef>

#include "backend/protocol/job/job_spec.h"

namespace trainyard::jobs {

/// Whether a run on a parameter server keeps the workers with which it starts (--elastic-training-enabled False): none
/// joins beyond them, and with fewer it pauses.
inline bool hasFixedWorkers(const protocol::JobSpec &job)
{
    return job.minWorkers == job.workers && job.maxWorkers == job.workers;
}

inline void fixWorkers(protocol::JobSpec &job, bool fixed)
{
    const protocol::JobSpec usual;
    job.minWorkers = fixed ? job.workers : usual.minWorkers;
    job.maxWorkers = fixed ? job.workers : usual.maxWorkers;
}

/// Sets the number of workers at the start. A fixed number remains one, also that of one worker: a job that was not fitted
/// to a cluster has one, but no such limit.
inline void setWorkers(protocol::JobSpec &job, int workers)
{
    const bool fixed = job.usesParameterServer() && hasFixedWorkers(job);
    job.workers = workers;
    if (fixed)
        fixWorkers(job, true);
}

/// On how many machines with workers a fitted job starts whose number of workers is fixed. 0: on all there are.
inline std::size_t fixedMachines(const protocol::JobSpec &job)
{
    if (!job.usesParameterServer() || !hasFixedWorkers(job))
        return 0;
    return std::size_t(std::max(1, job.workers / std::max(1, job.workersPerMachine)));
}

} // namespace trainyard::jobs
