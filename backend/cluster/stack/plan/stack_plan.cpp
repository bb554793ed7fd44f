#include "backend/cluster/stack/plan/stack_plan.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/plan_json_internal.h"
#include "backend/cluster/plan/service_machines.h"
#include "backend/cluster/stack/plan/stack_fields.h"

namespace trainyard::cluster {
namespace {

const char *yesNo(bool value)
{
    return value ? "true" : "false";
}

/// The image of the catalog that the template resolves.
const char *catalogImageOf(StackImage type)
{
    return type == StackImage::Ubuntu ? "deep-learning-ubuntu-24.04" : "deep-learning-amazon-linux-2023";
}

HourlyCost workerCost(const StackPlan &plan, const LaunchPlan &machines, const Catalog &catalog)
{
    HourlyCost cost = machineCost(catalog, machines, plan.instanceType, plan.region);
    if (!plan.workersArePublic())
        cost.addresses = 0;
    return cost;
}

} // namespace

std::map<std::string, std::string> StackPlan::parameters(const std::string &sshRange) const
{
    return {{"AvailabilityZone", zone},
            {"DataBucketName", dataBucket},
            {"EFSFileSystemId", fileSystem},
            {"EFSMountPoint", mountPoint},
            {"EnableElasticTraining", yesNo(elastic)},
            {"ExistingMountTarget", yesNo(existingMountTarget)},
            {"ImageId", imageId},
            {"ImageType", std::string(toString(imageType))},
            {"InstanceType", instanceType},
            {"KeyName", keyPair()},
            {"MasterMountTarget", "false"}, // see addSites()
            {"MasterSubnetId", masterSubnet},
            {"MinimumWorkers", std::to_string(minWorkers)},
            {"NodeSecurityGroupId", nodeGroup},
            {"PermissionsBoundaryArn", boundary},
            {"PrepareDataScriptPath", prepareScript},
            {"PrepareDataTimeout", std::to_string(prepareTimeout.count())},
            {"RootDeviceName", ""}, // see addSites()
            {"RootVolumeSize", std::to_string(rootGiB)},
            {"SSHLocation", sshRange},
            {"TerminateAt", ""},
            {"VpcId", vpc},
            {"WorkerCount", std::to_string(workers)},
            {"WorkerNetwork", std::string(toString(network))},
            {"WorkerSubnetId", workerSubnet}};
}

LaunchPlan StackPlan::launchPlan() const
{
    LaunchPlan plan = commonLaunchPlan(*this);
    plan.instanceType = instanceType;
    plan.image = imageId.empty() ? catalogImageOf(imageType) : imageId;
    plan.user = user();
    plan.workers = workers;
    plan.minWorkers = minWorkers;
    plan.subnet = workerSubnet;
    if (!zone.empty())
        plan.zones = {zone};
    return plan;
}

HourlyCost StackPlan::price(const Catalog &catalog) const
{
    const LaunchPlan machines = launchPlan();
    HourlyCost sum = machineCost(catalog, machines, instanceType, region);
    for (int w = 0; w < std::min(workers, kMaxWorkers); ++w) // no plan has more
        sum += workerCost(*this, machines, catalog);
    if (makesNatGateway()) {
        sum.nat += catalog.natGatewayUsdPerHour(region);
        sum.addresses += catalog.publicAddressUsdPerHour(); // the gateway's own
    }
    return sum;
}

std::vector<PlannedResource> StackPlan::resources(const Catalog &catalog) const
{
    const LaunchPlan machines = launchPlan();
    std::vector<PlannedResource> all{{"stack", name,
                                      keepOnFailure ? say("with all that follows; a failed one stays for inspection")
                                                    : say("with all that follows; a failed one is rolled back"),
                                      0}};
    const auto machine = [&](const std::string &node, const HourlyCost &cost) {
        Sentence detail = describeType(instanceType, catalog.type(instanceType));
        if (cost.unpriced > 0)
            detail = say("%1 (price unknown)", detail);
        detail = node == "head" ? say("%1; head node, which trains, too, until the stack is deleted", detail)
                                : say("%1; base worker, until the stack is deleted", detail);
        all.push_back(
            {"instance", name + " " + node, detail, cost.unpriced > 0 ? std::nullopt : std::optional(cost.onDemand)});
        all.push_back({"volume", name + " " + node + " root",
                       say("%1 GiB gp3, encrypted, deleted with the machine", rootGiB), cost.volumes});
        if (cost.addresses > 0 || node == "head" || workersArePublic())
            all.push_back({"public address", name + " " + node, say("IPv4, while the machine runs"), cost.addresses});
    };
    machine("head", machineCost(catalog, machines, instanceType, region));
    for (int w = 1; w <= std::min(workers, kMaxWorkers); ++w)
        machine("worker-" + std::to_string(w), workerCost(*this, machines, catalog));
    if (makesNatGateway()) {
        all.push_back({"NAT gateway", name, say("the workers' way to the Internet; its traffic costs extra"),
                       catalog.natGatewayUsdPerHour(region)});
        all.push_back({"public address", name + " NAT gateway", say("IPv4, while the stack exists"),
                       catalog.publicAddressUsdPerHour()});
    }
    all.push_back(makesVpc()
                      ? PlannedResource{"VPC", name, say("10.0.0.0/16, with its subnets, routes and gateways"), 0}
                      : PlannedResource{"VPC", vpc, say("yours, and it stays"), 0});
    all.push_back(
        makesFileSystem()
            ? PlannedResource{"file system", name + "-shared",
                              say("encrypted, mounted at %1; it stays after the stack, and costs %2 per GiB and month",
                                  "/" + mountPoint, fmt::format("${:.2f}", catalog.fileSystemUsdPerGiBMonth())),
                              0}
            : PlannedResource{"file system", fileSystem, say("yours, mounted at %1; it stays", "/" + mountPoint), 0});
    if (elastic)
        all.push_back({"launch template", name + "-aws-dl-cfn-worker-ec2-launch-template",
                       say("for workers that are added during a run"), 0});
    all.push_back({kRoleKind, name, say("for the master and for the workers, within a permissions boundary"), 0});
    return all;
}

std::string StackPlan::toJson() const
{
    return plan_json::write(kStackFields, *this, "trainyardStack");
}

Result<StackPlan> StackPlan::fromJson(std::string_view json)
{
    return plan_json::parse<StackPlan>(kStackFields, json, "trainyardStack");
}

std::string elasticWorkerTag(const std::string &stack)
{
    return stack + "-aws-dl-cfn-elastic-worker";
}

} // namespace trainyard::cluster
