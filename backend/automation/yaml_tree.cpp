#include "backend/automation/yaml_tree_internal.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <sstream>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include "backend/core/try.h"

namespace trainyard::automation {

namespace {

constexpr std::size_t kMostDepth = 16;
constexpr std::size_t kMostNodes = 20'000;

/// Builds the tree while the parser reports its parts. An exception of a handler ends the parser, which recurses once per
/// level: the limit of depth bounds its stack, too.
class TreeBuilder final : public YAML::EventHandler {
public:
    YamlNode take() { return std::move(m_root); }

private:
    [[noreturn]] static void refuse(const YAML::Mark &mark, const std::string &reason)
    {
        throw YAML::ParserException(mark, reason);
    }
    static YamlNode nodeOf(YamlNode::Kind kind, const YAML::Mark &mark)
    {
        YamlNode node;
        node.kind = kind;
        node.line = mark.line + 1;
        node.column = mark.column + 1;
        return node;
    }
    void check(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor)
    {
        // "?" and "!" stand for no tag: of a value whose type depends on its text, and of quoted text.
        if (anchor != YAML::NullAnchor || (tag != "?" && tag != "!"))
            refuse(mark, "anchors, aliases and tags are not supported");
        if (++m_nodes > kMostNodes)
            refuse(mark, "the file has too many values");
    }
    bool expectsKey() const
    {
        return !m_open.empty() && m_open.back().kind == YamlNode::Kind::Map &&
               m_open.back().keys.size() == m_open.back().items.size();
    }
    void add(YamlNode node)
    {
        if (m_open.empty())
            m_root = std::move(node);
        else
            m_open.back().items.push_back(std::move(node));
    }
    void begin(YamlNode::Kind kind, const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor)
    {
        check(mark, tag, anchor);
        if (expectsKey())
            refuse(mark, "a name must be text");
        if (m_open.size() == kMostDepth)
            refuse(mark, "it is nested too deeply");
        m_open.push_back(nodeOf(kind, mark));
    }
    void end()
    {
        YamlNode node = std::move(m_open.back());
        m_open.pop_back();
        add(std::move(node));
    }

    void OnDocumentStart(const YAML::Mark &mark) override
    {
        if (m_hasDocument)
            refuse(mark, "a second document begins; a file has one");
        m_hasDocument = true;
    }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        check(mark, "?", anchor);
        if (expectsKey())
            refuse(mark, "a name must be text");
        add(nodeOf(YamlNode::Kind::Null, mark));
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t) override
    {
        refuse(mark, "anchors, aliases and tags are not supported");
    }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        check(mark, tag, anchor);
        YamlNode node = nodeOf(tag == "?" ? YamlNode::Kind::Plain : YamlNode::Kind::Quoted, mark);
        node.text = value;
        if (!expectsKey())
            return add(std::move(node));
        if (std::ranges::find(m_open.back().keys, value, &YamlNode::text) != m_open.back().keys.end())
            refuse(mark, "\"" + value.substr(0, 64) + "\" is here twice");
        m_open.back().keys.push_back(std::move(node));
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override
    {
        begin(YamlNode::Kind::List, mark, tag, anchor);
    }
    void OnSequenceEnd() override { end(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override
    {
        begin(YamlNode::Kind::Map, mark, tag, anchor);
    }
    void OnMapEnd() override { end(); }

    YamlNode m_root;
    std::vector<YamlNode> m_open;
    std::size_t m_nodes = 0;
    bool m_hasDocument = false;
};

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
        if (depth > kMostDepth)
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

const YamlNode *YamlNode::find(std::string_view key) const
{
    for (std::size_t i = 0; kind == Kind::Map && i < keys.size() && i < items.size(); ++i) {
        if (keys[i].text == key)
            return &items[i];
    }
    return nullptr;
}

tl::expected<YamlNode, Finding> parseYamlTree(std::string_view text)
{
    if (text.size() > DeclarativeFile::kLargest)
        return tl::unexpected(Finding{0, 0, {}, "the file is larger than 256 KiB"});
    // YAML excludes them, and the parser takes U+0004 for the end of its input.
    const auto control = std::ranges::find_if(
        text, [](unsigned char c) { return (c < ' ' && c != '\t' && c != '\n' && c != '\r') || c == 0x7f; });
    if (control != text.end())
        return tl::unexpected(
            Finding{int(std::count(text.begin(), control, '\n')) + 1, 0, {}, "control characters are not allowed"});
    try {
        std::istringstream in{std::string(text)};
        YAML::Parser parser(in);
        TreeBuilder builder;
        while (parser.HandleNextDocument(builder)) {
        }
        return builder.take();
    } catch (const YAML::Exception &e) {
        if (auto json = treeOfJson(text))
            return std::move(*json);
        return tl::unexpected(Finding{e.mark.line + 1, e.mark.column + 1, {}, e.msg});
    }
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
