#include "backend/cluster/storage/nfs_group_internal.h"

#include <algorithm>
#include <optional>
#include <span>

#include <nlohmann/json.hpp>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/records/emr_requests.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/storage/file_system_plan.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/ids.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kMostGroups = 5; // of a mount target

/// What a group is for.
struct NfsGroup {
    std::string region, fileSystem, vpc;
};

std::string requestText(const CloudContext &cloud, const NfsGroup &wanted)
{
    return nlohmann::json{{"endpoint", cloud.endpointId}, {"file-system", wanted.fileSystem}, {"vpc", wanted.vpc}}
        .dump();
}

ledger::Resource groupRow(const CloudContext &cloud, const NfsGroup &wanted, const std::string &id,
                          const std::string &name)
{
    ledger::Resource r;
    r.kind = kNfsGroupKind;
    r.id = id;
    r.profile = cloud.profile;
    r.region = wanted.region;
    r.name = name;
    r.state = "available";
    r.facts = {{"endpoint", cloud.endpointId}, {"file-system", wanted.fileSystem}, {"vpc", wanted.vpc}};
    r.created = now();
    return r;
}

/// Whether this ledger requested the group and the reply was lost; then it becomes a row.
Result<bool> isRequested(const CloudContext &cloud, const NfsGroup &wanted, const aws::SecurityGroup &group)
{
    const std::string token = tagOf(group.tags, kRequestTag);
    if (token.empty())
        return false;
    TY_ASSIGN(const auto intent, cloud.ledger->intent(token));
    if (!intent || intent->kind != kNfsGroupKind || intent->state != ledger::IntentState::Open ||
        intent->profile != cloud.profile || intent->region != wanted.region ||
        intent->request != requestText(cloud, wanted))
        return false;
    TY_TRY(cloud.ledger->recordIntentResource(token, groupRow(cloud, wanted, group.id, group.name)));
    return true;
}

/// The group of this name in the VPC.
/// \return unset: there is none; empty: it is of others
Result<std::optional<std::string>> groupNamed(const CloudContext &cloud, aws::Ec2Client &ec2, const NfsGroup &wanted,
                                              const std::string &name, const CallContext &context)
{
    TY_ASSIGN(const auto found, ec2.describeSecurityGroups({}, {{"group-name", {name}}}, context));
    for (const aws::SecurityGroup &group : found) {
        if (group.vpcId != wanted.vpc)
            continue;
        TY_ASSIGN(const bool isOurs, isRequested(cloud, wanted, group));
        return std::optional(isOurs ? group.id : std::string());
    }
    return std::optional<std::string>();
}

/// The group of this name, if it is ours, or a new one.
/// \return empty: a group of others has the name
Result<std::string> createOrFindGroup(const CloudContext &cloud, aws::Ec2Client &ec2, const NfsGroup &wanted,
                                      const std::string &name, const CallContext &context)
{
    TY_ASSIGN(const auto there, groupNamed(cloud, ec2, wanted, name, context));
    if (there)
        return *there;
    ledger::Intent intent;
    intent.token = newIdText("nfs-");
    intent.profile = cloud.profile;
    intent.region = wanted.region;
    intent.kind = kNfsGroupKind;
    intent.request = requestText(cloud, wanted);
    intent.created = now();
    TY_TRY(cloud.ledger->openIntents(std::span(&intent, 1)));
    const auto made = ec2.createSecurityGroup(name, "NFS of the file system " + wanted.fileSystem, wanted.vpc,
                                              {{"application", "trainyard"},
                                               {tag::kCluster, kSharedTag},
                                               {tag::kOwner, cloud.owner},
                                               {tag::kLedger, cloud.ledger->id()},
                                               {kRequestTag, intent.token},
                                               {kEmrPolicyTag, "true"},
                                               {tag::kName, name}},
                                              context);
    if (made) {
        TY_TRY(cloud.ledger->recordIntentResource(intent.token, groupRow(cloud, wanted, *made, name)));
        return made;
    }
    const ErrorCode code = made.error().code;
    if (code == ErrorCode::AlreadyExists) { // perhaps by this request, which was sent again after a lost reply
        TY_ASSIGN(const auto byToken, groupNamed(cloud, ec2, wanted, name, context));
        if (byToken && !byToken->empty())
            return *byToken;
    }
    // After a lost reply the intent stays open: the next call finds the group by its token.
    if (!made.error().retryable() && code != ErrorCode::Cancelled && code != ErrorCode::MalformedReply)
        (void)cloud.ledger->recordIntentResult(intent.token, ledger::IntentState::Rejected, made.error().detail);
    return code == ErrorCode::AlreadyExists ? Result<std::string>(std::string()) : made;
}

/// A group of ours, made if there is none. Anyone can create a group of the usual name with our tags and rules of his
/// own, before us: then ours has the name of the ledger in its own.
Result<std::string> ownGroup(const CloudContext &cloud, aws::Ec2Client &ec2, const NfsGroup &wanted,
                             const CallContext &context)
{
    TY_ASSIGN(const auto known, nfsGroupsOf(cloud, wanted.region, wanted.fileSystem, wanted.vpc, context));
    if (!known.empty())
        return known.front();
    const std::string usual = nfsGroupName(wanted.fileSystem);
    for (const std::string &name : {usual, usual + "-" + cloud.ledger->id()}) {
        TY_ASSIGN(auto id, createOrFindGroup(cloud, ec2, wanted, name, context));
        if (!id.empty())
            return id;
    }
    return fail(ErrorCode::Conflict, "efs",
                wanted.vpc + " has security groups " + usual + " and " + usual + "-" + cloud.ledger->id() +
                    " that this ledger did not create, and whose rules are unknown: delete or rename one of them");
}

} // namespace

Result<std::vector<std::string>> nfsGroupsOf(const CloudContext &cloud, const std::string &region,
                                             const std::string &fileSystem, const std::string &vpc,
                                             const CallContext &context)
{
    TY_ASSIGN(const auto rows, ownNfsGroups(cloud, region));
    const auto ec2 = cloud.ec2Of(region);
    std::vector<std::string> ids;
    for (const ledger::Resource &row : rows) {
        const auto of = row.facts.find("file-system");
        if (of == row.facts.end() || of->second != fileSystem)
            continue;
        TY_ASSIGN(const auto found, ec2->describeSecurityGroups({}, {{"group-id", {row.id}}}, context));
        if (!found.empty() && (vpc.empty() || found.front().vpcId == vpc))
            ids.push_back(row.id);
    }
    return ids;
}

Result<std::string> ensureNfsGroup(const CloudContext &cloud, const std::string &region, const std::string &fileSystem,
                                   const std::string &vpc, const std::vector<std::string> &sources,
                                   const ProgressSink &sink, const CallContext &context)
{
    StepReporter report(sink, {.step = "nfs-group", .title = "Opening NFS to the machines"});
    report.begin();
    const auto ec2 = cloud.ec2Of(region);
    const auto group = ownGroup(cloud, *ec2, {region, fileSystem, vpc}, context);
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
