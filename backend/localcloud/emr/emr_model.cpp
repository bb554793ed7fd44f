#include "backend/localcloud/emr/emr_model.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/localcloud/enum_json.h"

namespace trainyard::localcloud {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(EmrReason, code, message)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(EmrTimes, created, ready, ended)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(EmrBootstrapAction, name, path, args)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(EmrGroup, id, name, type, bid, role, market, requested, volumesGib,
                                                state, reason, times)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(EmrNode, id, instance, group, state, reason, times, actions, acting,
                                                actionStarted, provisionEnds)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(EmrStep, id, name, jar, mainClass, args, properties, onFailure, state,
                                                failureReason, failureMessage, times, logsCopied)

namespace {

/// Calls `field(name, member)` for every member of a cluster's record.
template <class C, class F>
void eachEmrField(C &c, F field)
{
    field("id", c.id), field("region", c.region), field("name", c.name), field("releaseLabel", c.releaseLabel);
    field("logUri", c.logUri), field("serviceRole", c.serviceRole), field("profile", c.profile);
    field("autoScalingRole", c.autoScalingRole), field("customAmi", c.customAmi), field("keyName", c.keyName);
    field("applications", c.applications), field("subnet", c.subnet), field("subnets", c.subnets);
    field("zone", c.zone), field("masterGroup", c.masterGroup), field("slaveGroup", c.slaveGroup);
    field("accessGroup", c.accessGroup), field("moreMasterGroups", c.moreMasterGroups);
    field("moreSlaveGroups", c.moreSlaveGroups), field("rootGib", c.rootGib), field("idleSeconds", c.idleSeconds);
    field("concurrency", c.concurrency), field("keepAlive", c.keepAlive), field("isProtected", c.isProtected);
    field("visible", c.visible), field("configurations", c.configurations);
    field("scaleDownBehavior", c.scaleDownBehavior), field("tags", c.tags), field("actions", c.actions);
    field("groups", c.groups), field("nodes", c.nodes), field("steps", c.steps), field("state", c.state);
    field("reason", c.reason), field("times", c.times), field("idleSince", c.idleSince), field("failed", c.failed);
}

} // namespace

void to_json(nlohmann::json &json, const EmrCluster &cluster)
{
    json = nlohmann::json::object();
    eachEmrField(cluster, [&](const char *name, const auto &value) { json[name] = value; });
}

void from_json(const nlohmann::json &json, EmrCluster &cluster)
{
    eachEmrField(cluster, [&](const char *name, auto &value) {
        if (const auto at = json.find(name); at != json.end())
            at->get_to(value);
    });
}

EmrGroup *EmrCluster::group(const std::string &groupId)
{
    const auto found = std::ranges::find(groups, groupId, &EmrGroup::id);
    return found == groups.end() ? nullptr : &*found;
}

EmrRole EmrCluster::roleOf(const EmrNode &node) const
{
    const auto *own = group(node.group);
    return own ? own->role : EmrRole::Core;
}

EmrNode *EmrCluster::master()
{
    const auto found = std::ranges::find_if(
        nodes, [&](const EmrNode &node) { return node.alive() && roleOf(node) == EmrRole::Master; });
    return found == nodes.end() ? nullptr : &*found;
}

std::int64_t EmrCluster::running(const EmrGroup &one) const
{
    return std::ranges::count_if(
        nodes, [&](const EmrNode &node) { return node.group == one.id && node.state == EmrNodeState::Running; });
}

std::int64_t EmrCluster::alive(const EmrGroup &one) const
{
    return std::ranges::count_if(nodes, [&](const EmrNode &node) { return node.group == one.id && node.alive(); });
}

std::string newEmrId(const std::string &prefix)
{
    constexpr std::string_view kLetters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    auto id = prefix;
    for (const auto byte : randomBytes(13))
        id.push_back(kLetters[std::to_integer<std::size_t>(byte) % kLetters.size()]);
    return id;
}

} // namespace trainyard::localcloud
