#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace trainyard {

/// Parses an integer in decimal digits with an optional sign: "010" is ten. Empty for any other text, including "0x10",
/// spaces and values that do not fit.
std::optional<std::int64_t> parseInteger(std::string_view) noexcept;

/// As parseInteger, with a fraction and a decimal exponent ("0.5", "1e-3"). Always finite: rejects nan, inf and 1e400.
std::optional<double> parseNumber(std::string_view) noexcept;

} // namespace trainyard
