// Transfers between this computer and S3.

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/aws/s3/s3_client.h"
#include "backend/cli/cloud.h"
#include "backend/cli/commands/data/data_commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/account/buckets.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/storage/transfers/sync_plan.h"
#include "backend/storage/transfers/transfer_plan.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr std::size_t kFilesAtOnce = 24;

storage::TransferJournal journalOf(const cluster::CloudContext &cloud)
{
    return storage::TransferJournal(cloud.stateFolder / "transfers");
}

/// Transfers the files with progress.
/// \return the outcomes; the error of the whole when no file was transferred
std::vector<storage::FileOutcome> run(Context &context, const std::vector<storage::FileTransfer> &files,
                                      const storage::StorageConfig &config, const storage::TransferJournal &journal,
                                      const std::string &step, const std::string &title)
{
    ProgressView view(stderr, context.globals.json);
    const ProgressSink sink = view.sink();
    StepReporter report(sink, {.step = step, .title = title});
    report.begin();
    const auto begin = std::chrono::steady_clock::now();
    auto shown = begin - std::chrono::seconds(1);
    const auto outcomes = storage::transferFiles(
        files, config, journal, kFilesAtOnce,
        [&](const storage::BatchProgress &now) {
            const auto at = std::chrono::steady_clock::now();
            if (at - shown < std::chrono::milliseconds(200))
                return;
            shown = at;
            const double seconds = std::chrono::duration<double>(at - begin).count();
            report.progress(fmt::format("{} of {} files, {} of {}, {}/s", now.files, now.totalFiles,
                                        formatBytes(now.bytes), formatBytes(now.totalBytes),
                                        formatBytes(std::uint64_t(double(now.bytes) / std::max(seconds, 0.001)))),
                            now.totalBytes ? double(now.bytes) / double(now.totalBytes) : -1);
        },
        context.transfer());
    if (const auto error = storage::firstError(outcomes))
        report.failed(error->detail);
    else
        report.done(fmt::format("{} files", files.size()));
    view.close();
    return outcomes;
}

/// Prints what was transferred. The first failure is the error; the others are listed before.
Result<int> printOutcomes(Context &context, const std::vector<storage::FileOutcome> &outcomes, json result)
{
    json files = json::array(), failed = json::array();
    std::uint64_t bytes = 0;
    const auto first = storage::firstError(outcomes);
    for (const auto &[transfer, written] : outcomes) {
        if (written) {
            bytes += written->size;
            files.push_back(
                {{"from", transfer.from}, {"to", transfer.to}, {"bytes", written->size}, {"sha256", written->sha256}});
        } else if (written.error().code != ErrorCode::Cancelled) {
            const auto sentence = wording::message(written.error());
            failed.push_back({{"from", transfer.from}, {"to", transfer.to}, {"sentence", sentence}});
            if (failed.size() > 1 && failed.size() <= 10)
                context.printMessage("trainyardctl: " + oneLine(transfer.from) + ": " + sentence);
        }
    }
    if (first)
        return fail(*first);
    const std::string summary = fmt::format("{} files, {}", outcomes.size(), formatBytes(bytes));
    result["files"] = files;
    result["bytes"] = bytes;
    return context.print(result, summary + "\n");
}

/// Requires a confirmation before files are uploaded to a bucket that anyone can use, or may be able to.
Status confirmPublic(Context &context, const cluster::CloudContext &cloud, const std::string &bucket)
{
    TY_ASSIGN(const auto exposure, cluster::bucketExposure(cloud, bucket, context.request()));
    switch (exposure) {
    case cluster::BucketExposure::Closed:
        return {};
    case cluster::BucketExposure::Public:
        return context.confirm(
            fmt::format("The policy or the access control list of the bucket {} is open to everyone. Upload?", bucket));
    case cluster::BucketExposure::Unknown:
        break;
    }
    return context.confirm(fmt::format("These credentials cannot read who may use the bucket {} "
                                       "(s3:GetBucketPolicyStatus, s3:GetBucketAcl). Upload?",
                                       bucket));
}

