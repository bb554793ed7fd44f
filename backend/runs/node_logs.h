#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/ids.h"
#include "backend/core/time/deadline.h"
#include "backend/ledger/rows.h"
#include "backend/runs/feed.h"

namespace trainyard::runs {

/// The logs of the processes of a run on one node, over one connection.
class NodeLogs {
public:
    /// Takes complete lines of one log, by its index, between two cursors. An error ends the call with that error.
    using Sink = std::function<Status(std::size_t log, const ledger::FeedCursor &from, const ledger::FeedCursor &behind,
                                      std::string_view text)>;
    struct Log {
        std::string label; ///< of the role: "worker", "server-1"
        ledger::FeedCursor from;
    };
    static constexpr std::size_t kMost = 60; ///< logs of a node, below the limit of the agent

    /// \param logs  those beyond kMost are left out
    NodeLogs(ssh::Host node, RunId run, std::vector<Log> logs, Sink, FeedOptions = {});

    /// Follows the logs until stopped, and reconnects as MetricsFeed does.
    /// \error as MetricsFeed::follow(), and those of the sink
    Status follow(std::stop_token);

    struct CatchUp {
        std::uint64_t most = 0;            ///< of each log, bytes before its end; 0: all of it
        std::chrono::seconds forTheEnd{0}; ///< wait so long for the end of the processes, and of their logs
    };
    /// Reads all that is there, over one connection.
    /// \error Timeout (a process still runs after forTheEnd; what is there has been read; or the deadline), those of SSH
    ///     and of the sink
    Status catchUp(const CatchUp &, const CallContext &);

private:
    Status take(std::size_t log, std::string_view text, const ledger::FeedCursor &behind);

    ssh::Host m_node;
    RunId m_run;
    std::vector<Log> m_logs; ///< `from` advances
    Sink m_sink;
    FeedOptions m_options;
};

} // namespace trainyard::runs
