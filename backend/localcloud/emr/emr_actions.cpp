// The operations of EMR that change clusters.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/emr/emr_releases.h"
#include "backend/localcloud/emr/emr_request.h"
#include "backend/localcloud/emr/emr_store.h"
#include "backend/localcloud/services/controller_wire.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

std::string emrArn(const EmrCluster &c)
{
    return "arn:aws:elasticmapreduce:" + c.region + ":" + kAccount + ":cluster/" + c.id;
}

ServiceResult<void> checkTypes(const std::vector<EmrGroup> &groups, const EmrRelease &release)
{
    for (const auto &group : groups) {
        const auto *type = findType(group.type);
        if (!type || !emrSupports(release, *type))
            return emrInvalid("Instance type '" + group.type + "' is not supported for " + release.label + ".");
    }
    return {};
}

ServiceResult<void> notEnding(const EmrCluster &c)
{
    if (c.ending())
        return emrInvalid("A job flow that is shutting down, terminated, or finished may not be modified.");
    return {};
}

} // namespace

const std::vector<EmrStore::Action> EmrStore::kActions = {
    {"RunJobFlow", &EmrStore::runJobFlow, ""},
    {"ListClusters", &EmrStore::listClusters, "CreatedAfter CreatedBefore ClusterStates Marker"},
    {"DescribeCluster", &EmrStore::describeCluster, "ClusterId"},
    {"ListInstanceGroups", &EmrStore::listGroups, "ClusterId Marker"},
    {"ListInstances", &EmrStore::listInstances, "ClusterId InstanceGroupId InstanceGroupTypes InstanceStates Marker"},
    {"ListBootstrapActions", &EmrStore::listBootstrapActions, "ClusterId Marker"},
    {"AddInstanceGroups", &EmrStore::addGroups, "JobFlowId InstanceGroups"},
    {"ModifyInstanceGroups", &EmrStore::modifyGroups, "ClusterId InstanceGroups"},
    {"AddJobFlowSteps", &EmrStore::addSteps, "JobFlowId Steps"},
    {"ListSteps", &EmrStore::listSteps, "ClusterId StepStates StepIds Marker"},
    {"DescribeStep", &EmrStore::describeStep, "ClusterId StepId"},
    {"CancelSteps", &EmrStore::cancelSteps, "ClusterId StepIds StepCancellationOption"},
    {"SetTerminationProtection", &EmrStore::protect, "JobFlowIds TerminationProtected"},
    {"SetKeepJobFlowAliveWhenNoSteps", &EmrStore::keepAlive, "JobFlowIds KeepJobFlowAliveWhenNoSteps"},
    {"TerminateJobFlows", &EmrStore::terminate, "JobFlowIds"},
    {"PutAutoTerminationPolicy", &EmrStore::putIdlePolicy, "ClusterId AutoTerminationPolicy"},
    {"GetAutoTerminationPolicy", &EmrStore::getIdlePolicy, "ClusterId"},
    {"RemoveAutoTerminationPolicy", &EmrStore::removeIdlePolicy, "ClusterId"},
    {"AddTags", &EmrStore::addTags, "ResourceId Tags"},
    {"RemoveTags", &EmrStore::removeTags, "ResourceId TagKeys"},
    {"ListReleaseLabels", &EmrStore::listReleases, "Filters NextToken MaxResults"},
    {"DescribeReleaseLabel", &EmrStore::describeRelease, "ReleaseLabel NextToken MaxResults"},
    {"ListSupportedInstanceTypes", &EmrStore::listTypes, "ReleaseLabel Marker"},
    {"GetBlockPublicAccessConfiguration", &EmrStore::getPublicAccess, ""},
    {"PutBlockPublicAccessConfiguration", &EmrStore::putPublicAccess, "BlockPublicAccessConfiguration"}};

EmrStore::Reply EmrStore::runJobFlow(const Json &body, const std::string &region)
{
    TY_ASSIGN(auto cluster, readRunJobFlow(body, region));
    const auto *release = findEmrRelease(cluster.releaseLabel);
    TY_TRY(checkTypes(cluster.groups, *release));
    const auto roleName = cluster.serviceRole.substr(cluster.serviceRole.rfind('/') + 1);
    if (m_settings.hasRole && !m_settings.hasRole(roleName))
        return emrInvalid("Service role " + roleName + " has insufficient EC2 permissions, or does not exist.");
    const auto profile = cluster.profile.substr(cluster.profile.rfind('/') + 1);
    if (m_settings.roleOfProfile && m_settings.roleOfProfile(profile).empty())
        return emrInvalid("Invalid InstanceProfile: " + cluster.profile + ".");
    TY_TRY(prepareNetwork(cluster));
    cluster.times.created = now();
    for (auto &group : cluster.groups)
        group.times.created = cluster.times.created;
    for (auto &step : cluster.steps)
        step.times.created = cluster.times.created;
    save(cluster);
    const auto &made = m_clusters[cluster.id] = cluster;
    return Json{{"JobFlowId", made.id}, {"ClusterArn", emrArn(made)}};
}

