#include "backend/jobs/logs/line_scan_internal.h"

#include <charconv>
#include <cmath>

namespace trainyard::jobs {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The length of the character at the beginning of a text; 0: it is none, -1: it is incomplete.
int characterLength(std::string_view text)
{
    const auto first = static_cast<unsigned char>(text.front());
    if (first < 0x80)
        return 1;
    const int length = first >= 0xc2 && first <= 0xdf   ? 2
                       : first >= 0xe0 && first <= 0xef ? 3
                       : first >= 0xf0 && first <= 0xf4 ? 4
                                                        : 0;
    for (int i = 1; i < length; ++i) {
        if (std::size_t(i) >= text.size())
            return -1;
        const auto next = static_cast<unsigned char>(text[std::size_t(i)]);
        const bool isFirstOfRange = i == 1 && ((first == 0xe0 && next < 0xa0) || (first == 0xed && next > 0x9f) ||
                                               (first == 0xf0 && next < 0x90) || (first == 0xf4 && next > 0x8f));
        if (next < 0x80 || next > 0xbf || isFirstOfRange)
            return 0;
    }
    return length;
}

} // namespace

bool LineScan::literal(std::string_view text)
{
    if (!m_rest.starts_with(text))
        return false;
    m_rest.remove_prefix(text.size());
    return true;
}

bool LineScan::behind(std::string_view text)
{
    const auto at = m_rest.find(text);
    if (at == std::string_view::npos)
        return false;
    m_rest.remove_prefix(at + text.size());
    return true;
}

void LineScan::blanks()
{
    m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t"), m_rest.size()));
}

bool LineScan::integer(std::int64_t &out, std::int64_t highest)
{
    if (m_rest.empty() || !isDigit(m_rest.front()))
        return false;
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
    if (error != std::errc() || value > highest)
        return false;
    out = value;
    m_rest.remove_prefix(std::size_t(end - m_rest.data()));
    return true;
}

bool LineScan::number(double &out)
{
    std::string_view text = m_rest;
    if (text.starts_with('+'))
        text.remove_prefix(1);
    const std::size_t sign = text.starts_with('-') ? 1 : 0;
    const bool hasDigit =
        text.size() > sign &&
        (isDigit(text[sign]) || (text[sign] == '.' && text.size() > sign + 1 && isDigit(text[sign + 1])));
    const std::string_view word = text.substr(sign, 3);
    const bool isWord = word == "nan" || word == "inf" || word == "NaN" || word == "Inf" || word == "NAN";
    if ((sign == 1 && m_rest.starts_with('+')) || (!hasDigit && !isWord))
        return false;
    if (isWord) {
        std::string_view rest = text.substr(sign + 3);
        if (rest.starts_with("inity"))
            rest.remove_prefix(5);
        if (!rest.empty() && (isLetter(rest.front()) || rest.front() == '_'))
            return false; // "info"
        out = std::numeric_limits<double>::quiet_NaN();
        m_rest = rest;
        return true;
    }
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc::invalid_argument)
        return false;
    out = error == std::errc() && std::isfinite(value) ? value : std::numeric_limits<double>::quiet_NaN();
    m_rest = text.substr(std::size_t(end - text.data()));
    return true;
}

bool LineScan::name(std::string_view &out, std::string_view more)
{
    if (m_rest.empty() || !(isLetter(m_rest.front()) || m_rest.front() == '_'))
        return false;
    std::size_t end = 1;
    while (end < m_rest.size() &&
           (isLetter(m_rest[end]) || isDigit(m_rest[end]) || more.find(m_rest[end]) != std::string_view::npos))
        ++end;
    out = m_rest.substr(0, end);
    m_rest.remove_prefix(end);
    return true;
}

bool isTextLine(std::string_view text, bool cut)
{
    while (!text.empty()) {
        const int length = characterLength(text);
        const auto first = static_cast<unsigned char>(text.front());
        if (length == 0 || (length < 0 && !cut) || (length == 1 && (first < 0x20 || first == 0x7f) && first != '\t'))
            return false;
        if (length < 0)
            return true;
        text.remove_prefix(std::size_t(length));
    }
    return true;
}

std::string withoutEscapes(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\b')
            continue;
        if (text[at] != '\x1b') {
            out += text[at];
            continue;
        }
        if (at + 1 < text.size() && text[at + 1] == '[') { // ends with a byte from @ to ~
            at += 2;
            while (at < text.size() && !(text[at] >= '@' && text[at] <= '~'))
                ++at;
        } else {
            ++at;
        }
    }
    return out;
}

int EpochBase::fromOne(std::int64_t printed)
{
    m_hasZero = m_hasZero || printed == 0;
    return int(m_hasZero ? printed : printed - 1);
}

} // namespace trainyard::jobs
