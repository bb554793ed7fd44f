#pragma once

#include <filesystem>
#include <string>
#include <utility>

#include "backend/core/result.h"
#include "backend/core/system/fd.h"

namespace trainyard::ps {

/// A file to which lines are appended, each in one write. What the disk does not take is kept in memory, up to a limit,
/// and written before the next line: a full disk delays records, but loses and breaks none.
class LineFile {
public:
    static constexpr std::size_t kMostWaiting = 16u << 20; ///< bytes; newer lines are dropped

    /// Ends a line that a crash has broken.
    /// \error DiskFull, PermissionDenied, NotFound, IoFailure
    static Result<LineFile> open(const std::filesystem::path &);

    /// \param line  without its newline
    void append(const std::string &line);
    /// Writes what waits, as far as that is possible.
    void retry();
    bool isWaiting() const { return !m_waiting.empty(); }
    int problem() const { return m_problem; } ///< errno of the last write that failed; 0: none has
    std::size_t takeDropped() { return std::exchange(m_dropped, 0); } ///< lines since the last call

private:
    explicit LineFile(Fd file)
        : m_file(std::move(file))
    {
    }
    Fd m_file;
    std::string m_waiting; ///< the rest of a line, and then lines
    std::size_t m_dropped = 0;
    int m_problem = 0;
};

} // namespace trainyard::ps
