#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include <sys/types.h>

#include "backend/core/result.h"

namespace trainyard::localcloud {

/// A folder in which an instance may change anything at any time, also while we write there. Names are relative to it;
/// none of the calls follows a link that lies below it, so they reach no file outside. What stands in the way of a
/// folder or of a file (a link, a pipe, a file where a folder should be) is replaced, except a folder where a file
/// should be.
class ConfinedFolder {
public:
    enum class Resolution {
        Kernel,     ///< openat2; kernels before 5.6, and sandboxes that forbid it, fall back to ByComponent
        ByComponent ///< one openat with O_NOFOLLOW for each part of the name
    };

    /// path    must exist; links in the path itself are followed: it is ours
    /// errors  NotFound, PermissionDenied, IoFailure
    static Result<ConfinedFolder> open(const std::filesystem::path &path, Resolution = Resolution::Kernel);
    ConfinedFolder(ConfinedFolder &&) noexcept;
    ConfinedFolder &operator=(ConfinedFolder &&) = delete;
    ~ConfinedFolder();

    /// Make the folder and its parents; its mode is set also where it exists.
    Status makeFolder(const std::filesystem::path &name, mode_t mode) const;
    /// Written beside the target and renamed onto it, not synced.
    /// errors  NotFound (no such folder), DiskFull, PermissionDenied, IoFailure (also: a folder has this name)
    Status writeFile(const std::filesystem::path &name, std::string_view content, mode_t mode) const;
    /// errors  NotFound, InvalidArgument (larger than maxBytes), IoFailure (also: a link, a pipe, a device)
    Result<std::string> readFile(const std::filesystem::path &name, std::size_t maxBytes) const;
    /// Remove a file or a link; none there is success.
    Status remove(const std::filesystem::path &name) const;
    /// True for a regular file or a folder; a link counts as nothing.
    bool has(const std::filesystem::path &name) const;

private:
    ConfinedFolder(int descriptor, std::filesystem::path path, Resolution resolution);
    int openBelow(const std::filesystem::path &name, int flags) const;
    Error failure(int errorNumber, const std::filesystem::path &name, const char *doing) const;

    int m_descriptor;
    std::filesystem::path m_path; ///< for messages only
    Resolution m_resolution;
};

} // namespace trainyard::localcloud
