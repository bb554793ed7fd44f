// The files in which Linux counts what a machine does (I14): recorded ones, and hostile ones.

#include "backend/runtime/agent/system_counters.h"

#include <gmock/gmock.h>

namespace trainyard::agent {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Key;

/// /proc/stat of a machine with two processors.
constexpr const char *kTwoCores = "cpu  1136821 1175312 325377 416310 4103 0 14075 16011 0 0\n"
                                  "cpu0 573200 588826 155842 211993 874 0 5379 7856 0 0\n"
                                  "cpu1 563620 586485 169534 204317 3229 0 8695 8154 0 0\n"
                                  "intr 104281 0 9 0 0 0 0\nctxt 188612\nbtime 1764205123\nprocesses 5521\n";

/// /proc/net/dev of a machine with two network cards and containers.
constexpr const char *kTwoNics =
    "Inter-|   Receive                                                |  Transmit\n"
    " face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier "
    "compressed\n"
    "    lo: 700939053358 24947809    0    0    0     0          0         0 700939053358 24947809    0    0    0     "
    "0 "
    "      0          0\n"
    "  ens5: 459465031   28738    0    0    0     0          0         0  1776326   22932    0    0    0     0       0 "
    "         0\n"
    "  ens6:1000 10 0 0 0 0 0 0 2000 20 0 0 0 0 0 0\n"
    "docker0: 5555 10 0 0 0 0 0 0 6666 20 0 0 0 0 0 0\n"
    "veth12ab: 5555 10 0 0 0 0 0 0 6666 20 0 0 0 0 0 0\n";

/// /proc/diskstats of a c5d.large.
constexpr const char *kDisks =
    "   7       0 loop0 54 0 756 21 0 0 0 0 0 24 21 0 0 0 0 0 0\n"
    " 259       0 nvme1n1 128 0 4640 25 1 0 8 0 0 60 25 0 0 0 0 0 0\n"
    " 259       1 nvme0n1 9871 3025 812346 4521 7264 5180 1023480 9612 0 8100 14133 0 0 0 0\n"
    " 259       2 nvme0n1p1 9700 3025 806730 4502 7100 5180 1023480 9600 0 8080 14102 0 0\n"
    " 259      10 nvme0n10 1 0 2 0 1 0 4 0 0 0 0\n"
    " 252       0 dm-0 9000 0 800000 4000 7000 0 1000000 9000 0 8000 13000 0 0 0 0\n"
    " 202       1 xvdb1 3 0 6 0 3 0 10 0 0 0 0\n";

TEST(SystemCounters, ReadTheProcessorsOfASmallAndALargeMachine)
{
    const auto two = parseProcessorTimes(kTwoCores);
    ASSERT_TRUE(two);
    EXPECT_EQ(two->cores, 2);
    EXPECT_EQ(two->total, 1136821u + 1175312 + 325377 + 416310 + 4103 + 0 + 14075 + 16011);
    EXPECT_EQ(two->busy, two->total - 416310 - 4103);

    std::string large = "cpu  960000 0 0 960000 0 0 0 0 0 0\n";
    for (int i = 0; i < 96; ++i)
        large += "cpu" + std::to_string(i) + " 10000 0 0 10000 0 0 0 0 0 0\n";
    const auto many = parseProcessorTimes(large + "intr 0\n");
    ASSERT_TRUE(many);
    EXPECT_EQ(many->cores, 96);
    EXPECT_EQ(many->busy, 960000u);
    const auto old = parseProcessorTimes("cpu 1 2 3 4\ncpu0 1 2 3 4\n"); // Linux 2.4
    ASSERT_TRUE(old);
    EXPECT_EQ(old->busy, 6u);
}

TEST(SystemCounters, ReadTheMemoryThatProgramsCannotGet)
{
    const auto memory = parseMemory("MemTotal:       16000000 kB\nMemFree:         1000000 kB\n"
                                    "MemAvailable:   12000000 kB\nBuffers:          200000 kB\nCached: 9000000 kB\n");
    ASSERT_TRUE(memory);
    EXPECT_EQ(memory->total, 16000000ull * 1024);
    EXPECT_EQ(memory->used, 4000000ull * 1024);
    const auto old = parseMemory("MemTotal: 1000 kB\nMemFree: 100 kB\nBuffers: 50 kB\nCached: 250 kB\n");
    ASSERT_TRUE(old);
    EXPECT_EQ(old->used, 600u * 1024);
    EXPECT_FALSE(parseMemory("MemTotal: 1000 kB\n"));
    EXPECT_EQ(parseMemory("MemTotal: 1000 kB\nMemAvailable: 2000 kB\n")->used, 0u);

    const auto limited = withinLimit(*memory, MemoryLimit{1u << 30, 3u << 20});
    EXPECT_EQ(limited.total, 1u << 30);
    EXPECT_EQ(limited.used, 3u << 20);
    EXPECT_EQ(withinLimit(*memory, MemoryLimit{std::uint64_t(1) << 60, 5}).total, memory->total);
    EXPECT_EQ(withinLimit(*memory, {}).used, memory->used);
}

TEST(SystemCounters, CountEveryByteOfDisksAndNetworkOnce)
{
    const auto disks = parseDisks(kDisks);
    EXPECT_THAT(disks, ElementsAre(Key("nvme0n1"), Key("nvme0n10"), Key("nvme1n1"), Key("xvdb1")))
        << "xvdb1 is a disk of its own: Xen gives the machine no xvdb";
    EXPECT_EQ(disks.at("nvme0n1").in, 812346u * 512);
    EXPECT_EQ(disks.at("nvme0n1").out, 1023480u * 512);
    EXPECT_THAT(parseDisks("   8 0 sda 1 0 2 0 1 0 4 0 0 0 0\n   8 1 sda1 1 0 2 0 1 0 4 0 0 0 0\n"),
                ElementsAre(Key("sda")));
    EXPECT_THAT(parseDisks(""), IsEmpty());

    const auto network = parseNetwork(kTwoNics);
    EXPECT_THAT(network, ElementsAre(Key("ens5"), Key("ens6")));
    EXPECT_EQ(network.at("ens5").in, 459465031u);
    EXPECT_EQ(network.at("ens5").out, 1776326u);
    EXPECT_EQ(network.at("ens6").in, 1000u);
    EXPECT_EQ(network.at("ens6").out, 2000u);
}

TEST(SystemCounters, TakeNothingFromHostileContents)
{
    const std::string longName(5000, 'x');
    for (const std::string &text :
         {std::string("cpu"), std::string("cpu -1 2 3 4 5\n"), std::string("cpu 99999999999999999999 1 1 1\n"),
          std::string("cpu 18446744073709551615 18446744073709551615 18446744073709551615 18446744073709551615\n"),
          std::string("cpu a b c d\n"), std::string("\0cpu 1 2 3 4\n", 12), std::string("cpufreq 1 2 3 4\n"), longName,
          std::string("  \n\n:\n")}) {
        EXPECT_FALSE(parseProcessorTimes(text)) << text.substr(0, 80);
        EXPECT_FALSE(parseMemory(text)) << text.substr(0, 80);
        EXPECT_THAT(parseDisks(text), IsEmpty()) << text.substr(0, 80);
        EXPECT_THAT(parseNetwork(text), IsEmpty()) << text.substr(0, 80);
    }
    EXPECT_THAT(parseDisks("8 0 " + longName +
                           " 1 0 2 0 1 0 4 0 0\n8 0 sda 1 0 99999999999999999999 0 1 0 4 0 0\n"
                           "8 0 sdb 1 0 18446744073709551615 0 1 0 4 0 0\n8 0 sdc 1 0 2\n"),
                IsEmpty());
    EXPECT_THAT(
        parseNetwork(longName + ": 1 2 3 4 5 6 7 8 9\neth0: 1 2\neth1: -1 2 3 4 5 6 7 8 9\na b: 1 2 3 4 5 6 7 8 9"),
        IsEmpty());
    EXPECT_FALSE(parseMemory("MemTotal: 99999999999999999999 kB\nMemAvailable: 1 kB\n"));
    EXPECT_FALSE(parseMemory("MemTotal: 0 kB\nMemAvailable: 0 kB\n"));
    std::string flood;
    for (int i = 0; i < 5000; ++i)
        flood += "eth" + std::to_string(i) + ": 1 2 3 4 5 6 7 8 9\n";
    EXPECT_LE(parseNetwork(flood).size(), 1024u);
}

TEST(SystemCounters, RecogniseACounterThatStartsAgain)
{
    EXPECT_EQ(increase(5, 9), 4u);
    EXPECT_EQ(increase(4294967290u, 4), 10u) << "32 bits";
    EXPECT_EQ(increase(4294967290u, 4294967000u), std::nullopt) << "more than half of 32 bits within an interval";
    EXPECT_EQ(increase(1000, 4), std::nullopt) << "a reset";
    EXPECT_EQ(increase(std::uint64_t(1) << 40, 4), std::nullopt);
}

CounterReading reading(std::chrono::seconds at, TrafficByDevice disks, TrafficByDevice network)
{
    return {.at = std::chrono::steady_clock::time_point(at),
            .processors = {},
            .disks = std::move(disks),
            .network = std::move(network)};
}

TEST(Rates, AreOfTheDevicesThatBothReadingsHave)
{
    const auto before = reading(10s, {{"sda", {1000, 0}}, {"gone", {5, 5}}}, {{"ens5", {100, 4294967290u}}});
    const auto after = reading(15s, {{"sda", {6000, 500}}, {"new", {1u << 30, 1u << 30}}}, {{"ens5", {50, 4}}});
    const Rates rates = ratesBetween(before, after);
    EXPECT_EQ(rates.diskRead, 1000.0);
    EXPECT_EQ(rates.diskWritten, 100.0) << "a disk that was attached has no earlier counter";
    EXPECT_EQ(rates.networkReceived, std::nullopt) << "its counter was reset";
    EXPECT_EQ(rates.networkSent, 2.0) << "10 bytes in 5 s, over the end of 32 bits";
    EXPECT_EQ(rates.processorPercent, std::nullopt);
    EXPECT_EQ(ratesBetween(reading(0s, {}, {}), reading(5s, {}, {})).diskRead, std::nullopt) << "no disk";
}

TEST(Rates, NeedTimeBetweenTheReadings)
{
    auto before = reading(10s, {{"sda", {0, 0}}}, {});
    auto after = before;
    after.disks["sda"] = {100, 100};
    EXPECT_EQ(ratesBetween(before, after).diskRead, std::nullopt);
    after.at -= 5s;
    EXPECT_EQ(ratesBetween(before, after).diskRead, std::nullopt);
    EXPECT_EQ(ratesBetween(before, after).processShare, std::nullopt);
}

TEST(Rates, OfProcessorsAreSharesOfAllOfThem)
{
    CounterReading before, after;
    before.processors = ProcessorTimes{1000, 10'000, 4};
    after.processors = ProcessorTimes{1500, 12'000, 4};
    before.processSeconds = 10;
    after.processSeconds = 12.5;
    after.at += 5s;
    EXPECT_EQ(ratesBetween(before, after).processorPercent, 25.0);
    EXPECT_EQ(ratesBetween(before, after).processShare, 0.5);
    after.processors = ProcessorTimes{500, 12'000, 4}; // some kernels count iowait back
    after.processSeconds = 9;
    EXPECT_EQ(ratesBetween(before, after).processorPercent, 0.0);
    EXPECT_EQ(ratesBetween(before, after).processShare, 0.0);
    after.processors = before.processors;
    EXPECT_EQ(ratesBetween(before, after).processorPercent, std::nullopt);
}

} // namespace
} // namespace trainyard::agent
