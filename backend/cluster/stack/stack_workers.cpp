// Elastic workers of a stack: machines of its launch template, which no group replaces.

#include "backend/cluster/stack/stack_workers.h"

#include <algorithm>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/launch/cluster_operation_internal.h"
#include "backend/cluster/stack/plan/stack_plan.h"
#include "backend/cluster/stack/stack_machines_internal.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr const char *kLatestVersion = "$Latest"; // that of the stack after an update

bool isVersion(const std::string &text)
{
    const bool isNumber = text.size() <= 9 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return isNumber || text == kLatestVersion || text == "$Default";
}

/// The type of the machines that a version of the template starts: of an earlier one it may be another.
Result<std::string> workerType(const CloudContext &cloud, const OpenCluster &opened, const std::string &launchTemplate,
                               const std::string &version, const CallContext &context)
{
    if (version.empty())
        return opened.plan.instanceType;
    if (!isVersion(version))
        return fail(ErrorCode::InvalidArgument, "launch template " + launchTemplate,
                    "\"" + version + "\" is no version: give a number, $Latest or $Default");
    TY_ASSIGN(const auto found,
              cloud.ec2Of(opened.row.region)->describeLaunchTemplateVersion(launchTemplate, version, context));
    return found.instanceType.empty() ? opened.plan.instanceType : found.instanceType;
}

/// The request of a machine like those that other programs start from the template.
aws::RunInstancesRequest elasticRequest(const Launcher &launcher, const std::string &stack,
                                        const std::string &launchTemplate, const std::string &version)
{
    aws::RunInstancesRequest request;
    request.launchTemplate = launchTemplate;
    request.launchTemplateVersion = version.empty() ? kLatestVersion : version;
    request.terminateOnShutdown = false; // the template says so, and a request would replace its values
    request.requireMetadataTokens = false;
    request.tags = launcher.commonTags();
    request.tags[tag::kName] = stack + "-Worker";
    request.tags["NodeType"] = "Worker";
    request.tags[kStackNameTag] = stack;
    request.tags[elasticWorkerTag(stack)] = "";
    return request;
}

} // namespace

Result<std::vector<std::string>> addStackWorkers(const CloudContext &asked, const ClusterId &id, int count,
                                                 const LaunchOptions &options, const ProgressSink &sink,
                                                 std::stop_token stop)
{
    TY_ASSIGN(const auto opened, openCluster(asked, id));
    TY_TRY(refuseDuringTeardown(asked));
    if (count < 1)
        return fail(ErrorCode::InvalidArgument, "add workers", "at least one worker");
    TY_ASSIGN(const auto stack, stackRowOf(asked, opened.row));
    const auto launchTemplate = stack.facts.find(kElasticTemplateFact);
    if (launchTemplate == stack.facts.end())
        return fail(ErrorCode::Unsupported, "cluster " + opened.row.name,
                    "its stack was created without a launch template for further workers (EnableElasticTraining): "
                    "create a stack with it");
    if (options.provision) {
        TY_TRY(bundleFor(options)); // before the machines cost anything
    }
    TY_ASSIGN(const auto type, workerType(asked, opened, launchTemplate->second, options.templateVersion,
                                          {Deadline::after(std::chrono::minutes(1)), stop}));
    const CloudContext cloud = withPricesOf(asked, opened, stop);
    TY_ASSIGN(const auto begun,
              ClusterOperation::begin(cloud, opened, "add workers to", options, sink, std::move(stop)));
    TY_TRY(begun->launcher.ensureKeyFiles());
    begun->launcher.useTemplate(
        elasticRequest(begun->launcher, stack.name, launchTemplate->second, options.templateVersion));
    TY_ASSIGN(const auto names, newWorkerNames(cloud, id, count));
    std::vector<PlannedNode> nodes;
    for (const std::string &name : names)
        nodes.push_back(begun->launcher.newNode(name, "worker", type));
    const std::string more = count == 1 ? "" : " and " + std::to_string(count - 1) + " more workers";
    TY_TRY(addMachines(cloud, opened, *begun, nodes, "adding " + names.front() + more, options, sink));
    return names;
}

Status checkRemovable(const CloudContext &cloud, const ClusterId &id, const std::string &node)
{
    TY_ASSIGN(const auto opened, openCluster(cloud, id));
    TY_ASSIGN(const auto resources, cloud.ledger->resources(id));
    const auto found =
        std::ranges::find_if(resources, [&](const ledger::Resource &r) { return r.isInstance() && r.name == node; });
    if (found == resources.end() || !toNode(*found).locked)
        return {};
    const bool isHead = toNode(*found).isHead();
    return fail(ErrorCode::InvalidArgument, "cluster " + opened.row.name,
                isHead ? "the head is the master of the stack and locked: terminate the cluster instead"
                       : node + " is a base worker of the stack and locked: only workers that were added later can be "
                                "removed");
}

Status removeStackWorker(const CloudContext &cloud, const ClusterId &id, const std::string &node,
                         const ProgressSink &sink, std::stop_token stop)
{
    TY_TRY(checkRemovable(cloud, id, node));
    return removeWorker(cloud, id, node, sink, std::move(stop));
}

} // namespace trainyard::cluster
