#pragma once

#include "backend/aws/services/emr/emr_types.h"
#include "backend/aws/wire/json_call_internal.h"

/// Requests of EMR. Lists are continued with `marker`, which is empty for the first page.
namespace trainyard::aws::emr {

/// As `aws emr create-cluster` sends it; the command line is that command.
JsonCall runJobFlow(const RunJobFlowRequest &);
JsonCall listClusters(const std::vector<std::string> &states, Timestamp createdAfter, const std::string &marker);
JsonCall describeCluster(const std::string &id);
JsonCall listInstanceGroups(const std::string &id, const std::string &marker);
JsonCall listInstances(const std::string &id, const std::string &role, const std::string &marker);
JsonCall listBootstrapActions(const std::string &id, const std::string &marker);
JsonCall addSteps(const std::string &id, const std::vector<EmrStepRequest> &);
JsonCall listSteps(const std::string &id, const std::string &marker);
JsonCall describeStep(const std::string &id, const std::string &stepId);
JsonCall cancelSteps(const std::string &id, const std::vector<std::string> &stepIds, bool kill);
JsonCall modifyInstanceGroups(const std::string &id, const std::vector<EmrGroupResize> &);
JsonCall addInstanceGroups(const std::string &id, const std::vector<EmrGroupRequest> &);
JsonCall setProtection(const std::vector<std::string> &ids, bool protect);
JsonCall terminateClusters(const std::vector<std::string> &ids);
JsonCall getIdleTimeout(const std::string &id);
JsonCall addTags(const std::string &id, const Tags &);
JsonCall removeTags(const std::string &id, const std::vector<std::string> &keys);
JsonCall listReleaseLabels();
JsonCall describeReleaseLabel(const std::string &releaseLabel);
JsonCall listInstanceTypes(const std::string &releaseLabel, const std::string &marker);
JsonCall getBlockPublicAccess();

} // namespace trainyard::aws::emr
