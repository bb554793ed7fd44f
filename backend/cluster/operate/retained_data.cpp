#include "backend/cluster/operate/retained_data.h"

#include <algorithm>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/s3/s3_client.h"
#include "backend/aws/services/efs_client.h"
#include "backend/cluster/account/buckets.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/async/task_pool.h"

namespace trainyard::cluster {
namespace {

double gib(std::uint64_t bytes)
{
    return double(bytes) / double(1ull << 30);
}

void addBuckets(const CloudContext &cloud, RetainedData &kept, const CallContext &context)
{
    const auto buckets = cloud.s3->listBuckets(context);
    if (!buckets)
        kept.notRead.emplace_back("S3", buckets.error());
    const auto ours = bucketsMadeHere(cloud);
    for (const auto &bucket : buckets ? *buckets : std::vector<aws::Bucket>()) {
        if (!cloud.local && !bucket.name.starts_with("trainyard") && !ours.contains(bucket.name))
            continue;
        RetainedResource resource{"bucket", bucket.name, bucket.name, {}, 0, 0};
        if (const auto objects = cloud.s3->listObjects(bucket.name, {}, {}, context)) {
            for (const auto &object : objects->objects)
                resource.bytes += object.size;
        } else {
            kept.notRead.emplace_back("the bucket " + bucket.name, objects.error());
        }
        resource.usdPerMonth = gib(resource.bytes) * cloud.catalog->bucketUsdPerGiBMonth();
        kept.resources.push_back(std::move(resource));
    }
}

/// Those of colleagues are theirs to pay for, also where they have all of our tags but the owner.
bool isFileSystemOfOurs(const CloudContext &cloud, const std::string &region, const aws::FileSystem &system)
{
    const auto row = cloud.ledger->resource("file-system", system.id, cloud.profile, region);
    if (cloud.local || (row && *row) || tagOf(system.tags, tag::kLedger) == cloud.ledger->id())
        return true;
    const std::string owner = tagOf(system.tags, tag::kOwner);
    return owner.empty() ? !tagOf(system.tags, tag::kCluster).empty() : owner == cloud.owner;
}

RetainedData fileSystems(const CloudContext &cloud, const std::string &region, const CallContext &context)
{
    RetainedData kept;
    const auto systems = cloud.efsOf(region)->describeFileSystems(context);
    if (!systems)
        kept.notRead.emplace_back("EFS of " + region, systems.error());
    for (const auto &system : systems ? *systems : std::vector<aws::FileSystem>()) {
        if (!isFileSystemOfOurs(cloud, region, system))
            continue;
        kept.resources.push_back({"file-system", system.id, system.name, region, system.bytes,
                                  gib(system.bytes) * cloud.catalog->fileSystemUsdPerGiBMonth()});
    }
    return kept;
}

/// Images that this ledger made from machines (recipes/image_bake): their snapshots are paid for. Those of earlier
/// versions have no row, only the ledger's tag; nothing is deleted by this list.
bool isImageOfOurs(const CloudContext &cloud, const std::string &region, const aws::Image &image)
{
    const auto row = cloud.ledger->resource("image", image.id, cloud.profile, region);
    return (row && *row) || tagOf(image.tags, tag::kLedger) == cloud.ledger->id();
}

RetainedData bakedImagesOf(const CloudContext &cloud, const std::string &region, const CallContext &context)
{
    RetainedData kept;
    const auto images = cloud.ec2Of(region)->describeImages({}, {"self"}, {}, context);
    if (!images)
        kept.notRead.emplace_back("images of " + region, images.error());
    for (const auto &image : images ? *images : std::vector<aws::Image>()) {
        if (!isImageOfOurs(cloud, region, image))
            continue;
        kept.resources.push_back({"image", image.id, image.name, region, std::uint64_t(image.volumesGiB) << 30,
                                  image.volumesGiB * cloud.catalog->snapshotUsdPerGiBMonth(region)});
    }
    return kept;
}

} // namespace

RetainedData retainedData(const CloudContext &cloud, const CallContext &context)
{
    RetainedData kept;
    if (cloud.s3)
        addBuckets(cloud, kept, context);
    if (!cloud.efsOf)
        return kept;
    auto regions = regionsOf(cloud, true, context);
    if (!regions) {
        kept.notRead.emplace_back("the list of regions", regions.error());
        regions = std::vector<std::string>{cloud.region};
    }
    const auto found = parallelMap(*regions, 8, context.stop, [&](const std::string &region, std::stop_token token) {
        RetainedData one = fileSystems(cloud, region, {context.deadline, token});
        RetainedData images = bakedImagesOf(cloud, region, {context.deadline, std::move(token)});
        std::ranges::move(images.resources, std::back_inserter(one.resources));
        std::ranges::move(images.notRead, std::back_inserter(one.notRead));
        return one;
    });
    for (const RetainedData &one : found) {
        std::ranges::copy(one.resources, std::back_inserter(kept.resources));
        std::ranges::copy(one.notRead, std::back_inserter(kept.notRead));
    }
    return kept;
}

} // namespace trainyard::cluster
