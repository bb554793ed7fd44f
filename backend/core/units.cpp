#include "backend/core/units.h"

#include <fmt/format.h>

namespace trainyard {

std::string formatBytes(std::uint64_t bytes)
{
    static constexpr const char *names[] = {"B", "kB", "MB", "GB", "TB", "PB"};
    double value = double(bytes);
    std::size_t unit = 0;
    while (value >= 999.5 && unit + 1 < std::size(names)) {
        value /= 1000;
        ++unit;
    }
    return unit == 0 ? fmt::format("{} B", bytes)
                     : fmt::format("{:.{}f} {}", value, value < 99.95 ? 1 : 0, names[unit]);
}

std::string formatDuration(std::chrono::milliseconds d)
{
    const auto ms = d.count();
    if (ms < 1000)
        return fmt::format("{} ms", ms);
    if (ms < 60'000)
        return fmt::format("{:.1f} s", double(ms) / 1000);
    const auto seconds = ms / 1000;
    if (seconds < 3600)
        return fmt::format("{} min {} s", seconds / 60, seconds % 60);
    return fmt::format("{} h {} min", seconds / 3600, seconds % 3600 / 60);
}

std::string formatUsd(double usd)
{
    return fmt::format("${:.2f}", usd);
}

std::string formatUsdPerHour(double usd)
{
    return fmt::format("${:.4f}", usd);
}

} // namespace trainyard
