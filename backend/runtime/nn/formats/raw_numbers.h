#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace trainyard::nn {

enum class NumberFormat { Float16, BFloat16, Float32, Float64 };

/// Little-endian numbers as float32; none when the bytes are not a whole number of them.
std::optional<std::vector<float>> floatsFrom(NumberFormat, std::string_view bytes);

} // namespace trainyard::nn
