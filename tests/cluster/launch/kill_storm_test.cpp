// SIGKILL at random moments of launches and terminations. The long version:
//   TRAINYARD_KILLS=100 TRAINYARD_SEED=7 kill_storm_test
// The same seed repeats the same moments.

#include <csignal>
#include <cstdio>
#include <random>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/teardown/teardown.h"
#include "build_paths.h"
#include "tests/cluster/support/local_cloud_home.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::IsEmpty;

int numberOf(const char *variable, int otherwise)
{
    const auto text = environment(variable);
    return text.empty() ? otherwise : std::atoi(text.c_str());
}

class KillStorm : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
        ASSERT_TRUE(m_home.serve({"--records-only", "--speed", "20"}));
    }
    ProcessSpec victim(const std::string &what, int moment) const
    {
        return {{TRAINYARD_BIN_DIR "/crash_child", m_home.path().string(), what, std::to_string(moment)}, {}, {}, {}};
    }
    /// Runs the child without a kill.
    /// \return its duration
    std::chrono::milliseconds undisturbed(const std::string &what) const
    {
        const auto begin = std::chrono::steady_clock::now();
        const auto outcome = runProcess(victim(what, 0), {Deadline::after(90s), {}});
        EXPECT_TRUE(outcome && outcome->exitStatus == 0) << (outcome ? outcome->err : outcome.error().detail);
        return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
    }
    /// Runs a child that kills itself immediately before or after one of its calls, or is killed from outside.
    /// \param moment  see crashing_ec2.h; 0: killed from outside
    /// \param after  time until the kill from outside
    /// \return whether the child was killed before it completed
    bool killed(const std::string &what, int moment, std::chrono::milliseconds after) const
    {
        if (moment > 0) {
            const auto outcome = runProcess(victim(what, moment), {Deadline::after(90s), {}});
            EXPECT_TRUE(outcome) << outcome.error().detail;
            return outcome && outcome->exitStatus == 128 + SIGKILL;
        }
        const auto process = spawnDetached(victim(what, 0), (m_home.path() / "victim.log").string());
        EXPECT_TRUE(process) << process.error().detail;
        (void)pause(after, {Deadline::never(), {}});
        const bool lived = isAlive(*process);
        ::kill(process->pid, SIGKILL);
        const auto deadline = Deadline::after(30s);
        while (isAlive(*process) && pause(2ms, {deadline, {}})) {
        }
        return lived;
    }
    /// Expects that a new process lists all running machines and terminates them.
    /// \return number of machines that ran
    std::size_t expectListedAndEnded() const
    {
        const auto cloud = m_home.open();
        EXPECT_TRUE(cloud) << cloud.error().detail;
        if (!cloud)
            return 0;
        const auto alive = LocalCloudHome::aliveAt(*cloud);
        const auto all = reconcile(*cloud, {}, {Deadline::after(30s), {}});
        EXPECT_TRUE(all) << all.error().detail;
        std::set<std::string> listed;
        for (const ClusterSnapshot &c : all ? all->clusters : std::vector<ClusterSnapshot>()) {
            for (const NodeSnapshot &n : c.nodes)
                listed.insert(n.id.value);
        }
        // A machine that was shutting down when the child died may have ended before the list was read.
        const auto still = LocalCloudHome::aliveAt(*cloud);
        for (const std::string &id : alive)
            EXPECT_TRUE(listed.contains(id) || !still.contains(id)) << id << " runs and is not in the list";
        const auto receipt = Teardown(*cloud).run({}, {}, {});
        EXPECT_TRUE(receipt && receipt->clean()) << (receipt ? receipt->toText() : receipt.error().detail);
        EXPECT_THAT(LocalCloudHome::aliveAt(*cloud), IsEmpty());
        EXPECT_THAT(LocalCloudHome::thingsAt(*cloud), IsEmpty());
        EXPECT_THAT(*cloud->ledger->clusters(true), IsEmpty());
        return alive.size();
    }

    LocalCloudHome m_home;
};

TEST_F(KillStorm, NothingEverRunsThatTheNextStartDoesNotList)
{
    const int kills = numberOf("TRAINYARD_KILLS", 8);
    const int seed = numberOf("TRAINYARD_SEED", int(std::random_device{}() % 100000));
    std::mt19937 random{static_cast<unsigned>(seed)};
    const auto between = [&](int least, int most) { return std::uniform_int_distribution<>(least, most)(random); };
    const auto launchTakes = undisturbed("launch"), endTakes = undisturbed("terminate");
    int struck = 0;
    std::size_t found = 0;
    for (int n = 0; n < kills; ++n) {
        const bool launching = n % 2 == 0;
        const bool byCall = between(0, 1) == 0;
        const int moment = byCall ? between(1, launching ? 26 : 30) : 0;
        const auto takes = launching ? launchTakes : endTakes;
        const std::chrono::milliseconds after(between(0, int(takes.count())));
        SCOPED_TRACE("seed " + std::to_string(seed) + ", kill " + std::to_string(n) +
                     (launching ? " of a launch, " : " of a termination, ") +
                     (byCall ? "moment " + std::to_string(moment) : "after " + std::to_string(after.count()) + " ms"));
        if (!launching)
            undisturbed("launch");
        struck += killed(launching ? "launch" : "terminate", moment, after);
        found += expectListedAndEnded();
        if (HasFailure())
            break;
    }
    std::printf("seed %d: %d of %d were killed before their end; %zu machines were found running and ended\n", seed,
                struck, kills, found);
    EXPECT_GT(struck, kills / 3);
}

} // namespace
} // namespace trainyard::cluster
