#pragma once

#include <compare>
#include <cstddef>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::services {

/// One process of a run, as its log is named.
struct LogSource {
    std::string node; ///< "head", "worker-1"
    std::string role; ///< "scheduler", "server", "worker"; "server-1" for the second one of a node
    auto operator<=>(const LogSource &) const = default;
    bool empty() const { return node.empty() && role.empty(); }
    /// "head scheduler"; a worker's machine is called like it: "worker-1"
    std::string label() const { return role == "worker" && node != "head" ? node : node + " " + role; }
};

/// A line of the log of a run. Without a source: something we have to say ourselves.
struct LogLine {
    LogSource source;
    std::string text;
    bool operator==(const LogLine &) const = default;
};

/// The latest lines of a log. When it is full the oldest lines go: a run may talk for days. A plain value.
class LogBuffer {
public:
    static constexpr std::size_t kMostLines = 10'000, kMostBytes = 4u << 20, kLongestLine = 4096;

    explicit LogBuffer(std::size_t mostLines = kMostLines, std::size_t mostBytes = kMostBytes)
        : m_mostLines(mostLines)
        , m_mostBytes(mostBytes)
    {
    }

    void append(LogLine line);
    void append(std::span<const LogLine> lines);
    const std::deque<LogLine> &lines() const { return m_lines; }
    /// Everything, oldest first; the book is empty afterwards.
    std::vector<LogLine> drain();
    void clear();

private:
    std::size_t m_mostLines, m_mostBytes, m_bytes = 0;
    std::deque<LogLine> m_lines;
};

/// A line as it can be shown: without the escape sequences of terminals and other control characters, what overwrote
/// itself (a progress bar) in its last state, at most kLongestLine bytes, cut between characters.
std::string cleanLogLine(std::string_view raw);

} // namespace trainyard::services
