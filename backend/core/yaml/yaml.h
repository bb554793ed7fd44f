#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace trainyard {

inline constexpr std::size_t kMostYamlDepth = 16;

/// A value of a YAML file, with its place. Anchors, aliases and tags are errors: no file can grow when it is read.
struct YamlNode {
    enum class Kind { Null, Plain, Quoted, List, Map };
    Kind kind = Kind::Null;
    int line = 0, column = 0;    ///< from 1
    std::string text;            ///< of Plain and Quoted
    std::vector<YamlNode> items; ///< of a list, or the values of a map
    std::vector<YamlNode> keys;  ///< of a map, one for each value: texts, all different

    const YamlNode *find(std::string_view key) const;
};

struct YamlError {
    int line = 0, column = 0; ///< from 1; 0: of the complete text
    std::string reason;
};

/// Parses one document without anchors, aliases, tags, repeated keys, keys that are not text, and control characters, of
/// at most kMostYamlDepth levels.
/// \return the value (Null of an empty text), or the first error
tl::expected<YamlNode, YamlError> readYaml(std::string_view text, std::size_t mostBytes);

} // namespace trainyard
