#include "backend/runtime/input/augment.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "backend/data/random.h"
#include "backend/runtime/input/jitter.h"

namespace trainyard::input {

namespace {

/// Copies a window of the padded image; its corner may lie outside the image.
void cut(const data::PixelView &in, int top, int left, std::uint8_t fill, const data::ImageShape &shape,
         std::uint8_t *out)
{
    const auto channels = std::size_t(shape.channels), row = std::size_t(shape.width) * channels;
    const int from = std::clamp(-left, 0, shape.width), to = std::clamp(in.shape.width - left, from, shape.width);
    for (int y = 0; y < shape.height; ++y, out += row) {
        const int inY = top + y;
        if (inY < 0 || inY >= in.shape.height || from == to) {
            std::memset(out, fill, row);
            continue;
        }
        const auto before = std::size_t(from) * channels, inside = std::size_t(to - from) * channels;
        std::memset(out, fill, before);
        std::memcpy(out + before,
                    in.pixels + (std::size_t(inY) * std::size_t(in.shape.width) + std::size_t(left + from)) * channels,
                    inside);
        std::memset(out + before + inside, fill, row - before - inside);
    }
}

void mirror(const data::ImageShape &shape, std::uint8_t *pixels)
{
    const auto channels = std::size_t(shape.channels), row = std::size_t(shape.width) * channels;
    for (int y = 0; y < shape.height; ++y, pixels += row)
        for (std::size_t left = 0, right = row - channels; left < right; left += channels, right -= channels)
            std::swap_ranges(pixels + left, pixels + left + channels, pixels + right);
}

} // namespace

Augmenter::Augmenter(const protocol::InputSpec &spec, data::ImageShape out, Layout layout, bool training)
    : m_spec(spec)
    , m_out(out)
    , m_layout(layout)
    , m_training(training)
    , m_levels(std::size_t(std::max(out.channels, 1)))
{
    for (std::size_t c = 0; c < m_levels.size(); ++c)
        for (std::size_t value = 0; value < 256; ++value) {
            const std::size_t known = std::min<std::size_t>(c, 2);
            m_levels[c][value] = float((double(value) - spec.mean[known]) / spec.deviation[known] * spec.scale);
        }
}

Status Augmenter::apply(const data::PixelView &in, std::uint64_t seed, std::vector<std::uint8_t> &scratch,
                        float *out) const
{
    if (in.shape.channels != m_out.channels)
        return fail(ErrorCode::InvalidArgument, "input",
                    fmt::format("a picture of {} channels, the model takes {}", in.shape.channels, m_out.channels));
    const bool small = in.shape.height < m_out.height || in.shape.width < m_out.width;
    const int pad = m_training || small ? m_spec.pad : 0;
    const int spareY = in.shape.height + 2 * pad - m_out.height, spareX = in.shape.width + 2 * pad - m_out.width;
    if (spareY < 0 || spareX < 0)
        return fail(ErrorCode::InvalidArgument, "input",
                    fmt::format("a picture of {}x{}{} is smaller than the {}x{} that the model takes", in.shape.height,
                                in.shape.width, pad > 0 ? fmt::format(" padded by {}", pad) : "", m_out.height,
                                m_out.width));
    data::Random random(seed); // all values are always drawn, so that no option changes another one's
    const int randomY = int(random.below(std::uint64_t(spareY) + 1)),
              randomX = int(random.below(std::uint64_t(spareX) + 1));
    const bool mirrored = random.below(2) == 1 && m_training && m_spec.randomMirror;
    const double hue = random.uniform(-1, 1) * m_spec.maxHue * 2,
                 saturation = random.uniform(-1, 1) * m_spec.maxSaturation / 255;
    const double lightness = random.uniform(-1, 1) * m_spec.maxLightness / 255;
    const bool cropped = m_training && m_spec.randomCrop;
    const bool jittered =
        m_training && m_out.channels == 3 && (m_spec.maxHue || m_spec.maxSaturation || m_spec.maxLightness);
    if (in.shape == m_out && pad == 0 && !mirrored && !jittered) {
        normalise(in.pixels, out);
        return {};
    }
    scratch.resize(m_out.size());
    cut(in, (cropped ? randomY : spareY / 2) - pad, (cropped ? randomX : spareX / 2) - pad, std::uint8_t(m_spec.fill),
        m_out, scratch.data());
    if (mirrored)
        mirror(m_out, scratch.data());
    if (jittered)
        jitter(m_out.size() / 3, float(hue), float(lightness), float(saturation), scratch.data());
    normalise(scratch.data(), out);
    return {};
}

void Augmenter::normalise(const std::uint8_t *in, float *out) const
{
    const std::size_t channels = m_levels.size(), plane = m_out.size() / channels;
    if (channels == 1) {
        const float *levels = m_levels[0].data();
        for (std::size_t p = 0; p < plane; ++p)
            out[p] = levels[in[p]];
        return;
    }
    const bool last = m_layout == Layout::ChannelsLast;
    const std::size_t step = last ? channels : 1, next = last ? 1 : plane;
    for (std::size_t c = 0; c < channels; ++c) {
        const float *levels = m_levels[c].data();
        for (std::size_t p = 0; p < plane; ++p)
            out[p * step + c * next] = levels[in[p * channels + c]];
    }
}

} // namespace trainyard::input
