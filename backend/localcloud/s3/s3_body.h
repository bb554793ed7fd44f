#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "backend/localcloud/s3/s3_service.h"

namespace trainyard::localcloud {

/// Properties of a received body that is completely on disk.
struct ReceivedBody {
    std::uint64_t size = 0;
    std::string md5Hex;
    std::map<std::string, std::string> checksums; ///< verified checksums of the client: "x-amz-checksum-crc32", ...
};

/// Streams a body into a file: plain, or in the aws-chunked coding (signed or not, with trailing checksums). Verifies
/// x-amz-content-sha256, Content-MD5, x-amz-checksum-{crc32,crc32c,crc64nvme,sha1,sha256}, chunk signatures and length.
/// Removes the file when any of them does not match.
/// \error XAmzContentSHA256Mismatch, BadDigest, IncompleteBody, SignatureDoesNotMatch, EntityTooLarge, InvalidArgument
///     (x-amz-content-sha256), InvalidRequest (a trailer is missing), InternalError (disk)
ServiceResult<ReceivedBody> receiveBody(const S3Call &, const std::filesystem::path &file);

} // namespace trainyard::localcloud
