#pragma once

#include <span>

namespace trainyard::nn {

/// Stochastic gradient descent with momentum and weight decay.
struct SgdOptions {
    float learningRate = 0.05F;
    float momentum = 0.9F;     ///< 0: plain descent; the velocity is then still written
    float weightDecay = 0.0F;  ///< added to the gradient as weightDecay * weight, for every parameter alike
};

/// Apply one step to a slice of the parameters; what the server does with the sum of all workers' gradients.
///     v = momentum * v - learningRate * (rescale * g + weightDecay * w);   w = w + v
/// weights   [n] float32, updated in place
/// velocity  [n] float32, updated in place; zeros before the first step
/// gradient  [n] float32, summed over samples and workers
/// rescale   1 / samples in that sum (the global batch), so that the learning rate does not depend on the batch
/// Any slicing of the arena gives the same bits, since elements do not touch each other. Thread-safe on disjoint slices.
/// source    sgd_mom_update of MXNet; for a constant rate the same path as torch.optim.SGD
void sgdUpdate(std::span<float> weights, std::span<float> velocity, std::span<const float> gradient,
               const SgdOptions &options, float rescale);

/// sum[i] += part[i]: how a server adds a worker's gradient while it arrives. part may be shorter than sum.
void addInto(std::span<float> sum, std::span<const float> part);

} // namespace trainyard::nn
