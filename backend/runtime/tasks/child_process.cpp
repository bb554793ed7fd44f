#include "backend/runtime/tasks/child_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <optional>

#include <fcntl.h>
#include <poll.h>
#include <spdlog/spdlog.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/system/fd.h"
#include "backend/core/system/files.h"
#include "backend/core/system/private_memory.h"
#include "backend/core/system/process.h"
#include "backend/core/try.h"
#include "backend/jobs/logs/log_format.h"
#include "backend/runtime/tasks/child_output.h"

namespace trainyard::tasks {

namespace fs = std::filesystem;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

namespace {

constexpr auto kInterval = milliseconds(100);
constexpr auto kLeftovers = std::chrono::seconds(5); ///< for processes that a program left in its group, to end
constexpr int kLastReads = 64;                       ///< of 64 KiB, of what a program has written when it has ended
constexpr auto kCleanUpTime = std::chrono::seconds(30);

double unixSeconds()
{
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

/// A program, looked for in the PATH of the environment of the command, and relative to its folder.
std::optional<std::string> programOf(const ChildOptions &options, const std::string &name)
{
    if (name.find('/') != std::string::npos) {
        const fs::path path = fs::path(options.folder) / name; // an absolute name stays
        return ::access(path.c_str(), X_OK) == 0 ? std::optional(path.string()) : std::nullopt;
    }
    const auto path = options.environment.find("PATH");
    const std::string all =
        (path == options.environment.end() ? std::string() : path->second) + ":/usr/local/bin:/usr/bin:/bin";
    for (std::size_t at = 0; at <= all.size();) {
        const std::size_t end = std::min(all.find(':', at), all.size());
        const std::string candidate = all.substr(at, end - at) + "/" + name;
        if (end > at && ::access(candidate.c_str(), X_OK) == 0)
            return candidate;
        at = end + 1;
    }
    return std::nullopt;
}

/// Whether a process of this group other than its leader lives: /proc/PID/stat, state and group after the name.
bool othersLive(pid_t group)
{
    std::error_code problem;
    for (const auto &entry : fs::directory_iterator("/proc", problem)) {
        const std::string name = entry.path().filename().string();
        pid_t pid = 0;
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), pid);
        if (error != std::errc() || end != name.data() + name.size() || pid == group)
            continue;
        const auto text = readFile(entry.path() / "stat", 8192);
        const auto nameEnd = text ? text->rfind(')') : std::string::npos;
        char state = 0;
        int parent = 0, of = 0;
        if (nameEnd != std::string::npos &&
            std::sscanf(text->c_str() + nameEnd + 1, " %c %d %d", &state, &parent, &of) == 3 && of == group &&
            state != 'Z' && state != 'X')
            return true;
    }
    return false;
}

class Child {
public:
    Child(const ChildOptions &options, const ChildHooks &hooks)
        : m_options(options)
        , m_hooks(hooks)
    {
    }
    ~Child()
    {
        if (m_pid <= 0)
            return;
        ::kill(-m_pid, SIGKILL);
        reap();
    }
    Child(const Child &) = delete;
    Child &operator=(const Child &) = delete;

    Status start()
    {
        std::error_code problem;
        if (!fs::is_directory(m_options.folder, problem))
            return fail(ErrorCode::NotFound, m_options.folder, "the working folder does not exist on this machine");
        const auto program = programOf(m_options, m_options.plan.argv.front());
        if (!program)
            return fail(ErrorCode::NotFound, m_options.plan.argv.front(),
                        "there is no such program on this machine; install it there, for example by --setup");
        if (m_options.plan.parsesOutput && (m_options.logFormats != "none" || !m_options.patterns.empty())) {
            TY_ASSIGN(auto parser, jobs::LogParser::make(m_options.logFormats, m_options.patterns));
            m_parser.emplace(std::move(parser));
        }
        if (!m_options.valuesFile.empty())
            m_values.emplace(m_options.valuesFile);
        TY_TRY(fork(*program));
        m_pidFd = Fd(int(::syscall(SYS_pidfd_open, m_pid, 0))); // before Linux 5.3 the interval suffices
        if (m_hooks.started)
            m_hooks.started(m_pid);
        return {};
    }

