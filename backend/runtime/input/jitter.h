#pragma once

#include <cstddef>
#include <cstdint>

namespace trainyard::input {

/// Shifts hue (wrapped), lightness and saturation (clipped) of pixels of three channels, in place.
/// \param hue  in degrees, -360 to 360; the others in parts of 1
void jitter(std::size_t pixels, float hue, float lightness, float saturation, std::uint8_t *values);

} // namespace trainyard::input
