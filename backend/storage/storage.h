#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::aws {
class S3Client;
}

namespace trainyard::storage {

/// `s3://bucket/key` or `file:///folder/name`; a plain path counts as file://.
struct Uri {
    std::string scheme; ///< "s3" or "file"
    std::string bucket; ///< of s3
    std::string path;   ///< the key (without a leading '/'), or the path of the file

    /// \error InvalidArgument (another scheme, a missing or invalid bucket, a relative file:// path)
    static Result<Uri> parse(const std::string &text);
    std::string text() const;
};

/// Bytes transferred so far and in total; called from any of the transfer's threads.
using TransferSink = std::function<void(std::uint64_t done, std::uint64_t total)>;

struct StorageConfig {
    std::shared_ptr<aws::S3Client> s3;      ///< required for s3:// only
    std::size_t partSize = 8u << 20;        ///< bytes of a ranged GET or a part; larger where it makes over 10,000
    std::size_t singlePutLimit = 16u << 20; ///< objects of up to so many bytes are sent in one PUT
    std::size_t width = 4;                  ///< parts in parallel
    TransferSink progress;                  ///< may be empty
};

/// An object opened for reading. Thread-safe.
class Reader {
public:
    virtual ~Reader() = default;
    virtual std::uint64_t size() const = 0; ///< bytes at the time of opening
    /// Reads from `offset` into `out`.
    /// \return bytes read, fewer than out.size() only at the end
    /// \error PreconditionFailed (the S3 object changed since it was opened), IoFailure, and those of S3
    virtual Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> out, const CallContext &) = 0;
    /// Reads the complete object in parallel ranges.
    /// \error InvalidArgument (larger than maxBytes), CorruptData (became shorter), and those of readAt
    Result<std::string> readAll(std::size_t maxBytes, const CallContext &);

protected:
    explicit Reader(StorageConfig config)
        : m_config(std::move(config))
    {
    }
    StorageConfig m_config;
};

/// Opens an object for reading.
/// \error NotFound, PermissionDenied, InvalidArgument, and those of S3
Result<std::unique_ptr<Reader>> open(const std::string &uri, const StorageConfig &, const CallContext &);

struct WriteResult {
    std::uint64_t size = 0;
    std::string sha256; ///< of the content, hexadecimal
};

/// Writes a complete object: readers see the old one or the new one. Large S3 objects are sent in parallel parts, and a
/// failure aborts the upload. On S3 the size is verified afterwards.
/// \error DiskFull, PermissionDenied, ChecksumMismatch (the size on S3 differs), and those of S3
Result<WriteResult> writeAll(const std::string &uri, std::string_view content, const StorageConfig &,
                             const CallContext &);
/// As writeAll, from a local file that is read in parts.
Result<WriteResult> writeFile(const std::string &uri, const std::string &localFile, const StorageConfig &,
                              const CallContext &);
/// Downloads to a local file in parallel ranges; the file is renamed into place when it is complete.
Result<WriteResult> fetchFile(const std::string &uri, const std::string &localFile, const StorageConfig &,
                              const CallContext &);

struct Entry {
    std::string uri;
    std::uint64_t size = 0;
};

/// Lists a folder recursively, by name. An S3 address counts as a folder: "s3://bucket/run1" means the object `run1`
/// and everything in `run1/...`, never `run10`.
Result<std::vector<Entry>> list(const std::string &uri, const StorageConfig &, const CallContext &);
/// Removes one object or file. A missing one is not an error.
Status remove(const std::string &uri, const StorageConfig &, const CallContext &);

} // namespace trainyard::storage
