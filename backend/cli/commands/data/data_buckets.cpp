// Buckets, and links to objects.

#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/aws/s3/s3_client.h"
#include "backend/cli/cloud.h"
#include "backend/cli/commands/data/data_commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/account/buckets.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/training/data/data_sets.h"

namespace trainyard::cli {

namespace {

Result<int> makeBucket(Context &context, const std::string &name)
{
    const std::string bucket = name.starts_with("s3://") ? name.substr(5) : name;
    if (!cluster::isBucketName(bucket))
        return context.wrongUsage(
            "\"" + printable(bucket) +
            "\" cannot be the name of a bucket: 3 to 63 small letters, digits and hyphens, unique among all accounts");
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const bool isNew, cluster::ensureBucket(cloud, bucket, cloud.region, context.request()));
    return context.print({{"bucket", bucket}, {"region", cloud.region}, {"created", isNew}},
                         isNew ? fmt::format("s3://{} was created in {}: private, encrypted, public access blocked.\n",
                                             bucket, cloud.region)
                               : fmt::format("s3://{} exists.\n", bucket));
}

struct PresignOptions {
    std::string uri, owner;
    int minutes = 60;
    bool isUpload = false;
};

Result<int> presign(Context &context, const PresignOptions &options)
{
    TY_ASSIGN(const auto target, storage::Uri::parse(options.uri));
    if (target.scheme != "s3" || target.path.empty())
        return context.wrongUsage("A link leads to one object: s3://bucket/key.");
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto config, ownedStorage(cloud, options.owner, BucketUse::Read));
    if (!options.isUpload) {
        TY_TRY(config.s3->headObject(target.bucket, target.path, context.request())); // a link to nothing is useless
    }
    const auto life = std::chrono::minutes(options.minutes);
    TY_ASSIGN(const auto link, config.s3->presign(target.bucket, target.path, options.isUpload ? "PUT" : "GET", life,
                                                  context.request()));
    TY_ASSIGN(const auto session, cluster::sessionEnd(cloud, context.request()));
    const auto ends = SystemClock::instance().now() + life;
    const auto until = session ? std::min(*session, ends) : ends;
    return context.print({{"url", link}, {"method", options.isUpload ? "PUT" : "GET"}, {"expires", toIso8601(until)}},
                         link + "\n");
}

} // namespace

Result<storage::StorageConfig> ownedStorage(const cluster::CloudContext &cloud, const std::string &option,
                                            BucketUse use)
{
    auto config = training::storageOf(cloud);
    if (!config.s3 || option == "any")
        return config;
    const bool isAccount =
        option.size() == 12 && std::ranges::all_of(option, [](char c) { return c >= '0' && c <= '9'; });
    if (!option.empty() && !isAccount)
        return fail(ErrorCode::InvalidArgument, "--expected-bucket-owner",
                    "an account id of 12 digits is wanted, or \"any\"");
    const std::string owner = !option.empty() ? option : use == BucketUse::Write ? cloud.account : std::string();
    if (!owner.empty())
        config.s3 = config.s3->expecting(owner);
    return config;
}

void addOwnerOption(CLI::App *command, std::string &owner)
{
    command->add_option("--expected-bucket-owner", owner,
                        "Account that must own the bucket, or \"any\"; by default yours, to read any");
}

void addDataBuckets(Commands &commands, CLI::App *data)
{
    auto bucket = std::make_shared<std::string>();
    CLI::App *mkbucket = commands.add("mkbucket", "Create a bucket: private, encrypted, public access blocked", data);
    mkbucket->add_option("NAME", *bucket, "Name, unique among all accounts")->required();
    commands.onRun(mkbucket, [=](Context &context) { return makeBucket(context, *bucket); });

    auto options = std::make_shared<PresignOptions>();
    CLI::App *link = commands.add("presign", "A link with which anyone can read an object for a while", data);
    link->add_option("URI", options->uri, "s3://bucket/key")->required();
    link->add_option("--minutes", options->minutes, "Until the link ends")
        ->check(CLI::Range(1, 7 * 24 * 60))
        ->capture_default_str();
    link->add_flag("--put", options->isUpload, "A link to write the object instead");
    addOwnerOption(link, options->owner);
    commands.onRun(link, [=](Context &context) { return presign(context, *options); });
}

} // namespace trainyard::cli
