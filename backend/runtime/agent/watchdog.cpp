#include "backend/runtime/agent/watchdog.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <map>
#include <system_error>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/core/system/logging.h"
#include "backend/core/system/process.h"
#include "backend/protocol/count_reset.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/node_layout.h"
#include "backend/runtime/agent/agent.h"
#include "backend/runtime/agent/emr_activity.h"
#include "backend/runtime/agent/processes.h"
#include "backend/runtime/agent/sample_log.h"
#include "backend/runtime/agent/system_monitor.h"
#include "backend/runtime/launch/restart_count.h"
#include "backend/runtime/ps/transport/socket.h"

namespace trainyard::agent {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

Watchdog::Step Watchdog::next(const Reading &r)
{
    if (r.inUse || !r.idleLimit || !m_lastUse)
        m_lastUse = r.tick;
    if (r.stopRuns && r.now >= *r.stopRuns && m_runsStopped != r.stopRuns) {
        m_runsStopped = r.stopRuns;
        m_reason = "budget";
        return Step::StopRuns;
    }
    if (r.deadline && r.stopTime.count() > 0 && r.now >= *r.deadline - kPreparation - r.stopTime &&
        m_runsEndedFor != r.deadline) {
        m_runsEndedFor = r.deadline;
        m_reason = "deadline";
        return Step::StopRuns;
    }
    const bool late = r.deadline && r.now >= *r.deadline;
    const bool soon = r.deadline && r.now >= *r.deadline - kPreparation;
    const bool idle = r.idleLimit && r.tick - *m_lastUse >= *r.idleLimit;
    if (!soon && !idle) {
        m_prepared = false;
        m_reason = {};
        return Step::Wait;
    }
    m_reason = soon ? "deadline" : "idle";
    if (!std::exchange(m_prepared, true))
        return Step::Prepare;
    return late || idle ? Step::PowerOff : Step::Wait;
}

namespace {

std::optional<std::int64_t> numberIn(const fs::path &file)
{
    const auto text = readFile(file, 64);
    std::int64_t number = 0;
    if (!text || std::from_chars(text->data(), text->data() + text->size(), number).ec != std::errc() || number <= 0)
        return std::nullopt;
    return number;
}

/// Reads a point in time, in seconds since 1970; unset if it is 0 or there is no file.
std::optional<Timestamp> momentIn(const fs::path &file)
{
    const auto seconds = numberIn(file);
    return seconds && *seconds < 100'000'000'000 ? std::optional(Timestamp(std::chrono::seconds(*seconds)))
                                                 : std::nullopt;
}

void prepare(const fs::path &home, std::string_view reason)
{
    const fs::path hook = home / "before-stop";
    if (::access(hook.c_str(), X_OK) != 0)
        return;
    ProcessSpec spec{{hook.string()}, {}, home.string(), {}};
    auto &variables = spec.environment.emplace();
    for (char **entry = ::environ; *entry; ++entry)
        variables.emplace_back(*entry);
    variables.push_back("TRAINYARD_REASON=" + std::string(reason));
    const auto outcome = runProcess(spec, {Deadline::after(Watchdog::kPreparation), {}});
    if (!outcome)
        spdlog::warn("{}: {}", hook.string(), outcome.error().detail);
    else
        spdlog::info("{} ended with status {}", hook.string(), outcome->exitStatus);
}

void powerOff(std::string_view reason)
{
    spdlog::info("powering off: {}", reason);
    std::vector<std::string> command{"shutdown", "-h", "now"};
    if (::geteuid() != 0 && findProgram("sudo"))
        command.insert(command.begin(), {"sudo", "-n"});
    const auto outcome = runProcess({command, {}, {}, {}}, {Deadline::after(30s), {}});
    if (!outcome || outcome->exitStatus != 0)
        spdlog::error("shutdown: {}", outcome ? outcome->err : outcome.error().detail);
}

void note(const fs::path &file, Timestamp moment)
{
    const auto seconds = std::chrono::floor<std::chrono::seconds>(moment).time_since_epoch();
    if (auto wrote = writeFileAtomically(file, std::to_string(seconds.count()) + "\n"); !wrote)
        spdlog::warn("{}: {}", wrote.error().source, wrote.error().detail);
}

/// The time for runs to save checkpoints: a deadline is kept, with time for the hook, or half of a close one.
Deadline limitOf(const Watchdog::Reading &reading)
{
    if (!reading.deadline)
        return Deadline::never();
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(*reading.deadline - reading.now);
    return Deadline::after(std::max(left - Watchdog::kPreparation, std::max(left / 2, 0ms)));
}

/// Starts schedulers of this node again that died together with their watchers, each so often as its watcher would.
void reviveSchedulers(ProcessManager &processes, const fs::path &home, std::map<RunId, launch::RestartCount> &restarts)
{
    const protocol::NodeLayout layout{home.string()};
    for (const RunId &run : processes.runs()) {
        const fs::path folder = layout.run(run);
        const int before = restarts[run].count(folder / protocol::kCountResetFile);
        if (before >= launch::schedulerRestarts(folder))
            continue;
        const auto revived = processes.reviveScheduler(run, Deadline::after(20s));
        if (revived && !*revived)
            continue;
        restarts[run].add();
        if (revived)
            spdlog::warn("the scheduler of run {} had died with its watcher; it is started again", run.value);
        else
            spdlog::error("the scheduler of run {} could not be started again: {}", run.value, revived.error().detail);
    }
}

/// Measures this machine in a thread of its own, so that samples continue while runs save their checkpoints, and a GPU
/// driver that does not respond delays no deadline.
class Meter {
public:
    Meter(const fs::path &home, const fs::path &proc)
        : m_monitor(home, proc)
        , m_log(home / kSamplesFolder)
    {
        try {
            m_thread = std::jthread([this](std::stop_token stop) { run(stop); });
        } catch (const std::system_error &problem) { // the limit of threads
            spdlog::warn("measuring between the checks: {}", problem.what());
        }
    }
    /// \param longest  interval between two measurements from now on
    /// \return whether CPUs or GPUs were in use since the last call
    bool inUse(std::chrono::milliseconds longest)
    {
        m_pause = longest;
        if (!m_thread.joinable())
            measure();
        return m_used.exchange(false);
    }

private:
    void run(const std::stop_token &stop)
    {
        do
            measure();
        while (pause(std::clamp(m_monitor.untilSample(Clock::now()), 10ms, std::max(m_pause.load(), 10ms)),
                     {Deadline::never(), stop}));
    }
    void measure()
    {
        const Timestamp now = SystemClock::instance().now();
        const auto measured = m_monitor.measure(Clock::now(), now);
        if (measured.inUse)
            m_used = true;
        if (!measured.sample)
            return;
        const auto stored = m_log.append(protocol::toLine(*measured.sample), now);
        if (!stored && std::exchange(m_problem, stored.error().detail) != stored.error().detail)
            spdlog::warn("samples are not stored: {}: {}", stored.error().source, stored.error().detail);
        if (stored)
            m_problem.clear();
    }

