#include "backend/cluster/cloud/access/console_text.h"

#include <algorithm>

#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/text.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kMostBytes = 200;
constexpr std::string_view kBlank = " \t\r\v\f";

/// Length of the escape sequence at text[0]: ESC [ ... letter, ESC ] ... BEL or ESC \, or ESC and one character.
std::size_t escapeLength(std::string_view text)
{
    const char kind = text.size() > 1 ? text[1] : '\0';
    std::size_t at = 2;
    if (kind == '[') {
        while (at < text.size() && (text[at] < '@' || text[at] > '~'))
            ++at;
        return std::min(at + 1, text.size());
    }
    if (kind == ']') {
        at = text.find_first_of("\a\x1b", at);
        if (at == std::string_view::npos)
            return text.size();
        return std::min(at + (text[at] == '\a' ? 1 : 2), text.size());
    }
    return std::min(at, text.size());
}

std::string withoutEscapes(std::string_view line)
{
    std::string out;
    while (!line.empty()) {
        const auto escape = std::min(line.find('\x1b'), line.size());
        out += line.substr(0, escape);
        line.remove_prefix(escape);
        if (!line.empty())
            line.remove_prefix(escapeLength(line));
    }
    return out;
}

} // namespace

std::string lastLine(std::string_view console)
{
    while (!console.empty()) {
        const auto feed = console.rfind('\n');
        const auto from = feed == std::string_view::npos ? 0 : feed + 1;
        const std::string line = withoutEscapes(console.substr(from));
        std::string_view shown = trimmed(line, kBlank);
        if (const auto back = shown.rfind('\r'); back != std::string_view::npos)
            shown = trimmed(shown.substr(back + 1), kBlank);
        if (!shown.empty())
            return std::string(trimmed(printable(shown, kMostBytes), kBlank));
        console = console.substr(0, from == 0 ? 0 : from - 1);
    }
    return {};
}

} // namespace trainyard::cluster
