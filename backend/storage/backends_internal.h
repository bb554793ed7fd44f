#pragma once

#include <atomic>

#include "backend/aws/s3/s3_client.h"
#include "backend/storage/storage.h"

namespace trainyard::storage {

/// Reads [offset, offset + out.size()) of the content to write. Called from several threads concurrently.
using ContentSource = std::function<Status(std::uint64_t offset, std::span<std::byte> out)>;

/// Returns the part size for `size` bytes: `wanted`, or the smallest multiple of a MiB that needs at most 10,000 parts.
std::size_t partSizeFor(std::uint64_t size, std::size_t wanted);

/// Counts bytes over all threads of a transfer and reports them to the sink.
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

/// The smallest part that S3 accepts, except for the last one.
inline constexpr std::size_t kSmallestPart = 5u << 20;

/// Fills `out` from a reader in ranges, config.width of them in parallel.
Status readRanges(Reader &, std::uint64_t offset, std::span<std::byte> out, const StorageConfig &, TransferMeter &,
                  const CallContext &);

/// Sends the parts 1, 2, ... of an object in parallel; the first failure stops the others.
/// \param send  sends one part, or finds that it has arrived
/// \return [parts], in order
/// \error the failure of a part, before Cancelled
Result<std::vector<aws::UploadedPart>>
sendAllParts(const Uri &, std::uint64_t size, std::size_t partSize, const StorageConfig &, const CallContext &,
             const std::function<Result<aws::UploadedPart>(int number, const CallContext &)> &send);

Result<std::unique_ptr<Reader>> openS3(const Uri &, const StorageConfig &, const CallContext &);
/// A reader of one version of an object.
std::unique_ptr<Reader> readerOf(const Uri &, const aws::ObjectHead &, const StorageConfig &);
Status writeS3(const Uri &, std::uint64_t size, const ContentSource &, const StorageConfig &, const CallContext &);
Result<std::vector<Entry>> listS3(const Uri &, const StorageConfig &, const CallContext &);
/// Lists only direct children of the prefix, which ends with '/' or is empty.
Result<std::vector<Entry>> listS3Children(const Uri &, const StorageConfig &, const CallContext &);
Status removeS3(const Uri &, const StorageConfig &, const CallContext &);

Result<std::unique_ptr<Reader>> openFile(const Uri &, const StorageConfig &);
/// Writes a file beside the target, syncs it and renames it.
Status writeLocal(const Uri &, std::uint64_t size, const ContentSource &, const StorageConfig &, const CallContext &);
Result<std::vector<Entry>> listFolder(const Uri &);
Result<std::vector<Entry>> listFolderChildren(const Uri &);
Status removeFile(const Uri &);

/// Returns the SHA-256 of a source, read in parts.
Result<std::string> checksumOf(std::uint64_t size, const ContentSource &, const CallContext &);

} // namespace trainyard::storage
