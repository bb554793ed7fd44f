#include "backend/runtime/input/shard_plan.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace trainyard::input {

namespace {

/// splitmix64: tiny, the same everywhere, unlike std::shuffle and the standard distributions.
std::uint64_t nextRandom(std::uint64_t &state)
{
    std::uint64_t z = (state += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

} // namespace

std::uint64_t epochSeed(std::uint64_t jobSeed, std::int64_t epoch)
{
    std::uint64_t state = jobSeed;
    state = nextRandom(state) ^ static_cast<std::uint64_t>(epoch);
    return nextRandom(state);
}

std::pair<std::int64_t, std::int64_t> partOf(std::int64_t count, int parts, int index)
{
    // floor(count * index / parts) without the product, which could overflow.
    const auto start = [count, parts](std::int64_t i) { return count / parts * i + count % parts * i / parts; };
    return {start(index), start(std::int64_t(index) + 1)};
}

ShardPlan::ShardPlan(std::int64_t count, int parts, int index, int batchPerWorker, std::uint64_t epochSeed, bool shuffle)
    : m_batch(std::max(batchPerWorker, 1))
{
    count = std::max<std::int64_t>(count, 0);
    parts = std::max(parts, 1);
    std::tie(m_begin, m_end) = partOf(count, parts, std::clamp(index, 0, parts - 1));
    const std::int64_t largestPart = (count + parts - 1) / parts;
    m_batches = (largestPart + m_batch - 1) / m_batch;

    std::vector<std::int64_t> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    if (shuffle) {
        std::uint64_t state = epochSeed;
        for (std::size_t i = order.size(); i > 1; --i) { // Fisher-Yates; the bias of % is below 2^-30 for any set in memory
            const std::size_t j = nextRandom(state) % i;
            std::swap(order[i - 1], order[j]);
        }
    }
    m_order.assign(order.begin() + m_begin, order.begin() + m_end);
}

std::int64_t ShardPlan::batchSize(std::int64_t b) const
{
    return std::clamp<std::int64_t>(samples() - b * m_batch, 0, m_batch);
}

std::vector<std::int64_t> ShardPlan::batch(std::int64_t b) const
{
    const auto first = m_order.begin() + std::min(b * m_batch, samples());
    return {first, first + batchSize(b)};
}

} // namespace trainyard::input
