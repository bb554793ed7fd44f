#pragma once

#include "backend/data/image_codec.h"

namespace trainyard::data {

struct Picture {
    ImageShape shape;
    std::vector<std::uint8_t> pixels; ///< [shape.size()], channels last
    PixelView view() const { return {pixels.data(), shape}; }
};

/// Scale so that the shorter side has `side` pixels: bilinear, over the whole area of an output pixel when it shrinks.
Picture resizeShorterSide(const PixelView &, int side);

} // namespace trainyard::data
