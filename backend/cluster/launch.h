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

struct LaunchOptions {
    bool provision = true; ///< false: return when the instances run, without SSH
    bool keepOnFailure =
        false; ///< leave what was made for "retry from here"; else it is terminated before the error returns
    std::filesystem::path bundle; ///< trainyard-runtime.tar.gz; empty: found beside the program
    std::size_t width = 16;       ///< calls and hosts at a time
};

// Steps told to the sink, in this order: "plan", "intent", "key-pair", "security-group", "run-instances" (per node),
// "running" (per node), then those of provision/standard.h (per node), and "undo" when it has to. After a failure or a
// cancel nothing that was started runs on, unless keepOnFailure; if the undoing itself failed, the error is
// StillRunning with the ids in detail, and the cluster "needs attention" in the list.

/// Launch one head and plan.workers workers. The intents of all machines are synced to the ledger before the first
/// call. errors  InvalidArgument (the plan's problems), AlreadyExists (name), Busy (a Terminate all runs), NoCapacity,
/// QuotaExceeded,
///         credentials', SSH's and provision's, Cancelled, StillRunning
Result<ClusterId> launch(const CloudContext &, const LaunchPlan &, const LaunchOptions &, const ProgressSink &,
                         std::stop_token);

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
