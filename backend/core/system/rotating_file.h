#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

#include "backend/core/result.h"
#include "backend/core/system/fd.h"

namespace trainyard {

// A log that rotates consists of segments: NAME is the one that is written, NAME.1, NAME.2 and so on are closed, the
// higher number being the newer one. Numbers are never used twice, so that a reader detects a segment that was removed.

/// Largest size of a log: segments * segmentBytes, and one append().
struct RotationLimits {
    std::uint64_t segmentBytes = 16u << 20;
    int segments = 4; ///< with the one that is written; the oldest one beyond them is removed
};

/// A closed segment.
struct LogSegment {
    std::uint64_t number = 0;
    std::filesystem::path path;
};

/// Lists the closed segments of a log, oldest first.
std::vector<LogSegment> closedSegments(const std::filesystem::path &);
/// Returns the number that the segment gets which is written, when it is closed.
std::uint64_t presentNumber(const std::vector<LogSegment> &closed);

/// Returns the end of a log, also where it is in several segments.
/// \return at most `bytes`; begins with a complete line, unless the last line alone is longer
std::string endOfLog(const std::filesystem::path &, std::size_t bytes);

/// A log with a single writer. Not thread-safe.
class RotatingFile {
public:
    /// Continues the log, or creates it (0600).
    /// \error PermissionDenied, NotFound (no such folder), DiskFull, IoFailure
    static Result<RotatingFile> open(std::filesystem::path, RotationLimits = {});

    /// Appends complete lines, in a new segment if the present one is full. On failure nothing is written.
    /// \error DiskFull, IoFailure, those of open()
    Status append(std::string_view lines);

    std::uint64_t number() const { return m_number; } ///< that the present segment gets when it is closed
    std::uint64_t size() const { return m_size; }     ///< bytes of the present segment

private:
    RotatingFile(std::filesystem::path path, RotationLimits limits)
        : m_path(std::move(path))
        , m_limits(limits)
    {
    }
    Status reopen();
    Status rotate();

    std::filesystem::path m_path;
    RotationLimits m_limits;
    Fd m_file;
    std::uint64_t m_number = 1, m_size = 0;
};

/// Appends complete lines to a log that several programs write: a lock on the file makes each append and each rotation
/// one step.
/// \error as RotatingFile
Status appendToSharedLog(const std::filesystem::path &, std::string_view lines, RotationLimits = {});

} // namespace trainyard
