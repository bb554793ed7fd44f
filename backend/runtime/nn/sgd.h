#pragma once

#include <span>

#include "backend/runtime/nn/optimizer.h"

namespace trainyard::nn {

/// Stochastic gradient descent with momentum and weight decay.
struct SgdOptions {
    float learningRate = 0.05F;
    float momentum = 0.9F;    ///< 0: plain descent; the velocity is then still written
    float weightDecay = 0.0F; ///< added to the gradient as weightDecay * weight, for every parameter alike
};

/// Optimizer::update of Sgd for who has no rules: every element decays alike.
void sgdUpdate(std::span<float> weights, std::span<float> velocity, std::span<const float> gradient,
               const SgdOptions &options, float rescale);

} // namespace trainyard::nn
