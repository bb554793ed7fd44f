#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/optimizer.h"
#include "backend/runtime/ps/shared_slices.h"
#include "backend/runtime/ps/slice_buffer.h"
#include "backend/runtime/ps/slice_map.h"

namespace trainyard::ps {

struct ShardOptions {
    nn::Optimizer optimizer{};
    std::function<float(std::uint64_t round)> learningRate; ///< called in the shard's thread
    bool synchronous = true;
    bool deterministic = false; ///< add gradients in rank order
    bool reduceOnly = false;    ///< dist_sync: reply with the sum of the gradients; workers apply the optimizer
    bool sumsOnly = false;      ///< with reduceOnly: no weights, and no updates, are kept here
    bool roundReduced = false;  ///< round sums to bfloat16, but for running statistics: all apply what is sent
};

/// The slices of one shard: accumulates gradients, updates weights and replies. Has no sockets and no clock, so tests
/// and the simulation run the server's own code. One thread.
///
/// dist_sync: a round of a slice is complete when the gradient of every member has arrived. Then, and only then, its
/// weights change, once, by the mean over the samples in that round. A member that dies before it sent a slice is left
/// out of the mean of that slice. The buffer of the first gradient becomes the sum, without a copy; the others are
/// added while they are in the cache. dist_async: each gradient changes the weights at once.
///
/// Weights are sent from where they lie, and do not change while a reply is being sent: if the buffer is still in use,
/// the update is written to another one. A fast worker's next round, or a candidate's slow pull, therefore overwrites
/// nothing.
///
/// reduceOnly: workers receive the sum and apply the optimizer themselves. The shard applies the same update, for
/// joining workers, checkpoints and replicas, but after the replies: when there is nothing to read, or before the
/// weights are requested. It keeps the last sum for workers that lost the reply.
///
/// With a replica on another server, each change of a slice is first passed to the replicator, and no worker is
/// answered before that server has it. If this server dies, the replica has every change that any worker has seen.
/// Workers then send it what was not answered; what it has applied already it only answers.
class Shard {
public:
    using Clock = std::chrono::steady_clock;
    /// A change of a slice. `rank` is 0 unless each gradient is a change of its own (dist_async).
    struct Change {
        std::uint32_t slice = 0;
        std::uint64_t round = 0;
        std::uint32_t samples = 0; ///< in the summed gradient; 0: nothing changes
        int rank = 0;
    };
    /// Called for each worker whose push is answered. `answer` has map.size(slice) floats: weights, or the sum
    /// (reduceOnly).
    using Reply = std::function<void(int rank, const Change &, const SliceRef &answer)>;
    /// Sends a change to the server with the replica.
    using Replicator = std::function<void(const Change &, const SliceRef &gradient)>;

    Shard(SliceMap map, int shardIndex, ShardOptions options, Reply reply);

    /// Sets all slices from a complete arena.
    /// \param arena  [parameters]; sumsOnly: not read
    void setWeights(std::span<const float> arena, const nn::OptimizerState & = {});

    /// From now on new weights, or sums (reduceOnly), are written to this memory, alternating between two places per
    /// slice, so that a worker on this host can read one round while the next one is written. dist_sync only; called
    /// once.
    void publishIn(const std::shared_ptr<SharedSlices> &);
    const std::shared_ptr<SharedSlices> &published() const { return m_published; }

    /// Sets the members whose gradients complete a round, from round `step` on. Members have nothing outstanding, so
    /// pending gradients are those of dead members: of an earlier round they count, of a later one they are dropped,
    /// since their samples are assigned again.
    void setMembers(const std::vector<int> &ranks, std::uint64_t step = 0);
    /// Completes slices that only waited for this member.
    void removeMember(int rank);
    /// \return the first round of which a gradient of this member may be missing; the largest number if this shard has
    ///     no slices
    std::uint64_t firstIncompleteRound(int rank) const;

    /// \return a buffer to receive a slice into
    /// \error CorruptData (not a slice of this shard)
    Result<SliceRef> bufferFor(std::uint32_t slice);
    std::size_t size(std::uint32_t slice) const { return m_map.size(slice); }
    bool hasSlice(std::uint32_t slice) const { return slice < m_map.slices() && m_map.shardOf(slice) == m_shardIndex; }

    /// Adds a complete gradient slice. A gradient that is sent again, because a connection broke before the reply,
    /// counts once and is answered again.
    /// \param gradient  from bufferFor, or a place in the worker's memory that does not change before the reply
    /// \error Conflict (not a member, or not the round that is open); CorruptData (not a slice of this shard)
    Status push(int rank, std::uint32_t slice, std::uint64_t round, std::uint32_t samples, SliceRef gradient,
                Clock::time_point now);

    /// \return the current weights, for sending: the buffer does not change while it is held
    /// \error CorruptData (not a slice of this shard, or a replica without this slice)
    Result<SliceRef> weights(std::uint32_t slice);
    /// reduceOnly: updates that follow after the replies. applyPendingUpdate makes at most one of them.
    bool hasPendingUpdates() const { return !m_waiting.empty(); }
    void applyPendingUpdate();

