#pragma once

#include <filesystem>
#include <system_error>
#include <utility>

namespace trainyard {

/// A folder that is removed with its contents.
class ScratchFolder {
public:
    explicit ScratchFolder(std::filesystem::path path)
        : m_path(std::move(path))
    {
    }
    ~ScratchFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    ScratchFolder(const ScratchFolder &) = delete;
    ScratchFolder &operator=(const ScratchFolder &) = delete;
    const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace trainyard
