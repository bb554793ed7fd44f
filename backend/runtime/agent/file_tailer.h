#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "backend/core/result.h"
#include "backend/runtime/ps/transport/socket.h"

namespace trainyard::agent {

/// Complete lines, and the cursor after them.
struct LogChunk {
    std::string data;
    std::uint64_t inode = 0, offset = 0;
};

/// Reads a growing file in complete lines, from a cursor on. A rotated file is read to its end before the new one is
/// started; a truncated file is read from 0 again; a file that does not exist yet is awaited. One thread.
class FileTailer {
public:
    /// \param inode  0, or that of another file: start at the beginning of the current file
    FileTailer(std::filesystem::path path, std::uint64_t inode, std::uint64_t offset)
        : m_path(std::move(path))
        , m_inode(inode)
        , m_offset(offset)
    {
    }

    /// Reads what is new, at most about 256 KiB; empty data if there is nothing. A longer line is split into chunks,
    /// each of which ends with an added newline.
    /// \error PermissionDenied, IoFailure
    Result<LogChunk> read();

    static constexpr std::size_t kMaxChunkBytes = 256u << 10;

private:
    Status open();
    std::filesystem::path m_path;
    ps::Fd m_file;
    std::uint64_t m_inode, m_offset;
};

} // namespace trainyard::agent
