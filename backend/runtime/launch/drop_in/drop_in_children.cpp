#include "backend/runtime/launch/drop_in/drop_in_children.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/system/fd.h"
#include "backend/core/system/private_memory.h"
#include "backend/core/system/process.h"
#include "backend/core/time/deadline.h"
#include "backend/core/try.h"

extern char **environ;

namespace trainyard::launch {

namespace {

/// A file in memory that is read from its beginning: no other process sees it.
Result<Fd> memoryFile(std::string_view content)
{
    Fd file(::memfd_create("input", MFD_CLOEXEC));
    if (!file)
        return fail(systemError(errno, "memfd_create", "making an input"));
    while (!content.empty()) {
        const ssize_t written = ::write(file.get(), content.data(), content.size());
        if (written < 0 && errno != EINTR)
            return fail(systemError(errno, "memfd", "writing an input"));
        content.remove_prefix(std::size_t(std::max<ssize_t>(written, 0)));
    }
    if (::lseek(file.get(), 0, SEEK_SET) < 0)
        return fail(systemError(errno, "memfd", "reading an input"));
    return file;
}

std::vector<char *> pointersTo(std::vector<std::string> &words)
{
    std::vector<char *> pointers;
    for (std::string &word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

} // namespace

Children::Children()
{
    sigemptyset(&m_waited);
    for (const int signal : {SIGCHLD, SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction now {};
        ::sigaction(signal, nullptr, &now);
        if (signal == SIGCHLD || now.sa_handler != SIG_IGN) // as under nohup
            sigaddset(&m_waited, signal);
    }
    ::pthread_sigmask(SIG_BLOCK, &m_waited, &m_before);
}

Children::~Children()
{
    for (const pid_t pid : m_running) {
        signalGroup(pid, SIGKILL);
        ::waitpid(pid, nullptr, 0);
    }
    ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

Result<pid_t> Children::start(const ChildCommand &command)
{
    const auto program = findProgram(command.argv.front());
    if (!program)
        return fail(ErrorCode::NotFound, command.argv.front(), "is not installed on this machine");
    TY_ASSIGN(const Fd input, command.input.empty() ? Result<Fd>(Fd(::open("/dev/null", O_RDONLY | O_CLOEXEC)))
                                                    : memoryFile(command.input));
    auto argv = command.argv;
    auto environment = command.environment.value_or(std::vector<std::string>());
    const auto words = pointersTo(argv), variables = pointersTo(environment);
    sigset_t usual = m_waited;
    sigaddset(&usual, SIGPIPE);
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, input.get(), 0);
    ::posix_spawnattr_init(&attributes);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    ::posix_spawnattr_setsigmask(&attributes, &m_before);
    ::posix_spawnattr_setsigdefault(&attributes, &usual);
    pid_t pid = -1;
    // For the program, as posix_spawn has no attribute for limits.
    const bool hadNoDumps = restoreCoreDumps();
    const int problem = ::posix_spawn(&pid, program->c_str(), &actions, &attributes, words.data(),
                                      command.environment ? variables.data() : environ);
    if (hadNoDumps)
        disableCoreDumps();
    ::posix_spawnattr_destroy(&attributes);
    ::posix_spawn_file_actions_destroy(&actions);
    if (problem != 0) {
        Error error = systemError(problem, *program, "starting it");
        error.code = ErrorCode::LocalCommandFailed;
        return fail(std::move(error));
    }
    m_running.push_back(pid);
    return pid;
}

int Children::wait(std::chrono::milliseconds longest)
{
    const timespec time{longest.count() / 1000, (longest.count() % 1000) * 1'000'000};
    const int signal = ::sigtimedwait(&m_waited, nullptr, &time);
    return signal < 0 || signal == SIGCHLD ? 0 : signal;
}

std::optional<int> Children::ended(pid_t pid)
{
    int status = 0;
    if (::waitpid(pid, &status, WNOHANG) != pid)
        return std::nullopt;
    std::erase(m_running, pid);
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

void Children::signalGroup(pid_t pid, int signal)
{
    if (pid > 1)
        ::kill(-pid, signal);
}

std::vector<int> Children::runAll(const std::vector<ChildCommand> &commands, std::size_t most,
                                  std::chrono::seconds longest)
{
    std::vector<int> statuses(commands.size(), -1);
    std::vector<std::pair<std::size_t, pid_t>> running; // number of the command, child
    const Deadline deadline = Deadline::after(longest);
    std::size_t next = 0;
    while (!running.empty() || next < commands.size()) {
        for (; running.size() < most && next < commands.size(); ++next) {
            const auto pid = start(commands[next]);
            if (pid)
                running.emplace_back(next, *pid);
            else
                statuses[next] = 127;
        }
        if (running.empty())
            continue;
        if (wait(deadline.remaining(std::chrono::milliseconds(500))) != 0)
            m_interrupted = true;
        std::erase_if(running, [&](const auto &one) {
            if (const auto status = ended(one.second))
                statuses[one.first] = *status;
            return statuses[one.first] >= 0;
        });
        if (m_interrupted || deadline.expired())
            break;
    }
    for (const auto &one : running) {
        signalGroup(one.second, SIGKILL);
        ::waitpid(one.second, nullptr, 0);
        std::erase(m_running, one.second);
    }
    return statuses;
}

} // namespace trainyard::launch
