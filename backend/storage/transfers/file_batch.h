#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "backend/storage/transfers/resume.h"

namespace trainyard::storage {

/// A file of this computer to S3, or the reverse: exactly one of both begins with "s3://".
struct FileTransfer {
    std::string from, to;
    std::uint64_t size = 0; ///< as listed
    bool operator==(const FileTransfer &) const = default;
};

struct BatchProgress {
    std::uint64_t bytes = 0, totalBytes = 0;
    std::size_t files = 0, totalFiles = 0;
    std::string current; ///< a file that is being transferred
};
using BatchSink = std::function<void(const BatchProgress &)>; ///< from several threads, at most one at a time

struct FileOutcome {
    FileTransfer transfer;
    Result<WriteResult> result;
};

/// Transfers many files: small ones in parallel, large ones one after another in parallel parts, each as uploadFile()
/// and downloadFile() do. A failed file does not stop the others, unless all would fail (credentials, permission, full
/// disk, stop request). Of an interrupted batch, the small files that have arrived are not sent again: see SentFiles.
/// \param filesAtOnce  small files in parallel
/// \return one outcome per file, in their order; Cancelled for those that were not tried
std::vector<FileOutcome> transferFiles(const std::vector<FileTransfer> &, const StorageConfig &,
                                       const TransferJournal &, std::size_t filesAtOnce, const BatchSink &,
                                       const CallContext &);

/// The first failure: not Cancelled, if there is another one.
std::optional<Error> firstError(const std::vector<FileOutcome> &);

} // namespace trainyard::storage
