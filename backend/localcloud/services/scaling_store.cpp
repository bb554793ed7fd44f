#include "backend/localcloud/services/scaling_store.h"

#include <algorithm>

#include "backend/core/system/logging.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/enum_json.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(ScalingActivity, id, instance, description, cause, message, subnet,
                                                zone, status, isLaunch, started, ended)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(ScheduledAction, name, at, least, most, wanted)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(ScalingGroup, name, region, templateId, templateVersion, subnets, zones,
                                                least, most, wanted, created, tags, passedOn, suspended, protectedOnes,
                                                known, protectsNew, deleting, nextTry, failures, activities, scheduled)

namespace {

constexpr const char *kGroupKind = "scaling-group", *kGroupTag = "aws:autoscaling:groupName";
constexpr std::size_t kMostActivities = 200;                          ///< that a group remembers
constexpr std::int64_t kFirstRetry = 15'000, kLongestRetry = 300'000; ///< milliseconds after a failed launch

std::string recordKey(const ScalingGroup &group)
{
    return group.region + " " + group.name;
}

Ec2Call scalingCall(const std::string &region, const std::string &operation, std::map<std::string, std::string> values)
{
    values["Version"] = "2016-11-15";
    return {operation, region, newResourceId("scaling-"), Parameters(std::move(values))};
}

bool isInGroup(const Instance &one)
{
    return one.state == InstanceState::Pending || one.state == InstanceState::Running;
}

} // namespace

std::vector<std::string> scaleIn(std::vector<Instance> alive, std::size_t surplus)
{
    std::ranges::sort(alive, [](const Instance &a, const Instance &b) {
        return std::tie(a.launched, a.id) < std::tie(b.launched, b.id);
    });
    std::vector<std::string> out;
    for (; surplus > 0 && !alive.empty(); --surplus) {
        // Of equal ones max_element returns the first, which is the oldest.
        const auto next = std::ranges::max_element(
            alive, {}, [&](const Instance &one) { return std::ranges::count(alive, one.zone, &Instance::zone); });
        out.push_back(next->id);
        alive.erase(next);
    }
    return out;
}

Result<std::unique_ptr<ScalingStore>> ScalingStore::open(Store &store, Ec2Service &ec2, double speed,
                                                         InnerFaults faults)
{
    std::unique_ptr<ScalingStore> out(new ScalingStore(store, ec2, speed, std::move(faults)));
    TY_ASSIGN(const auto records, store.all(kGroupKind));
    for (const auto &record : records) {
        const auto kept = nlohmann::json::parse(record.body, nullptr, false);
        if (!kept.is_object())
            return fail(ErrorCode::CorruptData, "localcloud:state", "the record of a group is damaged");
        auto group = kept.get<ScalingGroup>();
        out->m_groups[{group.region, group.name}] = std::move(group);
    }
    return out;
}

void ScalingStore::save(const ScalingGroup &group)
{
    const auto text = nlohmann::json(group).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    if (const auto written = m_store.put(kGroupKind, recordKey(group), text); !written)
        spdlog::error("the record of group {} is not on disk: {}", group.name, written.error().detail);
}

void ScalingStore::forget(const std::string &region, const std::string &name)
{
    (void)m_store.remove(kGroupKind, region + " " + name);
    m_groups.erase({region, name});
}

ScalingGroup *ScalingStore::find(const std::string &region, const std::string &name)
{
    const auto found = m_groups.find({region, name});
    return found == m_groups.end() ? nullptr : &found->second;
}

std::vector<ScalingGroup *> ScalingStore::all(const std::string &region)
{
    std::vector<ScalingGroup *> out;
    for (auto &[key, group] : m_groups) {
        if (group.region == region)
            out.push_back(&group);
    }
    return out;
}

std::vector<Instance> ScalingStore::machinesOf(const ScalingGroup &group) const
{
    auto out = m_ec2.withTag(group.region, kGroupTag, group.name);
    // An earlier group of the same name had instances with the same tag.
    std::erase_if(out,
                  [&](const Instance &one) { return one.launched < group.created && !group.known.contains(one.id); });
    return out;
}

std::vector<Instance> ScalingStore::aliveOf(const ScalingGroup &group) const
{
    auto out = machinesOf(group);
    std::erase_if(out, [](const Instance &one) { return !isInGroup(one); });
    return out;
}

std::int64_t ScalingStore::View::inService() const
{
    return std::ranges::count(instances, InstanceState::Running, &Instance::state);
}

std::optional<ScalingStore::View> ScalingStore::view(const std::string &region, const std::string &name)
{
    const std::lock_guard guard(m_mutex);
    const auto *group = find(region, name);
    if (!group)
        return std::nullopt;
    View out{*group, machinesOf(*group)};
    std::erase_if(out.instances, [](const Instance &one) { return !one.live(); });
    return out;
}

ScalingActivity &ScalingStore::record(ScalingGroup &group, ScalingActivity activity)
{
    activity.id = newResourceId("");
    activity.started = nowMillis();
    group.activities.push_back(std::move(activity));
    if (group.activities.size() > kMostActivities)
        group.activities.erase(group.activities.begin());
    return group.activities.back();
}

