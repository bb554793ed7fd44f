#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/cli/context.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/teardown/receipt.h"

namespace trainyard::cli {

// What budgets and alert rules require, without a question: the user has chosen it before. Reported on standard error.

/// Stops a run, which saves a checkpoint first.
Status stopByMeasure(const Context &, const cluster::CloudContext &, const RunId &);

/// Launches a machine for one more worker of a run.
/// \error those of training::growCluster(); Conflict (the run is not the one in progress on its cluster): nothing is
///     launched
Status growByMeasure(const Context &, const cluster::CloudContext &, const RunId &, std::stop_token);

/// Terminates clusters. Their runs save a checkpoint first, for training::kUnattendedSaveTime at most; logs and models that
/// are on their machines only are copied, if possible.
/// \param clusters  empty: all of the profile
/// \param name      of the cluster, for the report
/// \return what AWS confirmed
Result<cluster::Receipt> terminateByMeasure(const Context &, const cluster::CloudContext &,
                                            const std::vector<ClusterId> &clusters, const std::string &name);

} // namespace trainyard::cli
