#pragma once

#include <string>

#include "backend/storage/storage.h"
#include "backend/storage/transfers/transfer_journal.h"

/// Transfers between files of this computer and objects of S3 that continue after an interruption, in the same process
/// or in another one.
namespace trainyard::storage {

/// Uploads a file. Up to config.singlePutLimit bytes it is one request. Above, parts that arrived before an interruption
/// are compared with the file (MD5) and not sent again; an interrupted upload stays open, so that it can continue. The
/// object gets the SHA-256 of the content as metadata, which a download compares.
/// \error those of S3 and of the file; CorruptData (the file changed while it was sent), ChecksumMismatch, Busy (another
///     process transfers the same)
Result<WriteResult> uploadFile(const std::string &localFile, const std::string &uri, const StorageConfig &,
                               const TransferJournal &, const CallContext &);

/// Downloads an object beside the target ("FILE.trainyard-part"), continues an interrupted download of the same version
/// of the object, compares the content with the checksum that S3 or the uploader stored, and renames it into place.
/// \param size  as a listing reported it, which saves a request; unset: it is read
/// \error NotFound, PreconditionFailed (it changes while it is read), ChecksumMismatch, DiskFull, Busy
Result<WriteResult> downloadFile(const std::string &uri, const std::string &localFile, const StorageConfig &,
                                 const TransferJournal &, const CallContext &, std::optional<std::uint64_t> size = {});

/// Gives up a transfer that has not ended: deletes its parts at S3, or its part file here.
Status abandon(const TransferState &, const StorageConfig &, const TransferJournal &, const CallContext &);

/// The name under which a download is written before it is complete.
std::string partFileOf(const std::string &localFile);

} // namespace trainyard::storage
