// Creates file systems and their mount targets: each action finds out for itself whether it is done already.

#include <algorithm>
#include <optional>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/wire/call_journal.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/resource_account_internal.h"
#include "backend/cluster/storage/file_systems.h"
#include "backend/cluster/storage/nfs_group_internal.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/ids.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using nlohmann::json;

bool isOpenIntentFor(const CloudContext &cloud, const FileSystemPlan &plan, const ledger::Intent &intent)
{
    const auto request = json::parse(intent.request, nullptr, false);
    return intent.kind == kFileSystemKind && intent.profile == cloud.profile && intent.region == plan.region &&
           request.is_object() && request.value("name", "") == plan.name &&
           request.value("endpoint", "") == cloud.endpointId;
}

/// The token of an interrupted creation of the same file system, else a new one, whose intent is saved.
Result<std::string> creationToken(const CloudContext &cloud, const FileSystemPlan &plan)
{
    TY_ASSIGN(const auto open, cloud.ledger->intents({}));
    for (const auto &intent : open) {
        if (isOpenIntentFor(cloud, plan, intent))
            return intent.token;
    }
    ledger::Intent intent;
    intent.token = newIdText("efs-");
    intent.profile = cloud.profile;
    intent.region = plan.region;
    intent.kind = kFileSystemKind;
    intent.request = json{{"name", plan.name}, {"vpc", plan.vpc}, {"endpoint", cloud.endpointId}}.dump();
    intent.created = now();
    TY_TRY(cloud.ledger->openIntents(std::span(&intent, 1)));
    return intent.token;
}

ledger::Resource resourceOf(const CloudContext &cloud, const FileSystemPlan &plan, const aws::FileSystem &made)
{
    ledger::Resource r;
    r.kind = kFileSystemKind;
    r.id = made.id;
    r.profile = cloud.profile;
    r.region = plan.region;
    r.name = plan.name;
    r.state = made.state;
    r.facts = {{"endpoint", cloud.endpointId}, {kAccountFact, accountToRecord(cloud)}};
    r.created = now();
    return r;
}

/// The file system that this ledger created under the name and that exists. One of another account is left alone, and
/// only its own account is believed when it does not find it (cluster_account.h).
Result<std::optional<aws::FileSystem>> existing(const CloudContext &cloud, const FileSystemPlan &plan,
                                                const CallContext &context)
{
    TY_ASSIGN(const auto known, cloud.ledger->resources({}));
    const CloudContext present = withAccountNow(cloud, context);
    for (const auto &r : known) {
        if (r.kind != kFileSystemKind || r.name != plan.name || r.region != plan.region)
            continue;
        const AccountMatch match = accountMatch(present, r);
        if (match == AccountMatch::Other)
            continue;
        TY_ASSIGN(auto found, cloud.efsOf(plan.region)->describeFileSystem(r.id, context));
        if (found && found->state != "deleting" && found->state != "deleted")
            return found;
        if (found || match == AccountMatch::Same) {
            TY_TRY(cloud.ledger->closeResource(r.kind, r.id, r.profile, r.region, "deleted", now()));
        }
    }
    return std::nullopt;
}

Result<std::string> createOrFind(const CloudContext &cloud, const FileSystemPlan &plan, const ProgressSink &sink,
                                 const CallContext &context, const FileSystemWaits &waits)
{
    StepReporter report(sink, {.step = "file-system", .title = "Creating the file system"});
    report.begin();
    const auto efs = cloud.efsOf(plan.region);
    auto there = existing(cloud, plan, context);
    if (!there)
        return report.failed(there.error());
    std::string id = *there ? (*there)->id : std::string();
    if (id.empty()) {
        const auto token = creationToken(cloud, plan);
        if (!token)
            return report.failed(token.error());
        aws::CreateFileSystemRequest request;
        request.token = *token;
        request.name = plan.name;
        request.tags = {{"application", "trainyard"},
                        {tag::kCluster, kSharedTag},
                        {tag::kOwner, cloud.owner},
                        {tag::kLedger, cloud.ledger->id()}};
        const auto made = efs->createFileSystem(request, context);
        if (!made) {
            const auto code = made.error().code;
            if (code == ErrorCode::InvalidArgument || code == ErrorCode::PermissionDenied ||
                code == ErrorCode::QuotaExceeded || code == ErrorCode::Unsupported)
                (void)cloud.ledger->recordIntentResult(*token, ledger::IntentState::Rejected, made.error().detail);
            return report.failed(made.error());
        }
        if (const auto saved = cloud.ledger->recordIntentResource(*token, resourceOf(cloud, plan, *made)); !saved)
            return report.failed(saved.error());
        id = made->id;
    }
    const CallContext wait{Deadline::after(waits.available).earlier(context.deadline), context.stop};
    const auto ready = pollUntil(cloud.polling.backoff(), wait, [&]() -> Result<bool> {
        // One that was just created may be unknown for a moment.
        TY_ASSIGN(const auto found, efs->describeFileSystem(id, context));
        if (found && found->state == "error")
            return fail(ErrorCode::ServiceFailure, "efs",
                        "EFS could not create " + id + ": delete it with \"trainyardctl efs rm\", and create another");
        report.progress(say("%1: %2", id, waitText(Sentence::verbatim("available"), wait.deadline.remaining())));
        return found && found->available();
    });
    if (!ready)
        return report.failed(ready.error());
    report.done(*there ? say("%1 exists", id) : Sentence::verbatim(id));
    return id;
}

