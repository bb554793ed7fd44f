#pragma once

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

#include "backend/protocol/job/job_spec.h"
#include "backend/runtime/nn/optimizer.h"
#include "backend/runtime/ps/slice_map.h"

namespace trainyard::ps {

inline constexpr std::int64_t kMostArenaFloats = std::int64_t(1) << 32; ///< of the arrays of a KvStore run

/// Whether servers have the weights. Those of a KvStore run add what the programs send, and nothing else: each program has
/// the weights, and a new worker gets its state from another one (KvWorker::putBlob).
inline bool keepsWeights(const protocol::JobSpec &job)
{
    return job.type != protocol::JobType::KvStore;
}
/// Whether servers reply with the sum of the gradients.
inline bool repliesWithSums(const protocol::JobSpec &job)
{
    return job.optimizerOnWorkers() || !keepsWeights(job);
}
/// Whether a KvStore run applies the job's optimizer, on each worker; otherwise its programs get the mean, and do what they
/// like with it. An option of the type (backend/jobs/types/kvstore.cpp).
inline bool optimizesForProgram(const protocol::JobSpec &job)
{
    const auto at = job.task.options.find("kv.optimizer");
    return job.type == protocol::JobType::KvStore && at != job.task.options.end() && at->second == "job";
}

/// The optimizer of a job, the same on its servers and on workers that apply updates themselves.
/// \param rules  derived from the model: which elements decay, and which are averaged
inline nn::Optimizer optimizerOf(const protocol::JobSpec &job, const nn::ParameterRules &rules)
{
    nn::OptimizerOptions options;
    options.kind = job.optimizer;
    options.momentum = float(job.momentum);
    options.weightDecay = float(job.weightDecay);
    return nn::Optimizer(options, rules);
}

/// \param arrays  state arrays of the optimizer
/// \param state   of the complete arena (nn::OptimizerState::arrays); may be empty
/// \return the optimizer state of one slice, its arrays one after the other; zeros if `state` is empty
inline std::vector<float> stateOf(const SliceMap &map, std::uint32_t slice, int arrays, std::span<const float> state)
{
    const std::size_t size = map.size(slice);
    std::vector<float> own(size * std::size_t(arrays));
    for (std::size_t i = 0; !state.empty() && i < std::size_t(arrays); ++i)
        std::ranges::copy(state.subspan(i * map.parameters() + map.offset(slice), size),
                          own.begin() + std::ptrdiff_t(i * size));
    return own;
}

/// The learning rate of each round, from the rate plan of the view: its position in epochs and its factor
/// (protocol/job/schedule.h), and the job's schedule. Servers, replicas and workers therefore compute the same rate. Rounds
/// before the first one of a view use the plan of the previous view (remaining gradients of dead members). A view may
/// be proposed again: then the newer plan of the same step counts.
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
