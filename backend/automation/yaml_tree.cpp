#include "backend/automation/yaml_tree_internal.h"

#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

#include "backend/core/try.h"

namespace trainyard::automation {

namespace {

/// A value without quotes, by the core schema of YAML 1.2. Numbers with leading zeros are texts.
nlohmann::ordered_json plainValue(const std::string &text)
{
    if (text == "true" || text == "True" || text == "TRUE")
        return true;
    if (text == "false" || text == "False" || text == "FALSE")
        return false;
    const char *const end = text.data() + text.size();
    const std::string_view digits = std::string_view(text).substr(text.starts_with('-') ? 1 : 0);
    if (digits.empty() || !((digits.front() >= '0' && digits.front() <= '9') || digits.front() == '.') ||
        (digits.size() > 1 && digits.front() == '0' && digits[1] >= '0' && digits[1] <= '9'))
        return text;
    std::int64_t whole = 0;
    if (const auto read = std::from_chars(text.data(), end, whole); read.ec == std::errc() && read.ptr == end)
        return whole;
    std::uint64_t large = 0;
    if (const auto read = std::from_chars(text.data(), end, large); read.ec == std::errc() && read.ptr == end)
        return large;
    double real = 0;
    if (const auto read = std::from_chars(text.data(), end, real);
        read.ec == std::errc() && read.ptr == end && std::isfinite(real))
        return real;
    return text;
}

/// JSON that YAML does not read: indented by tabs, or with characters as two escapes. Its values have no places.
YamlNode nodeOfJson(const nlohmann::ordered_json &json)
{
    YamlNode node;
    if (json.is_object()) {
        node.kind = YamlNode::Kind::Map;
        for (const auto &[name, value] : json.items()) {
            node.keys.emplace_back().kind = YamlNode::Kind::Quoted;
            node.keys.back().text = name;
            node.items.push_back(nodeOfJson(value));
        }
    } else if (json.is_array()) {
        node.kind = YamlNode::Kind::List;
        for (const auto &item : json)
            node.items.push_back(nodeOfJson(item));
    } else if (!json.is_null()) {
        node.kind = json.is_string() ? YamlNode::Kind::Quoted : YamlNode::Kind::Plain;
        node.text = json.is_string() ? json.get<std::string>() : json.dump();
    }
    return node;
}

/// The depth of JSON, by its brackets outside of texts.
bool isShallow(std::string_view text)
{
    std::size_t depth = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (quoted && text[at] == '\\')
            ++at;
        else if (text[at] == '"')
            quoted = !quoted;
        else if (!quoted && (text[at] == '{' || text[at] == '['))
            ++depth;
        else if (!quoted && depth > 0 && (text[at] == '}' || text[at] == ']'))
            --depth;
        if (depth > kMostYamlDepth)
            return false;
    }
    return true;
}

std::optional<YamlNode> treeOfJson(std::string_view text)
{
    if (text.find('\t') == std::string_view::npos && text.find("\\u") == std::string_view::npos)
        return {};
    if (!isShallow(text))
        return {};
    const auto json = nlohmann::ordered_json::parse(text, nullptr, false);
    return json.is_object() ? std::optional(nodeOfJson(json)) : std::nullopt;
}

} // namespace

tl::expected<YamlNode, Finding> parseYamlTree(std::string_view text)
{
    auto tree = readYaml(text, DeclarativeFile::kLargest);
    if (tree)
        return std::move(*tree);
    const YamlError &error = tree.error();
    if (error.line > 0 && error.column > 0) { // no error of the complete text or of its characters
        if (auto found = treeOfJson(text))
            return std::move(*found);
    }
    return tl::unexpected(Finding{error.line, error.column, {}, error.reason});
}

nlohmann::ordered_json toJson(const YamlNode &node, bool plainAsText)
{
    switch (node.kind) {
    case YamlNode::Kind::Null:
        return nullptr;
    case YamlNode::Kind::Plain:
        return plainAsText ? nlohmann::ordered_json(node.text) : plainValue(node.text);
    case YamlNode::Kind::Quoted:
        return node.text;
    case YamlNode::Kind::List: {
        auto list = nlohmann::ordered_json::array();
        for (const YamlNode &item : node.items)
            list.push_back(toJson(item, plainAsText));
        return list;
    }
    case YamlNode::Kind::Map: {
        auto object = nlohmann::ordered_json::object();
        for (std::size_t i = 0; i < node.keys.size() && i < node.items.size(); ++i)
            object[node.keys[i].text] = toJson(node.items[i], plainAsText);
        return object;
    }
    }
    return nullptr;
}

Result<std::string> jsonOfYaml(std::string_view text, const std::string &file)
{
    const auto tree = parseYamlTree(text);
    if (!tree) {
        TY_TRY(asStatus({tree.error()}, file));
    }
    return toJson(*tree).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace trainyard::automation
