#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::storage {

/// What is on disk about a transfer that has begun: enough to continue it in another process. A plain value.
struct TransferState {
    std::string kind;          ///< "upload", "download"
    std::string uri;           ///< of the object
    std::string file;          ///< on this computer, absolute
    std::uint64_t size = 0;    ///< bytes of the content
    std::int64_t modified = 0; ///< of the file to upload, ns since 1970: a changed file begins again
    std::string sha256;        ///< of the file to upload
    std::string uploadId;      ///< upload
    std::size_t partSize = 0;  ///< upload
    std::string etag;          ///< download: the version of the object
    std::uint64_t done = 0;    ///< download: bytes that the part file has in order
    bool opaqueEtags = false;  ///< upload: the ETags of its parts are no MD5, as in buckets that KMS encrypts
    bool operator==(const TransferState &) const = default;
};

/// A folder with one small file for each transfer that has begun and not ended. Several processes may use it; two that
/// transfer the same file to the same object at once exclude each other. Thread-safe.
class TransferJournal {
public:
    /// \param folder  created, mode 0700, when the first transfer begins
    explicit TransferJournal(std::filesystem::path folder)
        : m_folder(std::move(folder))
    {
    }
    /// The state of that transfer. Nothing for a new one, and for a damaged file.
    std::optional<TransferState> find(const std::string &kind, const std::string &uri, const std::string &file) const;
    /// Writes the state atomically.
    Status save(const TransferState &) const;
    void remove(const TransferState &) const;
    /// Transfers that have begun and not ended, by address.
    std::vector<TransferState> all() const;
    /// The file of a transfer, which a lock of it uses, too.
    std::filesystem::path pathOf(const std::string &kind, const std::string &uri, const std::string &file) const;

private:
    std::filesystem::path m_folder;
};

} // namespace trainyard::storage
