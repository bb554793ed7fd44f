// Resources of stacks: launch templates, instances and Auto Scaling groups.
#include <algorithm>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/stacks/stack_resources.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;
using WireValues = std::map<std::string, std::string>;

constexpr double kStabilizes = 3'600'000; ///< milliseconds that a group has to reach its least size, as at AWS

ServiceResult<void> createTemplateResource(ResourceCall &call)
{
    const auto name = call.text("LaunchTemplateName");
    WireValues values{{"LaunchTemplateName", name.empty() ? call.newName() : name}};
    flatten(call.properties.value("LaunchTemplateData", Json::object()), "LaunchTemplateData", values);
    if (call.properties.contains("TagSpecifications"))
        flatten(Json{{"TagSpecifications", call.properties["TagSpecifications"]}}, {}, values);
    TY_ASSIGN(const auto reply, call.ec2("CreateLaunchTemplate", values));
    call.physicalId = reply.text("launchTemplateId");
    call.mark(call.physicalId);
    call.attributes = {{"LaunchTemplateId", call.physicalId},
                       {"LatestVersionNumber", reply.text("latestVersionNumber")},
                       {"DefaultVersionNumber", reply.text("defaultVersionNumber")}};
    return {};
}

ServiceResult<void> deleteTemplateResource(ResourceCall &call)
{
    TY_TRY(call.ec2("DeleteLaunchTemplate", {{"LaunchTemplateId", call.physicalId}}));
    return {};
}

ServiceResult<void> createInstanceResource(ResourceCall &call)
{
    auto properties = call.properties;
    properties.erase("Tags");
    if (properties.contains("IamInstanceProfile"))
        properties["IamInstanceProfile"] = Json{{"Name", properties["IamInstanceProfile"]}};
    WireValues values{{"MinCount", "1"}, {"MaxCount", "1"}, {"Version", "2016-11-15"}};
    flatten(properties, {}, values);
    call.tag(values, "instance");
    if (const auto fault = call.services.faults ? call.services.faults("cloudformation:RunInstances") : std::nullopt)
        return tl::unexpected(*fault);
    TY_ASSIGN(const auto ids,
              call.services.ec2.launchWith(
                  {"RunInstances", call.region, newResourceId("cloudformation-"), Parameters(std::move(values))},
                  {.tags = call.own, .user = {}}));
    call.physicalId = ids.at(0);
    return {};
}

/// The instance with this id, if it has not been forgotten.
std::optional<Instance> instanceOf(ResourceCall &call)
{
    return call.services.ec2.withState([&](Ec2State &state) {
        const auto *found = state.instances.find(call.region, call.physicalId);
        return found ? std::optional(*found) : std::nullopt;
    });
}

Progress instanceReady(ResourceCall &call)
{
    const auto one = instanceOf(call);
    if (!one || (one->state != InstanceState::Pending && one->state != InstanceState::Running))
        return refuse("NotStabilized", "Instance " + call.physicalId + " did not stabilize. " +
                                           (one ? one->stateReasonMessage : std::string()));
    if (one->state == InstanceState::Pending)
        return Settled::No;
    call.attributes = {{"PrivateIp", one->address}, {"AvailabilityZone", one->zone}, {"InstanceId", one->id}};
    if (one->publicAddress)
        call.attributes["PublicIp"] = one->address;
    return Settled::Yes;
}

ServiceResult<void> deleteInstanceResource(ResourceCall &call)
{
    TY_TRY(call.ec2("TerminateInstances", {{"InstanceId.1", call.physicalId}}));
    return {};
}

Progress instanceGone(ResourceCall &call)
{
    const auto one = instanceOf(call);
    return !one || !one->live() ? Settled::Yes : Settled::No;
}

/// The parameters of CreateAutoScalingGroup and UpdateAutoScalingGroup.
ServiceResult<WireValues> groupValues(const ResourceCall &call)
{
    WireValues values;
    for (const char *name : {"MinSize", "MaxSize", "DesiredCapacity", "NewInstancesProtectedFromScaleIn"}) {
        if (auto value = call.text(name); !value.empty())
            values[name] = std::move(value);
    }
    std::string subnets;
    for (const auto &one : call.properties.value("VPCZoneIdentifier", Json::array()))
        subnets.append(subnets.empty() ? "" : ",").append(scalar(one));
    if (!subnets.empty())
        values["VPCZoneIdentifier"] = subnets;
    const auto zones = call.properties.value("AvailabilityZones", Json::array());
    for (std::size_t i = 0; i < zones.size(); ++i)
        values["AvailabilityZones.member." + std::to_string(i + 1)] = scalar(zones[i]);
    const auto launch = call.properties.value("LaunchTemplate", Json::object());
    const auto version = launch.contains("Version") ? scalar(launch["Version"]) : std::string();
    if (version.empty() || version.starts_with('$'))
        return refuse("ValidationError", "Valid requests must contain the version number of a launch template; "
                                         "$Latest and $Default are not supported.");
    flatten(launch, "LaunchTemplate", values);
    return values;
}

