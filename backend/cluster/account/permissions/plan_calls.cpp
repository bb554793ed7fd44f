#include "backend/cluster/account/permissions/plan_calls.h"

#include <algorithm>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/wire/call_journal.h"
#include "backend/cluster/account/buckets.h"
#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/plan/catalog/catalog.h"

namespace trainyard::cluster {
namespace {

/// Create the buckets and the role; existing ones would be left unchanged.
std::vector<std::string> storageCommands(const LaunchPlan &plan)
{
    std::vector<std::string> lines;
    for (const std::string &bucket : plan.makeBuckets ? plan.buckets : std::vector<std::string>())
        std::ranges::move(bucketCommands(bucket, plan.region), std::back_inserter(lines));
    if (plan.needsRole()) {
        const auto spec =
            nodeRole("trainyard-" + plan.name, plan.buckets, plan.region, {{tag::kCluster, "CLUSTER_ID"}});
        std::ranges::move(commandLines({spec, false, false, false, spec.policies, {}}, plan.region),
                          std::back_inserter(lines));
    }
    return lines;
}

} // namespace

std::vector<std::string> awsCliCommands(const LaunchPlan &plan, const Catalog &catalog)
{
    const std::string resource = "trainyard-" + plan.name;
    TagMap ours = plan.tags;
    ours[tag::kCluster] = "CLUSTER_ID";
    ours[tag::kName] = resource;

    std::vector<std::string> lines;
    const auto add = [&](const aws::Call &call) { lines.push_back(aws::awsLine(call, plan.region)); };
    if (plan.keyName.empty())
        add(aws::importKeyPairCall(resource, "PUBLIC_KEY", ours));
    if (plan.securityGroup.empty())
        add(aws::createSecurityGroupCall(resource, "Trainyard cluster " + plan.name,
                                         plan.subnet.empty() ? "" : "VPC_OF_THE_SUBNET", ours));
    const std::string group = plan.securityGroup.empty() ? "GROUP_ID" : plan.securityGroup;
    const std::string from = plan.sshFrom.empty()          ? "YOUR_ADDRESS/32"
                             : plan.sshFrom.front() == '/' ? "YOUR_RANGE" + plan.sshFrom
                                                           : plan.sshFrom;
    if (plan.securityGroup.empty() || plan.repairGroup) {
        add(aws::authorizeIngressCall(group, {"tcp", 22, 22, from, {}, {}}));
        add(aws::authorizeIngressCall(group, memberRule(group)));
        if (plan.allTcpFromAnywhere)
            add(aws::authorizeIngressCall(group, allTcpRule()));
        if (plan.usesEfa(plan.instanceType, catalog))
            add(aws::authorizeEgressCall(group, memberRule(group)));
    }
    if (plan.usesPlacementGroup(catalog))
        add(aws::createPlacementGroupCall(resource, ours));
    for (std::string &line : storageCommands(plan))
        lines.push_back(std::move(line));
    const ImageChoice chosen = catalog.choose(plan.image);
    const Image *known = chosen.known;
    const std::string parameter = known ? known->ssmParameter : chosen.parameter;
    const auto machine = [&](const std::string &node, const std::string &role, const std::string &type) {
        aws::RunInstancesRequest request;
        request.clientToken = "TOKEN";
        request.imageId = !parameter.empty()     ? "resolve:ssm:" + parameter
                          : plan.image.empty()   ? "IMAGE_OF_THE_TEMPLATE"
                          : !chosen.name.empty() ? "NEWEST_IMAGE_OF_THE_NAME"
                                                 : plan.image;
        request.instanceType = type;
        request.keyName = plan.keyName.empty() ? resource : plan.keyName;
        request.securityGroupIds = {group};
        request.zone = plan.zones.empty() ? std::string() : plan.zones.front();
        request.subnetId = plan.subnet;
        if (plan.publicAddress)
            request.publicIp = true;
        request.hibernate = plan.hibernation;
        request.metadataHops = plan.metadataHops();
        request.userData = "(hidden)";
        request.rootDeviceName = known ? known->rootDevice : "/dev/sda1";
        request.rootVolumeGiB = plan.rootGiBOn(catalog);
        request.spot = plan.spot;
        request.maxPriceUsd = plan.maxPriceUsd;
        request.placementGroup = plan.usesPlacementGroup(catalog) ? resource : std::string();
        request.efa = plan.usesEfa(type, catalog);
        request.capacityReservation = type == plan.instanceType ? plan.reservation : std::string();
        request.launchTemplate = plan.launchTemplate;
        request.launchTemplateVersion = plan.templateVersion;
        request.instanceProfile = plan.needsRole() ? resource : std::string();
        request.tags = ours;
        request.tags[tag::kName] = plan.name + " " + node;
        request.tags[tag::kRole] = role;
        request.tags[tag::kNode] = node;
        add(aws::toCall(request));
    };
    machine("head", "head", plan.typeOfHead());
    for (int w = 1; w <= std::min(plan.workers, plan.kMaxWorkers); ++w)
        machine("worker-" + std::to_string(w), "worker", plan.instanceType);
    return lines;
}

} // namespace trainyard::cluster
