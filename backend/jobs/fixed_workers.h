#pragma once

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

/// Sets the number of workers at the start. A fixed number remains one; that of a job for one worker counts as none, since
/// this is the number of every job that was not fitted to a cluster yet.
inline void setWorkers(protocol::JobSpec &job, int workers)
{
    const bool fixed = job.usesParameterServer() && job.workers > 1 && hasFixedWorkers(job);
    job.workers = workers;
    if (fixed)
        fixWorkers(job, true);
}

} // namespace trainyard::jobs
