#include "backend/data/glyphs_internal.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <set>
#include <stdexcept>
#include <type_traits>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#include "backend/core/system/files.h"

namespace trainyard::data {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxFonts = 64;

/// Owns FreeType's library handle.
struct Library {
    FT_Library handle = nullptr;
    Library()
    {
        if (FT_Init_FreeType(&handle) != 0)
            throw std::runtime_error("FreeType cannot be initialised");
    }
    ~Library() { FT_Done_FreeType(handle); }
    Library(const Library &) = delete;
    Library &operator=(const Library &) = delete;
};

bool isFontFile(const fs::path &path)
{
    const auto extension = path.extension();
    return extension == ".ttf" || extension == ".otf" || extension == ".pfb";
}

std::vector<fs::path> fontFiles(const std::vector<fs::path> &folders)
{
    std::set<fs::path> files; // sorted and unique, even if reached by several links
    for (const fs::path &folder : folders) {
        std::error_code error;
        auto entry = fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, error);
        for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error))
            if (std::error_code ignored; isFontFile(entry->path()) && entry->is_regular_file(ignored))
                files.insert(fs::canonical(entry->path(), ignored));
    }
    return {files.begin(), files.end()};
}

/// Reads the outline of a digit, centred and scaled; false when the font has no usable one.
bool readGlyph(FT_Face face, int digit, Glyph &glyph)
{
    const FT_UInt index = FT_Get_Char_Index(face, FT_ULong('0') + FT_ULong(digit));
    if (index == 0 || FT_Load_Glyph(face, index, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP) != 0)
        return false;
    if (face->glyph->format != FT_GLYPH_FORMAT_OUTLINE)
        return false;
    const FT_Outline &outline = face->glyph->outline;
    if (outline.n_points < 3 || outline.n_contours < 1 || outline.n_contours > 8)
        return false;
    double low[2] = {1e9, 1e9}, high[2] = {-1e9, -1e9};
    for (int i = 0; i < outline.n_points; ++i) {
        const double at[2] = {double(outline.points[i].x), double(outline.points[i].y)};
        for (int k = 0; k < 2; ++k) {
            low[k] = std::min(low[k], at[k]);
            high[k] = std::max(high[k], at[k]);
        }
    }
    const double side = std::max(high[0] - low[0], high[1] - low[1]);
    if (side <= 0)
        return false;
    glyph.points.clear();
    for (int i = 0; i < outline.n_points; ++i)
        glyph.points.push_back({(double(outline.points[i].x) - (low[0] + high[0]) / 2) / side,
                                (double(outline.points[i].y) - (low[1] + high[1]) / 2) / side});
    glyph.tags.assign(outline.tags, outline.tags + outline.n_points);
    glyph.contours.assign(outline.contours, outline.contours + outline.n_contours);
    return true;
}

/// Dingbat fonts have other pictures at the code points of digits. 0, 6, 8 and 9 have an enclosed area; 1, 2, 3, 5 and
/// 7 are one contour.
bool looksLike(int digit, const Glyph &glyph)
{
    switch (digit) {
    case 0:
    case 6:
    case 8:
    case 9:
        return glyph.contours.size() >= 2;
    case 4:
        return true; // open or closed
    default:
        return glyph.contours.size() == 1;
    }
}

bool readFont(FT_Face face, DigitFont &font)
{
    if (!FT_IS_SCALABLE(face) || FT_Select_Charmap(face, FT_ENCODING_UNICODE) != 0 || !face->family_name)
        return false;
    font.name = fmt::format("{} {}", face->family_name, face->style_name ? face->style_name : "");
    for (int d = 0; d < 10; ++d) {
        if (!readGlyph(face, d, font.digits[std::size_t(d)]) || !looksLike(d, font.digits[std::size_t(d)]))
            return false;
        for (int other = 0; other < d; ++other) // a font of identical boxes
            if (font.digits[std::size_t(other)].points == font.digits[std::size_t(d)].points)
                return false;
    }
    return true;
}

} // namespace

Result<std::vector<DigitFont>> loadDigitFonts(const std::vector<fs::path> &folders)
try {
    Library library;
    std::vector<DigitFont> fonts;
    std::set<std::string> names;
    for (const fs::path &path : fontFiles(folders)) {
        FT_Face face = nullptr;
        if (FT_New_Face(library.handle, path.c_str(), 0, &face) != 0)
            continue; // a damaged font is no error while there are others
        DigitFont font;
        if (readFont(face, font) && names.insert(font.name).second)
            fonts.push_back(std::move(font));
        FT_Done_Face(face);
    }
    if (fonts.empty()) {
        std::vector<std::string> searched;
        for (const fs::path &folder : folders)
            searched.push_back(folder.string());
        return fail(ErrorCode::NotFound, "fonts",
                    fmt::format("no scalable font with the digits 0 to 9 below {}; install fonts-dejavu-core or set "
                                "TRAINYARD_FONTS to a folder "
                                "with fonts",
                                searched.empty() ? "any folder" : fmt::format("{}", fmt::join(searched, ", "))));
    }
    if (fonts.size() > kMaxFonts) { // evenly over the list, so no family is lost
        std::vector<DigitFont> some;
        for (std::size_t i = 0; i < kMaxFonts; ++i)
            some.push_back(std::move(fonts[i * fonts.size() / kMaxFonts]));
        fonts = std::move(some);
    }
    return fonts;
} catch (const std::exception &e) {
    return fail(ErrorCode::Internal, "fonts", e.what());
}

struct Rasteriser::State {
    Library library;
    std::vector<FT_Vector> points;
    // As FreeType declares them: signed until 2.13.2, unsigned since 2.13.3.
    std::vector<std::remove_pointer_t<decltype(FT_Outline::tags)>> tags;
    std::vector<std::remove_pointer_t<decltype(FT_Outline::contours)>> contours;
};

Rasteriser::Rasteriser()
    : m(std::make_unique<State>())
{
}
Rasteriser::~Rasteriser() = default;

void Rasteriser::draw(const Glyph &glyph, const std::vector<std::array<double, 2>> &points, double bolder, int side,
                      std::uint8_t *out)
{
    m->points.clear();
    for (const auto &p : points)
        m->points.push_back({FT_Pos(std::lround(p[0] * 64)), FT_Pos(std::lround(p[1] * 64))});
    m->tags.assign(glyph.tags.begin(), glyph.tags.end());
    m->contours.assign(glyph.contours.begin(), glyph.contours.end());
    FT_Outline outline{};
    outline.n_points = static_cast<decltype(outline.n_points)>(m->points.size());
    outline.n_contours = static_cast<decltype(outline.n_contours)>(m->contours.size());
    outline.points = m->points.data();
    outline.tags = m->tags.data();
    outline.contours = m->contours.data();
    const FT_Pos strength = FT_Pos(std::lround(bolder * 64));
    FT_Outline_Embolden(&outline, strength);
    FT_Outline_Translate(&outline, -strength / 2, -strength / 2); // emboldening grows to the right and up
    std::memset(out, 0, std::size_t(side) * std::size_t(side));
    FT_Bitmap bitmap{};
    bitmap.rows = bitmap.width = unsigned(side);
    bitmap.pitch = side;
    bitmap.buffer = out;
    bitmap.pixel_mode = FT_PIXEL_MODE_GRAY;
    bitmap.num_grays = 256;
    FT_Outline_Get_Bitmap(m->library.handle, &outline, &bitmap);
}

} // namespace trainyard::data
