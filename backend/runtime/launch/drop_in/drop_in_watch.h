#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// When a drop-in launch ends, and with which status. A plain object: no processes, no clock.
namespace trainyard::launch {

class LaunchWatch {
public:
    using Clock = std::chrono::steady_clock;
    /// Time of scheduler and servers to end once all workers have.
    static constexpr std::chrono::seconds kGrace{30};

    /// \param roles   of the processes: "scheduler", "server", "worker", "tasks"
    /// \param shrink  when a worker fails, the others go on
    LaunchWatch(std::vector<std::string> roles, bool shrink);

    /// \param status  with which the process has ended, from 0
    /// \return whether that failure ends the launch, as its root cause
    bool onEnd(std::size_t process, int status, Clock::time_point now);
    /// Whether the launch is over, or has to be ended.
    bool isOver(Clock::time_point now) const;
    bool allEnded() const;
    bool isRunning(std::size_t process) const { return m_status.at(process) < 0; }
    int statusOf(std::size_t process) const { return m_status.at(process); } ///< -1: running
    std::optional<std::size_t> rootCause() const { return m_root; }
    int exitStatus() const { return m_root ? m_status[*m_root] : 0; }

private:
    bool works(std::size_t process) const; ///< a worker, or the tasks of a queue
    std::size_t count(bool (*accepts)(int status)) const;

    std::vector<std::string> m_roles;
    std::vector<int> m_status;
    bool m_shrink;
    std::optional<std::size_t> m_root, m_firstLost; ///< m_firstLost: the first worker that failed
    std::optional<Clock::time_point> m_workersEnded;
};

} // namespace trainyard::launch
