#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

#include "backend/data/sets/pack.h"

namespace trainyard::data {

/// What is packed, and in which order.
struct PackSource {
    std::string from;             ///< a `.lst` file, a folder of classes, or a data set
    std::string root;             ///< folder of the paths in a `.lst` file; empty: its own
    Format format = Format::Auto; ///< of a data set
    bool inOrder = false;         ///< a folder by name, not shuffled
    std::uint64_t seed = 1;       ///< of the order
};

/// Packs a list, the pictures of a folder, or a data set, whichever `from` names.
/// \param storage  called only for a data set
/// \error those of packList(), packDataset(), listImages() and openDataset()
Result<PackReport> packSource(const PackSource &, const PackOptions &,
                              const std::function<Result<storage::StorageConfig>()> &storage, const PackProgress &,
                              std::stop_token);

} // namespace trainyard::data
