#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/runs/node.h"

namespace trainyard::protocol {
struct MetricRecord;
}
namespace trainyard::ledger {
class Ledger;
}

namespace trainyard::runs {

/// Position in a growing file: all complete lines up to `offset` of the file `inode` have been processed.
struct Cursor {
    std::uint64_t inode = 0, offset = 0;
    bool operator==(const Cursor &) const = default;
};

/// Destination of metric records. Implemented by LedgerStore, and in memory by tests. Thread-safe.
class MetricStore {
public:
    virtual ~MetricStore() = default;
    /// The cursor of the last append; {0, 0} for a new run.
    virtual Result<Cursor> cursor(const RunId &) = 0;
    /// Stores records and cursor in one transaction: after a crash either both are present or neither.
    virtual Status append(const RunId &, std::span<const protocol::MetricRecord>, const Cursor &) = 0;
};

enum class FeedState { Connecting, Following, Waiting };

struct FeedOptions {
    std::chrono::milliseconds batch{100};                          ///< interval between stores and deliveries
    std::chrono::milliseconds firstPause{200}, longestPause{5000}; ///< between attempts to reconnect
    std::chrono::seconds silence{60}; ///< a connection without data for this long is checked
    std::size_t maxLine = 64u << 10;  ///< a longer line is skipped and counted as malformed
    std::string agentCommand = kAgentCommand;
    /// Receives state changes, in the feed's thread. The error is the cause of Waiting, otherwise null.
    std::function<void(FeedState, const Error *)> onState;
};

/// Result of a feed.
struct FeedEnd {
    bool finished = false; ///< a "run-finished" record was received
    double value = 0;      ///< its value, a protocol::RunOutcome
    std::string note;      ///< its message
    std::uint64_t records = 0, malformed = 0;
};

/// Follows a run's metrics.jsonl on the head: stores records and cursor, delivers them in batches, and reconnects after
/// every interruption.
class MetricsFeed {
public:
    using Sink = std::function<void(std::span<const protocol::MetricRecord>)>;

    MetricsFeed(Node head, RunId run, MetricStore &, Sink, FeedOptions);

    /// Blocks until the run's last record (finished) or until stopped (not finished). Batches are delivered in this
    /// thread, after they have been stored.
    /// \error HostKeyMismatch, SshAuthFailed, PermissionDenied, InvalidArgument, ProtocolMismatch, Unsupported, which a
    ///     further attempt cannot resolve; those of the store
    Result<FeedEnd> follow(std::stop_token);

private:
    Node m_head;
    RunId m_run;
    MetricStore &m_store;
    Sink m_sink;
    FeedOptions m_options;
};

/// Follows the log of one role ("worker", "server", "scheduler") on one node, from its beginning or from a cursor.
class LogFeed {
public:
    /// Receives complete lines, and the cursor after them.
    using Sink = std::function<void(std::span<const std::string> lines, const Cursor &)>;

    LogFeed(Node node, RunId run, std::string role, Sink, FeedOptions);
    /// Blocks until stopped.
    /// \error as MetricsFeed::follow()
    Status follow(Cursor from, std::stop_token);

private:
    Node m_node;
    RunId m_run;
    std::string m_role;
    Sink m_sink;
    FeedOptions m_options;
};

/// The ledger as a metric store. The ledger must outlive it.
std::unique_ptr<MetricStore> ledgerStore(ledger::Ledger &);

} // namespace trainyard::runs