/// The subnet and the zone of the next instance: those with the fewest instances. After a failure the next in line.
std::pair<std::string, std::string> ScalingStore::placeOfNext(const ScalingGroup &group,
                                                              const std::vector<Instance> &alive)
{
    const auto fewest = [&](const std::vector<std::string> &places, auto member) {
        std::vector<std::pair<std::int64_t, std::size_t>> order;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto turn = (i + std::size_t(group.failures)) % places.size();
            order.emplace_back(std::ranges::count(alive, places[turn], member), turn);
        }
        return places[std::ranges::min_element(order, {}, &std::pair<std::int64_t, std::size_t>::first)->second];
    };
    if (group.subnets.empty())
        return {std::string(), group.zones.empty() ? std::string() : fewest(group.zones, &Instance::zone)};
    const auto subnet = fewest(group.subnets, &Instance::subnetId);
    const auto places = m_ec2.subnets(group.region);
    const auto found = std::ranges::find(places, subnet, &SubnetInfo::id);
    return {subnet, found == places.end() ? std::string() : found->zone};
}

/// As at AWS, the values of the launch template apply, the group's subnet is that of the network interface, and the
/// tags of both are combined.
ServiceResult<std::string> ScalingStore::launch(const ScalingGroup &group, const std::string &subnet,
                                                const std::string &zone)
{
    if (m_faults) {
        if (const auto fault = m_faults("autoscaling:RunInstances"))
            return tl::unexpected(*fault);
    }
    TY_ASSIGN(const auto from, m_ec2.templateVersion(group.region, Parameters({{"LaunchTemplateId", group.templateId},
                                                                               {"Version", group.templateVersion}})));
    auto values = from.data;
    values["MinCount"] = values["MaxCount"] = "1";
    if (!subnet.empty())
        values[values.contains("NetworkInterface.1.DeviceIndex") ? "NetworkInterface.1.SubnetId" : "SubnetId"] = subnet;
    else if (!zone.empty())
        values["Placement.AvailabilityZone"] = zone;
    Tags own = from.tags(), tags;
    std::erase_if(values, [](const auto &pair) { return pair.first.starts_with("TagSpecification."); });
    int specifications = 1; // the first is that of the instance
    for (const auto &specification : Parameters(from.data).structures("TagSpecification")) {
        if (specification.text("ResourceType") != "instance") {
            const auto prefix = "TagSpecification." + std::to_string(++specifications) + ".";
            for (const auto &[name, value] : specification.all())
                values[prefix + name] = value;
            continue;
        }
        for (const auto &tag : specification.structures("Tag"))
            tags[tag.text("Key")] = tag.text("Value");
    }
    for (const auto &[key, value] : group.tags) {
        if (key.starts_with("aws:"))
            own[key] = value;
        else if (group.passedOn.contains(key))
            tags[key] = value;
    }
    int n = 0;
    for (const auto &[key, value] : tags) {
        const auto prefix = "TagSpecification.1.Tag." + std::to_string(++n);
        values["TagSpecification.1.ResourceType"] = "instance";
        values[prefix + ".Key"] = key;
        values[prefix + ".Value"] = value;
    }
    own[kGroupTag] = group.name;
    TY_ASSIGN(const auto ids, m_ec2.launchWith(scalingCall(group.region, "RunInstances", std::move(values)),
                                               {.tags = own, .user = {}}));
    return ids.empty() ? ServiceResult<std::string>(refuse("InternalError", "No instance was launched.")) : ids.front();
}

void ScalingStore::launchMissing(ScalingGroup &group)
{
    if (group.suspended.contains("Launch") || nowMillis() < group.nextTry)
        return;
    for (auto alive = aliveOf(group); std::ssize(alive) < group.wanted; alive = aliveOf(group)) {
        const auto [subnet, zone] = placeOfNext(group, alive);
        ScalingActivity activity{.subnet = subnet, .zone = zone};
        activity.cause = "At " + millisToIso(nowMillis()) +
                         " an instance was started in response to a difference between desired and actual capacity, "
                         "increasing the capacity from " +
                         std::to_string(alive.size()) + " to " + std::to_string(alive.size() + 1) + ".";
        const auto made = launch(group, subnet, zone);
        if (made) {
            activity.instance = *made;
            activity.description = "Launching a new EC2 instance: " + *made;
            group.known.insert(*made);
            if (group.protectsNew)
                group.protectedOnes.insert(*made);
            group.failures = 0;
            record(group, std::move(activity));
        } else {
            activity.status = ActivityStatus::Failed;
            activity.message = made.error().message + " Launching EC2 instance failed.";
            activity.description = "Launching a new EC2 instance.  Status Reason: " + activity.message;
            auto &failed = record(group, std::move(activity));
            failed.ended = failed.started;
            const auto wait = std::min(kFirstRetry << std::min<std::int64_t>(group.failures, 5), kLongestRetry);
            group.nextTry = nowMillis() + delay(wait);
            ++group.failures;
            spdlog::warn("group {} cannot launch an instance: {}", group.name, made.error().message);
        }
        save(group);
        if (!made)
            return;
    }
}

