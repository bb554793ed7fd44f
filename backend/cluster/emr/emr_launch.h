#pragma once

#include <stop_token>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/emr/plan/emr_plan.h"
#include "backend/cluster/launch/launch.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

// Steps reported to the sink, in this order: "plan", "usual-duration" (if it is known), "intent", "role", "bucket",
// "scripts", "key-pair", "emr" (its message is the state of the cluster and of its groups), "emr-log" after a failure,
// "running" (per node), "security-group", "host-key" (per node), those of provision/standard.h (per node), "metadata"
// (per node), "yarn", and "undo" when the creation is rolled back.

/// Creates an EMR cluster, whose machines become a cluster: the master is its head, core and task nodes are its workers.
/// What can be known in advance is checked before anything is created: the plan, the budgets, release, applications and
/// instance types, image, roles, groups, block public access, the mount target of the file system in the subnet's zone,
/// the key file and the runtime's bundle. RunJobFlow has no client token: the request is in the ledger before the first
/// call, and its tag finds the cluster after a lost reply or the death of this program, so that there is never a second
/// one. Every node shuts itself down at the deadline, also without this program.
///
/// When EMR fails to create it, the error names the log in S3 and the line that failed. Roles and log bucket stay.
/// \param options  as for launch()
/// \param id  set as soon as the cluster is in the ledger; if it names an open cluster, as resumeEmr()
/// \error InvalidArgument (the plan's problems, or why EMR would refuse it), AlreadyExists (name), Busy (a Terminate all
///     runs), ServiceFailure (EMR ended the cluster: why, and the line of the log), Timeout (it does not start), those
///     of EMR, S3, IAM, SSH and provisioning, Cancelled, StillRunning (the rollback failed, too)
Result<ClusterId> launchEmr(const CloudContext &, const EmrPlan &, const LaunchOptions &, const ProgressSink &,
                            std::stop_token, ClusterId *id = nullptr);

/// Continues a creation whose program died at any moment, or whose cluster was kept after a failure of provisioning.
/// Also records nodes that EMR has started since. Succeeds at once when the cluster is ready and has no new nodes.
/// \error Conflict (EMR has ended the cluster: terminate it), those of launchEmr()
Result<ClusterId> resumeEmr(const CloudContext &, const ClusterId &, const LaunchOptions &, const ProgressSink &,
                            std::stop_token);

} // namespace trainyard::cluster
