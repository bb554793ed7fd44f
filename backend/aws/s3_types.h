#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/clock.h"

namespace trainyard::aws {

struct Bucket {
    std::string name;
    Timestamp created{};
};

struct ObjectInfo {
    std::string key;
    std::uint64_t size = 0; ///< bytes
    std::string etag;       ///< with its quotes
    Timestamp modified{};
};

struct ObjectHead {
    std::uint64_t size = 0; ///< of the whole object, also in the answer to a range
    std::string etag;
    std::string contentType;
    std::string checksumSha256; ///< base64, empty when the object has none
    Timestamp modified{};
};

struct Listing {
    std::vector<ObjectInfo> objects;
    std::vector<std::string> prefixes; ///< with a delimiter: the "folders", each with its final delimiter
};

/// Bytes first .. first + length - 1; a length of 0 means to the end.
struct ByteRange {
    std::uint64_t first = 0;
    std::uint64_t length = 0;
    std::string ifMatch; ///< only while the object still has this ETag; else PreconditionFailed
};

struct UploadedPart {
    int number = 0; ///< from 1
    std::string etag;
    std::uint64_t size = 0;
};

struct MultipartUpload {
    std::string key, uploadId;
};

struct DeleteFailure {
    std::string key, code, message;
};

} // namespace trainyard::aws
