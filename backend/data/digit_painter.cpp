#include "backend/data/digit_painter_internal.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

#include "backend/data/random.h"

namespace trainyard::data {

namespace {

using Points = std::vector<std::array<double, 2>>;
using Colour = std::array<double, 3>;

/// Roughly normal with deviation 1: the sum of four uniforms.
double bell(Random &r)
{
    return (r.uniform(-1, 1) + r.uniform(-1, 1) + r.uniform(-1, 1) + r.uniform(-1, 1)) * std::sqrt(0.75);
}

/// Distortion of one digit. The ranges keep every digit readable for a person.
struct Distortion {
    double xx, xy, yx, yy;     // linear part, in pixels for a glyph of side 1
    double wave, phase, count; // a low-frequency bend of the strokes
    double shiftX, shiftY, bolder, blur, noise, ink;

    explicit Distortion(Random &r)
    {
        const double angle = r.uniform(-14, 14) * std::numbers::pi / 180, shear = r.uniform(-0.25, 0.25);
        const double size = r.uniform(15.5, 21), aspect = r.uniform(0.82, 1.22);
        const double c = std::cos(angle), s = std::sin(angle), w = size * std::sqrt(aspect),
                     h = size / std::sqrt(aspect);
        xx = c * w;
        xy = (c * shear - s) * h;
        yx = s * w;
        yy = (s * shear + c) * h;
        wave = r.uniform(0, 0.035);
        phase = r.uniform(0, 2 * std::numbers::pi);
        count = r.uniform(3, 8);
        shiftX = r.uniform(-1.5, 1.5);
        shiftY = r.uniform(-1.5, 1.5);
        bolder = r.uniform(-0.45, 0.9);
        blur = r.uniform(0, 0.22);
        noise = r.uniform(0, 14);
        ink = r.uniform(0.75, 1.0);
    }

    Points apply(const Glyph &glyph) const
    {
        Points out;
        out.reserve(glyph.points.size());
        for (const auto &[px, py] : glyph.points) {
            const double x = px + wave * std::sin(count * py + phase), y = py + wave * std::cos(count * px + phase);
            out.push_back({xx * x + xy * y, yx * x + yy * y});
        }
        return out;
    }
};

/// Centre of mass of a square picture, x to the right and y up, in pixels.
std::array<double, 2> centre(std::span<const std::uint8_t> picture, int side)
{
    double sum = 0, x = 0, y = 0;
    for (std::size_t i = 0; i < picture.size(); ++i) {
        sum += picture[i];
        const int row = int(i) / side, column = int(i) % side;
        x += picture[i] * (column + 0.5);
        y += picture[i] * (side - 0.5 - row);
    }
    return sum > 0 ? std::array{x / sum, y / sum} : std::array{side / 2.0, side / 2.0};
}

void move(Points &points, double dx, double dy)
{
    for (auto &p : points) {
        p[0] += dx;
        p[1] += dy;
    }
}

/// Coverage of a digit, its centre of mass in the middle except for the distortion's shift.
void cover(Rasteriser &rasteriser, const Glyph &glyph, const Distortion &d, int side, std::vector<std::uint8_t> &out)
{
    out.resize(std::size_t(side) * std::size_t(side));
    auto points = d.apply(glyph);
    move(points, side / 2.0, side / 2.0);
    rasteriser.draw(glyph, points, d.bolder, side, out.data());
    const auto [cx, cy] = centre(out, side);
    move(points, side / 2.0 - cx + d.shiftX, side / 2.0 - cy + d.shiftY);
    rasteriser.draw(glyph, points, d.bolder, side, out.data());
}

/// Weighted mean of a pixel and its four neighbours, which weigh `blur` / 2 each. Beyond the border is black.
double blurred(std::span<const std::uint8_t> picture, int side, int x, int y, double blur)
{
    const auto at = [&](int ax, int ay) {
        return ax < 0 || ay < 0 || ax >= side || ay >= side
                   ? 0.0
                   : double(picture[std::size_t(ay) * std::size_t(side) + std::size_t(ax)]);
    };
    const double around = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
    return (1 - 4 * blur * 0.5) * at(x, y) + blur * 0.5 * around;
}

std::uint8_t level(double value)
{
    return std::uint8_t(std::clamp(std::lround(value), 0L, 255L));
}

Colour anyColour(Random &r)
{
    const double red = r.uniform(0, 255), green = r.uniform(0, 255);
    return {red, green, r.uniform(0, 255)};
}

double brightness(const Colour &c)
{
    return 0.299 * c[0] + 0.587 * c[1] + 0.114 * c[2];
}

/// A colour that contrasts with the background also in brightness, for readers who see no colours.
Colour inkOn(const Colour &ground, Random &r)
{
    for (int tries = 0; tries < 16; ++tries)
        if (const Colour ink = anyColour(r); std::abs(brightness(ink) - brightness(ground)) > 70)
            return ink;
    return brightness(ground) > 127 ? Colour{20, 20, 20} : Colour{235, 235, 235};
}

double mix(double from, double to, double share)
{
    return from + (to - from) * share;
}

} // namespace

void DigitPainter::grey(int digit, std::uint64_t seed, std::uint8_t *out)
{
    Random r(seed);
    const Glyph &glyph = m_fonts[r.below(m_fonts.size())].digits[std::size_t(digit)];
    const Distortion d(r);
    constexpr int side = kGreyDigit.width;
    cover(m_rasteriser, glyph, d, side, m_digit);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            out[y * side + x] = level(blurred(m_digit, side, x, y, d.blur) * d.ink + d.noise * bell(r));
}

void DigitPainter::colour(int digit, std::uint64_t seed, std::uint8_t *out)
{
    Random r(seed);
    constexpr int side = kColourDigit.width;
    const Distortion d(r);
    cover(m_rasteriser, m_fonts[r.below(m_fonts.size())].digits[std::size_t(digit)], d, side, m_digit);
    // A fragment: another digit, mostly outside the picture, in a tone between background and ink.
    const std::size_t other = r.below(10);
    Distortion bend(r);
    const double away = r.uniform(0, 2 * std::numbers::pi);
    bend.shiftX = 15 * std::cos(away);
    bend.shiftY = 15 * std::sin(away);
    cover(m_rasteriser, m_fonts[r.below(m_fonts.size())].digits[other], bend, side, m_scrap);

    const Colour ground = anyColour(r), ink = inkOn(ground, r);
    const double scrapShare = r.uniform(0, 0.5), slope = r.uniform(0, 40), angle = r.uniform(0, 2 * std::numbers::pi);
    const double waves = r.uniform(0, 12), length = r.uniform(0.2, 0.9), turn = r.uniform(0, 2 * std::numbers::pi);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const double u = x - side / 2.0, v = y - side / 2.0;
            const double shade = slope * (u * std::cos(angle) + v * std::sin(angle)) / side +
                                 waves * std::sin(length * (u * std::cos(turn) + v * std::sin(turn)));
            const double ofDigit = blurred(m_digit, side, x, y, d.blur) / 255 * d.ink;
            const double ofScrap = blurred(m_scrap, side, x, y, d.blur) / 255 * scrapShare;
            for (std::size_t c = 0; c < 3; ++c) {
                const double under = mix(ground[c] + shade, ink[c], ofScrap);
                *out++ = level(mix(under, ink[c], ofDigit) + d.noise * bell(r));
            }
        }
}

} // namespace trainyard::data
