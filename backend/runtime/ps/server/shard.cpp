#include "backend/runtime/ps/server/shard.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/runtime/ps/slice_codec.h"
#include "backend/runtime/ps/update_rule.h"

namespace trainyard::ps {

namespace {

bool contains(const std::vector<int> &ranks, int rank)
{
    return std::ranges::find(ranks, rank) != ranks.end();
}

} // namespace

Shard::Shard(SliceMap map, int shardIndex, ShardOptions options, Reply reply)
    : m_map(map)
    , m_shardIndex(shardIndex)
    , m_options(std::move(options))
    , m_reply(std::move(reply))
    , m_pool(map.largest())
    , m_slots(map.slicesIn(shardIndex))
{
}

void Shard::setWeights(std::span<const float> arena, const nn::OptimizerState &state)
{
    const SliceRef none = m_options.sumsOnly ? m_pool.take() : nullptr; // one for all slices: never written again
    if (none)
        std::ranges::fill(none->floats(m_map.largest()), 0.0F);
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const std::uint32_t slice = sliceOf(i);
        const std::size_t size = m_map.size(slice);
        m_slots[i].arraysSet = replicaArrays();
        if (none) {
            m_slots[i].weights = none;
            continue;
        }
        m_slots[i].weights = m_pool.take();
        std::memcpy(m_slots[i].weights->floats(size).data(), arena.data() + m_map.offset(slice), size * sizeof(float));
        m_slots[i].state = stateOf(m_map, slice, m_options.optimizer.stateArrays(), state.arrays);
        m_slots[i].updates = state.updates;
    }
}

void Shard::publishIn(const std::shared_ptr<SharedSlices> &memory)
{
    m_published = memory;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        for (std::size_t k = 0; k < 2; ++k)
            m_slots[i].places[k] = std::make_shared<SliceBuffer>(memory->place(2 * i + k), memory, int(2 * i + k));
    }
}

void Shard::setMembers(const std::vector<int> &ranks, std::uint64_t step)
{
    m_members = ranks;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        Slot &s = m_slots[i];
        if (s.contributed.empty())
            continue;
        if (s.round < step) {
            finish(sliceOf(i));
        } else {
            s.contributed.clear();
            s.parts.clear();
            s.sum.reset();
            s.samples = 0;
        }
    }
}

void Shard::removeMember(int rank)
{
    std::erase(m_members, rank);
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        if (complete(m_slots[i]))
            finish(sliceOf(i));
    }
}

std::uint64_t Shard::firstIncompleteRound(int rank) const
{
    // A round that changed a slice had the gradient of every member, so this also holds for a promoted replica.
    std::uint64_t whole = ~std::uint64_t(0);
    for (const Slot &s : m_slots) {
        const auto last = s.applied.find(m_options.synchronous ? 0 : rank);
        if (contains(s.contributed, rank))
            whole = std::min(whole, s.round + 1);
        else
            whole = std::min(whole, last == s.applied.end() ? 0 : last->second + 1);
    }
    return whole;
}

Status Shard::check(std::uint32_t slice) const
{
    if (hasSlice(slice))
        return {};
    return fail(ErrorCode::CorruptData, "server",
                fmt::format("slice {} is not one of shard {} of {}", slice, m_shardIndex, m_map.shards()));
}

Result<SliceRef> Shard::bufferFor(std::uint32_t slice)
{
    TY_TRY(check(slice));
    return m_pool.take();
}

bool Shard::complete(const Slot &slot) const
{
    // Nearly always some are missing; comparing the counts first avoids the search.
    return !slot.contributed.empty() && slot.contributed.size() >= m_members.size() &&
           std::ranges::all_of(m_members, [&](int rank) { return contains(slot.contributed, rank); });
}

bool Shard::applied(const Slot &slot, int key, std::uint64_t round) const
{
    const auto at = slot.applied.find(key);
    return at != slot.applied.end() && at->second == round;
}

Status Shard::push(int rank, std::uint32_t slice, std::uint64_t round, std::uint32_t samples, SliceRef gradient,
                   Clock::time_point now)
{
    TY_TRY(check(slice));
    if (!contains(m_members, rank))
        return fail(ErrorCode::Conflict, "server", fmt::format("worker {} is not a member of the view", rank));
    Slot &s = slot(slice);
    const Change single{slice, round, samples, rank};
    if (applied(s, m_options.synchronous ? 0 : rank, round)) {
        // The reply was lost with the server or the connection. If it still waits for the replica, it is sent when that
        // has the change.
        if (std::ranges::none_of(s.pendingReplies,
                                 [&](const PendingReply &o) { return o.rank == rank && o.change.round == round; }))
            reply(rank, {slice, round, s.lastSamples, 0});
        return {};
    }
    if (!m_options.synchronous) {
        change(single, gradient);
        answer(rank, single);
        return {};
    }
    if (s.contributed.empty()) {
        s.round = round;
        s.first = now;
    } else if (s.round == round && contains(s.contributed, rank)) {
        return {}; // sent again over a new connection: it counts once
    } else if (s.round != round) {
        return fail(
            ErrorCode::Conflict, "server",
            fmt::format("worker {} pushed slice {} of step {} while step {} is open", rank, slice, round, s.round));
    }
    s.contributed.push_back(rank);
    s.samples += samples;
    if (m_options.deterministic || gradient->place() >= 0)
        s.parts.emplace(rank, std::move(gradient)); // gradients in shared memory are added at the end and never written
    else if (!s.sum)
        s.sum = std::move(gradient); // the first gradient becomes the sum, without a copy
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
    const SliceRef sum = total(s, size);
    if (m_options.roundReduced && !m_map.extendsPast(slice, m_options.optimizer.rules().trainableEnd()))
        roundToBFloat16(sum->floats(size));
    const Change whole{slice, s.round, std::uint32_t(std::exchange(s.samples, 0)), 0};
    change(whole, sum);
    const std::vector<int> contributed = std::exchange(s.contributed, {});
    for (const int rank : contributed)
        answer(rank, whole);
}

