// The Auto Scaling API with AWS's names, errors and states.
#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/services/controller_store.h"
#include "backend/localcloud/services/controller_wire.h"

namespace trainyard::localcloud {

ServiceResult<ControllerStore::Writer> ControllerStore::query(const std::string &service, const Parameters &parameters,
                                                              const std::string &region)
{
    reconcile(region);
    const std::lock_guard guard(m_mutex);
    const auto operation = parameters.text("Action");
    return service == "autoscaling" ? scaling(operation, parameters, region) : stacks(operation, parameters, region);
}

ServiceResult<void> ControllerStore::resize(InstanceController &group, const Parameters &parameters)
{
    const auto least = parameters.number("MinSize"), most = parameters.number("MaxSize"),
               wanted = parameters.number("DesiredCapacity");
    if (!least || !most || !wanted)
        return refuse("ValidationError", "MinSize, MaxSize and DesiredCapacity are numbers.");
    const auto low = least->value_or(group.least), high = most->value_or(group.most);
    const auto size = wanted->value_or(std::clamp(group.wanted, std::min(low, high), std::max(low, high)));
    if (low < 0 || high < low || size < low || size > high || high > controller::kMostMachines)
        return refuse("ValidationError", "Desired capacity:" + std::to_string(size) +
                                             " must be between the specified min size:" + std::to_string(low) +
                                             " and max size:" + std::to_string(high) + ", and max size at most " +
                                             std::to_string(controller::kMostMachines));
    group.least = low;
    group.most = high;
    group.wanted = size;
    return {};
}

ServiceResult<ControllerStore::Writer> ControllerStore::createGroup(const Parameters &parameters,
                                                                    const std::string &region)
{
    TY_ASSIGN(const auto tags,
              controller::tagsIn(
                  parameters,
                  "AutoScalingGroupName MinSize MaxSize DesiredCapacity VPCZoneIdentifier "
                  "AvailabilityZones.member.N LaunchTemplate.LaunchTemplateId LaunchTemplate.LaunchTemplateName "
                  "LaunchTemplate.Version Tags.member.N.PropagateAtLaunch Tags.member.N.ResourceId "
                  "Tags.member.N.ResourceType"));
    InstanceController group;
    group.id = group.name = parameters.text("AutoScalingGroupName");
    group.region = region;
    group.tags = tags;
    group.created = controller::nowMillis();
    for (const auto &tag : parameters.structures("Tags.member")) {
        if (tag.text("PropagateAtLaunch") == "true")
            group.passedOn[tag.text("Key")] = tag.text("Value");
    }
    const auto launchTemplate = parameters.structure("LaunchTemplate");
    for (const auto &[name, value] : launchTemplate.all())
        group.launch["LaunchTemplate." + name] = value;
    if (!controller::isPlainName(group.id) || group.launch.empty())
        return refuse("ValidationError", "AutoScalingGroupName and LaunchTemplate are needed.");
    if (find(Kind::Group, region, group.id))
        return refuse("AlreadyExists", "AutoScalingGroup by this name already exists - A group with the name " +
                                           group.id + " already exists");
    TY_TRY(resize(group, parameters));
    save(group);
    reconcileOne(m_controllers["group " + region + " " + group.id] = group);
    return Writer([](XmlWriter &) {});
}

ServiceResult<ControllerStore::Writer> ControllerStore::describeGroups(const Parameters &parameters,
                                                                       const std::string &region)
{
    TY_TRY(controller::allowOnly(parameters, "AutoScalingGroupNames.member.N NextToken MaxRecords"));
    const auto names = parameters.list("AutoScalingGroupNames.member");
    std::vector<std::pair<InstanceController, std::vector<Instance>>> found;
    for (const auto &[key, k] : m_controllers) {
        if (k.kind == Kind::Group && k.region == region &&
            (names.empty() || std::ranges::find(names, k.id) != names.end()))
            found.emplace_back(k, machinesOf(k));
    }
    return Writer([found](XmlWriter &xml) {
        const auto member = [&](const auto &pair) {
            const InstanceController &k = pair.first;
            xml.text("AutoScalingGroupName", k.id);
            xml.text("AutoScalingGroupARN", "arn:aws:autoscaling:" + k.region + ":" + kAccount +
                                                ":autoScalingGroup::autoScalingGroupName/" + k.id);
            xml.number("MinSize", k.least).number("MaxSize", k.most).number("DesiredCapacity", k.wanted);
            xml.text("CreatedTime", millisToIso(k.created));
            if (k.ends)
                xml.text("Status", "Delete in progress");
            xml.element("Instances", [&] {
                for (const Instance &one : pair.second) {
                    if (!one.live())
                        continue;
                    const char *state = one.state == "pending"         ? "Pending"
                                        : one.state == "shutting-down" ? "Terminating"
                                                                       : "InService";
                    xml.element("member", [&] {
                        xml.text("InstanceId", one.id).text("AvailabilityZone", one.zone);
                        xml.text("LifecycleState", state).text("HealthStatus", "Healthy");
                    });
                }
            });
            xml.element("Tags", [&] { controller::writeMembers(xml, k.tags); });
        };
        xml.element("AutoScalingGroups", [&] {
            for (const auto &one : found)
                xml.element("member", [&] { member(one); });
        });
    });
}

ServiceResult<ControllerStore::Writer> ControllerStore::scaling(const std::string &operation,
                                                                const Parameters &parameters, const std::string &region)
{
    if (operation == "CreateAutoScalingGroup")
        return createGroup(parameters, region);
    if (operation == "DescribeAutoScalingGroups")
        return describeGroups(parameters, region);
    const bool updates = operation == "UpdateAutoScalingGroup";
    if (!updates && operation != "DeleteAutoScalingGroup")
        return refuse("UnknownOperation", "The local cloud does not implement " + operation + " of Auto Scaling.");
    TY_TRY(controller::allowOnly(parameters, updates ? "AutoScalingGroupName MinSize MaxSize DesiredCapacity"
                                                     : "AutoScalingGroupName ForceDelete"));
    const auto name = parameters.text("AutoScalingGroupName");
    auto *group = find(Kind::Group, region, name);
    if (!group)
        return refuse("ValidationError", "AutoScalingGroup name not found - AutoScalingGroup " + name + " not found");
    if (updates) {
        TY_TRY(resize(*group, parameters));
        save(*group);
    } else {
        const auto machines = machinesOf(*group);
        if (parameters.text("ForceDelete") != "true" && std::ranges::any_of(machines, &Instance::live))
            return refuse("ResourceInUse", "You cannot delete an AutoScalingGroup while there are instances or pending "
                                           "Spot instance request(s) still in the group.");
        terminateLater(*group);
    }
    reconcileOne(*group);
    return Writer([](XmlWriter &) {});
}

} // namespace trainyard::localcloud
