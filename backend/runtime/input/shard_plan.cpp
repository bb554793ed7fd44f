#include "backend/runtime/input/shard_plan.h"

#include <algorithm>
#include <numeric>

#include "backend/data/random.h"

namespace trainyard::input {

namespace {

/// The sub-ranges at [from, to) of ranges put behind one another.
void cut(std::span<const SampleRange> ranges, std::int64_t from, std::int64_t to, std::vector<SampleRange> &out)
{
    for (std::int64_t before = 0; const SampleRange &range : ranges) {
        const std::int64_t begin = range.begin + std::max<std::int64_t>(from - before, 0);
        const std::int64_t end = std::min(range.end, range.begin + (to - before));
        if (begin < end) {
            if (!out.empty() && out.back().end == begin)
                out.back().end = end;
            else
                out.push_back({begin, end});
        }
        before += range.size();
    }
}

} // namespace

SampleRange partOf(std::int64_t count, int parts, int index)
{
    // floor(count * index / parts) without the product, which could overflow.
    const auto start = [count, parts](std::int64_t i) { return count / parts * i + count % parts * i / parts; };
    return {start(index), start(std::int64_t(index) + 1)};
}

ShardPlan::ShardPlan(EpochOrder order, std::span<const SampleRange> remaining, int members, int batch)
    : m_order(order)
    , m_members(std::max(members, 1))
    , m_batch(std::max(batch, 1))
{
    for (std::int64_t used = 0; const SampleRange &range : remaining) {
        const SampleRange kept{std::max(range.begin, used), std::min(range.end, order.samples)};
        if (kept.begin >= kept.end)
            continue;
        m_remaining.push_back(kept);
        m_samples += kept.size();
        used = kept.end;
    }
    const std::int64_t largestPart = m_samples / m_members + (m_samples % m_members != 0);
    m_batches = largestPart / m_batch + (largestPart % m_batch != 0);
}

ShardPlan::ShardPlan(EpochOrder order, int members, int batch)
    : ShardPlan(order, std::vector{order.whole()}, members, batch)
{
}

std::vector<SampleRange> ShardPlan::part(int member) const
{
    const SampleRange mine = partOf(m_samples, m_members, std::clamp(member, 0, m_members - 1));
    std::vector<SampleRange> out;
    cut(m_remaining, mine.begin, mine.end, out);
    return out;
}

std::int64_t ShardPlan::samples(int member) const
{
    return partOf(m_samples, m_members, std::clamp(member, 0, m_members - 1)).size();
}

std::int64_t ShardPlan::batchSize(int member, std::int64_t b) const
{
    return std::clamp<std::int64_t>(samples(member) - b * m_batch, 0, m_batch);
}

std::vector<SampleRange> ShardPlan::remainingAfter(std::span<const std::int64_t> done) const
{
    std::vector<SampleRange> out;
    for (int member = 0; member < m_members; ++member) {
        const SampleRange mine = partOf(m_samples, m_members, member);
        const std::int64_t batches =
            std::size_t(member) < done.size() ? std::clamp<std::int64_t>(done[std::size_t(member)], 0, m_batches) : 0;
        cut(m_remaining, std::min(mine.begin + batches * m_batch, mine.end), mine.end, out);
    }
    return out;
}

std::vector<SampleRange> ShardPlan::remainingAfter(std::int64_t done) const
{
    return remainingAfter(std::vector<std::int64_t>(std::size_t(m_members), done));
}

ShardSamples::ShardSamples(const ShardPlan &plan, int member)
    : m_batches(plan.batches())
    , m_batch(plan.batch())
{
    const EpochOrder &order = plan.order();
    std::vector<std::int64_t> all(static_cast<std::size_t>(std::max<std::int64_t>(order.samples, 0)));
    std::iota(all.begin(), all.end(), 0);
    if (order.shuffle) { // Fisher-Yates
        data::Random random(data::mixedSeed(order.seed, 0, static_cast<std::uint64_t>(order.epoch)));
        for (std::size_t i = all.size(); i > 1; --i)
            std::swap(all[i - 1], all[random.below(i)]);
    }
    m_samples.reserve(static_cast<std::size_t>(plan.samples(member)));
    for (const SampleRange &range : plan.part(member))
        m_samples.insert(m_samples.end(), all.begin() + range.begin, all.begin() + range.end);
}

std::span<const std::int64_t> ShardSamples::batch(std::int64_t b) const
{
    const std::int64_t begin = std::min(b * m_batch, samples()), end = std::min(begin + m_batch, samples());
    return std::span(m_samples).subspan(std::size_t(begin), std::size_t(end - begin));
}

} // namespace trainyard::input
