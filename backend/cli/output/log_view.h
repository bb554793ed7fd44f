#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/training/logs/log_selection.h"

/// Decisions of `trainyardctl logs`, as plain functions and objects.
namespace trainyard::cli {

using training::LogFilter;
using training::nameOf;
using training::timeOfLine;
using training::WorkerRanks;

/// Parses the argument of --since: "90s", "10m", "2h", "1d" before now, or a time in ISO 8601 (UTC).
/// \error InvalidArgument
Result<Timestamp> sinceTime(const std::string &text, Timestamp now);

/// The last lines of one log.
class LogTail {
public:
    LogTail(std::size_t most, std::optional<Timestamp> since)
        : m_most(most)
        , m_since(since)
    {
    }
    /// A line without a time belongs to the one before it.
    void add(std::string_view line);

    struct Line {
        Timestamp at{};
        std::string text;
    };
    const std::deque<Line> &lines() const { return m_lines; }

private:
    std::size_t m_most;
    std::optional<Timestamp> m_since;
    Timestamp m_last{};
    std::deque<Line> m_lines;
};

} // namespace trainyard::cli
