#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace trainyard::input {

/// Which samples one worker uses in one epoch, in which order, cut into batches.
///
/// All workers draw the same permutation from (count, epochSeed) and take a contiguous part of it, so over all parts each
/// sample is used exactly once. Every part has the same number of batches, whatever its size, because a synchronous job hangs
/// when one worker has a batch more than the others: all are full but the last, which may be short or, when count is barely
/// above a multiple, empty for some workers (they push zeros). Plain value, knows nothing of the parameter server.
/// source  MNISTIter's partition: start = floor(count / parts * index)
class ShardPlan {
public:
    /// count           samples in the whole set
    /// parts, index    workers and this worker, 0 <= index < parts
    /// batchPerWorker  samples per batch of this worker, at least 1
    /// epochSeed       the job's seed mixed with the epoch (see epochSeed()); the same on all workers
    /// shuffle         false keeps the order of the file
    ShardPlan(std::int64_t count, int parts, int index, int batchPerWorker, std::uint64_t epochSeed, bool shuffle = true);

    std::int64_t begin() const { return m_begin; } ///< first position of this part in the permutation
    std::int64_t end() const { return m_end; }
    std::int64_t samples() const { return m_end - m_begin; }
    std::int64_t batches() const { return m_batches; }          ///< equal on all workers
    int batchPerWorker() const { return m_batch; }

    /// Samples of batch b, 0 <= b < batches(); as indices into the set.
    std::vector<std::int64_t> batch(std::int64_t b) const;
    std::int64_t batchSize(std::int64_t b) const;

private:
    std::int64_t m_begin = 0, m_end = 0, m_batches = 0;
    int m_batch = 1;
    std::vector<std::int64_t> m_order; ///< this part of the permutation
};

/// A seed per epoch from the job's seed; neighbouring epochs have unrelated ones.
std::uint64_t epochSeed(std::uint64_t jobSeed, std::int64_t epoch);

/// [start, end) of a part: floor(count / parts * index), in integers so that no rounding loses a sample.
std::pair<std::int64_t, std::int64_t> partOf(std::int64_t count, int parts, int index);

} // namespace trainyard::input
