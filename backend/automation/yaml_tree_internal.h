#pragma once

#include <string_view>

#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

#include "backend/automation/declarative.h"
#include "backend/core/yaml/yaml.h"

namespace trainyard::automation {

/// Parses a file of the user, also JSON that is no YAML: indented by tabs, or with characters as two escapes.
/// \return the value, or the first error
tl::expected<YamlNode, Finding> parseYamlTree(std::string_view text);

/// \param plainAsText  numbers, true and false without quotes are texts, too
nlohmann::ordered_json toJson(const YamlNode &, bool plainAsText = false);

} // namespace trainyard::automation
