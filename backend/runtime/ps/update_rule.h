#pragma once

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

#include "backend/protocol/job_spec.h"
#include "backend/runtime/nn/optimizer.h"
#include "backend/runtime/ps/slice_map.h"

namespace trainyard::ps {

/// How gradients change an arena in a job: on its servers, and on workers that step by themselves.
/// rules  which elements decay or are averaged; derived from the model
inline nn::Optimizer optimizerOf(const protocol::JobSpec &job, const nn::ParameterRules &rules)
{
    nn::OptimizerOptions options;
    options.kind = nn::optimizerFromString(job.optimizer).value_or(nn::OptimizerKind::Sgd); // checked with the job
    options.momentum = float(job.momentum);
    options.weightDecay = float(job.weightDecay);
    return nn::Optimizer(options, rules);
}

/// What an optimiser with so many arrays remembers of one slice, its arrays one after the other.
/// state  of the whole arena (nn::OptimizerState::arrays), or nothing
inline std::vector<float> stateOf(const SliceMap &map, std::uint32_t slice, int arrays, std::span<const float> state)
{
    const std::size_t size = map.size(slice);
    std::vector<float> own(size * std::size_t(arrays));
    for (std::size_t i = 0; !state.empty() && i < std::size_t(arrays); ++i)
        std::ranges::copy(state.subspan(i * map.parameters() + map.offset(slice), size),
                          own.begin() + std::ptrdiff_t(i * size));
    return own;
}

/// The learning rate of each round: of a view from its first round on, and of the view before for what that one has
/// left (gradients of dead members). A view may be proposed again: then the newer one of the same step counts.
class LearningRate {
public:
    explicit LearningRate(const protocol::JobSpec &job)
        : m_schedule(protocol::scheduleOf(job))
    {
    }
    void begin(const protocol::RatePlan &plan)
    {
        if (m_known && plan.step > m_now.step)
            m_before = m_now;
        else if (!m_known)
            m_before = plan;
        m_known = true;
        m_now = plan;
    }
    bool known() const { return m_known; }
    float at(std::uint64_t round) const
    {
        const auto step = std::int64_t(std::min<std::uint64_t>(round, std::numeric_limits<std::int64_t>::max()));
        return float((step < m_now.step ? m_before : m_now).rateAt(m_schedule, step));
    }

private:
    protocol::Schedule m_schedule;
    protocol::RatePlan m_now, m_before;
    bool m_known = false;
};

} // namespace trainyard::ps
