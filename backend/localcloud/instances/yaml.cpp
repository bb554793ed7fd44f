#include "backend/localcloud/instances/yaml.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;
constexpr std::size_t kMaxBytes = 64u << 10, kMaxDepth = 16;

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

/// Builds the value while the parser reports its parts. An exception of a handler ends the parser, which recurses once
/// per level, so the limit of depth applies to its stack, too.
class JsonBuilder final : public YAML::EventHandler {
public:
    Json take() { return std::move(m_root); }

private:
    /// A collection whose end has not been reported yet.
    struct OpenCollection {
        Json value;
        std::optional<std::string> key; ///< of a mapping: the key of the next value
    };

    [[noreturn]] static void refuse(const YAML::Mark &mark, const std::string &reason)
    {
        throw YAML::ParserException(mark, reason);
    }
    static void checkProperties(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor)
    {
        // "?" and "!" stand for no tag: of a value whose type depends on its text, and of quoted text.
        if (anchor != YAML::NullAnchor || (tag != "?" && tag != "!"))
            refuse(mark, "anchors, aliases and tags are not supported");
    }
    bool expectsKey() const { return !m_open.empty() && m_open.back().value.is_object() && !m_open.back().key; }
    void checkIsValue(const YAML::Mark &mark) const
    {
        if (expectsKey())
            refuse(mark, "a key must be text");
    }

    void add(Json value)
    {
        if (m_open.empty()) {
            m_root = std::move(value);
        } else if (OpenCollection &parent = m_open.back(); parent.key) {
            parent.value[*parent.key] = std::move(value);
            parent.key.reset();
        } else {
            parent.value.push_back(std::move(value));
        }
    }
    void begin(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, Json empty)
    {
        checkProperties(mark, tag, anchor);
        checkIsValue(mark);
        if (m_open.size() == kMaxDepth)
            refuse(mark, "nested too deeply");
        m_open.push_back({std::move(empty), {}});
    }
    void end()
    {
        Json value = std::move(m_open.back().value);
        m_open.pop_back();
        add(std::move(value));
    }

    void OnDocumentStart(const YAML::Mark &mark) override
    {
        if (m_hasDocument)
            refuse(mark, "unexpected text after the document");
        m_hasDocument = true;
    }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        checkProperties(mark, "?", anchor);
        checkIsValue(mark);
        add(nullptr);
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override { checkProperties(mark, "?", anchor); }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        checkProperties(mark, tag, anchor);
        if (!expectsKey())
            return add(tag == "?" ? plainScalar(value) : Json(value));
        if (m_open.back().value.contains(value))
            refuse(mark, "the key '" + value + "' appears twice");
        m_open.back().key = value;
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override
    {
        begin(mark, tag, anchor, Json::array());
    }
    void OnSequenceEnd() override { end(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override
    {
        begin(mark, tag, anchor, Json::object());
    }
    void OnMapEnd() override { end(); }

    Json m_root;
    std::vector<OpenCollection> m_open;
    bool m_hasDocument = false;
};

} // namespace

Result<Json> parseYaml(std::string_view text)
{
    const auto refused = [](auto line, const std::string &reason) {
        return fail(ErrorCode::InvalidArgument, "cloud-config", fmt::format("line {}: {}", line, reason));
    };
    if (text.size() > kMaxBytes)
        return fail(ErrorCode::InvalidArgument, "cloud-config", "larger than 64 KiB");
    // YAML excludes them, and the parser takes U+0004 for the end of its input.
    const auto control = std::ranges::find_if(
        text, [](unsigned char c) { return (c < ' ' && c != '\t' && c != '\n' && c != '\r') || c == 0x7f; });
    if (control != text.end())
        return refused(std::count(text.begin(), control, '\n') + 1, "control characters are not allowed");
    try {
        std::istringstream in{std::string(text)};
        YAML::Parser parser(in);
        JsonBuilder builder;
        while (parser.HandleNextDocument(builder)) {
        }
        return builder.take();
    } catch (const YAML::Exception &e) {
        return refused(e.mark.line + 1, e.msg);
    }
}

} // namespace trainyard::localcloud
