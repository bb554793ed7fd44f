// The operations of EMR that show clusters, their parts and the releases.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/core/numbers.h"
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

constexpr std::size_t kEmrPage = 50;

/// The page of the items that begins at the marker, under `name`; with the marker of the next one.
ServiceResult<Json> emrPage(const Json &all, const Json &body, const char *name, const char *marker = "Marker",
                            std::size_t most = kEmrPage)
{
    const auto text = controller::textOf(body, marker);
    const auto from = text.empty() ? std::optional<std::int64_t>(0) : parseInteger(text);
    if (!from || *from < 0 || (!text.empty() && std::size_t(*from) >= all.size()))
        return refuse("InvalidRequestException", std::string(marker) + " '" + text + "' is not valid.");
    auto list = Json::array();
    const auto end = std::min(all.size(), std::size_t(*from) + most);
    for (auto i = std::size_t(*from); i < end; ++i)
        list.push_back(all[i]);
    Json out{{name, list}};
    if (end < all.size())
        out[marker] = std::to_string(end);
    return out;
}

double emrTime(std::int64_t millis)
{
    return double(millis) / 1000;
}

Json emrTimeline(const EmrTimes &times, const char *ready = "ReadyDateTime")
{
    Json out{{"CreationDateTime", emrTime(times.created)}};
    if (times.ready)
        out[ready] = emrTime(times.ready);
    if (times.ended)
        out["EndDateTime"] = emrTime(times.ended);
    return out;
}

Json emrReason(const EmrReason &reason)
{
    auto out = Json::object();
    if (!reason.code.empty())
        out["Code"] = reason.code;
    if (!reason.message.empty())
        out["Message"] = reason.message;
    return out;
}

template <class E>
Json emrStatus(E state, const EmrReason &reason, const EmrTimes &times)
{
    return {{"State", toString(state)}, {"StateChangeReason", emrReason(reason)}, {"Timeline", emrTimeline(times)}};
}

/// The word as it is, or nothing where a member is absent at AWS.
void putText(Json &to, const char *name, const std::string &value)
{
    if (!value.empty())
        to[name] = value;
}

std::string arnOfEmr(const EmrCluster &c)
{
    return "arn:aws:elasticmapreduce:" + c.region + ":" + kAccount + ":cluster/" + c.id;
}

Json ec2Attributes(const EmrCluster &c, const std::string &zone)
{
    Json out{{"Ec2AvailabilityZone", zone},
             {"IamInstanceProfile", c.profile},
             {"RequestedEc2SubnetIds", c.subnets},
             {"RequestedEc2AvailabilityZones", Json::array()},
             {"AdditionalMasterSecurityGroups", c.moreMasterGroups},
             {"AdditionalSlaveSecurityGroups", c.moreSlaveGroups}};
    if (!c.zone.empty())
        out["RequestedEc2AvailabilityZones"].push_back(c.zone);
    putText(out, "Ec2KeyName", c.keyName);
    putText(out, "Ec2SubnetId", c.subnet);
    putText(out, "EmrManagedMasterSecurityGroup", c.masterGroup);
    putText(out, "EmrManagedSlaveSecurityGroup", c.slaveGroup);
    putText(out, "ServiceAccessSecurityGroup", c.accessGroup);
    return out;
}

Json groupJson(const EmrCluster &c, const EmrGroup &group)
{
    auto volumes = Json::array();
    for (const auto size : group.volumesGib)
        volumes.push_back({{"VolumeSpecification", {{"VolumeType", "gp3"}, {"SizeInGB", size}}}});
    Json out{{"Id", group.id},
             {"Name", group.name},
             {"Market", toString(group.market)},
             {"InstanceGroupType", toString(group.role)},
             {"InstanceType", group.type},
             {"RequestedInstanceCount", group.requested},
             {"RunningInstanceCount", c.running(group)},
             {"Status", emrStatus(group.state, group.reason, group.times)},
             {"Configurations", Json::array()},
             {"EbsBlockDevices", volumes},
             {"ShrinkPolicy", Json::object()}};
    putText(out, "BidPrice", group.bid);
    return out;
}

