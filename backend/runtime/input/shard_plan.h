#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "backend/protocol/epoch_partition.h"

namespace trainyard::input {

using SampleRange = protocol::Range;
using protocol::partOf;

/// In which order one epoch goes through a set. Every worker draws the same one, whoever is a member.
struct EpochOrder {
    std::int64_t samples = 0; ///< in the whole set
    std::uint64_t seed = 1;   ///< the job's
    std::int64_t epoch = 0;
    bool shuffle = true; ///< false keeps the order of the files
    SampleRange whole() const { return {0, samples}; }
    bool operator==(const EpochOrder &) const = default;
};

/// Who uses which samples of (the rest of) an epoch, cut into batches: a deal of positions, and the order that they are
/// of. A plain value that does not draw the order, so that making one for a million samples costs nothing.
class ShardPlan {
public:
    ShardPlan() = default;
    ShardPlan(EpochOrder order, protocol::EpochPartition partition);
    /// Contiguous parts of the whole epoch, one behind the other: start = floor(count / members * member).
    /// members    at least 1
    /// batch      samples of each step of each member, at least 1
    /// source  MNISTIter's partition, and ResizeIter's purpose
    ShardPlan(EpochOrder order, int members, int batch);

    const EpochOrder &order() const { return m_order; }
    const protocol::EpochPartition &partition() const { return m_partition; }
    int members() const { return m_partition.parts; }
    int batch() const { return m_partition.batch(); }              ///< the most samples of one step of a member
    std::int64_t samples() const { return m_partition.samples(); } ///< of all members together
    std::int64_t batches() const { return m_partition.steps(); }   ///< equal for all members
    std::int64_t samples(int member) const;
    /// Samples of a member's batch b, 0 <= b < batches(): batch(), or fewer, or 0 at the end.
    std::int64_t batchSize(int member, std::int64_t b) const { return m_partition.batchSize(b, member); }

    bool operator==(const ShardPlan &) const = default;

private:
    EpochOrder m_order;
    protocol::EpochPartition m_partition;
};

/// One member's part of a plan with its samples drawn.
class ShardSamples {
public:
    ShardSamples(const ShardPlan &plan, int member);

    std::int64_t batches() const { return std::int64_t(m_begins.size()) - 1; }
    std::int64_t samples() const { return std::int64_t(m_samples.size()); }
    /// Samples of batch b, 0 <= b < batches(), as indices into the set; possibly none. Valid as long as this object.
    std::span<const std::int64_t> batch(std::int64_t b) const;

private:
    std::vector<std::int64_t> m_samples; ///< indices into the set, in the order of use
    std::vector<std::size_t> m_begins;   ///< of each batch in them, and the end of the last
};

} // namespace trainyard::input
