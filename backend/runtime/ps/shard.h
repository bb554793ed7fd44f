#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/sgd.h"
#include "backend/runtime/ps/slice_buffer.h"
#include "backend/runtime/ps/slice_map.h"

namespace trainyard::ps {

struct ShardOptions {
    nn::SgdOptions sgd;
    bool synchronous = true;
    bool deterministic = false; ///< add in rank order
};

/// The slices of one server and what happens to them: adding gradients, updating weights, answering. Knows no sockets
/// and no clock, so that tests and the simulation run the very code of the server. One thread.
///
/// dist_sync: a slice's round is complete when every member's gradient is in; then, and only then, its weights change,
/// once, by the mean over the samples that were in it. A member that dies before it sent a slice is left out of that
/// slice's mean. dist_async: each gradient changes the weights at once.
///
/// The weights that a reply is being sent from never change: when somebody else still holds the buffer, the update goes
/// to another one. So a fast worker's next round, or a candidate's slow pull, can overwrite nothing.
class Shard {
public:
    using Clock = std::chrono::steady_clock;
    /// Called for every worker whose push is answered. weights has map.size(slice) floats.
    using Reply = std::function<void(int rank, std::uint32_t slice, std::uint64_t round, const SliceRef &weights)>;

    Shard(SliceMap map, int server, ShardOptions options, Reply reply);

    /// Set all slices from a whole arena [parameters]; the velocity becomes zero.
    void setWeights(std::span<const float> arena);

    /// The members whose gradients are waited for. Slices that only waited for others are completed now.
    void setMembers(const std::vector<int> &ranks);
    void removeMember(int rank);

    /// A buffer to receive a slice into. errors CorruptData (not a slice of this server)
    Result<SliceRef> bufferFor(std::uint32_t slice);
    std::size_t size(std::uint32_t slice) const { return m_map.size(slice); }
    bool holds(std::uint32_t slice) const { return slice < m_map.slices() && m_map.serverOf(slice) == m_server; }

    /// A whole gradient slice arrived. gradient must come from bufferFor.
    /// errors  Conflict (not a member, a second push of one round, another round than the slice's)
    Status push(int rank, std::uint32_t slice, std::uint64_t round, std::uint32_t samples, SliceRef gradient,
                Clock::time_point now);

    /// Shared for sending; the shard will not change it while it is held. errors CorruptData (not a slice of this
    /// server)
    Result<SliceRef> weights(std::uint32_t slice) const;

    struct Waiting {
        std::uint64_t round = 0;
        std::uint32_t slice = 0;
        Clock::time_point since;
        std::vector<int> ranks; ///< whom the slice waits for
    };
    /// The slice that has waited longest for somebody; ranks empty when none waits.
    Waiting longestWait() const;
    std::uint64_t updates() const { return m_updates; } ///< of slices

private:
    struct Slot {
        SliceRef weights;
        std::vector<float> velocity;
        SliceRef sum;                  ///< of this round, empty before the first gradient
        std::map<int, SliceRef> parts; ///< by rank, with deterministic
        std::vector<int> contributed;  ///< ranks, in order of arrival
        std::uint64_t samples = 0;     ///< in sum
        std::uint64_t round = 0;       ///< of the gradients in it
        Clock::time_point first;
    };
    Slot &slot(std::uint32_t slice) { return m_slots[slice / std::uint32_t(m_map.servers())]; }
    const Slot &slot(std::uint32_t slice) const { return m_slots[slice / std::uint32_t(m_map.servers())]; }
    std::uint32_t sliceOf(std::size_t slot) const
    {
        return std::uint32_t(slot) * std::uint32_t(m_map.servers()) + std::uint32_t(m_server);
    }
    bool complete(const Slot &) const;
    void finish(std::uint32_t slice);
    void update(std::uint32_t slice, const SliceRef &gradient, std::uint64_t samples);

    SliceMap m_map;
    int m_server;
    ShardOptions m_options;
    Reply m_reply;
    SlicePool m_pool;
    std::vector<Slot> m_slots;
    std::vector<int> m_members;
    std::uint64_t m_updates = 0;
};

} // namespace trainyard::ps