Json nodeJson(const EmrCluster &c, const EmrNode &node, const std::vector<Instance> &machines)
{
    const auto *group = c.group(node.group);
    const auto machine = std::ranges::find(machines, node.instance, &Instance::id);
    Json out{{"Id", node.id},
             {"Ec2InstanceId", node.instance},
             {"Status", emrStatus(node.state, node.reason, node.times)},
             {"InstanceGroupId", node.group},
             {"Market", toString(group ? group->market : EmrMarket::OnDemand)},
             {"InstanceType", group ? group->type : ""},
             {"EbsVolumes", Json::array()}};
    if (machine != machines.end()) {
        out["PublicDnsName"] = out["PrivateDnsName"] = emrHostName(*machine);
        out["PublicIpAddress"] = out["PrivateIpAddress"] = machine->address;
        for (const auto &volume : machine->volumes)
            out["EbsVolumes"].push_back({{"VolumeId", volume}, {"Device", ""}});
    }
    return out;
}

Json stepJson(const EmrCluster &c, const EmrStep &step)
{
    Json status{{"State", toString(step.state)},
                {"StateChangeReason", Json::object()},
                {"Timeline", emrTimeline(step.times, "StartDateTime")}};
    if (step.state == EmrStepState::Failed)
        status["FailureDetails"] = {{"Reason", step.failureReason}, {"Message", step.failureMessage}};
    if (step.state == EmrStepState::Failed && !c.logUri.empty())
        status["FailureDetails"]["LogFile"] = c.logUri + c.id + "/steps/" + step.id + "/stderr.gz";
    Json config{{"Jar", step.jar}, {"Properties", step.properties}, {"Args", step.args}};
    putText(config, "MainClass", step.mainClass);
    return {{"Id", step.id},
            {"Name", step.name},
            {"Config", config},
            {"ActionOnFailure", toString(step.onFailure)},
            {"Status", status}};
}

bool isAmong(const std::vector<std::string> &list, std::string_view word)
{
    return list.empty() || std::ranges::find(list, word) != list.end();
}

} // namespace

EmrStore::Reply EmrStore::listClusters(const Json &body, const std::string &region)
{
    const auto states = emrTexts(body, "ClusterStates");
    for (const auto &state : states) {
        if (!parseEnum<EmrState>(state))
            return emrInvalid("Value '" + state + "' at 'clusterStates' failed to satisfy constraint.");
    }
    const auto limit = [&](const char *name, double otherwise) {
        const auto at = body.find(name);
        return at != body.end() && at->is_number() ? at->get<double>() : otherwise;
    };
    const auto after = limit("CreatedAfter", 0), before = limit("CreatedBefore", 1e12);
    std::vector<const EmrCluster *> found;
    for (const auto &[id, c] : m_clusters) {
        const auto created = emrTime(c.times.created);
        if (c.region == region && isAmong(states, toString(c.state)) && created >= after && created <= before)
            found.push_back(&c);
    }
    std::ranges::sort(found, [](const EmrCluster *a, const EmrCluster *b) { // the newest first
        return std::tie(b->times.created, b->id) < std::tie(a->times.created, a->id);
    });
    auto list = Json::array();
    for (const auto *c : found) {
        list.push_back({{"Id", c->id},
                        {"Name", c->name},
                        {"Status", emrStatus(c->state, c->reason, c->times)},
                        {"NormalizedInstanceHours", 0},
                        {"ClusterArn", arnOfEmr(*c)}});
    }
    return emrPage(list, body, "Clusters");
}

