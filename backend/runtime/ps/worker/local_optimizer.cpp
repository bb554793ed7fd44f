#include "backend/runtime/ps/worker/local_optimizer.h"

#include <algorithm>

namespace trainyard::ps {

LocalOptimizer::LocalOptimizer(const protocol::JobSpec &job, SliceMap map, nn::Optimizer optimizer)
    : m_map(map)
    , m_optimizer(std::move(optimizer))
    , m_rate(job)
    , m_slots(map.slices())
{
    set({});
}

void LocalOptimizer::set(const nn::OptimizerState &state, std::span<const std::uint32_t> updates)
{
    for (std::uint32_t slice = 0; slice < m_map.slices(); ++slice)
        m_slots[slice] = {stateOf(m_map, slice, m_optimizer.stateArrays(), state.arrays),
                          updates.empty() ? state.updates : updates[slice]};
}

nn::OptimizerState LocalOptimizer::state() const
{
    nn::OptimizerState state;
    if (!m_optimizer.remembers())
        return state;
    state.arrays.resize(m_map.parameters() * std::size_t(m_optimizer.stateArrays()));
    for (std::uint32_t slice = 0; slice < m_map.slices(); ++slice) {
        const std::size_t size = m_map.size(slice);
        for (std::size_t i = 0; i < std::size_t(m_optimizer.stateArrays()); ++i)
            std::ranges::copy(std::span(m_slots[slice].arrays).subspan(i * size, size),
                              state.arrays.begin() + std::ptrdiff_t(i * m_map.parameters() + m_map.offset(slice)));
        state.updates = std::max(state.updates, m_slots[slice].updates);
    }
    return state;
}

void LocalOptimizer::step(std::uint32_t slice, std::span<float> weights, std::span<const float> gradient,
                          std::uint64_t round, std::uint32_t samples)
{
    if (samples == 0)
        return;
    Slot &slot = m_slots[slice];
    m_optimizer.update(m_map.offset(slice), weights, slot.arrays, gradient,
                       {m_rate.at(round), 1.0F / float(samples), ++slot.updates});
}

} // namespace trainyard::ps
