#include "backend/localcloud/instances/supervisor.h"

#include <cerrno>
#include <csignal>
#include <fstream>
#include <vector>

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace trainyard::localcloud {
namespace {

std::vector<pid_t> children()
{
    std::ifstream file("/proc/self/task/" + std::to_string(::getpid()) + "/children");
    std::vector<pid_t> out;
    for (pid_t child; file >> child;)
        out.push_back(child);
    return out;
}

} // namespace

int superviseInstance(char **argv)
{
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    sigset_t watched;
    ::sigemptyset(&watched);
    ::sigaddset(&watched, SIGTERM);
    ::sigaddset(&watched, SIGCHLD);
    ::sigprocmask(SIG_BLOCK, &watched, nullptr);
    const pid_t init = ::fork();
    if (init == 0) {
        ::sigprocmask(SIG_UNBLOCK, &watched, nullptr);
        ::execv(argv[0], argv);
        ::_exit(127);
    }
    if (init < 0)
        return 1;
    for (bool running = true; running;) {
        int signal = 0;
        ::sigwait(&watched, &signal);
        if (signal == SIGTERM)
            break;
        for (pid_t ended; (ended = ::waitpid(-1, nullptr, WNOHANG)) > 0;)
            running = running && ended != init;
    }
    // The children of a killed process become children of this one, so repeated rounds reach all descendants.
    while (true) {
        for (const auto child : children())
            ::kill(child, SIGKILL);
        if (::waitpid(-1, nullptr, 0) < 0 && errno == ECHILD)
            return 0;
    }
}

} // namespace trainyard::localcloud