    using Clock = SystemMonitor::Clock;
    SystemMonitor m_monitor;
    SampleLog m_log;
    std::string m_problem; ///< the last one, which is not repeated in the log
    std::atomic<bool> m_used = true;
    std::atomic<std::chrono::milliseconds> m_pause = std::chrono::milliseconds(SystemMonitor::kInterval);
    std::jthread m_thread;
};

/// Ten checks per idle limit: an idle machine ends at most a tenth too late, and a check costs next to nothing.
std::chrono::milliseconds pauseFor(const std::optional<std::chrono::seconds> &idle)
{
    return std::clamp<std::chrono::milliseconds>(idle.value_or(100s) / 10, 100ms, 10s);
}

} // namespace

int watchMachine(const fs::path &home, const fs::path &limits, const fs::path &proc)
{
    if (auto made = ensureFolder(home, 0700); !made)
        return spdlog::error("{}: {}", made.error().source, made.error().detail), 1;
    const ps::Fd lock(::open((home / "watch.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (!lock || ::flock(lock.get(), LOCK_EX | LOCK_NB) != 0)
        return 0; // another process watches this machine
    ProcessManager processes(home);
    std::map<RunId, launch::RestartCount> restarts;
    Meter meter(home, proc);
    const fs::path noted = home / "runs-stopped"; // a restart does not stop runs that started after that
    Watchdog watchdog(momentIn(noted));
    EmrActivity activity;
    for (;;) {
        reviveSchedulers(processes, home, restarts);
        Watchdog::Reading reading;
        reading.now = SystemClock::instance().now();
        reading.tick = std::chrono::steady_clock::now();
        reading.deadline = momentIn(limits / "deadline");
        reading.stopRuns = momentIn(limits / "stop-run");
        if (const auto seconds = numberIn(limits / "idle"))
            reading.idleLimit = std::chrono::seconds(*seconds);
        const bool hasRun = processes.anyAlive();
        activity.update(hasRun, reading.tick);
        reading.inUse = meter.inUse(pauseFor(reading.idleLimit)) || hasRun;
        reading.stopTime = processes.stopTime();
        switch (watchdog.next(reading)) {
        case Watchdog::Step::Wait:
            break;
        case Watchdog::Step::StopRuns: {
            spdlog::info("stopping the runs: {}", watchdog.reason());
            if (watchdog.reason() == "budget")
                note(noted, *reading.stopRuns);
            (void)stopRuns(home, limitOf(reading));
            continue;
        }
        case Watchdog::Step::Prepare:
            prepare(home, watchdog.reason());
            continue; // it may have lasted until the deadline
        case Watchdog::Step::PowerOff:
            powerOff(watchdog.reason());
            break;
        }
        (void)pause(pauseFor(reading.idleLimit), {Deadline::never(), {}});
    }
}

} // namespace trainyard::agent
