#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/data/sets/dataset.h"
#include "backend/data/sets/image_list.h"

namespace trainyard::data {

enum class ImageEncoding {
    Same, ///< a picture's file as it is; JPEG for pictures that come from a set
    Jpeg,
    Png,
    Raw, ///< pixels, channels last
};
/// "same", "jpeg", "png", "raw". errors InvalidArgument
Result<ImageEncoding> imageEncodingFromString(std::string_view);

struct PackOptions {
    std::filesystem::path output; ///< NAME.rec, with NAME.idx beside it; with more shards NAME-0000.rec and so on
    ImageEncoding encoding = ImageEncoding::Jpeg;
    int quality = 95; ///< of JPEG, 1 to 100
    int resize = 0;   ///< pixels of the shorter side; 0: as they are
    int shards = 1;   ///< files of about the same number of records, 1 to 9999
    int threads = 1;
};

struct PackReport {
    std::vector<std::filesystem::path> files; ///< the `.rec` files
    std::uint64_t records = 0, bytes = 0;
};

using PackProgress = std::function<void(std::size_t done, std::size_t total)>;

/// Pack the pictures of a list, whose paths are below `root`. Each file is written beside its place and moved there at
/// its end. errors  those of reading and decoding, which name the picture; InvalidArgument, DiskFull, PermissionDenied,
/// IoFailure, Cancelled
Result<PackReport> packList(const std::vector<ListEntry> &, const std::filesystem::path &root, const PackOptions &,
                            const PackProgress &, std::stop_token);
/// Pack the samples of a set; their numbers become the ids.
Result<PackReport> packDataset(const Dataset &, const PackOptions &, const PackProgress &, std::stop_token);

/// Write NAME.idx beside a local NAME.rec, from its heads. Returns the number of records. errors CorruptData, and as
/// above
Result<std::size_t> writeRecordIndex(const std::filesystem::path &rec, int threads, std::stop_token);

} // namespace trainyard::data
