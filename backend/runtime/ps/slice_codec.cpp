#include "backend/runtime/ps/slice_codec.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include <fmt/format.h>

namespace trainyard::ps {

using protocol::Encoding;

Codec codecOf(const protocol::JobSpec &job)
{
    const float threshold = float(job.compressionThreshold);
    switch (job.compression) {
    case protocol::Compression::BFloat16:
        return {Encoding::BFloat16, Encoding::BFloat16, threshold};
    case protocol::Compression::TwoBit:
        return {Encoding::TwoBit, Encoding::Float32, threshold};
    case protocol::Compression::None:
        break;
    }
    return {Encoding::Float32, Encoding::Float32, threshold};
}

std::size_t encodedBytes(Encoding encoding, std::size_t count)
{
    switch (encoding) {
    case Encoding::BFloat16:
        return count * 2;
    case Encoding::TwoBit:
        return (count + 15) / 16 * 4;
    case Encoding::Float32:
        break;
    }
    return count * sizeof(float);
}

namespace {

std::uint16_t bfloat16Of(float value)
{
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(value);
    const std::uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
    const std::uint32_t quiet = (bits >> 16) | 0x40u; // rounding up could turn a NaN into an infinity
    return std::uint16_t((bits & 0x7fff'ffffu) > 0x7f80'0000u ? quiet : rounded);
}

float floatOf(std::uint16_t word)
{
    return std::bit_cast<float>(std::uint32_t(word) << 16);
}

} // namespace

void toBFloat16(std::span<const float> in, std::span<std::byte> out)
{
    auto *const words = reinterpret_cast<std::uint16_t *>(out.data());
    for (std::size_t i = 0; i < in.size(); ++i)
        words[i] = bfloat16Of(in[i]);
}

void fromBFloat16(std::span<const std::byte> in, std::span<float> out)
{
    const auto *const words = reinterpret_cast<const std::uint16_t *>(in.data());
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = floatOf(words[i]);
}

void roundToBFloat16(std::span<float> values)
{
    for (float &value : values)
        value = floatOf(bfloat16Of(value));
}

void toTwoBit(std::span<const float> in, std::span<float> residual, float threshold, std::span<std::byte> out)
{
    std::array<std::uint32_t, 16> codes;
    for (std::size_t at = 0; at < in.size(); at += 16) {
        const std::size_t n = std::min<std::size_t>(16, in.size() - at);
        codes.fill(0);
        for (std::size_t i = 0; i < n; ++i) {
            const float value = residual[at + i] + in[at + i];
            const bool up = value >= threshold, down = value <= -threshold;
            residual[at + i] = value - (up ? threshold : 0.0F) + (down ? threshold : 0.0F);
            codes[i] = (up ? 1u : 0u) | (down ? 2u : 0u);
        }
        std::uint32_t word = 0;
        for (std::size_t i = 0; i < 16; ++i)
            word |= codes[i] << (2 * i);
        std::memcpy(out.data() + at / 4, &word, sizeof word);
    }
}

void fromTwoBit(std::span<const std::byte> in, float threshold, std::span<float> out)
{
    const std::array<float, 4> values{0.0F, threshold, -threshold, 0.0F};
    for (std::size_t at = 0; at < out.size(); at += 16) {
        std::uint32_t word = 0;
        std::memcpy(&word, in.data() + at / 4, sizeof word);
        const std::size_t n = std::min<std::size_t>(16, out.size() - at);
        for (std::size_t i = 0; i < n; ++i)
            out[at + i] = values[(word >> (2 * i)) & 3u];
    }
}

Status decode(Encoding encoding, float threshold, std::span<const std::byte> in, std::span<float> out)
{
    switch (encoding) {
    case Encoding::Float32:
        std::memcpy(out.data(), in.data(), in.size());
        return {};
    case Encoding::BFloat16:
        fromBFloat16(in, out);
        return {};
    case Encoding::TwoBit:
        fromTwoBit(in, threshold, out);
        return {};
    }
    return fail(ErrorCode::CorruptData, "slice", fmt::format("encoding {} is unknown", int(encoding)));
}

} // namespace trainyard::ps
