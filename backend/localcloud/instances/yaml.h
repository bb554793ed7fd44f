#pragma once

#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "backend/core/result.h"

namespace trainyard::localcloud {

/// Parses one YAML document, as cloud-config files are. Scalars remain text, except null and plain true, false and
/// integers; a number with a leading zero or plus remains text, too, as file modes and "+480" must not change. Anchors,
/// aliases, tags, repeated keys, keys that are not text and control characters are rejected. Depth and size are limited
/// (16 levels, 64 KiB).
/// \error InvalidArgument, with the line
Result<nlohmann::json> parseYaml(std::string_view text);

} // namespace trainyard::localcloud
