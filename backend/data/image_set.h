#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace trainyard::data {

/// Labelled images of one size in memory, 8 bits per channel, channels last.
struct ImageSet {
    int height = 0, width = 0, channels = 1;
    std::vector<std::uint8_t> pixels; ///< [size() * height * width * channels], row-major
    std::vector<std::uint8_t> labels; ///< [size()]

    std::size_t size() const { return labels.size(); }
    std::size_t bytesPerImage() const { return std::size_t(height) * std::size_t(width) * std::size_t(channels); }
    std::span<const std::uint8_t> image(std::size_t i) const { return std::span(pixels).subspan(i * bytesPerImage(), bytesPerImage()); }
};

} // namespace trainyard::data
