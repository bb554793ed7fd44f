#include "backend/core/yaml/yaml.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

namespace trainyard {

namespace {

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
        if (m_open.size() == kMostYamlDepth)
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

} // namespace

const YamlNode *YamlNode::find(std::string_view key) const
{
    for (std::size_t i = 0; kind == Kind::Map && i < keys.size() && i < items.size(); ++i) {
        if (keys[i].text == key)
            return &items[i];
    }
    return nullptr;
}

tl::expected<YamlNode, YamlError> readYaml(std::string_view text, std::size_t mostBytes)
{
    if (text.size() > mostBytes)
        return tl::unexpected(YamlError{0, 0, fmt::format("the file is larger than {} KiB", mostBytes / 1024)});
    // YAML excludes them, and the parser takes U+0004 for the end of its input.
    const auto control = std::ranges::find_if(
        text, [](unsigned char c) { return (c < ' ' && c != '\t' && c != '\n' && c != '\r') || c == 0x7f; });
    if (control != text.end())
        return tl::unexpected(
            YamlError{int(std::count(text.begin(), control, '\n')) + 1, 0, "control characters are not allowed"});
    try {
        std::istringstream in{std::string(text)};
        YAML::Parser parser(in);
        TreeBuilder builder;
        while (parser.HandleNextDocument(builder)) {
        }
        return builder.take();
    } catch (const YAML::Exception &e) {
        return tl::unexpected(YamlError{e.mark.line + 1, e.mark.column + 1, e.msg});
    }
}

} // namespace trainyard