Result<std::vector<aws::Subnet>> subnetsOf(const CloudContext &cloud, const FileSystemPlan &plan,
                                           const CallContext &context)
{
    const auto ec2 = cloud.ec2Of(plan.region);
    std::string vpc = plan.vpc;
    if (vpc.empty()) {
        TY_ASSIGN(const auto all, ec2->describeVpcs({}, context));
        const auto at = std::ranges::find_if(all, &aws::Vpc::isDefault);
        if (at == all.end())
            return fail(ErrorCode::NotFound, "efs",
                        "the region " + plan.region + " has no default VPC: name a VPC with --vpc");
        vpc = at->id;
    }
    TY_ASSIGN(auto subnets, ec2->describeSubnets({{"vpc-id", {vpc}}}, context));
    if (subnets.empty())
        return fail(ErrorCode::NotFound, "efs", "the VPC " + vpc + " does not exist, or has no subnet");
    return subnets;
}

/// Mount targets that EFS failed to create keep their zone occupied.
Status removeFailed(const CloudContext &cloud, const std::string &region, const std::string &id,
                    const FileSystemWaits &waits, const CallContext &context)
{
    const auto efs = cloud.efsOf(region);
    const CallContext wait{Deadline::after(waits.gone).earlier(context.deadline), context.stop};
    std::set<std::string> asked;
    return pollUntil(cloud.polling.backoff(), wait, [&]() -> Result<bool> {
        TY_ASSIGN(const auto targets, efs->describeMountTargets(id, context));
        bool clean = true;
        for (const auto &target : targets) {
            if (target.state != "error" && target.state != "deleting")
                continue;
            clean = false;
            if (target.state == "error" && asked.insert(target.id).second) {
                TY_TRY(efs->deleteMountTarget(target.id, context));
            }
        }
        return clean;
    });
}

/// Drops the zones that EFS does not serve from the places, such as local zones.
Status createMissing(const CloudContext &cloud, const std::string &id, const FileSystemPlan &plan,
                     std::map<std::string, aws::Subnet> &places, const std::string &group, const ProgressSink &sink,
                     const CallContext &context)
{
    const auto efs = cloud.efsOf(plan.region);
    TY_ASSIGN(const auto targets, efs->describeMountTargets(id, context));
    for (const auto &target : targets) {
        TY_ASSIGN(auto groups, efs->mountTargetGroups(target.id, context));
        if (target.vpcId != places.begin()->second.vpcId)
            return fail(ErrorCode::Conflict, "efs",
                        id + " has mount targets in " + target.vpcId +
                            ": EFS permits them in one VPC only; create another file system for this one");
        TY_TRY(addNfsGroup(*efs, target.id, std::move(groups), group, context));
    }
    std::optional<Error> refused;
    std::set<std::string> notServed;
    for (const auto &[zone, subnet] : places) {
        StepReporter report(sink, {.step = "mount-target", .title = "Creating the mount targets", .host = zone});
        report.begin();
        if (std::ranges::find(targets, zone, &aws::MountTarget::zone) != targets.end()) {
            report.skipped(say("it exists"));
            continue;
        }
        const auto made = efs->createMountTarget(id, subnet.id, {group}, context);
        if (!made && made.error().code == ErrorCode::Unsupported) {
            report.skipped(say("EFS does not serve this zone: machines there cannot mount the file system"));
            recordEvent(cloud, {}, "efs", id, say("EFS does not serve %1: %2 has no mount target there", zone, id));
            notServed.insert(zone);
            refused = made.error();
            continue;
        }
        if (!made && made.error().code != ErrorCode::AlreadyExists)
            return report.failed(made.error());
        report.done(subnet.id);
    }
    std::erase_if(places, [&](const auto &place) { return notServed.contains(place.first); });
    return places.empty() && refused ? Status(fail(*refused)) : Status();
}

