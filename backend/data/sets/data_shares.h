#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backend/storage/storage.h"

namespace trainyard::data {

/// A part of one file, in bytes.
struct FileRange {
    std::string uri;
    std::uint64_t begin = 0, end = 0;
    bool operator==(const FileRange &) const = default;
};
/// What one of several workers reads in an epoch.
struct WorkerShare {
    int worker = 0;
    std::int64_t begin = 0,
                 end = 0;          ///< with Trainyard's runtime: positions in the order of samples, shuffled each epoch
    std::vector<FileRange> ranges; ///< with MXNet's own iterators over record files
    bool operator==(const WorkerShare &) const = default;
};

/// The shares of `workers` workers, at least 1. The share of worker k begins at floor(samples * k / workers).
std::vector<WorkerShare> workerShares(const std::vector<storage::Entry> &files, std::int64_t samples, int workers);

} // namespace trainyard::data
