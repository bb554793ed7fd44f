#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/aws/s3/s3_client.h"
#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/download_plan.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/data/tools/tools.h"
#include "backend/storage/storage.h"
#include "backend/training/data_sets.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;
namespace fs = std::filesystem;

Deadline transferDeadline()
{
    return Deadline::after(std::chrono::hours(12)); // the network timeouts end a dead transfer long before
}

using training::storageOf;
using training::Transfer;

Result<int>
runTransfers(Context &context, const std::vector<Transfer> &transfers, const std::string &step,
             const std::string &title,
             const std::function<Result<storage::WriteResult>(const Transfer &, const storage::TransferSink &)> &one,
             json result = json::object())
{
    ProgressView view(stderr, context.globals.json);
    const ProgressSink sink = view.sink();
    StepReporter report(sink, {.step = step, .title = title});
    report.begin();
    json files = json::array();
    std::uint64_t bytes = 0;
    for (const Transfer &transfer : transfers) {
        const auto written = one(transfer, [&](std::uint64_t done, std::uint64_t total) {
            report.progress(transfer.from, total ? double(done) / double(total) : -1);
        });
        if (!written) {
            report.failed(transfer.from);
            return fail(written.error());
        }
        bytes += written->size;
        files.push_back(
            {{"from", transfer.from}, {"to", transfer.to}, {"bytes", written->size}, {"sha256", written->sha256}});
    }
    const std::string summary = fmt::format("{} files, {}", transfers.size(), formatBytes(bytes));
    report.done(summary);
    view.close();
    result["files"] = files;
    result["bytes"] = bytes;
    return context.print(result, summary + "\n");
}

/// Formats a key for one line of a list: it may contain line feeds.
std::string oneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\t' || c == '\r'; }, '?');
    return printable(text);
}

/// Uploads a file, or a folder with all its subfolders, to s3://.
Result<int> put(Context &context, const std::string &from, const std::string &to, bool makeBucket)
{
    TY_ASSIGN(const auto transfers, training::planUpload(from, to));
    TY_ASSIGN(auto cloud, openCloud(context));
    bool first = true;
    return runTransfers(context, transfers, "put", "Putting " + from,
                        [&](const Transfer &t, const storage::TransferSink &progress) -> Result<storage::WriteResult> {
                            const bool make = makeBucket && std::exchange(first, false);
                            TY_ASSIGN(const auto written,
                                      training::upload(cloud, {t}, make, progress, {transferDeadline(), context.stop}));
                            return written.front();
                        });
}

/// Downloads one object, or all objects below a prefix that ends with '/'.
Result<int> get(Context &context, const std::string &from, const std::string &to)
{
    TY_ASSIGN(const auto source, storage::Uri::parse(from));
    TY_ASSIGN(auto cloud, openCloud(context));
    std::vector<Transfer> transfers;
    std::vector<DownloadPlan::Skipped> skipped;
    std::error_code error;
    if (from.ends_with('/') || source.path.empty()) {
        TY_ASSIGN(const auto entries, storage::list(from, storageOf(cloud), context.request()));
        auto plan = planDownload(source.text(), entries, to);
        for (const auto &file : plan.files)
            transfers.push_back({file.uri, file.path.string()});
        skipped = std::move(plan.skipped);
        if (transfers.empty() && skipped.empty())
            return fail(ErrorCode::NotFound, from, "nothing was found below this prefix");
    } else {
        const bool folder = fs::is_directory(to, error) || to.ends_with('/');
        transfers.push_back({from, folder ? (fs::path(to) / fs::path(source.path).filename()).string() : to});
    }
    const auto fetch = [&](const Transfer &t, const storage::TransferSink &progress) -> Result<storage::WriteResult> {
        std::error_code made;
        if (const auto parent = fs::path(t.to).parent_path(); !parent.empty())
            fs::create_directories(parent, made);
        if (made)
            return fail(systemError(made.value(), t.to, "creating its folder"));
        auto config = storageOf(cloud);
        config.progress = progress;
        return storage::fetchFile(t.from, t.to, config, {transferDeadline(), context.stop});
    };
    json left = json::array();
    for (const auto &[uri, why] : skipped)
        left.push_back({{"uri", uri}, {"why", why}});
    const auto status = runTransfers(context, transfers, "get", "Getting " + from, fetch, {{"skipped", left}});
    if (skipped.empty())
        return status;
    context.printMessage(fmt::format(
        "trainyardctl: {} objects were not fetched, since their keys cannot be file names here:", skipped.size()));
    for (const auto &[uri, why] : skipped)
        context.printMessage("  " + oneLine(uri) + ": " + why);
    return status ? Result<int>(Failed) : status;
}

Result<int> list(Context &context, const std::string &uri)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    json entries = json::array();
    if (uri.empty()) {
        TY_ASSIGN(const auto buckets, cloud.s3->listBuckets(context.request()));
        Table table({{"BUCKET"}, {"CREATED"}});
        for (const auto &bucket : buckets) {
            entries.push_back({{"uri", "s3://" + bucket.name}, {"created", toIso8601(bucket.created)}});
            table.add({"s3://" + bucket.name, toIso8601(bucket.created)});
        }
        return context.print({{"entries", entries}}, table.empty() ? "No buckets.\n" : table.text(context.out));
    }
    TY_ASSIGN(const auto found, storage::list(uri, storageOf(cloud), context.request()));
    Table table({{"SIZE", Table::Align::Right}, {"NAME"}});
    for (const auto &entry : found) {
        entries.push_back({{"uri", entry.uri}, {"bytes", entry.size}});
        table.add({formatBytes(entry.size), entry.uri});
    }
    return context.print({{"entries", entries}}, table.empty() ? "Nothing found.\n" : table.text(context.out));
}

