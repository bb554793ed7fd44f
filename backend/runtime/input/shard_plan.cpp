#include "backend/runtime/input/shard_plan.h"

#include <algorithm>
#include <numeric>

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

ShardSamples::ShardSamples(const ShardPlan &plan, int member)
{
    const EpochOrder &order = plan.order();
    std::vector<std::int64_t> all(static_cast<std::size_t>(std::max<std::int64_t>(order.samples, 0)));
    std::iota(all.begin(), all.end(), 0);
    if (order.shuffle) { // Fisher-Yates
        data::Random random(data::mixedSeed(order.seed, 0, static_cast<std::uint64_t>(order.epoch)));
        for (std::size_t i = all.size(); i > 1; --i)
            std::swap(all[i - 1], all[random.below(i)]);
    }
    for (std::int64_t b = 0; b < plan.batches(); ++b) {
        m_begins.push_back(m_samples.size());
        for (const SampleRange &range : plan.partition().batchRanges(b, member)) {
            const SampleRange known{range.begin, std::min(range.end, order.samples)};
            for (std::int64_t at = known.begin; at < known.end; ++at)
                m_samples.push_back(all[std::size_t(at)]);
        }
    }
    m_begins.push_back(m_samples.size());
}

std::span<const std::int64_t> ShardSamples::batch(std::int64_t b) const
{
    const std::size_t begin = m_begins[std::size_t(b)];
    return std::span(m_samples).subspan(begin, m_begins[std::size_t(b) + 1] - begin);
}

} // namespace trainyard::input
