#pragma once

#include <cstddef>

namespace trainyard::nn {

/// What activations are stored and computed in.
enum class ElementType { Float32, BFloat16 };

constexpr std::size_t bytesOf(ElementType type)
{
    return type == ElementType::Float32 ? 4 : 2;
}

} // namespace trainyard::nn
