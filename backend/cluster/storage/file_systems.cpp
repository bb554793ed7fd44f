#include "backend/cluster/storage/file_systems.h"

#include <algorithm>
#include <set>
#include <tuple>

#include <fmt/format.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/resource_account_internal.h"
#include "backend/cluster/storage/nfs_group_internal.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kMostName = 128;

FileSystemInfo infoOf(const CloudContext &cloud, const std::string &region, const aws::FileSystem &system)
{
    FileSystemInfo info;
    info.id = system.id;
    info.name = printable(system.name, kMostName);
    info.region = region;
    info.state = system.state;
    info.bytes = system.bytes;
    info.encrypted = system.encrypted;
    info.owner = parseTags(system.tags).owner;
    info.created = system.created;
    info.usdPerMonth = double(system.bytes) / double(1ull << 30) * cloud.catalog->fileSystemUsdPerGiBMonth();
    const auto row = cloud.ledger->resource(kFileSystemKind, system.id, cloud.profile, region);
    info.ours = row && *row && !(*row)->closed;
    return info;
}

FileSystemList systemsOf(const CloudContext &cloud, const std::string &region, const CallContext &context)
{
    FileSystemList list;
    const auto efs = cloud.efsOf(region);
    const auto systems = efs->describeFileSystems(context);
    if (!systems) {
        list.notRead.emplace_back("EFS of " + region, systems.error());
        return list;
    }
    for (const auto &system : *systems) {
        auto info = infoOf(cloud, region, system);
        if (auto targets = efs->describeMountTargets(system.id, context))
            info.targets = std::move(*targets);
        else if (targets.error().code != ErrorCode::NotFound) // it was deleted meanwhile
            list.notRead.emplace_back("mount targets of " + system.id, targets.error());
        list.systems.push_back(std::move(info));
    }
    return list;
}

/// Another account than the one that showed the file system may answer by now: that it does not find it proves nothing,
/// and the file system would cost on unseen.
Status checkAccount(const CloudContext &cloud, const FileSystemInfo &system, const CallContext &context)
{
    TY_ASSIGN(const auto found, cloud.efsOf(system.region)->describeFileSystem(system.id, context));
    if (found)
        return {};
    TY_ASSIGN(const auto row, cloud.ledger->resource(kFileSystemKind, system.id, cloud.profile, system.region));
    if (row && accountMatch(withAccountNow(cloud, context), *row) == AccountMatch::Same)
        return {};
    return fail(ErrorCode::NotFound, "efs",
                "the account that answers has no file system " + system.id +
                    ": it was deleted before, or is in another account");
}

} // namespace

std::vector<std::string> FileSystemInfo::zones() const
{
    std::set<std::string> found;
    for (const auto &target : targets)
        found.insert(target.zone);
    return {found.begin(), found.end()};
}

std::string FileSystemInfo::vpc() const
{
    return targets.empty() ? std::string() : targets.front().vpcId;
}

FileSystemList fileSystems(const CloudContext &cloud, bool allRegions, const CallContext &context)
{
    FileSystemList all;
    if (!cloud.efsOf)
        return all;
    auto regions = regionsOf(cloud, allRegions, context);
    if (!regions) {
        all.notRead.emplace_back("the list of regions", regions.error());
        regions = std::vector<std::string>{cloud.region};
    }
    auto found = parallelMap(*regions, 8, context.stop, [&](const std::string &region, std::stop_token token) {
        return systemsOf(cloud, region, {context.deadline, std::move(token)});
    });
    for (auto &one : found) {
        std::ranges::move(one.systems, std::back_inserter(all.systems));
        std::ranges::move(one.notRead, std::back_inserter(all.notRead));
    }
    std::ranges::sort(all.systems, {}, [](const FileSystemInfo &i) { return std::tie(i.region, i.name, i.id); });
    return all;
}