EmrStore::Reply EmrStore::addGroups(const Json &body, const std::string &region)
{
    TY_ASSIGN(auto *c, named(controller::textOf(body, "JobFlowId"), region));
    TY_TRY(notEnding(*c));
    TY_ASSIGN(auto groups, readEmrGroups(body.value("InstanceGroups", Json())));
    TY_TRY(checkTypes(groups, *findEmrRelease(c->releaseLabel)));
    auto ids = Json::array();
    for (const auto &group : groups) {
        const bool core = group.role == EmrRole::Core &&
                          std::ranges::count(c->groups, EmrRole::Core, &EmrGroup::role) == 0 && groups.size() == 1;
        if (group.role != EmrRole::Task && !core)
            return emrInvalid(
                "Only TASK instance groups can be added to a cluster that has a MASTER and a CORE group.");
    }
    for (auto &group : groups) {
        group.times.created = now();
        ids.push_back(group.id);
        c->groups.push_back(std::move(group));
    }
    save(*c);
    return Json{{"JobFlowId", c->id}, {"InstanceGroupIds", ids}, {"ClusterArn", emrArn(*c)}};
}

EmrStore::Reply EmrStore::modifyGroups(const Json &body, const std::string &region)
{
    const auto list = body.value("InstanceGroups", Json::array());
    if (!list.is_array() || list.empty())
        return emrInvalid("InstanceGroups names no instance group.");
    struct Change {
        EmrCluster *cluster;
        EmrGroup *group;
        std::int64_t count;
        std::vector<std::string> ends;
    };
    std::vector<Change> changes;
    for (const auto &one : list) {
        TY_TRY(allowMembers(one, "InstanceGroupId InstanceCount EC2InstanceIdsToTerminate", "an instance group"));
        const auto id = controller::textOf(one, "InstanceGroupId");
        Change change{nullptr, nullptr, 0, emrTexts(one, "EC2InstanceIdsToTerminate")};
        for (auto &[key, c] : m_clusters) {
            if (c.region == region && c.group(id))
                change = {&c, c.group(id), 0, change.ends};
        }
        const auto cluster = controller::textOf(body, "ClusterId");
        if (!change.group || (!cluster.empty() && change.cluster->id != cluster))
            return emrInvalid("Instance group id '" + id + "' is not valid.");
        TY_TRY(notEnding(*change.cluster));
        change.count =
            controller::numberOf(one, "InstanceCount", change.group->requested - std::int64_t(change.ends.size()));
        if (change.group->role == EmrRole::Master)
            return emrInvalid("The master instance group cannot be modified.");
        if (change.count < (change.group->role == EmrRole::Core ? 1 : 0) || change.count > 64)
            return emrInvalid(
                "InstanceCount of the " + std::string(toString(change.group->role)) +
                " group is out of range: a CORE group has at least one instance, and a group at most 64.");
        for (const auto &instance : change.ends) {
            if (std::ranges::none_of(change.cluster->nodes, [&](const EmrNode &node) {
                    return node.alive() && node.instance == instance && node.group == id;
                }))
                return emrInvalid("Instance " + instance + " is not in the instance group " + id + ".");
        }
        changes.push_back(std::move(change));
    }
    for (auto &[cluster, group, count, ends] : changes) {
        group->requested = count;
        if (group->state == EmrGroupState::Suspended) { // the user tries again
            group->state = EmrGroupState::Resizing;
            group->reason = {};
        }
        for (auto &node : cluster->nodes) {
            if (std::ranges::find(ends, node.instance) != ends.end() && node.alive())
                endNode(*cluster, node, {"", "Instance was terminated by a resize."});
        }
        save(*cluster);
    }
    return Json::object();
}

EmrStore::Reply EmrStore::addSteps(const Json &body, const std::string &region)
{
    TY_ASSIGN(auto *c, named(controller::textOf(body, "JobFlowId"), region));
    TY_TRY(notEnding(*c));
    TY_ASSIGN(auto steps, readEmrSteps(body.value("Steps", Json())));
    if (steps.empty())
        return emrInvalid("Steps names no step.");
    if (std::ranges::count_if(c->steps, &EmrStep::open) + std::ssize(steps) > 256)
        return emrInvalid("Maximum number of active steps(State = 'Running', 'Pending' or 'Cancel_Pending') for "
                          "cluster exceeded.");
    if (c->concurrency > 1 &&
        std::ranges::any_of(steps, [](const EmrStep &step) { return step.onFailure == EmrOnFailure::CancelAndWait; }))
        return emrInvalid("CANCEL_AND_WAIT is not valid for steps of a cluster with a step concurrency above 1.");
    auto ids = Json::array();
    for (auto &step : steps) {
        step.times.created = now();
        ids.push_back(step.id);
        c->steps.push_back(std::move(step));
    }
    save(*c);
    return Json{{"StepIds", ids}};
}

