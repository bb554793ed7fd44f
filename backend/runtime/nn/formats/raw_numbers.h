#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "backend/core/enum_names.h"

namespace trainyard::nn {

enum class NumberFormat { Float16, BFloat16, Float32, Float64 };
/// As in safetensors files.
constexpr auto namesOf(NumberFormat)
{
    return std::to_array<std::string_view>({"F16", "BF16", "F32", "F64"});
}

/// Converts little-endian numbers to float32; nothing if the size is not a multiple of that of a number.
std::optional<std::vector<float>> floatsFrom(NumberFormat, std::string_view bytes);

} // namespace trainyard::nn
