#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/system/fd.h"
#include "backend/core/system/rotating_file.h"

namespace trainyard::training {

/// The lines of one file, from an offset on. Memory for two pieces of the file.
class LineFile {
public:
    /// \param end  bytes behind it are not read
    explicit LineFile(Fd file, std::uint64_t offset = 0, std::uint64_t end = std::numeric_limits<std::uint64_t>::max())
        : m_file(std::move(file))
        , m_read(offset)
        , m_end(end)
        , m_offset(offset)
    {
    }
    /// \param line    valid until the next call; of a line beyond kLongestLogLine its beginning
    /// \param closed  the file has ended: its last line may lack the line feed
    /// \return false at the end
    bool next(std::string_view &line, bool closed);
    std::uint64_t offset() const { return m_offset; } ///< behind the last line

private:
    bool fill();

    Fd m_file;
    std::uint64_t m_read = 0, m_end = 0, m_offset = 0;
    std::string m_bytes; ///< read, from m_at on not given out
    std::size_t m_at = 0;
    bool m_ended = false;
};

/// The lines of a log in segments, as it was when the reader was opened: oldest first, one at a time. Two files are open
/// at a time.
class LogReader {
public:
    LogReader() = default; ///< without lines
    /// \param file    the segment that is written
    /// \param closed  closedSegments() of the same moment
    LogReader(const std::filesystem::path &file, std::vector<LogSegment> closed);

    /// \return false at the end
    bool next(std::string_view &line);
    std::uint64_t bytes() const { return m_bytes; } ///< of the lines so far
    std::uint64_t lines() const { return m_lines; }
    /// Whether the segment that is written exists, but could not be opened: too many open files, no permission.
    bool failed() const { return m_failed; }

private:
    std::vector<LogSegment> m_closed;
    std::size_t m_next = 0; ///< of m_closed; behind them the present one
    Fd m_present;
    std::uint64_t m_presentSize = 0, m_bytes = 0, m_lines = 0;
    LineFile m_file{Fd()};
    bool m_isOpen = false, m_isPresent = false, m_failed = false;
};

} // namespace trainyard::training
