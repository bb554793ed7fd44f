#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/core/async/progress.h"
#include "backend/core/result.h"
#include "backend/ssh/target.h"

namespace trainyard::training {

/// Receives a node whose data is ready, or the reason why it is not:
/// \error RemoteCommandFailed (its script failed: the status, and the last line of its output), Timeout (nothing was
///     reported in the script's time), NotFound (its machine was removed meanwhile), Cancelled
using DataOutcome = std::function<void(const ssh::Host &, Status)>;

/// Waits for the prepare-data scripts of new machines of a stack, which run while they boot: the markers in the shared
/// folder are read through the head, and as long as the head does not respond, nothing is known. Each outcome is passed
/// on when it is known: no node waits for the script of another one. Without a script in the shared folder, or when the run
/// is over, the data counts as ready.
/// \param isOver  whether the run is over
/// \param isGone  whether the cluster has lost the machine of this name
void awaitData(const cluster::ElasticStack &, const ssh::Host &head, const std::vector<ssh::Host> &nodes,
               const std::function<bool()> &isOver, const std::function<bool(const std::string &)> &isGone,
               const DataOutcome &, const ProgressSink &, std::stop_token);

} // namespace trainyard::training
