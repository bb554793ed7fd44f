// What a machine's agent measures (I14), and what counts as use of the machine (K23).

#include "backend/runtime/agent/system_monitor.h"

#include <cstdlib>
#include <fstream>

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/core/time/deadline.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::agent {
namespace {

using namespace std::chrono_literals;
using Clock = SystemMonitor::Clock;

/// A proc file system and control groups, as files.
class FakeMachine : public ::testing::Test {
protected:
    void SetUp() override
    {
        // Neither the test's machine nor its driver is measured.
        m_path = ::getenv("PATH");
        ::setenv("PATH", (m_folder.path / "bin").c_str(), 1);
        std::filesystem::create_directories(m_folder.path / "bin");
        nvidiaSmi("exit 9");
        write("meminfo", "MemTotal: 1000000 kB\nMemAvailable: 250000 kB\n");
        processors(100, 1000);
    }
    void TearDown() override { ::setenv("PATH", m_path.c_str(), 1); }

    void write(const std::filesystem::path &file, const std::string &text)
    {
        std::filesystem::create_directories((m_proc / file).parent_path());
        std::ofstream(m_proc / file) << text;
    }
    void processors(int busy, int total)
    {
        const std::string times = std::to_string(busy) + " 0 0 " + std::to_string(total - busy) + " 0 0 0 0 0 0\n";
        write("stat", "cpu  " + times + "cpu0 " + times + "cpu1 " + times);
    }
    void nvidiaSmi(const std::string &script)
    {
        ASSERT_TRUE(writeFileAtomically(m_folder.path / "bin/nvidia-smi", "#!/bin/sh\n" + script + "\n", 0755));
    }
    SystemMonitor::Measurement after(std::chrono::milliseconds time)
    {
        m_at += time;
        m_now += time;
        return m_monitor.measure(m_at, m_now);
    }

    std::string m_path;
    TemporaryFolder m_folder;
    const std::filesystem::path m_proc = m_folder.path / "proc";
    Clock::time_point m_at = Clock::now();
    Timestamp m_now{1'000'000s};
    SystemMonitor m_monitor{m_folder.path, m_proc, m_folder.path / "groups"};
};

TEST_F(FakeMachine, IsSampledEveryFiveSecondsHoweverOftenItIsRead)
{
    const auto first = after(0s);
    EXPECT_TRUE(first.inUse) << "unknown at first";
    ASSERT_TRUE(first.sample);
    EXPECT_EQ(first.sample->t, 1e6);
    EXPECT_EQ(first.sample->cores, 2);
    EXPECT_EQ(first.sample->memoryTotal, 1000000u * 1024);
    EXPECT_EQ(first.sample->memoryUsed, 750000u * 1024);
    EXPECT_GT(first.sample->diskTotal.value_or(0), first.sample->diskUsed.value_or(0));
    EXPECT_FALSE(first.sample->processorPercent) << "rates need two readings";
    EXPECT_FALSE(first.sample->diskRead);

    write("diskstats", "8 0 sda 1 0 2 0 1 0 4 0 0 0 0\n");
    write("net/dev", "eth0: 100 0 0 0 0 0 0 0 200 0 0 0 0 0 0 0\n");
    EXPECT_FALSE(after(2s).sample);
    EXPECT_EQ(m_monitor.untilSample(m_at), 3s);
    processors(600, 2000);
    const auto second = after(3s);
    ASSERT_TRUE(second.sample);
    EXPECT_EQ(second.sample->processorPercent, 50.0);
    EXPECT_FALSE(second.sample->diskRead) << "the disk has appeared since the sample before";
    write("diskstats", "8 0 sda 1 0 102 0 1 0 4 0 0 0 0\n");
    write("net/dev", "eth0: 1100 0 0 0 0 0 0 0 200 0 0 0 0 0 0 0\n");
    const auto third = after(5s);
    ASSERT_TRUE(third.sample);
    EXPECT_EQ(third.sample->diskRead, 100 * 512 / 5.0);
    EXPECT_EQ(third.sample->diskWritten, 0.0);
    EXPECT_EQ(third.sample->networkReceived, 200.0);
    EXPECT_EQ(third.sample->networkSent, 0.0);
}

TEST_F(FakeMachine, AClockThatJumpsDoesNotChangeRates)
{
    (void)after(0s);
    processors(200, 1100);
    write("net/dev", "eth0: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n");
    (void)after(5s);
    write("net/dev", "eth0: 500 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n");
    m_now += 1000h;
    const auto jumped = after(5s);
    ASSERT_TRUE(jumped.sample);
    EXPECT_EQ(jumped.sample->networkReceived, 100.0);
}

TEST_F(FakeMachine, HasTheMemoryOfItsControlGroup)
{
    write("self/cgroup", "0::/system.slice/trainyard.service\n");
    const auto group = m_folder.path / "groups/system.slice";
    std::filesystem::create_directories(group / "trainyard.service");
    std::ofstream(group / "trainyard.service/memory.max") << "max\n";
    std::ofstream(group / "memory.max") << 100 * 1024 * 1024 << "\n";
    std::ofstream(group / "memory.current") << 60 * 1024 * 1024 << "\n";
    std::ofstream(group / "memory.stat") << "anon 5\ninactive_file " << 20 * 1024 * 1024 << "\n";
    const auto sample = after(0s).sample;
    ASSERT_TRUE(sample);
    EXPECT_EQ(sample->memoryTotal, 100u * 1024 * 1024);
    EXPECT_EQ(sample->memoryUsed, 40u * 1024 * 1024) << "the cache can be dropped";
}

TEST_F(FakeMachine, InASandboxCountsItsOwnProcessesOnly)
{
    std::filesystem::create_directories(m_proc / "self/ns");
    std::filesystem::create_symlink("pid:[4026532001]", m_proc / "self/ns/pid");
    const auto process = [this](int ticks) {
        write("7/stat", "7 (a) b) S 1 1 1 0 -1 0 0 0 0 0 " + std::to_string(ticks) + " 0 0 0 20 0 1 0");
    };
    process(0);
    (void)after(0s);
    processors(2000, 2900); // the host is busy
    process(int(::sysconf(_SC_CLK_TCK)) * 5);
    const auto sample = after(5s).sample;
    ASSERT_TRUE(sample);
    EXPECT_EQ(sample->processorPercent, 50.0) << "one of two processors";
}

TEST_F(FakeMachine, IsInUseWhileItsProcessesOrTheirEndedChildrenWork)
{
    const auto stat = [&](const char *pid, const char *times) {
        write(std::filesystem::path(pid) / "stat",
              std::string(pid) + " (a) b) S 1 1 1 0 -1 0 0 0 0 0 " + times + " 20 0 1 0");
    };
    stat("7", "0 0 0 0");
    stat("8", "100 0 0 0");
    EXPECT_TRUE(after(0s).inUse) << "unknown at first";
    EXPECT_FALSE(after(1s).inUse);
    stat("7", "0 0 0 90000"); // time of a reaped child
    EXPECT_TRUE(after(1s).inUse);
    EXPECT_FALSE(after(1s).inUse);
    write("diskstats", "8 0 sda 1 0 2 0 1 0 4 0 0 0 0\n");
    (void)after(1s);
    write("diskstats", "8 0 sda 1 0 99999999 0 1 0 99999999 0 0 0 0\n");
    EXPECT_FALSE(after(1s).inUse) << "a backup does not keep an idle machine";
}

TEST_F(FakeMachine, IsInUseWhileAGpuWorks) // K23
{
    const auto answer = [&](const char *gpus, const char *processes) {
        nvidiaSmi(std::string("case \"$*\" in\n*utilization*) printf '") + gpus + "' ;;\n*compute-apps*) printf '" +
                  processes + "' ;;\nesac");
    };
    answer("0, 10, 16384, 31\\n", "");
    EXPECT_TRUE(after(0s).inUse) << "unknown at first";
    EXPECT_FALSE(after(61s).inUse);
    answer("0, 10, 16384, 31\\n41, 8192, 16384, 64\\n", "");
    const auto busy = after(61s);
    EXPECT_TRUE(busy.inUse);
    ASSERT_TRUE(busy.sample);
    ASSERT_EQ(busy.sample->gpus.size(), 2u);
    EXPECT_EQ(busy.sample->gpus[1].percent, 41.0);
    EXPECT_EQ(busy.sample->gpus[1].memoryUsed, std::uint64_t(8192) << 20);
    EXPECT_EQ(busy.sample->gpus[1].memoryTotal, std::uint64_t(16384) << 20);
    EXPECT_EQ(busy.sample->gpus[1].celsius, 64.0);
    answer("[N/A], 1, 2, 3\\n", "");
    EXPECT_FALSE(after(61s).inUse);
    answer("[N/A], 1, 2, 3\\n", "4711\\n");
    EXPECT_TRUE(after(61s).inUse) << "a process holds a GPU that does not report its utilization";
    nvidiaSmi("echo 'NVIDIA-SMI has failed because it could not communicate with the NVIDIA driver.'; exit 9");
    const auto broken = after(61s);
    EXPECT_FALSE(broken.inUse);
    ASSERT_TRUE(broken.sample);
    EXPECT_TRUE(broken.sample->gpus.empty());
}

TEST_F(FakeMachine, DoesNotWaitForADriverThatDoesNotRespond)
{
    const auto asked = m_folder.path / "asked";
    nvidiaSmi("echo >> " + asked.string() + "; exec /bin/sleep 600");
    GpuMonitor gpus(50ms);
    gpus.read(m_at);
    EXPECT_TRUE(gpus.gpus().empty());
    EXPECT_FALSE(gpus.busy());
    gpus.read(m_at + GpuMonitor::kRetry - 1s);
    EXPECT_LE(readFile(asked).value_or("").size(), 1u) << "it is not asked again at once";
}

TEST(GpuMonitor, ReadsWhatTheDriverReports) // K23
{
    const auto busy = [](const char *answer) { return GpuMonitor::anyBusy(GpuMonitor::parse(answer)); };
    EXPECT_EQ(busy("0\n0\n0\n97\n"), true);
    EXPECT_EQ(busy("0\n3\n"), false) << "a desktop that is drawn is no work";
    EXPECT_EQ(busy("6"), true);
    EXPECT_EQ(busy(""), false);
    EXPECT_EQ(busy("[N/A]\n88\n"), true) << "one silent GPU does not hide the next";
    EXPECT_EQ(busy("0\n[N/A]\n"), std::nullopt) << "MIG: unknown";
    EXPECT_EQ(busy("[Unknown Error]\n"), std::nullopt);
    EXPECT_EQ(busy("99999999999999999999\n"), std::nullopt);
    const auto gpus = GpuMonitor::parse(" 7, [N/A], 16384, ERR!\r\n\n100,-5,nan,1e9,8,9\n");
    ASSERT_EQ(gpus.size(), 2u);
    EXPECT_EQ(gpus[0].percent, 7.0);
    EXPECT_EQ(gpus[0].memoryUsed, std::nullopt);
    EXPECT_EQ(gpus[0].memoryTotal, std::uint64_t(16384) << 20);
    EXPECT_EQ(gpus[0].celsius, std::nullopt);
    EXPECT_EQ(gpus[1].memoryUsed, std::nullopt);
    EXPECT_EQ(gpus[1].memoryTotal, std::nullopt);
    EXPECT_EQ(gpus[1].celsius, std::nullopt);
    std::string flood;
    for (int i = 0; i < 1000; ++i)
        flood += "1\n";
    EXPECT_EQ(GpuMonitor::parse(flood).size(), protocol::kMostGpus);
}

} // namespace
} // namespace trainyard::agent
