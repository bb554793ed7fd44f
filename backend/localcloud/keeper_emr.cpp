// EMR as a client meets it: clusters of machines that are started again while the cluster lives.
#include <nlohmann/json.hpp>

#include "backend/localcloud/ec2_catalog.h"
#include "backend/localcloud/ec2_service.h"
#include "backend/localcloud/keeper_book.h"
#include "backend/localcloud/keeper_wire.h"

namespace trainyard::localcloud {

Answer<nlohmann::json> KeeperBook::runJobFlow(const nlohmann::json &body, const std::string &region)
{
    const auto instances = body.value("Instances", nlohmann::json::object());
    const auto tags = keeper::tagsIn(body);
    if (!tags)
        return tl::unexpected(tags.error());
    Keeper cluster;
    cluster.kind = Kind::EmrCluster;
    cluster.name = keeper::textOf(body, "Name");
    cluster.region = region;
    cluster.wanted = keeper::numberOf(instances, "InstanceCount", 1);
    const auto type = keeper::textOf(instances, "MasterInstanceType");
    if (cluster.name.empty() || cluster.name.size() > 256 || cluster.wanted < 1 ||
        cluster.wanted > keeper::kMostMachines)
        return refuse("ValidationException", "Name, and an InstanceCount of 1 to 64, are needed.");
    cluster.id = newResourceId("j-").substr(0, 15);
    std::ranges::transform(cluster.id.begin() + 2, cluster.id.end(), cluster.id.begin() + 2,
                           [](unsigned char c) { return std::toupper(c); });
    cluster.launch = {{"ImageId", images(region).front().id}, {"InstanceType", type.empty() ? "m5.xlarge" : type}};
    cluster.tags = cluster.passedOn = *tags;
    cluster.passedOn["aws:elasticmapreduce:instance-group-role"] = "CORE";
    cluster.state = "STARTING";
    cluster.created = keeper::nowMillis();
    cluster.isProtected = keeper::flagOf(instances, "TerminationProtected");
    keep(cluster);
    settleOne(m_keepers["emr-cluster " + region + " " + cluster.id] = cluster);
    return nlohmann::json{
        {"JobFlowId", cluster.id},
        {"ClusterArn", "arn:aws:elasticmapreduce:" + region + ":" + kAccount + ":cluster/" + cluster.id}};
}

Answer<nlohmann::json> KeeperBook::emr(const std::string &operation, const nlohmann::json &body,
                                       const std::string &region)
{
    settle(region);
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
    const auto shown = [](const Keeper &k) {
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
        for (const auto &[key, k] : m_keepers) {
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
        ids = {keeper::textOf(body, "ClusterId")};
    std::vector<Keeper *> named;
    for (const auto &id : ids) {
        named.push_back(find(Kind::EmrCluster, region, id));
        if (!named.back())
            return refuse("InvalidRequestException", "Cluster id '" + id + "' is not valid.");
    }
    if (named.empty())
        return refuse("ValidationException", "No cluster is named.");
    if (operation == "DescribeCluster")
        return nlohmann::json{{"Cluster", shown(*named.front())}};
    if (!protects && std::ranges::any_of(named, &Keeper::isProtected))
        return refuse("ValidationException",
                      "Could not shut down one or more job flows since they are termination protected.");
    for (Keeper *k : named) {
        if (protects) {
            k->isProtected = keeper::flagOf(body, "TerminationProtected");
            keep(*k);
        } else if (k->state != "TERMINATED") {
            endLater(*k);
            settleOne(*k);
        }
    }
    return nlohmann::json::object();
}

} // namespace trainyard::localcloud
