#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::data {

/// The outline of one glyph, centred on the origin and scaled so that its larger side is 1; y points up.
struct Glyph {
    std::vector<std::array<double, 2>> points;
    std::vector<char> tags;
    std::vector<short> contours;
};

/// The ten digits of one font.
struct DigitFont {
    std::string name; ///< "DejaVu Sans Bold"
    std::array<Glyph, 10> digits;
};

/// Loads the usable fonts below the folders, in the order of their paths, at most 64. Each family and style counts
/// once.
/// \error NotFound, naming the folders
Result<std::vector<DigitFont>> loadDigitFonts(const std::vector<std::filesystem::path> &folders);

/// Rasterises outlines at 8 bits per pixel. Belongs to one thread.
class Rasteriser {
public:
    Rasteriser();
    ~Rasteriser();
    Rasteriser(const Rasteriser &) = delete;
    Rasteriser &operator=(const Rasteriser &) = delete;

    /// \param points  of the glyph, in pixels: x to the right, y up, origin in the lower left corner
    /// \param bolder  pixels by which each stroke grows; negative values thin it
    /// \param out  [side * side], row-major from the top; overwritten. Parts outside are clipped.
    void draw(const Glyph &, const std::vector<std::array<double, 2>> &points, double bolder, int side,
              std::uint8_t *out);

private:
    struct State;
    std::unique_ptr<State> m;
};

} // namespace trainyard::data
