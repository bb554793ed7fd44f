#pragma once

#include <atomic>
#include <set>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

/// Workers that did not respond when the processes of a run started again (head_recovery): they know nothing of the new
/// start. In the ledger, for any follower, until they have joined or left the cluster, or another start takes place.
Result<std::vector<std::string>> silentWorkers(ledger::Ledger &, const ledger::Run &);
Status keepSilentWorkers(ledger::Ledger &, const ledger::Run &, const std::set<std::string> &nodes);

/// Lets those of them join that respond now, and ends what is left there of the former start. Blocks until the scheduler
/// has admitted them. Those that the run has as members by now, or that the cluster has no more, are forgotten.
/// \return those that have joined
/// \error of the first that responds and has not joined; those of nodesOf(), joinRun() and the ledger
Result<std::vector<std::string>> joinSilentWorkers(const cluster::CloudContext &, const ledger::Run &,
                                                   const ProgressSink &, std::stop_token);

/// Does that again and again while a run is followed, in a thread of its own. Of all followers of a run, also in other
/// programs, one acts: the holder of the lease "silent-workers:RUN".
/// \param options    note is called in that thread; must outlive it, as the others
/// \param reachable  whether the head responds: without it, no worker joins
/// \return no thread for a run that does not grow
std::jthread watchSilentWorkers(const cluster::CloudContext &, const ledger::Run &, const FollowOptions &options,
                                const std::atomic<bool> &reachable);

} // namespace trainyard::training
