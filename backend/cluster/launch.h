#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud_context.h"
#include "backend/cluster/launch_plan.h"
#include "backend/core/ids.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// What stays when a launch does not get to its end.
enum class RetainOnFailure {
    Nothing, ///< all that was made is terminated before the error is told
    Running, ///< once all machines run: them, so that a failure to set them up can be tried again from there. Not after
             ///< Cancelled, and not when one of them shows a wrong host key
    All,     ///< whatever was made, also after Cancelled
};

struct LaunchOptions {
    bool provision = true; ///< false: return when the instances run, without SSH
    RetainOnFailure retain = RetainOnFailure::Nothing;
    std::filesystem::path bundle; ///< trainyard-runtime.tar.gz; empty: found beside the program
    std::size_t width = 16;       ///< calls and hosts at a time
};

// Steps told to the sink, in this order: "plan", "intent", "key-pair", "security-group", "run-instances" (per node),
// "running" (per node), then those of provision/standard.h (per node), and "undo" when it has to.
// After a failure or a cancel nothing runs on but what `keep` says, and a cluster that is kept "needs attention" in the
// list. If the undoing itself failed, the error is StillRunning with the ids in detail.

/// Launch one head and plan.workers workers. The intents of all machines are synced to the ledger before the first
/// call. A refusal for want of capacity goes to the next zone, type and region of the plan (LaunchPlan::order), each
/// with a new token; every refusal stands in the cluster's timeline (kind "attempt") in AWS's own words. A quota is not
/// asked again. With plan.minWorkers, fewer machines than wanted are a success that is told. errors  InvalidArgument
/// (the plan's problems), AlreadyExists (name), Busy (a Terminate all runs), NoCapacity,
///         QuotaExceeded, credentials', SSH's and provision's, Cancelled, StillRunning
Result<ClusterId> launch(const CloudContext &, const LaunchPlan &, const LaunchOptions &, const ProgressSink &,
                         std::stop_token);

/// Launch, or go on with what an earlier call with the same `id` has kept: what a Retry does. Nothing is doubled.
/// id      empty at first; set as soon as the cluster is in the ledger. Whoever retries hands it in again
Result<ClusterId> launchOrResume(const CloudContext &, ClusterId &id, const LaunchPlan &, const LaunchOptions &,
                                 const ProgressSink &, std::stop_token);

/// Go on with a launch whose program died or which was kept after a failure. Machines that the cloud made are taken
/// over, missing ones are asked for with the same token: none is doubled. A cluster that is ready already is an answer.
Result<ClusterId> resumeLaunch(const CloudContext &, const ClusterId &, const LaunchOptions &, const ProgressSink &,
                               std::stop_token);

/// Bring every machine of a cluster to "ready": wait for SSH, deploy the runtime. Done steps are skipped.
Status provisionCluster(const CloudContext &, const ClusterId &, const LaunchOptions &, const ProgressSink &,
                        std::stop_token);

/// Start `count` more workers like the others and provision them.
/// return  their names, "worker-3", ...; on failure the new machines are terminated, the others stay
Result<std::vector<std::string>> addWorkers(const CloudContext &, const ClusterId &, int count, const LaunchOptions &,
                                            const ProgressSink &, std::stop_token);

/// Terminate one worker's machine and wait until AWS says so. Its training process should have left before.
/// errors  NotFound (no such worker), InvalidArgument (the head is locked)
Status removeWorker(const CloudContext &, const ClusterId &, const std::string &node, const ProgressSink &,
                    std::stop_token);

} // namespace trainyard::cluster
