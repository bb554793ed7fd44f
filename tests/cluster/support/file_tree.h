#pragma once

#include <filesystem>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "backend/core/system/files.h"

namespace trainyard::cluster {

/// The tree below `root` except for the folder `without`: path to mode and content.
inline std::map<std::string, std::string> treeAround(const std::filesystem::path &root,
                                                     const std::filesystem::path &without)
{
    namespace fs = std::filesystem;
    std::map<std::string, std::string> tree;
    for (auto at = fs::recursive_directory_iterator(root); at != fs::recursive_directory_iterator(); ++at) {
        if (at->path() == without) {
            at.disable_recursion_pending();
            continue;
        }
        const auto status = at->symlink_status();
        std::string what = std::to_string(int(status.permissions()));
        if (fs::is_regular_file(status))
            what += " " + readFile(at->path()).value_or("unreadable");
        tree[at->path().string()] = what;
    }
    return tree;
}

/// Creates files that a path traversal out of the state folder would reach in a home folder.
inline void fillHome(const std::filesystem::path &home)
{
    for (const char *folder : {".ssh", "victim/.ssh", "victim"}) {
        std::filesystem::create_directories(home / folder / "boot" / "deep");
        EXPECT_TRUE(writeFileAtomically(home / folder / "id_ed25519", "precious"));
        EXPECT_TRUE(writeFileAtomically(home / folder / "boot" / "deep" / "file", "precious"));
    }
}

} // namespace trainyard::cluster