EmrStore::Reply EmrStore::describeCluster(const Json &body, const std::string &region)
{
    TY_ASSIGN(const auto *c, named(controller::textOf(body, "ClusterId"), region));
    auto tags = Json::array(), applications = Json::array();
    for (const auto &[key, value] : c->tags)
        tags.push_back({{"Key", key}, {"Value", value}});
    const auto *release = findEmrRelease(c->releaseLabel);
    for (const auto &name : c->applications) {
        Json one{{"Name", name}};
        for (const auto &[known, version] : release ? release->applications : decltype(release->applications)()) {
            if (known == name)
                one["Version"] = version;
        }
        applications.push_back(one);
    }
    const auto machines = m_ec2.withTag(region, kEmrClusterTag, c->id);
    const auto *master = c->master();
    const auto machine = std::ranges::find(machines, master ? master->instance : std::string(), &Instance::id);
    Json out{{"Id", c->id},
             {"Name", c->name},
             {"Status", emrStatus(c->state, c->reason, c->times)},
             {"Ec2InstanceAttributes", ec2Attributes(*c, machines.empty() ? std::string() : machines.front().zone)},
             {"InstanceCollectionType", "INSTANCE_GROUP"},
             {"ReleaseLabel", c->releaseLabel},
             {"AutoTerminate", !c->keepAlive},
             {"TerminationProtected", c->isProtected},
             {"VisibleToAllUsers", c->visible},
             {"Applications", applications},
             {"Tags", tags},
             {"ServiceRole", c->serviceRole},
             {"NormalizedInstanceHours", 0},
             {"Configurations", Json::array()},
             {"ScaleDownBehavior", c->scaleDownBehavior},
             {"KerberosAttributes", Json::object()},
             {"ClusterArn", arnOfEmr(*c)},
             {"StepConcurrencyLevel", c->concurrency},
             {"PlacementGroups", Json::array()}};
    if (!c->configurations.empty())
        out["Configurations"] = Json::parse(c->configurations, nullptr, false);
    if (c->rootGib)
        out["EbsRootVolumeSize"] = c->rootGib;
    putText(out, "LogUri", c->logUri);
    putText(out, "CustomAmiId", c->customAmi);
    putText(out, "AutoScalingRole", c->autoScalingRole);
    if (machine != machines.end() && machine->state == InstanceState::Running)
        out["MasterPublicDnsName"] = emrHostName(*machine);
    return Json{{"Cluster", out}};
}

EmrStore::Reply EmrStore::listGroups(const Json &body, const std::string &region)
{
    TY_ASSIGN(const auto *c, named(controller::textOf(body, "ClusterId"), region));
    auto list = Json::array();
    for (const auto &group : c->groups)
        list.push_back(groupJson(*c, group));
    return emrPage(list, body, "InstanceGroups");
}

EmrStore::Reply EmrStore::listInstances(const Json &body, const std::string &region)
{
    TY_ASSIGN(const auto *c, named(controller::textOf(body, "ClusterId"), region));
    const auto machines = m_ec2.withTag(region, kEmrClusterTag, c->id);
    const auto types = emrTexts(body, "InstanceGroupTypes"), states = emrTexts(body, "InstanceStates");
    const auto groupId = controller::textOf(body, "InstanceGroupId");
    auto list = Json::array();
    for (const auto &node : c->nodes) {
        if (isAmong(types, toString(c->roleOf(node))) && isAmong(states, toString(node.state)) &&
            (groupId.empty() || groupId == node.group))
            list.push_back(nodeJson(*c, node, machines));
    }
    return emrPage(list, body, "Instances");
}

EmrStore::Reply EmrStore::listBootstrapActions(const Json &body, const std::string &region)
{
    TY_ASSIGN(const auto *c, named(controller::textOf(body, "ClusterId"), region));
    auto list = Json::array();
    for (const auto &action : c->actions)
        list.push_back({{"Name", action.name}, {"ScriptPath", action.path}, {"Args", action.args}});
    return emrPage(list, body, "BootstrapActions");
}

