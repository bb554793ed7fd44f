#include "backend/runtime/ps/worker/divide.h"

#include <algorithm>

namespace trainyard::ps {

void divideInto(std::span<float> mean, std::span<const float> sum, std::uint32_t samples)
{
    const float factor = samples == 0 ? 1.0F : 1.0F / float(samples);
    float *__restrict__ out = mean.data();
    const float *__restrict__ in = sum.data();
    const std::size_t count = std::min(mean.size(), sum.size());
    for (std::size_t i = 0; i < count; ++i)
        out[i] = in[i] * factor;
}

} // namespace trainyard::ps
