#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/stack/plan/stack_plan.h"
#include "backend/cluster/stack/stack_nodes.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/sentence.h"

namespace trainyard::cluster {

// Steps reported to the sink, in this order: "plan", "intent", "key-pair", "stack", "stack-created", "stack-resource"
// (per resource of the stack), "scaling" (per group: its attempts), "running", "host-key" (per node), those of
// provision/standard.h (per node), and "undo" when the creation is rolled back.

/// Creates a stack, whose machines become a cluster: the master is its head, the base workers are its workers. What can
/// be known in advance is checked before anything is created: the plan, the quotas of the network, the budget, the key
/// file and the runtime's bundle. The request is in the ledger before the first call, so that the stack is found after
/// the death of this program.
///
/// After a failure, a plan with keepOnFailure keeps the stack, and the cluster needs attention; any other stack is
/// deleted. After a cancellation it is deleted, unless options.retain is All.
/// \param options  `width` and `bundle` as for launch(); `onDemand` and `replacement` have no meaning
/// \param id  set as soon as the cluster is in the ledger; if it names an open cluster, as resumeStack()
/// \error InvalidArgument (the plan's problems), AlreadyExists (name of the stack or cluster), QuotaExceeded (VPCs or
///     addresses), Busy (a Terminate all runs), NoCapacity, QuotaExceeded, PermissionDenied and Conflict (the creation
///     failed: why, and what to do), those of SSH and provisioning, Cancelled, StillRunning (the rollback failed, too)
Result<ClusterId> launchStack(const CloudContext &, const StackPlan &, const LaunchOptions &, const ProgressSink &,
                              std::stop_token, ClusterId *id = nullptr);

/// Continues a creation whose program died at any moment, or whose stack was kept after a failure of provisioning; an
/// attached stack stays in any case. The stack is found by its name and the token in the ledger, or requested with the
/// same token: there is never a second one. Also records workers that the groups have started since. Succeeds at once
/// when the cluster is ready.
/// \error Conflict (the creation of the stack has failed: terminate the cluster), those of launchStack()
Result<ClusterId> resumeStack(const CloudContext &, const ClusterId &, const LaunchOptions &, const ProgressSink &,
                              std::stop_token);

/// A stack that exists, and how its machines are reached.
struct AttachOptions {
    std::string stack;                     ///< name or ARN
    std::string region;                    ///< empty: that of the context
    std::filesystem::path keyFile;         ///< absolute path of the private key of the stack's key pair
    std::string user;                      ///< login; empty: tried in the order of the image's operating system
    std::string name;                      ///< of the cluster; empty: that of the stack
    std::chrono::minutes deadline{8 * 60}; ///< from now on: the groups end all machines then
    LaunchOptions launch;                  ///< provision: set the machines up
};

/// Whether a stack can become a cluster of this ledger.
struct AttachableStack {
    aws::Stack stack;
    Sentence reason; ///< why not; empty: it can
    bool attachable() const { return reason.empty(); }
};

/// Why a stack cannot become a cluster of this ledger; empty when it can.
/// \param holder  name of the open cluster that it belongs to; empty: none
Sentence attachRefusal(const aws::Stack &, const StackParts &, const std::string &holder);

/// What attaching a stack means, for the user's consent.
struct AttachPreview {
    AttachableStack stack;
    StackParts parts;
    std::vector<StackNode> nodes;
    /// A question: the cluster's end is the deletion of the stack with all that it created.
    Sentence consent() const;
    /// A line for each machine, which the question shows: "worker-1  i-0123...  p3.16xlarge  running".
    std::vector<std::string> machines() const;
};

/// All stacks of a region, newest first, with the reason of those that cannot be attached.
/// \error those of the clients and the ledger
Result<std::vector<AttachableStack>> allStacks(const CloudContext &, const std::string &region, const CallContext &);

/// Reads a stack with its machines. Changes nothing.
/// \error NotFound (no such stack), those of the clients
Result<AttachPreview> previewAttach(const CloudContext &, const AttachOptions &, const CallContext &);

/// Makes an existing stack a cluster of this ledger, which the caller's user has agreed to: its end is the deletion of
/// the stack. Its groups no longer replace machines that end, and end all of them at the deadline; nothing else of the
/// stack is changed.
/// \error Conflict (see AttachableStack::reason), NotFound, AlreadyExists (the cluster's name), InvalidArgument (key
///     file), those of SSH and provisioning
Result<ClusterId> attachStack(const CloudContext &, const AttachOptions &, const ProgressSink &, std::stop_token);

} // namespace trainyard::cluster
