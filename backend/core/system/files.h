#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>

#include <sys/types.h>

#include "backend/core/result.h"

namespace trainyard {

/// Reads a complete file.
/// \error NotFound, PermissionDenied, IoFailure, InvalidArgument (larger than maxBytes)
Result<std::string> readFile(const std::filesystem::path &, std::size_t maxBytes = 64u << 20);

/// Writes a file beside the target, syncs it and renames it: readers see the old or the new file, never a part of one.
/// \param mode  of the new file, whatever the umask; 0600 for secrets
/// \param stop  of a large file: read after each piece, which is synced
/// \error DiskFull, PermissionDenied, NotFound (no such folder), IoFailure, Cancelled
Status writeFileAtomically(const std::filesystem::path &, std::string_view content, mode_t mode = 0644,
                           std::stop_token stop = {});

/// Creates the folder and its parents. An existing folder is not an error.
Status ensureFolder(const std::filesystem::path &, mode_t mode = 0755);

/// Returns the value of `--state-dir` (`option`), else $XDG_STATE_HOME/trainyard, else ~/.local/state/trainyard, else
/// /tmp/trainyard-UID for a user without a home folder.
std::filesystem::path stateFolder(const std::string &option = {});

/// Returns the value of an environment variable, empty when it is unset.
std::string environment(const char *name);

} // namespace trainyard