struct PutOptions {
    std::vector<std::string> paths;
    std::string owner;
    bool noBucket = false;
};

Result<int> put(Context &context, const PutOptions &options)
{
    if (options.paths.size() < 2)
        return context.wrongUsage("Give what to upload, and the address: s3://bucket/prefix.");
    const std::string to = options.paths.back();
    const std::vector<std::string> from(options.paths.begin(), options.paths.end() - 1);
    TY_ASSIGN(const auto target, storage::Uri::parse(to));
    TY_ASSIGN(const auto files, storage::planUploads(from, to));
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto config, ownedStorage(cloud, options.owner, BucketUse::Write));
    if (target.scheme == "s3" && !options.noBucket && options.owner.empty()) {
        TY_TRY(cluster::ensureBucket(cloud, target.bucket, cloud.region, context.request()));
    }
    if (target.scheme == "s3" && cloud.costsMoney) { // no bucket of the local cloud is public
        TY_TRY(confirmPublic(context, cloud, target.bucket));
    }
    const auto outcomes = run(context, files, config, journalOf(cloud), "put",
                              from.size() == 1 ? "Putting " + from.front() : "Putting files");
    return printOutcomes(context, outcomes, json::object());
}

struct GetOptions {
    std::vector<std::string> paths;
    std::string owner;
};

Result<int> get(Context &context, const GetOptions &options)
{
    auto from = options.paths;
    std::string to = ".";
    if (from.size() > 1 && !from.back().starts_with("s3://")) {
        to = from.back();
        from.pop_back();
    }
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto config, ownedStorage(cloud, options.owner, BucketUse::Read));
    TY_ASSIGN(const auto list, storage::planDownloads(from, to, config, context.request()));
    json left = json::array();
    for (const auto &[uri, why] : list.skipped)
        left.push_back({{"uri", uri}, {"why", why}});
    const auto outcomes = run(context, list.files, config, journalOf(cloud), "get",
                              from.size() == 1 ? "Getting " + from.front() : "Getting files");
    const auto status = printOutcomes(context, outcomes, {{"skipped", left}});
    if (list.skipped.empty())
        return status;
    context.printMessage(fmt::format(
        "trainyardctl: {} objects were not fetched, since their keys cannot be file names here:", list.skipped.size()));
    for (const auto &[uri, why] : list.skipped)
        context.printMessage("  " + oneLine(uri) + ": " + why);
    return status ? Result<int>(Failed) : status;
}

struct SyncArguments {
    std::string from, to, owner;
    storage::SyncOptions options;
    bool isDryRun = false;
};

struct SyncSides {
    std::vector<storage::SyncFile> files, objects;
    std::vector<storage::DownloadPlan::Skipped> skipped;
};

/// Lists both sides. A folder or a prefix that does not exist yet, as target, is empty.
Result<SyncSides> sidesOf(const std::string &folder, const storage::Uri &remote, bool isUpload,
                          const storage::StorageConfig &config, const CallContext &context)
{
    SyncSides sides;
    std::error_code ignored;
    if (isUpload || fs::exists(folder, ignored)) {
        TY_ASSIGN(sides.files, storage::filesBelow(folder));
    }
    const std::string prefix = remote.path.empty() || remote.path.ends_with('/') ? remote.path : remote.path + "/";
    const auto listing = config.s3->listObjects(remote.bucket, prefix, "", context);
    if (!listing && !(isUpload && listing.error().code == ErrorCode::NotFound)) // the bucket is created
        return fail(listing.error());
    std::vector<storage::Entry> entries;
    std::map<std::string, std::string> etags;
    for (const auto &object : listing ? listing->objects : std::vector<aws::ObjectInfo>()) {
        entries.push_back({"s3://" + remote.bucket + "/" + object.key, object.size});
        etags[object.key.substr(prefix.size())] = object.etag;
    }
    auto plan = storage::planDownload("s3://" + remote.bucket + "/" + prefix, entries, "");
    for (const auto &file : plan.files) {
        const auto name = file.path.generic_string();
        sides.objects.push_back({name, file.size, etags[name]});
    }
    sides.skipped = std::move(plan.skipped);
    return sides;
}

