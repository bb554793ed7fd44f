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

/// A real server as a child process. It ends with this object, or when the test program crashes.
class ChildServer {
public:
    /// Starts a program and waits until its output (both streams) matches.
    /// \param pattern  a regular expression; matched() returns its first group
    /// \return null when the program ends or does not match within a minute
    static std::unique_ptr<ChildServer> start(const std::vector<std::string> &argv, const std::string &pattern,
                                              const std::vector<std::string> &extraEnvironment = {});
    ~ChildServer();
    ChildServer(const ChildServer &) = delete;
    ChildServer &operator=(const ChildServer &) = delete;

    /// \return the output until the pattern matched
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
    std::jthread m_drain; ///< reads the log: a full pipe would block the server
};

} // namespace trainyard::support
