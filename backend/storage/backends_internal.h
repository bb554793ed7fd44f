#pragma once

#include <atomic>

#include "backend/aws/s3_client.h"
#include "backend/storage/storage.h"

namespace trainyard::storage {

/// Reads [offset, offset + out.size()) of what is to be written. Called from several threads at once.
using ContentSource = std::function<Status(std::uint64_t offset, std::span<std::byte> out)>;

/// Parts of a whole of `size` bytes: at most 10,000 of them, each a multiple of a MiB.
std::size_t partSizeFor(std::uint64_t size, std::size_t wanted);

/// Counts bytes over all threads of a transfer and tells the sink.
class TransferMeter {
public:
    TransferMeter(const TransferSink &sink, std::uint64_t total)
        : m_sink(sink)
        , m_total(total)
    {
    }
    void add(std::uint64_t bytes)
    {
        const auto done = m_done += bytes;
        if (m_sink)
            m_sink(done, m_total);
    }

private:
    const TransferSink &m_sink;
    const std::uint64_t m_total;
    std::atomic<std::uint64_t> m_done{0};
};

Result<std::unique_ptr<Reader>> openS3(const Uri &, const StorageConfig &, const Deadline &, std::stop_token);
Status writeS3(const Uri &, std::uint64_t size, const ContentSource &, const StorageConfig &, const Deadline &,
               std::stop_token);
Result<std::vector<Entry>> listS3(const Uri &, const StorageConfig &, const Deadline &, std::stop_token);
/// Only what lies right below the prefix, which ends with '/' or is empty.
Result<std::vector<Entry>> listS3Children(const Uri &, const StorageConfig &, const Deadline &, std::stop_token);
Status removeS3(const Uri &, const StorageConfig &, const Deadline &, std::stop_token);

Result<std::unique_ptr<Reader>> openFile(const Uri &, const StorageConfig &);
/// Beside the target first, synced, then renamed.
Status writeLocal(const Uri &, std::uint64_t size, const ContentSource &, const StorageConfig &, const Deadline &,
                  std::stop_token);
Result<std::vector<Entry>> listFolder(const Uri &);
Result<std::vector<Entry>> listFolderChildren(const Uri &);
Status removeFile(const Uri &);

/// SHA-256 of a source, read part by part.
Result<std::string> checksumOf(std::uint64_t size, const ContentSource &, const Deadline &, std::stop_token);

} // namespace trainyard::storage
