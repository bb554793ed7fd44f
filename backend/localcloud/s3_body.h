#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "backend/localcloud/s3_service.h"

namespace trainyard::localcloud {

/// What a body turned out to be, once all of it is on disk.
struct ReceivedBody {
    std::uint64_t size = 0;
    std::string md5Hex;
    std::map<std::string, std::string>
        checksums; ///< "x-amz-checksum-crc32" and so on: what the client sent and we verified
};

/// Stream a body into a file: plain, or in the aws-chunked coding (signed or not, with trailing checksums). Verifies
/// x-amz-content-sha256, Content-MD5, x-amz-checksum-{crc32,crc32c,crc64nvme,sha1,sha256}, chunk signatures and
/// length. The file is removed again when anything does not fit.
/// errors  XAmzContentSHA256Mismatch, BadDigest, IncompleteBody, SignatureDoesNotMatch, EntityTooLarge, InternalError
///         (disk)
ServiceResult<ReceivedBody> receiveBody(const S3Call &, const std::filesystem::path &file);

} // namespace trainyard::localcloud
