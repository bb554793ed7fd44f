#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::aws {
class S3Client;
}

namespace trainyard::storage {

/// `s3://bucket/key` or `file:///folder/name`; a plain path counts as file://.
struct Uri {
    std::string scheme; ///< "s3" or "file"
    std::string bucket; ///< of s3
    std::string path;   ///< the key (without a leading '/'), or the absolute path

    /// errors  InvalidArgument (another scheme, no bucket or no name of one, a relative file:// path)
    static Result<Uri> parse(const std::string &text);
    std::string text() const;
    /// This one with a name below it: "s3://b/p" + "x" = "s3://b/p/x".
    Uri child(const std::string &name) const;
};

/// Bytes done so far and in all; called from any of the transfer's threads.
using TransferSink = std::function<void(std::uint64_t done, std::uint64_t total)>;

struct StorageConfig {
    std::shared_ptr<aws::S3Client> s3;      ///< needed for s3:// only
    std::size_t partSize = 8u << 20;        ///< bytes of one ranged GET or one part; grows when a file has over 10,000
    std::size_t singlePutLimit = 16u << 20; ///< up to here one PUT
    std::size_t width = 4;                  ///< parts at once
    TransferSink progress;                  ///< may be empty
};

/// One object, opened for reading. Thread-safe.
class Reader {
public:
    virtual ~Reader() = default;
    virtual std::uint64_t size() const = 0; ///< bytes, when it was opened
    /// Fill `out` from `offset`. Returns the bytes read: fewer only at the end.
    /// errors  PreconditionFailed (the object changed since it was opened), IoFailure, and those of S3
    virtual Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> out, const Deadline &,
                                       std::stop_token) = 0;
    /// Everything, in parallel ranges. errors InvalidArgument (larger than maxBytes)
    Result<std::string> readAll(std::size_t maxBytes, const Deadline &, std::stop_token);

protected:
    explicit Reader(StorageConfig config)
        : m_config(std::move(config))
    {
    }
    StorageConfig m_config;
};

/// errors  NotFound, PermissionDenied, InvalidArgument, and those of S3
Result<std::unique_ptr<Reader>> open(const std::string &uri, const StorageConfig &, const Deadline &, std::stop_token);

struct WriteResult {
    std::uint64_t size = 0;
    std::string sha256; ///< of the content, hexadecimal
};

/// Write an object as a whole: readers see the old one or the new one. Large ones go to S3 in parallel parts; on any
/// failure the upload is aborted. The size is verified afterwards.
/// errors  DiskFull, PermissionDenied, ChecksumMismatch (another size arrived), and those of S3
Result<WriteResult> writeAll(const std::string &uri, std::string_view content, const StorageConfig &, const Deadline &,
                             std::stop_token);
/// The same from a local file, read part by part.
Result<WriteResult> writeFile(const std::string &uri, const std::string &localFile, const StorageConfig &,
                              const Deadline &, std::stop_token);
/// To a local file, in parallel ranges, moved into place when complete.
Result<WriteResult> fetchFile(const std::string &uri, const std::string &localFile, const StorageConfig &,
                              const Deadline &, std::stop_token);

struct Entry {
    std::string uri;
    std::uint64_t size = 0;
};

/// Everything in a folder, recursively, by name. An address of S3 is a folder, too: "s3://bucket/run1" is the object
/// `run1` and all of `run1/...`, never `run10`.
Result<std::vector<Entry>> list(const std::string &uri, const StorageConfig &, const Deadline &, std::stop_token);
/// Remove one object or file; one that is gone is a success.
Status remove(const std::string &uri, const StorageConfig &, const Deadline &, std::stop_token);

} // namespace trainyard::storage
