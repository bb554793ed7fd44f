#include <algorithm>
#include <fstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sched.h>

#include "backend/runtime/launch/core_share.h"
#include "backend/runtime/launch/machine_cores.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::launch {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

/// A machine as EC2 counts its CPUs: the second hardware threads follow all first ones.
MachineCores machine(int cores, int threadsPerCore, int nodes = 1)
{
    MachineCores all;
    for (int thread = 0; thread < threadsPerCore; ++thread) {
        for (int core = 0; core < cores; ++core)
            all.cpus.push_back({thread * cores + core, core, core * nodes / cores});
    }
    return all;
}

TEST(CoreShare, UsesOneThreadOnOneCore)
{
    EXPECT_EQ(coreShare(machine(1, 1), {}), (CoreShare{1, {}, "1 of 1 core"}));
    EXPECT_EQ(coreShare(machine(1, 2), {}).threads, 1) << "t3.micro: two hardware threads of one core";
    EXPECT_EQ(coreShare({}, {}).threads, 1);
}

TEST(CoreShare, UsesBothOfTwoCoresEvenBesideAServer)
{
    EXPECT_EQ(coreShare(machine(2, 1), {}).threads, 2);
    EXPECT_EQ(coreShare(machine(2, 1), {1, 0, 2}).threads, 2);
}

TEST(CoreShare, UsesThePhysicalCoresOfC59xlarge)
{
    const auto alone = coreShare(machine(18, 2), {});
    EXPECT_EQ(alone, (CoreShare{18, {}, "18 of 18 cores"}));
    const auto besideServers = coreShare(machine(18, 2), {1, 0, 2});
    EXPECT_EQ(besideServers.threads, 17);
    EXPECT_EQ(besideServers.reason, "17 of 18 cores, 1 reserved for servers");
    EXPECT_EQ(coreShare(machine(18, 2), {1, 0, 100}).threads, 14) << "at most a quarter is reserved";
}

TEST(CoreShare, GivesEachWorkerTheCoresOfOneSocket)
{
    const auto twoSockets = machine(48, 2, 2); // 96 vCPUs
    EXPECT_EQ(coreShare(twoSockets, {}).threads, 48);
    for (int worker = 0; worker < 2; ++worker) {
        const auto share = coreShare(twoSockets, {2, worker, 2});
        EXPECT_EQ(share.threads, 23);
        ASSERT_THAT(share.cpus, SizeIs(2 * 23)) << "with the second hardware threads";
        for (const int cpu : share.cpus)
            EXPECT_EQ(cpu % 48 / 24, worker) << "CPU " << cpu << " is of the other socket";
    }
}

TEST(CoreShare, GivesWorkersDisjointCores)
{
    for (const int workers : {2, 3, 4, 5, 7, 8}) {
        std::vector<int> used;
        for (int worker = 0; worker < workers; ++worker) {
            const auto share = coreShare(machine(16, 2, 2), {workers, worker, 1});
            EXPECT_EQ(share.cpus.size(), 2 * std::size_t(share.threads));
            used.insert(used.end(), share.cpus.begin(), share.cpus.end());
        }
        std::ranges::sort(used);
        EXPECT_EQ(std::ranges::adjacent_find(used), used.end()) << workers << " workers";
    }
}

TEST(CoreShare, DoesNotBindMoreWorkersThanCores)
{
    for (int worker = 0; worker < 4; ++worker)
        EXPECT_EQ(coreShare(machine(2, 1), {4, worker, 1}), (CoreShare{1, {}, "1 of 2 cores, 4 workers"}));
    EXPECT_THAT(coreShare(machine(8, 1), {2, -1, 0}).cpus, IsEmpty()) << "of a worker that does not know which it is";
}

TEST(CoreShare, StaysWithinTheQuota)
{
    auto container = machine(18, 2);
    container.quota = 1.5;
    EXPECT_EQ(coreShare(container, {}), (CoreShare{1, {}, "1 of 18 cores, quota of 1.5 CPUs"}));
    container.quota = 0.25;
    EXPECT_EQ(coreShare(container, {}).threads, 1);
    container.quota = 6.9;
    EXPECT_EQ(coreShare(container, {}).threads, 6);
    EXPECT_EQ(coreShare(container, {2, 1, 0}).threads, 3);
    container.quota = 1000;
    EXPECT_EQ(coreShare(container, {}).threads, 18);
}

TEST(CoreShare, CountsOnlyAllowedCores)
{
    auto subset = machine(18, 2);
    std::erase_if(subset.cpus, [](const LogicalCpu &cpu) { return cpu.number < 4 || cpu.number > 20; });
    EXPECT_EQ(coreShare(subset, {}).threads, 17) << "core 0 to 2 by their second hardware thread, 3 is not allowed";
    const auto share = coreShare(subset, {8, 7, 0});
    EXPECT_EQ(share.threads, 2);
    for (const int cpu : share.cpus)
        EXPECT_TRUE(cpu >= 4 && cpu <= 20) << cpu;
}

