// The watchdog of a node (K23 idle, K24 deadline): its decisions alone, and the program with a fake `shutdown` that
// only records its call.

#include "backend/runtime/agent/watchdog.h"

#include <csignal>

#include <fcntl.h>
#include <sys/file.h>

#include "backend/protocol/scheduler_state.h"
#include "backend/runtime/agent/processes.h"
#include "runtime_fixture.h"

namespace trainyard::testing {
namespace {

using namespace std::chrono_literals;
using agent::Watchdog;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using Step = Watchdog::Step;

/// A machine whose clock the test controls.
struct Machine {
    Watchdog watchdog;
    Watchdog::Reading reading{.now = Timestamp(1000h)};
    Step after(std::chrono::seconds time, bool inUse = false)
    {
        reading.now += time;
        reading.tick += time;
        reading.inUse = inUse;
        return watchdog.next(reading);
    }
};

TEST(Watchdog, EndsAtTheDeadlineAfterAMinuteOfPreparation)
{
    Machine m;
    m.reading.deadline = m.reading.now + 10min;
    EXPECT_EQ(m.after(0s), Step::Wait);
    EXPECT_EQ(m.after(8min, true), Step::Wait);
    EXPECT_EQ(m.after(70s, true), Step::Prepare) << "use does not move a deadline";
    EXPECT_EQ(m.watchdog.reason(), "deadline");
    EXPECT_EQ(m.after(30s), Step::Wait);
    EXPECT_EQ(m.after(30s), Step::PowerOff);
    EXPECT_EQ(m.after(10s), Step::PowerOff) << "again, until it is gone";
}

TEST(Watchdog, ADeadlineThatIsMovedTakesThePreparationBack)
{
    Machine m;
    m.reading.deadline = m.reading.now + 30s;
    EXPECT_EQ(m.after(0s), Step::Prepare);
    *m.reading.deadline += 2h;
    EXPECT_EQ(m.after(10s), Step::Wait);
    EXPECT_EQ(m.watchdog.reason(), "");
    EXPECT_EQ(m.after(2h), Step::Prepare) << "the hook runs before the new deadline, too";
    EXPECT_EQ(m.after(20s), Step::PowerOff);
}

TEST(Watchdog, EndsWhenItHasBeenIdleForTheWholeLimit)
{
    Machine m;
    m.reading.idleLimit = 30min;
    EXPECT_EQ(m.after(0s), Step::Wait) << "it cannot have been idle before it looked";
    EXPECT_EQ(m.after(29min), Step::Wait);
    EXPECT_EQ(m.after(30s, true), Step::Wait);
    EXPECT_EQ(m.after(29min), Step::Wait) << "activity restarts the idle time";
    EXPECT_EQ(m.after(1min), Step::Prepare);
    EXPECT_EQ(m.watchdog.reason(), "idle");
    EXPECT_EQ(m.after(0s), Step::PowerOff);
}

TEST(Watchdog, WorkThatComesDuringThePreparationSavesAnIdleMachine)
{
    Machine m;
    m.reading.idleLimit = 5min;
    m.after(0s);
    EXPECT_EQ(m.after(5min), Step::Prepare);
    EXPECT_EQ(m.after(1s, true), Step::Wait);
    EXPECT_EQ(m.after(4min), Step::Wait);
}

TEST(Watchdog, WithoutLimitsItWaitsForEver)
{
    Machine m;
    EXPECT_EQ(m.after(0s), Step::Wait);
    EXPECT_EQ(m.after(30 * 24h), Step::Wait);
    m.reading.idleLimit = 5min; // set at run time: idle time counts from now
    EXPECT_EQ(m.after(1min), Step::Wait);
    EXPECT_EQ(m.after(5min), Step::Prepare);
}

TEST(Watchdog, AClockThatJumpsDoesNotMakeAMachineIdle)
{
    Machine m;
    m.reading.idleLimit = 5min;
    m.after(0s);
    m.reading.now += 1000h;
    EXPECT_EQ(m.watchdog.next(m.reading), Step::Wait);
}

TEST(Watchdog, StopsTheRunsOnceForEachMomentThatABudgetIsSpent) // K25
{
    Machine m;
    m.reading.stopRuns = m.reading.now + 1h;
    EXPECT_EQ(m.after(59min, true), Step::Wait);
    EXPECT_EQ(m.after(1min, true), Step::StopRuns);
    EXPECT_EQ(m.after(10s, true), Step::Wait) << "the machine stays, and what is begun now is meant";
    m.reading.stopRuns = m.reading.now + 1h; // the user has raised the budget
    EXPECT_EQ(m.after(10s, true), Step::Wait);
    EXPECT_EQ(m.after(1h, true), Step::StopRuns);
    m.watchdog = Watchdog(m.reading.stopRuns); // the machine has restarted
    EXPECT_EQ(m.after(10s, true), Step::Wait);
    m.reading.deadline = m.reading.now;
    EXPECT_EQ(m.after(0s, true), Step::Prepare);
}

TEST(Watchdog, StopsTheRunsBeforeTheDeadlineSoThatTheyCanSave)
{
    Machine m;
    m.reading.deadline = m.reading.now + 10min;
    m.reading.stopTime = 70s;
    EXPECT_EQ(m.after(7min, true), Step::Wait);
    EXPECT_EQ(m.after(50s, true), Step::StopRuns) << "their time, and a minute of preparation";
    EXPECT_EQ(m.watchdog.reason(), "deadline");
    EXPECT_EQ(m.after(10s, true), Step::Wait) << "once";
    m.reading.stopTime = 0s;
    EXPECT_EQ(m.after(50s), Step::Wait);
    EXPECT_EQ(m.after(10s), Step::Prepare);
    *m.reading.deadline += 2h;
    EXPECT_EQ(m.after(10s), Step::Wait);
    m.reading.stopTime = 70s; // a run that was started since
    EXPECT_EQ(m.after(1h + 59min, true), Step::StopRuns);
    EXPECT_EQ(m.after(1min, true), Step::Prepare) << "one that does not end does not hold it up";
}

class WatchdogProgram : public ::testing::Test {
protected:
    void SetUp() override
    {
        std::filesystem::create_directories(m_home / "runs" / "r-1");
        std::filesystem::create_directories(m_bin);
        script(m_bin / "shutdown", "echo shutdown \"$@\" >> " + m_log.string());
        script(m_bin / "sudo", "shift; exec \"$@\"");
        script(m_home / "before-stop", "echo hook $TRAINYARD_REASON >> " + m_log.string());
    }
    void TearDown() override
    {
        if (m_process && isAlive(*m_process))
            ::kill(m_process->pid, SIGKILL);
    }
    static void script(const std::filesystem::path &file, const std::string &text)
    {
        ASSERT_TRUE(writeFileAtomically(file, "#!/bin/sh\n" + text + "\n", 0755));
    }
    void limit(const char *name, std::int64_t seconds)
    {
        ASSERT_TRUE(writeFileAtomically(m_limits / name, std::to_string(seconds) + "\n"));
    }
    ProcessSpec command() const
    {
        return {
            {kRuntime, "agent", "--watch", "--limits", m_limits.string(), "--proc", m_limits.string()},
            std::vector<std::string>{"PATH=" + m_bin.string() + ":/usr/bin:/bin", "TRAINYARD_HOME=" + m_home.string()},
            {},
            {}};
    }
    void start()
    {
        const auto process = spawnDetached(command(), (m_folder.path / "watch.log").string());
        ASSERT_TRUE(process) << process.error().detail;
        m_process = *process;
    }
    std::vector<std::string> said() const
    {
        std::vector<std::string> lines;
        std::ifstream file(m_log);
        for (std::string line; std::getline(file, line);)
            lines.push_back(line);
        return lines;
    }
    bool saidSomething(std::chrono::seconds limit) const
    {
        const auto deadline = Deadline::after(limit);
        while (said().size() < 2) {
            if (!pause(20ms, {deadline, {}}))
                return false;
        }
        return true;
    }

