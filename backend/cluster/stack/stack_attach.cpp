// Stacks that exist already become clusters.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <system_error>

#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/cloud/records/requested_stack.h"
#include "backend/cluster/launch/cluster_operation_internal.h"
#include "backend/cluster/launch/schedule/stack_schedule.h"
#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/cluster/stack/stack_launch.h"
#include "backend/cluster/stack/stack_machines_internal.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/ssh/key_files.h"

namespace trainyard::cluster {
namespace {

/// Names of the open clusters by the ARNs of their stacks.
Result<std::map<std::string, std::string>> holdersOfStacks(const CloudContext &cloud)
{
    std::map<std::string, std::string> holders;
    TY_ASSIGN(const auto resources, cloud.ledger->resources({}));
    for (const ledger::Resource &r : resources) {
        if (r.kind != kStackKind || r.profile != cloud.profile)
            continue;
        TY_ASSIGN(const auto row, cloud.ledger->cluster(r.cluster));
        if (row && !row->closed && sameCloud(cloud, *row))
            holders[r.id] = row->name;
    }
    return holders;
}

/// The login that the stack's parameter names; empty: unknown.
std::string userOf(const aws::Stack &stack)
{
    const std::string type = parameterOf(stack, "ImageType");
    return type == "Ubuntu" ? "ubuntu" : type.starts_with("Amazon") ? "ec2-user" : "";
}

/// The plan of a stack's machines, for costs, provisioning and runs.
LaunchPlan planOf(const StackView &view, const AttachOptions &options, const std::string &region)
{
    LaunchPlan plan;
    plan.name = options.name.empty() ? view.stack.name : options.name;
    plan.region = region;
    if (!view.nodes.empty())
        plan.instanceType = view.nodes.back().type; // of a worker
    plan.workers = std::max(1, view.countOf(StackRole::Base) + view.countOf(StackRole::Elastic));
    plan.user = options.user.empty() ? userOf(view.stack) : options.user;
    plan.keyFile = options.keyFile.string();
    plan.keyName = parameterOf(view.stack, "KeyName");
    plan.deadline = options.deadline;
    plan.placementGroup = false;
    plan.efa = false;
    if (const std::string size = parameterOf(view.stack, "RootVolumeSize"); !size.empty())
        plan.rootGiB = std::clamp(std::atoi(size.c_str()), 0, 16'384);
    return plan;
}

Status checkOptions(const AttachOptions &options, const LaunchPlan &plan)
{
    if (!isClusterName(plan.name))
        return fail(
            ErrorCode::InvalidArgument, "attach",
            "\"" + printable(plan.name, 128) +
                "\" is no name of a cluster: choose one of a to z, 0 to 9 and -, at most 40 characters (--name)");
    if (options.keyFile.empty() || !options.keyFile.is_absolute())
        return fail(ErrorCode::InvalidArgument, "attach",
                    "the private key of the stack's key pair is needed (--key-file)");
    const auto key = ssh::readKeyFile(options.keyFile);
    return key ? Status() : fail(key.error());
}

Result<AttachPreview> previewOf(const CloudContext &cloud, StackView view)
{
    TY_ASSIGN(const auto holders, holdersOfStacks(cloud));
    const auto holder = holders.find(view.stack.id);
    AttachPreview preview;
    preview.stack.reason =
        attachRefusal(view.stack, view.parts, holder == holders.end() ? std::string() : holder->second);
    preview.stack.stack = std::move(view.stack);
    preview.parts = std::move(view.parts);
    preview.nodes = std::move(view.nodes);
    return preview;
}

/// Saves the cluster, its stack and its machines.
Status record(const CloudContext &cloud, const ledger::Cluster &row, Launcher &launcher, const StackView &view)
{
    TY_TRY(launcher.ensureKeyFiles());
    TY_TRY(writeFileAtomically(launcher.folder() / "plan.json", row.plan, 0644));
    ledger::Resource stack = stackResource(cloud, view.stack, row.id, row.region);
    stack.facts[kMasterGroupFact] = view.parts.masterGroup;
    stack.facts[kWorkerGroupFact] = view.parts.workerGroup;
    if (!view.parts.elasticTemplate.empty())
        stack.facts[kElasticTemplateFact] = view.parts.elasticTemplate;
    recordGateways(stack, view.parts);
    // Before the cluster: without its stack it would look like one whose machines this program starts one by one.
    TY_TRY(cloud.ledger->saveResource(stack));
    if (auto saved = cloud.ledger->saveCluster(row); !saved) {
        (void)cloud.ledger->closeResource(stack.kind, stack.id, stack.profile, stack.region, stack.state, now());
        std::error_code ignored;
        std::filesystem::remove_all(launcher.folder(), ignored);
        return saved;
    }
    recordEvent(cloud, row.id, "launch", row.name,
                say("the stack %1, created at %2, was attached by %3; it ends with this cluster",
                    printable(view.stack.name, 128), toIso8601(view.stack.created), cloud.owner));
    return recordStackNodes(cloud, row.id, row.region, view);
}

} // namespace

Sentence attachRefusal(const aws::Stack &stack, const StackParts &parts, const std::string &holder)
{
    if (!holder.empty())
        return say("It is the stack of the cluster %1.", holder);
    if (!stack.parent.empty())
        return say("It is a part of another stack, which would have to be attached instead.");
    if (stack.status.starts_with("DELETE_") || stack.gone())
        return say("It is deleted (%1).", stack.status);
    if (stack.status.starts_with("ROLLBACK_") || stack.status == "CREATE_FAILED")
        return say("Its creation has failed (%1): delete it, and create it again.", stack.status);
    if (stack.inProgress())
        return say("It is being changed (%1): attach it once that has ended.", stack.status);
    if (!parts.isTraining())
        return say("It is no training stack: it has no Auto Scaling groups named MasterAutoScalingGroup and "
                   "WorkerAutoScalingGroup.");
    return {};
}

std::vector<std::string> AttachPreview::machines() const
{
    std::vector<std::string> lines;
    for (const StackNode &one : nodes)
        lines.push_back(one.node + "  " + one.instance.value + "  " + one.type + "  " + one.state);
    return lines;
}

Sentence AttachPreview::consent() const
{
    const std::string name = printable(stack.stack.name, 128);
    const Sentence question = nodes.size() == 1 ? say("Attach the stack %1 with 1 machine?", name)
                                                : say("Attach the stack %1 with %2 machines?", name, nodes.size());
    return followedBy(question, say("Its machines are no longer replaced when they end, and terminating the cluster "
                                    "deletes the stack %1 with all that it created.",
                                    name));
}

Result<std::vector<AttachableStack>> allStacks(const CloudContext &cloud, const std::string &region,
                                               const CallContext &context)
{
    const auto client = cloud.stacksOf(region);
    TY_ASSIGN(auto stacks, client->describeStacks(context));
    TY_ASSIGN(const auto holders, holdersOfStacks(cloud));
    std::vector<AttachableStack> all;
    for (aws::Stack &stack : stacks) {
        StackParts parts;
        const auto holder = holders.find(stack.id);
        const bool mayBeTraining = !stack.inProgress() && !stack.status.starts_with("DELETE_") && stack.parent.empty();
        if (mayBeTraining && holder == holders.end()) {
            const auto resources = client->listResources(stack.id, context);
            const bool isUnknown = !resources && (resources.error().code == ErrorCode::NotFound || // deleted meanwhile
                                                  resources.error().code == ErrorCode::PermissionDenied);
            if (!resources && !isUnknown)
                return fail(resources.error());
            parts = stackParts(stack, resources.value_or(std::vector<aws::StackResource>()));
        }
        Sentence reason = attachRefusal(stack, parts, holder == holders.end() ? std::string() : holder->second);
        all.push_back({std::move(stack), std::move(reason)});
    }
    std::ranges::sort(all, std::ranges::greater(), [](const AttachableStack &one) { return one.stack.created; });
    return all;
}

Result<AttachPreview> previewAttach(const CloudContext &cloud, const AttachOptions &options, const CallContext &context)
{
    const std::string &region = options.region.empty() ? cloud.region : options.region;
    TY_ASSIGN(auto view, readStack(cloud, region, options.stack, context));
    return previewOf(cloud, std::move(view));
}

Result<ClusterId> attachStack(const CloudContext &cloud, const AttachOptions &options, const ProgressSink &sink,
                              std::stop_token stop)
{
    const std::string region = options.region.empty() ? cloud.region : options.region;
    const CallContext context{Deadline::after(std::chrono::minutes(2)), stop};
    TY_TRY(refuseDuringTeardown(cloud));
    if (options.launch.provision) {
        TY_TRY(bundleFor(options.launch));
    }
    TY_ASSIGN(const auto view, readStack(cloud, region, options.stack, context));
    TY_ASSIGN(const auto preview, previewOf(cloud, view));
    if (!preview.stack.attachable())
        return fail(ErrorCode::Conflict, "stack " + view.stack.name, preview.stack.reason.english());
    const LaunchPlan plan = planOf(view, options, region);
    TY_TRY(checkOptions(options, plan));

    ledger::Cluster row;
    row.id = newClusterId();
    row.name = plan.name;
    row.profile = cloud.profile;
    row.region = region;
    row.endpoint = cloud.endpointId;
    row.owner = cloud.owner;
    row.account = accountToRecord(cloud);
    row.state = toString(ClusterState::WaitingForSsh);
    row.plan = plan.toJson();
    row.created = now();
    row.expires = row.created + options.deadline;
    TY_ASSIGN(const auto operation,
              ClusterOperation::begin(cloud, {row, plan}, "attach", options.launch, sink, std::move(stop)));
    Launcher &launcher = operation->launcher;
    TY_TRY(launcher.checkKey());
    auto recording = launcher.step("attach", "Attaching the stack");
    recording.begin();
    TY_TRY(record(cloud, row, launcher, view));
    const std::vector<std::string> groups{view.parts.masterGroup, view.parts.workerGroup};
    const auto changed = [&]() -> Status {
        TY_TRY(suspendReplacement(cloud, region, groups, context));
        return scheduleEnd(cloud, region, groups, *row.expires, context);
    }();
    if (!changed) {
        (void)launcher.setState(ClusterState::NeedsAttention,
                                "its groups could not be given the deadline: " + changed.error().detail);
        return recording.failed(changed.error());
    }
    recording.done(machinesText(view.nodes.size()));
    if (!options.launch.provision)
        return row.id;
    auto done = recordStackHostKeys(cloud, row.id, {}, sink, operation->clusterLease.stop());
    if (done)
        done = launcher.provision({});
    if (!done) {
        (void)launcher.setState(ClusterState::NeedsAttention, done.error().detail);
        return fail(done.error());
    }
    TY_TRY(launcher.setState(ClusterState::Ready));
    return row.id;
}

} // namespace trainyard::cluster
