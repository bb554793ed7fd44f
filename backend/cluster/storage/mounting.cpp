#include "backend/cluster/storage/mounting.h"

#include <algorithm>
#include <set>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/storage/nfs_group_internal.h"
#include "backend/cluster/storage/node_session_internal.h"
#include "backend/core/async/poll.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

constexpr const char *kMountEvent = "efs", *kMounted = " is mounted at ";
constexpr auto kAttempt = 240s; // includes the installation of the NFS client

/// One attempt.
/// \return the failure of mount(8), if any
/// \error those of the connection
Result<std::optional<Error>> attempt(provision::StepContext &context, const NodeMount &mount, const std::string &server,
                                     MountFailure &failure)
{
    TY_ASSIGN(auto *session, reach(context));
    const MountCommand command{server, mount.folder, mount.persist};
    TY_ASSIGN(const auto outcome,
              session->exec(command.line({mount.dnsName, mount.address}), {},
                            {Deadline::after(kAttempt).earlier(context.deadline()), context.stop()}));
    if (outcome.status == 0)
        return std::nullopt;
    failure = mountFailureIn(outcome.err);
    return std::optional(mountError(failure, context.host().name, server, outcome.err));
}

bool isFinal(MountFailure failure)
{
    return failure == MountFailure::Denied || failure == MountFailure::NoFolder || failure == MountFailure::Occupied;
}

Status mountOn(provision::StepContext &context, const NodeMount &mount)
{
    const CallContext patience{Deadline::after(mount.patience).earlier(context.deadline()), context.stop()};
    Error last;
    return pollUntil(Backoff(2s, 30s), patience, [&]() -> Result<bool> {
        for (const auto &server : {mount.dnsName, mount.address}) {
            if (server.empty())
                continue;
            MountFailure failure = MountFailure::Other;
            TY_ASSIGN(const auto failed, attempt(context, mount, server, failure));
            if (!failed)
                return true;
            if (isFinal(failure))
                return fail(*failed);
            // The reason of the name is more specific than that of the address, unless only the name fails.
            if (last.detail.empty() || failure != MountFailure::NameUnknown)
                last = *failed;
            if (failure != MountFailure::NameUnknown)
                break; // the address leads to the same target
        }
        if (patience.deadline.expired())
            return fail(last);
        context.progress(-1, last.detail);
        return false;
    });
}

Status admit(const CloudContext &cloud, const FileSystemInfo &system, const std::vector<MountingNode> &nodes,
             const std::map<std::string, aws::MountTarget> &targets, const ProgressSink &sink,
             const CallContext &context)
{
    const auto efs = cloud.efsOf(system.region);
    const auto ec2 = cloud.ec2Of(system.region);
    std::set<std::string> missing; // groups of nodes that no group of their target admits
    std::map<std::string, std::vector<std::string>> groupsOf;
    for (const auto &node : nodes) {
        const auto &target = targets.at(node.name);
        if (!groupsOf.contains(target.id)) {
            TY_ASSIGN(groupsOf[target.id], efs->mountTargetGroups(target.id, context));
        }
        TY_ASSIGN(const auto groups, ec2->describeSecurityGroups(groupsOf[target.id], {}, context));
        const bool isAdmitted =
            std::ranges::any_of(groups, [&](const aws::SecurityGroup &group) { return admitsNfs(group, node.groups); });
        if (!isAdmitted && !node.groups.empty())
            missing.insert(node.groups.front());
    }
    if (missing.empty())
        return {};
    TY_ASSIGN(const auto group, ensureNfsGroup(cloud, system.region, system.id, system.vpc(),
                                               {missing.begin(), missing.end()}, sink, context));
    for (const auto &[target, present] : groupsOf)
        TY_TRY(addNfsGroup(*efs, target, present, group, context));
    return {};
}

} // namespace

