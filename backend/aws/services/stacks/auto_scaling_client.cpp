#include "backend/aws/services/stacks/auto_scaling_client.h"

#include <algorithm>

#include "backend/aws/services/query_client_internal.h"
#include "backend/aws/services/stacks/auto_scaling_calls_internal.h"

namespace trainyard::aws {

namespace {

constexpr int kMostActivities = 1000, kActivitiesPerPage = 100;

GroupInstance groupInstanceOf(const pugi::xml_node &node)
{
    const auto launchTemplate = node.child("LaunchTemplate");
    GroupInstance instance{InstanceId(xml::text(node, "InstanceId")),
                           xml::text(node, "AutoScalingGroupName"),
                           xml::text(node, "LifecycleState"),
                           xml::text(node, "HealthStatus"),
                           xml::text(node, "InstanceType"),
                           xml::text(node, "AvailabilityZone"),
                           xml::text(launchTemplate, "LaunchTemplateId"),
                           xml::text(launchTemplate, "Version"),
                           xml::flag(node, "ProtectedFromScaleIn")};
    // DescribeAutoScalingInstances returns "HEALTHY" where DescribeAutoScalingGroups returns "Healthy".
    if (instance.health == "HEALTHY" || instance.health == "UNHEALTHY")
        instance.health = instance.health == "HEALTHY" ? "Healthy" : "Unhealthy";
    return instance;
}

std::vector<std::string> splitAtCommas(const std::string &text)
{
    std::vector<std::string> out;
    for (std::size_t begin = 0; begin < text.size();) {
        const auto end = std::min(text.find(',', begin), text.size());
        if (end > begin)
            out.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return out;
}

ScalingGroup groupOf(const pugi::xml_node &node)
{
    ScalingGroup group{.name = xml::text(node, "AutoScalingGroupName"),
                       .status = xml::text(node, "Status"),
                       .tags = query::tags(node.child("Tags")),
                       .created = xml::time(node, "CreatedTime"),
                       .minSize = xml::number(node, "MinSize"),
                       .maxSize = xml::number(node, "MaxSize"),
                       .desired = xml::number(node, "DesiredCapacity"),
                       .subnets = splitAtCommas(xml::text(node, "VPCZoneIdentifier")),
                       .suspended = xml::each(node.child("SuspendedProcesses"), "member",
                                              [](const auto &process) { return xml::text(process, "ProcessName"); })};
    for (const auto &member : node.child("Instances").children("member")) {
        if (member.child("InstanceId").empty())
            continue;
        group.instances.push_back(groupInstanceOf(member));
        group.instances.back().group = group.name;
    }
    group.machines = int(group.instances.size());
    auto launchTemplate = node.child("LaunchTemplate");
    if (!launchTemplate)
        launchTemplate =
            node.child("MixedInstancesPolicy").child("LaunchTemplate").child("LaunchTemplateSpecification");
    group.launchTemplate = xml::text(launchTemplate, "LaunchTemplateId");
    group.launchTemplateVersion = xml::text(launchTemplate, "Version");
    if (const auto stack = group.tags.find("aws:cloudformation:stack-id"); stack != group.tags.end())
        group.stack = stack->second;
    return group;
}

ScalingActivity activityOf(const pugi::xml_node &node)
{
    return {xml::text(node, "ActivityId"),    xml::text(node, "AutoScalingGroupName"),
            xml::text(node, "StatusCode"),    xml::text(node, "StatusMessage"),
            xml::text(node, "Description"),   xml::text(node, "Cause"),
            xml::number(node, "Progress"),    xml::time(node, "StartTime"),
            query::timeIfAny(node, "EndTime")};
}

} // namespace

AutoScalingClient::AutoScalingClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "autoscaling", Protocol::Query))
{
}

AutoScalingClient::~AutoScalingClient() = default;

Result<std::vector<ScalingGroup>> AutoScalingClient::describeGroups(const std::vector<std::string> &names,
                                                                    const CallContext &context)
{
    return query::all(*m_api, autoscaling::describeGroups(names), "AutoScalingGroups", context, groupOf);
}

Result<std::vector<GroupInstance>> AutoScalingClient::describeInstances(const std::vector<InstanceId> &ids,
                                                                        const CallContext &context)
{
    return query::all(*m_api, autoscaling::describeInstances(ids), "AutoScalingInstances", context, groupInstanceOf);
}

