#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string_view>

#include "backend/core/clock.h"

namespace trainyard::agent {

/// The node's own promise to end: decides, and asks neither a clock nor a process. One thread.
/// A budget that stops runs reaches the node as a moment, since a node knows no prices: then its runs are told to save
/// and stop, once.
/// Idle is: no run and no use of processors or graphics cards for so long. A deadline that is moved, or work that comes
/// in time, takes a preparation back.
class Watchdog {
public:
    struct Reading {
        Timestamp now{};                              ///< what the deadline is compared with; it may jump
        std::chrono::steady_clock::time_point tick{}; ///< what idleness is measured with
        std::optional<Timestamp> deadline, stopRuns;
        std::optional<std::chrono::seconds> idleLimit; ///< unset: a machine may idle
        bool inUse = false;
    };
    enum class Step {
        Wait,
        StopRuns, ///< told once for each moment
        Prepare,  ///< told once: the hook may save its work; at most kPreparation before the deadline
        PowerOff, ///< told again and again until the machine is gone
    };
    static constexpr std::chrono::seconds kPreparation{60};

    /// runsStopped  the moment for which the runs of this node have been stopped by a watchdog before
    explicit Watchdog(std::optional<Timestamp> runsStopped = {})
        : m_runsStopped(runsStopped)
    {
    }
    Step next(const Reading &);
    /// Why it ends: "deadline", "idle"; empty while it waits.
    std::string_view reason() const { return m_reason; }

private:
    std::optional<std::chrono::steady_clock::time_point> m_lastUse;
    std::optional<Timestamp> m_runsStopped;
    bool m_prepared = false;
    std::string_view m_reason;
};

/// Watch this machine until it is powered off. A second one on the same machine ends at once.
/// home    the node's home folder; what is executable as `before-stop` in it runs first, for a minute at most, with
///         TRAINYARD_REASON=deadline or idle
/// limits  folder with the files `deadline` and `stop-run` (seconds since 1970) and `idle` (seconds; 0 or no file: may
///         idle); they are read again at each look
/// proc    where processes are counted
/// return  exit status
int watchMachine(const std::filesystem::path &home, const std::filesystem::path &limits,
                 const std::filesystem::path &proc = "/proc");

} // namespace trainyard::agent
