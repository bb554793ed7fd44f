#include "backend/core/system/process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/core/system/platform.h"
#include "backend/core/system/private_memory.h"
#include "backend/core/try.h"

extern char **environ;

namespace trainyard {

namespace {

class Pipe {
public:
    Pipe() { m_ok = ::pipe2(m_ends.data(), O_CLOEXEC) == 0; }
    ~Pipe()
    {
        closeRead();
        closeWrite();
    }
    Pipe(const Pipe &) = delete;
    Pipe &operator=(const Pipe &) = delete;
    bool ok() const { return m_ok; }
    int readEnd() const { return m_ends[0]; }
    int writeEnd() const { return m_ends[1]; }
    void closeRead() { close(0); }
    void closeWrite() { close(1); }

private:
    void close(std::size_t i)
    {
        if (m_ends[i] >= 0)
            ::close(std::exchange(m_ends[i], -1));
    }
    std::array<int, 2> m_ends{-1, -1};
    bool m_ok = false;
};

/// Everything that exec needs, built before fork: after fork only async-signal-safe calls are allowed.
struct ExecImage {
    std::string program;
    std::vector<char *> argv, envp;
    std::string folder;

    explicit ExecImage(const ProcessSpec &spec, const std::string &path)
        : program(path)
        , folder(spec.workingFolder)
    {
        for (const std::string &word : spec.argv)
            argv.push_back(const_cast<char *>(word.c_str()));
        argv.push_back(nullptr);
        if (spec.environment) {
            for (const std::string &entry : *spec.environment)
                envp.push_back(const_cast<char *>(entry.c_str()));
            envp.push_back(nullptr);
        }
    }

