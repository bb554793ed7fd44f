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
    std::function<float(std::uint64_t round)> learningRate; ///< asked in the shard's thread
    bool synchronous = true;
    bool deterministic = false; ///< add in rank order
    bool reduceOnly = false; ///< dist_sync: workers are answered with a step's summed gradient, and step by themselves
    bool roundReduced =
        false; ///< to bfloat16, but for running statistics: what is sent is then what everybody steps by
};

/// The slices of one stripe and what happens to them: adding gradients, updating weights, answering. Knows no sockets
/// and no clock, so that tests and the simulation run the very code of the server. One thread.
///
/// dist_sync: a slice's round is complete when every member's gradient is in; then, and only then, its weights change,
/// once, by the mean over the samples that were in it. A member that dies before it sent a slice is left out of that
/// slice's mean. dist_async: each gradient changes the weights at once.
///
/// The weights that a reply is being sent from never change: when somebody else still holds the buffer, the update goes
/// to another one. So a fast worker's next round, or a candidate's slow pull, can overwrite nothing.
///
/// When workers step by themselves (sums), the same step is made here, for those who come, for checkpoints and second
/// copies; but when there is time, or before somebody asks for the weights, and not before workers are answered.
///
/// With a second copy on another server, whatever changes a slice is first given to the copier, and nobody is answered
/// before that server has it. So when this server dies, the other one has every change that any worker knows of, and
/// workers send it again what they were not answered for: what it has applied already it only answers.
class Shard {
public:
    using Clock = std::chrono::steady_clock;
    /// What changes a slice. `rank` is 0 unless each gradient counts by itself.
    struct Change {
        std::uint32_t slice = 0;
        std::uint64_t round = 0;
        std::uint32_t samples = 0; ///< in the summed gradient; nothing changes when there are none
        int rank = 0;
    };
    /// Called for every worker whose push is answered. answer has map.size(slice) floats: weights, or the sum.
    using Reply = std::function<void(int rank, const Change &, const SliceRef &answer)>;
    /// For the server with the second copy.
    using Replicator = std::function<void(const Change &, const SliceRef &gradient)>;

    Shard(SliceMap map, int shardIndex, ShardOptions options, Reply reply);

    /// Set all slices from a whole arena [parameters], and the optimiser's state.
    void setWeights(std::span<const float> arena, const nn::OptimizerState & = {});

    /// From now on new weights are written into this memory, two places for each slice in turn, so that a worker of
    /// this host can read one round's while the next one's are written. dist_sync only; once.
    void publishIn(const std::shared_ptr<SharedSlices> &);
    const std::shared_ptr<SharedSlices> &published() const { return m_published; }

    /// The members whose gradients are waited for from round `step` on. They have nothing under way, so what lies here
    /// is of dead ones: of an earlier round it counts, of a later one it is dropped, as its samples are dealt again.
    void setMembers(const std::vector<int> &ranks, std::uint64_t step = 0);
    /// Slices that only waited for this one are completed now.
    void removeMember(int rank);
    /// Of a member, all rounds before this one came whole; the largest number when it had nothing to send here.
    std::uint64_t firstIncompleteRound(int rank) const;

    /// A buffer to receive a slice into. errors CorruptData (not a slice of this stripe)
    Result<SliceRef> bufferFor(std::uint32_t slice);
    std::size_t size(std::uint32_t slice) const { return m_map.size(slice); }
    bool hasSlice(std::uint32_t slice) const { return slice < m_map.slices() && m_map.shardOf(slice) == m_shardIndex; }

    /// A whole gradient slice arrived. gradient is from bufferFor, or a place of the worker's memory that nobody writes
    /// until it is answered.
    /// Sent again, since a connection broke before the answer, it counts once and is answered again.
    /// errors  Conflict (not a member, another round than the slice's)
    Status push(int rank, std::uint32_t slice, std::uint64_t round, std::uint32_t samples, SliceRef gradient,
                Clock::time_point now);

