#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

#include "backend/core/enum_names.h"
#include "backend/core/result.h"

namespace trainyard::localcloud {

/// A folder whose content an instance may change at any time, even during a write by the local cloud. Names are
/// relative to it. No call follows a link below the folder, so none reaches a file outside. An obstacle in the place of
/// a folder or file (a link, a pipe, a file where a folder should be) is replaced, except a folder where a file should
/// be.
class ConfinedFolder {
public:
    enum class Resolution {
        Kernel,     ///< openat2; falls back to ByComponent on kernels before 5.6 and in sandboxes that forbid it
        ByComponent ///< one openat with O_NOFOLLOW per component of the name
    };

    /// \param path  must exist; links in the path itself are followed, because it is trusted
    /// \error NotFound, PermissionDenied, IoFailure
    static Result<ConfinedFolder> open(const std::filesystem::path &path, Resolution = Resolution::Kernel);
    ConfinedFolder(ConfinedFolder &&) noexcept;
    ConfinedFolder &operator=(ConfinedFolder &&) = delete;
    ~ConfinedFolder();

    /// Creates the folder and its parents; sets the mode also of an existing folder.
    Status makeFolder(const std::filesystem::path &name, mode_t mode) const;
    /// Writes a temporary file and renames it onto the target; does not sync.
    /// \error NotFound (no such folder), DiskFull, PermissionDenied, IoFailure (also: a folder has this name)
    Status writeFile(const std::filesystem::path &name, std::string_view content, mode_t mode) const;
    /// \error NotFound, InvalidArgument (larger than maxBytes), IoFailure (also: a link, a pipe, a device)
    Result<std::string> readFile(const std::filesystem::path &name, std::size_t maxBytes) const;
    /// Removes a file or a link; a missing one is a success.
    Status remove(const std::filesystem::path &name) const;
    /// Names in a folder, at most 1000, in any order; empty for anything else.
    std::vector<std::string> list(const std::filesystem::path &name) const;
    /// True for a regular file or a folder, false for a link.
    bool has(const std::filesystem::path &name) const;

private:
    ConfinedFolder(int descriptor, std::filesystem::path path, Resolution resolution);
    int openBelow(const std::filesystem::path &name, int flags) const;
    Error failure(int errorNumber, const std::filesystem::path &name, const char *doing) const;

    int m_descriptor;
    std::filesystem::path m_path; ///< only for messages
    Resolution m_resolution;
};

constexpr auto namesOf(ConfinedFolder::Resolution)
{
    return std::to_array<std::string_view>({"kernel", "by component"});
}
using trainyard::toString;

} // namespace trainyard::localcloud
