#pragma once

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/clock.h"
#include "backend/core/result.h"
#include "backend/protocol/metric_record.h"
#include "backend/training/log_store.h"

/// Decisions of `trainyardctl logs`, as plain functions and objects.
namespace trainyard::cli {

/// Ranks of workers by their machine, from the records of a run.
class WorkerRanks {
public:
    void add(std::span<const protocol::MetricRecord>);
    /// The i-th worker of a machine has the i-th rank that joined from there. Empty for other processes.
    std::optional<int> rankOf(const training::CopiedLog &) const;

private:
    std::map<std::string, std::set<int>> m_ranks;
};

/// "rank 0 worker-1", "head scheduler", "head server-1"; a worker without a known rank: "worker-1".
std::string nameOf(const training::CopiedLog &, std::optional<int> rank);

/// Selects processes of a run.
struct LogFilter {
    std::string node, role; ///< empty: all
    std::optional<int> rank;

    /// \param role  "scheduler", "server", "worker": all of them; "server-0", "worker-1": the first server, the worker
    ///     on the machine worker-1; "rank 3": that worker; empty: all
    /// \error InvalidArgument
    static Result<LogFilter> parse(const std::string &node, const std::string &role, std::optional<int> rank);
    bool selects(const training::CopiedLog &, std::optional<int> rankOfLog) const;
};

/// Parses the argument of --since: "90s", "10m", "2h", "1d" before now, or a time in ISO 8601 (UTC).
/// \error InvalidArgument
Result<Timestamp> sinceTime(const std::string &text, Timestamp now);

/// The time at the beginning of a line, "2026-11-27 03:00:00,000": UTC, as the runtime writes it.
std::optional<Timestamp> timeOfLine(std::string_view line);

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
