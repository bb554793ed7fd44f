#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

/// Unpacks archives of the Internet: tar (plain, gzip, bzip2, xz, zstd), zip, and single compressed files.
namespace trainyard::data {

struct UnpackLimits {
    std::uint64_t bytes = 500ull << 30; ///< of all files
    std::size_t files = 2'000'000;      ///< and folders
    /// Content in relation to the archive; a larger one is a bomb. Small archives may always hold `freeBytes`.
    std::uint64_t ratio = 200, freeBytes = 256ull << 20;
};

struct UnpackResult {
    std::vector<std::string> files; ///< below the folder, in the order of the archive
    std::uint64_t bytes = 0;
};

/// Empty, or the reason why an archive must not have a file of that name: absolute, "..", no name, too long.
std::string archiveNameProblem(std::string_view name);

/// Unpacks an archive into a folder, which is created. The archive is hostile until proven otherwise: only regular
/// files and folders are accepted, each below the folder; links, devices, names that leave the folder, a name that
/// occurs twice, and archives beyond the limits are refused. Everything is unpacked beside its place and moved there at
/// the end: after an error the folder is as before.
/// \param progress  bytes written so far; may be empty
/// \error InvalidArgument (a forbidden entry; the detail names it), CorruptData (no archive, damaged, encrypted),
///     AlreadyExists (the folder has something of that name), DiskFull, Cancelled
Result<UnpackResult> unpack(const std::filesystem::path &archive, const std::filesystem::path &folder,
                            const UnpackLimits &, const std::function<void(std::uint64_t)> &progress,
                            const CallContext &);

} // namespace trainyard::data
