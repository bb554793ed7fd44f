#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/enum_names.h"
#include "backend/data/sets/dataset.h"
#include "backend/data/sets/image_list.h"

namespace trainyard::data {

enum class ImageEncoding {
    Same, ///< a picture's file unchanged; JPEG if it is resized or comes from a set
    Jpeg,
    Png,
    Raw, ///< pixels, channels last
};
constexpr auto namesOf(ImageEncoding)
{
    return std::to_array<std::string_view>({"same", "jpeg", "png", "raw"});
}
/// Also "jpg".
/// \error InvalidArgument
Result<ImageEncoding> imageEncodingFromString(std::string_view);

struct PackOptions {
    std::filesystem::path output; ///< NAME.rec, with NAME.idx next to it; with several shards NAME-0000.rec and so on
    ImageEncoding encoding = ImageEncoding::Jpeg;
    int quality = 95; ///< of JPEG, 1 to 100
    int resize = 0;   ///< pixels of the shorter side; 0: unchanged
    int shards = 1;   ///< number of files, 1 to 9999, with about the same number of records
    int threads = 1;
};

struct PackReport {
    std::vector<std::filesystem::path> files; ///< the `.rec` files
    std::uint64_t records = 0, bytes = 0;
};

using PackProgress = std::function<void(std::size_t done, std::size_t total)>;

/// Packs the pictures of a list, whose paths are relative to `root`. Each file is written under a temporary name and
/// renamed when it is complete.
/// \error those of reading and decoding, which name the picture; InvalidArgument, DiskFull, PermissionDenied,
///     IoFailure, Cancelled
Result<PackReport> packList(const std::vector<ListEntry> &, const std::filesystem::path &root, const PackOptions &,
                            const PackProgress &, std::stop_token);
/// Packs the samples of a set; their indices become the ids.
Result<PackReport> packDataset(const Dataset &, const PackOptions &, const PackProgress &, std::stop_token);

/// Writes NAME.idx next to a local NAME.rec, from its heads.
/// \return the number of records
/// \error CorruptData, and as above
Result<std::size_t> writeRecordIndex(const std::filesystem::path &rec, int threads, std::stop_token);

} // namespace trainyard::data
