#pragma once

#include <optional>

#include "backend/checks/check_job.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::training {

/// Whether the job reads data from HDFS, which only the nodes of an EMR cluster reach.
bool readsHdfs(const protocol::JobSpec &);
/// Why such a job cannot run on the cluster; unset: nothing is known against it.
/// \param cluster  empty: none is selected yet
std::optional<checks::JobFinding> hdfsFinding(const cluster::CloudContext &, const ClusterId &cluster,
                                              const protocol::JobSpec &);

} // namespace trainyard::training
