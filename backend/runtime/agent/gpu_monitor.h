#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/protocol/system_sample.h"

namespace trainyard::agent {

/// Reads the state of the GPUs from nvidia-smi, a program of its own, because a broken driver blocks its callers. One
/// thread.
class GpuMonitor {
public:
    using Clock = std::chrono::steady_clock;

    static constexpr double kBusyPercent = 5;                    ///< a higher utilization counts as use
    static constexpr std::chrono::milliseconds kTimeout{10'000}; ///< after which nvidia-smi is killed
    static constexpr std::chrono::seconds kRetry{60};            ///< pause after a failure
    static constexpr int kCostFactor = 20; ///< the pause is this multiple of the time that nvidia-smi took

    explicit GpuMonitor(std::chrono::milliseconds timeout = kTimeout)
        : m_timeout(timeout)
    {
    }
    /// Reads again, unless the last reading was too recent for what it cost.
    void read(Clock::time_point now);
    /// Those of the last reading; empty without a GPU, or if the driver does not respond.
    const std::vector<protocol::GpuSample> &gpus() const { return m_gpus; }
    /// Whether one was busy in the last reading. A GPU that does not report its utilization is busy if a process uses
    /// it.
    bool busy() const { return m_busy; }

    /// Parses nvidia-smi's lines for utilization.gpu, memory.used, memory.total, temperature.gpu; the last three may be
    /// missing. What is not a number ("[N/A]", as with MIG; "[Unknown Error]") is unset.
    static std::vector<protocol::GpuSample> parse(std::string_view answer);
    /// \return unset if none is busy, but one does not report it
    static std::optional<bool> anyBusy(const std::vector<protocol::GpuSample> &);

private:
    std::optional<std::string> query(const char *question) const;

    std::chrono::milliseconds m_timeout;
    std::vector<protocol::GpuSample> m_gpus;
    bool m_busy = false;
    std::optional<Clock::time_point> m_next;
};

} // namespace trainyard::agent
