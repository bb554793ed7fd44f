#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace trainyard::localcloud {

/// One of S3's checksums, computed incrementally.
class Checksum {
public:
    virtual ~Checksum() = default;
    virtual void update(std::span<const std::byte>) = 0;
    virtual std::string finish() = 0; ///< the raw digest; call once

    /// \param name  "crc32", "crc32c", "crc64nvme", "sha1", "sha256", "md5"
    /// \return null for any other name
    static std::unique_ptr<Checksum> make(const std::string &name);
};

} // namespace trainyard::localcloud
