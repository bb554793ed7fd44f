#include <algorithm>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/wire/call_journal.h"
#include "backend/cluster/account/plan_storage_internal.h"
#include "backend/cluster/cloud/aws_ec2_internal.h"
#include "backend/cluster/cloud/clusters.h"
#include "backend/cluster/plan/catalog.h"
#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::cluster {

std::vector<std::string> LaunchPlan::awsCliCommands(const Catalog &catalog) const
{
    const std::string resource = "trainyard-" + name;
    TagMap ours = tags;
    ours[tag::kCluster] = "CLUSTER_ID";
    ours[tag::kName] = resource;

    std::vector<std::string> lines;
    const auto add = [&](const aws::Call &call) { lines.push_back(aws::awsLine(call, region)); };
    if (keyName.empty())
        add(aws::importKeyPairCall(resource, "PUBLIC_KEY", ours));
    if (securityGroup.empty())
        add(aws::createSecurityGroupCall(resource, "Trainyard cluster " + name,
                                         subnet.empty() ? "" : "VPC_OF_THE_SUBNET", ours));
    const std::string group = securityGroup.empty() ? "GROUP_ID" : securityGroup;
    const std::string from = sshFrom.empty()          ? "YOUR_ADDRESS/32"
                             : sshFrom.front() == '/' ? "YOUR_RANGE" + sshFrom
                                                      : sshFrom;
    if (securityGroup.empty() || repairGroup) {
        add(aws::authorizeIngressCall(group, {"tcp", 22, 22, from, {}, {}}));
        add(aws::authorizeIngressCall(group, {"-1", -1, -1, {}, group, {}}));
        if (allTcpFromAnywhere)
            add(aws::authorizeIngressCall(group, allTcpRule()));
        if (usesEfa(instanceType, catalog))
            add(aws::authorizeEgressCall(group, {"-1", -1, -1, {}, group, {}}));
    }
    if (usesPlacementGroup(catalog))
        add(aws::createPlacementGroupCall(resource, ours));
    for (std::string &line : storageCommands(*this))
        lines.push_back(std::move(line));
    const ImageChoice chosen = catalog.choose(image);
    const Image *known = chosen.known;
    const std::string parameter = known ? known->ssmParameter : chosen.parameter;
    const auto machine = [&](const std::string &node, const std::string &role, const std::string &type) {
        MachineRequest request;
        request.token = "TOKEN";
        request.imageId = !parameter.empty()     ? "resolve:ssm:" + parameter
                          : image.empty()        ? "IMAGE_OF_THE_TEMPLATE"
                          : !chosen.name.empty() ? "NEWEST_IMAGE_OF_THE_NAME"
                                                 : image;
        request.type = type;
        request.keyName = keyName.empty() ? resource : keyName;
        request.groupId = group;
        request.zone = zones.empty() ? std::string() : zones.front();
        request.subnet = subnet;
        request.publicAddress = publicAddress;
        request.hibernate = hibernation;
        request.metadataHops = metadataHops();
        request.userData = "(hidden)";
        request.rootDevice = known ? known->rootDevice : "/dev/sda1";
        request.rootGiB = rootGiBOn(catalog);
        request.spot = spot;
        request.maxPriceUsd = maxPriceUsd;
        request.placementGroup = usesPlacementGroup(catalog) ? resource : std::string();
        request.efa = usesEfa(type, catalog);
        request.reservation = type == instanceType ? reservation : std::string();
        request.launchTemplate = launchTemplate;
        request.templateVersion = templateVersion;
        request.instanceProfile = needsRole() ? resource : std::string();
        request.tags = ours;
        request.tags[tag::kName] = name + " " + node;
        request.tags[tag::kRole] = role;
        request.tags[tag::kNode] = node;
        add(aws::toCall(toAws(request)));
    };
    machine("head", "head", typeOfHead());
    for (int w = 1; w <= std::min(workers, kMaxWorkers); ++w)
        machine("worker-" + std::to_string(w), "worker", instanceType);
    return lines;
}

} // namespace trainyard::cluster
