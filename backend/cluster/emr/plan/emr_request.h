#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/aws/services/emr/emr_types.h"
#include "backend/cluster/emr/plan/emr_plan.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/time/clock.h"

namespace trainyard::cluster {

/// What a request for an EMR cluster needs beyond its plan: known only when it is sent.
struct EmrRequestFacts {
    std::string releaseLabel; ///< the plan's, or the newest of the region
    TagMap ours;              ///< Trainyard's tags; EMR sets them on the instances as well
    /// Further bootstrap actions, after ours.
    std::vector<aws::EmrBootstrapAction> bootstrapActions = {};
    std::vector<aws::EmrStepRequest> steps = {};
    std::string keyName = {}; ///< of the key pair that was created for the cluster; empty: EmrPlan::keyPair()
    std::optional<Timestamp> deadline = {}; ///< when the nodes shut themselves down; unset: no such bootstrap action
};

/// Name of the script below EmrPlan::scriptsFolder() that mounts a file system, as in the walkthrough.
inline constexpr const char *kEfsBootstrapScript = "emr_efs_bootstrap.sh";

/// The request for the cluster of a plan.
aws::RunJobFlowRequest jobFlowRequest(const EmrPlan &, const EmrRequestFacts &);

/// The calls that create the cluster, as AWS CLI command lines. What is not known yet is a placeholder in capitals.
std::vector<std::string> awsCliCommands(const EmrPlan &);

} // namespace trainyard::cluster
