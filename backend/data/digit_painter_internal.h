#pragma once

#include <cstdint>
#include <vector>

#include "backend/data/glyphs_internal.h"
#include "backend/data/image_set.h"

namespace trainyard::data {

inline constexpr ImageShape kGreyDigit{28, 28, 1}, kColourDigit{32, 32, 3};

/// Draws one digit at a time. Belongs to one thread; the fonts must outlive it.
class DigitPainter {
public:
    explicit DigitPainter(const std::vector<DigitFont> &fonts)
        : m_fonts(fonts)
    {
    }

    /// White on black, centred by mass as in MNIST.
    /// \param out  [28 * 28]
    void grey(int digit, std::uint64_t seed, std::uint8_t *out);
    /// In one colour on a shaded background with fragments of other digits; all of them vary.
    /// \param out  [32 * 32 * 3], channels last
    void colour(int digit, std::uint64_t seed, std::uint8_t *out);

private:
    const std::vector<DigitFont> &m_fonts;
    Rasteriser m_rasteriser;
    std::vector<std::uint8_t> m_digit, m_scrap; ///< coverage, 0 to 255
};

} // namespace trainyard::data
