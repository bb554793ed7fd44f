#include "backend/cluster/storage/nfs_group_internal.h"

#include <algorithm>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/emr_requests.h"
#include "backend/cluster/cloud/inventory_internal.h"
#include "backend/cluster/storage/file_system_plan.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kMostGroups = 5; // of a mount target

Result<std::string> createOrFindGroup(const CloudContext &cloud, aws::Ec2Client &ec2, const std::string &fileSystem,
                                      const std::string &vpc, const CallContext &context)
{
    TY_ASSIGN(auto there, nfsGroupOf(ec2, fileSystem, vpc, context));
    if (!there.empty())
        return there;
    const std::string name = nfsGroupName(fileSystem);
    auto made = ec2.createSecurityGroup(name, "NFS of the file system " + fileSystem, vpc,
                                        {{"application", "trainyard"},
                                         {tag::kCluster, kSharedTag},
                                         {tag::kOwner, cloud.owner},
                                         {tag::kLedger, cloud.ledger->id()},
                                         {kEmrPolicyTag, "true"},
                                         {tag::kName, name}},
                                        context);
    if (made || made.error().code != ErrorCode::AlreadyExists)
        return made;
    TY_ASSIGN(auto found, nfsGroupOf(ec2, fileSystem, vpc, context)); // the reply to an earlier call was lost
    if (found.empty())
        return fail(ErrorCode::Conflict, "efs",
                    vpc + " has a security group " + name +
                        " that Trainyard did not create, and whose rules are unknown: delete or rename it");
    return found;
}

} // namespace

Result<std::string> nfsGroupOf(aws::Ec2Client &ec2, const std::string &fileSystem, const std::string &vpc,
                               const CallContext &context)
{
    TY_ASSIGN(const auto found, ec2.describeSecurityGroups({}, {{"group-name", {nfsGroupName(fileSystem)}}}, context));
    for (const auto &group : found) {
        const auto cluster = group.tags.find(tag::kCluster);
        const bool isTagged = cluster != group.tags.end() && cluster->second == kSharedTag;
        if (isTagged && (vpc.empty() || group.vpcId == vpc))
            return group.id;
    }
    return std::string();
}

Result<std::string> ensureNfsGroup(const CloudContext &cloud, const std::string &region, const std::string &fileSystem,
                                   const std::string &vpc, const std::vector<std::string> &sources,
                                   const ProgressSink &sink, const CallContext &context)
{
    StepReporter report(sink, {.step = "nfs-group", .title = "Opening NFS to the machines"});
    report.begin();
    const auto ec2 = cloud.ec2Of(region);
    const auto group = createOrFindGroup(cloud, *ec2, fileSystem, vpc, context);
    if (!group)
        return report.failed(group.error());
    std::vector<aws::IngressRule> rules{nfsRule(*group)};
    for (const auto &source : sources) {
        if (source != *group)
            rules.push_back(nfsRule(source));
    }
    // A group that was just created may be unknown for a while.
    const auto unknown = [](const Error &e) { return e.code == ErrorCode::NotFound; };
    const CallContext known{Deadline::after(cloud.polling.consistency).earlier(context.deadline), context.stop};
    const auto allowed = retryWhile(Backoff(cloud.polling.initialInterval), known, unknown,
                                    [&] { return ec2->authorizeIngress(*group, rules, context); });
    if (!allowed)
        return report.failed(allowed.error());
    report.done(*group);
    return *group;
}

Status addNfsGroup(aws::EfsClient &efs, const std::string &target, std::vector<std::string> present,
                   const std::string &group, const CallContext &context)
{
    if (std::ranges::find(present, group) != present.end())
        return {};
    if (present.size() >= kMostGroups)
        return fail(ErrorCode::QuotaExceeded, "efs",
                    target +
                        " has five security groups already, and none more is possible: remove one of them, or admit "
                        "TCP 2049 from the machines in one of them");
    present.push_back(group);
    return efs.setMountTargetGroups(target, present, context);
}

} // namespace trainyard::cluster