ServiceResult<void> createScalingGroup(ResourceCall &call)
{
    TY_ASSIGN(auto values, groupValues(call));
    const auto name = call.text("AutoScalingGroupName");
    call.physicalId = values["AutoScalingGroupName"] = name.empty() ? call.newName() : name;
    for (const char *property : {"HealthCheckType", "HealthCheckGracePeriod"}) {
        if (const auto value = call.text(property); !value.empty())
            values[property] = value;
    }
    Json tags = Json::array(); // those of the stack reach the instances, too
    for (const auto &[key, value] : call.stackTags)
        tags.push_back({{"Key", key}, {"Value", value}, {"PropagateAtLaunch", true}});
    for (const auto &tag : call.properties.value("Tags", Json::array()))
        tags.push_back(tag);
    for (std::size_t i = 0; i < tags.size(); ++i) {
        for (const auto &[member, value] : tags[i].items())
            values["Tags.member." + std::to_string(i + 1) + "." + member] = scalar(value);
    }
    const auto made = call.scaling("CreateAutoScalingGroup", values);
    if (!made)
        call.physicalId.clear();
    call.attributes["AutoScalingGroupName"] = call.physicalId;
    return made;
}

Progress groupReady(ResourceCall &call)
{
    const auto view = call.services.scaling.view(call.region, call.physicalId);
    if (!view)
        return refuse("NotStabilized", "Group " + call.physicalId + " was deleted.");
    if (view->inService() >= view->group.least)
        return Settled::Yes;
    if (double(nowMillis() - view->group.created) < kStabilizes / call.services.speed)
        return Settled::No;
    std::string why;
    for (const auto &activity : view->group.activities) {
        if (activity.status == ActivityStatus::Failed)
            why = " Last failed activity: " + activity.message;
    }
    return refuse("NotStabilized", "Group did not stabilize. {current/minimum/target} group size = {" +
                                       std::to_string(view->inService()) + "/" + std::to_string(view->group.least) +
                                       "/" + std::to_string(view->group.wanted) + "}." + why);
}

ServiceResult<void> deleteScalingGroup(ResourceCall &call)
{
    if (!call.services.scaling.view(call.region, call.physicalId))
        return {};
    return call.scaling("DeleteAutoScalingGroup", {{"AutoScalingGroupName", call.physicalId}, {"ForceDelete", "true"}});
}

Progress groupGone(ResourceCall &call)
{
    call.services.scaling.advance(call.region);
    return call.services.scaling.view(call.region, call.physicalId) ? Settled::No : Settled::Yes;
}

ServiceResult<void> updateScalingGroup(ResourceCall &call)
{
    TY_ASSIGN(auto values, groupValues(call));
    values["AutoScalingGroupName"] = call.physicalId;
    return call.scaling("UpdateAutoScalingGroup", values);
}

/// The parameters of PutScheduledUpdateGroupAction.
ServiceResult<void> putScheduledAction(ResourceCall &call)
{
    WireValues values{{"ScheduledActionName", call.physicalId}};
    for (const char *name : {"AutoScalingGroupName", "MinSize", "MaxSize", "DesiredCapacity", "StartTime"}) {
        if (auto value = call.text(name); !value.empty())
            values[name] = std::move(value);
    }
    return call.scaling("PutScheduledUpdateGroupAction", values);
}

ServiceResult<void> createScheduledAction(ResourceCall &call)
{
    call.physicalId = call.newName();
    const auto made = putScheduledAction(call);
    if (!made)
        call.physicalId.clear();
    return made;
}

ServiceResult<void> deleteScheduledAction(ResourceCall &call)
{
    const auto group = call.text("AutoScalingGroupName");
    const auto view = call.services.scaling.view(call.region, group);
    const auto isThis = [&](const ScheduledAction &action) { return action.name == call.physicalId; };
    if (!view || std::ranges::none_of(view->group.scheduled, isThis)) // executed
        return {};
    return call.scaling("DeleteScheduledAction",
                        {{"AutoScalingGroupName", group}, {"ScheduledActionName", call.physicalId}});
}

} // namespace

std::span<const ResourceType> machineResources()
{
    static const ResourceType types[] = {
        {"AWS::EC2::LaunchTemplate", "LaunchTemplateName LaunchTemplateData TagSpecifications VersionDescription",
         createTemplateResource, nullptr, deleteTemplateResource},
        {"AWS::EC2::Instance",
         "ImageId InstanceType KeyName SubnetId SecurityGroupIds UserData IamInstanceProfile LaunchTemplate "
         "BlockDeviceMappings NetworkInterfaces DisableApiTermination Tags",
         createInstanceResource, instanceReady, deleteInstanceResource, instanceGone},
        {"AWS::AutoScaling::AutoScalingGroup",
         "AutoScalingGroupName MinSize MaxSize DesiredCapacity VPCZoneIdentifier AvailabilityZones LaunchTemplate "
         "HealthCheckType HealthCheckGracePeriod NewInstancesProtectedFromScaleIn Tags",
         createScalingGroup, groupReady, deleteScalingGroup, groupGone, updateScalingGroup},
        {"AWS::AutoScaling::ScheduledAction", "AutoScalingGroupName MinSize MaxSize DesiredCapacity StartTime",
         createScheduledAction, nullptr, deleteScheduledAction, nullptr, putScheduledAction},
    };
    return types;
}

} // namespace trainyard::localcloud
