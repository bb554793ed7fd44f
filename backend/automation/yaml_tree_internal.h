#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

#include "backend/automation/declarative.h"

namespace trainyard::automation {

/// A value of a YAML file, with its place. Anchors, aliases and tags are errors: no file can grow when it is read.
struct YamlNode {
    enum class Kind { Null, Plain, Quoted, List, Map };
    Kind kind = Kind::Null;
    int line = 0, column = 0;    ///< from 1
    std::string text;            ///< of Plain and Quoted
    std::vector<YamlNode> items; ///< of a list, or the values of a map
    std::vector<YamlNode> keys;  ///< of a map, one for each value

    const YamlNode *find(std::string_view key) const;
};

/// \return the value, or the first error
tl::expected<YamlNode, Finding> parseYamlTree(std::string_view text);

/// \param plainAsText  numbers, true and false without quotes are texts, too
nlohmann::ordered_json toJson(const YamlNode &, bool plainAsText = false);

} // namespace trainyard::automation
