#include "backend/localcloud/instances/yaml_subset.h"

#include <charconv>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;
constexpr int kMaxDepth = 16;

struct Refusal {
    std::size_t line;
    std::string reason;
};

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
        text.remove_suffix(1);
    return text;
}

Json plainScalar(std::string_view text)
{
    if (text.empty() || text == "~" || text == "null")
        return nullptr;
    if (text == "true" || text == "True")
        return true;
    if (text == "false" || text == "False")
        return false;
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    // A number with a leading zero or plus remains text, as file modes and "+480" must not change.
    const bool canonical = text == "0" || (text.front() != '0' && !text.starts_with("-0"));
    if (read.ec == std::errc() && read.ptr == text.data() + text.size() && canonical)
        return number;
    return std::string(text);
}

/// Parses one value on one line: quoted, flow or plain.
class FlowReader {
public:
    FlowReader(std::string_view text, std::size_t line)
        : m_text(text)
        , m_line(line)
    {
    }

    Json value(int depth, bool insideFlow)
    {
        if (depth > kMaxDepth)
            throw Refusal{m_line, "nested too deeply"};
        skipBlanks();
        const char c = peek();
        if (c == '[')
            return sequence(depth);
        if (c == '{')
            return mapping(depth);
        if (c == '"')
            return doubleQuoted();
        if (c == '\'')
            return singleQuoted();
        if (c == '&' || c == '*' || c == '!' || c == '@' || c == '`' || c == '%')
            throw Refusal{m_line, "anchors, aliases, tags and directives are not supported"};
        return plainScalar(plain(insideFlow));
    }

    /// Fails unless only a comment follows.
    void end()
    {
        skipBlanks();
        if (m_at < m_text.size() && m_text[m_at] != '#')
            throw Refusal{m_line, "unexpected text after a value"};
    }

    std::string quotedOrPlainKey()
    {
        const char c = peek();
        return c == '"' ? doubleQuoted() : c == '\'' ? singleQuoted() : std::string(plain(true));
    }

private:
    char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    void skipBlanks()
    {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t' || m_text[m_at] == '\r'))
            ++m_at;
    }

    std::string_view plain(bool insideFlow)
    {
        const auto from = m_at;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            const char next = m_at + 1 < m_text.size() ? m_text[m_at + 1] : ' ';
            if (insideFlow && (c == ',' || c == ']' || c == '}' || (c == ':' && (next == ' ' || next == ','))))
                break;
            if (c == '#' && m_at > from && (m_text[m_at - 1] == ' ' || m_text[m_at - 1] == '\t'))
                break;
            ++m_at;
        }
        return trimmed(m_text.substr(from, m_at - from));
    }

    Json sequence(int depth)
    {
        Json out = Json::array();
        ++m_at;
        for (skipBlanks(); peek() != ']'; skipBlanks()) {
            out.push_back(value(depth + 1, true));
            separator(']');
        }
        ++m_at;
        return out;
    }

    Json mapping(int depth)
    {
        Json out = Json::object();
        ++m_at;
        for (skipBlanks(); peek() != '}'; skipBlanks()) {
            const auto key = quotedOrPlainKey();
            skipBlanks();
            if (peek() != ':')
                throw Refusal{m_line, "expected ':' in a flow mapping"};
            ++m_at;
            out[key] = value(depth + 1, true);
            separator('}');
        }
        ++m_at;
        return out;
    }

    void separator(char closing)
    {
        skipBlanks();
        if (peek() == ',')
            ++m_at;
        else if (peek() != closing)
            throw Refusal{m_line, "a flow collection must end on the line where it began"};
    }

    std::string singleQuoted()
    {
        std::string out;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == '\'') {
                if (m_at + 1 >= m_text.size() || m_text[m_at + 1] != '\'') {
                    ++m_at;
                    return out;
                }
                ++m_at;
            }
            out.push_back(m_text[m_at]);
        }
        throw Refusal{m_line, "a quoted text does not end on its line"};
    }

    std::string doubleQuoted()
    {
        const auto from = m_at;
        for (++m_at; m_at < m_text.size() && m_text[m_at] != '"'; ++m_at) {
            if (m_text[m_at] == '\\')
                ++m_at;
        }
        if (m_at >= m_text.size())
            throw Refusal{m_line, "a quoted text does not end on its line"};
        ++m_at;
        // JSON has the relevant escapes: \n \t \" \\ \uXXXX.
        const auto parsed = Json::parse(m_text.substr(from, m_at - from), nullptr, false);
        if (!parsed.is_string())
            throw Refusal{m_line, "an escape in a quoted text is not understood"};
        return parsed.get<std::string>();
    }

    std::string_view m_text;
    std::size_t m_line;
    std::size_t m_at = 0;
};

