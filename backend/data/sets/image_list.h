#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::data {

/// One line of a `.lst` file: INDEX, TAB, LABEL (several, with tabs between them), TAB, PATH below some folder.
struct ListEntry {
    std::uint64_t id = 0;
    std::vector<float> labels; ///< at least one
    std::string path;
    bool operator==(const ListEntry &) const = default;
};

std::string imageListText(const std::vector<ListEntry> &);
/// errors  CorruptData, naming the line (too few fields, no number, a path that leads out of the folder)
Result<std::vector<ListEntry>> parseImageList(std::string_view text, const std::string &name);

struct ImageList {
    std::vector<ListEntry> entries;
    std::vector<std::string> classes; ///< names of the folders, in the order of their labels
};

/// The pictures (.jpg, .jpeg, .png) of a folder whose folders are the classes, numbered by name: labels and ids from 0.
/// shuffle  in an order drawn from seed instead of by name
/// errors   NotFound (no folder, no pictures), PermissionDenied
Result<ImageList> listImages(const std::filesystem::path &folder, bool shuffle, std::uint64_t seed);

} // namespace trainyard::data
