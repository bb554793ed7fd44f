#pragma once

#include <cstdint>
#include <span>

namespace trainyard::ps {

/// mean[i] = sum[i] / samples; without samples mean[i] = sum[i].
/// \param mean  [n] may not overlap with sum
/// \param sum   [n]
void divideInto(std::span<float> mean, std::span<const float> sum, std::uint32_t samples);

} // namespace trainyard::ps
