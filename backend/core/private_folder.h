#pragma once

#include <filesystem>

#include "backend/core/result.h"

namespace trainyard {

/// A folder with secrets of ours, made with its parents where it is not there (0700). One that is there must be ours,
/// and nobody else's to write into; root may use everybody's. errors  PermissionDenied, and those of ensureFolder
Status ensurePrivateFolder(const std::filesystem::path &);

} // namespace trainyard
