#pragma once

#include <string>
#include <vector>

#include "backend/storage/storage.h"

namespace trainyard::storage {

/// Removes objects, 1000 in a request, or files. After a failure no further removal begins. Missing ones are no error.
/// \error the first failure
Status removeMany(const std::vector<std::string> &uris, const StorageConfig &, const CallContext &);

/// Removes what keeps a bucket from being deleted: all versions of its objects, and uploads that were never completed.
/// What may not be listed stays.
/// \error the first failure
Status emptyBucket(const std::string &bucket, const StorageConfig &, const CallContext &);

} // namespace trainyard::storage