    /// Shared for sending; the shard will not change it while it is held. errors CorruptData (not a slice of this
    /// stripe, or its copy has not come yet)
    Result<SliceRef> weights(std::uint32_t slice);
    /// Steps of slices whose workers were answered, that wait for a quiet moment; one of them.
    bool hasPendingUpdates() const { return !m_waiting.empty(); }
    void applyPendingUpdate();

    /// Keep a second copy elsewhere from now on; empty: no longer, and who waits for it is answered.
    void setReplicator(Replicator);
    /// The other server has this change.
    void replicated(const Change &);
    int arrays() const { return 1 + m_options.optimizer.stateArrays(); } ///< of a slice: weights, the optimiser's
    /// And the sum of its last step, which is answered again to who lost the answer.
    int replicaArrays() const { return arrays() + (m_options.reduceOnly ? 1 : 0); }
    /// Where a slice stands: the round of its last change, and how many there were.
    struct Progress {
        std::uint64_t round = kNever;
        std::uint32_t updates = 0; ///< of the last sum: samples in it
    };
    static constexpr std::uint64_t kNever = ~std::uint64_t(0); ///< no round: the slice is as it was at first
    /// One array of a slice as it is now, to begin a copy with.
    SliceRef array(std::uint32_t slice, int number);
    Progress progress(std::uint32_t slice, int number = 0) const;
    /// dist_async: the last change of each worker, none of which has samples: a copy that is begun is to know them.
    std::vector<Change> lastChanges(std::uint32_t slice) const;
    std::uint32_t slots() const { return std::uint32_t(m_slots.size()); }
    std::uint32_t sliceOf(std::size_t slot) const { return m_map.sliceOf(m_shardIndex, slot); }

    /// The other server's side. errors CorruptData (not a slice of this stripe, no such array, no state yet)
    Status setArray(std::uint32_t slice, int number, const Progress &, const SliceRef &values);
    Status apply(const Change &, const SliceRef &gradient); ///< gradient may be null when it has no samples
    bool isComplete() const;                                ///< every slice has its state

    struct SliceWait {
        std::uint64_t round = 0;
        std::uint32_t slice = 0;
        Clock::time_point since;
        std::vector<int> ranks; ///< whom the slice waits for
    };
    /// The slice that has waited longest for somebody; ranks empty when none waits.
    SliceWait slowestSlice() const;
    std::uint64_t updates() const { return m_updates; } ///< of slices

private:
    struct PendingReply {
        int rank;
        Change change;
    };
    struct Slot {
        SliceRef weights;
        std::vector<float> state; ///< the optimiser's arrays, one after the other
        std::uint32_t updates = 0;
        int arraysSet = 0;             ///< of a copy that is coming
        SliceRef sum;                  ///< of this round, empty before the first gradient
        std::map<int, SliceRef> parts; ///< by rank, what is added at the end: with deterministic, in shared memory
        std::vector<int> contributed;  ///< ranks, in order of arrival
        std::uint64_t samples = 0;     ///< in sum
        std::uint64_t round = 0;       ///< of the gradients in it
        Clock::time_point first;
        std::map<int, std::uint64_t> applied; ///< last round that changed it: of rank 0, or of each rank in dist_async
        std::vector<PendingReply> pendingReplies; ///< answers that wait for the second copy
        std::array<SliceRef, 2> places;           ///< in published memory
        unsigned turn = 0;
        SliceRef last; ///< sums: of the last step
        std::uint32_t lastSamples = 0;
        std::optional<nn::Update> pendingUpdate; ///< by `last`, not made yet
        bool waiting = false;                    ///< in m_waiting
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
    std::deque<std::uint32_t> m_waiting; ///< slices whose step may be due
    std::vector<int> m_members;
    std::shared_ptr<SharedSlices> m_published;
    std::uint64_t m_updates = 0;
};

} // namespace trainyard::ps
