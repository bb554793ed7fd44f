#include "backend/aws/services/emr/emr_calls_internal.h"

#include "backend/aws/services/call_values_internal.h"
#include "backend/aws/services/emr/emr_wire_internal.h"

namespace trainyard::aws::emr {

namespace {

JsonCall emrCall(const char *operation, const char *cliName)
{
    return {"emr", operation, "ElasticMapReduce", cliName};
}

JsonCall clusterCall(const char *operation, const char *cliName, const std::string &id)
{
    auto query = emrCall(operation, cliName);
    query.set("ClusterId", "--cluster-id", id);
    return query;
}

/// AddTags and RemoveTags write tags as key=value and key.
std::vector<std::string> cliTagWords(const Tags &tags)
{
    std::vector<std::string> words;
    for (const auto &[key, value] : tags)
        words.push_back(key + "=" + value);
    return words;
}

} // namespace

nlohmann::json volumesOf(const EmrGroupRequest &group)
{
    const nlohmann::json specification{{"VolumeType", "gp3"}, {"SizeInGB", group.volumeGiB}};
    const nlohmann::json device{{"VolumeSpecification", specification}, {"VolumesPerInstance", 1}};
    return nlohmann::json::object({{"EbsBlockDeviceConfigs", nlohmann::json::array({device})}});
}

nlohmann::json groupList(const std::vector<EmrGroupRequest> &groups)
{
    auto list = nlohmann::json::array();
    for (const EmrGroupRequest &group : groups) {
        nlohmann::json one{{"Name", group.name},
                           {"InstanceRole", group.role},
                           {"InstanceType", group.type},
                           {"InstanceCount", group.count},
                           {"Market", group.spot ? "SPOT" : "ON_DEMAND"}};
        if (group.spot && !group.maxPriceUsd.empty()) // a string; without it, up to the On-Demand price
            one["BidPrice"] = group.maxPriceUsd;
        if (group.volumeGiB > 0)
            one["EbsConfiguration"] = volumesOf(group);
        list.push_back(std::move(one));
    }
    return list;
}

nlohmann::json stepList(const std::vector<EmrStepRequest> &steps)
{
    auto list = nlohmann::json::array();
    for (const EmrStepRequest &step : steps) {
        auto jar = nlohmann::json::object({{"Jar", step.jar}});
        if (!step.arguments.empty())
            jar["Args"] = step.arguments;
        list.push_back({{"Name", step.name}, {"ActionOnFailure", step.onFailure}, {"HadoopJarStep", std::move(jar)}});
    }
    return list;
}

std::string cliSteps(const std::vector<EmrStepRequest> &steps)
{
    auto list = nlohmann::ordered_json::array();
    for (const EmrStepRequest &step : steps) {
        nlohmann::ordered_json one{
            {"Type", "CUSTOM_JAR"}, {"Name", step.name}, {"ActionOnFailure", step.onFailure}, {"Jar", step.jar}};
        if (!step.arguments.empty())
            one["Args"] = step.arguments;
        list.push_back(std::move(one));
    }
    return dumped(list);
}

JsonCall listClusters(const std::vector<std::string> &states, Timestamp createdAfter, const std::string &marker)
{
    auto query = emrCall("ListClusters", "list-clusters");
    query.set("ClusterStates", "--cluster-states", states).wire("Marker", marker);
    if (createdAfter != Timestamp{})
        query.wire("CreatedAfter", double(createdAfter.time_since_epoch().count()) / 1000)
            .cliArguments({"--created-after", toIso8601(createdAfter)});
    return query;
}

JsonCall describeCluster(const std::string &id)
{
    return clusterCall("DescribeCluster", "describe-cluster", id);
}

JsonCall listInstanceGroups(const std::string &id, const std::string &marker)
{
    // The command line has no command of its own for it: describe-cluster shows the groups.
    auto query = clusterCall("ListInstanceGroups", "describe-cluster", id);
    query.wire("Marker", marker);
    return query;
}

JsonCall listInstances(const std::string &id, const std::string &role, const std::string &marker)
{
    auto query = clusterCall("ListInstances", "list-instances", id);
    if (!role.empty())
        query.set("InstanceGroupTypes", "--instance-group-types", nlohmann::json::array({role}));
    query.wire("Marker", marker);
    return query;
}

JsonCall listBootstrapActions(const std::string &id, const std::string &marker)
{
    auto query = clusterCall("ListBootstrapActions", "describe-cluster", id);
    query.wire("Marker", marker);
    return query;
}

JsonCall addSteps(const std::string &id, const std::vector<EmrStepRequest> &steps)
{
    auto query = emrCall("AddJobFlowSteps", "add-steps");
    query.set("JobFlowId", "--cluster-id", id)
        .wire("Steps", stepList(steps))
        .cliArguments({"--steps", cliSteps(steps)});
    return query;
}

JsonCall listSteps(const std::string &id, const std::string &marker)
{
    auto query = clusterCall("ListSteps", "list-steps", id);
    query.wire("Marker", marker);
    return query;
}

JsonCall describeStep(const std::string &id, const std::string &stepId)
{
    auto query = clusterCall("DescribeStep", "describe-step", id);
    query.set("StepId", "--step-id", stepId);
    return query;
}

JsonCall cancelSteps(const std::string &id, const std::vector<std::string> &stepIds, bool kill)
{
    auto query = clusterCall("CancelSteps", "cancel-steps", id);
    query.set("StepIds", "--step-ids", stepIds)
        .set("StepCancellationOption", "--step-cancellation-option", kill ? "TERMINATE_PROCESS" : "SEND_INTERRUPT");
    return query;
}

JsonCall modifyInstanceGroups(const std::string &id, const std::vector<EmrGroupResize> &groups)
{
    auto query = emrCall("ModifyInstanceGroups", "modify-instance-groups");
    auto list = nlohmann::json::array();
    for (const EmrGroupResize &group : groups) {
        auto one = nlohmann::json::object({{"InstanceGroupId", group.groupId}});
        if (group.count)
            one["InstanceCount"] = *group.count;
        if (!group.terminate.empty())
            one["EC2InstanceIdsToTerminate"] = textsOf(group.terminate);
        list.push_back(std::move(one));
    }
    query.wire("ClusterId", id).wire("InstanceGroups", list).cliArguments({"--instance-groups", dumped(list)});
    return query;
}

JsonCall addInstanceGroups(const std::string &id, const std::vector<EmrGroupRequest> &groups)
{
    auto query = emrCall("AddInstanceGroups", "add-instance-groups");
    auto list = nlohmann::ordered_json::array();
    for (const auto &group : groupList(groups)) {
        nlohmann::ordered_json one(group);
        one["InstanceGroupType"] = group["InstanceRole"];
        one.erase("InstanceRole");
        one.erase("Market");
        if (group["Market"] == "SPOT" && !group.contains("BidPrice"))
            one["BidPrice"] = "OnDemandPrice";
        list.push_back(std::move(one));
    }
    query.set("JobFlowId", "--cluster-id", id)
        .wire("InstanceGroups", groupList(groups))
        .cliArguments({"--instance-groups", dumped(list)});
    return query;
}

JsonCall setProtection(const std::vector<std::string> &ids, bool protect)
{
    auto query = emrCall("SetTerminationProtection", "modify-cluster-attributes");
    query.set("JobFlowIds", "--cluster-id", ids)
        .set("TerminationProtected", protect ? "--termination-protected" : "--no-termination-protected", protect);
    return query;
}

JsonCall terminateClusters(const std::vector<std::string> &ids)
{
    auto query = emrCall("TerminateJobFlows", "terminate-clusters");
    query.set("JobFlowIds", "--cluster-ids", ids);
    return query;
}

JsonCall getIdleTimeout(const std::string &id)
{
    return clusterCall("GetAutoTerminationPolicy", "get-auto-termination-policy", id);
}

JsonCall addTags(const std::string &id, const Tags &tags)
{
    auto query = emrCall("AddTags", "add-tags");
    query.set("ResourceId", "--resource-id", id)
        .wire("Tags", json11::tagList(tags))
        .cliArguments({"--tags"})
        .cliArguments(cliTagWords(tags));
    return query;
}

JsonCall removeTags(const std::string &id, const std::vector<std::string> &keys)
{
    auto query = emrCall("RemoveTags", "remove-tags");
    query.set("ResourceId", "--resource-id", id).set("TagKeys", "--tag-keys", keys);
    return query;
}

JsonCall listReleaseLabels()
{
    return emrCall("ListReleaseLabels", "list-release-labels");
}

JsonCall describeReleaseLabel(const std::string &releaseLabel)
{
    auto query = emrCall("DescribeReleaseLabel", "describe-release-label");
    query.set("ReleaseLabel", "--release-label", releaseLabel);
    return query;
}

JsonCall listInstanceTypes(const std::string &releaseLabel, const std::string &marker)
{
    auto query = emrCall("ListSupportedInstanceTypes", "list-supported-instance-types");
    query.set("ReleaseLabel", "--release-label", releaseLabel).wire("Marker", marker);
    return query;
}

JsonCall getBlockPublicAccess()
{
    return emrCall("GetBlockPublicAccessConfiguration", "get-block-public-access-configuration");
}

} // namespace trainyard::aws::emr
