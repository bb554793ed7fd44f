#pragma once

#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/aws/wire/query_call_internal.h"

/// Requests of Auto Scaling.
namespace trainyard::aws::autoscaling {

QueryCall describeGroups(const std::vector<std::string> &names);
QueryCall describeInstances(const std::vector<InstanceId> &);
QueryCall describeActivities(const std::string &group, int pageSize);
QueryCall createGroup(const CreateGroupRequest &);
QueryCall resizeGroup(const std::string &name, const GroupSize &);
QueryCall setDesiredCapacity(const std::string &name, int desired);
QueryCall terminateInstance(const InstanceId &, bool shrink);
QueryCall detachInstances(const std::string &name, const std::vector<InstanceId> &, bool shrink);
QueryCall protectInstances(const std::string &name, const std::vector<InstanceId> &, bool protect);
QueryCall suspendProcesses(const std::string &name, const std::vector<std::string> &processes);
QueryCall resumeProcesses(const std::string &name, const std::vector<std::string> &processes);
QueryCall describeScheduledActions(const std::string &group);
QueryCall putScheduledAction(const ScheduledAction &);
QueryCall deleteScheduledAction(const std::string &group, const std::string &name);
QueryCall tagGroup(const std::string &name, const Tags &);
QueryCall emptyGroup(const std::string &name); ///< sets minimum, maximum and desired capacity to 0
QueryCall deleteGroup(const std::string &name);

} // namespace trainyard::aws::autoscaling
