#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "backend/data/image_codec.h"
#include "backend/data/sets/dataset_files.h"

namespace trainyard::data {

/// The buffers with which one thread reads samples; reused from sample to sample.
struct ReadScratch {
    std::string bytes, joined;
    ImageDecoder decoder;
};

/// A labelled picture. The pixels are valid until the scratch is used again, and as long as the set exists.
struct Sample {
    PixelView image;
    std::int32_t label = 0;
};

/// The common interface of all formats: labelled pictures. Thread-safe; each thread has its own scratch.
class Dataset {
public:
    virtual ~Dataset() = default;
    virtual std::int64_t size() const = 0;
    /// Shape of the first picture; those of records may differ. Height 0 when the set is empty.
    virtual ImageShape shape() const = 0;
    virtual int classes() const = 0; ///< labels are below this; 0 when only the records contain it
    /// Sample i, 0 <= i < size().
    /// \error CorruptData (file, offset and problem), those of the storage
    virtual Result<Sample> sample(std::int64_t i, ReadScratch &, std::stop_token) const = 0;
    /// Readable origin of sample i: "s3://b/train.rec at offset 1234".
    virtual std::string location(std::int64_t i) const = 0;
};

/// A set in memory.
std::unique_ptr<Dataset> makeDataset(ImageSet, std::string name);

struct OpenOptions {
    Format format = Format::Auto;
    std::optional<Split> part;                           ///< which files of the source; unset: all
    int channels = 0;                                    ///< pictures of records are converted to 1 or 3; 0: unchanged
    ImageShape raw;                                      ///< of raw payloads; height 0: squares are recognised
    std::uint64_t decodedBytes = std::uint64_t(1) << 30; ///< records are decoded once, on opening, if all fit
    int threads = 1;                                     ///< for decoding, and for finding records
};

/// Opens the pictures of a data path (storage::expandSources(), chooseFiles()). IDX and CIFAR files are read
/// completely, in parallel ranges. Records are found by their `.idx` file or by their heads, and read one by one unless
/// they fit decoded.
/// \return possibly an empty set for Split::Validation
/// \error NotFound, InvalidArgument, CorruptData, Cancelled, those of the storage
Result<std::unique_ptr<Dataset>> openDataset(const std::string &path, const OpenOptions &,
                                             const storage::StorageConfig &, std::stop_token);

} // namespace trainyard::data
