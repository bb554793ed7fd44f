#include "tests/support/child_server.h"

#include <chrono>
#include <csignal>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace trainyard::support {

std::unique_ptr<ChildServer> ChildServer::start(const std::vector<std::string> &argv, const std::string &pattern,
                                                const std::vector<std::string> &extraEnvironment)
{
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0)
        return nullptr;
    std::vector<std::string> variables(extraEnvironment);
    for (char **variable = environ; *variable; ++variable)
        variables.emplace_back(*variable);
    std::vector<char *> arguments, environment;
    for (const auto &word : argv)
        arguments.push_back(const_cast<char *>(word.c_str()));
    for (const auto &variable : variables)
        environment.push_back(const_cast<char *>(variable.c_str()));
    arguments.push_back(nullptr);
    environment.push_back(nullptr);

    const pid_t pid = ::fork();
    if (pid == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGTERM);
        ::setpgid(0, 0); // its children end with it
        ::dup2(ends[1], STDOUT_FILENO);
        ::dup2(ends[1], STDERR_FILENO);
        ::execvpe(arguments[0], arguments.data(), environment.data());
        ::_exit(127);
    }
    ::close(ends[1]);
    if (pid < 0) {
        ::close(ends[0]);
        return nullptr;
    }
    ::setpgid(pid, pid);
    std::unique_ptr<ChildServer> server(new ChildServer(pid, ends[0]));
    if (!server->waitFor(std::regex(pattern)))
        return nullptr;
    server->m_drain = std::jthread([raw = server.get()](std::stop_token stop) { raw->drain(stop); });
    return server;
}

void ChildServer::drain(std::stop_token stop)
{
    char piece[4096];
    while (!stop.stop_requested()) {
        pollfd waiting = {m_pipe, POLLIN, 0};
        if (::poll(&waiting, 1, 100) > 0 && ::read(m_pipe, piece, sizeof piece) <= 0)
            return;
    }
}

bool ChildServer::waitFor(const std::regex &pattern)
{
    const auto until = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (std::chrono::steady_clock::now() < until) {
        pollfd waiting = {m_pipe, POLLIN, 0};
        if (::poll(&waiting, 1, 100) <= 0)
            continue;
        char piece[4096];
        const auto count = ::read(m_pipe, piece, sizeof piece);
        if (count <= 0)
            return false;
        m_output.append(piece, std::size_t(count));
        std::smatch match;
        if (std::regex_search(m_output, match, pattern)) {
            m_matched = match.size() > 1 ? match[1].str() : match[0].str();
            return true;
        }
    }
    return false;
}

ChildServer::~ChildServer()
{
    m_drain = {};
    ::close(m_pipe); // a late log line causes at most a SIGPIPE in the stopping server
    ::kill(-m_pid, SIGTERM);
    for (int i = 0; i < 100; ++i) {
        if (::waitpid(m_pid, nullptr, WNOHANG) != 0)
            return;
        ::poll(nullptr, 0, 100);
    }
    ::kill(-m_pid, SIGKILL);
    ::waitpid(m_pid, nullptr, 0);
}

} // namespace trainyard::support