class BlockReader {
public:
    explicit BlockReader(std::string_view text)
    {
        for (std::size_t at = 0; at <= text.size();) {
            const auto end = std::min(text.find('\n', at), text.size());
            m_lines.push_back(text.substr(at, end - at));
            at = end + 1;
        }
    }

    Json document()
    {
        skipEmpty();
        if (done())
            return nullptr;
        auto out = block(indentOf(m_lines[m_row]), 0);
        skipEmpty();
        if (!done())
            throw Refusal{m_row + 1, "indentation does not fit"};
        return out;
    }

private:
    bool done() const { return m_row >= m_lines.size(); }

    std::size_t indentOf(std::string_view line) const
    {
        const auto indent = line.find_first_not_of(' ');
        if (indent != std::string_view::npos && line[indent] == '\t')
            throw Refusal{m_row + 1, "tabs may not indent"};
        return indent == std::string_view::npos ? line.size() : indent;
    }

    void skipEmpty()
    {
        while (!done()) {
            const auto text = trimmed(m_lines[m_row]);
            if (!text.empty() && text.front() != '#')
                return;
            ++m_row;
        }
    }

    static bool isItem(std::string_view text) { return text == "-" || text.starts_with("- "); }

    Json block(std::size_t indent, int depth)
    {
        if (depth > kMaxDepth)
            throw Refusal{m_row + 1, "nested too deeply"};
        const auto text = trimmed(m_lines[m_row]);
        if (text.starts_with("---") || text.starts_with("..."))
            throw Refusal{m_row + 1, "several documents are not supported"};
        if (isItem(text))
            return sequence(indent, depth);
        if (!keyEnd(text)) {
            FlowReader reader(text, m_row + 1);
            ++m_row;
            auto out = reader.value(depth, false);
            reader.end();
            return out;
        }
        return mapping(indent, depth);
    }

    /// End of the key in "key: value"; empty when the line is no such pair.
    static std::optional<std::size_t> keyEnd(std::string_view text)
    {
        std::size_t at = 0;
        if (!text.empty() && (text.front() == '"' || text.front() == '\'')) {
            at = text.find(text.front(), 1);
            if (at == std::string_view::npos)
                return std::nullopt;
        } else if (!text.empty() && (text.front() == '[' || text.front() == '{')) {
            return std::nullopt;
        }
        for (; at < text.size(); ++at) {
            if (text[at] == ':' && (at + 1 == text.size() || text[at + 1] == ' ' || text[at + 1] == '\t'))
                return at;
            if (text[at] == '#' && at > 0 && text[at - 1] == ' ')
                break;
        }
        return std::nullopt;
    }

    Json mapping(std::size_t indent, int depth)
    {
        Json out = Json::object();
        for (skipEmpty(); !done() && indentOf(m_lines[m_row]) == indent; skipEmpty()) {
            const auto text = trimmed(m_lines[m_row]);
            const auto end = isItem(text) ? std::nullopt : keyEnd(text);
            if (!end)
                throw Refusal{m_row + 1, "expected 'key: value'"};
            FlowReader keyReader(text.substr(0, *end), m_row + 1);
            const auto key = keyReader.quotedOrPlainKey();
            if (out.contains(key))
                throw Refusal{m_row + 1, "the key '" + key + "' appears twice"};
            out[key] = valueAfter(trimmed(text.substr(*end + 1)), indent, depth, true);
        }
        if (!done() && indentOf(m_lines[m_row]) > indent)
            throw Refusal{m_row + 1, "indentation does not fit"};
        return out;
    }

