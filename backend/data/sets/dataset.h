#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "backend/data/image_codec.h"
#include "backend/data/sets/dataset_files.h"

namespace trainyard::data {

/// What one thread needs to read samples; keeps its memory from sample to sample.
struct ReadScratch {
    std::string bytes, joined;
    ImageDecoder decoder;
};

/// A labelled picture. The pixels are valid until the scratch is used again, and as long as the set.
struct Sample {
    PixelView image;
    std::int32_t label = 0;
};

/// Labelled pictures behind one face, whatever file they come from. Thread-safe, each thread with a scratch of its own.
class Dataset {
public:
    virtual ~Dataset() = default;
    virtual std::int64_t size() const = 0;
    /// Of the first picture; those of records may differ. height 0 when the set is empty.
    virtual ImageShape shape() const = 0;
    virtual int classes() const = 0; ///< labels are below it; 0 when only the records know
    /// Sample i, 0 <= i < size(). errors CorruptData (file, offset and what is wrong), those of the storage
    virtual Result<Sample> sample(std::int64_t i, ReadScratch &, std::stop_token) const = 0;
    /// Where sample i comes from, for people: "s3://b/train.rec at offset 1234".
    virtual std::string location(std::int64_t i) const = 0;
};

/// A set in memory.
std::unique_ptr<Dataset> makeDataset(ImageSet, std::string name);

struct OpenOptions {
    Format format = Format::Auto;
    std::optional<Split> part;                           ///< which files of the source; unset: all
    int channels = 0;                                    ///< pictures of records become 1 or 3; 0: as they are
    ImageShape raw;                                      ///< of raw payloads; height 0: squares are recognised
    std::uint64_t decodedBytes = std::uint64_t(1) << 30; ///< records are decoded once, at the start, when they all fit
    int threads = 1;                                     ///< for that, and for finding records
};

/// Open the pictures that a data path names (storage::expandSources, chooseFiles). IDX and CIFAR are read as a whole,
/// in parallel ranges; records are found by their `.idx` file or by their heads, and read one by one, unless they fit
/// decoded. return  possibly an empty set for Part::Validation errors  NotFound, InvalidArgument, CorruptData,
/// Cancelled, those of the storage
Result<std::unique_ptr<Dataset>> openDataset(const std::string &path, const OpenOptions &,
                                             const storage::StorageConfig &, std::stop_token);

} // namespace trainyard::data
