#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "backend/core/result.h"
#include "backend/core/system/fd.h"

namespace trainyard::agent {

/// Complete lines, and the cursor after them.
struct LogChunk {
    std::string data;
    std::uint64_t inode = 0, offset = 0;
};

/// Reads a growing file in complete lines, from a cursor on. A rotated file is read to its end before the next one is
/// started; a truncated file is read from 0 again; a file that does not exist yet is awaited. One thread.
class FileTailer {
public:
    enum class Kind {
        File,
        /// With segments (core/system/rotating_file.h): continues in whichever segment the cursor is, and starts at the
        /// oldest one. Missing lines are reported by a line in square brackets. The inode of a cursor is then a number
        /// that no later file has, since file systems use inodes again.
        RotatingLog,
    };

    /// \param inode  0, or that of another file: start at the beginning
    /// \param most   of a RotatingLog: when more bytes are there at first, start so many bytes before the end; 0: all
    FileTailer(std::filesystem::path path, std::uint64_t inode, std::uint64_t offset, Kind kind = Kind::File,
               std::uint64_t most = 0)
        : m_path(std::move(path))
        , m_kind(kind)
        , m_most(most)
        , m_inode(inode)
        , m_offset(offset)
    {
    }

    /// Reads what is new, at most about 256 KiB; empty data if there is nothing, or if another file is read next. A
    /// longer line is split into chunks, each of which ends with an added newline.
    /// \error PermissionDenied, IoFailure
    Result<LogChunk> read();

    static constexpr std::size_t kMaxChunkBytes = 256u << 10;

private:
    Status open();
    Status openCurrent();
    Status openFirstSegment();
    Status openSegment(const std::filesystem::path &);
    Status openNextSegment();
    Status skip();
    bool isReplaced() const;
    void reportLoss(const std::string &what) { m_notice = "[" + what + "]\n"; }

    std::filesystem::path m_path;
    Kind m_kind;
    std::uint64_t m_most;
    Fd m_file;
    std::uint64_t m_inode, m_offset;
    std::uint64_t m_number = 0; ///< of the open segment
    bool m_closed = false;      ///< nothing is added to the open file any more
    std::string m_notice;       ///< precedes the next lines
};

} // namespace trainyard::agent
