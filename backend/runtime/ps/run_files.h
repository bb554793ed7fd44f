#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "backend/protocol/metric_record.h"
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
    Status writeAddress(const Endpoint &);

private:
    RunFiles() = default;
    void appendLine(const Fd &, std::string line);
    std::filesystem::path m_folder;
    Fd m_metrics, m_hostLog;
    std::vector<std::string> m_hosts;
    int m_attempt = 1, m_sequence = 0;
    bool m_complained = false;
};

} // namespace trainyard::ps
