// RunJobFlow, and the `aws emr create-cluster` command that sends the same request.
#include "backend/aws/services/emr/emr_calls_internal.h"
#include "backend/aws/services/emr/emr_wire_internal.h"

namespace trainyard::aws::emr {

namespace {

using Json = nlohmann::ordered_json;

std::string cliJson(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void putText(nlohmann::json &object, const char *name, const std::string &value)
{
    if (!value.empty())
        object[name] = value;
}

void putList(nlohmann::json &object, const char *name, const std::vector<std::string> &values)
{
    if (!values.empty())
        object[name] = values;
}

nlohmann::json instancesOf(const RunJobFlowRequest &request)
{
    auto instances = nlohmann::json{{"InstanceGroups", groupList(request.groups)},
                                    {"KeepJobFlowAliveWhenNoSteps", request.keepAlive},
                                    {"TerminationProtected", request.protect}};
    putText(instances, "Ec2KeyName", request.keyName);
    putText(instances, "Ec2SubnetId", request.subnetId);
    putText(instances, "EmrManagedMasterSecurityGroup", request.masterGroup);
    putText(instances, "EmrManagedSlaveSecurityGroup", request.slaveGroup);
    putText(instances, "ServiceAccessSecurityGroup", request.serviceGroup);
    putList(instances, "AdditionalMasterSecurityGroups", request.additionalMasterGroups);
    putList(instances, "AdditionalSlaveSecurityGroups", request.additionalSlaveGroups);
    return instances;
}

nlohmann::json applicationList(const std::vector<std::string> &names)
{
    auto list = nlohmann::json::array();
    for (const std::string &name : names)
        list.push_back(nlohmann::json::object({{"Name", name}}));
    return list;
}

nlohmann::json bootstrapList(const std::vector<EmrBootstrapAction> &actions)
{
    auto list = nlohmann::json::array();
    for (const EmrBootstrapAction &action : actions) {
        auto script = nlohmann::json::object({{"Path", action.path}});
        putList(script, "Args", action.arguments);
        list.push_back({{"Name", action.name}, {"ScriptBootstrapAction", std::move(script)}});
    }
    return list;
}

/// One type for a master and its core nodes, On-Demand: the command line's short form.
bool isUniform(const std::vector<EmrGroupRequest> &groups)
{
    const auto plain = [&](const EmrGroupRequest &group, const char *role) {
        return group.role == role && group.name == role && !group.spot && group.volumeGiB == 0 &&
               group.type == groups.front().type;
    };
    return !groups.empty() && groups.size() <= 2 && plain(groups.front(), "MASTER") && groups.front().count == 1 &&
           (groups.size() == 1 || plain(groups.back(), "CORE"));
}

std::vector<std::string> cliGroups(const std::vector<EmrGroupRequest> &groups)
{
    if (isUniform(groups)) {
        const int count = groups.size() == 1 ? 1 : 1 + groups.back().count;
        return {"--instance-type", groups.front().type, "--instance-count", std::to_string(count)};
    }
    auto list = Json::array();
    for (const EmrGroupRequest &group : groups) {
        Json one{{"Name", group.name},
                 {"InstanceGroupType", group.role},
                 {"InstanceType", group.type},
                 {"InstanceCount", group.count}};
        if (group.spot)
            one["BidPrice"] = group.maxPriceUsd.empty() ? "OnDemandPrice" : group.maxPriceUsd;
        if (group.volumeGiB > 0)
            one["EbsConfiguration"] = volumesOf(group);
        list.push_back(std::move(one));
    }
    return {"--instance-groups", cliJson(list)};
}

std::string cliAttributes(const RunJobFlowRequest &request)
{
    Json attributes = Json::object();
    const auto put = [&](const char *name, const auto &value) {
        if (!value.empty())
            attributes[name] = value;
    };
    put("InstanceProfile", request.instanceProfile);
    put("KeyName", request.keyName);
    put("SubnetId", request.subnetId);
    put("EmrManagedMasterSecurityGroup", request.masterGroup);
    put("EmrManagedSlaveSecurityGroup", request.slaveGroup);
    put("ServiceAccessSecurityGroup", request.serviceGroup);
    put("AdditionalMasterSecurityGroups", request.additionalMasterGroups);
    put("AdditionalSlaveSecurityGroups", request.additionalSlaveGroups);
    return cliJson(attributes);
}

std::string cliBootstrap(const std::vector<EmrBootstrapAction> &actions)
{
    auto list = Json::array();
    for (const EmrBootstrapAction &action : actions) {
        Json one{{"Name", action.name}, {"Path", action.path}};
        if (!action.arguments.empty())
            one["Args"] = action.arguments;
        list.push_back(std::move(one));
    }
    return cliJson(list);
}

/// The options whose form differs from that of the request.
void setCommandLine(JsonCall &call, const RunJobFlowRequest &request)
{
    call.cliArguments(cliGroups(request.groups)).cliArguments({"--ec2-attributes", cliAttributes(request)});
    if (!request.applications.empty()) {
        call.cliArguments({"--applications"});
        for (const std::string &name : request.applications)
            call.cliArguments({"Name=" + name});
    }
    if (!request.bootstrapActions.empty())
        call.cliArguments({"--bootstrap-actions", cliBootstrap(request.bootstrapActions)});
    if (!request.steps.empty())
        call.cliArguments({"--steps", cliSteps(request.steps)});
    if (request.idleTimeout.count() > 0)
        call.cliArguments({"--auto-termination-policy", "IdleTimeout=" + std::to_string(request.idleTimeout.count())});
    call.cliArguments({request.keepAlive ? "--no-auto-terminate" : "--auto-terminate",
                       request.protect ? "--termination-protected" : "--no-termination-protected"});
    if (!request.tags.empty()) {
        call.cliArguments({"--tags"});
        for (const auto &[key, value] : request.tags)
            call.cliArguments({key + "=" + value});
    }
}

} // namespace

JsonCall runJobFlow(const RunJobFlowRequest &request)
{
    JsonCall call("emr", "RunJobFlow", "ElasticMapReduce", "create-cluster");
    call.set("Name", "--name", request.name)
        .set("ReleaseLabel", "--release-label", request.releaseLabel)
        .set("LogUri", "--log-uri", request.logUri)
        .set("ServiceRole", "--service-role", request.serviceRole)
        .set("CustomAmiId", "--custom-ami-id", request.customImage)
        .wire("JobFlowRole", request.instanceProfile)
        .wire("VisibleToAllUsers", true)
        .wire("Instances", instancesOf(request))
        .wire("Applications", applicationList(request.applications))
        .wire("BootstrapActions", bootstrapList(request.bootstrapActions))
        .wire("Steps", stepList(request.steps))
        .wire("Tags", json11::tagList(request.tags));
    if (request.rootVolumeGiB > 0)
        call.set("EbsRootVolumeSize", "--ebs-root-volume-size", request.rootVolumeGiB);
    if (request.stepConcurrency > 1)
        call.set("StepConcurrencyLevel", "--step-concurrency-level", request.stepConcurrency);
    if (request.idleTimeout.count() > 0)
        call.wire("AutoTerminationPolicy", nlohmann::json::object({{"IdleTimeout", request.idleTimeout.count()}}));
    setCommandLine(call, request);
    return call;
}

} // namespace trainyard::aws::emr
