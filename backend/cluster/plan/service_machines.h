#pragma once

#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::cluster {

/// A LaunchPlan with what the plan of a service (StackPlan, EmrPlan) has in common with it: access, disks and limits.
/// Types, numbers and networks are the caller's. The services place the machines themselves.
template <class Plan>
LaunchPlan commonLaunchPlan(const Plan &plan)
{
    LaunchPlan common;
    common.name = plan.name;
    common.region = plan.region;
    common.rootGiB = plan.rootGiB;
    common.placementGroup = false;
    common.efa = false;
    common.sshFrom = plan.sshFrom;
    common.acceptExposure = plan.acceptExposure;
    common.keyFile = plan.keyFile;
    common.keyName = plan.keyName;
    common.deadline = plan.deadline;
    common.idle = plan.idle;
    common.budget = plan.budget;
    common.tags = plan.tags;
    return common;
}

} // namespace trainyard::cluster
