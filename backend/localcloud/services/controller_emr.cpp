// The EMR API: clusters whose instances are replaced while the cluster lives.
#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/services/controller_store.h"
#include "backend/localcloud/services/controller_wire.h"

namespace trainyard::localcloud {

ServiceResult<nlohmann::json> ControllerStore::runJobFlow(const nlohmann::json &body, const std::string &region)
{
    const auto instances = body.value("Instances", nlohmann::json::object());
    TY_ASSIGN(const auto tags, controller::tagsIn(body));
    InstanceController cluster;
    cluster.kind = Kind::EmrCluster;
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
    cluster.state = "STARTING";
    cluster.created = controller::nowMillis();
    cluster.isProtected = controller::flagOf(instances, "TerminationProtected");
    save(cluster);
    reconcileOne(m_controllers["emr-cluster " + region + " " + cluster.id] = cluster);
    return nlohmann::json{
        {"JobFlowId", cluster.id},
        {"ClusterArn", "arn:aws:elasticmapreduce:" + region + ":" + kAccount + ":cluster/" + cluster.id}};
}

ServiceResult<nlohmann::json> ControllerStore::emr(const std::string &operation, const nlohmann::json &body,
                                                   const std::string &region)
{
    reconcile(region);
    const std::lock_guard guard(m_mutex);
    if (operation == "RunJobFlow")
        return runJobFlow(body, region);
    const auto textsIn = [&](const char *name) {
        std::vector<std::string> texts;
        const auto at = body.find(name);
        if (at != body.end() && at->is_array()) {
            for (const auto &one : *at) {
                if (one.is_string())
                    texts.push_back(one.get<std::string>());
            }
        }
        return texts;
    };
    const auto shown = [](const InstanceController &k) {
        nlohmann::json cluster{
            {"Id", k.id},
            {"Name", k.name},
            {"Status", {{"State", k.state}, {"Timeline", {{"CreationDateTime", double(k.created) / 1000}}}}},
            {"TerminationProtected", k.isProtected}};
        cluster["Tags"] = nlohmann::json::array();
        for (const auto &[key, value] : k.tags)
            cluster["Tags"].push_back({{"Key", key}, {"Value", value}});
        return cluster;
    };
    if (operation == "ListClusters") {
        const auto states = textsIn("ClusterStates");
        auto list = nlohmann::json::array();
        for (const auto &[key, k] : m_controllers) {
            if (k.kind == Kind::EmrCluster && k.region == region &&
                (states.empty() || std::ranges::find(states, k.state) != states.end()))
                list.push_back({{"Id", k.id}, {"Name", k.name}, {"Status", shown(k)["Status"]}});
        }
        return nlohmann::json{{"Clusters", list}};
    }
    const bool protects = operation == "SetTerminationProtection";
    if (operation != "DescribeCluster" && !protects && operation != "TerminateJobFlows")
        return refuse("UnknownOperationException", "The local cloud does not implement " + operation + " of EMR.");
    auto ids = textsIn("JobFlowIds");
    if (operation == "DescribeCluster")
        ids = {controller::textOf(body, "ClusterId")};
    std::vector<InstanceController *> named;
    for (const auto &id : ids) {
        named.push_back(find(Kind::EmrCluster, region, id));
        if (!named.back())
            return refuse("InvalidRequestException", "Cluster id '" + id + "' is not valid.");
    }
    if (named.empty())
        return refuse("ValidationException", "No cluster is named.");
    if (operation == "DescribeCluster")
        return nlohmann::json{{"Cluster", shown(*named.front())}};
    if (!protects && std::ranges::any_of(named, &InstanceController::isProtected))
        return refuse("ValidationException",
                      "Could not shut down one or more job flows since they are termination protected.");
    for (InstanceController *k : named) {
        if (protects) {
            k->isProtected = controller::flagOf(body, "TerminationProtected");
            save(*k);
        } else if (k->state != "TERMINATED") {
            terminateLater(*k);
            reconcileOne(*k);
        }
    }
    return nlohmann::json::object();
}

} // namespace trainyard::localcloud
