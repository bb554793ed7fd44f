#include "backend/localcloud/instances/yaml.h"

#include <charconv>
#include <cstdint>
#include <string>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/yaml/yaml.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;
constexpr std::size_t kMaxBytes = 64u << 10;

Json plainScalar(const std::string &text)
{
    if (text == "true" || text == "True")
        return true;
    if (text == "false" || text == "False")
        return false;
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool canonical = text == "0" || !(text.starts_with('0') || text.starts_with("-0"));
    if (read.ec == std::errc() && read.ptr == text.data() + text.size() && canonical)
        return number;
    return text;
}

Json jsonOfYaml(const YamlNode &node)
{
    switch (node.kind) {
    case YamlNode::Kind::Null:
        break;
    case YamlNode::Kind::Plain:
        return plainScalar(node.text);
    case YamlNode::Kind::Quoted:
        return node.text;
    case YamlNode::Kind::List: {
        Json list = Json::array();
        for (const YamlNode &item : node.items)
            list.push_back(jsonOfYaml(item));
        return list;
    }
    case YamlNode::Kind::Map: {
        Json object = Json::object();
        for (std::size_t i = 0; i < node.keys.size() && i < node.items.size(); ++i)
            object[node.keys[i].text] = jsonOfYaml(node.items[i]);
        return object;
    }
    }
    return nullptr;
}

} // namespace

Result<Json> parseYaml(std::string_view text)
{
    const auto tree = readYaml(text, kMaxBytes);
    if (tree)
        return jsonOfYaml(*tree);
    const YamlError &error = tree.error();
    return fail(ErrorCode::InvalidArgument, "cloud-config",
                error.line > 0 ? fmt::format("line {}: {}", error.line, error.reason) : error.reason);
}

} // namespace trainyard::localcloud
