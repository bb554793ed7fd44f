#pragma once

#include <string>
#include <vector>

#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

/// "2026-01-31T18:00:00Z", as the parameter TerminateAt has it.
std::string terminateAtText(Timestamp);

/// The actions that move the end of a group to a time: those of the template that end all machines, else a new one.
std::vector<aws::ScheduledAction> movedActions(const std::string &group, const std::vector<aws::ScheduledAction> &now,
                                               Timestamp at);

/// The groups without those of another stack, or of none: an author may have given a group the name of an existing one.
/// Its creation has failed, and the resource of the stack names a group of another owner. AWS alone writes the tag that
/// names the stack of a group.
/// \param stack  its id
Result<std::vector<std::string>> withoutForeignGroups(const CloudContext &, const std::string &region,
                                                      const std::string &stack, std::vector<std::string> groups,
                                                      const CallContext &);

/// Lets machines of a stack's groups end for good: a machine that its idle limit, its deadline or a user has ended is
/// not replaced, also when this program is gone. Safe to repeat.
/// \param groups  names
Status suspendReplacement(const CloudContext &, const std::string &region, const std::vector<std::string> &groups,
                          const CallContext &);

/// Lets Auto Scaling end all machines of the groups at a time.
Status scheduleEnd(const CloudContext &, const std::string &region, const std::vector<std::string> &groups,
                   Timestamp at, const CallContext &);

/// Sets the time at which the groups of a cluster's stack terminate their machines, in the scheduled actions that AWS
/// executes. Without an effect on clusters of other origins and on stacks whose creation has not ended.
/// \error those of Auto Scaling
Status moveStackDeadline(const CloudContext &, const ClusterId &, Timestamp at, const CallContext &);

} // namespace trainyard::cluster
