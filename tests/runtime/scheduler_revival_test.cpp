// A scheduler that dies together with its watcher, on a node with a watchdog and on one without.
#include <csignal>
#include <filesystem>

#include "backend/protocol/agent.h"
#include "backend/protocol/node_layout.h"
#include "backend/runtime/agent/processes.h"
#include "runtime_fixture.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: commands and replies
using namespace std::chrono_literals;

class SchedulerRevival : public ::testing::Test {
protected:
    void SetUp() override
    {
        ::setenv("TRAINYARD_RUNTIME", kRuntime.c_str(), 1); // what a ProcessManager starts
        JobSpec job = smallJob(1);
        job.run = run;
        job.model = "mlp";
        job.data = "file://" + (home.path / "data").string();
        job.epochs = 100'000; // it trains until it is stopped
        job.savePeriod = 0;
        writeSquares(home.path / "data", 600, 100);
        const NodeLayout layout{home.path.string()};
        std::filesystem::create_directories(layout.run(run));
        ASSERT_TRUE(writeFileAtomically(layout.job(run), toJson(job)));
        ASSERT_TRUE(writeFileAtomically(layout.secret(run), std::string(32, 's'), 0600));
        std::string address;
        for (const Role role : {Role::Scheduler, Role::Server, Role::Worker}) {
            const auto started = manager.start({run, role, 0, ownLoopback(), address, "head", -1}, limit());
            ASSERT_TRUE(started) << started.error().detail;
            address = role == Role::Scheduler ? started->address : address;
        }
        ASSERT_TRUE(eventually([&] { return !named(folder, metric::kSpeed).empty(); })) << logs();
    }
    std::string logs() const
    {
        std::string all;
        std::error_code none;
        for (const auto &entry : std::filesystem::directory_iterator(folder / "log", none))
            all += entry.path().filename().string() + ":\n" + readFile(entry.path()).value_or("");
        return all;
    }
    void TearDown() override
    {
        if (watchdog && isAlive(*watchdog))
            ::kill(watchdog->pid, SIGKILL);
        manager.stop({run, {}, {}, false});
        ::unsetenv("TRAINYARD_RUNTIME");
    }
    static Deadline limit() { return Deadline::after(20s); }
    void startWatchdog()
    {
        const auto process =
            spawnDetached({{kRuntime, "agent", "--watch", "--limits", (home.path / "limits").string()},
                           std::vector<std::string>{"PATH=/usr/bin:/bin", "TRAINYARD_HOME=" + home.path.string()},
                           {},
                           {}},
                          (home.path / "watch.log").string());
        ASSERT_TRUE(process) << process.error().detail;
        watchdog = *process;
    }
    agent::RoleProcess roleOf(Role role) const
    {
        for (const agent::RoleProcess &process : manager.roles(run)) {
            if (process.role == role)
                return process;
        }
        ADD_FAILURE() << toString(role) << " was not started";
        return {};
    }
    /// Kills a role with its watcher, which would record the end.
    bool kill(Role role) const
    {
        const agent::RoleProcess process = roleOf(role);
        ::kill(process.watcher.pid, SIGKILL);
        ::kill(process.process.pid, SIGKILL);
        return eventually([&] { return !isAlive(process.process) && !isAlive(process.watcher); });
    }

    TemporaryFolder home;
    RunId run{"r-revival"};
    const std::filesystem::path folder = NodeLayout{home.path.string()}.run(run);
    agent::ProcessManager manager{home.path};
    std::optional<ProcessIdentity> watchdog;
};

TEST_F(SchedulerRevival, TheWatchdogStartsItAgain)
{
    ASSERT_TRUE(kill(Role::Scheduler));
    startWatchdog();
    EXPECT_TRUE(eventually([&] { return !named(folder, metric::kSchedulerBack).empty(); }))
        << readFile(home.path / "watch.log").value_or("");
    const auto before = named(folder, metric::kSpeed).back().step;
    EXPECT_TRUE(eventually([&] { return named(folder, metric::kSpeed).back().step > before; })) << "it trains on";
    EXPECT_TRUE(isAlive(roleOf(Role::Worker).process));
}

TEST_F(SchedulerRevival, OnlyWhereItsDeathIsUnrecordedAndNoServerDied)
{
    EXPECT_EQ(manager.reviveScheduler(run, limit()), false) << "it runs";
    ASSERT_TRUE(kill(Role::Scheduler));
    ASSERT_TRUE(writeFileAtomically(folder / "scheduler.exit", "1\n"));
    EXPECT_EQ(manager.reviveScheduler(run, limit()), false) << "it has ended";
    std::filesystem::remove(folder / "scheduler.exit");
    ASSERT_TRUE(kill(Role::Server));
    EXPECT_EQ(manager.reviveScheduler(run, limit()), false) << "the weights died with the server";
    EXPECT_FALSE(isAlive(roleOf(Role::Scheduler).process));
}

} // namespace
} // namespace trainyard::testing