class MachineFiles : public ::testing::Test {
protected:
    void write(const std::string &name, const std::string &text)
    {
        std::filesystem::create_directories((m_root.path / name).parent_path());
        std::ofstream(m_root.path / name) << text << "\n";
    }
    MachineCores read(std::vector<int> allowed) { return machineCores(m_root.path, std::move(allowed)); }
    TemporaryFolder m_root;
};

TEST_F(MachineFiles, HasSiblingsAndNodes)
{
    for (const auto &[cpu, siblings] : {std::pair("0", "0,2"), {"1", "1,3"}, {"2", "0,2"}, {"3", "1,3"}})
        write("sys/devices/system/cpu/cpu" + std::string(cpu) + "/topology/thread_siblings_list", siblings);
    write("sys/devices/system/node/online", "0-1");
    write("sys/devices/system/node/node0/cpulist", "0,2");
    write("sys/devices/system/node/node1/cpulist", "1,3");
    EXPECT_THAT(read({0, 1, 2, 3}).cpus,
                ElementsAre(LogicalCpu{0, 0, 0}, LogicalCpu{1, 1, 1}, LogicalCpu{2, 0, 0}, LogicalCpu{3, 1, 1}));
    EXPECT_EQ(coreShare(read({0, 1, 2, 3}), {}).threads, 2);
    EXPECT_THAT(coreShare(read({0, 1, 2, 3}), {2, 1, 0}).cpus, ElementsAre(1, 3));
    EXPECT_EQ(coreShare(read({2}), {}).threads, 1);
}

TEST_F(MachineFiles, MayBeMissing)
{
    const auto machine = read({3, 5});
    EXPECT_THAT(machine.cpus, ElementsAre(LogicalCpu{3, 3, 0}, LogicalCpu{5, 5, 0}));
    EXPECT_FALSE(machine.quota);
}

TEST_F(MachineFiles, MayBeDamaged)
{
    write("sys/devices/system/cpu/cpu0/topology/thread_siblings_list", "9-1,x,-3,99999999999");
    write("sys/devices/system/node/online", "0-999999999");
    write("proc/self/cgroup", "0::\n:::\nnonsense");
    EXPECT_THAT(read({0}).cpus, ElementsAre(LogicalCpu{0, 0, 0}));
    EXPECT_THAT(cpuList("0-3,8,10-11\n"), ElementsAre(0, 1, 2, 3, 8, 10, 11));
    EXPECT_THAT(cpuList(""), IsEmpty());
}

TEST_F(MachineFiles, HaveTheSmallestQuotaOfAllGroups)
{
    write("proc/self/cgroup", "0::/user.slice/job.scope");
    write("sys/fs/cgroup/user.slice/cpu.max", "150000 100000");
    write("sys/fs/cgroup/user.slice/job.scope/cpu.max", "max 100000");
    EXPECT_EQ(read({0, 1}).quota, 1.5);
    write("sys/fs/cgroup/user.slice/job.scope/cpu.max", "50000 100000");
    EXPECT_EQ(read({0, 1}).quota, 0.5);
    write("proc/self/cgroup", "0::/"); // a container sees its own group as the root
    EXPECT_FALSE(read({0, 1}).quota);
    write("sys/fs/cgroup/cpu.max", "300000 100000");
    EXPECT_EQ(read({0, 1}).quota, 3);
    write("proc/self/cgroup", "0::/../../elsewhere");
    EXPECT_EQ(read({0, 1}).quota, 3);
}

TEST_F(MachineFiles, LimitAnInstanceOfTheLocalCloudToTheCoresOfItsType)
{
    EXPECT_EQ(machineCores(m_root.path, {0, 1, 2, 3}, "2").quota, 2);
    write("proc/self/cgroup", "0::/");
    write("sys/fs/cgroup/cpu.max", "100000 100000");
    EXPECT_EQ(machineCores(m_root.path, {0, 1, 2, 3}, "2").quota, 1);
    for (const char *useless : {"", "0", "-1", "all"})
        EXPECT_EQ(machineCores(m_root.path, {0, 1, 2, 3}, useless).quota, 1);
}

TEST_F(MachineFiles, HaveQuotasOfTheFirstVersionOfCgroups)
{
    write("proc/self/cgroup", "5:memory:/m\n4:cpu,cpuacct:/docker/a1");
    write("sys/fs/cgroup/cpu/cpu.cfs_quota_us", "250000");
    write("sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000");
    EXPECT_EQ(read({0, 1}).quota, 2.5);
    write("sys/fs/cgroup/cpu/cpu.cfs_quota_us", "-1");
    EXPECT_FALSE(read({0, 1}).quota);
}

TEST(MachineCores, AreThoseOfTheAffinityMask)
{
    cpu_set_t before;
    ASSERT_EQ(::sched_getaffinity(0, sizeof before, &before), 0);
    const auto all = machineCores();
    ASSERT_THAT(all.cpus, SizeIs(std::size_t(CPU_COUNT(&before))));
    const int last = all.cpus.back().number;
    EXPECT_TRUE(runOn({last}));
    const auto one = machineCores();
    EXPECT_THAT(one.cpus, SizeIs(1));
    EXPECT_EQ(one.cpus.front().number, last);
    EXPECT_FALSE(runOn({}));
    ::sched_setaffinity(0, sizeof before, &before);
}

} // namespace
} // namespace trainyard::launch