EmrStore::Reply EmrStore::cancelSteps(const Json &body, const std::string &region)
{
    TY_ASSIGN(auto *c, named(controller::textOf(body, "ClusterId"), region));
    TY_TRY(notEnding(*c));
    auto list = Json::array();
    for (const auto &id : emrTexts(body, "StepIds")) {
        const auto step = std::ranges::find(c->steps, id, &EmrStep::id);
        Json info{{"StepId", id}, {"Status", "SUBMITTED"}};
        if (step == c->steps.end()) {
            info = {{"StepId", id}, {"Status", "FAILED"}, {"Reason", "The step does not exist."}};
        } else if (step->state == EmrStepState::Pending) {
            endStep(*c, *step, EmrStepState::Cancelled, "", "");
        } else if (step->state == EmrStepState::Running) {
            step->state = EmrStepState::CancelPending;
            if (const auto *master = c->master(); master && !isRecordsOnly())
                (void)folderOf(master->instance).cancel({"step-" + step->id, {}, {}, {}});
        } else {
            info = {{"StepId", id},
                    {"Status", "FAILED"},
                    {"Reason", "The step is in the state " + std::string(toString(step->state)) + "."}};
        }
        list.push_back(info);
    }
    save(*c);
    return Json{{"CancelStepsInfoList", list}};
}

EmrStore::Reply EmrStore::protect(const Json &body, const std::string &region)
{
    TY_ASSIGN(const auto clusters, namedAll(emrTexts(body, "JobFlowIds"), region));
    for (auto *c : clusters) {
        c->isProtected = controller::flagOf(body, "TerminationProtected");
        save(*c);
    }
    return Json::object();
}

EmrStore::Reply EmrStore::keepAlive(const Json &body, const std::string &region)
{
    TY_ASSIGN(const auto clusters, namedAll(emrTexts(body, "JobFlowIds"), region));
    for (auto *c : clusters) {
        c->keepAlive = controller::flagOf(body, "KeepJobFlowAliveWhenNoSteps");
        save(*c);
    }
    return Json::object();
}

EmrStore::Reply EmrStore::terminate(const Json &body, const std::string &region)
{
    TY_ASSIGN(const auto clusters, namedAll(emrTexts(body, "JobFlowIds"), region));
    if (std::ranges::any_of(clusters, [](const EmrCluster *c) { return c->isProtected && !c->ending(); }))
        return emrInvalid("Could not shut down one or more job flows since they are termination protected.");
    for (auto *c : clusters) {
        if (!c->ending())
            end(*c, false, {"USER_REQUEST", "Terminated by user request"});
    }
    return Json::object();
}

EmrStore::Reply EmrStore::putIdlePolicy(const Json &body, const std::string &region)
{
    TY_ASSIGN(auto *c, named(controller::textOf(body, "ClusterId"), region));
    TY_TRY(notEnding(*c));
    TY_ASSIGN(c->idleSeconds, readIdleTimeout(body.value("AutoTerminationPolicy", Json())));
    c->idleSince = now();
    save(*c);
    return Json::object();
}

EmrStore::Reply EmrStore::getIdlePolicy(const Json &body, const std::string &region)
{
    TY_ASSIGN(const auto *c, named(controller::textOf(body, "ClusterId"), region));
    if (c->idleSeconds == 0)
        return Json::object();
    return Json{{"AutoTerminationPolicy", {{"IdleTimeout", c->idleSeconds}}}};
}

EmrStore::Reply EmrStore::removeIdlePolicy(const Json &body, const std::string &region)
{
    TY_ASSIGN(auto *c, named(controller::textOf(body, "ClusterId"), region));
    c->idleSeconds = 0;
    save(*c);
    return Json::object();
}

EmrStore::Reply EmrStore::addTags(const Json &body, const std::string &region)
{
    TY_ASSIGN(auto *c, named(controller::textOf(body, "ResourceId"), region));
    TY_ASSIGN(const auto tags, controller::tagsIn(body));
    for (const auto &[key, value] : tags)
        c->tags[key] = value;
    save(*c);
    m_ec2.withState([&](Ec2State &state) { // as at AWS, its instances get them, too
        for (auto &[id, one] : state.instances) {
            if (const auto own = one.tags.find(kEmrClusterTag); own == one.tags.end() || own->second != c->id)
                continue;
            for (const auto &[key, value] : tags)
                one.tags[key] = value;
            state.instances.save(one);
        }
        return true;
    });
    return Json::object();
}

EmrStore::Reply EmrStore::removeTags(const Json &body, const std::string &region)
{
    TY_ASSIGN(auto *c, named(controller::textOf(body, "ResourceId"), region));
    for (const auto &key : emrTexts(body, "TagKeys"))
        c->tags.erase(key);
    save(*c);
    return Json::object();
}

} // namespace trainyard::localcloud
