#include "backend/runtime/nn/optimizer.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "backend/runtime/nn/cpu/kernels/kernels.h"

namespace trainyard::nn {

ParameterRules::ParameterRules(const std::vector<TensorInfo> &tensors)
{
    for (const TensorInfo &tensor : tensors) {
        const Run run{tensor.offset + tensor.size, tensor.role == TensorRole::Weight ? 1.0F : 0.0F,
                      tensor.trainable() ? -1.0F : tensor.keep};
        if (!m_runs.empty() && m_runs.back().decay == run.decay && m_runs.back().keep == run.keep)
            m_runs.back().end = run.end;
        else
            m_runs.push_back(run);
    }
}

std::size_t ParameterRules::trainableEnd() const
{
    std::size_t begin = 0;
    for (const Run &run : m_runs) {
        if (run.keep >= 0)
            return begin;
        begin = run.end;
    }
    return std::numeric_limits<std::size_t>::max();
}

Optimizer::Optimizer(OptimizerOptions options, ParameterRules rules)
    : m_options(options)
    , m_rules(std::move(rules))
{
}

int Optimizer::stateArrays() const
{
    return m_options.kind == OptimizerKind::Adam ? 2 : 1;
}

void Optimizer::update(std::size_t offset, std::span<float> weights, std::span<float> state,
                       std::span<const float> gradient, const Update &u) const
{
    const std::size_t n = std::min({weights.size(), state.size() / std::size_t(stateArrays()), gradient.size()});
    const auto apply = [&](std::size_t at, std::size_t count, const ParameterRules::Run &run) {
        float *w = weights.data() + at, *s = state.data() + at;
        const float *g = gradient.data() + at;
        const float decay = m_options.weightDecay * run.decay;
        if (run.keep >= 0) {
            kernels().average(w, g, count, run.keep, u.rescale);
        } else if (m_options.kind == OptimizerKind::Adam) {
            const double t = double(std::max<std::uint64_t>(u.number, 1));
            const double first = 1 - std::pow(double(m_options.beta1), t),
                         second = 1 - std::pow(double(m_options.beta2), t);
            kernels().adam(w, s, s + n, g, count,
                           {float(double(u.learningRate) / first), decay, u.rescale, m_options.beta1, m_options.beta2,
                            float(1 / std::sqrt(second)), m_options.epsilon});
        } else {
            const auto step = m_options.kind == OptimizerKind::Sgd ? kernels().sgd : kernels().nesterov;
            step(w, s, g, count, u.learningRate, m_options.momentum, decay, u.rescale);
        }
    };
    const auto runs = m_rules.runs();
    auto run = std::ranges::upper_bound(runs, offset, {}, &ParameterRules::Run::end);
    std::size_t at = 0;
    for (; at < n && run != runs.end(); ++run) {
        const std::size_t count = std::min(n - at, run->end - (offset + at));
        apply(at, count, *run);
        at += count;
    }
    if (at < n) // no rules, or an arena longer than the model: plain weights
        apply(at, n - at, {});
}

void addInto(std::span<float> sum, std::span<const float> part)
{
    kernels().add(sum.data(), part.data(), std::min(sum.size(), part.size()));
}

} // namespace trainyard::nn
