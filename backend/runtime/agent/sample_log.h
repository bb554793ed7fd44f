#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

#include "backend/core/result.h"
#include "backend/core/system/fd.h"
#include "backend/core/time/clock.h"
#include "backend/runtime/agent/file_tailer.h"

namespace trainyard::agent {

inline constexpr const char *kSamplesFolder = "samples"; ///< in the node's home folder

/// The samples of a machine in two files of a folder, so that a client gets those of the time when none was connected. A
/// file is named by a number that rises: the time of its creation. One process writes (`agent --watch`), any number
/// reads.
class SampleLog {
public:
    /// Two files of this size hold the samples of more than a day, of seven hours with eight GPUs.
    static constexpr std::uint64_t kMaxFileBytes = 4u << 20;

    explicit SampleLog(std::filesystem::path folder, std::uint64_t maxFileBytes = kMaxFileBytes)
        : m_folder(std::move(folder))
        , m_maxFileBytes(maxFileBytes)
    {
    }

    /// Appends a line; starts a file when the last one is full, and removes all but two.
    /// \param now  names a new file
    /// \error DiskFull, PermissionDenied, IoFailure
    Status append(std::string_view line, Timestamp now);

    /// Reads complete lines after a cursor, at most about FileTailer::kMaxChunkBytes.
    /// \param file  0, or one that was removed: the next one that exists
    /// \return empty data when there is no more; `inode` is the file's number, 0 while there is none
    /// \error PermissionDenied, IoFailure
    static Result<LogChunk> read(const std::filesystem::path &folder, std::uint64_t file, std::uint64_t offset);

private:
    Status openLast(Timestamp now);

    std::filesystem::path m_folder;
    std::uint64_t m_maxFileBytes;
    Fd m_file;
    std::uint64_t m_size = 0;
};

} // namespace trainyard::agent
