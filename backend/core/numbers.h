#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace trainyard {

/// A whole number in decimal digits, with a sign or without: "010" is ten. Empty for everything else, also for
/// "0x10", spaces, and what does not fit.
std::optional<std::int64_t> parseInteger(std::string_view) noexcept;

/// The same with a fraction and a decimal exponent ("0.5", "1e-3"). Always finite: nan, inf and 1e400 are refused.
std::optional<double> parseNumber(std::string_view) noexcept;

} // namespace trainyard
