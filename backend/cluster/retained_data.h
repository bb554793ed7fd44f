#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "backend/cluster/cloud_context.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// Data of ours that no teardown ends: it stays until somebody deletes it on its own.
struct RetainedResource {
    std::string kind; ///< "bucket", "file-system"
    std::string id, name, region;
    std::uint64_t bytes = 0;
    double usdPerMonth = 0; ///< for its bytes, at the price of the usual storage class
};

struct RetainedData {
    std::vector<RetainedResource> resources;
    std::vector<std::pair<std::string, Error>> notRead; ///< "S3", "EFS of us-east-1", "the list of regions"
};

/// Buckets that were made here or whose name begins with "trainyard" (on the local cloud all of them), and file systems
/// of every enabled region that carry our tags.
RetainedData retainedData(const CloudContext &, const Deadline &, std::stop_token);

} // namespace trainyard::cluster
