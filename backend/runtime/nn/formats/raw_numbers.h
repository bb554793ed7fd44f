#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace trainyard::nn {

enum class NumberFormat { Float16, BFloat16, Float32, Float64 };

/// Converts little-endian numbers to float32; nothing if the size is not a multiple of that of a number.
std::optional<std::vector<float>> floatsFrom(NumberFormat, std::string_view bytes);

} // namespace trainyard::nn
