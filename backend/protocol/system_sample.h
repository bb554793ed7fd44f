#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::protocol {

/// The state of one GPU. A value that its driver does not report is unset.
struct GpuSample {
    std::optional<double> percent; ///< utilization, 0 to 100
    std::optional<double> celsius;
    std::optional<std::uint64_t> memoryUsed, memoryTotal; ///< bytes
    bool operator==(const GpuSample &) const = default;
};

/// What a machine's agent measured: levels at the time `t`, rates as means since the sample before. A value that could
/// not be measured is unset, as are all rates of an agent's first sample.
struct SystemSample {
    double t = 0;                                         ///< Unix seconds, by the clock of the machine
    int cores = 0;                                        ///< logical processors; 0: unknown
    std::optional<double> processorPercent;               ///< of all processors together, 0 to 100
    std::optional<std::uint64_t> memoryUsed, memoryTotal; ///< bytes
    std::optional<double> diskRead, diskWritten;          ///< bytes per second, of all disks
    std::optional<std::uint64_t> diskUsed, diskTotal;     ///< bytes, of the file system of ~/.trainyard
    std::optional<double> networkReceived, networkSent;   ///< bytes per second
    std::vector<GpuSample> gpus;                          ///< in the order of the driver
    bool operator==(const SystemSample &) const = default;
};

inline constexpr std::size_t kMostGpus = 64;
inline constexpr std::size_t kMaxSampleLine = 16u << 10;

/// One JSON object on one line, without the newline: {"v":1,"t":..,"cores":8,"cpu":97.5,"gpus":[{"use":88,..}],..}
std::string toLine(const SystemSample &);

/// Parses one line of at most kMaxSampleLine bytes. Ignores unknown fields: a newer agent may add some.
/// \error CorruptData (the detail names the field), ProtocolMismatch (of a newer version that this one cannot read)
Result<SystemSample> systemSampleFromLine(std::string_view line);

} // namespace trainyard::protocol
