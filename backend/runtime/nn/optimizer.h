#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/job/job_enums.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn {

/// State arrays of an element: Sgd and Nag have its velocity, Adam the mean and the mean square of its gradient.
using protocol::OptimizerKind;

struct OptimizerOptions {
    OptimizerKind kind = OptimizerKind::Sgd;
    float momentum = 0.9F;                               ///< Sgd, Nag; 0: plain gradient descent
    float weightDecay = 0.0F;                            ///< decay * weight is added to gradients, see ParameterRules
    float beta1 = 0.9F, beta2 = 0.999F, epsilon = 1e-8F; ///< Adam
};

/// Which elements of the arena decay, which do not, and which are averaged: runs of elements with one rule, in order,
/// without gaps. Every worker and server derives the same rules from the model.
class ParameterRules {
public:
    struct Run {
        std::size_t end = 0; ///< one past its last element; it begins where the previous run ends
        /// Factor of OptimizerOptions::weightDecay: 1 for weights, 0 for biases, gammas and betas, as in MXNet.
        float decay = 1;
        float keep = -1; ///< at least 0: a running statistic, averaged as in TensorInfo instead of optimised
    };

    ParameterRules() = default; ///< everything decays
    explicit ParameterRules(const std::vector<TensorInfo> &);
    std::span<const Run> runs() const { return m_runs; }
    /// Where the trainable elements end and the running statistics begin, in floats; lossy compression must not touch
    /// the latter. The largest std::size_t if there are none.
    std::size_t trainableEnd() const;

private:
    std::vector<Run> m_runs;
};

/// The arguments of one update.
struct Update {
    float learningRate = 0.05F; ///< of this update, after schedule and scaling (schedule.h)
    /// 1 / samples in the gradient, which is a sum over the samples of all workers. The learning rate thus does not
    /// depend on the batch, and uneven and empty batches need no special case.
    float rescale = 1.0F;
    std::uint64_t number = 1; ///< updates of these elements including this one, from 1: Adam's t
};

/// The state of an optimiser for a complete arena [p].
struct OptimizerState {
    std::vector<float> arrays; ///< [Optimizer::stateArrays() * p], one array after the other; empty: all zero
    std::uint32_t updates = 0; ///< number of updates of the arena
};

/// Where training starts or continues.
struct TrainingState {
    std::vector<float> weights; ///< [p]
    OptimizerState optimizer;
};

/// The arithmetic of an update, elementwise on any slice of the arena: servers update their slices, workers the
/// complete arena. Any slicing gives the same bits. Immutable; safe for concurrent use on disjoint slices.
class Optimizer {
public:
    explicit Optimizer(OptimizerOptions options = {}, ParameterRules rules = {});

    /// Number of arrays of the size of the weights that an update reads and writes; they are zero before the first
    /// update. They belong to the slice: they are copied and moved with it, and a checkpoint must contain them to be
    /// resumable.
    int stateArrays() const;
    /// Whether the arrays carry information; those of plain gradient descent do not.
    bool remembers() const { return m_options.kind == OptimizerKind::Adam || m_options.momentum > 0; }

    /// Applies one update to the elements [offset, offset + n) of the arena. With g = rescale * gradient + decay * w:
    ///     Sgd       v = momentum * v - rate * g;  w += v                    (sgd_mom_update of MXNet)
    ///     Nesterov  v = momentum * v - rate * g;  w += momentum * v - rate * g
    ///     Adam      m, v the usual means;  w -= rate * m' / (sqrt(v') + epsilon), with m', v' corrected for their
    ///               start at zero
    /// and for running statistics  w = keep * w + (1 - keep) * rescale * gradient.
    /// At a constant rate the weights follow the same path as with torch.optim.
    /// \param weights   [n] float32, in place
    /// \param state     [stateArrays() * n] float32, in place, one array after the other
    /// \param gradient  [n] float32, summed over samples and workers; must not be a sum over no samples (rescale
    ///     infinite)
    /// \source Polyak 1964; Sutskever et al., ICML 2013; Kingma and Ba, ICLR 2015
    void update(std::size_t offset, std::span<float> weights, std::span<float> state, std::span<const float> gradient,
                const Update &) const;

    const OptimizerOptions &options() const { return m_options; }
    const ParameterRules &rules() const { return m_rules; }

private:
    OptimizerOptions m_options;
    ParameterRules m_rules;
};

/// sum[i] += part[i]: a server adds a worker's gradient while it arrives. part may be shorter than sum.
void addInto(std::span<float> sum, std::span<const float> part);

} // namespace trainyard::nn
