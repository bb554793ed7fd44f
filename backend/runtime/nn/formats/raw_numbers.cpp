#include "backend/runtime/nn/formats/raw_numbers.h"

#include <bit>
#include <cstdint>
#include <cstring>

namespace trainyard::nn {

namespace {

float fromHalf(std::uint16_t bits)
{
    const std::uint32_t sign = std::uint32_t(bits & 0x8000U) << 16, exponent = bits >> 10 & 31U,
                        fraction = bits & 1023U;
    if (exponent == 0) // zero or subnormal
        return std::bit_cast<float>(std::bit_cast<std::uint32_t>(float(fraction) * 0x1p-24F) | sign);
    const std::uint32_t wide = exponent == 31 ? 255 : exponent + 112;
    return std::bit_cast<float>(sign | wide << 23 | fraction << 13);
}

float fromBFloat16(std::uint16_t bits)
{
    return std::bit_cast<float>(std::uint32_t(bits) << 16);
}

template <class Stored>
std::optional<std::vector<float>> each(std::string_view bytes, auto convert)
{
    if (bytes.size() % sizeof(Stored) != 0)
        return {};
    std::vector<float> out(bytes.size() / sizeof(Stored));
    for (std::size_t i = 0; i < out.size(); ++i) {
        Stored one;
        std::memcpy(&one, bytes.data() + i * sizeof one, sizeof one);
        out[i] = convert(one);
    }
    return out;
}

} // namespace

std::optional<std::vector<float>> floatsFrom(NumberFormat format, std::string_view bytes)
{
    switch (format) {
    case NumberFormat::Float16:
        return each<std::uint16_t>(bytes, fromHalf);
    case NumberFormat::BFloat16:
        return each<std::uint16_t>(bytes, fromBFloat16);
    case NumberFormat::Float32:
        return each<float>(bytes, [](float v) { return v; });
    case NumberFormat::Float64:
        return each<double>(bytes, [](double v) { return float(v); });
    }
    return {};
}

} // namespace trainyard::nn
