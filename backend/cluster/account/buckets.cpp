#include "backend/cluster/account/buckets.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr int kUploadDays = 7; // after which an incomplete upload is given up

/// The setting with the names of the buckets that were created here; a name alone does not show that.
std::string settingName(const CloudContext &cloud)
{
    return "buckets:" + cloud.endpointId + ":" + cloud.account;
}

} // namespace

std::set<std::string> bucketsMadeHere(const CloudContext &cloud)
{
    const auto kept = cloud.ledger->setting(settingName(cloud));
    const auto list = nlohmann::json::parse(kept && *kept ? **kept : "[]", nullptr, false);
    std::set<std::string> names;
    for (const auto &name : list.is_array() ? list : nlohmann::json::array()) {
        if (name.is_string())
            names.insert(name.get<std::string>());
    }
    return names;
}

Result<bool> ensureBucket(const CloudContext &cloud, const std::string &bucket, const std::string &region,
                          const CallContext &context)
{
    const auto s3 = cloud.s3Of(region);
    // The bucket may belong to another account, which would receive our data. Hence the expected owner is given.
    const auto there = s3->headBucket(bucket, context, cloud.account);
    if (!there && there.error().code == ErrorCode::PermissionDenied)
        return fail(ErrorCode::AlreadyExists, there.error().source,
                    "the bucket " + bucket +
                        " belongs to another account, or these credentials cannot use it: choose another name");
    if (!there)
        return fail(there.error());
    auto names = bucketsMadeHere(cloud);
    if (*there && !names.contains(bucket))
        return false;
    // Recorded before the bucket is created, so that the next attempt completes an interrupted one.
    names.insert(bucket);
    Status done = cloud.ledger->setSetting(settingName(cloud), nlohmann::json(names).dump());
    if (done && !*there)
        done = s3->createBucket(bucket, context);
    if (done)
        done = s3->blockPublicAccess(bucket, context);
    if (done)
        done = s3->encryptByDefault(bucket, context);
    if (done)
        done = s3->tagBucket(bucket, {{"application", "trainyard"}, {"trainyard:owner", cloud.owner}}, context);
    if (!done)
        return fail(done.error());
    // The parts of an upload that is given up are invisible, and billed until somebody deletes them.
    const auto rule = s3->abortUploadsAfter(bucket, kUploadDays, context);
    if (!rule && rule.error().code != ErrorCode::PermissionDenied && rule.error().code != ErrorCode::Unsupported)
        return fail(rule.error());
    return !*there;
}

Result<BucketExposure> bucketExposure(const CloudContext &cloud, const std::string &bucket, const CallContext &context)
{
    const auto found = cloud.s3Of(cloud.region)->isPublic(bucket, context);
    if (found)
        return *found ? BucketExposure::Public : BucketExposure::Closed;
    const Error &error = found.error();
    if (error.code == ErrorCode::Cancelled || isSessionError(error) || error.code == ErrorCode::Unreachable)
        return fail(error);
    const bool isNone = error.code == ErrorCode::NotFound || error.code == ErrorCode::Unsupported;
    return isNone || bucketsMadeHere(cloud).contains(bucket) ? BucketExposure::Closed : BucketExposure::Unknown;
}

Result<std::string> regionOfBucket(const CloudContext &cloud, const std::string &bucket, const std::string &from,
                                   const CallContext &context)
{
    const auto s3 = cloud.s3Of(from);
    const auto there = s3->headBucket(bucket, context);
    if (there)
        return *there ? s3->bucketRegion(bucket) : std::string();
    const Error &error = there.error();
    if (error.code == ErrorCode::Cancelled || isSessionError(error) || error.code == ErrorCode::Unreachable)
        return fail(error);
    return std::string();
}

Sentence otherRegionHint(const std::string &bucket, const std::string &bucketRegion, const std::string &region,
                         bool throughNat)
{
    if (bucketRegion.empty() || bucketRegion == region)
        return {};
    if (throughNat)
        return say(
            "The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses regions, and "
            "the NAT gateway for each byte, too. Copy the data to a bucket of %3.",
            bucket, bucketRegion, region);
    return say(
        "The bucket %1 is in %2, and the machines are in %3: AWS charges for each byte that crosses regions, and "
        "reading takes longer. Copy the data to a bucket of %3.",
        bucket, bucketRegion, region);
}

std::vector<std::string> bucketCommands(const std::string &bucket, const std::string &region)
{
    const std::string with = " --bucket " + bucket + " --region " + region;
    return {"aws s3api create-bucket" + with +
                (region == "us-east-1" ? "" : " --create-bucket-configuration LocationConstraint=" + region),
            "aws s3api put-public-access-block" + with +
                " --public-access-block-configuration "
                "BlockPublicAcls=true,IgnorePublicAcls=true,BlockPublicPolicy=true,RestrictPublicBuckets=true",
            "aws s3api put-bucket-encryption" + with +
                " --server-side-encryption-configuration "
                "'{\"Rules\":[{\"ApplyServerSideEncryptionByDefault\":{\"SSEAlgorithm\":\"AES256\"}}]}'",
            "aws s3api put-bucket-tagging" + with + " --tagging 'TagSet=[{Key=application,Value=trainyard}]'",
            "aws s3api put-bucket-lifecycle-configuration" + with +
                " --lifecycle-configuration "
                "'{\"Rules\":[{\"ID\":\"abort-incomplete-uploads\",\"Filter\":{\"Prefix\":\"\"},\"Status\":\"Enabled\","
                "\"AbortIncompleteMultipartUpload\":{\"DaysAfterInitiation\":" +
                std::to_string(kUploadDays) + "}}]}'"};
}

Result<std::vector<std::string>> bucketNames(const CloudContext &cloud, const CallContext &context)
{
    TY_ASSIGN(const auto all, cloud.s3->listBuckets(context));
    std::vector<std::string> names;
    for (const auto &bucket : all)
        names.push_back(bucket.name);
    std::ranges::sort(names);
    return names;
}

} // namespace trainyard::cluster
