#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard::agent {

/// Parsers of the files in which Linux counts what a machine does, and the rates between two readings. They read no file
/// and no clock. Contents that are not as expected are as if they were missing.

/// Of all processors together, in clock ticks since the start of the machine.
struct ProcessorTimes {
    std::uint64_t busy = 0, total = 0; ///< busy: neither idle nor waiting for a disk
    int cores = 0;                     ///< logical processors
};
std::optional<ProcessorTimes> parseProcessorTimes(std::string_view procStat);

struct MemoryUse {
    std::uint64_t used = 0, total = 0; ///< bytes; what programs could still get counts as unused
};
std::optional<MemoryUse> parseMemory(std::string_view procMeminfo);

/// The limit of a control group.
struct MemoryLimit {
    std::uint64_t limit = 0, used = 0; ///< bytes
};
/// \return the limit's numbers if it is smaller than the machine's memory
MemoryUse withinLimit(const MemoryUse &machine, const std::optional<MemoryLimit> &);

/// Bytes in both directions since the device appeared: read and written, or received and sent.
struct Traffic {
    std::uint64_t in = 0, out = 0;
};
using TrafficByDevice = std::map<std::string, Traffic>;
/// Physical disks: no partition of a listed disk, and no device that stands for others (loop, dm, md), whose bytes would
/// count twice.
TrafficByDevice parseDisks(std::string_view procDiskstats);
/// Network devices, except the loopback and those of containers, whose bytes would count twice.
TrafficByDevice parseNetwork(std::string_view procNetDev);

/// One reading of all counters.
struct CounterReading {
    std::chrono::steady_clock::time_point at{};
    std::optional<ProcessorTimes> processors;
    double processSeconds = 0; ///< CPU time of the visible processes and their terminated children
    TrafficByDevice disks, network;
};

struct Rates {
    std::optional<double> processorPercent; ///< of all processors together, 0 to 100
    std::optional<double> processShare;     ///< processors that the visible processes kept busy: 0.5, 12
    std::optional<double> diskRead, diskWritten, networkReceived, networkSent; ///< bytes per second
};
/// Only devices of both readings count: one that has appeared has no earlier counter. Unset without such a device, or
/// without time between the readings.
Rates ratesBetween(const CounterReading &before, const CounterReading &after);

/// Returns the increase of a counter, also of one of 32 bits that has started again from 0.
/// \return unset for a counter that was reset
std::optional<std::uint64_t> increase(std::uint64_t before, std::uint64_t after);

} // namespace trainyard::agent
