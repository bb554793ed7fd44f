#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "backend/protocol/job_spec.h"

namespace trainyard::ps {

/// How one flat arena of float32 is cut into slices, and which stripe each belongs to: slice k to stripe k mod stripes.
/// Small tensors ride in their neighbours' slice. Plain value; the same on every role of a job.
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
    /// Whether a slice has elements behind this one: running statistics, say, which are never compressed.
    bool extendsPast(std::uint32_t slice, std::size_t float_) const { return offset(slice) + size(slice) > float_; }
    /// Slices of a stripe, and which of them a slice is: 0, 1, ... in the order of the arena.
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

/// The stripes of a job: `parts`, one for each server it started with, times `lanes`, one for each thread of a server.
/// A dead server's part goes to another server as it is.
struct ShardLayout {
    int parts = 1, serverThreads = 1;
    int indexOf(int part, int thread) const { return part + parts * thread; }
    int partOf(int shardIndex) const { return shardIndex % parts; }
    int threadOf(int shardIndex) const { return shardIndex / parts; }
};

/// Two lanes share the copying and adding of all but the smallest models; more only pay where a server has more cores
/// than it has stripes to copy at a time.
inline ShardLayout shardLayoutOf(const protocol::JobSpec &job, std::size_t parameters)
{
    const int parts = std::max(1, job.servers);
    if (job.serverThreads > 0)
        return {parts, job.serverThreads};
    return {parts, parameters * sizeof(float) / std::size_t(parts) < (64u << 10) ? 1 : 2};
}

/// Slices of job.sliceBytes; of a small model smaller ones, about 4 of each stripe, so that it is sent, added and
/// answered at the same time; not under 64 KiB, where the system calls for a frame cost as much as its bytes.
///
/// Of many workers they are smaller, down to 16 KiB: a slice is whole when that of the last worker has passed the
/// server's card, and answers can leave beside what still arrives only after that.
inline SliceMap sliceMapOf(const protocol::JobSpec &job, std::size_t parameters)
{
    const ShardLayout shards = shardLayoutOf(job, parameters);
    const std::size_t count = std::size_t(shards.parts) * std::size_t(shards.serverThreads),
                      most = std::size_t(job.sliceBytes);
    const std::size_t together = (2u << 20) / std::size_t(std::max(1, job.workers)) / 4096 * 4096;
    const std::size_t least = std::clamp<std::size_t>(together, 16 * 1024, 64 * 1024);
    const std::size_t wanted =
        std::min((parameters * sizeof(float) / (4 * count) + 4095) / 4096 * 4096, std::max(together, least));
    return {parameters, std::clamp(wanted, std::min(most, least), most), int(count)};
}

} // namespace trainyard::ps
