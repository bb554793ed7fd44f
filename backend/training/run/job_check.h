#pragma once

#include "backend/checks/check_job.h"
#include "backend/core/ids.h"
#include "backend/core/time/deadline.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::cluster {
struct CloudContext;
}

namespace trainyard::training {

/// Checks a job against its data before machines are used for it: problems of the job itself, the data in S3 with the
/// user's credentials, for at most checks::kCheckTime, and whether its buckets, also those of a program of one's own, are
/// in the region of the cluster. A file:/// path is on the machines of the cluster: it counts as checked when an earlier
/// run of the cluster trained a model with the same requirements on it, otherwise it is a warning. Of a job of the user's
/// programs, its code, and who reaches its ports where the cluster is in a security group of the user.
/// \param cluster  where the job shall run; its workers count. Empty: none yet, the job's own number counts
checks::JobCheck checkJob(const cluster::CloudContext &, const ClusterId &cluster, protocol::JobSpec job,
                          const CallContext &);

} // namespace trainyard::training
