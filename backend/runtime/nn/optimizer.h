#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn {

enum class OptimizerKind {
    Sgd,      ///< with momentum; one state array: velocity
    Nesterov, ///< the same looking ahead; one state array: velocity
    Adam,     ///< two state arrays: mean and mean square of the gradient
};

struct OptimizerOptions {
    OptimizerKind kind = OptimizerKind::Sgd;
    float momentum = 0.9F;                               ///< Sgd, Nesterov; 0: plain descent
    float weightDecay = 0.0F;                            ///< decay * weight is added to the gradient of what decays
    float beta1 = 0.9F, beta2 = 0.999F, epsilon = 1e-8F; ///< Adam

    /// What is wrong with the numbers, for a job's review; empty when nothing is.
    std::string problem() const;
};

/// "sgd", "nag" or "nesterov", "adam", as MXNet spells them. errors InvalidArgument, naming those
Result<OptimizerKind> optimizerFromString(const std::string &name);

/// Which elements of the arena decay, which do not and which are averaged: runs of one rule, in order, without gaps.
/// Every worker and server derives the same from the model.
class ParameterRules {
public:
    struct Run {
        std::size_t end = 0; ///< one behind its last element; it begins where the run before ended
        float decay =
            1; ///< times OptimizerOptions::weightDecay: 1 for weights, 0 for biases, gammas and betas as in MXNet
        float keep = -1; ///< at least 0: a running statistic, see TensorInfo; the optimiser is not asked
    };

    ParameterRules() = default; ///< everything decays
    explicit ParameterRules(const std::vector<TensorInfo> &);
    std::span<const Run> runs() const { return m_runs; }
    /// Where the learnt elements end and the running statistics begin, in floats: what a lossy compression must leave
    /// alone lies behind it. The largest std::size_t when there are none.
    std::size_t trainableEnd() const;

private:
    std::vector<Run> m_runs;
};

/// One update.
struct Update {
    float learningRate = 0.05F; ///< of this update, after schedule and scaling (schedule.h)
    float rescale = 1.0F;       ///< 1 / samples in the gradient's sum: the rate does not depend on the batch
    std::uint64_t number = 1;   ///< how often these elements have been updated, this time included, from 1: Adam's t
};

/// What an optimiser remembers of a whole arena [p].
struct OptimizerState {
    std::vector<float> arrays; ///< [Optimizer::stateArrays() * p], one after the other; empty: all zero
    std::uint32_t updates = 0; ///< how often the arena has been updated
};

/// Where a training begins, or goes on.
struct TrainingState {
    std::vector<float> weights; ///< [p]
    OptimizerState optimizer;
};

/// The arithmetic of an update, elementwise on any slice of the arena: by a server on its slices, by a worker on the
/// whole. Any slicing gives the same bits. Immutable; safe from many threads on disjoint slices.
class Optimizer {
public:
    explicit Optimizer(OptimizerOptions options = {}, ParameterRules rules = {});

    /// Arrays of the weights' size that an update reads and writes, zero before the first one. They belong to the
    /// slice: who copies or moves a slice takes them along, and a checkpoint that is to be resumed keeps them.
    int stateArrays() const;
    /// Whether they say anything: not those of plain descent.
    bool remembers() const { return m_options.kind == OptimizerKind::Adam || m_options.momentum > 0; }

    /// Apply one update to the elements [offset, offset + n) of the arena.
    /// weights   [n] float32, in place
    /// state     [stateArrays() * n] float32, in place, one array after the other
    /// gradient  [n] float32, summed over samples and workers; a sum over no sample (rescale infinite) must not be
    /// applied With g = rescale * gradient + decay * w:
    ///     Sgd       v = momentum * v - rate * g;  w += v                    (sgd_mom_update of MXNet)
    ///     Nesterov  v = momentum * v - rate * g;  w += momentum * v - rate * g
    ///     Adam      m, v the usual means;  w -= rate * m' / (sqrt(v') + epsilon), with m', v' corrected for their
    ///     start at zero
    /// and for running statistics  w = keep * w + (1 - keep) * rescale * gradient.
    /// source    Polyak 1964; Sutskever et al., ICML 2013; Kingma and Ba, ICLR 2015. At a constant rate the same paths
    /// as torch.optim.
    void update(std::size_t offset, std::span<float> weights, std::span<float> state, std::span<const float> gradient,
                const Update &) const;

    const OptimizerOptions &options() const { return m_options; }
    const ParameterRules &rules() const { return m_rules; }

private:
    OptimizerOptions m_options;
    ParameterRules m_rules;
};

/// sum[i] += part[i]: how a server adds a worker's gradient while it arrives. part may be shorter than sum.
void addInto(std::span<float> sum, std::span<const float> part);

} // namespace trainyard::nn