Result<std::vector<ScalingActivity>> AutoScalingClient::describeActivities(const std::string &group, int atMost,
                                                                           const CallContext &context)
{
    const int most = std::clamp(atMost, 1, kMostActivities);
    std::vector<ScalingActivity> found;
    const auto call = autoscaling::describeActivities(group, std::min(most, kActivitiesPerPage));
    const auto read = query::pages(*m_api, call, context, [&](const pugi::xml_node &result) {
        for (const auto &node : result.child("Activities").children("member")) {
            if (int(found.size()) < most)
                found.push_back(activityOf(node));
        }
        return int(found.size()) < most;
    });
    if (!read)
        return fail(read.error());
    return found;
}

Status AutoScalingClient::createGroup(const CreateGroupRequest &request, const CallContext &context)
{
    return query::command(*m_api, autoscaling::createGroup(request), context);
}

Status AutoScalingClient::resizeGroup(const std::string &name, const GroupSize &size, const CallContext &context)
{
    return query::command(*m_api, autoscaling::resizeGroup(name, size), context);
}

Status AutoScalingClient::setDesiredCapacity(const std::string &name, int desired, const CallContext &context)
{
    return query::command(*m_api, autoscaling::setDesiredCapacity(name, desired), context);
}

Result<ScalingActivity> AutoScalingClient::terminateInstance(const InstanceId &id, bool shrink,
                                                             const CallContext &context)
{
    // Sent again after a lost reply, it would find the instance terminating and not reduce the capacity twice.
    const auto call = autoscaling::terminateInstance(id, shrink);
    TY_ASSIGN(const auto document, query::send(*m_api, call.request(), context));
    return activityOf(query::resultIn(document, call.call()).child("Activity"));
}

Result<std::vector<ScalingActivity>> AutoScalingClient::detachInstances(const std::string &name,
                                                                        const std::vector<InstanceId> &ids, bool shrink,
                                                                        const CallContext &context)
{
    const auto call = autoscaling::detachInstances(name, ids, shrink);
    TY_ASSIGN(const auto document, query::send(*m_api, call.request(), context));
    return xml::each(query::resultIn(document, call.call()).child("Activities"), "member", activityOf);
}

Status AutoScalingClient::protectInstances(const std::string &name, const std::vector<InstanceId> &ids, bool protect,
                                           const CallContext &context)
{
    return query::command(*m_api, autoscaling::protectInstances(name, ids, protect), context);
}

Status AutoScalingClient::suspendProcesses(const std::string &name, const std::vector<std::string> &processes,
                                           const CallContext &context)
{
    return query::command(*m_api, autoscaling::suspendProcesses(name, processes), context);
}

Status AutoScalingClient::resumeProcesses(const std::string &name, const std::vector<std::string> &processes,
                                          const CallContext &context)
{
    return query::command(*m_api, autoscaling::resumeProcesses(name, processes), context);
}

Result<std::vector<ScheduledAction>> AutoScalingClient::describeScheduledActions(const std::string &group,
                                                                                 const CallContext &context)
{
    std::vector<ScheduledAction> found;
    const auto read =
        query::pages(*m_api, autoscaling::describeScheduledActions(group), context, [&](const pugi::xml_node &result) {
            for (const auto &node : result.child("ScheduledUpdateGroupActions").children("member")) {
                const auto size = [&](const char *name) {
                    return node.child(name) ? std::optional(xml::number(node, name)) : std::nullopt;
                };
                found.push_back({xml::text(node, "AutoScalingGroupName"),
                                 xml::text(node, "ScheduledActionName"),
                                 xml::time(node, "StartTime"),
                                 {size("MinSize"), size("MaxSize"), size("DesiredCapacity")},
                                 xml::text(node, "Recurrence")});
            }
            return true;
        });
    if (!read)
        return fail(read.error());
    return found;
}

Status AutoScalingClient::putScheduledAction(const ScheduledAction &action, const CallContext &context)
{
    return query::command(*m_api, autoscaling::putScheduledAction(action), context);
}

Status AutoScalingClient::deleteScheduledAction(const std::string &group, const std::string &name,
                                                const CallContext &context)
{
    return query::ifPresent(query::command(*m_api, autoscaling::deleteScheduledAction(group, name), context));
}

Status AutoScalingClient::tagGroup(const std::string &name, const Tags &tags, const CallContext &context)
{
    return tags.empty() ? Status() : query::command(*m_api, autoscaling::tagGroup(name, tags), context);
}

Status AutoScalingClient::emptyGroup(const std::string &name, const CallContext &context)
{
    return query::ifPresent(query::command(*m_api, autoscaling::emptyGroup(name), context));
}

Status AutoScalingClient::deleteGroup(const std::string &name, const CallContext &context)
{
    return query::ifPresent(query::command(*m_api, autoscaling::deleteGroup(name), context));
}

} // namespace trainyard::aws