Status awaitTargets(const CloudContext &cloud, const std::string &id, const FileSystemPlan &plan,
                    const std::map<std::string, aws::Subnet> &places, const ProgressSink &sink,
                    const CallContext &context, const FileSystemWaits &waits)
{
    StepReporter report(sink, {.step = "mount-targets", .title = "Waiting for the mount targets"});
    report.begin();
    const auto efs = cloud.efsOf(plan.region);
    const CallContext wait{Deadline::after(waits.targets).earlier(context.deadline), context.stop};
    return report.end(pollUntil(cloud.polling.backoff(), wait, [&]() -> Result<bool> {
        TY_ASSIGN(const auto targets, efs->describeMountTargets(id, context));
        std::vector<std::string> missing;
        for (const auto &[zone, subnet] : places) {
            const auto at = std::ranges::find(targets, zone, &aws::MountTarget::zone);
            if (at != targets.end() && at->state == "error")
                return fail(ErrorCode::ServiceFailure, "efs",
                            fmt::format("EFS could not create the mount target of {} in {}: the same command again "
                                        "replaces it",
                                        id, zone));
            if (at == targets.end() || !at->available())
                missing.push_back(zone);
        }
        if (missing.empty())
            return true;
        if (wait.deadline.expired())
            return fail(ErrorCode::Timeout, "efs",
                        fmt::format("the mount target of {} in {} is not available after {} s: the same command again "
                                    "continues to wait",
                                    id, missing.front(), waits.targets.count()));
        report.progress(
            waitText(Sentence::verbatim(fmt::format("{}", fmt::join(missing, ", "))), wait.deadline.remaining()),
            1 - double(missing.size()) / double(places.size()));
        return false;
    }));
}

} // namespace

Status ensureMountTargets(const CloudContext &cloud, const std::string &fileSystem, const FileSystemPlan &plan,
                          const ProgressSink &sink, const CallContext &context, const FileSystemWaits &waits)
{
    TY_ASSIGN(const auto subnets, subnetsOf(cloud, plan, context));
    TY_ASSIGN(auto places, subnetsByZone(subnets, plan.zones));
    TY_TRY(removeFailed(cloud, plan.region, fileSystem, waits, context));
    TY_ASSIGN(const auto group,
              ensureNfsGroup(cloud, plan.region, fileSystem, places.begin()->second.vpcId, plan.groups, sink, context));
    TY_TRY(createMissing(cloud, fileSystem, plan, places, group, sink, context));
    return awaitTargets(cloud, fileSystem, plan, places, sink, context, waits);
}

Result<FileSystemInfo> createFileSystem(const CloudContext &cloud, const FileSystemPlan &wanted,
                                        const ProgressSink &sink, const CallContext &context,
                                        const FileSystemWaits &waits)
{
    FileSystemPlan plan = wanted;
    if (plan.region.empty())
        plan.region = cloud.region;
    if (const auto problems = plan.problems(); !problems.empty())
        return fail(ErrorCode::InvalidArgument, "efs " + problems.front().field, problems.front().text.english());
    if (!cloud.efsOf)
        return fail(ErrorCode::Unsupported, "efs", "this endpoint has no EFS");
    // One program at a time creates the file system of a name: two would each save an intent.
    TY_ASSIGN(const auto lease, cloud.ledger->lease("efs:" + cloud.profile + ":" + plan.region + ":" + plan.name,
                                                    "create the file system " + plan.name));
    // Checked before something is created that costs money.
    TY_ASSIGN(const auto subnets, subnetsOf(cloud, plan, context));
    TY_TRY(subnetsByZone(subnets, plan.zones));
    TY_ASSIGN(const auto id, createOrFind(cloud, plan, sink, context, waits));
    TY_TRY(ensureMountTargets(cloud, id, plan, sink, context, waits));
    recordEvent(cloud, {}, "efs", id,
                say("the file system %1 is available; it stays, and is paid for, until it is deleted", plan.name));
    return findFileSystem(cloud, plan.region, id, context);
}

std::vector<std::string> fileSystemCommands(const FileSystemPlan &plan)
{
    aws::CreateFileSystemRequest request;
    request.token = "TOKEN";
    request.name = plan.name;
    std::vector<std::string> lines{aws::awsLine(aws::createFileSystemCall(request), plan.region)};
    const std::string vpc = plan.vpc.empty() ? "VPC" : plan.vpc;
    lines.push_back(aws::awsLine(
        aws::createSecurityGroupCall(nfsGroupName("FILE-SYSTEM"), "NFS of a Trainyard file system", vpc, {}),
        plan.region));
    for (const auto &from : plan.groups.empty() ? std::vector<std::string>{"GROUP"} : plan.groups)
        lines.push_back(aws::awsLine(aws::authorizeIngressCall("GROUP", nfsRule(from)), plan.region));
    if (plan.zones.empty())
        lines.push_back(aws::awsLine(aws::createMountTargetCall("FILE-SYSTEM", "SUBNET", {"GROUP"}), plan.region));
    for (const auto &zone : plan.zones)
        lines.push_back(
            aws::awsLine(aws::createMountTargetCall("FILE-SYSTEM", "SUBNET-OF-" + zone, {"GROUP"}), plan.region));
    return lines;
}

} // namespace trainyard::cluster