    [[noreturn]] void exec(int reportTo)
    {
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, nullptr);
        for (const int s : {SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGCHLD})
            ::signal(s, SIG_DFL);
        restoreCoreDumps();
        if (folder.empty() || ::chdir(folder.c_str()) == 0)
            ::execve(program.c_str(), argv.data(), envp.empty() ? environ : envp.data());
        const int failure = errno;
        [[maybe_unused]] const ssize_t ignored = ::write(reportTo, &failure, sizeof failure);
        ::_exit(127);
    }
};

Result<std::string> programPath(const ProcessSpec &spec)
{
    if (spec.argv.empty())
        return fail(ErrorCode::Internal, "process", "an empty command");
    if (auto path = findProgram(spec.argv.front()))
        return *path;
    return fail(ErrorCode::LocalCommandFailed, spec.argv.front(), "there is no such program on this computer");
}

int asShellStatus(int status)
{
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

int waitStatus(pid_t pid)
{
    int status = 0;
    while (::waitpid(pid, &status, 0) < 0 && errno == EINTR) {
    }
    return asShellStatus(status);
}

/// The exit status of a child that has ended; empty while it runs.
std::optional<int> exitStatusNow(pid_t pid)
{
    int status = 0;
    const pid_t ended = ::waitpid(pid, &status, WNOHANG);
    if (ended == 0 || (ended < 0 && errno == EINTR))
        return std::nullopt;
    return asShellStatus(status);
}

/// The errno that exec reported; 0 when the program started.
int execFailure(int fd)
{
    int failure = 0;
    ssize_t count;
    while ((count = ::read(fd, &failure, sizeof failure)) < 0 && errno == EINTR) {
    }
    return count == sizeof failure ? failure : 0;
}

Error startFailure(const ProcessSpec &spec, int failure)
{
    Error error = systemError(failure, spec.argv.front(), "starting the program");
    error.code = ErrorCode::LocalCommandFailed;
    return error;
}

/// Reads what is available, up to maxOutput in total.
/// \return whether the descriptor can be read again
bool drain(int fd, std::string &into, std::size_t maxOutput)
{
    char buffer[65536];
    const ssize_t count = ::read(fd, buffer, sizeof buffer);
    if (count <= 0)
        return count < 0 && (errno == EINTR || errno == EAGAIN);
    if (into.size() < maxOutput)
        into.append(buffer, std::min(std::size_t(count), maxOutput - into.size()));
    return true;
}

/// Exchanges input and output with a child until it has ended.
/// \error Cancelled, Timeout: the child still runs
Result<ProcessOutcome> communicate(const ProcessSpec &spec, pid_t child, Pipe &in, const Pipe &out, const Pipe &err,
                                   const CallContext &context, std::size_t maxOutput)
{
    ProcessOutcome outcome;
    std::string_view input = spec.input;
    bool outOpen = true, errOpen = true;
    if (input.empty())
        in.closeWrite();
    std::optional<int> ended;
    int lastReads = 2;                  // after the program's end; a pipe holds 64 KiB
    std::chrono::milliseconds pause(1); // between two checks of a program that has closed its outputs
    for (;;) {
        if (!ended && context.stop.stop_requested())
            return fail(ErrorCode::Cancelled, spec.argv.front(), "stop was requested");
        if (!ended && context.deadline.expired())
            return fail(ErrorCode::Timeout, spec.argv.front(), "the program did not end in time");
        std::array<pollfd, 3> fds{pollfd{outOpen ? out.readEnd() : -1, POLLIN, 0},
                                  pollfd{errOpen ? err.readEnd() : -1, POLLIN, 0}, pollfd{in.writeEnd(), POLLOUT, 0}};
        // After the end, read only data that is already there: a process that the program started may hold the pipes
        // forever.
        const bool reading = outOpen || errOpen;
        const auto patience = ended ? std::chrono::milliseconds(0) : reading ? std::chrono::milliseconds(100) : pause;
        ::poll(fds.data(), fds.size(), int(context.deadline.remaining(patience).count()));
        if (ended && ((fds[0].revents == 0 && fds[1].revents == 0) || --lastReads < 0))
            break;
        if (!reading)
            pause = std::min(2 * pause, std::chrono::milliseconds(50));
        if (fds[0].revents)
            outOpen = drain(out.readEnd(), outcome.out, maxOutput);
        if (fds[1].revents)
            errOpen = drain(err.readEnd(), outcome.err, maxOutput);
        if (in.writeEnd() >= 0 && fds[2].revents) {
            const ssize_t count = ::write(in.writeEnd(), input.data(), input.size());
            if (count > 0)
                input.remove_prefix(std::size_t(count));
            if (input.empty() || (count < 0 && errno != EAGAIN && errno != EINTR))
                in.closeWrite();
        }
        if (!ended)
            ended = exitStatusNow(child);
    }
    outcome.exitStatus = *ended;
    return outcome;
}

} // namespace

std::optional<std::string> findProgram(const std::string &name)
{
    if (name.find('/') != std::string::npos)
        return ::access(name.c_str(), X_OK) == 0 ? std::optional(name) : std::nullopt;
    std::string path = environment("PATH") + ":/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin";
    for (std::size_t at = 0; at <= path.size();) {
        const std::size_t end = std::min(path.find(':', at), path.size());
        const std::string candidate = path.substr(at, end - at) + "/" + name;
        if (end > at && ::access(candidate.c_str(), X_OK) == 0)
            return candidate;
        at = end + 1;
    }
    return std::nullopt;
}

std::optional<std::string> findOwnProgram(const std::string &name, const char *variable)
{
    if (auto named = environment(variable); !named.empty())
        return named;
    const auto self = platform::programPath();
    if (const auto beside = self.parent_path() / name; !self.empty() && ::access(beside.c_str(), X_OK) == 0)
        return beside.string();
    return findProgram(name);
}

Result<ProcessOutcome> runProcess(const ProcessSpec &spec, const CallContext &context, std::size_t maxOutput)
{
    TY_ASSIGN(const auto path, programPath(spec));
    Pipe in, out, err, report;
    if (!in.ok() || !out.ok() || !err.ok() || !report.ok())
        return fail(systemError(errno, spec.argv.front(), "making pipes"));
    ExecImage image(spec, path);
    const pid_t child = ::fork();
    if (child < 0)
        return fail(systemError(errno, spec.argv.front(), "starting the program"));
    if (child == 0) {
        ::setpgid(0, 0);
        ::dup2(in.readEnd(), 0);
        ::dup2(out.writeEnd(), 1);
        ::dup2(err.writeEnd(), 2);
        image.exec(report.writeEnd());
    }
    in.closeRead();
    out.closeWrite();
    err.closeWrite();
    report.closeWrite();
    if (const int failure = execFailure(report.readEnd()); failure != 0) {
        waitStatus(child);
        return fail(startFailure(spec, failure));
    }
    ::fcntl(in.writeEnd(), F_SETFL, O_NONBLOCK);
    auto outcome = communicate(spec, child, in, out, err, context, maxOutput);
    if (!outcome) {
        ::kill(-child, SIGKILL);
        ::kill(child, SIGKILL);
        waitStatus(child);
    }
    return outcome;
}

std::optional<ProcessIdentity> identify(pid_t pid)
{
    const auto start = platform::startTime(pid);
    if (!start)
        return std::nullopt;
    return ProcessIdentity{pid, *start};
}

bool isAlive(const ProcessIdentity &who)
{
    return who.pid > 0 && identify(who.pid) == who;
}

ProcessIdentity selfIdentity()
{
    return identify(::getpid()).value_or(ProcessIdentity{::getpid(), 0});
}

Result<ProcessIdentity> spawnDetached(const ProcessSpec &spec, const std::string &logFile)
{
    TY_ASSIGN(const auto path, programPath(spec));
    const int log = ::open(logFile.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (log < 0)
        return fail(systemError(errno, logFile, "opening the log"));
    Pipe in, report, identity;
    ExecImage image(spec, path);
    const pid_t middle = in.ok() && report.ok() && identity.ok() ? ::fork() : -1;
    if (middle == 0) {
        ::setsid();
        const pid_t child = ::fork();
        if (child != 0) {
            [[maybe_unused]] const ssize_t ignored = ::write(identity.writeEnd(), &child, sizeof child);
            ::_exit(0);
        }
        ::dup2(in.readEnd(), 0);
        ::dup2(log, 1);
        ::dup2(log, 2);
        image.exec(report.writeEnd());
    }
    ::close(log);
    if (middle < 0)
        return fail(systemError(errno, spec.argv.front(), "starting the program"));
    waitStatus(middle);
    in.closeRead();
    report.closeWrite();
    identity.closeWrite();
    pid_t child = 0;
    if (::read(identity.readEnd(), &child, sizeof child) != sizeof child || child <= 0)
        return fail(ErrorCode::LocalCommandFailed, spec.argv.front(), "the program could not be started");
    if (const int failure = execFailure(report.readEnd()); failure != 0)
        return fail(startFailure(spec, failure));
    std::string_view input = spec.input; // small by design: a few lines of secrets
    while (!input.empty()) {
        const ssize_t count = ::write(in.writeEnd(), input.data(), input.size());
        if (count <= 0 && errno != EINTR)
            break;
        if (count > 0)
            input.remove_prefix(std::size_t(count));
    }
    return identify(child).value_or(ProcessIdentity{child, 0});
}

} // namespace trainyard
