// The operations of Auto Scaling on groups, with AWS's names and errors.
#include <algorithm>
#include <sstream>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/services/controller_wire.h"
#include "backend/localcloud/services/scaling_store.h"
#include "backend/localcloud/services/scaling_wire.h"

namespace trainyard::localcloud {
namespace {

constexpr std::size_t kMostGroups = 200; ///< of a region

void writeTags(XmlWriter &xml, const ScalingGroup &group)
{
    xml.element("Tags", [&] {
        for (const auto &tag : group.tags)
            xml.element("member", [&] {
                xml.text("ResourceId", group.name).text("ResourceType", "auto-scaling-group");
                xml.text("Key", tag.first).text("Value", tag.second);
                xml.boolean("PropagateAtLaunch", group.passedOn.contains(tag.first));
            });
    });
}

std::string joined(const std::vector<std::string> &words)
{
    std::string out;
    for (const auto &word : words)
        out.append(out.empty() ? "" : ",").append(word);
    return out;
}

void writeGroup(XmlWriter &xml, const ScalingGroup &group, const std::vector<Instance> &machines)
{
    xml.text("AutoScalingGroupName", group.name).text("AutoScalingGroupARN", scaling::arnOf(group));
    xml.number("MinSize", group.least).number("MaxSize", group.most).number("DesiredCapacity", group.wanted);
    xml.text("CreatedTime", millisToIso(group.created)).number("DefaultCooldown", 300);
    xml.number("HealthCheckGracePeriod", 300).text("HealthCheckType", "EC2");
    xml.element("LaunchTemplate",
                [&] { xml.text("LaunchTemplateId", group.templateId).optional("Version", group.templateVersion); });
    xml.optional("VPCZoneIdentifier", joined(group.subnets));
    xml.element("AvailabilityZones", [&] {
        for (const auto &zone : group.zones)
            xml.text("member", zone);
    });
    if (group.deleting)
        xml.text("Status", "Delete in progress");
    xml.boolean("NewInstancesProtectedFromScaleIn", group.protectsNew);
    xml.element("SuspendedProcesses", [&] {
        for (const auto &process : group.suspended)
            xml.element("member", [&] { xml.text("ProcessName", process).text("SuspensionReason", "User suspended"); });
    });
    xml.element("Instances", [&] {
        for (const auto &one : machines)
            xml.element("member", [&] { scaling::writeInstance(xml, group, one); });
    });
    writeTags(xml, group);
}

/// The filters of DescribeAutoScalingGroups: tag-key, tag-value and tag:KEY.
bool passes(const ScalingGroup &group, const std::vector<Filter> &filters)
{
    return std::ranges::all_of(
        filters, [&](const Filter &filter) { return matchesTagFilter(filter, group.tags).value_or(false); });
}

ServiceResult<std::vector<Filter>> readGroupFilters(const Parameters &parameters)
{
    std::vector<Filter> out;
    for (const auto &one : parameters.structures("Filters.member")) {
        out.push_back({one.text("Name"), one.list("Values.member")});
        if (!matchesTagFilter(out.back(), {}))
            return refuse("ValidationError", "Filter name " + out.back().name + " is not valid.");
    }
    return out;
}

constexpr const char *kProcesses[] = {"AddToLoadBalancer", "AlarmNotification", "AZRebalance",
                                      "HealthCheck",       "InstanceRefresh",   "Launch",
                                      "ReplaceUnhealthy",  "ScheduledActions",  "Terminate"};

ServiceResult<std::vector<std::string>> processesIn(const Parameters &parameters)
{
    auto names = parameters.list("ScalingProcesses.member");
    for (const auto &name : names) {
        if (std::ranges::find(kProcesses, name, [](const char *p) { return std::string(p); }) == std::end(kProcesses))
            return refuse("ValidationError", "'" + name + "' is not a known ProcessType.");
    }
    if (names.empty())
        names.assign(std::begin(kProcesses), std::end(kProcesses));
    return names;
}

} // namespace

/// Reads the sizes of a group; absent ones stay, and the wanted one within the others.
ServiceResult<void> ScalingStore::resize(ScalingGroup &group, const Parameters &parameters)
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
    if (size != group.wanted)
        group.nextTry = 0;
    group.least = low;
    group.most = high;
    group.wanted = size;
    return {};
}

