#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/time/clock.h"
#include "backend/core/time/deadline.h"
#include "backend/training/logs/log_selection.h"
#include "backend/training/logs/log_store.h"

/// Reads the copied logs of a run across its processes: by text, or merged by time. Memory for one line of each log,
/// whatever their sizes.
namespace trainyard::training {

/// Of a longer line, a regular expression is matched with its beginning alone: the time of many expressions grows with the
/// square of the length.
inline constexpr std::size_t kLongestMatchedLine = 16u << 10;

struct LogQuery {
    std::string text;   ///< what a line must contain; empty: every line
    bool regex = false; ///< `text` is a regular expression of PCRE2
    bool caseSensitive = false;
    LogFilter filter = {};
    std::optional<Timestamp> since = {}; ///< only lines of that time or later; lines without a time follow those before
    std::size_t most = 10'000;           ///< hits
    std::chrono::seconds longest{20};    ///< of the search
};

/// A line that was found.
struct LogHit {
    CopiedLog log;
    std::optional<int> rank;
    std::uint64_t line = 0;      ///< among the lines that are kept of this log, from 1
    std::optional<Timestamp> at; ///< of the line, or of the last one before it that has a time
    std::string text;            ///< the complete line, at most kLongestLogLine
};

/// How far a search came.
struct LogSearchEnd {
    bool complete = false;       ///< false: `most` or `longest` ended it
    std::uint64_t bytes = 0;     ///< that were read
    std::uint64_t longLines = 0; ///< longer than kLongestMatchedLine, of which the rest was not searched
};

/// Searches log after log, in the order of LogStore::logs().
/// \param end  receives how far it came; may be null
/// \return the hits by log, then by line
/// \error InvalidArgument (a regular expression that does not compile, or that a line makes too expensive), Cancelled
Result<std::vector<LogHit>> searchLogs(const LogStore &, const WorkerRanks &, const LogQuery &, const CallContext &,
                                       LogSearchEnd *end = nullptr);

/// The logs of several processes as one, in the order of the times at the beginning of their lines. A line without a
/// time follows the one before it in its log. Lines of the same time are in the order of the logs.
class MergedLog {
public:
    struct Line {
        CopiedLog log;
        std::optional<int> rank;
        std::optional<Timestamp> at;
        std::string_view text; ///< valid during the call
    };
    /// \param store  must outlive this object
    MergedLog(const LogStore &store, WorkerRanks ranks, LogFilter filter)
        : m_store(store)
        , m_ranks(std::move(ranks))
        , m_filter(std::move(filter))
    {
    }
    /// Calls f with each line that is here now, until it returns false.
    /// \error Cancelled, Timeout, IoFailure (more logs than files can be open)
    Status read(const std::function<bool(const Line &)> &f, const CallContext &) const;

private:
    const LogStore &m_store;
    WorkerRanks m_ranks;
    LogFilter m_filter;
};

} // namespace trainyard::training
