#pragma once

#include <array>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include <sys/types.h>

#include "backend/core/async/task_pool.h"
#include "backend/core/enum_names.h"
#include "backend/localcloud/instances/sandbox.h"

namespace trainyard::localcloud {

/// Starts instances as processes and ends them. Thread-safe.
/// One thread that lives as long as this object forks all of them, because PR_SET_PDEATHSIG ends a child when the
/// thread that forked it ends.
class Machines {
public:
    /// Writes the files of an instance before it starts: prepareSandbox.
    using Prepare = std::function<Result<std::string>(const HostCapabilities &, const SandboxSpec &)>;
    enum class Phase { Absent, Booting, Ready, Failed, Exited };
    struct View {
        Phase phase = Phase::Absent;
        std::string detail;      ///< why it failed or exited
        std::string hostKeyLine; ///< once Ready
    };

    /// \param recordsOnly  starts nothing: every instance is ready at once, and cannot be reached
    explicit Machines(HostCapabilities host, bool recordsOnly = false, Prepare prepare = prepareSandbox);
    ~Machines(); ///< ends all instances
    Machines(const Machines &) = delete;
    Machines &operator=(const Machines &) = delete;

    const HostCapabilities &host() const { return m_host; }

    /// Prepares and starts the instance in the background; view() reports the progress.
    void boot(const std::string &id, SandboxSpec spec);
    View view(const std::string &id);
    /// Ends every process of the instance, including detached ones, and forgets it. Returns when they are gone.
    void end(const std::string &id);
    void terminateAll();

    /// Makes a folder of the instance visible at another one, for all of its processes, as `mount --bind` does. Only in
    /// the tier Sandbox.
    /// \param from, to  absolute paths as the instance sees them; both exist
    /// \error NotFound (no such instance or folder), PermissionDenied, IoFailure
    Status bind(const std::string &id, const std::string &from, const std::string &to);
    /// Undoes bind().
    Status unmount(const std::string &id, const std::string &at);

private:
    struct Machine {
        Phase phase = Phase::Booting;
        pid_t pid = 0;
        bool forking = false; ///< the fork thread creates its process; end() waits for that
        bool cancelled = false;
        std::string detail, hostKeyLine;
        std::filesystem::path console;
    };
    struct Forking {
        std::vector<std::string> command, environment;
        std::string console;
        std::function<void(pid_t)> done;
    };

    void forkingThread();
    pid_t forkOne(const Forking &);
    std::future<pid_t> spawn(std::vector<std::string> command, std::vector<std::string> environment,
                             const std::string &console);
    void bootNow(const std::string &id, const SandboxSpec &spec, const std::stop_token &stop);
    void setPhase(const std::string &id, Phase phase, const std::string &detail, const std::string &hostKey = {});
    bool reapLocked(Machine &machine);
    void killProcesses(pid_t pid);
    Status inMountsOf(const std::string &id, const std::string &from, const std::string &to);

    const HostCapabilities m_host;
    const bool m_recordsOnly;
    const Prepare m_prepare;
    std::mutex m_mutex;
    std::condition_variable m_forked;
    std::map<std::string, Machine> m_machines;

    std::mutex m_forkMutex;
    std::condition_variable m_forkWake;
    std::deque<Forking> m_forkQueue;
    bool m_closing = false;
    std::thread m_forker;
    TaskPool m_pool; ///< last: its tasks use the members above
};

constexpr auto namesOf(Machines::Phase)
{
    return std::to_array<std::string_view>({"absent", "booting", "ready", "failed", "exited"});
}
using trainyard::toString;

/// The console of an instance, limited to its last 64 KiB.
std::string readConsole(const std::filesystem::path &folder);
/// Appends text to the console.
void writeConsole(const std::filesystem::path &folder, const std::string &text);

} // namespace trainyard::localcloud