/// Reads launch template, subnets and zones; absent ones stay.
ServiceResult<void> ScalingStore::readPlaces(ScalingGroup &group, const Parameters &parameters)
{
    if (const auto names = parameters.structure("LaunchTemplate"); !names.all().empty()) {
        const auto found = m_ec2.templateVersion(group.region, names);
        if (!found)
            return refuse("ValidationError",
                          "You must use a valid fully-formed launch template. " + found.error().message);
        group.templateId = found->id;
        group.templateVersion = names.text("Version");
    }
    const auto known = m_ec2.subnets(group.region);
    if (parameters.has("VPCZoneIdentifier")) {
        group.subnets.clear();
        group.zones.clear();
        std::istringstream ids(parameters.text("VPCZoneIdentifier"));
        for (std::string id; std::getline(ids, id, ',');) {
            std::erase(id, ' ');
            const auto found = std::ranges::find(known, id, &SubnetInfo::id);
            if (found == known.end())
                return refuse("ValidationError", "The subnet ID '" + id + "' does not exist");
            group.subnets.push_back(id);
            if (std::ranges::find(group.zones, found->zone) == group.zones.end())
                group.zones.push_back(found->zone);
        }
    } else if (const auto zones = parameters.list("AvailabilityZones.member"); !zones.empty()) {
        for (const auto &zone : zones) {
            if (std::ranges::find(known, zone, &SubnetInfo::zone) == known.end())
                return refuse("ValidationError", "Invalid availability zone: [" + zone + "]");
        }
        group.subnets.clear();
        group.zones = zones;
    }
    TY_ASSIGN(group.protectsNew, parameters.boolean("NewInstancesProtectedFromScaleIn", group.protectsNew));
    return {};
}

ServiceResult<ScalingGroup *> ScalingStore::named(const Parameters &parameters, const std::string &region)
{
    const auto name = parameters.text("AutoScalingGroupName");
    if (auto *group = find(region, name))
        return group;
    return refuse("ValidationError", "AutoScalingGroup name not found - AutoScalingGroup " + name + " not found");
}

ScalingStore::Reply ScalingStore::createGroup(const Parameters &parameters, const std::string &region)
{
    TY_ASSIGN(const auto tags, controller::tagsIn(parameters));
    ScalingGroup group;
    group.name = parameters.text("AutoScalingGroupName");
    group.region = region;
    group.tags = tags;
    group.created = nowMillis();
    for (const auto &tag : parameters.structures("Tags.member")) {
        if (tag.text("PropagateAtLaunch") == "true")
            group.passedOn.insert(tag.text("Key"));
    }
    group.tags.insert(m_own.begin(), m_own.end());
    if (!controller::isPlainName(group.name))
        return refuse("ValidationError", "AutoScalingGroupName is needed: letters, digits, dots, dashes, underscores.");
    if (find(region, group.name))
        return refuse("AlreadyExists", "AutoScalingGroup by this name already exists - A group with the name " +
                                           group.name + " already exists");
    if (all(region).size() >= kMostGroups)
        return refuse("LimitExceeded", "The maximum number of Auto Scaling groups has been reached.");
    TY_TRY(readPlaces(group, parameters));
    if (group.templateId.empty())
        return refuse("ValidationError",
                      "Valid requests must contain either LaunchTemplate, LaunchConfigurationName, InstanceId or "
                      "MixedInstancesPolicy parameter.");
    TY_TRY(resize(group, parameters));
    auto &kept = m_groups[{region, group.name}] = group;
    save(kept);
    advanceOne(kept);
    return kNoContent;
}

ScalingStore::Reply ScalingStore::describeGroups(const Parameters &parameters, const std::string &region)
{
    const auto names = parameters.list("AutoScalingGroupNames.member");
    TY_ASSIGN(const auto filters, readGroupFilters(parameters));
    std::vector<std::pair<ScalingGroup, std::vector<Instance>>> found;
    for (const auto *group : all(region)) {
        if ((!names.empty() && std::ranges::find(names, group->name) == names.end()) || !passes(*group, filters))
            continue;
        auto machines = machinesOf(*group);
        std::erase_if(machines, [](const Instance &one) { return !one.live(); });
        found.emplace_back(*group, std::move(machines));
    }
    TY_ASSIGN(const auto page, scaling::pageOf(parameters, found.size()));
    return [found, page](XmlWriter &xml) {
        xml.element("AutoScalingGroups", [&] {
            for (auto i = page.from; i < page.to; ++i)
                xml.element("member", [&] { writeGroup(xml, found[i].first, found[i].second); });
        });
        xml.optional("NextToken", page.next);
    };
}

