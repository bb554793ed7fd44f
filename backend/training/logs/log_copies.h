#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/ledger/rows.h"
#include "backend/ssh/target.h"
#include "backend/training/logs/log_store.h"

namespace trainyard::training {

// Logs of a run come to this computer while it is followed (followRun), once more when it ends, and before its machines
// are terminated. With a bucket, the machines send their logs there (runtime/launch/log_upload.h), and fetchBucketLogs
// brings those of a run that was not followed.

/// The logs of a run on this computer.
LogStore logStore(const cluster::CloudContext &, const RunId &);

/// Copies the logs of a run from its machines, as they are written.
class LogCopies {
public:
    /// Lines of one process, unmasked and complete, once each, in the order of its log. Called from several threads.
    using Sink = std::function<void(const CopiedLog &, std::string_view lines)>;
    using Cursors = std::map<CopiedLog, ledger::FeedCursor>;

    /// Up to so many machines are followed at the same time; more of them take turns.
    static constexpr std::size_t kMostReaders = 16;

    /// \param note  receives a sentence about logs that cannot be stored; may be empty
    /// \param sink  may be empty
    /// \param from  where the lines for the sink start, if not where those in the store end
    LogCopies(const cluster::CloudContext &, const ledger::Run &, std::function<void(const std::string &)> note = {},
              Sink sink = {}, Cursors from = {});
    ~LogCopies(); ///< stops the readers
    LogCopies(const LogCopies &) = delete;
    LogCopies &operator=(const LogCopies &) = delete;

    /// Starts to follow the logs, in threads of this object, until finish(). Machines that come and go are noticed.
    void start();

    struct Finish {
        std::uint64_t most = 0;  ///< of each log, bytes before its end; 0: all that is missing
        bool untilEnded = false; ///< the run is over: wait for the last lines of each process
    };
    /// Copies what is missing, from all machines in parallel, and ends.
    /// \return the machines that were not read to the end, and why
    std::map<std::string, Error> finish(const Finish &, const CallContext &);

private:
    struct Node {
        ssh::Host host;
        std::vector<std::string> labels;
        std::stop_source stop; ///< of the reader that has it
        bool taken = false, gone = false;
        std::chrono::steady_clock::time_point since; ///< of its last reader
    };
    void stopReaders();
    std::map<std::string, Node> findNodes() const;
    void watchNodes(std::stop_token);
    void readNodes(std::stop_token);
    void updateNodes(std::map<std::string, Node> found);
    Status take(const std::string &node, const std::string &label, const ledger::FeedCursor &from,
                const ledger::FeedCursor &behind, std::string_view text);
    ledger::FeedCursor cursorOf(const CopiedLog &);

    const cluster::CloudContext m_cloud;
    const ledger::Run m_run;
    const std::function<void(const std::string &)> m_note;
    const Sink m_sink;
    LogStore m_store;
    std::mutex m_mutex; ///< of the following
    std::condition_variable_any m_changed;
    std::map<std::string, Node> m_nodes;
    Cursors m_cursors;
    bool m_reported = false;
    std::vector<std::jthread> m_threads;
    std::jthread m_watcher; ///< starts the threads, and is joined before them
};

/// Copies what is missing of the logs of a run, from all machines that can be reached.
/// \return as LogCopies::finish()
/// \error NotFound (no such run, or no machine with an address)
Result<std::map<std::string, Error>> collectLogs(const cluster::CloudContext &, const RunId &,
                                                 const LogCopies::Finish &, const CallContext &);

/// Saves the logs of all active runs before their machines are terminated: what is missing, at most the last 4 MiB of
/// each. An unreachable machine delays the termination by four seconds at most.
/// \param clusters  the clusters of the runs; empty: every open one
void saveActiveLogs(const cluster::CloudContext &, const std::set<ClusterId> &clusters, const ProgressSink &,
                    std::stop_token);

/// Whether the machines of a run send their logs to its bucket.
bool sendsLogs(const ledger::Run &);
/// Downloads the logs that the machines of a run sent to its bucket, where they have more lines than the copies here.
/// \return the number of logs
/// \error those of the storage
Result<int> fetchBucketLogs(const cluster::CloudContext &, const ledger::Run &, const CallContext &);

/// Bytes that saveActiveLogs() copies of each log at most, from its end; as versions before 0.2 did, into
/// runs/RUN/NODE-ROLE.log.
inline constexpr std::size_t kMostLogBytes = 4u << 20;

} // namespace trainyard::training