    /// Starts replication. An empty replicator ends it and sends the pending replies.
    void setReplicator(Replicator);
    /// The server with the replica has this change.
    void replicated(const Change &);
    /// Per slice: weights (sumsOnly: zeros), optimizer state.
    int arrays() const { return m_options.sumsOnly ? 1 : 1 + m_options.optimizer.stateArrays(); }
    /// Also the last sum (reduceOnly), for workers that lost the reply.
    int replicaArrays() const { return arrays() + (m_options.reduceOnly ? 1 : 0); }
    /// The state of a slice: the round of its last change, and the number of changes.
    struct Progress {
        std::uint64_t round = kNever;
        std::uint32_t updates = 0; ///< of the last sum: its samples
    };
    static constexpr std::uint64_t kNever = ~std::uint64_t(0); ///< no round: the initial state
    /// \return one array of a slice as it is now, for a new replica
    SliceRef array(std::uint32_t slice, int number);
    Progress progress(std::uint32_t slice, int number = 0) const;
    /// dist_async: the last change of each worker, without samples. A new replica needs them to recognize gradients
    /// that are sent again.
    std::vector<Change> lastChanges(std::uint32_t slice) const;
    std::uint32_t slots() const { return std::uint32_t(m_slots.size()); }
    std::uint32_t sliceOf(std::size_t slot) const { return m_map.sliceOf(m_shardIndex, slot); }

    /// Called on the server with the replica: sets one array of a slice, in the order of their numbers.
    /// \error CorruptData (not a slice of this shard; out of turn; apply: before all arrays are set)
    Status setArray(std::uint32_t slice, int number, const Progress &, const SliceRef &values);
    Status apply(const Change &, const SliceRef &gradient); ///< gradient may be null when it has no samples
    bool isComplete() const;                                ///< every slice has its state

    struct SliceWait {
        std::uint64_t round = 0;
        std::uint32_t slice = 0;
        Clock::time_point since;
        std::vector<int> ranks; ///< of the missing workers
    };
    /// \return the slice that has waited longest for gradients; its ranks are empty if none waits
    SliceWait slowestSlice() const;
    std::uint64_t updates() const { return m_updates; } ///< of slices

private:
    struct PendingReply {
        int rank;
        Change change;
    };
    struct Slot {
        SliceRef weights;
        std::vector<float> state; ///< optimizer arrays, one after the other
        std::uint32_t updates = 0;
        int arraysSet = 0;             ///< of a replica that is being received
        SliceRef sum;                  ///< of this round; null before the first gradient
        std::map<int, SliceRef> parts; ///< by rank, added at the end: deterministic, or in shared memory
        std::vector<int> contributed;  ///< ranks, in order of arrival
        std::uint64_t samples = 0;     ///< in the current round
        std::uint64_t round = 0;       ///< of the pending gradients
        Clock::time_point first;
        std::map<int, std::uint64_t> applied; ///< last round that changed it, by rank in dist_async, else for rank 0
        std::vector<PendingReply> pendingReplies; ///< that wait for the replica
        std::array<SliceRef, 2> places;           ///< in shared memory
        unsigned turn = 0;
        SliceRef last; ///< reduceOnly: the last sum
        std::uint32_t lastSamples = 0;
        std::optional<nn::Update> pendingUpdate; ///< by `last`, not applied yet
        bool waiting = false;                    ///< it is in m_waiting
    };
    Slot &slot(std::uint32_t slice) { return m_slots[m_map.slotOf(slice)]; }
    const Slot &slot(std::uint32_t slice) const { return m_slots[m_map.slotOf(slice)]; }
    Status check(std::uint32_t slice) const;
    bool complete(const Slot &) const;
    bool applied(const Slot &, int key, std::uint64_t round) const;
    void finish(std::uint32_t slice);
    void change(const Change &, const SliceRef &gradient);
    SliceRef total(Slot &, std::size_t size);
    SliceRef freePlace(Slot &);
    SliceRef sumBuffer(Slot &);
    void makeWritable(Slot &, std::size_t size);
    void step(std::uint32_t slice, const SliceBuffer &gradient, const nn::Update &);
    void catchUp(std::uint32_t slice);
    void stamp(const SliceRef &, std::uint64_t round) const;
    void answer(int rank, const Change &);
    void reply(int rank, const Change &);

    SliceMap m_map;
    int m_shardIndex;
    ShardOptions m_options;
    Reply m_reply;
    Replicator m_replicator;
    SlicePool m_pool;
    std::vector<Slot> m_slots;
    std::deque<std::uint32_t> m_waiting; ///< slices with pending updates
    std::vector<int> m_members;
    std::shared_ptr<SharedSlices> m_published;
    std::uint64_t m_updates = 0;
};

} // namespace trainyard::ps
