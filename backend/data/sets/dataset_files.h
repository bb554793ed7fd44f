#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/data/image_set.h"
#include "backend/storage/storage.h"

namespace trainyard::data {

enum class Format { Auto, Idx, Cifar10, Cifar100, Record };

/// "auto", "idx", "cifar10", "cifar100", "rec"
std::string_view toString(Format);
/// errors  InvalidArgument, naming the known ones
Result<Format> formatFromString(std::string_view);

/// The files of one part of a data set, in order.
struct DatasetFiles {
    Format format = Format::Auto;
    std::vector<storage::Entry> files;  ///< images of Idx; else everything
    std::vector<storage::Entry> labels; ///< [files.size()] of Idx, else empty
};

/// Choose the files of a part by their names: what belongs to the format (with Auto the one that the names and sizes
/// tell: `.rec`,
/// `-idx3-ubyte`, `.bin`), and of these the ones whose name has a word beginning with `t10k`, `test` or `val` for
/// validation, the others for training. Without a part all of them. Pure; source is for errors. errors  InvalidArgument
/// (the format cannot be told), NotFound (no training files; images without labels) return  possibly no files for
/// validation: then the source has none
Result<DatasetFiles> chooseFiles(const std::vector<storage::Entry> &entries, Format wanted, std::optional<Split> part,
                                 const std::string &source);

} // namespace trainyard::data
