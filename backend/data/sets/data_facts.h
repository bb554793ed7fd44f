#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/time/deadline.h"
#include "backend/data/sets/dataset_files.h"

namespace trainyard::data {

/// What the beginning of a data set and a sample of its labels show, without reading all of it.
struct DataFacts {
    Format format = Format::Auto;
    ImageShape shape;           ///< of the first picture, before any conversion
    bool fixedChannels = false; ///< the reader does not convert between grey and colour: IDX, CIFAR, raw pixels
    std::optional<std::int64_t> samples; ///< unset: only reading all records shows it
    std::int64_t labelsRead = 0;
    std::int32_t lowest = 0, highest = 0; ///< of the labels read
    std::string highestAt;                ///< where the highest label was first found
    bool allLabels = false;               ///< every label was read
    bool operator==(const DataFacts &) const = default;
};

struct FactsOptions {
    Format format = Format::Auto;
    std::optional<Split> part;          ///< which files; unset: all
    ImageShape raw;                     ///< of raw payloads; height 0: squares are recognised
    std::size_t blockBytes = 32u << 10; ///< of one read of a large file
    int blocks = 16;                    ///< reads of a large file, evenly distributed
    std::size_t wholeBytes =
        1u << 20; ///< files of labels, indices and records of up to so many bytes are read completely
};

/// Reads the headers, the first picture and labels of a part of a data set. Reads at most `blocks` blocks of each of the
/// first 16 files; pictures of up to 32 MiB.
/// \param entries  of storage::expandSources()
/// \param source   for errors
/// \return nothing when the part has no files, which is possible for Split::Validation only
/// \error as chooseFiles(); CorruptData and InvalidArgument where opening or reading the set would fail for the same
///     reason; those of the storage
Result<std::optional<DataFacts>> readDataFacts(const std::vector<storage::Entry> &entries, const std::string &source,
                                               const FactsOptions &, const storage::StorageConfig &,
                                               const CallContext &);

} // namespace trainyard::data
