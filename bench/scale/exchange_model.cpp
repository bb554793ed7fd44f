#include "bench/scale/exchange_model.h"

#include <algorithm>

namespace trainyard::bench::scale {

void ExchangeModel::begin()
{
    m_pulling = false;
    m_outstanding = m_map.slices();
    std::ranges::fill(m_states, State::Idle);
    for (std::uint32_t slice = 0; slice < m_map.slices(); ++slice)
        m_notFinal[slice] = m_map.size(slice);
}

void ExchangeModel::pull()
{
    m_pulling = true;
    m_outstanding = m_map.slices();
    for (std::uint32_t slice = 0; slice < m_map.slices(); ++slice)
        ask(slice);
}

void ExchangeModel::ask(std::uint32_t slice)
{
    m_states[slice] = State::Asked;
    if (!m_ask(slice))
        m_states[slice] = State::Waiting;
}

void ExchangeModel::gradientsFinal(std::size_t begin, std::size_t end)
{
    for (std::uint32_t slice = m_map.sliceAt(begin); begin < end && slice <= m_map.sliceAt(end - 1); ++slice) {
        const std::size_t first = std::max(begin, m_map.offset(slice)),
                          last = std::min(end, m_map.offset(slice) + m_map.size(slice));
        m_notFinal[slice] -= std::min(m_notFinal[slice], last - first);
        if (m_notFinal[slice] == 0 && m_states[slice] == State::Idle)
            ask(slice);
    }
}

void ExchangeModel::connected(int stripe)
{
    for (std::uint32_t slot = 0; slot < m_map.heldBy(stripe); ++slot) {
        const std::uint32_t slice = m_map.sliceOf(stripe, slot);
        if (m_states[slice] == State::Asked || m_states[slice] == State::Waiting)
            ask(slice);
    }
}

bool ExchangeModel::arrived(std::uint32_t slice)
{
    if (m_states[slice] != State::Asked)
        return false;
    m_states[slice] = State::Arrived;
    --m_outstanding;
    return true;
}

bool ExchangeModel::have(std::size_t begin, std::size_t end) const
{
    for (std::uint32_t slice = m_map.sliceAt(begin); begin < end && slice <= m_map.sliceAt(end - 1); ++slice) {
        if (m_states[slice] != State::Idle && m_states[slice] != State::Arrived)
            return false;
    }
    return true;
}

} // namespace trainyard::bench::scale
