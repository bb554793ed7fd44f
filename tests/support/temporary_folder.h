#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

namespace trainyard {

/// A new folder for one test, removed at its end.
struct TemporaryFolder {
    TemporaryFolder()
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "trainyard-data-XXXXXX").string();
        path = ::mkdtemp(pattern.data());
    }
    ~TemporaryFolder() { std::filesystem::remove_all(path); }
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;
    std::filesystem::path path;
};

} // namespace trainyard
