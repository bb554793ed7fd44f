#pragma once

#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "backend/core/result.h"

namespace trainyard::localcloud {

/// Reads the YAML that cloud-config files are written in: block mappings and sequences, flow sequences and mappings,
/// plain, 'single' and "double" quoted scalars, literal (|) and folded (>) blocks with their chomping signs, comments.
/// Scalars stay text, except true, false, null and whole numbers. Anchors, tags and several documents are refused.
/// Depth and size are bounded (16 levels, 64 KiB).
/// errors  InvalidArgument, with the line
Result<nlohmann::json> parseYamlSubset(std::string_view text);

} // namespace trainyard::localcloud