    ChildEnd run(std::stop_token gentle, std::stop_token hard)
    {
        while (!hasEnded()) {
            stopIfAsked(gentle, hard);
            waitForOutput();
            look();
        }
        endGroup(hard);
        for (int reads = 0; m_output && reads < kLastReads && readSome(); ++reads) {
        }
        show(m_text.finish());
        report();
        ChildEnd end{reap(), m_asked, m_text.words()};
        if (m_parser && m_parser->dropped() > 0)
            spdlog::info("{} values beyond the limits were not recorded", m_parser->dropped());
        if (m_values && m_values->skipped() > 0)
            spdlog::warn("{}: {} lines were no values", m_options.valuesFile, m_values->skipped());
        return end;
    }

private:
    Status fork(const std::string &program)
    {
        int output[2], report[2];
        if (::pipe2(output, O_CLOEXEC) != 0)
            return fail(systemError(errno, program, "making a pipe"));
        m_output = Fd(output[0]);
        const Fd writer(output[1]);
        if (::pipe2(report, O_CLOEXEC) != 0)
            return fail(systemError(errno, program, "making a pipe"));
        const Fd failure(report[0]);
        Fd failureWriter(report[1]);
        const Fd nothing(::open("/dev/null", O_RDONLY | O_CLOEXEC));
        // All that exec needs: other threads may hold locks, so nothing is allocated after fork.
        std::vector<std::string> variables;
        for (const auto &[name, value] : m_options.environment)
            variables.push_back(name + "=" + value);
        std::vector<char *> argv, envp;
        for (const std::string &word : m_options.plan.argv)
            argv.push_back(const_cast<char *>(word.c_str()));
        for (const std::string &variable : variables)
            envp.push_back(const_cast<char *>(variable.c_str()));
        argv.push_back(nullptr);
        envp.push_back(nullptr);
        const pid_t parent = ::getpid();
        const pid_t pid = ::fork();
        if (pid < 0)
            return fail(systemError(errno, program, "starting the program"));
        if (pid == 0) {
            ::setsid();
            // Of the thread that forks: the main thread of the runner, which lives as long as the runner.
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            if (::getppid() != parent)
                ::_exit(127);
            ::dup2(nothing.get(), STDIN_FILENO);
            ::dup2(writer.get(), STDOUT_FILENO);
            ::dup2(writer.get(), STDERR_FILENO);
            sigset_t none;
            sigemptyset(&none);
            ::sigprocmask(SIG_SETMASK, &none, nullptr);
            for (const int s : {SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGCHLD, SIGUSR1, SIGUSR2})
                ::signal(s, SIG_DFL);
            restoreCoreDumps();
            if (::chdir(m_options.folder.c_str()) == 0)
                ::execve(program.c_str(), argv.data(), envp.data());
            const int problem = errno;
            [[maybe_unused]] const ssize_t ignored = ::write(failureWriter.get(), &problem, sizeof problem);
            ::_exit(127);
        }
        failureWriter.close();
        m_pid = pid;
        int problem = 0;
        ssize_t count;
        while ((count = ::read(failure.get(), &problem, sizeof problem)) < 0 && errno == EINTR) {
        }
        if (count == sizeof problem) {
            reap();
            Error error = systemError(problem, program, "starting the program");
            error.code = ErrorCode::LocalCommandFailed;
            if (problem == ENOEXEC)
                error.detail = "it is no program: its first line does not name an interpreter (#!/bin/sh)";
            return fail(error);
        }
        ::fcntl(m_output.get(), F_SETFL, O_NONBLOCK);
        return {};
    }

