#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "backend/core/time/deadline.h"

/// The user's own code on its way to the machines: a folder of this computer as one archive.
namespace trainyard::training {

inline constexpr std::uint64_t kLargestCode = 512u << 20; ///< unpacked
inline constexpr std::size_t kMostCodeFiles = 100'000;
inline constexpr const char *kCodeIgnoreFile = ".trainyardignore"; ///< in the folder: patterns as of gitignore

/// What of a folder would be sent.
struct CodePreview {
    struct File {
        std::string name; ///< relative to the folder, with '/'
        std::uint64_t bytes = 0;
        bool executable = false;
        std::string link; ///< of a symbolic link: its target
    };
    std::vector<File> files; ///< sorted by name
    std::uint64_t bytes = 0;
    std::vector<std::pair<std::string, std::string>> left; ///< what stays here, with the reason: folders as a whole
    std::vector<std::string> secrets; ///< names among `left` that stay here because they may be secrets
    std::vector<Sentence> warnings;   ///< without a full stop: a script with Windows line ends, an unreadable file
};

/// An archive (tar, gzip) of a folder. Equal content gives equal bytes, so that machines that have it need no copy.
struct PackedCode {
    std::filesystem::path archive;
    std::string sha256;
    std::uint64_t bytes = 0, packed = 0; ///< of the files, and of the archive
    std::vector<std::string> files;
    std::vector<std::pair<std::string, std::string>> left;
    std::vector<std::string> secrets;
};

/// The patterns that are left out by default: version control, caches, virtual environments.
const std::vector<std::string> &usualCodeExcludes();
/// Likewise: private keys, credentials, files of variables. A config.ini with keys of AWS stays here, too.
const std::vector<std::string> &secretCodeExcludes();

/// Lists what packCode() would send. Files that match usualCodeExcludes(), secretCodeExcludes(), the folder's
/// .trainyardignore or `excludes` stay here. The last pattern that matches decides, by the rules of gitignore: "/data" is at
/// the root of the folder, "data/" a folder, "!.env" is sent.
/// \error NotFound (no such folder), InvalidArgument (more than kLargestCode or kMostCodeFiles: the detail names the
///     largest entries; a link that leaves the folder, a device, a name that no machine can store), Cancelled
Result<CodePreview> previewCode(const std::filesystem::path &folder, const std::vector<std::string> &excludes,
                                const CallContext &);
/// Packs the folder into `target`, which is replaced at once when it is complete.
/// \error those of previewCode(), of reading and writing; Conflict (a file changed its length meanwhile)
Result<PackedCode> packCode(const std::filesystem::path &folder, const std::vector<std::string> &excludes,
                            const std::filesystem::path &target, const CallContext &);

} // namespace trainyard::training
