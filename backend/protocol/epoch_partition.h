#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace trainyard::protocol {

/// Positions [begin, end) in an epoch's order of samples. Which sample stands at a position is the data set's business;
/// all members have the same order.
struct Range {
    std::int64_t begin = 0, end = 0;
    std::int64_t size() const { return end - begin; }
    template <class V>
    void fields(V &v)
    {
        v("begin", begin), v("end", end);
    }
    bool operator==(const Range &) const = default;
};

/// How the samples that an epoch has left are dealt to the members of a view. A plain value, the same on all of them.
///
/// In lockstep (dist_sync) step s takes the next `perStep` positions and shares them evenly, so that the samples of a
/// step do not depend on how many members there are, and what is left after any step is what comes after it. Otherwise
/// (dist_async) each member has a contiguous part and goes through it at its own pace. Every member has the same number
/// of steps, the last ones of which may have no sample.
struct EpochPartition {
    std::vector<Range> ranges; ///< not yet used; increasing, apart from each other
    int parts = 1;             ///< members
    int perStep = 1;           ///< samples of one step of all members together
    bool lockstep = true;

    std::int64_t samples() const;
    std::int64_t steps() const;
    int batch() const { return (perStep + parts - 1) / parts; } ///< the most samples of one member's step
    /// What member `index`, from 0, uses in a step, from 0: at most batch() positions.
    std::vector<Range> batchRanges(std::int64_t step, int index) const;
    std::int64_t batchSize(std::int64_t step, int index) const { return positions(step, index).size(); }
    static constexpr std::int64_t kMaxStepSkew = 65'536; ///< a journal must not make us write down more ranges
    /// What is left when member i has used the blocks of its first done[i] steps. done has `parts` values. In lockstep,
    /// where some are said to be so far ahead of others that kMaxStepSkew lie between, all is left that came after
    /// the least.
    std::vector<Range> remaining(std::span<const std::int64_t> done) const;

    template <class V>
    void fields(V &v)
    {
        v("ranges", ranges), v("parts", parts), v("perStep", perStep), v("lockstep", lockstep);
    }
    bool operator==(const EpochPartition &) const = default;

private:
    Range positions(std::int64_t step, int index) const; ///< counted within the ranges
    void append(std::vector<Range> &out, Range positions) const;
};

/// [start, end) of a part: floor(count / parts * index), in integers so that no rounding loses a sample.
Range partOf(std::int64_t count, int parts, int index);

/// Increasing, apart from each other, nothing negative: what came over the network may be dealt.
bool isValid(const EpochPartition &);

} // namespace trainyard::protocol
