// The Auto Scaling API with AWS's names, errors and states.
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_catalog.h"
#include "backend/localcloud/services/controller_store.h"
#include "backend/localcloud/services/controller_wire.h"

namespace trainyard::localcloud {
namespace {

/// Reads the sizes of a group; absent ones stay, and the wanted one within the others.
ServiceResult<void> resize(InstanceController &group, const Parameters &parameters)
{
    const auto least = parameters.number("MinSize"), most = parameters.number("MaxSize"),
               wanted = parameters.number("DesiredCapacity");
    if (!least || !most || !wanted)
        return refuse("ValidationError", "MinSize, MaxSize and DesiredCapacity are numbers.");
    const auto low = least->value_or(group.least), high = most->value_or(group.most);
    const auto size = wanted->value_or(std::clamp(group.wanted, std::min(low, high), std::max(low, high)));
    if (!controller::areSizes(low, size, high))
        return refuse("ValidationError", "Desired capacity:" + std::to_string(size) +
                                             " must be between the specified min size:" + std::to_string(low) +
                                             " and max size:" + std::to_string(high) + ", and max size at most " +
                                             std::to_string(controller::kMostMachines));
    group.least = low;
    group.most = high;
    group.wanted = size;
    return {};
}

const char *lifecycleState(InstanceState state)
{
    return state == InstanceState::Pending        ? "Pending"
           : state == InstanceState::ShuttingDown ? "Terminating"
                                                  : "InService";
}

void writeGroup(XmlWriter &xml, const InstanceController &k, const std::vector<Instance> &machines)
{
    xml.text("AutoScalingGroupName", k.id);
    xml.text("AutoScalingGroupARN",
             "arn:aws:autoscaling:" + k.region + ":" + kAccount + ":autoScalingGroup::autoScalingGroupName/" + k.id);
    xml.number("MinSize", k.least).number("MaxSize", k.most).number("DesiredCapacity", k.wanted);
    xml.text("CreatedTime", millisToIso(k.created));
    if (k.ends)
        xml.text("Status", "Delete in progress");
    xml.element("Instances", [&] {
        for (const Instance &one : machines) {
            if (!one.live())
                continue;
            xml.element("member", [&] {
                xml.text("InstanceId", one.id).text("AvailabilityZone", one.zone);
                xml.text("LifecycleState", lifecycleState(one.state)).text("HealthStatus", "Healthy");
            });
        }
    });
    xml.element("Tags", [&] { controller::writeMembers(xml, k.tags); });
}

} // namespace

const std::vector<ControllerStore::QueryAction> ControllerStore::kGroupActions = {
    {"CreateAutoScalingGroup", &ControllerStore::createGroup,
     "AutoScalingGroupName MinSize MaxSize DesiredCapacity VPCZoneIdentifier AvailabilityZones.member.N "
     "LaunchTemplate.LaunchTemplateId LaunchTemplate.LaunchTemplateName LaunchTemplate.Version Tags.member.N.Key "
     "Tags.member.N.Value Tags.member.N.PropagateAtLaunch Tags.member.N.ResourceId Tags.member.N.ResourceType"},
    {"DescribeAutoScalingGroups", &ControllerStore::describeGroups,
     "AutoScalingGroupNames.member.N NextToken MaxRecords"},
    {"UpdateAutoScalingGroup", &ControllerStore::updateGroup, "AutoScalingGroupName MinSize MaxSize DesiredCapacity"},
    {"DeleteAutoScalingGroup", &ControllerStore::deleteGroup, "AutoScalingGroupName ForceDelete"}};

ServiceResult<XmlContent> ControllerStore::createGroup(const Parameters &parameters, const std::string &region)
{
    TY_ASSIGN(const auto tags, controller::tagsIn(parameters));
    InstanceController group;
    group.id = group.name = parameters.text("AutoScalingGroupName");
    group.region = region;
    group.tags = tags;
    group.created = nowMillis();
    for (const auto &tag : parameters.structures("Tags.member")) {
        if (tag.text("PropagateAtLaunch") == "true")
            group.passedOn[tag.text("Key")] = tag.text("Value");
    }
    const auto launchTemplate = parameters.structure("LaunchTemplate");
    for (const auto &[name, value] : launchTemplate.all())
        group.launch["LaunchTemplate." + name] = value;
    if (!controller::isPlainName(group.id) || group.launch.empty())
        return refuse("ValidationError", "AutoScalingGroupName and LaunchTemplate are needed.");
    if (find(ControllerKind::Group, region, group.id))
        return refuse("AlreadyExists", "AutoScalingGroup by this name already exists - A group with the name " +
                                           group.id + " already exists");
    TY_TRY(resize(group, parameters));
    add(group);
    return kNoContent;
}

ServiceResult<XmlContent> ControllerStore::describeGroups(const Parameters &parameters, const std::string &region)
{
    const auto names = parameters.list("AutoScalingGroupNames.member");
    std::vector<std::pair<InstanceController, std::vector<Instance>>> found;
    for (const auto *k : all(ControllerKind::Group, region)) {
        if (names.empty() || std::ranges::find(names, k->id) != names.end())
            found.emplace_back(*k, machinesOf(*k));
    }
    return [found](XmlWriter &xml) {
        xml.element("AutoScalingGroups", [&] {
            for (const auto &one : found)
                xml.element("member", [&] { writeGroup(xml, one.first, one.second); });
        });
    };
}

ServiceResult<InstanceController *> ControllerStore::namedGroup(const Parameters &parameters, const std::string &region)
{
    const auto name = parameters.text("AutoScalingGroupName");
    if (auto *group = find(ControllerKind::Group, region, name))
        return group;
    return refuse("ValidationError", "AutoScalingGroup name not found - AutoScalingGroup " + name + " not found");
}

ServiceResult<XmlContent> ControllerStore::updateGroup(const Parameters &parameters, const std::string &region)
{
    TY_ASSIGN(auto *group, namedGroup(parameters, region));
    TY_TRY(resize(*group, parameters));
    save(*group);
    reconcileOne(*group);
    return kNoContent;
}

ServiceResult<XmlContent> ControllerStore::deleteGroup(const Parameters &parameters, const std::string &region)
{
    TY_ASSIGN(auto *group, namedGroup(parameters, region));
    if (parameters.text("ForceDelete") != "true" && std::ranges::any_of(machinesOf(*group), &Instance::live))
        return refuse("ResourceInUse", "You cannot delete an AutoScalingGroup while there are instances or pending "
                                       "Spot instance request(s) still in the group.");
    terminateLater(*group);
    reconcileOne(*group);
    return kNoContent;
}

} // namespace trainyard::localcloud