Status removeExtra(const storage::SyncPlan &plan, const std::string &to, bool isUpload,
                   const storage::StorageConfig &config, const CallContext &context)
{
    for (const auto &name : plan.remove) {
        if (isUpload) {
            TY_TRY(storage::remove(to + "/" + name, config, context));
        } else {
            TY_TRY(storage::remove((fs::path(to) / name).string(), config, context));
        }
    }
    return {};
}

Result<int> sync(Context &context, const SyncArguments &arguments)
{
    const bool isUpload = arguments.to.starts_with("s3://");
    if (isUpload == arguments.from.starts_with("s3://"))
        return context.wrongUsage("One side is a folder of this computer, the other one s3://bucket/prefix.");
    const std::string folder = isUpload ? arguments.from : arguments.to;
    TY_ASSIGN(auto remote, storage::Uri::parse(isUpload ? arguments.to : arguments.from));
    while (remote.path.ends_with('/'))
        remote.path.pop_back();
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto config, ownedStorage(cloud, arguments.owner, isUpload ? BucketUse::Write : BucketUse::Read));
    if (isUpload && !arguments.isDryRun && arguments.owner.empty()) {
        TY_TRY(cluster::ensureBucket(cloud, remote.bucket, cloud.region, context.request()));
    }
    if (isUpload && !arguments.isDryRun && cloud.costsMoney) {
        TY_TRY(confirmPublic(context, cloud, remote.bucket));
    }
    TY_ASSIGN(auto sides, sidesOf(folder, remote, isUpload, config, context.transfer()));
    const std::string base = remote.text();
    auto options = arguments.options;
    options.checksumOf = [&](const std::string &name, const CallContext &call) -> Result<std::string> {
        const std::string key = (remote.path.empty() ? "" : remote.path + "/") + name;
        const auto head = config.s3->headObject(remote.bucket, key, call);
        if (head)
            return head->contentSha256;
        const bool isUnknown =
            head.error().code == ErrorCode::NotFound || head.error().code == ErrorCode::PermissionDenied;
        return isUnknown ? Result<std::string>("") : fail(head.error());
    };
    TY_ASSIGN(const auto plan, storage::planSync(folder, std::move(sides.files), std::move(sides.objects), isUpload,
                                                 options, context.transfer()));
    const std::string target = isUpload ? base : folder;
    std::vector<storage::FileTransfer> transfers;
    json copied = json::array();
    for (const auto &file : plan.copy) {
        copied.push_back(file.name);
        const auto local = (fs::path(folder) / file.name).string(), object = base + "/" + file.name;
        transfers.push_back({isUpload ? local : object, isUpload ? object : local, file.size});
    }
    json result{{"copied", copied},
                {"removed", plan.remove},
                {"extra", plan.extra},
                {"same", plan.same},
                {"dry_run", arguments.isDryRun}};
    const std::string summary =
        fmt::format("{} files to copy ({}), {} are equal, {} to remove, {} more in the target{}\n", plan.copy.size(),
                    formatBytes(plan.bytes), plan.same, plan.remove.size(), plan.extra.size(),
                    sides.skipped.empty() ? "" : fmt::format(", {} keys cannot be file names", sides.skipped.size()));
    if (arguments.isDryRun)
        return context.print(result, summary);
    if (!plan.remove.empty()) {
        context.printMessage(lossText(plan.remove));
        TY_TRY(context.confirm(fmt::format("Remove {} files of {}?", plan.remove.size(), target)));
    }
    const auto outcomes = run(context, transfers, config, journalOf(cloud), "sync", "Synchronizing " + target);
    if (const auto error = storage::firstError(outcomes))
        return printOutcomes(context, outcomes, std::move(result));
    TY_TRY(removeExtra(plan, target, isUpload, config, context.transfer()));
    return printOutcomes(context, outcomes, std::move(result));
}

