#pragma once

#include <functional>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/stack/stack_nodes.h"
#include "backend/core/ids.h"

namespace trainyard::cluster {

inline constexpr int kActivitiesRead = 20; ///< of a group, the latest ones
inline constexpr int kFailedPollsInARow = 5;

/// A stack as AWS reports it, with its groups and machines.
struct StackView {
    aws::Stack stack;
    StackParts parts;
    std::vector<aws::ScalingGroup> groups;
    std::vector<aws::Instance> instances;
    std::vector<StackNode> nodes;
    const aws::ScalingGroup *workerGroup() const;
    int countOf(StackRole) const;
};

/// The row of a cluster's stack in the ledger.
/// \error Conflict (the creation of the stack is not complete)
Result<ledger::Resource> stackRowOf(const CloudContext &, const ledger::Cluster &);

/// \error NotFound (no such stack, or a deleted one), those of the clients
Result<StackView> readStack(const CloudContext &, const std::string &region, const std::string &nameOrId,
                            const CallContext &);

/// Whether a launch of the group has failed, and none has succeeded since.
bool launchFails(const std::vector<aws::ScalingActivity> &);

/// Whether the machines of a stack are all that its groups will start for now, and run. A group that is not complete is
/// settled once an attempt has failed, or its process "Launch" is suspended.
/// \param launchFailed  launchFails() of the workers' group
bool isSettled(const StackView &, bool launchFailed);

/// Waits for isSettled(). At the deadline, `least` running base workers and the master are sufficient.
/// \param report  called after every poll
/// \error Timeout, Cancelled, those of readStack()
Result<StackView> waitUntilSettled(const CloudContext &, const std::string &region, const std::string &stack, int least,
                                   const std::function<void(const StackView &)> &report, const CallContext &);

/// Writes the machines of a stack into the ledger, with the names of their nodes, and updates known ones. A machine keeps
/// the name that it has in the ledger; names of former workers are not used again.
Status recordStackNodes(const CloudContext &, const ClusterId &, const std::string &region, const StackView &);

/// Writes into the row of a stack how many NAT gateways it has.
void recordGateways(ledger::Resource &stack, const StackParts &);

} // namespace trainyard::cluster
