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

/// Called from the caller's thread with the number of finished images and of all images.
using DigitsProgress = std::function<void(std::size_t done, std::size_t total)>;

struct DigitsOptions {
    std::size_t train = 60000;
    std::size_t validation = 10000;
    bool colour = false;    ///< 32x32x3 on shaded backgrounds, written as CIFAR-10, instead of 28x28 written as MNIST
    double noise = 0;       ///< share of the values of a picture that become random ones: harder to learn; 0 to 1
    std::uint64_t seed = 1; ///< same seed, fonts and sizes: identical files, whatever the number of threads
    unsigned threads = 0;   ///< 0: one per processor
    std::vector<std::filesystem::path> fontFolders; ///< empty: fontFolders() of this machine
};

struct DigitsReport {
    std::vector<std::filesystem::path> files; ///< kMnistNames; or kCifar10Names and batches.meta.txt
    std::size_t fonts = 0;
    std::uint64_t bytes = 0;
};

/// Folders that are searched for fonts: only $TRAINYARD_FONTS if it is set; else fonts/ next to the folder of the
/// running program, /usr/share/fonts, /usr/local/share/fonts, ~/.local/share/fonts, ~/.fonts.
std::vector<std::filesystem::path> fontFolders();

/// Renders the first pictures of a set of `count` digits, white on black and centred by mass, or in colour, shuffled, with
/// the same number per class.
/// \param count  1 to 10,000,000
/// \param stream  separates sets drawn from one seed (training 0, validation 1)
/// \error NotFound (no usable font; the message names the folders and the package to install), InvalidArgument,
///     Cancelled
Result<ImageSet> renderFirstDigits(std::size_t first, std::size_t count, std::uint64_t stream, const DigitsOptions &,
                                   std::stop_token);

/// Renders both parts and writes them into `folder`, which is created.
/// \error as renderFirstDigits(); DiskFull, PermissionDenied, IoFailure
Result<DigitsReport> makeDigits(const std::filesystem::path &folder, const DigitsOptions &, const DigitsProgress &,
                                std::stop_token);

} // namespace trainyard::data
