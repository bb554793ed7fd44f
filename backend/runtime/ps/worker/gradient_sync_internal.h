#pragma once

#include <string>
#include <vector>

#include "backend/runtime/ps/worker/gradient_sync.h"

namespace trainyard::ps {

/// The connection of one shard; receives its weights.
struct GradientSync::Link final : FrameSink {
    GradientSync &gradientSync;
    int shardIndex;
    ShardLink link;
    std::uint32_t missing = 0;      ///< outstanding replies
    std::size_t unsent = 0;         ///< bytes of slices whose frames are only queued
    Clock::time_point lastReceived; ///< or the time of the first outstanding request
    bool again = false;             ///< not the first connection
    int breaks = 0;                 ///< of connections since weights arrived last
    std::string peer;               ///< empty before the first connection
    std::vector<std::byte> encoded;
    std::vector<float> sum; ///< that is being received (reduceOnly)

    Link(GradientSync &e, int s)
        : gradientSync(e)
        , shardIndex(s)
    {
    }
    bool reduceOnly() const { return gradientSync.m_options.step && !gradientSync.m_pulled; }
    std::span<float> weights(std::uint32_t slice) const;
    std::span<float> place(std::uint32_t slice); ///< destination of a reply
    Status take(Connection &, const protocol::WeightsHeader &, std::span<const std::byte> payload);
    bool expected(const protocol::FrameHeader &) const;
    bool isDuplicate(const protocol::FrameHeader &) const;
    Result<std::span<std::byte>> bufferFor(Connection &, const protocol::FrameHeader &) override;
    Status onFrame(Connection &, const protocol::FrameHeader &, std::span<const std::byte> payload) override;
};

} // namespace trainyard::ps
