#pragma once

#include "backend/data/image_codec.h"

namespace trainyard::data {

struct Picture {
    ImageShape shape;
    std::vector<std::uint8_t> pixels; ///< [shape.size()], channels last
    PixelView view() const { return {pixels.data(), shape}; }
};

/// Scales the shorter side to `side` pixels. Bilinear; a reduction averages over the area of each output pixel.
Picture resizeShorterSide(const PixelView &, int side);

} // namespace trainyard::data
