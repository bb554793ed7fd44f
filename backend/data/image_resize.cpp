#include "backend/data/image_resize.h"

#include <algorithm>
#include <cmath>

namespace trainyard::data {

namespace {

/// Weights of the input pixels of one output pixel along one axis.
struct Tap {
    int first = 0;
    std::vector<float> weights; ///< sum 1
};

/// A triangle filter with a radius of one input pixel, or of one output pixel where that is larger.
std::vector<Tap> taps(int in, int out)
{
    const double step = double(in) / out, reach = std::max(step, 1.0);
    std::vector<Tap> all;
    for (int o = 0; o < out; ++o) {
        const double middle = (o + 0.5) * step - 0.5;
        const int first = std::max(0, int(std::ceil(middle - reach)));
        const int last = std::min(in - 1, int(std::floor(middle + reach)));
        Tap tap{first, {}};
        float sum = 0;
        for (int i = first; i <= last; ++i) {
            tap.weights.push_back(float(std::max(0.0, 1 - std::abs(i - middle) / reach)));
            sum += tap.weights.back();
        }
        for (float &weight : tap.weights)
            weight /= sum;
        all.push_back(std::move(tap));
    }
    return all;
}

} // namespace

Picture resizeShorterSide(const PixelView &view, int side)
{
    const double scale = double(side) / std::min(view.shape.width, view.shape.height);
    const auto scaled = [&](int extent) { return std::clamp(int(std::lround(extent * scale)), 1, kMaxImageSide); };
    Picture out{{scaled(view.shape.height), scaled(view.shape.width), view.shape.channels}, {}};
    out.pixels.resize(out.shape.size());
    const auto channels = std::size_t(out.shape.channels), inRow = std::size_t(view.shape.width) * channels;
    const auto outRow = std::size_t(out.shape.width) * channels, inHeight = std::size_t(view.shape.height);

    std::vector<float> rows(inHeight * outRow); // scaled horizontally only
    const auto across = taps(view.shape.width, out.shape.width), down = taps(view.shape.height, out.shape.height);
    for (std::size_t y = 0; y < inHeight; ++y)
        for (std::size_t x = 0; x < across.size(); ++x)
            for (std::size_t i = 0; i < across[x].weights.size(); ++i) {
                const std::uint8_t *in = view.pixels + y * inRow + (std::size_t(across[x].first) + i) * channels;
                for (std::size_t c = 0; c < channels; ++c)
                    rows[y * outRow + x * channels + c] += across[x].weights[i] * float(in[c]);
            }
    std::vector<float> line(outRow);
    for (std::size_t y = 0; y < down.size(); ++y) {
        std::ranges::fill(line, 0.0F);
        for (std::size_t i = 0; i < down[y].weights.size(); ++i) {
            const float *in = rows.data() + (std::size_t(down[y].first) + i) * outRow;
            for (std::size_t at = 0; at < outRow; ++at)
                line[at] += down[y].weights[i] * in[at];
        }
        for (std::size_t at = 0; at < outRow; ++at)
            out.pixels[y * outRow + at] = std::uint8_t(std::clamp(std::lround(line[at]), 0L, 255L));
    }
    return out;
}

} // namespace trainyard::data
