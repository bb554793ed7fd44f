#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string_view>

namespace trainyard::agent {

/// Detects whether the CPUs or GPUs of this machine were in use since the last call. One thread.
class UtilizationMonitor {
public:
    /// A higher share of one CPU counts as use; daemons of an idle machine stay far below.
    static constexpr double kProcessorShare = 0.2;
    static constexpr int kGpuPercent = 5;

    explicit UtilizationMonitor(std::filesystem::path proc = "/proc")
        : m_proc(std::move(proc))
    {
    }
    /// \return true on the first call
    bool inUse();

    /// Parses nvidia-smi's output for utilization.gpu, one line per GPU.
    /// \return whether a GPU is busy; unset if none is busy, but one does not report it ("[N/A]", as with MIG;
    ///     "[Unknown Error]")
    static std::optional<bool> anyGpuBusy(std::string_view answer);

private:
    double processorSeconds() const;

    std::filesystem::path m_proc;
    std::optional<double> m_seconds;
    std::chrono::steady_clock::time_point m_at{};
};

} // namespace trainyard::agent
