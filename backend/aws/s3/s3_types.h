#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/time/clock.h"

namespace trainyard::aws {

struct Bucket {
    std::string name;
    Timestamp created{};
};

struct ObjectInfo {
    std::string key;
    std::uint64_t size = 0; ///< bytes
    std::string etag;       ///< including its quotes
    Timestamp modified{};
};

struct ObjectHead {
    std::uint64_t size = 0; ///< of the complete object, also in the reply to a range request
    std::string etag;
    std::string contentType;
    std::string checksumSha256; ///< base64; empty when the object has none
    Timestamp modified{};
    bool isEtagMd5 = false;    ///< the ETag is the MD5 of the content: sent in one part, not encrypted by KMS
    std::string contentSha256; ///< of the complete content, hexadecimal, as the writer stored it; empty: unknown
};

struct Listing {
    std::vector<ObjectInfo> objects;
    std::vector<std::string> prefixes; ///< with a delimiter: the "folders", each ending with the delimiter
};

/// Bytes first .. first + length - 1; a length of 0 means up to the end.
struct ByteRange {
    std::uint64_t first = 0;
    std::uint64_t length = 0;
    std::string ifMatch; ///< required ETag of the object, else PreconditionFailed; empty: any
};

/// Metadata that this program stores with an object: SHA-256 of its content, hexadecimal. S3 keeps no checksum of the
/// complete content of an object that was sent in parts.
struct ObjectMetadata {
    std::string contentSha256;
};

/// A version of an object, or the marker of its deletion.
struct ObjectVersion {
    std::string key;
    std::string versionId = {}; ///< empty: the current one
};

/// A multipart upload that was neither completed nor aborted: its parts are stored and billed.
struct OpenUpload {
    std::string key, uploadId;
};

struct UploadedPart {
    int number = 0; ///< from 1
    std::string etag;
    std::uint64_t size = 0;
};

} // namespace trainyard::aws
