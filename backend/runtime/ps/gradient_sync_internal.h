#pragma once

#include <string>
#include <vector>

#include "backend/runtime/ps/gradient_sync.h"

namespace trainyard::ps {

/// One stripe: takes the weights that come.
struct GradientSync::Link final : FrameSink {
    GradientSync &gradientSync;
    int shardIndex;
    ShardLink link;
    std::uint32_t missing = 0;      ///< weights asked for
    std::size_t unsent = 0;         ///< bytes of slices whose frames were only queued
    Clock::time_point lastReceived; ///< or when they were asked for
    bool again = false;             ///< not the first connection
    int breaks = 0;                 ///< of connections since weights came
    std::string peer;               ///< empty before the first connection
    std::vector<std::byte> encoded;
    std::vector<float> sum; ///< that is coming, when the worker steps by it

    Link(GradientSync &e, int s)
        : gradientSync(e)
        , shardIndex(s)
    {
    }
    bool reduceOnly() const { return gradientSync.m_options.step && !gradientSync.m_pulling; }
    std::span<float> weights(std::uint32_t slice) const;
    std::span<float> place(std::uint32_t slice); ///< where an answer is to be
    Status take(Connection &, const protocol::FrameHeader &, std::span<const std::byte> payload);
    bool expected(const protocol::FrameHeader &) const;
    bool isDuplicate(const protocol::FrameHeader &) const;
    Result<std::span<std::byte>> bufferFor(Connection &, const protocol::FrameHeader &) override;
    Status onFrame(Connection &, const protocol::FrameHeader &, std::span<const std::byte> payload) override;
};

} // namespace trainyard::ps
