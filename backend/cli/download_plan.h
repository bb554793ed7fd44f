#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "backend/storage/storage.h"

namespace trainyard::cli {

/// Which objects below a prefix become which files of a folder.
struct DownloadPlan {
    struct File {
        std::string uri;
        std::filesystem::path path;
    };
    struct Skipped {
        std::string uri;
        std::string why;
    };
    std::vector<File> files;
    std::vector<Skipped> skipped; ///< keys that are no file names here: the rest is fetched all the same
};

/// A key is anybody's choice. It becomes a file when each of its parts is a plain name (not empty, "." or "..", at most
/// 255 bytes, without NUL), so that it stays in the folder and no two keys share a file. Markers of folders, empty
/// objects whose key ends with '/', are left out silently.
/// prefix  the address that was listed, "s3://bucket/set/"
DownloadPlan planDownload(const std::string &prefix, const std::vector<storage::Entry> &entries,
                          const std::filesystem::path &folder);

} // namespace trainyard::cli
