#pragma once

#include <filesystem>

#include "backend/core/result.h"

namespace trainyard {

/// Prepares a folder for secrets: creates it with its parents (0700) where it does not exist. An existing folder must
/// belong to this user (root may use any user's) and must not be writable by all; write access of its group is ended.
/// \error PermissionDenied, and those of ensureFolder
Status ensurePrivateFolder(const std::filesystem::path &);

} // namespace trainyard