ScalingStore::Reply ScalingStore::updateGroup(const Parameters &parameters, const std::string &region)
{
    TY_ASSIGN(auto *group, named(parameters, region));
    auto changed = *group;
    TY_TRY(readPlaces(changed, parameters));
    TY_TRY(resize(changed, parameters));
    *group = changed;
    save(*group);
    advanceOne(*group);
    return kNoContent;
}

ScalingStore::Reply ScalingStore::setDesiredCapacity(const Parameters &parameters, const std::string &region)
{
    TY_ASSIGN(auto *group, named(parameters, region));
    const auto wanted = parameters.number("DesiredCapacity");
    if (!wanted || !*wanted)
        return refuse("ValidationError", "DesiredCapacity is a number.");
    const auto size = **wanted;
    if (size < group->least || size > group->most) {
        const bool above = size > group->most;
        return refuse("ValidationError", "New SetDesiredCapacity value " + std::to_string(size) + " is " +
                                             (above ? "above max value " : "below min value ") +
                                             std::to_string(above ? group->most : group->least) +
                                             " for the AutoScalingGroup.");
    }
    group->wanted = size;
    group->nextTry = 0;
    save(*group);
    advanceOne(*group);
    return kNoContent;
}

ScalingStore::Reply ScalingStore::deleteGroup(const Parameters &parameters, const std::string &region)
{
    TY_ASSIGN(auto *group, named(parameters, region));
    const bool lives = std::ranges::any_of(machinesOf(*group), &Instance::live);
    if (parameters.text("ForceDelete") != "true" && lives)
        return refuse("ResourceInUse", "You cannot delete an AutoScalingGroup while there are instances or pending "
                                       "Spot instance request(s) still in the group.");
    if (!lives) {
        forget(region, group->name);
        return kNoContent;
    }
    group->deleting = true;
    group->least = group->most = group->wanted = 0;
    save(*group);
    advanceOne(*group);
    return kNoContent;
}

/// As AWS answers accounts that were made since October 2024.
ScalingStore::Reply ScalingStore::createLaunchConfiguration(const Parameters &, const std::string &)
{
    return refuse("ValidationError",
                  "The Launch Configuration creation operation is not available in your account. Use "
                  "launch templates to create configuration templates for your Auto Scaling groups.");
}

ScalingStore::Reply ScalingStore::suspend(const Parameters &parameters, const std::string &region)
{
    TY_ASSIGN(auto *group, named(parameters, region));
    TY_ASSIGN(const auto names, processesIn(parameters));
    group->suspended.insert(names.begin(), names.end());
    save(*group);
    return kNoContent;
}

ScalingStore::Reply ScalingStore::resume(const Parameters &parameters, const std::string &region)
{
    TY_ASSIGN(auto *group, named(parameters, region));
    TY_ASSIGN(const auto names, processesIn(parameters));
    for (const auto &name : names)
        group->suspended.erase(name);
    save(*group);
    advanceOne(*group);
    return kNoContent;
}

ScalingStore::Reply ScalingStore::tag(const Parameters &parameters, const std::string &region)
{
    TY_TRY(controller::tagsIn(parameters));
    for (const auto &one : parameters.structures("Tags.member")) {
        auto *group = find(region, one.text("ResourceId"));
        if (!group)
            return refuse("ValidationError", "Group " + one.text("ResourceId") + " not found.");
        group->tags[one.text("Key")] = one.text("Value");
        if (one.text("PropagateAtLaunch") == "true")
            group->passedOn.insert(one.text("Key"));
        else
            group->passedOn.erase(one.text("Key"));
        save(*group);
    }
    return kNoContent;
}

ScalingStore::Reply ScalingStore::untag(const Parameters &parameters, const std::string &region)
{
    for (const auto &one : parameters.structures("Tags.member")) {
        auto *group = find(region, one.text("ResourceId"));
        if (!group)
            return refuse("ValidationError", "Group " + one.text("ResourceId") + " not found.");
        if (!one.text("Key").starts_with("aws:"))
            group->tags.erase(one.text("Key"));
        group->passedOn.erase(one.text("Key"));
        save(*group);
    }
    return kNoContent;
}

} // namespace trainyard::localcloud
