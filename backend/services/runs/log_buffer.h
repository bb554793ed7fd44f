#pragma once

#include <compare>
#include <cstddef>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::services {

/// One process of a run, as its log is named. As a selection also all of them (empty), or those of a role (no node).
struct LogSource {
    std::string node; ///< "head", "worker-1"
    std::string role; ///< "scheduler", "server", "worker"; "server-1" for the second one of a node
    auto operator<=>(const LogSource &) const = default;
    bool empty() const { return node.empty() && role.empty(); }
    bool isProcess() const { return !node.empty(); }
    std::string roleName() const; ///< without its number: "server" of "server-1"
    /// Whether this selection includes a process.
    bool selects(const LogSource &process) const;
    /// "head scheduler"; the machine of a worker has its name: "worker-1"
    std::string label() const { return role == "worker" && node != "head" ? node : node + " " + role; }
};

/// A line of the log of a run. Without a source: a message of the application.
struct LogLine {
    LogSource source;
    std::string text;
    bool operator==(const LogLine &) const = default;
};

/// The latest lines of a log. When it is full, the oldest lines are dropped: a run may write for days. A plain value.
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
    /// Returns all lines, oldest first, and clears the buffer.
    std::vector<LogLine> drain();
    void clear();

private:
    std::size_t m_mostLines, m_mostBytes, m_bytes = 0;
    std::deque<LogLine> m_lines;
};

/// Returns a line fit for display: without the escape sequences of terminals and other control characters, text that
/// overwrote itself (a progress bar) in its last state, at most kLongestLine bytes, cut between characters.
std::string cleanLogLine(std::string_view raw);

} // namespace trainyard::services
