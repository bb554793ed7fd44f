// Auto Scaling as a client meets it: names, refusals and states are its own.
#include <nlohmann/json.hpp>

#include "backend/localcloud/ec2_catalog.h"
#include "backend/localcloud/ec2_service.h"
#include "backend/localcloud/keeper_book.h"
#include "backend/localcloud/keeper_wire.h"

namespace trainyard::localcloud {

Answer<KeeperBook::Writer> KeeperBook::query(const std::string &service, const Parameters &parameters,
                                             const std::string &region)
{
    settle(region);
    const std::lock_guard guard(m_mutex);
    const auto operation = parameters.text("Action");
    return service == "autoscaling" ? scaling(operation, parameters, region) : stacks(operation, parameters, region);
}

Answer<void> KeeperBook::resize(Keeper &group, const Parameters &parameters)
{
    const auto least = parameters.number("MinSize"), most = parameters.number("MaxSize"),
               wanted = parameters.number("DesiredCapacity");
    if (!least || !most || !wanted)
        return refuse("ValidationError", "MinSize, MaxSize and DesiredCapacity are numbers.");
    const auto low = least->value_or(group.least), high = most->value_or(group.most);
    const auto size = wanted->value_or(std::clamp(group.wanted, std::min(low, high), std::max(low, high)));
    if (low < 0 || high < low || size < low || size > high || high > keeper::kMostMachines)
        return refuse("ValidationError", "Desired capacity:" + std::to_string(size) +
                                             " must be between the specified min size:" + std::to_string(low) +
                                             " and max size:" + std::to_string(high) + ", and max size at most " +
                                             std::to_string(keeper::kMostMachines));
    group.least = low;
    group.most = high;
    group.wanted = size;
    return {};
}

Answer<KeeperBook::Writer> KeeperBook::createGroup(const Parameters &parameters, const std::string &region)
{
    const auto tags = keeper::tagsIn(
        parameters, "AutoScalingGroupName MinSize MaxSize DesiredCapacity VPCZoneIdentifier "
                    "AvailabilityZones.member.N LaunchTemplate.LaunchTemplateId LaunchTemplate.LaunchTemplateName "
                    "LaunchTemplate.Version Tags.member.N.PropagateAtLaunch Tags.member.N.ResourceId "
                    "Tags.member.N.ResourceType");
    if (!tags)
        return tl::unexpected(tags.error());
    Keeper group;
    group.id = group.name = parameters.text("AutoScalingGroupName");
    group.region = region;
    group.tags = *tags;
    group.created = keeper::nowMillis();
    for (const auto &tag : parameters.structures("Tags.member")) {
        if (tag.text("PropagateAtLaunch") == "true")
            group.passedOn[tag.text("Key")] = tag.text("Value");
    }
    const auto launchTemplate = parameters.structure("LaunchTemplate");
    for (const auto &[name, value] : launchTemplate.all())
        group.launch["LaunchTemplate." + name] = value;
    if (!keeper::isPlainName(group.id) || group.launch.empty())
        return refuse("ValidationError", "AutoScalingGroupName and LaunchTemplate are needed.");
    if (find(Kind::Group, region, group.id))
        return refuse("AlreadyExists", "AutoScalingGroup by this name already exists - A group with the name " +
                                           group.id + " already exists");
    if (auto sized = resize(group, parameters); !sized)
        return tl::unexpected(sized.error());
    keep(group);
    settleOne(m_keepers["group " + region + " " + group.id] = group);
    return Writer([](XmlWriter &) {});
}

Answer<KeeperBook::Writer> KeeperBook::describeGroups(const Parameters &parameters, const std::string &region)
{
    if (const auto fine = keeper::allowOnly(parameters, "AutoScalingGroupNames.member.N NextToken MaxRecords"); !fine)
        return tl::unexpected(fine.error());
    const auto names = parameters.list("AutoScalingGroupNames.member");
    std::vector<std::pair<Keeper, std::vector<Instance>>> found;
    for (const auto &[key, k] : m_keepers) {
        if (k.kind == Kind::Group && k.region == region &&
            (names.empty() || std::ranges::find(names, k.id) != names.end()))
            found.emplace_back(k, machinesOf(k));
    }
    return Writer([found](XmlWriter &xml) {
        const auto member = [&](const auto &pair) {
            const Keeper &k = pair.first;
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
            xml.element("Tags", [&] { keeper::writeMembers(xml, k.tags); });
        };
        xml.element("AutoScalingGroups", [&] {
            for (const auto &one : found)
                xml.element("member", [&] { member(one); });
        });
    });
}

Answer<KeeperBook::Writer> KeeperBook::scaling(const std::string &operation, const Parameters &parameters,
                                               const std::string &region)
{
    if (operation == "CreateAutoScalingGroup")
        return createGroup(parameters, region);
    if (operation == "DescribeAutoScalingGroups")
        return describeGroups(parameters, region);
    const bool updates = operation == "UpdateAutoScalingGroup";
    if (!updates && operation != "DeleteAutoScalingGroup")
        return refuse("UnknownOperation", "The local cloud does not implement " + operation + " of Auto Scaling.");
    const auto fine = keeper::allowOnly(parameters, updates ? "AutoScalingGroupName MinSize MaxSize DesiredCapacity"
                                                            : "AutoScalingGroupName ForceDelete");
    if (!fine)
        return tl::unexpected(fine.error());
    const auto name = parameters.text("AutoScalingGroupName");
    auto *group = find(Kind::Group, region, name);
    if (!group)
        return refuse("ValidationError", "AutoScalingGroup name not found - AutoScalingGroup " + name + " not found");
    if (updates) {
        if (auto sized = resize(*group, parameters); !sized)
            return tl::unexpected(sized.error());
        keep(*group);
    } else {
        const auto machines = machinesOf(*group);
        if (parameters.text("ForceDelete") != "true" && std::ranges::any_of(machines, &Instance::live))
            return refuse("ResourceInUse", "You cannot delete an AutoScalingGroup while there are instances or pending "
                                           "Spot instance request(s) still in the group.");
        endLater(*group);
    }
    settleOne(*group);
    return Writer([](XmlWriter &) {});
}

} // namespace trainyard::localcloud
