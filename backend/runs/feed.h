#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/ledger/rows.h"
#include "backend/protocol/agent.h"
#include "backend/protocol/metric_record.h"
#include "backend/ssh/target.h"

namespace trainyard::ledger {
class Ledger;
}

namespace trainyard::runs {

enum class FeedState { Connecting, Following, Waiting };

struct FeedOptions {
    std::chrono::milliseconds batch{100};                          ///< interval between two batches; 0: none
    std::chrono::milliseconds firstPause{200}, longestPause{5000}; ///< between attempts to reconnect
    std::chrono::seconds silence{60}; ///< a connection without data for this long is checked
    std::size_t maxLine = 64u << 10;  ///< a longer line is skipped and counted as malformed
    std::string agentCommand = protocol::kAgentCommand;
    /// Receives state changes, in the feed's thread. The error is the cause of Waiting, otherwise null.
    std::function<void(FeedState, const Error *)> onState;
    std::function<void()> onReply; ///< the agent has replied, if only to a check; in the feed's thread
};

/// Result of a feed.
struct FeedEnd {
    bool finished = false; ///< a "run-finished" record was received
    double value = 0;      ///< its value, a protocol::RunOutcome
    std::string note;      ///< its message
    std::uint64_t records = 0, malformed = 0;
};

/// Follows a run's metrics.jsonl on the head: stores records and cursor in the ledger, in batches, and reconnects after
/// every interruption.
class MetricsFeed {
public:
    /// Called after each batch, in the thread of follow(), with the sequence of the run's last row in the ledger and
    /// the records of the batch, at least one.
    using Sink = std::function<void(std::int64_t last, std::span<const protocol::MetricRecord> records)>;

    /// The ledger must outlive it.
    MetricsFeed(ssh::Host head, RunId run, ledger::Ledger &, Sink, FeedOptions);

    /// Blocks until the run's last record (finished) or until stopped (not finished).
    /// \error HostKeyMismatch, SshAuthFailed, PermissionDenied, InvalidArgument, ProtocolMismatch, Unsupported, which a
    ///     further attempt cannot resolve; those of the ledger
    Result<FeedEnd> follow(std::stop_token);

private:
    ssh::Host m_head;
    RunId m_run;
    ledger::Ledger &m_ledger;
    Sink m_sink;
    FeedOptions m_options;
};

/// Follows the log of one role ("worker", "server", "scheduler") on one node, from its beginning or from a cursor.
class LogFeed {
public:
    /// Receives complete lines, and the cursor after them.
    using Sink = std::function<void(std::span<const std::string> lines, const ledger::FeedCursor &)>;

    LogFeed(ssh::Host node, RunId run, std::string role, Sink, FeedOptions);
    /// Blocks until stopped.
    /// \error as MetricsFeed::follow()
    Status follow(ledger::FeedCursor from, std::stop_token);

private:
    ssh::Host m_node;
    RunId m_run;
    std::string m_role;
    Sink m_sink;
    FeedOptions m_options;
};

} // namespace trainyard::runs
