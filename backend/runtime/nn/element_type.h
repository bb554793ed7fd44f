#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "backend/core/enum_names.h"

namespace trainyard::nn {

/// Type in which activations and their gradients are stored and multiplied. Parameters, their gradients, all sums and
/// the scores are float32 in any case. BFloat16 requires AVX512_BF16; without it Network::build fails with one
/// sentence.
enum class ElementType { Float32, BFloat16 };
constexpr auto namesOf(ElementType)
{
    return std::to_array<std::string_view>({"float32", "bfloat16"});
}
using trainyard::toString;

constexpr std::size_t bytesOf(ElementType type)
{
    return type == ElementType::Float32 ? 4 : 2;
}

} // namespace trainyard::nn
