#include "backend/data/digits.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <mutex>
#include <numbers>
#include <thread>

#include <fmt/format.h>

#include "backend/core/files.h"
#include "backend/data/glyphs_internal.h"
#include "backend/data/idx.h"
#include "backend/data/random.h"

namespace trainyard::data {

namespace {

namespace fs = std::filesystem;

constexpr int kSide = 28;
constexpr std::size_t kPixels = std::size_t(kSide) * kSide;
constexpr std::size_t kMostDigits = 10'000'000;
constexpr std::size_t kPortion = 256; // images between two looks at the stop token

/// Roughly normal with deviation 1: the sum of four uniforms.
double bell(Random &r)
{
    return (r.uniform(-1, 1) + r.uniform(-1, 1) + r.uniform(-1, 1) + r.uniform(-1, 1)) * std::sqrt(0.75);
}

/// How one digit is bent. Ranges are chosen so that a person still reads each one.
struct Distortion {
    double xx, xy, yx, yy;       // linear part, in pixels for a glyph of side 1
    double wave, phase, count;   // a slow bend of the strokes
    double shiftX, shiftY, bolder, blur, noise, ink;

    explicit Distortion(Random &r)
    {
        const double angle = r.uniform(-14, 14) * std::numbers::pi / 180, shear = r.uniform(-0.25, 0.25);
        const double size = r.uniform(15.5, 21), aspect = r.uniform(0.82, 1.22);
        const double c = std::cos(angle), s = std::sin(angle), w = size * std::sqrt(aspect), h = size / std::sqrt(aspect);
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

    std::vector<std::array<double, 2>> apply(const Glyph &glyph) const
    {
        std::vector<std::array<double, 2>> out;
        out.reserve(glyph.points.size());
        for (const auto &[px, py] : glyph.points) {
            const double x = px + wave * std::sin(count * py + phase), y = py + wave * std::cos(count * px + phase);
            out.push_back({xx * x + xy * y, yx * x + yy * y});
        }
        return out;
    }
};

/// Centre of mass of a picture, x to the right and y up, in pixels.
std::array<double, 2> centre(const std::array<std::uint8_t, kPixels> &picture)
{
    double sum = 0, x = 0, y = 0;
    for (std::size_t i = 0; i < kPixels; ++i) {
        sum += picture[i];
        x += picture[i] * (double(i % kSide) + 0.5);
        y += picture[i] * (kSide - 0.5 - double(i / kSide));
    }
    return sum > 0 ? std::array{x / sum, y / sum} : std::array{kSide / 2.0, kSide / 2.0};
}

void move(std::vector<std::array<double, 2>> &points, double dx, double dy)
{
    for (auto &p : points) {
        p[0] += dx;
        p[1] += dy;
    }
}

/// Pixels beyond the border count as black. weight: of each of the four neighbours
void finish(const std::array<std::uint8_t, kPixels> &picture, const Distortion &d, Random &r, std::uint8_t *out)
{
    const auto at = [&picture](int x, int y) {
        return x < 0 || y < 0 || x >= kSide || y >= kSide ? 0.0 : double(picture[std::size_t(y) * kSide + std::size_t(x)]);
    };
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x) {
            const double around = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
            const double value = ((1 - 4 * d.blur * 0.5) * at(x, y) + d.blur * 0.5 * around) * d.ink + d.noise * bell(r);
            out[y * kSide + x] = std::uint8_t(std::clamp(std::lround(value), 0L, 255L));
        }
}

void renderOne(const std::vector<DigitFont> &fonts, int digit, std::uint64_t seed, Rasteriser &rasteriser, std::uint8_t *out)
{
    Random r(seed);
    const Glyph &glyph = fonts[r.below(fonts.size())].digits[std::size_t(digit)];
    const Distortion d(r);
    auto points = d.apply(glyph);
    std::array<std::uint8_t, kPixels> picture;
    move(points, kSide / 2.0, kSide / 2.0);
    rasteriser.draw(glyph, points, d.bolder, kSide, picture.data());
    const auto [cx, cy] = centre(picture); // as in MNIST, the centre of mass goes to the middle
    move(points, kSide / 2.0 - cx + d.shiftX, kSide / 2.0 - cy + d.shiftY);
    rasteriser.draw(glyph, points, d.bolder, kSide, picture.data());
    finish(picture, d, r, out);
}

std::vector<std::uint8_t> shuffledLabels(std::size_t count, std::uint64_t seed)
{
    std::vector<std::uint8_t> labels(count);
    for (std::size_t i = 0; i < count; ++i)
        labels[i] = std::uint8_t(i % 10);
    Random r(seed);
    for (std::size_t i = count; i > 1; --i)
        std::swap(labels[i - 1], labels[r.below(i)]);
    return labels;
}

Result<ImageSet> render(const std::vector<DigitFont> &fonts, std::size_t count, std::uint64_t stream, const DigitsOptions &options,
                        const DigitsProgress &progress, std::stop_token stop)
{
    ImageSet set{kSide, kSide, 1, std::vector<std::uint8_t>(count * kPixels), shuffledLabels(count, mixedSeed(options.seed, stream, ~0ULL))};
    std::atomic<std::size_t> next{0}, done{0};
    std::mutex reporting;
    const auto work = [&] {
        Rasteriser rasteriser;
        for (std::size_t from; !stop.stop_requested() && (from = next.fetch_add(kPortion)) < count;) {
            const std::size_t to = std::min(from + kPortion, count);
            for (std::size_t i = from; i < to; ++i)
                renderOne(fonts, set.labels[i], mixedSeed(options.seed, stream, i), rasteriser, set.pixels.data() + i * kPixels);
            const std::lock_guard lock(reporting);
            done += to - from;
            if (progress)
                progress(done, count);
        }
    };
    const unsigned wanted = options.threads ? options.threads : std::max(std::thread::hardware_concurrency(), 1U);
    {
        std::vector<std::jthread> threads;
        for (unsigned t = 1; t < std::min<std::size_t>(wanted, count / kPortion + 1); ++t)
            threads.emplace_back(work);
        work();
    }
    if (done < count)
        return fail(ErrorCode::Cancelled, "make-digits", fmt::format("stopped after {} of {} digits", done.load(), count));
    return set;
}

Status checked(std::size_t count)
{
    if (count < 1 || count > kMostDigits)
        return fail(ErrorCode::InvalidArgument, "make-digits", fmt::format("between 1 and {} digits can be made, not {}", kMostDigits, count));
    return {};
}

} // namespace

std::vector<fs::path> fontFolders()
{
    if (const std::string own = environment("TRAINYARD_FONTS"); !own.empty())
        return {own};
    std::vector<fs::path> folders;
    std::error_code error;
    if (const fs::path program = fs::read_symlink("/proc/self/exe", error); !error)
        folders.push_back(program.parent_path().parent_path() / "fonts");
    folders.insert(folders.end(), {"/usr/share/fonts", "/usr/local/share/fonts"});
    if (const std::string home = environment("HOME"); !home.empty())
        folders.insert(folders.end(), {fs::path(home) / ".local/share/fonts", fs::path(home) / ".fonts"});
    return folders;
}

Result<ImageSet> renderDigits(std::size_t count, std::uint64_t stream, const DigitsOptions &options, const DigitsProgress &progress,
                              std::stop_token stop)
{
    if (const auto ok = checked(count); !ok)
        return fail(ok.error());
    const auto fonts = loadDigitFonts(options.fontFolders.empty() ? fontFolders() : options.fontFolders);
    if (!fonts)
        return fail(fonts.error());
    return render(*fonts, count, stream, options, progress, stop);
}

Result<DigitsReport> makeDigits(const fs::path &folder, const DigitsOptions &options, const DigitsProgress &progress, std::stop_token stop)
{
    const std::size_t counts[2] = {options.train, options.validation}, total = options.train + options.validation;
    for (const std::size_t count : counts)
        if (const auto ok = checked(count); !ok)
            return fail(ok.error());
    const auto fonts = loadDigitFonts(options.fontFolders.empty() ? fontFolders() : options.fontFolders);
    if (!fonts)
        return fail(fonts.error());
    if (const auto ok = ensureFolder(folder); !ok)
        return fail(ok.error());
    DigitsReport report;
    report.fonts = fonts->size();
    std::size_t before = 0;
    for (std::size_t part = 0; part < 2; ++part) {
        const auto overall = [&](std::size_t done, std::size_t) {
            if (progress)
                progress(before + done, total);
        };
        auto set = render(*fonts, counts[part], part, options, overall, stop);
        if (!set)
            return fail(set.error());
        before += counts[part];
        const auto count = std::uint32_t(set->size());
        const IdxArray arrays[2] = {{{count, kSide, kSide}, std::move(set->pixels)}, {{count}, std::move(set->labels)}};
        for (std::size_t i = 0; i < 2; ++i) {
            const fs::path file = folder / kMnistNames[part * 2 + i];
            if (const auto ok = writeIdx(file, arrays[i]); !ok)
                return fail(ok.error());
            report.files.push_back(file);
            report.bytes += arrays[i].bytes.size() + 4 + 4 * arrays[i].dims.size();
        }
    }
    return report;
}

} // namespace trainyard::data
