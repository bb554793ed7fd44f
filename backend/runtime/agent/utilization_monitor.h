#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string_view>

namespace trainyard::agent {

/// Whether this machine's processors or graphics cards have had work since the last question. One thread.
class UtilizationMonitor {
public:
    /// More than this much of one processor is use; daemons of an idle machine stay far below.
    static constexpr double kProcessorShare = 0.2;
    static constexpr int kGpuPercent = 5;

    explicit UtilizationMonitor(std::filesystem::path proc = "/proc")
        : m_proc(std::move(proc))
    {
    }
    /// The first question is answered with yes.
    bool inUse();

    /// Whether a card works, from nvidia-smi's answer about utilization.gpu, one line for each card. Empty: none of
    /// them works, and one does not say ("[N/A]", as with MIG; "[Unknown Error]").
    static std::optional<bool> anyGpuBusy(std::string_view answer);

private:
    double processorSeconds() const;

    std::filesystem::path m_proc;
    std::optional<double> m_seconds;
    std::chrono::steady_clock::time_point m_at{};
};

} // namespace trainyard::agent