std::vector<std::string> clustersThatMounted(const CloudContext &cloud, const std::string &fileSystem)
{
    std::vector<std::string> names;
    const auto clusters = cloud.ledger->clusters(true);
    for (const auto &row : clusters ? *clusters : std::vector<ledger::Cluster>()) {
        if (!sameCloud(cloud, row))
            continue;
        const auto events = cloud.ledger->events(row.id, {}, 0, 0);
        const auto isMount = [&](const ledger::Event &event) {
            return event.kind == kMountEvent && !event.failed && event.text.starts_with(fileSystem + kMounted);
        };
        if (events && std::ranges::any_of(*events, isMount))
            names.push_back(row.name);
    }
    return names;
}

provision::Step mountStep(std::map<std::string, NodeMount> mounts)
{
    provision::Step step;
    step.name = "mount-efs";
    step.title = "Mounting the shared file system";
    step.timeout = std::chrono::seconds(600);
    step.run = [mounts = std::move(mounts)](provision::StepContext &context) -> Status {
        const auto at = mounts.find(context.host().name);
        return at == mounts.end() ? Status() : mountOn(context, at->second);
    };
    return step;
}

Result<std::vector<MountingNode>> mountingNodes(const CloudContext &cloud, const ClusterId &cluster,
                                                const CallContext &context)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(cluster));
    if (!row)
        return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + cluster.value);
    TY_ASSIGN(const auto machines, hosts(cloud, cluster));
    std::vector<InstanceId> ids;
    for (const auto &host : machines)
        ids.push_back(host.instance);
    TY_ASSIGN(const auto known, cloud.ec2Of(row->region)->describeKnownInstances(ids, context));
    std::vector<MountingNode> nodes;
    for (const auto &host : machines) {
        const auto at = std::ranges::find(known, host.instance, &aws::Instance::id);
        if (at != known.end() && !at->isTerminating())
            nodes.push_back({host.name, at->zone, at->vpcId, at->groupIds});
    }
    return nodes;
}

Result<std::vector<provision::HostResult>> mountFileSystem(const CloudContext &cloud, const ClusterId &cluster,
                                                           const std::string &nameOrId, const MountOptions &options,
                                                           const ProgressSink &sink, const CallContext &context)
{
    if (const auto problem = mountFolderProblem(options.folder); !problem.empty())
        return fail(ErrorCode::InvalidArgument, "efs folder", problem);
    TY_ASSIGN(const auto row, cloud.ledger->cluster(cluster));
    if (!row)
        return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + cluster.value);
    TY_ASSIGN(const auto system, findFileSystem(cloud, row->region, nameOrId, context));
    TY_ASSIGN(auto nodes, mountingNodes(cloud, cluster, context));
    if (!options.nodes.empty())
        std::erase_if(nodes, [&](const MountingNode &node) {
            return std::ranges::find(options.nodes, node.name) == options.nodes.end();
        });
    if (nodes.empty())
        return fail(ErrorCode::NotFound, "cluster " + row->name,
                    "it has no running machine to mount the file system on");
    TY_ASSIGN(const auto targets, targetsFor(nodes, system.targets, system.id));
    TY_TRY(admit(cloud, system, nodes, targets, sink, context));

    std::map<std::string, NodeMount> mounts;
    for (const auto &node : nodes)
        mounts[node.name] = {system.id,
                             aws::fileSystemHost(system.id, row->region),
                             targets.at(node.name).ip,
                             options.folder,
                             options.persist,
                             options.patience};
    TY_ASSIGN(auto machines, hosts(cloud, cluster));
    std::erase_if(machines, [&](const Host &host) { return !mounts.contains(host.name); });
    auto results = provision::run({mountStep(std::move(mounts))}, machines,
                                  {.width = 16, .sink = sink, .cluster = cluster.value}, context);
    for (const auto &result : results) {
        if (result.status)
            recordEvent(cloud, cluster, kMountEvent, result.host,
                        say("%1 is mounted at %2", system.id, options.folder));
        else
            recordFailure(cloud, cluster, kMountEvent, result.host,
                          say("%1 is not mounted: %2", system.id, result.status.error().detail));
    }
    return results;
}

} // namespace trainyard::cluster
