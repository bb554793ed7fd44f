#pragma once

#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "backend/core/result.h"

namespace trainyard::localcloud {

/// Parses the subset of YAML that cloud-config files use: block mappings and sequences, flow sequences and mappings,
/// plain, 'single' and "double" quoted scalars, literal (|) and folded (>) blocks with their chomping indicators,
/// comments. Scalars remain text, except true, false, null and integers. Anchors, tags and multiple documents are
/// rejected. Depth and size are limited (16 levels, 64 KiB).
/// \error InvalidArgument, with the line
Result<nlohmann::json> parseYamlSubset(std::string_view text);

} // namespace trainyard::localcloud
