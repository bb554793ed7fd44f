#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "backend/runtime/ps/slice_map.h"

namespace trainyard::bench::scale {

/// The decisions of ps::GradientSync, which cannot be separated from its sockets and threads, as a plain object: what
/// is sent when gradients become final, in that order; which weights have arrived for the next forward pass; what is
/// requested again when a shard moves to another server. A model of that code, not the code itself.
class GradientSyncModel {
public:
    /// Requests the weights of a slice: with its gradient, or without it in a pull.
    /// \return false if its shard has no server
    using Request = std::function<bool(std::uint32_t slice)>;

    GradientSyncModel(const ps::SliceMap &map, Request request)
        : m_map(map)
        , m_request(std::move(request))
        , m_states(map.slices(), State::Idle)
        , m_notFinal(map.slices(), 0)
    {
    }

    /// Begins the sync of a step; the previous one must be done.
    void begin();
    /// Requests all weights, without gradients.
    void pull();
    bool pulling() const { return m_pulling; }
    void gradientsFinal(std::size_t begin, std::size_t end); ///< range of the arena, in floats
    /// A shard has a server again: repeats the requests that are still unanswered, in the order of the arena.
    void connected(int shardIndex);
    /// The weights of a slice have arrived.
    /// \return whether they had been requested
    bool onReceived(std::uint32_t slice);
    bool hasWeights(std::size_t begin, std::size_t end) const; ///< of the last step, for this range
    bool done() const { return m_outstanding == 0; }

private:
    enum class State : std::uint8_t { Idle, Waiting, Requested, Received };
    void request(std::uint32_t slice);

    const ps::SliceMap &m_map;
    Request m_request;
    std::vector<State> m_states;
    std::vector<std::size_t> m_notFinal; ///< floats, by slice
    std::uint32_t m_outstanding = 0;
    bool m_pulling = false;
};

} // namespace trainyard::bench::scale