/// The sum of all gradients of the round, those in shared memory or of deterministic runs in rank order. Memory of
/// workers is only read; with reduceOnly the sum is kept, so it is always in memory of this server.
SliceRef Shard::total(Slot &s, std::size_t size)
{
    SliceRef sum = std::exchange(s.sum, nullptr); // of those received over connections
    bool ours = sum != nullptr;
    for (auto &[rank, part] : std::exchange(s.parts, {})) {
        if (!sum) {
            ours = part->place() < 0;
            sum = std::move(part);
        } else if (ours) {
            nn::addInto(sum->floats(size), std::as_const(*part).floats(size));
        } else {
            const SliceRef first = std::exchange(sum, m_options.reduceOnly ? sumBuffer(s) : m_pool.take());
            ours = true;
            constexpr std::size_t kBlock = 2048; // fits in the L1 cache
            for (std::size_t at = 0; at < size; at += kBlock) {
                const std::size_t n = std::min(kBlock, size - at);
                const auto block = sum->floats(size).subspan(at, n);
                std::ranges::copy(std::as_const(*first).floats(size).subspan(at, n), block.begin());
                nn::addInto(block, std::as_const(*part).floats(size).subspan(at, n));
            }
        }
    }
    if (m_options.reduceOnly && (!ours || (m_published && sum->place() < 0))) {
        const SliceRef given = std::exchange(sum, sumBuffer(s));
        std::ranges::copy(std::as_const(*given).floats(size), sum->floats(size).begin());
    }
    return sum;
}

/// The place of a slice that workers do not read now; null if the last reply from it is still being sent.
SliceRef Shard::freePlace(Slot &s)
{
    if (!m_published || s.places[s.turn % 2].use_count() > 1)
        return nullptr;
    SliceRef place = s.places[s.turn++ % 2];
    m_published->beginWriting(std::size_t(place->place()));
    return place;
}

SliceRef Shard::sumBuffer(Slot &s)
{
    SliceRef room = freePlace(s);
    return room ? room : m_pool.take();
}

/// Marks a buffer in shared memory as that of this round.
void Shard::stamp(const SliceRef &buffer, std::uint64_t round) const
{
    if (m_published && buffer && buffer->place() >= 0)
        m_published->endWriting(std::size_t(buffer->place()), round);
}

void Shard::makeWritable(Slot &s, std::size_t size)
{
    const bool published = m_published && !m_options.reduceOnly;
    SliceRef next = published ? freePlace(s) : nullptr;
    if (!next && (published || s.weights.use_count() > 2)) // held by the slot and the pool; more: a reply is being sent
        next = m_pool.take();
    if (!next)
        return;
    std::memcpy(next->floats(size).data(), s.weights->floats(size).data(), size * sizeof(float));
    s.weights = std::move(next);
}

void Shard::change(const Change &c, const SliceRef &gradient)
{
    Slot &s = slot(c.slice);
    if (m_replicator)
        m_replicator(c, gradient); // sent while the update is computed
    s.applied[m_options.synchronous ? 0 : c.rank] = c.round;
    if (m_options.reduceOnly) {
        catchUp(c.slice); // by the previous sum
        s.last = gradient;
        s.lastSamples = c.samples;
        stamp(s.last, c.round);
    }
    if (m_options.sumsOnly) {
        ++s.updates;
        ++m_updates;
    } else if (c.samples > 0) { // else no member had samples left in this step
        const nn::Update update{m_options.learningRate(c.round), 1.0F / float(c.samples), ++s.updates};
        ++m_updates;
        if (!m_options.reduceOnly) {
            step(c.slice, *gradient, update);
        } else {
            s.pendingUpdate = update;
            if (!std::exchange(s.waiting, true))
                m_waiting.push_back(c.slice);
        }
    }
    if (!m_options.reduceOnly)
        stamp(s.weights, c.round);
}

void Shard::step(std::uint32_t slice, const SliceBuffer &gradient, const nn::Update &update)
{
    Slot &s = slot(slice);
    const std::size_t size = m_map.size(slice);
    makeWritable(s, size);
    m_options.optimizer.update(m_map.offset(slice), s.weights->floats(size), s.state, gradient.floats(size), update);
}

/// Applies the update that workers have already made themselves.
void Shard::catchUp(std::uint32_t slice)
{
    Slot &s = slot(slice);
    if (const auto pendingUpdate = std::exchange(s.pendingUpdate, std::nullopt))
        step(slice, *s.last, *pendingUpdate);
}

void Shard::applyPendingUpdate()
{
    if (m_waiting.empty())
        return;
    const std::uint32_t slice = m_waiting.front();
    m_waiting.pop_front();
    slot(slice).waiting = false;
    catchUp(slice);
}

void Shard::answer(int rank, const Change &c)
{
    if (m_replicator)
        slot(c.slice).pendingReplies.push_back({rank, c});
    else
        reply(rank, c);
}

void Shard::reply(int rank, const Change &c)
{
    const Slot &s = slot(c.slice);
    m_reply(rank, c, m_options.reduceOnly && s.last ? s.last : s.weights); // a sum of no samples may be missing
}

Result<SliceRef> Shard::weights(std::uint32_t slice)
{
    TY_TRY(check(slice));
    if (!slot(slice).weights)
        return fail(ErrorCode::CorruptData, "server", fmt::format("slice {} has no weights yet", slice));
    catchUp(slice);
    return slot(slice).weights;
}

Shard::SliceWait Shard::slowestSlice() const
{
    SliceWait longest;
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
