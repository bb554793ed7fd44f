#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "backend/storage/storage.h"

namespace trainyard::storage {

/// Maps the objects below a prefix to files of a folder.
struct DownloadPlan {
    struct File {
        std::string uri;
        std::filesystem::path path;
        std::uint64_t size = 0;
    };
    struct Skipped {
        std::string uri;
        std::string why;
    };
    std::vector<File> files;
    std::vector<Skipped> skipped; ///< keys that are not valid file names here; the others are downloaded
};

/// Keys are untrusted. A key becomes a file when each of its parts is a plain name (not empty, "." or "..", at most 255
/// bytes, without NUL): files stay in the folder, and no two keys share a file. Markers of folders, empty objects whose
/// key ends with '/', are omitted silently.
/// \param prefix  the address that was listed, "s3://bucket/set/"
DownloadPlan planDownload(const std::string &prefix, const std::vector<Entry> &entries,
                          const std::filesystem::path &folder);

} // namespace trainyard::storage
