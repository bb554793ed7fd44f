#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;

/// Data that no teardown deletes: it remains until the user deletes it explicitly.
struct RetainedResource {
    std::string kind; ///< "bucket", "file-system", "image"
    std::string id, name, region;
    std::uint64_t bytes = 0;
    double usdPerMonth = 0; ///< for `bytes` at the price of the standard storage class; of an image: at most
};

struct RetainedData {
    std::vector<RetainedResource> resources;
    std::vector<std::pair<std::string, Error>> notRead; ///< "S3", "EFS of us-east-1", "the list of regions"
};

/// Buckets that were created here or whose name begins with "trainyard", and file systems and images with our tags in
/// every enabled region, but for those of other owners and ledgers. On the local cloud: all buckets and file systems.
RetainedData retainedData(const CloudContext &, const CallContext &);

} // namespace trainyard::cluster
