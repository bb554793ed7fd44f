#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace trainyard::input {

/// A half-open range of positions in an epoch's order of samples (not of indices into the set).
struct SampleRange {
    std::int64_t begin = 0, end = 0;
    std::int64_t size() const { return end - begin; }
    bool operator==(const SampleRange &) const = default;
};

/// In which order one epoch goes through a set. Every worker draws the same one, whoever is a member.
struct EpochOrder {
    std::int64_t samples = 0; ///< in the whole set
    std::uint64_t seed = 1;   ///< the job's
    std::int64_t epoch = 0;
    bool shuffle = true; ///< false keeps the order of the files
    SampleRange whole() const { return {0, samples}; }
    bool operator==(const EpochOrder &) const = default;
};

/// Who uses which samples of (the rest of) an epoch, cut into batches. A plain value: it knows no sockets and no clocks
/// and does not draw the order, so that a scheduler can make one for a million samples at no cost.
///
/// The remaining ranges, put behind one another, are split into contiguous parts: start = floor(count / members *
/// member). Each sample is in exactly one part. Every member has the same number of batches, whatever the size of its
/// part, because a synchronous job hangs when one has a batch more than the others: all batches are full but the last,
/// which may be short or, when count is barely above a multiple, empty for some (they push zeros). source  MNISTIter's
/// partition, and ResizeIter's purpose
class ShardPlan {
public:
    ShardPlan() = default;
    /// remaining  ranges of the epoch that nobody has used, in ascending order and apart; whatever lies outside
    ///            [0, order.samples) or overlaps an earlier range is left out
    /// members    at least 1
    /// batch      samples of each step of each member, at least 1
    ShardPlan(EpochOrder order, std::span<const SampleRange> remaining, int members, int batch);
    /// The whole epoch.
    ShardPlan(EpochOrder order, int members, int batch);

    const EpochOrder &order() const { return m_order; }
    std::span<const SampleRange> remaining() const { return m_remaining; }
    int members() const { return m_members; }
    int batch() const { return m_batch; }
    std::int64_t samples() const { return m_samples; } ///< of all members together
    std::int64_t batches() const { return m_batches; } ///< equal for all members

    /// What one member uses, 0 <= member < members(), in the order in which it uses it.
    std::vector<SampleRange> part(int member) const;
    std::int64_t samples(int member) const;
    /// Samples of its batch b, 0 <= b < batches(): batch(), or fewer at the end, or 0.
    std::int64_t batchSize(int member, std::int64_t b) const;

    /// What is left of the epoch when each member has used so many of its batches: the input of the next plan.
    /// done    [members()], each in [0, batches()]; missing ones count as 0
    std::vector<SampleRange> remainingAfter(std::span<const std::int64_t> done) const;
    /// The same when all are equally far, as in a synchronous job.
    std::vector<SampleRange> remainingAfter(std::int64_t done) const;

    bool operator==(const ShardPlan &) const = default;

private:
    EpochOrder m_order;
    std::vector<SampleRange> m_remaining;
    int m_members = 1, m_batch = 1;
    std::int64_t m_samples = 0, m_batches = 0;
};

/// One member's part of a plan with its samples drawn.
class ShardSamples {
public:
    ShardSamples(const ShardPlan &plan, int member);

    std::int64_t batches() const { return m_batches; }
    std::int64_t samples() const { return std::int64_t(m_samples.size()); }
    /// Samples of batch b, 0 <= b < batches(), as indices into the set; possibly none. Valid as long as this object.
    std::span<const std::int64_t> batch(std::int64_t b) const;

private:
    std::int64_t m_batches, m_batch;
    std::vector<std::int64_t> m_samples; ///< indices into the set, in the order of use
};

/// [start, end) of a part: floor(count / parts * index), in integers so that no rounding loses a sample.
SampleRange partOf(std::int64_t count, int parts, int index);

} // namespace trainyard::input
