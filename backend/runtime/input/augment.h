#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "backend/core/result.h"
#include "backend/data/image_codec.h"
#include "backend/protocol/input_spec.h"

namespace trainyard::input {

/// How the values of a picture lie in a batch.
enum class Layout {
    ChannelsLast,  ///< [height, width, channels]
    ChannelsFirst, ///< [channels, height, width]
};

/// From a picture of 8 bits per channel to what a network takes: pad, crop, mirror, jitter, normalise. What is random
/// comes from a seed alone, so that a sample looks the same whichever thread or worker prepares it. Any number of
/// threads. source  the defaults and order of MXNet's ImageRecordIter
class Augmenter {
public:
    /// out       what the network takes
    /// training  false: no padding unless the picture is too small, the middle, nothing random
    Augmenter(const protocol::InputSpec &, data::ImageShape out, Layout, bool training);

    const data::ImageShape &shape() const { return m_out; }

    /// scratch  memory of the calling thread, kept from call to call
    /// out      [shape().size()], in the layout
    /// errors   InvalidArgument (the picture is smaller than the crop, or has another number of channels)
    Status apply(const data::PixelView &, std::uint64_t seed, std::vector<std::uint8_t> &scratch, float *out) const;

private:
    void normalise(const std::uint8_t *in, float *out) const;

    protocol::InputSpec m_spec;
    data::ImageShape m_out;
    Layout m_layout;
    bool m_training;
    std::vector<std::array<float, 256>> m_levels; ///< [channels], what each byte becomes
};

} // namespace trainyard::input