Result<FileSystemInfo> findFileSystem(const CloudContext &cloud, const std::string &region, const std::string &nameOrId,
                                      const CallContext &context)
{
    if (!cloud.efsOf)
        return fail(ErrorCode::Unsupported, "efs", "this endpoint has no EFS");
    auto list = systemsOf(cloud, region, context);
    std::vector<const FileSystemInfo *> named;
    for (const auto &system : list.systems) {
        if (system.id == nameOrId)
            return system;
        if (system.name == nameOrId && system.state != "deleting")
            named.push_back(&system);
    }
    if (named.size() == 1)
        return *named.front();
    if (named.size() > 1)
        return fail(ErrorCode::InvalidArgument, "efs",
                    fmt::format("{} file systems of {} are named \"{}\": give the id ({}, ...)", named.size(), region,
                                printable(nameOrId, kMostName), named.front()->id));
    if (!list.notRead.empty())
        return fail(list.notRead.front().second);
    return fail(ErrorCode::NotFound, "efs",
                fmt::format("there is no file system \"{}\" in {}: \"trainyardctl efs ls\" shows them",
                            printable(nameOrId, kMostName), region));
}

Status deleteFileSystem(const CloudContext &cloud, const FileSystemInfo &system, const std::string &typed,
                        const ProgressSink &sink, const CallContext &context, const FileSystemWaits &waits)
{
    const std::string expected = system.name.empty() ? system.id : system.name;
    if (typed != expected)
        return fail(
            ErrorCode::InvalidArgument, "efs",
            fmt::format("the file system and all its data would be lost: type its name, {}, to confirm", expected));
    TY_TRY(checkAccount(cloud, system, context));
    const auto efs = cloud.efsOf(system.region);
    StepReporter targets(sink, {.step = "mount-targets", .title = "Deleting the mount targets"});
    targets.begin();
    const CallContext wait{Deadline::after(waits.gone).earlier(context.deadline), context.stop};
    const auto unmounted = pollUntil(cloud.polling.backoff(), wait, [&]() -> Result<bool> {
        const auto left = efs->describeMountTargets(system.id, context);
        if (!left && left.error().code == ErrorCode::NotFound)
            return true;
        if (!left)
            return fail(left.error());
        for (const auto &target : *left) {
            if (target.state == "deleting" || target.state == "deleted")
                continue;
            TY_TRY(efs->deleteMountTarget(target.id, context));
        }
        targets.progress(say("%1 left", left->size()));
        return left->empty();
    });
    if (!unmounted)
        return targets.failed(unmounted.error());
    targets.done();

    StepReporter report(sink, {.step = "file-system", .title = "Deleting the file system"});
    report.begin();
    bool isAccepted = false;
    const auto gone = pollUntil(cloud.polling.backoff(), wait, [&]() -> Result<bool> {
        // EFS refuses it for a moment after the last mount target.
        if (!isAccepted) {
            const auto deleted = efs->deleteFileSystem(system.id, context);
            if (!deleted && deleted.error().code != ErrorCode::Conflict)
                return fail(deleted.error());
            isAccepted = deleted.has_value();
        }
        TY_ASSIGN(const auto found, efs->describeFileSystem(system.id, context));
        report.progress(waitText(say("the end of %1", system.id), wait.deadline.remaining()));
        return !found || found->state == "deleted";
    });
    if (!gone)
        return report.failed(gone.error());
    (void)cloud.ledger->closeResource(kFileSystemKind, system.id, cloud.profile, system.region, "deleted", now());
    recordEvent(cloud, {}, "efs", system.id, say("the file system %1 was deleted with all its data", expected));
    report.done(system.id);

    TY_ASSIGN(const auto groups, nfsGroupsOf(cloud, system.region, system.id, {}, context));
    if (groups.empty())
        return {};
    const auto ec2 = cloud.ec2Of(system.region);
    StepReporter rest(sink, {.step = "nfs-group", .title = "Deleting its security group"});
    rest.begin();
    const auto inUse = [](const Error &e) { return e.code == ErrorCode::Conflict; };
    const CallContext patience{Deadline::after(cloud.polling.consistency).earlier(context.deadline), context.stop};
    for (const std::string &group : groups) {
        const auto deleted = retryWhile(cloud.polling.backoff(), patience, inUse,
                                        [&] { return ec2->deleteSecurityGroup(group, context); });
        if (!deleted)
            return rest.failed(deleted.error());
        (void)cloud.ledger->closeResource(kNfsGroupKind, group, cloud.profile, system.region, "deleted", now());
    }
    rest.done(groups.front());
    return {};
}

std::string fileSystemPriceText(const CloudContext &cloud)
{
    if (!cloud.costsMoney)
        return "no charge on the local cloud";
    return fmt::format("no charge while it is empty, then ${:.2f} per GiB and month until it is deleted, plus the "
                       "transfer",
                       cloud.catalog->fileSystemUsdPerGiBMonth());
}

} // namespace trainyard::cluster
