#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::data {

/// One line of a `.lst` file: INDEX, TAB, LABEL (several, separated by tabs), TAB, PATH relative to some folder.
struct ListEntry {
    std::uint64_t id = 0;
    std::vector<float> labels; ///< at least one
    std::string path;
    bool operator==(const ListEntry &) const = default;
};

std::string imageListText(const std::vector<ListEntry> &);
/// \error CorruptData, naming the line (too few fields, not a number, a path that leads out of the folder)
Result<std::vector<ListEntry>> parseImageList(std::string_view text, const std::string &name);

struct ImageList {
    std::vector<ListEntry> entries;
    std::vector<std::string> classes; ///< names of the folders, in the order of their labels
};

/// Lists the pictures (.jpg, .jpeg, .png) of a folder whose subfolders are the classes, in order of their names: labels
/// and ids start at 0.
/// \param shuffle  draws the order from seed instead of sorting by name
/// \error NotFound (no folder, no pictures), PermissionDenied
Result<ImageList> listImages(const std::filesystem::path &folder, bool shuffle, std::uint64_t seed);

} // namespace trainyard::data
