#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "backend/protocol/metric_record.h"
#include "backend/protocol/scheduler_state.h"
#include "backend/runtime/ps/scheduler/line_file.h"
#include "backend/runtime/ps/scheduler/run_recorder.h"
#include "backend/runtime/ps/transport/socket.h"

namespace trainyard::ps {

/// The files of a run that the scheduler writes: metrics.jsonl, host_worker, host_worker_log, scheduler.journal and
/// scheduler.address. Each record is one write to a file opened for appending, so lines of several writers never mix.
/// What a full disk does not take is kept in memory and tried again; when all of it is on the disk, a record reports it
/// (metric::kDiskFull).
class RunFiles final : public RunRecorder {
public:
    /// \error DiskFull, PermissionDenied, NotFound, IoFailure
    static Result<RunFiles> open(const std::filesystem::path &folder);

    int attempt() const { return m_attempt; } ///< number of this start of the scheduler, from 1
    void record(const protocol::MetricRecord &) override;
    /// Appends "SEQ ADDED|REMOVED ADDRESS NANOSECONDS" to host_worker_log and rewrites host_worker: the current
    /// members, one per line, and then the lines of the last edit that are no address, as they were.
    void hostLog(bool added, const std::string &address) override;
    /// A change of host_worker by another program; unset if there is none. It is returned by the second call that finds
    /// the same text. A file with a line that is no address is logged once, with the line's number, and changes nothing,
    /// as does a file without any address.
    struct HostEdit {
        std::vector<std::string> removed, added;
    };
    std::optional<HostEdit> hostEdit();
    /// The hosts of protocol::kCountResetFile when it has been written since the last call; unset otherwise. Empty:
    /// all. A file that cannot be read is logged once for each change.
    std::optional<std::vector<std::string>> countReset();
    /// Whether protocol::kSaveRequestFile is there, which is removed.
    bool takeSaveRequest() const;
    Status writeAddress(const Endpoint &);

    /// Appends and syncs; a long journal is replaced by its last line. A failure is logged once: the run continues, but
    /// a restart would resume from an earlier state until it is written.
    void journal(const protocol::SchedulerState &);

    /// Writes what the disk has not taken. Call it every second.
    void retry();
    static constexpr std::size_t kLongestJournal = 1u << 20; ///< bytes before it is replaced

private:
    RunFiles(std::filesystem::path folder, LineFile metrics, LineFile hostLog);
    Status writeState();
    void look();
    std::filesystem::path m_folder;
    LineFile m_metrics, m_hostLog;
    Fd m_journal; ///< invalid: the next state replaces the file
    std::size_t m_journalBytes = 0;
    std::string m_unwritten; ///< state that is not in the journal
    protocol::MetricRecord m_last;
    std::optional<std::chrono::steady_clock::time_point> m_fullSince; ///< unset: all is written
    std::vector<std::string> m_hosts;
    std::string m_kept;        ///< lines of host_worker that are no address
    std::string m_pendingText; ///< of host_worker when it differed from m_hostText for the first time
    std::string m_hostText;    ///< of host_worker when it was last read or written
    std::optional<std::filesystem::file_time_type> m_resetAt; ///< modification of kCountResetFile
    int m_attempt = 1, m_sequence = 0;
};

/// The newest line of a folder's journal; unset without one, if that run is over, or if it is another run's.
/// \error IoFailure, PermissionDenied, CorruptData: a run must not begin again because its journal cannot be read
Result<std::optional<protocol::SchedulerState>> lastState(const std::filesystem::path &folder, const RunId &);

} // namespace trainyard::ps
