#pragma once

#include <map>
#include <memory>
#include <thread>
#include <vector>

#include <QObject>
#include <QTimer>

#include "backend/runs/feed.h"
#include "backend/services/cloud_source.h"
#include "backend/services/runs/log_buffer.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

/// Origin of a log: a running process, or the local copy made when its run ended.
struct LogOrigin {
    LogSource source;
    ssh::Host node; ///< unused for a copy
    bool operator==(const LogOrigin &o) const { return source == o.source; }
};

/// Logs of the runs that the user views. While a log is shown, each of its sources has a reader thread; afterwards its
/// lines and cursors are retained, and a later follow() continues there. Bounded: one LogBuffer for each of the last
/// few runs. Lives on the GUI thread.
class LiveLogs : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kMostReaders = 16, kMostRuns = 4;

    LiveLogs(Tasks &tasks, CloudSource &source, QObject *parent = nullptr);
    ~LiveLogs() override; ///< stops the readers and waits for them

    std::vector<LogLine> lines(const RunId &run) const;
    void follow(const RunId &run, const LogSource &only);
    void unfollow(const RunId &run);
    /// Adds a message of the application to a run's log.
    void appendMessage(const RunId &run, const std::string &words);

signals:
    void arrived(const trainyard::RunId &run, const std::vector<trainyard::services::LogLine> &lines);
    void sourcesChanged(const trainyard::RunId &run, const std::vector<trainyard::services::LogSource> &sources);

private:
    using Cursors = std::map<LogSource, ledger::FeedCursor>;
    struct PendingLines;
    struct FollowedRun {
        LogBuffer buffer;
        std::shared_ptr<PendingLines> pendingLines;
        std::map<LogSource, std::jthread> readers;
        std::vector<LogSource> sources;
        LogSource only;
        bool shown = false, polling = false;
        bool done = false;           ///< all logs were copied and read
        std::uint64_t lastShown = 0; ///< the turn in which it was last shown or received a message
    };
    /// Result of reading the ledger and the run's folder.
    struct LogDiscovery {
        std::vector<LogOrigin> live; ///< on machines that exist
        std::vector<LogSource> copied;
        std::vector<LogLine> lines; ///< of the copies, from the cursors on
        Cursors cursors;
        LogSource only;    ///< as requested
        bool done = false; ///< the logs are complete
    };
    static LogDiscovery find(CloudSource &source, const RunId &run, Cursors cursors, const LogSource &only,
                             std::stop_token stop);
    FollowedRun &entry(const RunId &run);
    void evictOldest();
    void poll(const RunId &run);
    void apply(const RunId &run, const LogDiscovery &found);
    std::jthread read(const RunId &run, const LogOrigin &origin, std::shared_ptr<PendingLines> pendingLines);
    void collect(const RunId &run);
    void stopReaders(FollowedRun &followed, const std::vector<LogSource> &keep);

    Tasks &m_tasks;
    CloudSource &m_source;
    std::map<RunId, FollowedRun> m_runs;
    std::uint64_t m_turn = 0;
    QTimer m_again; ///< machines join and leave, runs end
};

} // namespace trainyard::services