    Json sequence(std::size_t indent, int depth)
    {
        Json out = Json::array();
        for (skipEmpty(); !done() && indentOf(m_lines[m_row]) == indent && isItem(trimmed(m_lines[m_row]));
             skipEmpty()) {
            const auto line = m_lines[m_row];
            const auto inside = line.find_first_not_of(" \r", indent + 1);
            const auto rest = inside == std::string_view::npos ? std::string_view() : trimmed(line.substr(inside));
            if (!rest.empty() && (keyEnd(rest) || isItem(rest))) {
                // "- key: value" begins a collection that is indented like its first key.
                m_blanked = std::string(inside, ' ') + std::string(line.substr(inside));
                m_kept.push_back(std::make_unique<std::string>(std::move(m_blanked)));
                m_lines[m_row] = *m_kept.back();
                out.push_back(block(inside, depth + 1));
            } else {
                out.push_back(valueAfter(rest, indent, depth, false));
            }
        }
        return out;
    }

    Json valueAfter(std::string_view rest, std::size_t indent, int depth, bool inMapping)
    {
        if (!rest.empty() && (rest.front() == '|' || rest.front() == '>'))
            return blockScalar(rest, indent);
        if (!rest.empty() && rest.front() != '#') {
            FlowReader reader(rest, m_row + 1);
            ++m_row;
            auto out = reader.value(depth + 1, false);
            reader.end();
            return out;
        }
        ++m_row;
        skipEmpty();
        if (done())
            return nullptr;
        const auto inner = indentOf(m_lines[m_row]);
        // A sequence may have the same indentation as its key.
        if (inner > indent || (inMapping && inner == indent && isItem(trimmed(m_lines[m_row]))))
            return block(inner, depth + 1);
        return nullptr;
    }

    Json blockScalar(std::string_view header, std::size_t indent)
    {
        const bool folded = header.front() == '>';
        char chomp = ' ';
        for (const char c : trimmed(header.substr(1, header.find(" #") - 1))) {
            if (c != '-' && c != '+')
                throw Refusal{m_row + 1, "this block scalar header is not supported"};
            chomp = c;
        }
        std::vector<std::string_view> lines;
        std::size_t margin = 0;
        for (++m_row; !done(); ++m_row) {
            const auto line =
                m_lines[m_row].ends_with('\r') ? m_lines[m_row].substr(0, m_lines[m_row].size() - 1) : m_lines[m_row];
            const auto first = line.find_first_not_of(' ');
            if (first == std::string_view::npos) {
                lines.push_back({});
                continue;
            }
            if (margin == 0) {
                if (first <= indent)
                    break;
                margin = first;
            }
            if (first < margin)
                break;
            lines.push_back(line.substr(margin));
        }
        std::size_t trailing = 0;
        while (!lines.empty() && lines.back().empty()) {
            lines.pop_back();
            ++trailing;
        }
        std::string out;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            out.append(lines[i]);
            if (i + 1 < lines.size())
                out.push_back(folded && !lines[i].empty() && !lines[i + 1].empty() ? ' ' : '\n');
        }
        if (!lines.empty() && chomp != '-')
            out.push_back('\n');
        if (chomp == '+')
            out.append(trailing, '\n');
        return out;
    }

    std::vector<std::string_view> m_lines;
    std::vector<std::unique_ptr<std::string>> m_kept; ///< lines whose dash is replaced by a blank
    std::string m_blanked;
    std::size_t m_row = 0;
};

} // namespace

Result<Json> parseYamlSubset(std::string_view text)
{
    if (text.size() > 64u << 10)
        return fail(ErrorCode::InvalidArgument, "cloud-config", "larger than 64 KiB");
    try {
        return BlockReader(text).document();
    } catch (const Refusal &refusal) {
        return fail(ErrorCode::InvalidArgument, "cloud-config",
                    fmt::format("line {}: {}", refusal.line, refusal.reason));
    }
}

} // namespace trainyard::localcloud
