#include "backend/data/digits.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <span>
#include <thread>

#include <fmt/format.h>

#include "backend/core/async/task_pool.h"
#include "backend/core/system/files.h"
#include "backend/core/system/platform.h"
#include "backend/core/try.h"
#include "backend/data/cifar.h"
#include "backend/data/digit_painter_internal.h"
#include "backend/data/idx.h"
#include "backend/data/random.h"

namespace trainyard::data {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostDigits = 10'000'000;
constexpr std::size_t kPortion = 256; // images between two checks of the stop token

std::vector<std::int32_t> shuffledLabels(std::size_t count, std::uint64_t seed)
{
    std::vector<std::int32_t> labels(count);
    for (std::size_t i = 0; i < count; ++i)
        labels[i] = std::int32_t(i % 10);
    Random r(seed);
    for (std::size_t i = count; i > 1; --i)
        std::swap(labels[i - 1], labels[r.below(i)]);
    return labels;
}

void addNoise(std::span<std::uint8_t> pixels, double share, std::uint64_t seed)
{
    Random random(~seed); // unrelated to the numbers that the painter draws
    for (std::uint8_t &pixel : pixels) {
        if (random.uniform(0, 1) < share)
            pixel = std::uint8_t(random.below(256));
    }
}

/// Renders the first pictures of a set of so many.
Result<ImageSet> render(const std::vector<DigitFont> &fonts, std::size_t all, std::size_t count, std::uint64_t stream,
                        const DigitsOptions &options, const DigitsProgress &progress, std::stop_token stop)
{
    const ImageShape shape = options.colour ? kColourDigit : kGreyDigit;
    ImageSet set{shape, 10, std::vector<std::uint8_t>(count * shape.size()),
                 shuffledLabels(all, mixedSeed(options.seed, stream, ~0ULL))};
    set.labels.resize(count);
    const auto paint = options.colour ? &DigitPainter::colour : &DigitPainter::grey;
    std::atomic<std::size_t> next{0}, done{0};
    std::size_t reported = 0;
    const auto work = [&](std::size_t thread) {
        DigitPainter painter(fonts);
        for (std::size_t from; !stop.stop_requested() && (from = next.fetch_add(kPortion)) < count;) {
            const std::size_t to = std::min(from + kPortion, count);
            for (std::size_t i = from; i < to; ++i) {
                const std::uint64_t seed = mixedSeed(options.seed, stream, i);
                const std::span picture = std::span(set.pixels).subspan(i * shape.size(), shape.size());
                (painter.*paint)(set.labels[i], seed, picture.data());
                if (options.noise > 0)
                    addNoise(picture, options.noise, seed);
            }
            done += to - from;
            if (thread == 0 && progress) // by one thread alone: a slow terminal keeps no other waiting
                progress(reported = done, count);
        }
    };
    const unsigned wanted = options.threads ? options.threads : std::max(std::thread::hardware_concurrency(), 1U);
    onThreads(std::min<std::size_t>(wanted, count / kPortion + 1), work);
    if (progress && done > reported)
        progress(done, count);
    if (done < count)
        return fail(ErrorCode::Cancelled, "make-digits",
                    fmt::format("stopped after {} of {} digits", done.load(), count));
    return set;
}

Status checked(std::size_t count)
{
    if (count < 1 || count > kMostDigits)
        return fail(ErrorCode::InvalidArgument, "make-digits",
                    fmt::format("between 1 and {} digits can be made, not {}", kMostDigits, count));
    return {};
}

} // namespace

std::vector<fs::path> fontFolders()
{
    if (const std::string own = environment("TRAINYARD_FONTS"); !own.empty())
        return {own};
    std::vector<fs::path> folders;
    if (const fs::path program = platform::programPath(); !program.empty())
        folders.push_back(program.parent_path().parent_path() / "fonts");
    folders.insert(folders.end(), {"/usr/share/fonts", "/usr/local/share/fonts"});
    if (const std::string home = environment("HOME"); !home.empty())
        folders.insert(folders.end(), {fs::path(home) / ".local/share/fonts", fs::path(home) / ".fonts"});
    return folders;
}

Result<ImageSet> renderFirstDigits(std::size_t first, std::size_t count, std::uint64_t stream,
                                   const DigitsOptions &options, std::stop_token stop)
{
    TY_TRY(checked(count));
    TY_TRY(checked(first));
    TY_ASSIGN(const auto fonts, loadDigitFonts(options.fontFolders.empty() ? fontFolders() : options.fontFolders));
    return render(fonts, count, std::min(first, count), stream, options, {}, stop);
}

Result<DigitsReport> makeDigits(const fs::path &folder, const DigitsOptions &options, const DigitsProgress &progress,
                                std::stop_token stop)
{
    const std::size_t counts[2] = {options.train, options.validation}, total = options.train + options.validation;
    for (const std::size_t count : counts)
        TY_TRY(checked(count));
    TY_ASSIGN(const auto fonts, loadDigitFonts(options.fontFolders.empty() ? fontFolders() : options.fontFolders));
    TY_TRY(ensureFolder(folder));
    DigitsReport report;
    report.fonts = fonts.size();
    std::size_t before = 0;
    for (std::size_t part = 0; part < 2; ++part) {
        const auto overall = [&](std::size_t done, std::size_t) {
            if (progress)
                progress(before + done, total);
        };
        TY_ASSIGN(auto set, render(fonts, counts[part], counts[part], part, options, overall, stop));
        before += counts[part];
        const Split which = part == 0 ? Split::Train : Split::Validation;
        TY_ASSIGN(auto files, options.colour ? writeCifar10(folder, which, set) : writeMnist(folder, which, set));
        report.files.insert(report.files.end(), files.begin(), files.end());
    }
    if (options.colour) {
        const fs::path names = folder / "batches.meta.txt";
        TY_TRY(writeFileAtomically(names, "0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n"));
        report.files.push_back(names);
    }
    std::error_code ignored;
    for (const fs::path &file : report.files)
        report.bytes += fs::file_size(file, ignored);
    return report;
}

} // namespace trainyard::data
