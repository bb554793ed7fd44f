#include "backend/cli/output/prompt_line.h"

#include <cstdio>
#include <iostream>
#include <optional>

#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include "backend/cli/output/terminal.h"

namespace trainyard::cli {

namespace {

/// Turns off the terminal's echo during its lifetime.
class NoEcho {
public:
    NoEcho()
    {
        m_changed = ::tcgetattr(STDIN_FILENO, &m_before) == 0;
        termios quiet = m_before;
        quiet.c_lflag &= ~tcflag_t(ECHO);
        m_changed = m_changed && ::tcsetattr(STDIN_FILENO, TCSANOW, &quiet) == 0;
    }
    ~NoEcho()
    {
        if (m_changed)
            ::tcsetattr(STDIN_FILENO, TCSANOW, &m_before);
    }
    NoEcho(const NoEcho &) = delete;
    NoEcho &operator=(const NoEcho &) = delete;

private:
    termios m_before{};
    bool m_changed = false;
};

} // namespace

Result<std::string> promptLine(const std::string &question, bool isSecret, const CallContext &context)
{
    std::fputs(printable(question).c_str(), stderr); // names of AWS are in it
    std::optional<NoEcho> quiet;
    if (isSecret)
        quiet.emplace();
    for (pollfd in{STDIN_FILENO, POLLIN, 0}; ::poll(&in, 1, 100) <= 0;) {
        if (context.stop.stop_requested())
            return fail(ErrorCode::Cancelled, "command line", "Stopped before anything was kept.");
        if (context.deadline.expired())
            return fail(ErrorCode::Timeout, "command line", "Nothing was typed in time.");
    }
    std::string line;
    if (!std::getline(std::cin, line))
        return fail(ErrorCode::Cancelled, "command line", "Nothing was typed.");
    if (isSecret)
        std::fputs("\n", stderr);
    return line;
}

} // namespace trainyard::cli