/// Lists the first of the objects that will be lost, for the confirmation and for the record of --yes.
std::string lossOf(const std::vector<storage::Entry> &entries)
{
    constexpr std::size_t kShown = 10;
    std::string text;
    for (std::size_t i = 0; i < std::min(kShown, entries.size()); ++i)
        text += fmt::format("  {}  {}\n", oneLine(entries[i].uri), formatBytes(entries[i].size));
    if (entries.size() > kShown)
        text += fmt::format("  and {} more\n", entries.size() - kShown);
    if (!text.empty())
        text.pop_back();
    return text;
}

struct RemoveOptions {
    std::string uri;
    bool recursive = false;
};

Result<int> remove(Context &context, const RemoveOptions &options)
{
    TY_ASSIGN(const auto target, storage::Uri::parse(options.uri));
    const bool wholeBucket = target.scheme == "s3" && target.path.empty();
    if ((wholeBucket || options.uri.ends_with('/')) && !options.recursive)
        return context.wrongUsage(options.uri +
                                  " is a bucket or a prefix; add --recursive to remove everything below it.");
    TY_ASSIGN(auto cloud, openCloud(context));
    std::vector<std::string> uris = {options.uri};
    if (options.recursive) {
        TY_ASSIGN(const auto entries, storage::list(options.uri, storageOf(cloud), context.request()));
        uris.clear();
        for (const auto &entry : entries)
            uris.push_back(entry.uri);
        if (uris.empty() && !wholeBucket)
            return context.print({{"removed", json::array()}, {"bucket_removed", false}},
                                 "Nothing found; nothing was removed.\n");
        if (!uris.empty())
            context.printMessage(lossOf(entries));
    }
    TY_TRY(context.confirm(fmt::format(
        "Remove {}{}?", uris.size() == 1 ? uris.front() : fmt::format("{} objects of {}", uris.size(), options.uri),
        wholeBucket ? " and the bucket" : "")));
    for (const std::string &uri : uris) {
        TY_TRY(storage::remove(uri, storageOf(cloud), context.request()));
    }
    if (wholeBucket) {
        TY_TRY(cloud.s3->deleteBucket(target.bucket, context.request()));
    }
    return context.print({{"removed", uris}, {"bucket_removed", wholeBucket}},
                         fmt::format("Removed {} objects.\n", uris.size()));
}

/// Runs a tool of backend/data with this program's progress and output.
Result<int> runTool(Context &context, const data::RunTool &run)
{
    const auto storage = [&context](bool withS3) -> Result<storage::StorageConfig> {
        if (!withS3)
            return storage::StorageConfig();
        TY_ASSIGN(auto cloud, openCloud(context));
        return storageOf(cloud);
    };
    TY_ASSIGN(const auto answer, run({storage, ProgressView(stderr, context.globals.json).sink(), context.stop}));
    const int status = context.print(answer.value, answer.text);
    return answer.good ? status : ExitStatus::Failed;
}

} // namespace

void addData(Commands &commands)
{
    CLI::App *data = commands.add("data", "Data sets and S3");
    data->require_subcommand(1);

    auto putFrom = std::make_shared<std::string>(), putTo = std::make_shared<std::string>();
    auto noBucket = std::make_shared<bool>(false);
    CLI::App *putCommand =
        commands.add("put", "A file or a folder to S3; the bucket is created if it does not exist", data);
    putCommand->add_option("FROM", *putFrom, "File or folder")->required();
    putCommand->add_option("TO", *putTo, "s3://bucket/prefix")->required();
    putCommand->add_flag("--no-create-bucket", *noBucket, "Do not create the bucket");
    commands.onRun(putCommand, [=](Context &context) { return put(context, *putFrom, *putTo, !*noBucket); });

    auto getFrom = std::make_shared<std::string>(), getTo = std::make_shared<std::string>(".");
    CLI::App *getCommand = commands.add("get", "An object, or everything below a prefix that ends with /", data);
    getCommand->add_option("FROM", *getFrom, "s3://bucket/key, or s3://bucket/prefix/")->required();
    getCommand->add_option("TO", *getTo, "File or folder")->capture_default_str();
    commands.onRun(getCommand, [=](Context &context) { return get(context, *getFrom, *getTo); });

    auto lsUri = std::make_shared<std::string>();
    CLI::App *ls = commands.add("ls", "The buckets, or everything below a prefix", data);
    ls->add_option("URI", *lsUri, "s3://bucket/prefix, or a folder");
    commands.onRun(ls, [=](Context &context) { return list(context, *lsUri); });

    auto removeOptions = std::make_shared<RemoveOptions>();
    CLI::App *rm = commands.add("rm", "Remove an object, a prefix or a bucket", data);
    rm->add_option("URI", removeOptions->uri, "s3://bucket/key")->required();
    rm->add_flag("-r,--recursive", removeOptions->recursive,
                 "As a folder: s3://b/run1 is the object run1 and all of run1/..., not run10");
    commands.onRun(rm, [=](Context &context) { return remove(context, *removeOptions); });

    for (const data::Tool &tool : data::tools()) {
        CLI::App *command = commands.add(tool.name, tool.about, data);
        commands.onRun(command, [run = tool.declare(*command)](Context &context) { return runTool(context, run); });
    }
}

} // namespace trainyard::cli
