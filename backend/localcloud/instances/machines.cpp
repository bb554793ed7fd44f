#include "backend/localcloud/instances/machines.h"

#include <csignal>
#include <fstream>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fmt/format.h>

#include "backend/core/async/poll.h"
#include "backend/core/encoding.h"
#include "backend/core/system/logging.h"
#include "backend/core/time/deadline.h"
#include "backend/localcloud/instances/sandbox_mounts.h"

namespace trainyard::localcloud {
namespace {

using namespace std::chrono_literals;

std::vector<pid_t> childrenOf(pid_t pid)
{
    std::ifstream file(fmt::format("/proc/{0}/task/{0}/children", pid));
    std::vector<pid_t> out;
    for (pid_t child; file >> child;)
        out.push_back(child);
    return out;
}

bool waitForEnd(pid_t pid, std::chrono::milliseconds limit)
{
    const auto ended = pollUntil(Backoff(2ms), {Deadline::after(limit), {}}, [pid]() -> Result<bool> {
        const auto got = ::waitpid(pid, nullptr, WNOHANG);
        return got == pid || (got < 0 && errno == ECHILD);
    });
    return ended.has_value();
}

} // namespace

Machines::Machines(HostCapabilities host, bool recordsOnly, Prepare prepare)
    : m_host(std::move(host))
    , m_recordsOnly(recordsOnly)
    , m_prepare(std::move(prepare))
    , m_forker([this] { forkingThread(); })
    , m_pool(4)
{
}

Machines::~Machines()
{
    m_pool.drain();
    terminateAll();
    {
        const std::lock_guard guard(m_forkMutex);
        m_closing = true;
    }
    m_forkWake.notify_all();
    m_forker.join();
}

void Machines::forkingThread()
{
    std::unique_lock lock(m_forkMutex);
    while (true) {
        m_forkWake.wait(lock, [&] { return m_closing || !m_forkQueue.empty(); });
        if (m_forkQueue.empty())
            return;
        const auto next = std::move(m_forkQueue.front());
        m_forkQueue.pop_front();
        lock.unlock();
        next.done(forkOne(next));
        lock.lock();
    }
}

pid_t Machines::forkOne(const Forking &what)
{
    std::vector<char *> argv, envp;
    for (const auto &word : what.command)
        argv.push_back(const_cast<char *>(word.c_str()));
    for (const auto &pair : what.environment)
        envp.push_back(const_cast<char *>(pair.c_str()));
    argv.push_back(nullptr);
    envp.push_back(nullptr);
    const int console = ::open(what.console.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
    const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    const bool supervised = m_host.tier == Tier::Process;
    const pid_t parent = ::getpid();
    const pid_t pid = ::fork();
    if (pid == 0) {
        // Only async-signal-safe calls from here on.
        ::setsid();
        // The supervisor of the process tier must live long enough to end its processes; bubblewrap must not.
        ::prctl(PR_SET_PDEATHSIG, supervised ? SIGTERM : SIGKILL);
        if (::getppid() != parent)
            ::_exit(1);
        sigset_t none;
        ::sigemptyset(&none);
        ::sigprocmask(SIG_SETMASK, &none, nullptr);
        ::signal(SIGPIPE, SIG_DFL);
        ::dup2(nothing, 0);
        ::dup2(console, 1);
        ::dup2(console, 2);
        ::syscall(SYS_close_range, 3u, ~0u, 0u);
        ::execve(argv[0], argv.data(), envp.data());
        ::_exit(127);
    }
    ::close(console);
    ::close(nothing);
    return pid;
}

std::future<pid_t> Machines::spawn(std::vector<std::string> command, std::vector<std::string> environment,
                                   const std::string &console)
{
    const auto promise = std::make_shared<std::promise<pid_t>>();
    auto pid = promise->get_future();
    {
        const std::lock_guard guard(m_forkMutex);
        m_forkQueue.push_back(
            {std::move(command), std::move(environment), console, [promise](pid_t made) { promise->set_value(made); }});
    }
    m_forkWake.notify_all();
    return pid;
}

void Machines::boot(const std::string &id, SandboxSpec spec)
{
    {
        const std::lock_guard guard(m_mutex);
        auto &machine = m_machines[id];
        machine = {};
        machine.console = spec.folder / "console.log";
        if (m_recordsOnly) {
            machine.phase = Phase::Ready;
            return;
        }
    }
    m_pool.run([this, id, spec = std::move(spec)](std::stop_token stop) {
        try {
            bootNow(id, spec, stop);
        } catch (const std::exception &e) { // otherwise the instance would boot for ever
            setPhase(id, Phase::Failed, e.what());
        }
    });
}

void Machines::setPhase(const std::string &id, Phase phase, const std::string &detail, const std::string &hostKey)
{
    const std::lock_guard guard(m_mutex);
    const auto found = m_machines.find(id);
    if (found == m_machines.end())
        return;
    found->second.phase = phase;
    found->second.detail = detail;
    found->second.hostKeyLine = hostKey;
}

void Machines::bootNow(const std::string &id, const SandboxSpec &spec, const std::stop_token &stop)
{
    const auto hostKey = m_prepare(m_host, spec);
    if (!hostKey)
        return setPhase(id, Phase::Failed, hostKey.error().detail);
    writeConsole(spec.folder, fmt::format("[    0.000000] Local cloud instance {} ({} tier, {}) at {} port {}\n", id,
                                          toString(m_host.tier), toString(m_host.server), spec.address, spec.port));
    for (const auto &note : spec.userData.notes)
        writeConsole(spec.folder, "cloud-init: " + note + "\n");
    auto command = sandboxCommand(m_host, spec), environment = sandboxEnvironment(m_host, spec);
    const auto console = (spec.folder / "console.log").string();
    std::future<pid_t> forked;
    {
        const std::lock_guard guard(m_mutex);
        const auto found = m_machines.find(id);
        if (found == m_machines.end() || found->second.cancelled)
            return;
        forked = spawn(std::move(command), std::move(environment), console);
        found->second.forking = true;
    }
    const pid_t pid = forked.get(); // without the lock
    {
        const std::lock_guard guard(m_mutex);
        Machine &machine = m_machines.at(id); // end() does not remove it while it is forking
        machine.forking = false;
        machine.pid = std::max(pid, 0);
        if (pid < 0) {
            machine.phase = Phase::Failed;
            machine.detail = "cannot start a process";
        }
    }
    m_forked.notify_all();
    if (pid < 0)
        return;
    std::string failure = "the SSH server does not listen: ";
    const auto ready = pollUntil(Backoff(5ms), {Deadline::after(30s), stop}, [&]() -> Result<bool> {
        if (isListening(spec.address, spec.port)) // without the lock
            return true;
        const std::lock_guard guard(m_mutex);
        const auto found = m_machines.find(id);
        if (found == m_machines.end() || found->second.cancelled || found->second.phase != Phase::Booting)
            failure.clear();
        else if (!reapLocked(found->second))
            failure = "the instance ended while it booted: ";
        else
            return false;
        return fail(ErrorCode::Cancelled, id, "it no longer boots");
    });
    if (!ready && !failure.empty())
        setPhase(id, Phase::Failed, failure + readConsole(spec.folder));
    if (!ready)
        return;
    setPhase(id, Phase::Ready, {}, *hostKey);
}

/// True while the process lives. The caller holds the lock.
bool Machines::reapLocked(Machine &machine)
{
    if (machine.pid <= 0)
        return false;
    if (::waitpid(machine.pid, nullptr, WNOHANG) == 0)
        return true;
    machine.pid = 0;
    return false;
}

Machines::View Machines::view(const std::string &id)
{
    const std::lock_guard guard(m_mutex);
    const auto found = m_machines.find(id);
    if (found == m_machines.end())
        return {};
    auto &machine = found->second;
    if (machine.phase == Phase::Ready && !m_recordsOnly && !reapLocked(machine)) {
        machine.phase = Phase::Exited;
        machine.detail = "the processes of the instance ended";
    }
    return {machine.phase, machine.detail, machine.hostKeyLine};
}

void Machines::killProcesses(pid_t pid)
{
    if (m_host.tier == Tier::Process) {
        ::kill(pid, SIGTERM);
        if (waitForEnd(pid, 10s))
            return;
        spdlog::warn("the supervisor {} of an instance does not end; killed", pid);
    } else {
        // The first child is process 1 of the sandbox. The kernel ends the complete PID namespace with it, and notifies
        // the parent only afterwards. When bubblewrap itself has ended, no process is left.
        for (const auto deadline = Deadline::after(3s); !deadline.expired();) {
            for (const auto child : childrenOf(pid))
                ::kill(child, SIGKILL);
            if (waitForEnd(pid, 20ms))
                return;
        }
    }
    ::kill(pid, SIGKILL);
    waitForEnd(pid, 5s);
}

void Machines::end(const std::string &id)
{
    pid_t pid = 0;
    {
        std::unique_lock lock(m_mutex);
        auto found = m_machines.find(id);
        if (found == m_machines.end())
            return;
        found->second.cancelled = true;
        m_forked.wait(lock, [&] {
            found = m_machines.find(id); // another call may have removed it
            return found == m_machines.end() || !found->second.forking;
        });
        if (found == m_machines.end())
            return;
        pid = found->second.pid;
        m_machines.erase(found);
    }
    if (pid > 0)
        killProcesses(pid);
}

Status Machines::inMountsOf(const std::string &id, const std::string &from, const std::string &to)
{
    const std::lock_guard guard(m_mutex); // its process is not reaped meanwhile, so that the number stays its own
    const auto found = m_machines.find(id);
    if (found == m_machines.end() || found->second.pid <= 0)
        return fail(ErrorCode::NotFound, id, "the instance does not run");
    const auto inside = childrenOf(found->second.pid);
    if (m_host.tier != Tier::Sandbox || inside.empty())
        return fail(ErrorCode::Unsupported, id, "the instance has no file system of its own");
    return changeMounts(inside.front(), from, to);
}

Status Machines::bind(const std::string &id, const std::string &from, const std::string &to)
{
    return inMountsOf(id, from, to);
}

Status Machines::unmount(const std::string &id, const std::string &at)
{
    return inMountsOf(id, {}, at);
}

void Machines::terminateAll()
{
    std::vector<std::string> ids;
    {
        const std::lock_guard guard(m_mutex);
        for (const auto &[id, machine] : m_machines)
            ids.push_back(id);
    }
    parallelMap(ids, 8, {}, [this](const std::string &id, std::stop_token) {
        end(id);
        return true;
    });
}

std::string readConsole(const std::filesystem::path &folder)
{
    std::ifstream file(folder / "console.log", std::ios::binary | std::ios::ate);
    if (!file)
        return {};
    constexpr std::streamoff kLimit = 64 << 10;
    const auto size = std::streamoff(file.tellg());
    file.seekg(std::max<std::streamoff>(0, size - kLimit));
    std::string out(std::size_t(std::min(size, kLimit)), '\0');
    file.read(out.data(), std::streamsize(out.size()));
    out.resize(std::size_t(file.gcount()));
    return out;
}

void writeConsole(const std::filesystem::path &folder, const std::string &text)
{
    std::ofstream(folder / "console.log", std::ios::app | std::ios::binary) << text;
}

} // namespace trainyard::localcloud
