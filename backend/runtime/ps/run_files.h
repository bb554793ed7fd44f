#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "backend/protocol/metric_record.h"
#include "backend/protocol/scheduler_state.h"
#include "backend/runtime/ps/socket.h"

namespace trainyard::ps {

/// The files of a run that the scheduler writes. Each line is one write to a file opened for appending, so that a
/// reader never sees lines of two writers mixed. A failed write is told once in the log; the run goes on.
class RunFiles {
public:
    /// errors  DiskFull, PermissionDenied, NotFound, IoFailure
    static Result<RunFiles> open(const std::filesystem::path &folder);

    int attempt() const { return m_attempt; } ///< start of the scheduler in this folder, from 1
    void append(const protocol::MetricRecord &);
    /// host_worker_log: "SEQ ADDED|REMOVED ADDRESS NANOSECONDS"; host_worker: the members now, one a line.
    void hostChanged(bool added, const std::string &address);
    /// What somebody else wrote into host_worker since the last call or change; none when it is as we left it. A file
    /// that cannot be understood is told once in the log and changes nothing.
    struct HostEdit {
        std::vector<std::string> removed, added;
    };
    std::optional<HostEdit> hostEdit();
    Status writeAddress(const Endpoint &);

    /// Append and sync. A failure is told once in the log: the run goes on, and a restart would go back further.
    void journal(const protocol::SchedulerState &);

private:
    RunFiles() = default;
    void appendLine(const Fd &, std::string line);
    std::filesystem::path m_folder;
    Fd m_metrics, m_hostLog, m_journal;
    std::vector<std::string> m_hosts;
    std::string m_hostText; ///< of host_worker when it was looked at or written last
    int m_attempt = 1, m_sequence = 0;
    bool m_errorLogged = false;
};

/// The newest line of a folder's journal, unless that run is over or another one.
std::optional<protocol::SchedulerState> lastState(const std::filesystem::path &folder, const RunId &);

} // namespace trainyard::ps
