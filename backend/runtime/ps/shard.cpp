#include "backend/runtime/ps/shard.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

namespace trainyard::ps {

namespace {

bool contains(const std::vector<int> &ranks, int rank)
{
    return std::ranges::find(ranks, rank) != ranks.end();
}

} // namespace

Shard::Shard(SliceMap map, int server, ShardOptions options, Reply reply)
    : m_map(map)
    , m_server(server)
    , m_options(options)
    , m_reply(std::move(reply))
    , m_pool(map.largest())
    , m_slots(map.heldBy(server))
{
}

void Shard::setWeights(std::span<const float> arena)
{
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const std::uint32_t slice = sliceOf(i);
        const std::size_t size = m_map.size(slice);
        m_slots[i].weights = m_pool.take();
        std::memcpy(m_slots[i].weights->floats(size).data(), arena.data() + m_map.offset(slice), size * sizeof(float));
        m_slots[i].velocity.assign(size, 0.0F);
    }
}

void Shard::setMembers(const std::vector<int> &ranks)
{
    m_members = ranks;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        if (complete(m_slots[i]))
            finish(sliceOf(i));
    }
}

void Shard::removeMember(int rank)
{
    std::vector<int> rest = m_members;
    std::erase(rest, rank);
    setMembers(rest);
}

Result<SliceRef> Shard::bufferFor(std::uint32_t slice)
{
    if (!holds(slice))
        return fail(ErrorCode::CorruptData, "server", fmt::format("slice {} is not one of server {}", slice, m_server));
    return m_pool.take();
}

bool Shard::complete(const Slot &slot) const
{
    return !slot.contributed.empty() &&
           std::ranges::all_of(m_members, [&](int rank) { return contains(slot.contributed, rank); });
}

Status Shard::push(int rank, std::uint32_t slice, std::uint64_t round, std::uint32_t samples, SliceRef gradient,
                   Clock::time_point now)
{
    if (!holds(slice))
        return fail(ErrorCode::CorruptData, "server", fmt::format("slice {} is not one of server {}", slice, m_server));
    if (!contains(m_members, rank))
        return fail(ErrorCode::Conflict, "server", fmt::format("worker {} is not a member of the view", rank));
    Slot &s = slot(slice);
    if (!m_options.synchronous) {
        update(slice, gradient, samples);
        m_reply(rank, slice, round, s.weights);
        return {};
    }
    if (s.contributed.empty()) {
        s.round = round;
        s.first = now;
    } else if (s.round != round || contains(s.contributed, rank)) {
        return fail(
            ErrorCode::Conflict, "server",
            fmt::format("worker {} pushed slice {} of step {} while step {} is open", rank, slice, round, s.round));
    }
    s.contributed.push_back(rank);
    s.samples += samples;
    if (m_options.deterministic)
        s.parts.emplace(rank, std::move(gradient));
    else if (!s.sum)
        s.sum = std::move(gradient); // the first one is the sum so far: no copy
    else
        nn::addInto(s.sum->floats(m_map.size(slice)), std::as_const(*gradient).floats(m_map.size(slice)));
    if (complete(s))
        finish(slice);
    return {};
}

void Shard::finish(std::uint32_t slice)
{
    Slot &s = slot(slice);
    const std::size_t size = m_map.size(slice);
    for (auto &[rank, part] : s.parts) { // in rank order
        if (!s.sum)
            s.sum = std::move(part);
        else
            nn::addInto(s.sum->floats(size), std::as_const(*part).floats(size));
    }
    s.parts.clear();
    const SliceRef sum = std::exchange(s.sum, nullptr);
    update(slice, sum, std::exchange(s.samples, 0));
    const std::vector<int> contributed = std::exchange(s.contributed, {});
    for (const int rank : contributed)
        m_reply(rank, slice, s.round, s.weights);
}

void Shard::update(std::uint32_t slice, const SliceRef &gradient, std::uint64_t samples)
{
    Slot &s = slot(slice);
    const std::size_t size = m_map.size(slice);
    if (samples == 0)
        return;                      // nobody had a sample left in this step
    if (s.weights.use_count() > 2) { // ours, the pool's, and a reply still being sent
        SliceRef other = m_pool.take();
        std::memcpy(other->floats(size).data(), s.weights->floats(size).data(), size * sizeof(float));
        s.weights = std::move(other);
    }
    nn::sgdUpdate(s.weights->floats(size), s.velocity, std::as_const(*gradient).floats(size), m_options.sgd,
                  1.0F / float(samples));
    ++m_updates;
}

Result<SliceRef> Shard::weights(std::uint32_t slice) const
{
    if (!holds(slice))
        return fail(ErrorCode::CorruptData, "server", fmt::format("slice {} is not one of server {}", slice, m_server));
    return slot(slice).weights;
}

Shard::Waiting Shard::longestWait() const
{
    Waiting longest;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const Slot &s = m_slots[i];
        if (s.contributed.empty() || (!longest.ranks.empty() && s.first >= longest.since))
            continue;
        longest = {s.round, sliceOf(i), s.first, {}};
        for (const int rank : m_members) {
            if (!contains(s.contributed, rank))
                longest.ranks.push_back(rank);
        }
    }
    return longest;
}

} // namespace trainyard::ps
