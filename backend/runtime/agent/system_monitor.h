#pragma once

#include <chrono>
#include <filesystem>
#include <optional>

#include "backend/core/time/clock.h"
#include "backend/protocol/system_sample.h"
#include "backend/runtime/agent/gpu_monitor.h"
#include "backend/runtime/agent/system_counters.h"

namespace trainyard::agent {

/// Measures this machine: the one source of system metrics and of idleness. One thread.
class SystemMonitor {
public:
    using Clock = std::chrono::steady_clock;

    static constexpr std::chrono::seconds kInterval{5}; ///< between two samples
    /// A higher share of one CPU counts as use; daemons of an idle machine stay far below. Traffic of disks and network
    /// does not count: backups and monitoring cause it on an idle machine, too.
    static constexpr double kProcessorShare = 0.2;

    /// \param home  its file system is the one that is measured
    explicit SystemMonitor(std::filesystem::path home, std::filesystem::path proc = "/proc",
                           std::filesystem::path groups = "/sys/fs/cgroup")
        : m_home(std::move(home))
        , m_proc(std::move(proc))
        , m_groups(std::move(groups))
    {
    }

    struct Measurement {
        bool inUse = false; ///< CPUs or GPUs were in use since the last call; true on the first one
        std::optional<protocol::SystemSample> sample; ///< on the first call, and then every kInterval
    };
    /// \param at   measures the time between two calls
    /// \param now  of the sample
    Measurement measure(Clock::time_point at, Timestamp now);

    /// Time from `at` until the next sample.
    std::chrono::milliseconds untilSample(Clock::time_point at) const;

private:
    CounterReading read(Clock::time_point at) const;
    double processSeconds() const;
    std::optional<MemoryLimit> memoryLimit(std::uint64_t machineBytes) const;
    bool seesOnlyItsOwnProcesses() const;
    protocol::SystemSample sampleOf(const CounterReading &, Timestamp now) const;

    std::filesystem::path m_home, m_proc, m_groups;
    GpuMonitor m_gpus;
    std::optional<CounterReading> m_last, m_sampled; ///< of the last call, and of the last sample
};

} // namespace trainyard::agent
