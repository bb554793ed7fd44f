#pragma once

#include <string>
#include <vector>

#include "backend/runtime/ps/exchange.h"

namespace trainyard::ps {

/// One stripe: takes the weights that come.
struct Exchange::Link final : FrameSink {
    Exchange &exchange;
    int stripe;
    StripeLink link;
    std::uint32_t missing = 0; ///< weights asked for
    std::size_t unsent = 0;    ///< bytes of slices whose frames were only queued
    Clock::time_point heard;   ///< or when they were asked for
    bool again = false;        ///< not the first connection
    int breaks = 0;            ///< of connections since weights came
    std::string peer;          ///< empty before the first connection
    std::vector<std::byte> encoded;
    std::vector<float> sum; ///< that is coming, when the worker steps by it

    Link(Exchange &e, int s)
        : exchange(e)
        , stripe(s)
    {
    }
    bool sums() const { return exchange.m_options.step && !exchange.m_pulling; }
    std::span<float> weights(std::uint32_t slice) const;
    std::span<float> place(std::uint32_t slice); ///< where an answer is to be
    Status take(Connection &, const protocol::FrameHeader &, std::span<const std::byte> payload);
    bool expected(const protocol::FrameHeader &) const;
    bool twice(const protocol::FrameHeader &) const;
    Result<std::span<std::byte>> bufferFor(Connection &, const protocol::FrameHeader &) override;
    Status onFrame(Connection &, const protocol::FrameHeader &, std::span<const std::byte> payload) override;
};

} // namespace trainyard::ps
