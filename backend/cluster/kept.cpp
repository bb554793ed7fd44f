#include "backend/cluster/kept.h"

#include <algorithm>

#include "backend/aws/efs_client.h"
#include "backend/aws/s3_client.h"
#include "backend/cluster/buckets.h"
#include "backend/cluster/catalog.h"
#include "backend/cluster/inventory_internal.h"
#include "backend/core/task_pool.h"

namespace trainyard::cluster {
namespace {

double gib(std::uint64_t bytes)
{
    return double(bytes) / double(1ull << 30);
}

void addBuckets(const CloudContext &cloud, KeptList &kept, const Deadline &deadline, const std::stop_token &stop)
{
    const auto buckets = cloud.s3->listBuckets(deadline, stop);
    if (!buckets)
        kept.notRead.emplace_back("S3", buckets.error());
    const auto ours = bucketsMadeHere(cloud);
    for (const auto &bucket : buckets ? *buckets : std::vector<aws::Bucket>()) {
        if (!cloud.local && !bucket.name.starts_with("trainyard") && !ours.contains(bucket.name))
            continue;
        KeptThing thing{"bucket", bucket.name, bucket.name, {}, 0, 0};
        if (const auto objects = cloud.s3->listObjects(bucket.name, {}, {}, deadline, stop)) {
            for (const auto &object : objects->objects)
                thing.bytes += object.size;
        } else {
            kept.notRead.emplace_back("the bucket " + bucket.name, objects.error());
        }
        thing.usdPerMonth = gib(thing.bytes) * cloud.catalog->bucketUsdPerGiBMonth();
        kept.things.push_back(std::move(thing));
    }
}

KeptList fileSystems(const CloudContext &cloud, const std::string &region, const Deadline &deadline,
                     std::stop_token stop)
{
    KeptList kept;
    const auto systems = cloud.efsOf(region)->describeFileSystems(deadline, std::move(stop));
    if (!systems)
        kept.notRead.emplace_back("EFS of " + region, systems.error());
    for (const auto &system : systems ? *systems : std::vector<aws::FileSystem>()) {
        if (tagOf(system.tags, tag::kCluster).empty() && tagOf(system.tags, tag::kOwner).empty())
            continue;
        kept.things.push_back({"file-system", system.id, system.name, region, system.bytes,
                               gib(system.bytes) * cloud.catalog->fileSystemUsdPerGiBMonth()});
    }
    return kept;
}

} // namespace

KeptList keptThings(const CloudContext &cloud, const Deadline &deadline, std::stop_token stop)
{
    KeptList kept;
    if (cloud.s3)
        addBuckets(cloud, kept, deadline, stop);
    if (!cloud.efsOf || cloud.local)
        return kept;
    auto regions = regionsOf(cloud, true, deadline, stop);
    if (!regions) {
        kept.notRead.emplace_back("the list of regions", regions.error());
        regions = std::vector<std::string>{cloud.region};
    }
    const auto found = parallelMap(*regions, 8, stop, [&](const std::string &region, std::stop_token token) {
        return fileSystems(cloud, region, deadline, std::move(token));
    });
    for (const KeptList &one : found) {
        std::ranges::copy(one.things, std::back_inserter(kept.things));
        std::ranges::copy(one.notRead, std::back_inserter(kept.notRead));
    }
    return kept;
}

} // namespace trainyard::cluster
