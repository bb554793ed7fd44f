#pragma once

#include <functional>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/data/sets/dataset.h"

namespace trainyard::data {

/// A defect of a data set.
struct Finding {
    std::string where; ///< a file
    std::string what;  ///< the offset and the problem
};

struct DatasetSummary {
    Format format = Format::Auto;
    std::vector<storage::Entry> files;
    std::int64_t pictures = 0;
    std::map<std::int32_t, std::int64_t> labels; ///< pictures of each class
    ImageShape smallest, largest;                ///< of height, width and channels separately
    std::vector<Finding> findings;               ///< the first `maxFindings` ones
    std::int64_t totalFindings = 0;
};

struct VerifyOptions {
    OpenOptions open;
    std::size_t maxFindings = 100;
    bool decode = true; ///< false: checks only framing, labels and counts, which reads little of large records
};

using VerifyProgress = std::function<void(std::int64_t done, std::int64_t total)>;

/// Reads a complete data set and reports its defects: framing, labels, pictures that cannot be decoded, an index that
/// disagrees with the records of its file. A damaged file is a finding, not an error.
/// \error NotFound, InvalidArgument (nothing that looks like a data set), Cancelled, those of the storage
Result<DatasetSummary> verifyDataset(const std::string &path, const VerifyOptions &, const storage::StorageConfig &,
                                     const VerifyProgress &, std::stop_token);

} // namespace trainyard::data
