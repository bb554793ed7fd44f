#include <algorithm>

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/runtime/ps/server/shard.h"

/// Replication of a shard's slices, on the sending and on the receiving server.
namespace trainyard::ps {

void Shard::setReplicator(Replicator replicator)
{
    m_replicator = std::move(replicator);
    if (m_replicator)
        return;
    for (Slot &s : m_slots) {
        for (const PendingReply &pending : std::exchange(s.pendingReplies, {}))
            reply(pending.rank, pending.change);
    }
}

void Shard::replicated(const Change &c)
{
    if (!hasSlice(c.slice))
        return;
    Slot &s = slot(c.slice);
    const auto ofThis = [&](const PendingReply &pending) {
        return pending.change.round == c.round && (m_options.synchronous || pending.rank == c.rank);
    };
    std::vector<PendingReply> completed;
    std::ranges::copy_if(s.pendingReplies, std::back_inserter(completed), ofThis);
    std::erase_if(s.pendingReplies, ofThis);
    for (const PendingReply &pending : completed)
        reply(pending.rank, pending.change);
}

SliceRef Shard::array(std::uint32_t slice, int number)
{
    catchUp(slice);
    Slot &s = slot(slice);
    if (number == arrays() && s.last)
        return s.last;
    if (number == 0 || number == arrays())
        return s.weights;
    const std::size_t size = m_map.size(slice);
    SliceRef copy = m_pool.take();
    std::ranges::copy(std::span(s.state).subspan(std::size_t(number - 1) * size, size), copy->floats(size).begin());
    return copy;
}

Shard::Progress Shard::progress(std::uint32_t slice, int number) const
{
    const Slot &s = slot(slice);
    const auto at = s.applied.find(0);
    return {at == s.applied.end() ? kNever : at->second, number == arrays() ? s.lastSamples : s.updates};
}

std::vector<Shard::Change> Shard::lastChanges(std::uint32_t slice) const
{
    std::vector<Change> list;
    if (!m_options.synchronous) {
        for (const auto &[rank, round] : slot(slice).applied)
            list.push_back({slice, round, 0, rank});
    }
    return list;
}

Status Shard::setArray(std::uint32_t slice, int number, const Progress &progress, const SliceRef &values)
{
    TY_TRY(check(slice));
    Slot &s = slot(slice);
    if (number != s.arraysSet || number >= replicaArrays())
        return fail(ErrorCode::CorruptData, "server", fmt::format("array {} of slice {} out of turn", number, slice));
    const std::size_t size = m_map.size(slice);
    ++s.arraysSet;
    if (number == arrays()) {
        s.last = values;
        s.lastSamples = progress.updates;
        return {};
    }
    if (number > 0) {
        s.state.resize(size * std::size_t(arrays() - 1));
        std::ranges::copy(values->floats(size), s.state.begin() + std::ptrdiff_t(std::size_t(number - 1) * size));
        return {};
    }
    s.weights = values;
    s.updates = progress.updates;
    if (progress.round != kNever)
        s.applied[0] = progress.round;
    return {};
}

Status Shard::apply(const Change &c, const SliceRef &gradient)
{
    TY_TRY(check(c.slice));
    Slot &s = slot(c.slice);
    if (s.arraysSet < replicaArrays())
        return fail(ErrorCode::CorruptData, "server", fmt::format("a change of slice {} before its state", c.slice));
    change(c, gradient);
    return {};
}

bool Shard::isComplete() const
{
    return std::ranges::all_of(m_slots, [this](const Slot &s) { return s.arraysSet == replicaArrays(); });
}

} // namespace trainyard::ps
