#pragma once

#include <csignal>
#include <filesystem>
#include <string>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/protocol/agent.h"
#include "runtime_fixture.h"

namespace trainyard::testing {

/// The agent as a process, connected through pipes as a client connects through SSH.
class AgentProcess {
public:
    explicit AgentProcess(const std::filesystem::path &home)
    {
        int in[2], out[2];
        EXPECT_EQ(::pipe2(in, O_CLOEXEC) | ::pipe2(out, O_CLOEXEC), 0);
        const std::string variable = "TRAINYARD_HOME=" + home.string();
        m_pid = ::fork();
        if (m_pid == 0) {
            ::dup2(in[0], 0);
            ::dup2(out[1], 1);
            ::putenv(const_cast<char *>(variable.c_str()));
            ::execl(kRuntime.c_str(), kRuntime.c_str(), "agent", "--stdio", nullptr);
            ::_exit(127);
        }
        ::close(in[0]);
        ::close(out[1]);
        m_to = in[1];
        m_from = out[0];
    }
    ~AgentProcess() { hangUp(); }

    /// Closes the pipes, as a broken SSH connection does.
    /// \param signal  sent to the agent first; 0: none
    /// \return the exit status of the agent
    int hangUp(int signal = 0)
    {
        if (m_pid <= 0)
            return -1;
        if (signal)
            ::kill(m_pid, signal);
        ::close(m_to);
        ::close(m_from);
        int status = 0;
        ::waitpid(std::exchange(m_pid, 0), &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    void sendSignal(int number) const { ::kill(m_pid, number); }
    void sendLine(const std::string &line)
    {
        EXPECT_EQ(::write(m_to, (line + "\n").data(), line.size() + 1), ssize_t(line.size() + 1));
    }
    void send(std::int64_t id, protocol::AgentCommand command)
    {
        sendLine(protocol::toLine(protocol::AgentRequest{id, std::move(command)}));
    }
    protocol::AgentReply next()
    {
        for (;;) {
            if (const std::size_t end = m_buffer.find('\n'); end != std::string::npos) {
                const auto reply = protocol::agentReplyFromLine(std::string_view(m_buffer).substr(0, end));
                EXPECT_TRUE(reply) << m_buffer.substr(0, end);
                m_buffer.erase(0, end + 1);
                return reply.value_or(protocol::AgentReply{});
            }
            pollfd wait{m_from, POLLIN, 0};
            char chunk[65536];
            const ssize_t count = ::poll(&wait, 1, 60'000) > 0 ? ::read(m_from, chunk, sizeof chunk) : 0;
            if (count <= 0) {
                ADD_FAILURE() << "the agent did not answer";
                return {};
            }
            m_buffer.append(chunk, std::size_t(count));
        }
    }
    template <class Command>
    Result<typename Command::Reply> ask(Command command)
    {
        send(1, std::move(command));
        return next().answer.map([](const protocol::AgentAnswer &a) { return std::get<typename Command::Reply>(a); });
    }

private:
    pid_t m_pid = 0;
    int m_to = -1, m_from = -1;
    std::string m_buffer;
};

} // namespace trainyard::testing
