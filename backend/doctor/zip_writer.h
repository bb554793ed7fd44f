#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/time/clock.h"

namespace trainyard::doctor {

/// Writes a ZIP archive of small files into memory, compressed with zlib (APPNOTE.TXT 6.3.4, without ZIP64).
class ZipWriter {
public:
    explicit ZipWriter(Timestamp at)
        : m_at(at)
    {
    }
    /// \param name  a relative path with '/'
    /// \error InvalidArgument (a name that leaves the folder, or is used twice), Internal (zlib, or more than 2 GiB)
    Status add(const std::string &name, std::string_view content);
    std::string finish() &&;

private:
    struct Entry {
        std::string name;
        std::uint32_t crc = 0, packed = 0, size = 0, offset = 0;
    };
    Timestamp m_at;
    std::string m_bytes;
    std::vector<Entry> m_entries;
};

} // namespace trainyard::doctor
