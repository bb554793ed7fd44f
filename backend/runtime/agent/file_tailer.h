#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "backend/core/result.h"
#include "backend/runtime/ps/socket.h"

namespace trainyard::agent {

/// Complete lines and the cursor behind them.
struct LogChunk {
    std::string data;
    std::uint64_t inode = 0, offset = 0;
};

/// Reads a growing file in complete lines from a cursor on. A rotated file is read to its end before the new one is
/// begun; a truncated one begins again at 0; one that does not exist yet is waited for. One thread.
class FileTailer {
public:
    /// inode   0, or another file's: from the beginning of the file that is there now
    FileTailer(std::filesystem::path path, std::uint64_t inode, std::uint64_t offset)
        : m_path(std::move(path))
        , m_inode(inode)
        , m_offset(offset)
    {
    }

    /// What there is now, at most about 256 KiB of it; empty data when there is nothing new. A longer line is given in
    /// pieces that end with a newline of ours. errors PermissionDenied, IoFailure
    Result<LogChunk> read();

    static constexpr std::size_t kMaxChunkBytes = 256u << 10;

private:
    Status open();
    std::filesystem::path m_path;
    ps::Fd m_file;
    std::uint64_t m_inode, m_offset;
};

} // namespace trainyard::agent
