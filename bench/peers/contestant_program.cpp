#include <csignal>
#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench/peers/contestant.h"

namespace trainyard::bench {

namespace {

class Program final : public Contestant {
public:
    Program(const Payload &payload, std::string name, const std::string &command)
        : m_payload(payload)
        , m_name(std::move(name))
    {
        int in[2], out[2];
        // O_CLOEXEC: a program that inherited the write end of another one's input would keep that one from ending.
        if (::pipe2(in, O_CLOEXEC) != 0 || ::pipe2(out, O_CLOEXEC) != 0)
            fatal(m_name + ": no pipe");
        m_pid = ::fork();
        if (m_pid == 0) {
            ::dup2(in[0], STDIN_FILENO);
            ::dup2(out[1], STDOUT_FILENO);
            ::execl("/bin/sh", "sh", "-c", ("exec " + command).c_str(), nullptr);
            ::_exit(127);
        }
        ::close(in[0]);
        ::close(out[1]);
        m_in = ::fdopen(in[1], "w");
        m_out = ::fdopen(out[0], "r");
    }
    ~Program() override
    {
        std::fclose(m_in); // the program ends with its input
        std::fclose(m_out);
        ::waitpid(m_pid, nullptr, 0);
    }
    std::string name() const override { return m_name; }
    bool inThisProcess() const override { return false; }
    double window(int rounds) override
    {
        std::fprintf(m_in, "%zu %d\n", m_payload.bytes, rounds);
        std::fflush(m_in);
        char line[128];
        if (!std::fgets(line, sizeof line, m_out))
            fatal(m_name + ": it ended");
        return std::atof(line);
    }

private:
    Payload m_payload;
    std::string m_name;
    pid_t m_pid = -1;
    std::FILE *m_in = nullptr, *m_out = nullptr;
};

} // namespace

std::unique_ptr<Contestant> makeProgram(const Payload &payload, const std::string &name, const std::string &command)
{
    return std::make_unique<Program>(payload, name, command);
}

} // namespace trainyard::bench
