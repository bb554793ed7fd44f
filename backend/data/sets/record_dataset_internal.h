#pragma once

#include "backend/data/recordio.h"
#include "backend/data/sets/dataset.h"

namespace trainyard::data {

/// The pictures of `.rec` files, read on demand.
class RecordDataset final : public Dataset {
public:
    static Result<std::unique_ptr<RecordDataset>> open(const std::vector<storage::Entry> &files, const OpenOptions &,
                                                       const storage::StorageConfig &, std::stop_token);

    std::int64_t size() const override { return m_starts.back(); }
    ImageShape shape() const override { return m_shape; }
    int classes() const override { return 0; }
    Result<Sample> sample(std::int64_t i, ReadScratch &, std::stop_token) const override;
    std::string location(std::int64_t i) const override;

private:
    struct File {
        std::string uri;
        std::shared_ptr<storage::Reader> reader;
        std::vector<RecordPlace> places;
    };
    const File &fileOf(std::int64_t i, RecordPlace &place) const;

    std::vector<File> m_files;
    std::vector<std::int64_t> m_starts{0}; ///< [files + 1]: index of the first sample of each file
    ImageShape m_shape, m_raw;
    int m_channels = 0;
};

/// Decodes all samples on `threads` threads.
/// \return nothing when the pictures differ in size or together have more than `limit` bytes
Result<std::optional<ImageSet>> decodeAll(const Dataset &, std::uint64_t limit, int threads, std::stop_token);

/// URI of the index of a `.rec` file: its name with `.idx`.
std::string indexOf(const std::string &uri);
/// \error NotFound (there is no index), CorruptData, those of the storage
Result<std::vector<RecordKey>> readIndex(const storage::Entry &, const storage::StorageConfig &, std::stop_token);

/// Reads the class of one record, and of a large one only its beginning.
/// \error as readSample
Result<std::int32_t> readLabel(const std::string &uri, const ReadAt &, const RecordPlace &, ImageShape raw,
                               ReadScratch &);

/// Reads and decodes one record.
/// \error CorruptData, Unsupported, InvalidArgument (file, offset, problem), those of the reader
Result<Sample> readSample(const std::string &uri, const ReadAt &, const RecordPlace &, int channels, ImageShape raw,
                          ReadScratch &);

} // namespace trainyard::data