Result<int> pending(Context &context, bool isAbort)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    const auto journal = journalOf(cloud);
    json list = json::array();
    Table table({{"KIND"}, {"FILE"}, {"OBJECT"}, {"SIZE", Table::Align::Right}});
    for (const auto &state : journal.all()) {
        if (isAbort) {
            TY_ASSIGN(const auto config, ownedStorage(cloud, {}, BucketUse::Read));
            TY_TRY(storage::abandon(state, config, journal, context.request()));
        }
        list.push_back({{"kind", state.kind}, {"file", state.file}, {"uri", state.uri}, {"bytes", state.size}});
        table.add({state.kind, state.file, state.uri, formatBytes(state.size)});
    }
    return context.print({{"transfers", list}, {"aborted", isAbort}},
                         table.empty() ? "No interrupted transfers.\n"
                                       : table.text(context.out) + (isAbort ? "They were given up.\n" : ""));
}

} // namespace

void addDataTransfers(Commands &commands, CLI::App *data)
{
    auto putOptions = std::make_shared<PutOptions>();
    CLI::App *putCommand = commands.add(
        "put",
        "Files, folders and patterns to S3; the bucket is created if it does not exist. Continues where an "
        "interrupted upload of a large file ended",
        data);
    putCommand
        ->add_option("PATHS", putOptions->paths, "Files, folders or patterns ('t*-ubyte'), then s3://bucket/prefix")
        ->required();
    putCommand->add_flag("--no-create-bucket", putOptions->noBucket, "Do not create the bucket");
    addOwnerOption(putCommand, putOptions->owner);
    commands.onRun(putCommand, [=](Context &context) { return put(context, *putOptions); });

    auto getOptions = std::make_shared<GetOptions>();
    CLI::App *getCommand =
        commands.add("get",
                     "Objects, patterns, or everything below a prefix that ends with /. Continues where an interrupted "
                     "download of a large object ended",
                     data);
    getCommand
        ->add_option(
            "PATHS", getOptions->paths,
            "s3://bucket/key, s3://bucket/prefix/ or s3://bucket/set/*.rec, then a file or folder (default: .)")
        ->required();
    addOwnerOption(getCommand, getOptions->owner);
    commands.onRun(getCommand, [=](Context &context) { return get(context, *getOptions); });

    auto arguments = std::make_shared<SyncArguments>();
    CLI::App *syncCommand =
        commands.add("sync", "Copy what differs by content between a folder and a prefix of S3", data);
    syncCommand->add_option("FROM", arguments->from, "Folder, or s3://bucket/prefix")->required();
    syncCommand->add_option("TO", arguments->to, "s3://bucket/prefix, or folder")->required();
    syncCommand->add_option("--exclude", arguments->options.excludes,
                            "Patterns of names or paths: *.tmp, .git, cache/*");
    syncCommand->add_flag("--delete", arguments->options.deleteExtra, "Remove from the target what the source lacks");
    syncCommand->add_flag("--dry-run", arguments->isDryRun, "Only show what would be done");
    addOwnerOption(syncCommand, arguments->owner);
    commands.onRun(syncCommand, [=](Context &context) { return sync(context, *arguments); });

    auto isAbort = std::make_shared<bool>(false);
    CLI::App *pendingCommand = commands.add("pending", "Interrupted transfers of large files", data);
    pendingCommand->add_flag("--abort", *isAbort, "Give them up: delete their parts, which S3 charges for");
    commands.onRun(pendingCommand, [=](Context &context) { return pending(context, *isAbort); });
}

} // namespace trainyard::cli
