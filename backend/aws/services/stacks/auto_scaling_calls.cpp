#include "backend/aws/services/stacks/auto_scaling_calls_internal.h"

#include <nlohmann/json.hpp>

#include "backend/aws/services/call_values_internal.h"

namespace trainyard::aws::autoscaling {

namespace {

QueryCall scalingCall(const char *operation, const char *cliName)
{
    return {"autoscaling", operation, "2011-01-01", cliName};
}

QueryCall groupCall(const char *operation, const char *cliName, const std::string &group)
{
    auto query = scalingCall(operation, cliName);
    query.set("AutoScalingGroupName", "--auto-scaling-group-name", group);
    return query;
}

std::string joined(const std::vector<std::string> &texts)
{
    std::string out;
    for (const std::string &text : texts)
        out.append(out.empty() ? "" : ",").append(text);
    return out;
}

/// The tags apply to the group and to the instances that it starts.
void setGroupTags(QueryCall &query, const std::string &group, const Tags &tags)
{
    if (tags.empty())
        return;
    auto list = nlohmann::ordered_json::array();
    int n = 0;
    for (const auto &[key, value] : tags) {
        const std::string prefix = "Tags.member." + std::to_string(++n);
        query.wire(prefix + ".ResourceId", group)
            .wire(prefix + ".ResourceType", "auto-scaling-group")
            .wire(prefix + ".Key", key)
            .wireAlways(prefix + ".Value", value)
            .wire(prefix + ".PropagateAtLaunch", "true");
        list.push_back({{"ResourceId", group},
                        {"ResourceType", "auto-scaling-group"},
                        {"Key", key},
                        {"Value", value},
                        {"PropagateAtLaunch", true}});
    }
    query.cliArguments({"--tags", list.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)});
}

void setSize(QueryCall &query, const GroupSize &size)
{
    const auto number = [](const std::optional<int> &n) { return n ? std::to_string(*n) : std::string(); };
    query.set("MinSize", "--min-size", number(size.minSize))
        .set("MaxSize", "--max-size", number(size.maxSize))
        .set("DesiredCapacity", "--desired-capacity", number(size.desired));
}

} // namespace

QueryCall describeGroups(const std::vector<std::string> &names)
{
    auto query = scalingCall("DescribeAutoScalingGroups", "describe-auto-scaling-groups");
    query.list("AutoScalingGroupNames.member", "--auto-scaling-group-names", names);
    return query;
}

QueryCall describeInstances(const std::vector<InstanceId> &ids)
{
    auto query = scalingCall("DescribeAutoScalingInstances", "describe-auto-scaling-instances");
    query.list("InstanceIds.member", "--instance-ids", textsOf(ids));
    return query;
}

QueryCall describeActivities(const std::string &group, int pageSize)
{
    auto query = groupCall("DescribeScalingActivities", "describe-scaling-activities", group);
    query.set("MaxRecords", "--max-items", std::to_string(pageSize));
    return query;
}

QueryCall createGroup(const CreateGroupRequest &request)
{
    auto query = groupCall("CreateAutoScalingGroup", "create-auto-scaling-group", request.name);
    const std::string version = request.launchTemplateVersion.empty() ? "$Default" : request.launchTemplateVersion;
    query.wire("LaunchTemplate.LaunchTemplateId", request.launchTemplate)
        .wire("LaunchTemplate.Version", version)
        .cliArguments({"--launch-template", "LaunchTemplateId=" + request.launchTemplate + ",Version=" + version});
    setSize(query, {request.minSize, request.maxSize, request.desired.value_or(request.minSize)});
    query.set("VPCZoneIdentifier", "--vpc-zone-identifier", joined(request.subnets));
    setGroupTags(query, request.name, request.tags);
    return query;
}

QueryCall resizeGroup(const std::string &name, const GroupSize &size)
{
    auto query = groupCall("UpdateAutoScalingGroup", "update-auto-scaling-group", name);
    setSize(query, size);
    return query;
}

QueryCall setDesiredCapacity(const std::string &name, int desired)
{
    auto query = groupCall("SetDesiredCapacity", "set-desired-capacity", name);
    return query.set("DesiredCapacity", "--desired-capacity", std::to_string(desired))
        .flag("HonorCooldown", "honor-cooldown", false);
}

QueryCall terminateInstance(const InstanceId &id, bool shrink)
{
    auto query = scalingCall("TerminateInstanceInAutoScalingGroup", "terminate-instance-in-auto-scaling-group");
    return query.set("InstanceId", "--instance-id", id.value)
        .flag("ShouldDecrementDesiredCapacity", "should-decrement-desired-capacity", shrink);
}

QueryCall detachInstances(const std::string &name, const std::vector<InstanceId> &ids, bool shrink)
{
    auto query = groupCall("DetachInstances", "detach-instances", name);
    return query.list("InstanceIds.member", "--instance-ids", textsOf(ids))
        .flag("ShouldDecrementDesiredCapacity", "should-decrement-desired-capacity", shrink);
}

QueryCall protectInstances(const std::string &name, const std::vector<InstanceId> &ids, bool protect)
{
    auto query = groupCall("SetInstanceProtection", "set-instance-protection", name);
    return query.list("InstanceIds.member", "--instance-ids", textsOf(ids))
        .flag("ProtectedFromScaleIn", "protected-from-scale-in", protect);
}

QueryCall suspendProcesses(const std::string &name, const std::vector<std::string> &processes)
{
    auto query = groupCall("SuspendProcesses", "suspend-processes", name);
    return query.list("ScalingProcesses.member", "--scaling-processes", processes);
}

QueryCall resumeProcesses(const std::string &name, const std::vector<std::string> &processes)
{
    auto query = groupCall("ResumeProcesses", "resume-processes", name);
    return query.list("ScalingProcesses.member", "--scaling-processes", processes);
}

QueryCall describeScheduledActions(const std::string &group)
{
    return groupCall("DescribeScheduledActions", "describe-scheduled-actions", group);
}

QueryCall putScheduledAction(const ScheduledAction &action)
{
    auto query = groupCall("PutScheduledUpdateGroupAction", "put-scheduled-update-group-action", action.group);
    query.set("ScheduledActionName", "--scheduled-action-name", action.name)
        .set("StartTime", "--start-time", toIso8601(action.at))
        .set("Recurrence", "--recurrence", action.recurrence);
    setSize(query, action.size);
    return query;
}

QueryCall deleteScheduledAction(const std::string &group, const std::string &name)
{
    auto query = groupCall("DeleteScheduledAction", "delete-scheduled-action", group);
    return query.set("ScheduledActionName", "--scheduled-action-name", name);
}

QueryCall tagGroup(const std::string &name, const Tags &tags)
{
    auto query = scalingCall("CreateOrUpdateTags", "create-or-update-tags");
    setGroupTags(query, name, tags);
    return query;
}

QueryCall emptyGroup(const std::string &name)
{
    return resizeGroup(name, {0, 0, 0});
}

QueryCall deleteGroup(const std::string &name)
{
    auto query = groupCall("DeleteAutoScalingGroup", "delete-auto-scaling-group", name);
    query.wire("ForceDelete", "true").cliArguments({"--force-delete"});
    return query;
}

} // namespace trainyard::aws::autoscaling
