// The EMR API: clusters whose instances are replaced while the cluster lives.
#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_catalog.h"
#include "backend/localcloud/services/controller_store.h"
#include "backend/localcloud/services/controller_wire.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

std::vector<std::string> textsIn(const Json &body, const char *name)
{
    std::vector<std::string> texts;
    if (const auto at = body.find(name); at != body.end() && at->is_array()) {
        for (const auto &one : *at) {
            if (one.is_string())
                texts.push_back(one.get<std::string>());
        }
    }
    return texts;
}

Json clusterStatus(const InstanceController &k)
{
    return {{"State", toString(k.state)}, {"Timeline", {{"CreationDateTime", double(k.created) / 1000}}}};
}

} // namespace

const std::vector<ControllerStore::EmrAction> ControllerStore::kEmrActions = {
    {"RunJobFlow", &ControllerStore::runJobFlow},
    {"ListClusters", &ControllerStore::listClusters},
    {"DescribeCluster", &ControllerStore::describeCluster},
    {"SetTerminationProtection", &ControllerStore::protectClusters},
    {"TerminateJobFlows", &ControllerStore::terminateClusters}};

ServiceResult<Json> ControllerStore::emr(const std::string &operation, const Json &body, const std::string &region)
{
    reconcile(region);
    const auto action = std::ranges::find(kEmrActions, operation, &EmrAction::name);
    if (action == kEmrActions.end())
        return refuse("UnknownOperationException", "The local cloud does not implement " + operation + " of EMR.");
    const std::lock_guard guard(m_mutex);
    return (this->*action->run)(body, region);
}

ServiceResult<Json> ControllerStore::runJobFlow(const Json &body, const std::string &region)
{
    const auto instances = body.value("Instances", Json::object());
    TY_ASSIGN(const auto tags, controller::tagsIn(body));
    InstanceController cluster;
    cluster.kind = ControllerKind::EmrCluster;
    cluster.name = controller::textOf(body, "Name");
    cluster.region = region;
    cluster.wanted = controller::numberOf(instances, "InstanceCount", 1);
    const auto type = controller::textOf(instances, "MasterInstanceType");
    if (cluster.name.empty() || cluster.name.size() > 256 || cluster.wanted < 1 ||
        cluster.wanted > controller::kMostMachines)
        return refuse("ValidationException", "Name, and an InstanceCount of 1 to 64, are needed.");
    cluster.id = newResourceId("j-").substr(0, 15);
    std::ranges::transform(cluster.id.begin() + 2, cluster.id.end(), cluster.id.begin() + 2,
                           [](unsigned char c) { return std::toupper(c); });
    cluster.launch = {{"ImageId", images(region).front().id}, {"InstanceType", type.empty() ? "m5.xlarge" : type}};
    cluster.tags = cluster.passedOn = tags;
    cluster.passedOn["aws:elasticmapreduce:instance-group-role"] = "CORE";
    cluster.state = ControllerState::Starting;
    cluster.created = nowMillis();
    cluster.isProtected = controller::flagOf(instances, "TerminationProtected");
    add(cluster);
    return Json{{"JobFlowId", cluster.id},
                {"ClusterArn", "arn:aws:elasticmapreduce:" + region + ":" + kAccount + ":cluster/" + cluster.id}};
}

ServiceResult<Json> ControllerStore::listClusters(const Json &body, const std::string &region)
{
    const auto states = textsIn(body, "ClusterStates");
    auto list = Json::array();
    for (const auto *k : all(ControllerKind::EmrCluster, region)) {
        if (states.empty() || std::ranges::find(states, toString(k->state)) != states.end())
            list.push_back({{"Id", k->id}, {"Name", k->name}, {"Status", clusterStatus(*k)}});
    }
    return Json{{"Clusters", list}};
}

ServiceResult<std::vector<InstanceController *>> ControllerStore::namedClusters(const std::vector<std::string> &ids,
                                                                                const std::string &region)
{
    std::vector<InstanceController *> named;
    for (const auto &id : ids) {
        named.push_back(find(ControllerKind::EmrCluster, region, id));
        if (!named.back())
            return refuse("InvalidRequestException", "Cluster id '" + id + "' is not valid.");
    }
    if (named.empty())
        return refuse("ValidationException", "No cluster is named.");
    return named;
}

ServiceResult<Json> ControllerStore::describeCluster(const Json &body, const std::string &region)
{
    TY_ASSIGN(const auto named, namedClusters({controller::textOf(body, "ClusterId")}, region));
    const auto &k = *named.front();
    Json tags = Json::array();
    for (const auto &[key, value] : k.tags)
        tags.push_back({{"Key", key}, {"Value", value}});
    const Json cluster{{"Id", k.id},
                       {"Name", k.name},
                       {"Status", clusterStatus(k)},
                       {"TerminationProtected", k.isProtected},
                       {"Tags", tags}};
    return Json{{"Cluster", cluster}};
}

ServiceResult<Json> ControllerStore::protectClusters(const Json &body, const std::string &region)
{
    TY_ASSIGN(const auto named, namedClusters(textsIn(body, "JobFlowIds"), region));
    for (auto *k : named) {
        k->isProtected = controller::flagOf(body, "TerminationProtected");
        save(*k);
    }
    return Json::object();
}

ServiceResult<Json> ControllerStore::terminateClusters(const Json &body, const std::string &region)
{
    TY_ASSIGN(const auto named, namedClusters(textsIn(body, "JobFlowIds"), region));
    if (std::ranges::any_of(named, &InstanceController::isProtected))
        return refuse("ValidationException",
                      "Could not shut down one or more job flows since they are termination protected.");
    for (auto *k : named) {
        if (k->over())
            continue;
        terminateLater(*k);
        reconcileOne(*k);
    }
    return Json::object();
}

} // namespace trainyard::localcloud