void ScalingStore::terminate(ScalingGroup &group, const std::vector<std::string> &ids, const std::string &cause)
{
    for (const auto &id : ids) {
        const auto done = m_ec2.handle(scalingCall(group.region, "TerminateInstances", {{"InstanceId.1", id}}));
        ScalingActivity activity{.instance = id, .isLaunch = false};
        activity.description = "Terminating EC2 instance: " + id;
        activity.cause = "At " + millisToIso(nowMillis()) + " " + cause;
        if (!done) {
            activity.status = ActivityStatus::Failed;
            activity.message = done.error().message;
        }
        auto &recorded = record(group, std::move(activity));
        if (!done)
            recorded.ended = recorded.started;
        group.protectedOnes.erase(id);
        group.known.erase(id);
    }
    if (!ids.empty())
        save(group);
}

/// Records instances that something else ended, and ends those that stopped.
void ScalingStore::noticeLosses(ScalingGroup &group, const std::vector<Instance> &machines)
{
    if (group.suspended.contains("HealthCheck") || group.suspended.contains("ReplaceUnhealthy") ||
        group.suspended.contains("Terminate"))
        return;
    std::vector<std::string> lost;
    for (const auto &id : group.known) {
        const auto found = std::ranges::find(machines, id, &Instance::id);
        if (found == machines.end() || !isInGroup(*found))
            lost.push_back(id);
    }
    for (const auto &id : lost) {
        const auto found = std::ranges::find(machines, id, &Instance::id);
        const std::string cause = "an instance was taken out of service in response to an EC2 health check indicating "
                                  "it has been terminated or stopped.";
        if (found != machines.end() && found->live()) { // stopped, or shutting down already: both are repeatable
            terminate(group, {id}, cause);
            continue;
        }
        ScalingActivity activity{.instance = id, .isLaunch = false};
        activity.description = "Terminating EC2 instance: " + id;
        activity.cause = "At " + millisToIso(nowMillis()) + " " + cause;
        record(group, std::move(activity));
        group.known.erase(id);
        group.protectedOnes.erase(id);
    }
    if (!lost.empty())
        save(group);
}

void ScalingStore::settleActivities(ScalingGroup &group, const std::vector<Instance> &machines)
{
    bool changed = false;
    for (auto &activity : group.activities) {
        if (activity.ended != 0)
            continue;
        const auto found = std::ranges::find(machines, activity.instance, &Instance::id);
        const bool gone = found == machines.end() || !found->live();
        if (activity.isLaunch ? !gone && found->state == InstanceState::Pending : !gone)
            continue;
        const bool worked = !activity.isLaunch || (!gone && found->state == InstanceState::Running);
        activity.status = worked ? ActivityStatus::Successful : ActivityStatus::Failed;
        if (!worked)
            activity.message = found == machines.end() || found->stateReasonMessage.empty()
                                   ? "Instance became unhealthy while waiting for instance to be in InService state."
                                   : found->stateReasonMessage;
        activity.ended = nowMillis();
        changed = true;
    }
    if (changed)
        save(group);
}

void ScalingStore::advanceOne(ScalingGroup &group)
{
    const auto machines = machinesOf(group);
    settleActivities(group, machines);
    if (group.deleting) {
        std::vector<std::string> ids;
        for (const auto &one : aliveOf(group))
            ids.push_back(one.id);
        terminate(group, ids, "the group is deleted.");
        return;
    }
    runSchedule(group);
    noticeLosses(group, machines);
    launchMissing(group);
    auto candidates = aliveOf(group);
    const auto surplus = std::ssize(candidates) - group.wanted;
    if (surplus <= 0 || group.suspended.contains("Terminate"))
        return;
    const auto before = candidates.size();
    std::erase_if(candidates, [&](const Instance &one) { return group.protectedOnes.contains(one.id); });
    terminate(group, scaleIn(candidates, std::size_t(surplus)),
              "an instance was selected for termination in response to a difference between desired and actual "
              "capacity, shrinking the capacity from " +
                  std::to_string(before) + " to " + std::to_string(group.wanted) + ".");
}

void ScalingStore::advance(const std::string &region)
{
    const std::lock_guard guard(m_mutex);
    std::vector<std::string> finished;
    for (auto *group : all(region)) {
        advanceOne(*group);
        if (group->deleting && std::ranges::none_of(machinesOf(*group), &Instance::live))
            finished.push_back(group->name);
    }
    for (const auto &name : finished)
        forget(region, name);
}

ServiceResult<XmlContent> ScalingStore::query(const Parameters &parameters, const std::string &region, const Tags &own)
{
    advance(region);
    const auto operation = parameters.text("Action");
    const auto action = std::ranges::find(kActions, operation, &Action::name);
    if (action == kActions.end())
        return refuse("UnknownOperation", "The local cloud does not implement " + operation + " of Auto Scaling.");
    TY_TRY(parameters.allowOnly(action->parameters));
    const std::lock_guard guard(m_mutex);
    m_own = own;
    return (this->*action->run)(parameters, region);
}

} // namespace trainyard::localcloud
