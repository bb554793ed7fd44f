#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "backend/runtime/ps/slice_map.h"

namespace trainyard::bench::scale {

/// The decisions of ps::Exchange, which is one with its sockets and threads, over again as a plain object: what is sent
/// when gradients become final, in the order in which they do; what is there for the next forward pass; what is asked
/// again when a stripe has another server. A model of that code, not the code itself.
class GradientSyncModel {
public:
    /// Ask for a slice's weights: with its gradient, or without in a pull. return false when its stripe has no server
    using Request = std::function<bool(std::uint32_t slice)>;

    GradientSyncModel(const ps::SliceMap &map, Request request)
        : m_map(map)
        , m_request(std::move(request))
        , m_states(map.slices(), State::Idle)
        , m_notFinal(map.slices(), 0)
    {
    }

    /// A step's exchange; the one before has to be done.
    void begin();
    /// All weights, without gradients.
    void pull();
    bool pulling() const { return m_pulling; }
    void gradientsFinal(std::size_t begin, std::size_t end); ///< floats of the arena
    /// A stripe has a server again: what it did not answer is asked again, in the order of the arena.
    void connected(int shardIndex);
    /// return whether it was asked for
    bool onReceived(std::uint32_t slice);
    bool hasWeights(std::size_t begin, std::size_t end) const; ///< weights are those after the last step
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
