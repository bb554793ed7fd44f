#pragma once

#include <memory>
#include <optional>
#include <regex>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include <sys/types.h>

namespace trainyard::support {

/// A real server as a child process; it ends with this object, and with the test program should that crash.
class ChildServer {
public:
    /// Start a program and wait until a line of its output (both streams) matches; the first group is kept as `said()`.
    /// Null when it ends or stays silent for a minute.
    static std::unique_ptr<ChildServer> start(const std::vector<std::string> &argv, const std::string &pattern,
                                              const std::vector<std::string> &extraEnvironment = {});
    ~ChildServer();
    ChildServer(const ChildServer &) = delete;
    ChildServer &operator=(const ChildServer &) = delete;

    /// All it said until the pattern matched.
    const std::string &output() const { return m_output; }
    const std::string &matched() const { return m_matched; }

private:
    ChildServer(pid_t pid, int pipe)
        : m_pid(pid)
        , m_pipe(pipe)
    {
    }
    bool waitFor(const std::regex &);
    void drain(std::stop_token);

    pid_t m_pid;
    int m_pipe;
    std::string m_output, m_matched;
    std::jthread m_drain; ///< a server whose log nobody reads stands still when the pipe is full
};

} // namespace trainyard::support
