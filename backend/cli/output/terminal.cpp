#include "backend/cli/output/terminal.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include <sys/ioctl.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/core/text.h"

namespace trainyard::cli {

namespace {

bool localeIsUtf8()
{
    for (const char *name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string value = lowered(environment(name));
        if (value.empty())
            continue;
        return value.find("utf-8") != std::string::npos || value.find("utf8") != std::string::npos;
    }
    return false;
}

bool continues(char c)
{
    return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

/// The code point that begins at `at` and its length in bytes; length 0 where the bytes are not UTF-8.
std::pair<char32_t, std::size_t> decoded(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at);
    if (first < 0x80)
        return {first, 1};
    const std::size_t length = first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
    if (length == 0 || first >= 0xf5 || at + length > text.size())
        return {0, 0};
    char32_t point = first & (0xffu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if (!continues(text[at + i]))
            return {0, 0};
        point = (point << 6) | (byte(at + i) & 0x3fu);
    }
    const bool isOverlong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
    const bool isSurrogate = point >= 0xd800 && point < 0xe000;
    return isOverlong || isSurrogate || point > 0x10ffff ? std::pair<char32_t, std::size_t>{0, 0}
                                                         : std::pair{point, length};
}

bool steers(char32_t point)
{
    return (point < 0x20 && point != '\n' && point != '\t') || (point >= 0x7f && point < 0xa0) || point == 0x200e ||
           point == 0x200f || point == 0x061c || (point >= 0x2028 && point <= 0x202e) ||
           (point >= 0x2066 && point <= 0x2069);
}

} // namespace

std::string printable(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const auto [point, length] = decoded(text, at);
        const bool isLineEnd = text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
        if (length == 0 || (steers(point) && !isLineEnd))
            result += '?';
        else if (!isLineEnd)
            result += text.substr(at, length);
        at += std::max<std::size_t>(length, 1);
    }
    return result;
}

Terminal Terminal::of(std::FILE *stream)
{
    Terminal terminal;
    const std::string kind = environment("TERM");
    terminal.live = ::isatty(::fileno(stream)) && kind != "dumb" && !kind.empty();
    terminal.colour = terminal.live && environment("NO_COLOR").empty();
    terminal.unicode = localeIsUtf8();
    winsize size{};
    if (terminal.live && ::ioctl(::fileno(stream), TIOCGWINSZ, &size) == 0 && size.ws_col > 20)
        terminal.columns = size.ws_col;
    return terminal;
}

TerminalText Terminal::paint(Paint paint, const std::string &text) const
{
    TerminalText painted(text);
    if (!colour || paint == Paint::Plain || text.empty())
        return painted;
    constexpr std::array kCodes{"0", "2", "1", "32", "33", "31", "36"}; // in the order of Paint
    painted.m_bytes = "\033[" + std::string(kCodes[std::size_t(paint)]) + "m" + painted.m_bytes + "\033[0m";
    return painted;
}

std::size_t displayWidth(std::string_view utf8)
{
    return std::size_t(std::ranges::count_if(utf8, [](char c) { return !continues(c); }));
}

std::string fitted(std::string_view utf8, std::size_t columns, bool unicode)
{
    if (displayWidth(utf8) <= columns)
        return std::string(utf8);
    const std::string mark = unicode ? "\u2026" : "...";
    const std::size_t keep = columns > displayWidth(mark) ? columns - displayWidth(mark) : 0;
    std::size_t at = 0;
    for (std::size_t shown = 0; at < utf8.size(); ++at) {
        if (!continues(utf8[at]) && shown++ == keep)
            break;
    }
    return std::string(utf8.substr(0, at)) + mark;
}

void Table::add(std::vector<std::string> cells)
{
    cells.resize(m_columns.size());
    for (std::string &cell : cells) {
        cell = printable(cell);
        std::ranges::replace_if(
            cell, [](char c) { return c == '\n' || c == '\t'; }, ' ');
    }
    m_rows.push_back(std::move(cells));
}

TerminalText Table::text(const Terminal &terminal) const
{
    std::vector<std::size_t> widths;
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        std::size_t width = displayWidth(m_columns[c].title);
        for (const auto &row : m_rows)
            width = std::max(width, displayWidth(row[c]));
        widths.push_back(width);
    }
    const auto line = [&](auto cell) {
        std::string result;
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            const std::string text = cell(c);
            const std::string blanks(widths[c] - displayWidth(text), ' ');
            result += m_columns[c].align == Align::Right ? blanks + text : text + blanks;
            if (c + 1 < m_columns.size())
                result += "  ";
        }
        result.erase(result.find_last_not_of(' ') + 1);
        return result;
    };
    TerminalText result = terminal.paint(Paint::Bold, line([&](std::size_t c) { return m_columns[c].title; })) + "\n";
    for (const auto &row : m_rows)
        result += line([&](std::size_t c) { return row[c]; }) + "\n";
    return result;
}

std::string progressBar(double fraction, int width)
{
    const int inner = std::max(width - 2, 1);
    const int filled = int(std::lround(std::clamp(fraction, 0.0, 1.0) * inner));
    std::string bar(std::size_t(filled), '=');
    if (filled > 0 && filled < inner)
        bar.back() = '>';
    bar.resize(std::size_t(inner), ' ');
    return "[" + bar + "]";
}

} // namespace trainyard::cli
