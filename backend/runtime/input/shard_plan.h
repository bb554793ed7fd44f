#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "backend/protocol/epoch_partition.h"

namespace trainyard::input {

using SampleRange = protocol::Range;
using protocol::partOf;

/// A pseudo-random permutation of [0, n), computed at any position and without memory, so that an order of 10^9 samples
/// costs no member a moment at a boundary: a Feistel network over the next power of four, repeated until the value is
/// below n. The same on every machine.
/// \source Black and Rogaway, "Ciphers with arbitrary finite domains", CT-RSA 2002
class Permutation {
public:
    Permutation(std::int64_t n, std::uint64_t seed);
    std::int64_t at(std::int64_t position) const; ///< 0 <= position < n

private:
    std::uint64_t m_size;
    int m_halfBits;
    std::array<std::uint64_t, 6> m_keys{};
};

/// The order in which an epoch goes through a data set. Every worker draws the same order, independent of the members.
struct EpochOrder {
    std::int64_t samples = 0; ///< in the complete set
    std::uint64_t seed = 1;   ///< the job's
    std::int64_t epoch = 0;
    bool shuffle = true; ///< false: order of the files
    SampleRange whole() const { return {0, samples}; }
    Permutation permutation() const; ///< from positions to samples, if `shuffle`
    bool operator==(const EpochOrder &) const = default;
};

/// Which member uses which samples of (the rest of) an epoch, divided into batches: an assignment of positions and the
/// order that they refer to. Plain value; it does not draw the order, so a plan for a million samples costs nothing.
class ShardPlan {
public:
    ShardPlan() = default;
    ShardPlan(EpochOrder order, protocol::EpochPartition partition);
    /// Contiguous parts of the complete epoch, one after the other: start = floor(count / members * member).
    /// \param members  at least 1
    /// \param batch    samples of each step of each member, at least 1
    /// \source partition of MNISTIter; purpose of ResizeIter
    ShardPlan(EpochOrder order, int members, int batch);

    const EpochOrder &order() const { return m_order; }
    const protocol::EpochPartition &partition() const { return m_partition; }
    int members() const { return m_partition.parts; }
    int batch() const { return m_partition.batch(); }              ///< maximum samples of one step of a member
    std::int64_t samples() const { return m_partition.samples(); } ///< of all members together
    std::int64_t batches() const { return m_partition.steps(); }   ///< the same for all members
    /// Samples of a member's batch b, 0 <= b < batches(): batch(), or fewer, or 0 at the end.
    std::int64_t batchSize(int member, std::int64_t b) const { return m_partition.batchSize(b, member); }

    bool operator==(const ShardPlan &) const = default;

private:
    EpochOrder m_order;
    protocol::EpochPartition m_partition;
};

/// The samples of one member of a plan. Drawn batch by batch: construction costs nothing. Any thread.
class ShardSamples {
public:
    ShardSamples(ShardPlan plan, int member);

    std::int64_t batches() const { return m_batches; }
    /// Samples of batch b, 0 <= b < batches(), as indices into the set; may be empty.
    std::vector<std::int64_t> batch(std::int64_t b) const;

private:
    ShardPlan m_plan;
    Permutation m_order;
    int m_member;
    std::int64_t m_batches;
};

} // namespace trainyard::input
