#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "backend/core/result.h"
#include "backend/data/image_codec.h"
#include "backend/protocol/job/input_spec.h"

namespace trainyard::input {

/// Memory layout of an image in a batch.
enum class Layout {
    ChannelsLast,  ///< [height, width, channels]
    ChannelsFirst, ///< [channels, height, width]
};

/// Converts an image of 8 bits per channel to the network's input: pad, crop, mirror, jitter, normalise. Random values
/// depend on a seed only, so a sample is the same on every thread and worker. Thread-safe.
/// \source defaults and order of MXNet's ImageRecordIter
class Augmenter {
public:
    /// \param out       the network's input shape
    /// \param training  false: no padding unless the image is too small, centre crop, nothing random
    Augmenter(const protocol::InputSpec &, data::ImageShape out, Layout, bool training);

    const data::ImageShape &shape() const { return m_out; }

    /// \param scratch  memory of the calling thread, reused by later calls
    /// \param out      [shape().size()], in the layout
    /// \error InvalidArgument (the image is smaller than the crop, or has another number of channels)
    Status apply(const data::PixelView &, std::uint64_t seed, std::vector<std::uint8_t> &scratch, float *out) const;

private:
    void normalise(const std::uint8_t *in, float *out) const;

    protocol::InputSpec m_spec;
    data::ImageShape m_out;
    Layout m_layout;
    bool m_training;
    std::vector<std::array<float, 256>> m_levels; ///< [channels], the value of each byte
};

} // namespace trainyard::input
