#include "bench/scale/gradient_sync_model.h"

#include <algorithm>

namespace trainyard::bench::scale {

void GradientSyncModel::begin()
{
    m_pulling = false;
    m_outstanding = m_map.slices();
    std::ranges::fill(m_states, State::Idle);
    for (std::uint32_t slice = 0; slice < m_map.slices(); ++slice)
        m_notFinal[slice] = m_map.size(slice);
}

void GradientSyncModel::pull()
{
    m_pulling = true;
    m_outstanding = m_map.slices();
    for (std::uint32_t slice = 0; slice < m_map.slices(); ++slice)
        request(slice);
}

void GradientSyncModel::request(std::uint32_t slice)
{
    m_states[slice] = State::Requested;
    if (!m_request(slice))
        m_states[slice] = State::Waiting;
}

void GradientSyncModel::gradientsFinal(std::size_t begin, std::size_t end)
{
    for (std::uint32_t slice = m_map.sliceAt(begin); begin < end && slice <= m_map.sliceAt(end - 1); ++slice) {
        const std::size_t first = std::max(begin, m_map.offset(slice)),
                          last = std::min(end, m_map.offset(slice) + m_map.size(slice));
        m_notFinal[slice] -= std::min(m_notFinal[slice], last - first);
        if (m_notFinal[slice] == 0 && m_states[slice] == State::Idle)
            request(slice);
    }
}

void GradientSyncModel::connected(int shardIndex)
{
    for (std::uint32_t slot = 0; slot < m_map.slicesIn(shardIndex); ++slot) {
        const std::uint32_t slice = m_map.sliceOf(shardIndex, slot);
        if (m_states[slice] == State::Requested || m_states[slice] == State::Waiting)
            request(slice);
    }
}

bool GradientSyncModel::onReceived(std::uint32_t slice)
{
    if (m_states[slice] != State::Requested)
        return false;
    m_states[slice] = State::Received;
    --m_outstanding;
    return true;
}

bool GradientSyncModel::hasWeights(std::size_t begin, std::size_t end) const
{
    for (std::uint32_t slice = m_map.sliceAt(begin); begin < end && slice <= m_map.sliceAt(end - 1); ++slice) {
        if (m_states[slice] != State::Idle && m_states[slice] != State::Received)
            return false;
    }
    return true;
}

} // namespace trainyard::bench::scale
