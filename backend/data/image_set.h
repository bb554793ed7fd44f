#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace trainyard::data {

/// Size of a picture of 8 bits per channel.
struct ImageShape {
    int height = 0, width = 0, channels = 1;
    std::size_t size() const { return std::size_t(height) * std::size_t(width) * std::size_t(channels); }
    bool operator==(const ImageShape &) const = default;
};

/// Labelled images of one size in memory, 8 bits per channel, channels last.
struct ImageSet {
    ImageShape shape;
    int classes = 10;
    std::vector<std::uint8_t> pixels; ///< [size() * shape.size()], row-major: image, row, column, channel
    std::vector<std::int32_t> labels; ///< [size()], each in [0, classes)

    std::size_t size() const { return labels.size(); }
    std::span<const std::uint8_t> image(std::size_t i) const
    {
        return std::span(pixels).subspan(i * shape.size(), shape.size());
    }
};

enum class Split { Train, Validation };

} // namespace trainyard::data
