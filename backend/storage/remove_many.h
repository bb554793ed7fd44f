#pragma once

#include <string>
#include <vector>

#include "backend/aws/s3/s3_types.h"
#include "backend/storage/storage.h"

namespace trainyard::storage {

/// Removes objects, 1000 in a request, or files. After a failure no further removal begins. Missing ones are no error.
/// \error the first failure
Status removeMany(const std::vector<std::string> &uris, const StorageConfig &, const CallContext &);

/// What keeps a bucket from being deleted: all versions of its objects, and uploads that were never completed.
struct BucketContent {
    std::vector<aws::ObjectVersion> versions;
    std::vector<aws::OpenUpload> uploads;
};
/// What may not be listed is left out: the deletion of the bucket then says what is left.
Result<BucketContent> bucketContent(const std::string &bucket, const StorageConfig &, const CallContext &);
/// Removes exactly this, as it was shown before.
/// \error the first failure
Status removeContent(const std::string &bucket, const BucketContent &, const StorageConfig &, const CallContext &);

} // namespace trainyard::storage
