#pragma once

#include <string>
#include <vector>

#include "backend/cli/context.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/teardown/receipt.h"

namespace trainyard::cli {

// What budgets and alert rules require, without a question: the user has chosen it before. Reported on standard error.

/// Stops a run, which saves a checkpoint first.
Status stopByMeasure(const Context &, const cluster::CloudContext &, const RunId &);

/// Launches a machine for one more worker of the run in progress on a cluster.
Status growByMeasure(const Context &, const cluster::CloudContext &, const ClusterId &);

/// Terminates clusters. Logs and models that are on their machines only are copied first, if possible.
/// \param clusters  empty: all of the profile
/// \param name      of the cluster, for the report
/// \return what AWS confirmed
Result<cluster::Receipt> terminateByMeasure(const Context &, const cluster::CloudContext &,
                                            const std::vector<ClusterId> &clusters, const std::string &name);

} // namespace trainyard::cli
