#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/aws/s3/s3_client.h"
#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/commands/data/data_commands.h"
#include "backend/cli/context.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/data/tools/tools.h"
#include "backend/storage/remove_many.h"
#include "backend/storage/storage.h"
#include "backend/training/data/data_sets.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

using training::storageOf;

struct ListOptions {
    std::string uri, owner;
};

Result<int> list(Context &context, const ListOptions &options)
{
    const std::string &uri = options.uri;
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
    TY_ASSIGN(const auto config, ownedStorage(cloud, options.owner, BucketUse::Read));
    TY_ASSIGN(const auto found, storage::list(uri, config, context.request()));
    Table table({{"SIZE", Table::Align::Right}, {"NAME"}});
    for (const auto &entry : found) {
        entries.push_back({{"uri", entry.uri}, {"bytes", entry.size}});
        table.add({formatBytes(entry.size), entry.uri});
    }
    return context.print({{"entries", entries}}, table.empty() ? "Nothing found.\n" : table.text(context.out));
}

struct RemoveOptions {
    std::string uri, owner;
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
    TY_ASSIGN(const auto config, ownedStorage(cloud, options.owner, BucketUse::Write));
    std::vector<std::string> uris = {options.uri};
    if (options.recursive) {
        TY_ASSIGN(const auto entries, storage::list(options.uri, config, context.request()));
        uris.clear();
        std::vector<std::string> lost;
        for (const auto &entry : entries) {
            uris.push_back(entry.uri);
            lost.push_back(entry.uri + "  " + formatBytes(entry.size));
        }
        if (uris.empty() && !wholeBucket)
            return context.print({{"removed", json::array()}, {"bucket_removed", false}},
                                 "Nothing found; nothing was removed.\n");
        if (!uris.empty())
            context.printMessage(lossText(lost));
    }
    storage::BucketContent content;
    if (wholeBucket) {
        TY_ASSIGN(content, storage::bucketContent(target.bucket, config, context.transfer()));
    }
    TY_TRY(context.confirm(fmt::format(
        "Remove {}{}?", uris.size() == 1 ? uris.front() : fmt::format("{} objects of {}", uris.size(), options.uri),
        wholeBucket ? fmt::format(" and the bucket, with {} versions of objects and {} unfinished uploads",
                                  content.versions.size(), content.uploads.size())
                    : "")));
    // Versions are deleted by their ids: without one, a deletion adds a marker to a bucket that keeps versions.
    if (content.versions.empty()) {
        TY_TRY(storage::removeMany(uris, config, context.transfer()));
    }
    if (wholeBucket) { // what came after the question stays, and so does the bucket
        TY_TRY(storage::removeContent(target.bucket, content, config, context.transfer()));
        TY_TRY(config.s3->deleteBucket(target.bucket, context.request()));
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

std::string lossText(const std::vector<std::string> &lost)
{
    constexpr std::size_t kShown = 10;
    std::string text;
    for (std::size_t i = 0; i < std::min(kShown, lost.size()); ++i)
        text += fmt::format("{}  {}", i > 0 ? "\n" : "", oneLine(lost[i]));
    if (lost.size() > kShown)
        text += fmt::format("\n  and {} more", lost.size() - kShown);
    return text;
}

std::string oneLine(std::string key)
{
    std::ranges::replace_if(
        key, [](char c) { return c == '\n' || c == '\t' || c == '\r'; }, '?');
    return printable(key);
}

void addData(Commands &commands)
{
    CLI::App *data = commands.add("data", "Data sets and S3");
    data->require_subcommand(1);

    addDataTransfers(commands, data);
    addDataFetch(commands, data);
    addDataPush(commands, data);
    addDataPull(commands, data);
    addDataBuckets(commands, data);

    auto listOptions = std::make_shared<ListOptions>();
    CLI::App *ls = commands.add("ls", "The buckets, or everything below a prefix", data);
    ls->add_option("URI", listOptions->uri, "s3://bucket/prefix, or a folder");
    addOwnerOption(ls, listOptions->owner);
    commands.onRun(ls, [=](Context &context) { return list(context, *listOptions); });

    auto removeOptions = std::make_shared<RemoveOptions>();
    CLI::App *rm = commands.add("rm", "Remove an object, a prefix or a bucket", data);
    rm->add_option("URI", removeOptions->uri, "s3://bucket/key")->required();
    rm->add_flag("-r,--recursive", removeOptions->recursive,
                 "As a folder: s3://b/run1 is the object run1 and all of run1/..., not run10");
    addOwnerOption(rm, removeOptions->owner);
    commands.onRun(rm, [=](Context &context) { return remove(context, *removeOptions); });

    for (const data::Tool &tool : data::tools()) {
        CLI::App *command = commands.add(tool.name, tool.about, data);
        commands.onRun(command, [run = tool.declare(*command)](Context &context) { return runTool(context, run); });
    }
}

} // namespace trainyard::cli