    /// Whether it has ended; it is not reaped, so that its number stays that of its group.
    bool hasEnded() const
    {
        siginfo_t info{};
        return ::waitid(P_PID, id_t(m_pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == m_pid;
    }

    int reap()
    {
        int status = 0;
        while (::waitpid(m_pid, &status, 0) < 0 && errno == EINTR) {
        }
        m_pid = -1;
        return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    }

    void signalAll(int which) const
    {
        ::kill(-m_pid, which);
        if (::getpgid(m_pid) != m_pid) // it has joined another group
            ::kill(m_pid, which);
    }

    void stopIfAsked(const std::stop_token &gentle, const std::stop_token &hard)
    {
        if (gentle.stop_requested() && !m_killTime) {
            m_asked = true;
            m_killTime = Clock::now() + m_options.stopTime;
            signalAll(SIGTERM);
        }
        if (!m_killed && (hard.stop_requested() || (m_killTime && Clock::now() >= *m_killTime))) {
            m_asked = m_killed = true;
            signalAll(SIGKILL);
        }
    }

    /// Ends what the program left in its group.
    void endGroup(const std::stop_token &hard)
    {
        if (!othersLive(m_pid))
            return;
        Clock::time_point limit = Clock::now() + std::min<Clock::duration>(kLeftovers, m_options.stopTime);
        if (m_killTime)
            limit = *m_killTime; // they have got their SIGTERM
        else
            ::kill(-m_pid, SIGTERM);
        while (!m_killed && !hard.stop_requested() && Clock::now() < limit && othersLive(m_pid)) {
            waitForOutput();
            look();
        }
        ::kill(-m_pid, SIGKILL);
    }

    void waitForOutput()
    {
        std::array<pollfd, 2> wait{pollfd{m_output ? m_output.get() : -1, POLLIN, 0},
                                   pollfd{m_ended ? -1 : m_pidFd.get(), POLLIN, 0}};
        ::poll(wait.data(), wait.size(), int(kInterval.count()));
        m_ended = m_ended || wait[1].revents != 0;
        if (wait[0].revents != 0 && m_output)
            readSome();
    }

    /// \return whether there may be more
    bool readSome()
    {
        std::array<char, 64u << 10> buffer;
        const ssize_t count = ::read(m_output.get(), buffer.data(), buffer.size());
        if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
            m_output.close(); // by all that had it; the program may live on
        if (count <= 0)
            return count < 0 && errno == EINTR;
        const std::string_view bytes(buffer.data(), std::size_t(count));
        const double now = unixSeconds();
        show(m_text.add(bytes, now));
        if (m_parser)
            m_parser->add(bytes, now);
        return true;
    }

    /// To the watcher; if that has died, the output is lost, and the program goes on.
    static void show(std::string_view text)
    {
        while (!text.empty()) {
            const ssize_t count = ::write(STDOUT_FILENO, text.data(), text.size());
            if (count < 0 && errno == EINTR)
                continue;
            if (count <= 0)
                return;
            text.remove_prefix(std::size_t(count));
        }
    }

    void look()
    {
        const auto now = Clock::now();
        if (now - m_lastLook < kInterval)
            return;
        m_lastLook = now;
        show(m_text.onTick(unixSeconds()));
        report();
        if (m_hooks.idle)
            m_hooks.idle();
    }

    void report()
    {
        std::vector<protocol::TaskValue> values;
        if (m_parser)
            values = m_parser->take();
        if (m_values) {
            auto more = m_values->read(unixSeconds());
            values.insert(values.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
        }
        if (!values.empty() && m_hooks.values)
            m_hooks.values(std::move(values));
    }

    const ChildOptions &m_options;
    const ChildHooks &m_hooks;
    std::optional<jobs::LogParser> m_parser;
    std::optional<ValuesFile> m_values;
    ChildOutput m_text;
    Fd m_output, m_pidFd;
    pid_t m_pid = -1;
    bool m_asked = false, m_killed = false;
    bool m_ended = false; ///< its descriptor would stay readable
    std::optional<Clock::time_point> m_killTime;
    Clock::time_point m_lastLook;
};

void cleanUp(const ChildOptions &options)
{
    ProcessSpec spec;
    spec.argv = options.plan.cleanUp;
    if (const auto program = programOf(options, spec.argv.front())) // not in the PATH of this process
        spec.argv.front() = *program;
    spec.environment.emplace();
    for (const auto &[name, value] : options.environment)
        spec.environment->push_back(name + "=" + value);
    const auto done = runProcess(spec, {Deadline::after(kCleanUpTime), {}});
    if (!done)
        spdlog::warn("cleaning up by {} failed: {}", spec.argv.front(), done.error().detail);
}

} // namespace

Result<ChildEnd> runChild(const ChildOptions &options, const ChildHooks &hooks, std::stop_token gentle,
                          std::stop_token hard)
{
    if (options.plan.argv.empty())
        return fail(ErrorCode::InvalidArgument, "task", "there is no command to run");
    Result<ChildEnd> end = ChildEnd{};
    {
        Child child(options, hooks);
        if (const Status started = child.start(); started)
            end = child.run(gentle, hard);
        else
            end = fail(started.error());
    }
    if (!options.plan.cleanUp.empty())
        cleanUp(options);
    return end;
}

} // namespace trainyard::tasks
