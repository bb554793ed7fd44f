#include "backend/cluster/emr/plan/emr_request.h"

#include <fmt/format.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/emr/emr_client.h"
#include "backend/cluster/cloud/records/emr_requests.h"
#include "backend/cluster/emr/emr_scripts.h"

namespace trainyard::cluster {
namespace {

std::vector<aws::EmrGroupRequest> instanceGroups(const EmrPlan &plan)
{
    // Named by their roles, as the official command line does.
    std::vector<aws::EmrGroupRequest> groups{{"MASTER", "MASTER", plan.masterType, 1}};
    if (plan.workers > 0)
        groups.push_back({"CORE", "CORE", plan.typeOfCore(), plan.workers});
    if (plan.taskNodes > 0) {
        const bool hasLimit = plan.spot && plan.maxPriceUsd > 0;
        groups.push_back({"TASK", "TASK", plan.typeOfTask(), plan.taskNodes, plan.spot,
                          hasLimit ? fmt::format("{}", plan.maxPriceUsd) : std::string()});
    }
    return groups;
}

} // namespace

aws::RunJobFlowRequest jobFlowRequest(const EmrPlan &plan, const EmrRequestFacts &facts)
{
    aws::RunJobFlowRequest request;
    request.name = plan.name;
    request.releaseLabel = facts.releaseLabel;
    request.logUri = normalizedS3Uri(plan.logUri);
    request.applications = plan.applications;
    request.serviceRole = plan.serviceRole;
    request.instanceProfile = plan.instanceProfile;
    request.customImage = plan.customImage;
    request.rootVolumeGiB = plan.rootGiB;
    request.groups = instanceGroups(plan);
    request.keyName = facts.keyName.empty() ? plan.keyPair() : facts.keyName;
    request.subnetId = plan.subnet;
    request.masterGroup = plan.masterGroup;
    request.slaveGroup = plan.slaveGroup;
    request.serviceGroup = plan.serviceGroup;
    request.additionalMasterGroups = plan.additionalMasterGroups;
    request.additionalSlaveGroups = plan.additionalSlaveGroups;
    request.keepAlive = true;
    request.protect = plan.protect;
    if (facts.deadline) { // first, so that it holds whatever fails later
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(facts.deadline->time_since_epoch());
        request.bootstrapActions.push_back({"Set the deadline",
                                            plan.scriptsFolder() + "/" + std::string(kDeadlineScript),
                                            {std::to_string(seconds.count())}});
    }
    if (!plan.fileSystem.empty())
        request.bootstrapActions.push_back({"Mount the file system",
                                            plan.scriptsFolder() + "/" + kEfsBootstrapScript,
                                            {plan.fileSystem, plan.region}});
    request.bootstrapActions.insert(request.bootstrapActions.end(), facts.bootstrapActions.begin(),
                                    facts.bootstrapActions.end());
    request.steps = facts.steps;
    request.idleTimeout = plan.emrIdle;
    request.tags = plan.tags;
    request.tags.emplace(kEmrPolicyTag, "true");
    for (const auto &[key, value] : facts.ours)
        request.tags[key] = value;
    return request;
}

std::vector<std::string> awsCliCommands(const EmrPlan &plan)
{
    const TagMap ours{{tag::kCluster, "CLUSTER_ID"}};
    std::vector<std::string> lines;
    if (plan.keyName.empty())
        lines.push_back(aws::awsLine(aws::importKeyPairCall(plan.keyPair(), "PUBLIC_KEY", ours), plan.region));
    auto request = jobFlowRequest(
        plan, {plan.releaseLabel.empty() ? "NEWEST_RELEASE" : plan.releaseLabel, ours, {}, {}, {}, Timestamp{}});
    request.bootstrapActions.front().arguments = {"SECONDS_SINCE_1970"};
    lines.push_back(aws::awsLine(aws::runJobFlowCall(request), plan.region));
    return lines;
}

} // namespace trainyard::cluster
