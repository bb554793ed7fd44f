#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace trainyard {

std::string formatBytes(std::uint64_t bytes);          ///< "1.4 MB" (powers of ten)
std::string formatDuration(std::chrono::milliseconds); ///< "850 ms", "12.3 s", "4 min 5 s", "2 h 10 min"
std::string formatUsd(double usd);                     ///< an amount: "$0.04", "$1.25"
std::string formatUsdPerHour(double usd);              ///< a rate, which may be small: "$0.0416", "$1.2500"

} // namespace trainyard
