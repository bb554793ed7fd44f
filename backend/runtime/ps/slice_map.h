#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "backend/protocol/job/job_spec.h"

namespace trainyard::ps {

/// Divides a flat arena of float32 into slices of equal size (the last one may be smaller). Slice k belongs to shard k
/// mod shards. A slice may hold several small tensors. Plain value; the same on every role of a job.
class SliceMap {
public:
    SliceMap() = default;
    SliceMap(std::size_t parameters, std::size_t sliceBytes, int shards)
        : m_parameters(parameters)
        , m_floats(sliceBytes / sizeof(float))
        , m_shardCount(std::uint32_t(shards))
    {
    }

    std::uint32_t slices() const { return m_floats ? std::uint32_t((m_parameters + m_floats - 1) / m_floats) : 0; }
    std::size_t parameters() const { return m_parameters; }
    int shards() const { return int(m_shardCount); }
    int shardOf(std::uint32_t slice) const { return int(slice % m_shardCount); }
    std::uint32_t sliceAt(std::size_t float_) const { return std::uint32_t(float_ / m_floats); }
    std::size_t offset(std::uint32_t slice) const { return std::size_t(slice) * m_floats; } ///< in floats
    std::size_t size(std::uint32_t slice) const
    {
        return std::min(m_floats, m_parameters - offset(slice));
    } ///< in floats
    std::size_t largest() const { return std::min(m_floats, m_parameters); }
    /// Whether a slice has elements beyond this one, for example running statistics, which are never compressed.
    bool extendsPast(std::uint32_t slice, std::size_t float_) const { return offset(slice) + size(slice) > float_; }
    /// Slices of a shard, and the index of a slice in its shard: 0, 1, ... in the order of the arena.
    std::uint32_t slicesIn(int shardIndex) const
    {
        const std::uint32_t all = slices(), s = std::uint32_t(shardIndex);
        return all > s ? (all - s - 1) / m_shardCount + 1 : 0;
    }
    std::uint32_t slotOf(std::uint32_t slice) const { return slice / m_shardCount; }
    std::uint32_t sliceOf(int shardIndex, std::size_t slot) const
    {
        return std::uint32_t(slot) * m_shardCount + std::uint32_t(shardIndex);
    }

private:
    std::size_t m_parameters = 0, m_floats = 0;
    std::uint32_t m_shardCount = 1;
};

/// The shards of a job: one for each part and server thread. The arena has one part for each server the job started
/// with; a part can move to another server, but its slices never change. A worker has one connection for each shard.
struct ShardLayout {
    int parts = 1, serverThreads = 1;
    int indexOf(int part, int thread) const { return part + parts * thread; }
    int partOf(int shardIndex) const { return shardIndex % parts; }
    int threadOf(int shardIndex) const { return shardIndex / parts; }
};

/// Two threads share the copying and adding of all but the smallest models. More only pay off where a server has more
/// cores than it has shards to copy at a time.
inline ShardLayout shardLayoutOf(const protocol::JobSpec &job, std::size_t parameters)
{
    const int parts = std::max(1, job.servers);
    if (job.serverThreads > 0)
        return {parts, job.serverThreads};
    return {parts, parameters * sizeof(float) / std::size_t(parts) < (64u << 10) ? 1 : 2};
}

/// Slices of job.sliceBytes. Slices of a small model are smaller, about 4 for each shard, so that sending, adding and
/// answering overlap; but not below 64 KiB, where the system calls for a frame cost as much as its bytes.
///
/// With many workers slices are smaller, down to 16 KiB: a slice is complete when that of the last worker has passed
/// the server's network card, and only then can replies leave beside what still arrives.
///
/// With servers on the workers' machines all shards have the same number of slices, so that each machine has the same
/// share of the arena, and of the traffic.
inline SliceMap sliceMapOf(const protocol::JobSpec &job, std::size_t parameters)
{
    const ShardLayout shards = shardLayoutOf(job, parameters);
    const std::size_t count = std::size_t(shards.parts) * std::size_t(shards.serverThreads),
                      most = std::size_t(job.sliceBytes);
    const std::size_t together = (2u << 20) / std::size_t(std::max(1, job.workers)) / 4096 * 4096;
    const std::size_t least = std::clamp<std::size_t>(together, 16 * 1024, 64 * 1024);
    const std::size_t wanted =
        std::min((parameters * sizeof(float) / (4 * count) + 4095) / 4096 * 4096, std::max(together, least));
    const std::size_t chosen = std::clamp(wanted, std::min(most, least), most);
    if (job.serversOn != protocol::ServersOn::Workers || parameters == 0)
        return {parameters, chosen, int(count)};
    const auto divided = [](std::size_t whole, std::size_t by) { return (whole + by - 1) / by; };
    const std::size_t bytes = parameters * sizeof(float), slices = count * divided(bytes, count * chosen);
    return {parameters, divided(divided(bytes, slices), 64) * 64, int(count)};
}

} // namespace trainyard::ps
