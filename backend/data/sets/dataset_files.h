#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/enum_names.h"
#include "backend/data/image_set.h"
#include "backend/storage/storage.h"

namespace trainyard::data {

enum class Format { Auto, Idx, Cifar10, Cifar100, Record };
constexpr auto namesOf(Format)
{
    return std::to_array<std::string_view>({"auto", "idx", "cifar10", "cifar100", "rec"});
}
using trainyard::toString;
/// \error InvalidArgument, naming the known formats
Result<Format> formatFromString(std::string_view);

/// The files of one part of a data set, in order.
struct DatasetFiles {
    Format format = Format::Auto;
    std::vector<storage::Entry> files;  ///< the images of Idx; else all files
    std::vector<storage::Entry> labels; ///< [files.size()] of Idx, else empty
};

/// Chooses the files of a part by their names. Files of the format are taken (with Auto, the format is derived from
/// names and sizes: `.rec`, `-idx3-ubyte`, `.bin`); if no name fits an explicit format other than Idx, all files are.
/// Of these, the files whose name has a word beginning with `t10k`, `test` or `val` are for validation, the others for
/// training. Without a part all of them are chosen. Does no I/O.
/// \param source  for errors
/// \return possibly no files for validation: then the source has none
/// \error InvalidArgument (the format cannot be derived), NotFound (no files to train on, no files at all, images
///     without labels or labels without images)
Result<DatasetFiles> chooseFiles(const std::vector<storage::Entry> &entries, Format wanted, std::optional<Split> part,
                                 const std::string &source);

} // namespace trainyard::data
