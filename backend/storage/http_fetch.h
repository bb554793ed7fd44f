#pragma once

#include <string>

#include "backend/net/http_client.h"
#include "backend/storage/storage.h"

namespace trainyard::storage {

struct FetchOptions {
    std::string sha256;                    ///< expected, hexadecimal; empty: not compared
    std::uint64_t maxBytes = 500ull << 30; ///< a larger file is refused
    TransferSink progress;                 ///< the total is 0 where the server does not send it
};

/// Downloads a public file by its address, beside the target, and renames it into place after the checks. Follows up to
/// five redirects, never from https to http. A page of HTML is refused unless a checksum was given: servers send one
/// with status 200 in place of a file that has moved.
/// \error InvalidArgument (address, checksum), NotFound, PermissionDenied, ServiceFailure (the server's status),
///     ChecksumMismatch, CorruptData (shorter than announced; a page), those of the connection and the disk
Result<WriteResult> fetchUrl(const std::string &url, const std::string &localFile, net::HttpClient &,
                             const FetchOptions &, const CallContext &);

/// The name of the file in an address: "mnist.zip"; "download" where it has none.
std::string fileNameIn(const std::string &url);

} // namespace trainyard::storage
