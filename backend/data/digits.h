#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/data/image_set.h"

namespace trainyard::data {

/// Called from any of the rendering threads, one call at a time, with images finished and images in all.
using DigitsProgress = std::function<void(std::size_t done, std::size_t total)>;

struct DigitsOptions {
    std::size_t train = 60000;
    std::size_t validation = 10000;
    bool colour = false;    ///< 32x32x3 on shaded grounds, written as CIFAR-10, instead of 28x28 written as MNIST
    std::uint64_t seed = 1; ///< same seed, fonts and sizes: same files, bit for bit, whatever the number of threads
    unsigned threads = 0;   ///< 0: one per processor
    std::vector<std::filesystem::path> fontFolders; ///< empty: fontFolders() of this machine
};

struct DigitsReport {
    std::vector<std::filesystem::path> files; ///< kMnistNames; or kCifar10Names and batches.meta.txt
    std::size_t fonts = 0;
    std::uint64_t bytes = 0;
};

/// Where fonts are looked for: $TRAINYARD_FONTS, fonts/ beside the running program's bundle, /usr/share/fonts,
/// /usr/local/share/fonts, ~/.local/share/fonts, ~/.fonts.
std::vector<std::filesystem::path> fontFolders();

/// Render `count` digits, white on black and centred by mass, or in colour, in equal numbers per class and shuffled.
/// stream  separates sets drawn from one seed (training 0, validation 1)
/// errors  NotFound (no usable font; the sentence names the folders and the package to install), InvalidArgument,
/// Cancelled
Result<ImageSet> renderDigits(std::size_t count, std::uint64_t stream, const DigitsOptions &, const DigitsProgress &,
                              std::stop_token);

/// Render both parts and write them into `folder`, which is created.
/// errors  as renderDigits; DiskFull, PermissionDenied, IoFailure
Result<DigitsReport> makeDigits(const std::filesystem::path &folder, const DigitsOptions &, const DigitsProgress &,
                                std::stop_token);

} // namespace trainyard::data
