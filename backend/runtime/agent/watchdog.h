#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string_view>

#include "backend/core/time/clock.h"

namespace trainyard::agent {

/// Decides when a node ends its runs and powers itself off; reads no clock and no process itself. One thread.
///
/// A budget that stops runs reaches the node as a point in time, because a node does not know prices; its runs are then
/// requested once to save a checkpoint and end, as they are before the deadline. A node is idle if it had no run and no
/// use of CPUs or GPUs for the idle limit. If the deadline is moved, or work arrives in time, a preparation is
/// cancelled.
class Watchdog {
public:
    struct Reading {
        Timestamp now{};                              ///< compared with the deadline; may jump
        std::chrono::steady_clock::time_point tick{}; ///< measures idle time
        std::optional<Timestamp> deadline, stopRuns;
        std::optional<std::chrono::seconds> idleLimit; ///< unset: the machine may idle
        std::chrono::seconds stopTime{0}; ///< for which the live runs may save checkpoints; 0: there are none
        bool inUse = false;
    };
    enum class Step {
        Wait,
        StopRuns, ///< returned once for each point in time, and once for each deadline, so long before that they can save
        Prepare,  ///< returned once: the hook may save its work; at most kPreparation before the deadline
        PowerOff, ///< returned repeatedly until the machine is off
    };
    static constexpr std::chrono::seconds kPreparation{60};

    /// \param runsStopped  the point in time for which an earlier watchdog has stopped the runs of this node
    explicit Watchdog(std::optional<Timestamp> runsStopped = {})
        : m_runsStopped(runsStopped)
    {
    }
    Step next(const Reading &);
    /// The reason for the end: "deadline", "idle"; of StopRuns also "budget"; empty while it waits.
    std::string_view reason() const { return m_reason; }

private:
    std::optional<std::chrono::steady_clock::time_point> m_lastUse;
    std::optional<Timestamp> m_runsStopped, m_runsEndedFor; ///< points in time of the budget and of the deadline
    bool m_prepared = false;
    std::string_view m_reason;
};

/// Watches this machine until it is powered off, and stores a sample of it every 5 s (sample_log.h). A second watcher on
/// the same machine ends at once.
/// \param home    the node's home folder; if it contains an executable `before-stop`, that runs first, for at most a
///     minute, with TRAINYARD_REASON=deadline or idle
/// \param limits  folder with the files `deadline` and `stop-run` (seconds since 1970) and `idle` (seconds; 0 or no
///     file: may idle), read in every iteration
/// \param proc    the proc file system that is measured
/// \return exit status
int watchMachine(const std::filesystem::path &home, const std::filesystem::path &limits,
                 const std::filesystem::path &proc = "/proc");

} // namespace trainyard::agent
