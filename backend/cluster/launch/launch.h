#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::ledger {
struct Intent;
}

namespace trainyard::cluster {

/// What is retained when a launch fails.
enum class RetainOnFailure {
    Nothing, ///< everything is terminated before the error is returned
    Running, ///< the machines, once all run, to retry provisioning; not after Cancelled or HostKeyMismatch
    All,     ///< everything that was created, even after Cancelled
};

struct LaunchOptions {
    bool provision = true; ///< false: return when the machines run, without SSH
    RetainOnFailure retain = RetainOnFailure::Nothing;
    std::filesystem::path bundle; ///< trainyard-runtime.tar.gz; empty: found beside the program
    std::size_t width = 16;       ///< maximum number of concurrent calls and hosts
    bool onDemand = false;        ///< addWorkers: On-Demand machines, also where the plan has Spot machines
    bool replacement = false;     ///< addWorkers: marks the intents of the machines, see isReplacement()
    /// addStackWorkers: of the launch template of the stack, a number, "$Latest" or "$Default"; empty: the latest, which
    /// is that of the stack after an update.
    std::string templateVersion = {};
};

// Steps reported to the sink, in this order: "plan", "intent", "key-pair", "security-group", "bucket" (per bucket),
// "role" (these four kinds concurrently), "run-instances" (per node), "running" (per node), then those of
// provision/standard.h (per node), and "undo" when the launch is rolled back. A refusal for lack of capacity is a step
// of its own, "attempt PLACE".
//
// Everything that can be known in advance is checked before the first intent is written: the plan, the endpoint, the
// image, the root volume against the image's snapshot, and the runtime's bundle.
//
// After a failure or a cancel only what `retain` names continues to run; a retained cluster is listed as "needs
// attention". If the rollback itself fails, the error is StillRunning, with the ids in its detail.

/// Launches one head and plan.workers workers. The intents of all machines are synced to the ledger before the first
/// call. After a refusal for lack of capacity the next zone, type and region of the plan is tried
/// (LaunchPlan::order()), each with a new token; every refusal is recorded as an event of kind "attempt" with AWS's own
/// message. A quota error is not retried. With plan.minWorkers, a launch with fewer machines than planned succeeds and
/// is reported.
/// \param id  for a retry: empty at first, and set as soon as the cluster is in the ledger. If it names an open cluster,
///     which an earlier call has retained, the launch of that cluster is continued, see resumeLaunch()
/// \error InvalidArgument (the plan's problems), AlreadyExists (name), Busy (a Terminate all runs), NoCapacity,
///     QuotaExceeded, those of the credentials, SSH and provisioning, Cancelled, StillRunning
Result<ClusterId> launch(const CloudContext &, const LaunchPlan &, const LaunchOptions &, const ProgressSink &,
                         std::stop_token, ClusterId *id = nullptr);

/// Continues a launch whose program died, or whose cluster was retained after a failure. Machines that the cloud
/// created are adopted, missing ones are requested with the same token, so that none is created twice. Workers that
/// were removed since stay removed. Succeeds at once when the cluster is ready.
Result<ClusterId> resumeLaunch(const CloudContext &, const ClusterId &, const LaunchOptions &, const ProgressSink &,
                               std::stop_token);

/// Brings every machine of a cluster to "ready": waits for SSH and deploys the runtime. Completed steps are skipped.
Status provisionCluster(const CloudContext &, const ClusterId &, const LaunchOptions &, const ProgressSink &,
                        std::stop_token);

/// Starts `count` more workers like the existing ones and provisions them.
/// \return their names, "worker-3", ...; after a failure the new machines are terminated and the others stay, unless
///     options.retain is All
Result<std::vector<std::string>> addWorkers(const CloudContext &, const ClusterId &, int count, const LaunchOptions &,
                                            const ProgressSink &, std::stop_token);

/// Starts a machine in place of a head that is gone, of the type that the plan names, and provisions it. The workers
/// stay as they are. After a failure the new machine is terminated, unless options.retain is All.
/// \error Conflict (by the ledger, the head exists), those of launch()
Status replaceHead(const CloudContext &, const ClusterId &, const LaunchOptions &, const ProgressSink &,
                   std::stop_token);

/// Whether the intent was written for LaunchOptions::replacement: the program that wrote it lets the machine join a run.
/// When that program ends before, the next one finds the machine by this mark.
bool isReplacement(const ledger::Intent &);

/// Terminates one worker's machine and waits until AWS reports it terminated, also one that a request without a known
/// result may have created. Its training process should have left before.
/// \error NotFound (no such worker), InvalidArgument (the head is locked), Busy, StillRunning
Status removeWorker(const CloudContext &, const ClusterId &, const std::string &node, const ProgressSink &,
                    std::stop_token);

} // namespace trainyard::cluster
