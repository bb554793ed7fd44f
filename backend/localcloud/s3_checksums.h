#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace trainyard::localcloud {

/// One of S3's checksums over something that arrives in pieces.
class Checksum {
public:
    virtual ~Checksum() = default;
    virtual void update(std::span<const std::byte>) = 0;
    virtual std::string finish() = 0; ///< the raw digest; once

    /// name    "crc32", "crc32c", "crc64nvme", "sha1", "sha256", "md5"; empty pointer for another one
    static std::unique_ptr<Checksum> make(const std::string &name);
};

} // namespace trainyard::localcloud
