#include "backend/runtime/input/shard_plan.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "backend/data/random.h"

namespace trainyard::input {

ShardPlan::ShardPlan(EpochOrder order, protocol::EpochPartition partition)
    : m_order(order)
    , m_partition(std::move(partition))
{
}

ShardPlan::ShardPlan(EpochOrder order, int members, int batch)
    : m_order(order)
    , m_partition{{}, std::max(members, 1), std::max(batch, 1) * std::max(members, 1), false}
{
    if (order.samples > 0)
        m_partition.ranges.push_back(order.whole());
}

Permutation::Permutation(std::int64_t n, std::uint64_t seed)
    : m_size(std::uint64_t(std::max<std::int64_t>(n, 1)))
    , m_halfBits(std::max(1, (int(std::bit_width(m_size - 1)) + 1) / 2))
{
    data::Random random(seed);
    for (std::uint64_t &key : m_keys)
        key = random.next();
}

std::int64_t Permutation::at(std::int64_t position) const
{
    const std::uint64_t mask = (std::uint64_t(1) << m_halfBits) - 1;
    std::uint64_t value = std::uint64_t(position);
    do {
        std::uint64_t left = value >> m_halfBits, right = value & mask;
        for (const std::uint64_t key : m_keys)
            left = std::exchange(right, left ^ (data::Random(right ^ key).next() & mask));
        value = left << m_halfBits | right;
    } while (value >= m_size);
    return std::int64_t(value);
}

Permutation EpochOrder::permutation() const
{
    return {samples, data::mixedSeed(seed, 0, std::uint64_t(epoch))};
}

ShardSamples::ShardSamples(ShardPlan plan, int member)
    : m_plan(std::move(plan))
    , m_order(m_plan.order().permutation())
    , m_member(member)
    , m_batches(m_plan.batches())
{
}

std::vector<std::int64_t> ShardSamples::batch(std::int64_t b) const
{
    const EpochOrder &order = m_plan.order();
    std::vector<std::int64_t> samples;
    for (const SampleRange &range : m_plan.partition().batchRanges(b, m_member)) {
        for (std::int64_t at = range.begin; at < std::min(range.end, order.samples); ++at)
            samples.push_back(order.shuffle ? m_order.at(at) : at);
    }
    return samples;
}

} // namespace trainyard::input
