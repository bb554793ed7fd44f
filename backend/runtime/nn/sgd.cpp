#include "backend/runtime/nn/sgd.h"

#include <algorithm>

#include "backend/runtime/nn/kernels.h"

namespace trainyard::nn {

void sgdUpdate(std::span<float> weights, std::span<float> velocity, std::span<const float> gradient,
               const SgdOptions &options, float rescale)
{
    const std::size_t n = std::min({weights.size(), velocity.size(), gradient.size()});
    kernels().sgd(weights.data(), velocity.data(), gradient.data(), n, options.learningRate, options.momentum,
                  options.weightDecay, rescale);
}

} // namespace trainyard::nn
