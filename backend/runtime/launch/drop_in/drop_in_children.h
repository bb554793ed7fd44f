#pragma once

#include <chrono>
#include <csignal>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

#include "backend/core/result.h"

namespace trainyard::launch {

/// A program to start, with the outputs of this process.
struct ChildCommand {
    std::vector<std::string> argv;
    std::string input;                                   ///< its standard input; empty: /dev/null
    std::optional<std::vector<std::string>> environment; ///< unset: inherited
};

/// Children of this process, each in a process group of its own, so that signals of a terminal reach only the parent.
/// While an object lives, SIGCHLD, SIGINT, SIGTERM and SIGHUP are blocked in the calling thread, which receives them by
/// wait(). One object at a time.
class Children {
public:
    Children();
    ~Children(); ///< ends those that still run
    Children(const Children &) = delete;
    Children &operator=(const Children &) = delete;

    /// \error NotFound (no such program), LocalCommandFailed
    Result<pid_t> start(const ChildCommand &);
    /// Waits until a child ends, a signal arrives or the time is over.
    /// \return the signal, unless it is SIGCHLD; 0: none
    int wait(std::chrono::milliseconds longest);
    /// \return the status of a child that has ended (128 + N if signal N ended it); unset while it is running
    std::optional<int> ended(pid_t);
    static void signalGroup(pid_t, int signal);

    /// Runs commands, at most so many at a time, to their ends.
    /// \return their statuses; those that were not complete when the time was over, or when SIGINT, SIGTERM or SIGHUP
    ///     arrived, are ended, and have -1
    std::vector<int> runAll(const std::vector<ChildCommand> &, std::size_t most, std::chrono::seconds longest);
    bool interrupted() const { return m_interrupted; } ///< runAll() was

private:
    std::vector<pid_t> m_running;
    sigset_t m_waited{}, m_before{};
    bool m_interrupted = false;
};

} // namespace trainyard::launch