    TemporaryFolder m_folder;
    const std::filesystem::path m_home = m_folder.path / "home", m_bin = m_folder.path / "bin",
                                m_limits = m_folder.path / "limits", m_log = m_folder.path / "said";
    std::optional<ProcessIdentity> m_process;
};

TEST_F(WatchdogProgram, RunsTheHookAndThenPowersAnIdleMachineOff)
{
    std::filesystem::create_directories(m_limits);
    limit("idle", 1);
    limit("deadline", 4'000'000'000);
    start();
    ASSERT_TRUE(saidSomething(60s));
    EXPECT_EQ(said()[0], "hook idle");
    EXPECT_EQ(said()[1], "shutdown -h now");
}

/// The run could continue from a checkpoint (H21), but no program follows it: it does not keep the machines.
TEST_F(WatchdogProgram, AMachineWhoseRunHasLostItsWeightsIsIdle) // K23
{
    std::filesystem::create_directories(m_limits);
    const auto folder = m_home / "runs" / "r-1";
    const auto self = selfIdentity();
    for (const char *role : {"scheduler", "server", "worker"}) // another process has their number now
        std::ofstream(folder / (std::string(role) + ".pid"))
            << "{\"pid\":" << self.pid << ",\"startTime\":" << self.startTime + 1 << ",\"bind\":\"127.0.0.1\"}";
    std::ofstream(folder / "scheduler.exit") << "1\n";
    protocol::SchedulerState state;
    state.run = "r-1";
    state.view = 1;
    state.lost = "server 0 (head): the server is gone";
    std::ofstream(folder / "scheduler.journal") << protocol::toLine(state) << "\n";
    limit("idle", 1);
    start();
    ASSERT_TRUE(saidSomething(60s));
    EXPECT_EQ(said()[0], "hook idle");
    EXPECT_EQ(said()[1], "shutdown -h now");
}

TEST_F(WatchdogProgram, PowersOffAtItsDeadlineWhileARoleRuns)
{
    std::filesystem::create_directories(m_limits);
    const agent::ProcessManager processes(m_home);
    EXPECT_FALSE(processes.anyAlive());
    const auto self = selfIdentity(); // in place of a live worker
    std::ofstream(m_home / "runs/r-1/worker.pid")
        << "{\"pid\":" << self.pid << ",\"startTime\":" << self.startTime << "}";
    EXPECT_TRUE(processes.anyAlive()) << "which keeps an idle machine, and no deadline";
    limit("deadline", 1'000'000'000);
    start();
    ASSERT_TRUE(saidSomething(60s));
    EXPECT_EQ(said()[0], "hook deadline");
    EXPECT_EQ(said()[1], "shutdown -h now");
}

/// A process in a scheduler's place that ends when it is requested to.
class WatchdogStops : public WatchdogProgram {
protected:
    void SetUp() override
    {
        WatchdogProgram::SetUp();
        std::filesystem::create_directories(m_limits);
        const ProcessSpec role{
            {"/bin/sh", "-c",
             "trap 'echo yes > " + m_requested.string() + "; exit 0' TERM; while :; do sleep 0.05; done"},
            std::vector<std::string>{"PATH=/usr/bin:/bin", "TRAINYARD_RUN=r-1"},
            {},
            {}};
        const auto scheduler = spawnDetached(role, (m_folder.path / "role.log").string());
        ASSERT_TRUE(scheduler) << scheduler.error().detail;
        m_scheduler = *scheduler;
        std::ofstream(m_home / "runs/r-1/scheduler.pid")
            << "{\"pid\":" << scheduler->pid << ",\"startTime\":" << scheduler->startTime << "}";
    }
    void TearDown() override
    {
        if (isAlive(m_scheduler))
            ::kill(m_scheduler.pid, SIGKILL);
        WatchdogProgram::TearDown();
    }
    void expectRequested() const
    {
        const auto deadline = Deadline::after(60s);
        while (isAlive(m_scheduler) && pause(20ms, {deadline, {}})) {
        }
        EXPECT_FALSE(isAlive(m_scheduler));
        EXPECT_TRUE(std::filesystem::exists(m_requested)) << "it was killed";
        EXPECT_THAT(said(), ::testing::IsEmpty()) << "the machine continues";
        EXPECT_TRUE(isAlive(*m_process));
    }
    const std::filesystem::path m_requested = m_folder.path / "requested";
    ProcessIdentity m_scheduler;
};

TEST_F(WatchdogStops, ARunWhenTheBudgetIsSpent) // K25
{
    limit("deadline", 4'000'000'000);
    limit("stop-run", 1'000'000'000);
    start();
    expectRequested();
}

TEST_F(WatchdogStops, ARunBeforeTheDeadline)
{
    // A job without a file has 60 s for its checkpoint, and the hook has as long.
    const auto now = std::chrono::floor<std::chrono::seconds>(SystemClock::instance().now());
    limit("deadline", now.time_since_epoch().count() + 100);
    start();
    expectRequested();
}

TEST_F(WatchdogProgram, ASecondOneLeavesTheMachineToTheFirst)
{
    start();
    const auto deadline = Deadline::after(30s);
    const auto held = [&] {
        const ps::Fd lock(::open((m_home / "watch.lock").c_str(), O_RDWR | O_CLOEXEC));
        return lock && ::flock(lock.get(), LOCK_EX | LOCK_NB) != 0;
    };
    while (!held() && pause(10ms, {deadline, {}})) {
    }
    const auto second = runProcess(command(), {Deadline::after(30s), {}});
    ASSERT_TRUE(second) << second.error().detail;
    EXPECT_EQ(second->exitStatus, 0);
    EXPECT_TRUE(isAlive(*m_process));
}

} // namespace
} // namespace trainyard::testing
