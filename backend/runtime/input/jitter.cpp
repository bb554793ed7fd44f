#include "backend/runtime/input/jitter.h"

#include <algorithm>
#include <cmath>

namespace trainyard::input {

namespace {

constexpr std::size_t kTogether = 16; // no branches between them, so the compiler vectorizes them

/// The hue circle has six sectors; red is at 0, green at 2, blue at 4.
constexpr float kWheel = 6, kGreen = 2, kBlue = 4;

float clipped(float value, float most)
{
    return std::min(std::max(value, 0.0F), most);
}

} // namespace

void jitter(std::size_t pixels, float hue, float lightness, float saturation, std::uint8_t *values)
{
    const float turn = hue / 60 + 2 * kWheel; // two extra turns keep it positive
    for (std::size_t first = 0; first < pixels; first += kTogether, values += 3 * kTogether) {
        const std::size_t count = std::min(kTogether, pixels - first);
        float colours[3][kTogether] = {};
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t c = 0; c < 3; ++c)
                colours[c][i] = float(values[3 * i + c]);
        for (std::size_t i = 0; i < kTogether; ++i) {
            const float r = colours[0][i] * (1 / 255.0F), g = colours[1][i] * (1 / 255.0F),
                        b = colours[2][i] * (1 / 255.0F);
            const float high = std::max(std::max(r, g), b), low = std::min(std::min(r, g), b);
            const float span = high - low, sum = high + low;
            const bool grey = !(span > 0); // it has no hue
            const float by = 1 / (grey ? 1 : span);
            const float fromGreen = kGreen + (b - r) * by, fromBlue = kBlue + (r - g) * by;
            const float fromOther = high == g ? fromGreen : fromBlue;
            const float h = (high == r ? (g - b) * by : fromOther) + turn;
            const float l = clipped(sum / 2 + lightness, 1);
            const float had = span / (grey ? 1 : sum < 1 ? sum : 2 - sum);
            const float chroma = grey ? 0 : (1 - std::abs(2 * l - 1)) * clipped(had + saturation, 1);
            for (std::size_t c = 0; c < 3; ++c) {
                float at = h - float(2 * c); // distance from this channel's hue
                at -= kWheel * float(int(at * (1 / kWheel)));
                const float distance = std::min(at, kWheel - at);
                const float value = l + chroma * (clipped(2 - distance, 1) - 0.5F);
                colours[c][i] = clipped(value * 255 + 0.5F, 255);
            }
        }
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t c = 0; c < 3; ++c)
                values[3 * i + c] = std::uint8_t(int(colours[c][i]));
    }
}

} // namespace trainyard::input
