#include "backend/runtime/agent/system_counters.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <vector>

#include "backend/core/text.h"

namespace trainyard::agent {

namespace {

constexpr std::uint64_t kSectorBytes = 512; ///< of /proc/diskstats, whatever the device uses
constexpr std::size_t kMostDevices = 1024, kMostNameBytes = 64;
constexpr int kMostProcessors = 1 << 16;

/// Calls f with each line.
template <class F>
void eachCounterLine(std::string_view text, F f)
{
    for (std::string_view line; takeLine(text, line);)
        f(line);
}

std::vector<std::string_view> fieldsOf(std::string_view line)
{
    constexpr std::size_t kMostFields = 64;
    std::vector<std::string_view> fields;
    for (std::size_t at = 0; fields.size() < kMostFields;) {
        const auto begin = line.find_first_not_of(" \t\r", at);
        if (begin == std::string_view::npos)
            break;
        at = std::min(line.find_first_of(" \t\r", begin), line.size());
        fields.push_back(line.substr(begin, at - begin));
    }
    return fields;
}

/// \return unset unless the whole text is a number of 64 bits
std::optional<std::uint64_t> counterIn(std::string_view text)
{
    std::uint64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size())
        return std::nullopt;
    return value;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Whether it is named as a partition of that disk: sda1 of sda, nvme0n1p1 of nvme0n1.
bool isPartitionOf(std::string_view device, std::string_view disk)
{
    if (device.size() <= disk.size() || disk.empty() || !device.starts_with(disk))
        return false;
    auto rest = device.substr(disk.size());
    if (isDigit(disk.back())) {
        if (rest.front() != 'p')
            return false;
        rest.remove_prefix(1);
    }
    return !rest.empty() && std::ranges::all_of(rest, isDigit);
}

bool startsWithAny(std::string_view name, std::initializer_list<std::string_view> beginnings)
{
    return std::ranges::any_of(beginnings, [&](std::string_view begin) { return name.starts_with(begin); });
}

/// \param name  "MemTotal:"
std::optional<std::uint64_t> kibibytesOf(std::string_view meminfo, std::string_view name)
{
    std::optional<std::uint64_t> bytes;
    eachCounterLine(meminfo, [&](std::string_view line) {
        const auto fields = fieldsOf(line);
        if (bytes || fields.size() < 2 || fields[0] != name)
            return;
        if (const auto value = counterIn(fields[1]); value && *value < (std::uint64_t(1) << 50))
            bytes = *value * 1024;
    });
    return bytes;
}

/// Sums the rate of each direction over the devices of both readings.
std::array<std::optional<double>, 2> trafficBetween(const TrafficByDevice &before, const TrafficByDevice &after,
                                                    double seconds)
{
    std::array<std::optional<double>, 2> sums;
    const auto add = [seconds](std::optional<double> &sum, std::uint64_t from, std::uint64_t to) {
        if (const auto more = increase(from, to))
            sum = sum.value_or(0) + double(*more) / seconds;
    };
    for (const auto &[name, now] : after) {
        const auto then = before.find(name);
        if (then == before.end())
            continue;
        add(sums[0], then->second.in, now.in);
        add(sums[1], then->second.out, now.out);
    }
    return sums;
}

} // namespace

std::optional<ProcessorTimes> parseProcessorTimes(std::string_view procStat)
{
    ProcessorTimes times;
    bool found = false;
    eachCounterLine(procStat, [&](std::string_view line) {
        if (!line.starts_with("cpu"))
            return;
        const auto fields = fieldsOf(line);
        if (fields.empty())
            return;
        if (fields[0] != "cpu") {
            times.cores += times.cores < kMostProcessors && counterIn(fields[0].substr(3)) ? 1 : 0;
            return;
        }
        // user nice system idle iowait irq softirq steal; what follows is part of user and nice
        if (found || fields.size() < 5)
            return;
        std::uint64_t total = 0, unused = 0;
        for (std::size_t i = 1; i < std::min<std::size_t>(fields.size(), 9); ++i) {
            const auto ticks = counterIn(fields[i]);
            if (!ticks || *ticks > std::numeric_limits<std::uint64_t>::max() / 16)
                return;
            total += *ticks;
            unused += i == 4 || i == 5 ? *ticks : 0;
        }
        times.total = total;
        times.busy = total - unused;
        found = true;
    });
    return found ? std::optional(times) : std::nullopt;
}

std::optional<MemoryUse> parseMemory(std::string_view procMeminfo)
{
    const auto total = kibibytesOf(procMeminfo, "MemTotal:");
    auto available = kibibytesOf(procMeminfo, "MemAvailable:");
    if (!available) { // a kernel before 3.14
        available = kibibytesOf(procMeminfo, "MemFree:");
        if (available)
            *available +=
                kibibytesOf(procMeminfo, "Buffers:").value_or(0) + kibibytesOf(procMeminfo, "Cached:").value_or(0);
    }
    if (!total || *total == 0 || !available)
        return std::nullopt;
    return MemoryUse{*total - std::min(*total, *available), *total};
}

MemoryUse withinLimit(const MemoryUse &machine, const std::optional<MemoryLimit> &group)
{
    if (!group || group->limit == 0 || group->limit >= machine.total)
        return machine;
    return {std::min(group->used, group->limit), group->limit};
}

TrafficByDevice parseDisks(std::string_view procDiskstats)
{
    TrafficByDevice all;
    eachCounterLine(procDiskstats, [&](std::string_view line) {
        const auto fields = fieldsOf(line); // major minor name reads merged SECTORS ms writes merged SECTORS ...
        if (fields.size() < 10 || fields[2].size() > kMostNameBytes || all.size() >= kMostDevices)
            return;
        if (startsWithAny(fields[2], {"loop", "ram", "zram", "sr", "fd", "dm-", "md"}))
            return;
        const auto read = counterIn(fields[5]), written = counterIn(fields[9]);
        constexpr auto kMost = std::numeric_limits<std::uint64_t>::max() / kSectorBytes;
        if (read && written && *read <= kMost && *written <= kMost)
            all[std::string(fields[2])] = {*read * kSectorBytes, *written * kSectorBytes};
    });
    TrafficByDevice disks;
    for (const auto &[name, traffic] : all) {
        // A map lists a disk before its partitions; a disk that is listed is in `disks`, since it is no partition.
        const bool part =
            std::ranges::any_of(disks, [&name = name](const auto &disk) { return isPartitionOf(name, disk.first); });
        if (!part)
            disks.emplace(name, traffic);
    }
    return disks;
}

TrafficByDevice parseNetwork(std::string_view procNetDev)
{
    TrafficByDevice devices;
    eachCounterLine(procNetDev, [&](std::string_view line) {
        const auto colon = line.rfind(':'); // an alias (eth0:1) contains one, too
        if (colon == std::string_view::npos || devices.size() >= kMostDevices)
            return;
        const auto names = fieldsOf(line.substr(0, colon));
        const auto fields = fieldsOf(line.substr(colon + 1)); // received: bytes and 7 others; sent: bytes ...
        if (names.size() != 1 || names[0].size() > kMostNameBytes || fields.size() < 9)
            return;
        if (names[0] == "lo" || startsWithAny(names[0], {"veth", "docker", "br-", "virbr", "cni", "flannel", "dummy"}))
            return;
        const auto received = counterIn(fields[0]), sent = counterIn(fields[8]);
        if (received && sent)
            devices[std::string(names[0])] = {*received, *sent};
    });
    return devices;
}

std::optional<std::uint64_t> increase(std::uint64_t before, std::uint64_t after)
{
    constexpr std::uint64_t kWrap = std::uint64_t(1) << 32;
    if (after >= before)
        return after - before;
    // Some kernels and drivers count in 32 bits. More than half of them within an interval is a reset.
    if (before < kWrap && after + kWrap - before < kWrap / 2)
        return after + kWrap - before;
    return std::nullopt;
}

Rates ratesBetween(const CounterReading &before, const CounterReading &after)
{
    Rates rates;
    const double seconds = std::chrono::duration<double>(after.at - before.at).count();
    if (!(seconds > 0))
        return rates;
    if (before.processors && after.processors && after.processors->total > before.processors->total) {
        const auto busy = increase(before.processors->busy, after.processors->busy).value_or(0);
        const auto total = double(after.processors->total - before.processors->total);
        rates.processorPercent = std::clamp(100 * double(busy) / total, 0.0, 100.0);
    }
    // Less than before where processes have ended that no visible process waited for.
    rates.processShare = std::max(0.0, (after.processSeconds - before.processSeconds) / seconds);
    const auto disks = trafficBetween(before.disks, after.disks, seconds);
    rates.diskRead = disks[0];
    rates.diskWritten = disks[1];
    const auto network = trafficBetween(before.network, after.network, seconds);
    rates.networkReceived = network[0];
    rates.networkSent = network[1];
    return rates;
}

} // namespace trainyard::agent
