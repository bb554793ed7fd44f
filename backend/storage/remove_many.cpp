#include "backend/storage/remove_many.h"

#include <algorithm>
#include <atomic>
#include <map>

#include "backend/aws/s3/s3_client.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"

namespace trainyard::storage {

namespace {

constexpr std::size_t kRemovalsAtOnce = 16, kRequestsAtOnce = 4, kObjectsInRequest = 1000;

/// Calls f for all items, several at once. After a failure no further call begins.
template <class Item, class F>
Status untilOneFails(const std::vector<Item> &items, std::size_t width, const CallContext &context, F f)
{
    std::atomic<bool> hasFailed{false};
    return parallelForEach(items, width, context.stop, [&](const Item &item, std::stop_token stop) -> Status {
        if (hasFailed)
            return {};
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "removal", "it was stopped before all was removed");
        Status done = f(item, CallContext{context.deadline, std::move(stop)});
        if (!done)
            hasFailed = true;
        return done;
    });
}

Status removeObjects(const std::string &bucket, const std::vector<aws::ObjectVersion> &objects,
                     const StorageConfig &config, const CallContext &context)
{
    std::vector<std::vector<aws::ObjectVersion>> requests;
    for (std::size_t first = 0; first < objects.size(); first += kObjectsInRequest) {
        const auto end = std::min(first + kObjectsInRequest, objects.size());
        requests.emplace_back(objects.begin() + std::ptrdiff_t(first), objects.begin() + std::ptrdiff_t(end));
    }
    return untilOneFails(requests, kRequestsAtOnce, context,
                         [&](const std::vector<aws::ObjectVersion> &some, const CallContext &call) {
                             return config.s3->deleteObjects(bucket, some, call);
                         });
}

/// Whether it is only unknown: the deletion of the bucket then says what is left.
bool mayNotBeListed(const Error &error)
{
    return error.code == ErrorCode::PermissionDenied || error.code == ErrorCode::Unsupported;
}

} // namespace

Status removeMany(const std::vector<std::string> &uris, const StorageConfig &config, const CallContext &context)
{
    std::map<std::string, std::vector<aws::ObjectVersion>> byBucket;
    std::vector<std::string> others;
    for (const std::string &uri : uris) {
        const auto place = Uri::parse(uri);
        if (place && place->scheme == "s3" && !place->path.empty() && config.s3)
            byBucket[place->bucket].push_back({place->path});
        else
            others.push_back(uri);
    }
    TY_TRY(untilOneFails(others, kRemovalsAtOnce, context, [&](const std::string &uri, const CallContext &call) {
        return storage::remove(uri, config, call);
    }));
    for (const auto &[bucket, objects] : byBucket) {
        TY_TRY(removeObjects(bucket, objects, config, context));
    }
    return {};
}

Result<BucketContent> bucketContent(const std::string &bucket, const StorageConfig &config, const CallContext &context)
{
    BucketContent content;
    auto versions = config.s3->listObjectVersions(bucket, context);
    if (!versions && !mayNotBeListed(versions.error()))
        return fail(versions.error());
    if (versions)
        content.versions = std::move(*versions);
    auto uploads = config.s3->listMultipartUploads(bucket, context);
    if (!uploads && !mayNotBeListed(uploads.error()))
        return fail(uploads.error());
    if (uploads)
        content.uploads = std::move(*uploads);
    return content;
}

Status removeContent(const std::string &bucket, const BucketContent &content, const StorageConfig &config,
                     const CallContext &context)
{
    TY_TRY(removeObjects(bucket, content.versions, config, context));
    return untilOneFails(content.uploads, kRemovalsAtOnce, context,
                         [&](const aws::OpenUpload &upload, const CallContext &call) {
                             return config.s3->abortMultipartUpload(bucket, upload.key, upload.uploadId, call);
                         });
}

} // namespace trainyard::storage