EmrStore::Reply EmrStore::listSteps(const Json &body, const std::string &region)
{
    TY_ASSIGN(const auto *c, named(controller::textOf(body, "ClusterId"), region));
    const auto states = emrTexts(body, "StepStates"), ids = emrTexts(body, "StepIds");
    if (ids.size() > 10)
        return emrInvalid("StepIds has at most 10 members.");
    auto list = Json::array();
    for (auto step = c->steps.rbegin(); step != c->steps.rend(); ++step) { // the newest first
        if (isAmong(states, toString(step->state)) && isAmong(ids, step->id))
            list.push_back(stepJson(*c, *step));
    }
    return emrPage(list, body, "Steps");
}

EmrStore::Reply EmrStore::describeStep(const Json &body, const std::string &region)
{
    TY_ASSIGN(const auto *c, named(controller::textOf(body, "ClusterId"), region));
    const auto id = controller::textOf(body, "StepId");
    const auto step = std::ranges::find(c->steps, id, &EmrStep::id);
    if (step == c->steps.end())
        return refuse("InvalidRequestException", "Step id '" + id + "' is not valid.");
    return Json{{"Step", stepJson(*c, *step)}};
}

EmrStore::Reply EmrStore::listReleases(const Json &body, const std::string &)
{
    const auto filters = body.value("Filters", Json::object());
    TY_TRY(allowMembers(filters, "Prefix Application", "Filters"));
    const auto prefix = controller::textOf(filters, "Prefix"), application = controller::textOf(filters, "Application");
    const auto most = controller::numberOf(body, "MaxResults", 100);
    if (most < 1 || most > 100)
        return emrInvalid("MaxResults must be between 1 and 100.");
    auto list = Json::array();
    for (const auto &release : emrReleases()) {
        const auto contains = [&](const auto &one) {
            return one.first == application || one.first + "-" + one.second == application;
        };
        if (release.label.starts_with(prefix) &&
            (application.empty() || std::ranges::any_of(release.applications, contains)))
            list.push_back(release.label);
    }
    return emrPage(list, body, "ReleaseLabels", "NextToken", std::size_t(most));
}

EmrStore::Reply EmrStore::describeRelease(const Json &body, const std::string &)
{
    const auto label = controller::textOf(body, "ReleaseLabel");
    const auto *release = label.empty() ? &emrReleases().front() : findEmrRelease(label);
    if (!release)
        return refuse("InvalidRequestException", "The supplied release label is invalid: " + label + ".");
    auto applications = Json::array();
    for (const auto &[name, version] : release->applications)
        applications.push_back({{"Name", name}, {"Version", version}});
    return Json{
        {"ReleaseLabel", release->label}, {"Applications", applications}, {"AvailableOSReleases", Json::array()}};
}

EmrStore::Reply EmrStore::listTypes(const Json &body, const std::string &)
{
    const auto label = controller::textOf(body, "ReleaseLabel");
    const auto *release = findEmrRelease(label);
    if (!release)
        return refuse("InvalidRequestException", "The supplied release label is invalid: " + label + ".");
    auto list = Json::array();
    for (const auto &type : instanceTypes()) {
        const std::string name = type.name;
        if (emrSupports(*release, type))
            list.push_back({{"Type", name},
                            {"MemoryGB", double(type.memoryMib) / 1024},
                            {"StorageGB", 0},
                            {"VCPU", type.vcpus},
                            {"Is64BitsOnly", true},
                            {"InstanceFamilyId", name.substr(0, name.find('.'))},
                            {"EbsOptimizedAvailable", true},
                            {"EbsOptimizedByDefault", type.current},
                            {"NumberOfDisks", 0},
                            {"EbsStorageOnly", true},
                            {"Architecture", "X86_64"}});
    }
    return emrPage(list, body, "SupportedInstanceTypes");
}

} // namespace trainyard::localcloud
