#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include <sys/types.h>

#include "backend/core/result.h"

namespace trainyard {

/// The whole file. errors NotFound, PermissionDenied, IoFailure, InvalidArgument (larger than maxBytes)
Result<std::string> readFile(const std::filesystem::path &, std::size_t maxBytes = 64u << 20);

/// Write beside the target, sync, rename: readers see the old or the new file, never half of one.
/// mode    of the new file; 0600 for anything secret
/// errors  DiskFull, PermissionDenied, NotFound (no such folder), IoFailure
Status writeFileAtomically(const std::filesystem::path &, std::string_view content, mode_t mode = 0644);

/// Create the folder and its parents; an existing folder is an answer, not an error.
Status ensureFolder(const std::filesystem::path &, mode_t mode = 0755);

/// `--state-dir`, else $XDG_STATE_HOME/trainyard, else ~/.local/state/trainyard.
std::filesystem::path stateFolder(const std::string &option = {});

/// An environment variable, empty when unset.
std::string environment(const char *name);

} // namespace trainyard
