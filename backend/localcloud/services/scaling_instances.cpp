// The operations of Auto Scaling on instances and activities, and the table of all operations.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/services/scaling_store.h"
#include "backend/localcloud/services/scaling_wire.h"

namespace trainyard::localcloud {
namespace {

void writeActivity(XmlWriter &xml, const ScalingGroup &group, const ScalingActivity &activity)
{
    xml.text("ActivityId", activity.id).text("AutoScalingGroupName", group.name);
    xml.text("AutoScalingGroupARN", scaling::arnOf(group)).text("Description", activity.description);
    xml.text("Cause", activity.cause).text("StartTime", millisToIso(activity.started));
    if (activity.ended != 0)
        xml.text("EndTime", millisToIso(activity.ended));
    xml.text("StatusCode", toString(activity.status)).optional("StatusMessage", activity.message);
    xml.number("Progress", activity.ended != 0 ? 100 : 50);
    if (activity.isLaunch)
        xml.text("Details",
                 nlohmann::json{{"Subnet ID", activity.subnet}, {"Availability Zone", activity.zone}}.dump());
}

} // namespace

ScalingStore::Reply ScalingStore::describeInstances(const Parameters &parameters, const std::string &region)
{
    const auto ids = parameters.list("InstanceIds.member");
    std::vector<std::pair<ScalingGroup, Instance>> found;
    for (const auto *group : all(region)) {
        for (const auto &one : machinesOf(*group)) {
            if (one.live() && (ids.empty() || std::ranges::find(ids, one.id) != ids.end()))
                found.emplace_back(*group, one);
        }
    }
    TY_ASSIGN(const auto page, scaling::pageOf(parameters, found.size()));
    return [found, page](XmlWriter &xml) {
        xml.element("AutoScalingInstances", [&] {
            for (auto i = page.from; i < page.to; ++i)
                xml.element("member", [&] {
                    xml.text("AutoScalingGroupName", found[i].first.name);
                    scaling::writeInstance(xml, found[i].first, found[i].second);
                });
        });
        xml.optional("NextToken", page.next);
    };
}

ScalingStore::Reply ScalingStore::describeActivities(const Parameters &parameters, const std::string &region)
{
    const auto name = parameters.text("AutoScalingGroupName");
    const auto ids = parameters.list("ActivityIds.member");
    if (!name.empty())
        TY_TRY(named(parameters, region));
    std::vector<std::pair<ScalingGroup, ScalingActivity>> found; // newest first
    for (const auto *group : all(region)) {
        if (!name.empty() && group->name != name)
            continue;
        for (const auto &one : group->activities) {
            if (ids.empty() || std::ranges::find(ids, one.id) != ids.end())
                found.emplace_back(*group, one);
        }
    }
    std::ranges::reverse(found);
    std::ranges::stable_sort(found, std::ranges::greater(), [](const auto &pair) { return pair.second.started; });
    TY_ASSIGN(const auto page, scaling::pageOf(parameters, found.size()));
    return [found, page](XmlWriter &xml) {
        xml.element("Activities", [&] {
            for (auto i = page.from; i < page.to; ++i)
                xml.element("member", [&] { writeActivity(xml, found[i].first, found[i].second); });
        });
        xml.optional("NextToken", page.next);
    };
}

ScalingStore::Reply ScalingStore::terminateInstance(const Parameters &parameters, const std::string &region)
{
    const auto id = parameters.text("InstanceId");
    TY_ASSIGN(const auto decrement, parameters.boolean("ShouldDecrementDesiredCapacity"));
    for (auto *group : all(region)) {
        const auto alive = aliveOf(*group);
        if (std::ranges::find(alive, id, &Instance::id) == alive.end())
            continue;
        if (decrement && group->wanted - 1 < group->least)
            return refuse("ValidationError", "Currently, desiredSize equals minSize (" + std::to_string(group->least) +
                                                 "). Terminating instance without replacement will violate group's min "
                                                 "size constraint. Either set shouldDecrementDesiredCapacity flag to "
                                                 "false or lower group's min size.");
        group->wanted -= decrement ? 1 : 0;
        terminate(*group, {id},
                  std::string("instance ") + id + " was taken out of service in response to a user request" +
                      (decrement ? ", shrinking the capacity from " + std::to_string(alive.size()) + " to " +
                                       std::to_string(alive.size() - 1)
                                 : std::string()) +
                      ".");
        const auto view = group->activities.back();
        advanceOne(*group);
        return [owner = *group, view](XmlWriter &xml) {
            xml.element("Activity", [&] { writeActivity(xml, owner, view); });
        };
    }
    return refuse("ValidationError", "Instance Id not found - No managed instance found for instance ID: " + id);
}

ScalingStore::Reply ScalingStore::detach(const Parameters &parameters, const std::string &region)
{
    TY_ASSIGN(auto *group, named(parameters, region));
    TY_ASSIGN(const auto decrement, parameters.boolean("ShouldDecrementDesiredCapacity"));
    const auto ids = parameters.list("InstanceIds.member");
    const auto alive = aliveOf(*group);
    for (const auto &id : ids) {
        if (std::ranges::find(alive, id, &Instance::id) == alive.end())
            return refuse("ValidationError",
                          "The instance " + id + " is not part of Auto Scaling group " + group->name + ".");
    }
    if (decrement && group->wanted - std::ssize(ids) < group->least)
        return refuse("ValidationError", "AutoScalingGroup " + group->name + " has min-size=" +
                                             std::to_string(group->least) + ". It cannot shrink below that.");
    for (const auto &id : ids) {
        m_ec2.removeTag(region, id, "aws:autoscaling:groupName");
        group->known.erase(id);
        group->protectedOnes.erase(id);
    }
    group->wanted -= decrement ? std::ssize(ids) : 0;
    save(*group);
    advanceOne(*group);
    return [](XmlWriter &xml) { xml.element("Activities", [] {}); };
}

ScalingStore::Reply ScalingStore::protect(const Parameters &parameters, const std::string &region)
{
    TY_ASSIGN(auto *group, named(parameters, region));
    TY_ASSIGN(const auto wanted, parameters.boolean("ProtectedFromScaleIn"));
    const auto alive = aliveOf(*group);
    for (const auto &id : parameters.list("InstanceIds.member")) {
        if (std::ranges::find(alive, id, &Instance::id) == alive.end())
            return refuse("ValidationError",
                          "The instance " + id + " is not part of Auto Scaling group " + group->name + ".");
        if (wanted)
            group->protectedOnes.insert(id);
        else
            group->protectedOnes.erase(id);
    }
    save(*group);
    return kNoContent;
}

const std::vector<ScalingStore::Action> ScalingStore::kActions = {
    {"CreateAutoScalingGroup", &ScalingStore::createGroup,
     "AutoScalingGroupName MinSize MaxSize DesiredCapacity VPCZoneIdentifier AvailabilityZones.member.N "
     "LaunchTemplate.LaunchTemplateId LaunchTemplate.LaunchTemplateName LaunchTemplate.Version DefaultCooldown "
     "HealthCheckType HealthCheckGracePeriod NewInstancesProtectedFromScaleIn Tags.member.N.Key Tags.member.N.Value "
     "Tags.member.N.PropagateAtLaunch Tags.member.N.ResourceId Tags.member.N.ResourceType"},
    {"CreateLaunchConfiguration", &ScalingStore::createLaunchConfiguration,
     "LaunchConfigurationName ImageId InstanceType KeyName SecurityGroups.member.N UserData IamInstanceProfile"},
    {"DescribeAutoScalingGroups", &ScalingStore::describeGroups,
     "AutoScalingGroupNames.member.N NextToken MaxRecords Filters.member.N.Name Filters.member.N.Values.member.N"},
    {"DescribeAutoScalingInstances", &ScalingStore::describeInstances, "InstanceIds.member.N NextToken MaxRecords"},
    {"DescribeScalingActivities", &ScalingStore::describeActivities,
     "AutoScalingGroupName ActivityIds.member.N NextToken MaxRecords"},
    {"UpdateAutoScalingGroup", &ScalingStore::updateGroup,
     "AutoScalingGroupName MinSize MaxSize DesiredCapacity VPCZoneIdentifier AvailabilityZones.member.N "
     "LaunchTemplate.LaunchTemplateId LaunchTemplate.LaunchTemplateName LaunchTemplate.Version "
     "NewInstancesProtectedFromScaleIn"},
    {"SetDesiredCapacity", &ScalingStore::setDesiredCapacity, "AutoScalingGroupName DesiredCapacity HonorCooldown"},
    {"TerminateInstanceInAutoScalingGroup", &ScalingStore::terminateInstance,
     "InstanceId ShouldDecrementDesiredCapacity"},
    {"DetachInstances", &ScalingStore::detach,
     "AutoScalingGroupName InstanceIds.member.N ShouldDecrementDesiredCapacity"},
    {"SetInstanceProtection", &ScalingStore::protect, "AutoScalingGroupName InstanceIds.member.N ProtectedFromScaleIn"},
    {"SuspendProcesses", &ScalingStore::suspend, "AutoScalingGroupName ScalingProcesses.member.N"},
    {"ResumeProcesses", &ScalingStore::resume, "AutoScalingGroupName ScalingProcesses.member.N"},
    {"PutScheduledUpdateGroupAction", &ScalingStore::putScheduled,
     "AutoScalingGroupName ScheduledActionName StartTime Time MinSize MaxSize DesiredCapacity"},
    {"DescribeScheduledActions", &ScalingStore::describeScheduled,
     "AutoScalingGroupName ScheduledActionNames.member.N NextToken MaxRecords"},
    {"DeleteScheduledAction", &ScalingStore::deleteScheduled, "AutoScalingGroupName ScheduledActionName"},
    {"CreateOrUpdateTags", &ScalingStore::tag,
     "Tags.member.N.Key Tags.member.N.Value Tags.member.N.PropagateAtLaunch Tags.member.N.ResourceId "
     "Tags.member.N.ResourceType"},
    {"DeleteTags", &ScalingStore::untag,
     "Tags.member.N.Key Tags.member.N.Value Tags.member.N.PropagateAtLaunch Tags.member.N.ResourceId "
     "Tags.member.N.ResourceType"},
    {"DeleteAutoScalingGroup", &ScalingStore::deleteGroup, "AutoScalingGroupName ForceDelete"}};

} // namespace trainyard::localcloud
