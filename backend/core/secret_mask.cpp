#include "backend/core/secret_mask.h"

#include <algorithm>
#include <array>
#include <optional>

#include "backend/core/text.h"

namespace trainyard {

namespace {

constexpr std::string_view kMask = "***";
constexpr std::size_t kShortestKnown = 8;
constexpr std::size_t kAccessKeyId = 20;
constexpr std::size_t kShortestValue = 16;  ///< of a "token", which is also a word of natural language processing
constexpr std::size_t kShortestToken = 100; ///< characters; those of AWS have 300 and more
constexpr std::size_t kLastWord = 4096;     ///< of a cut line: a part of a secret could not be recognised

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}
bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}
bool isBase64(char c)
{
    return isDigit(c) || isUpper(c) || isLower(c) || c == '+' || c == '/';
}
bool isNameChar(char c)
{
    return isDigit(c) || isUpper(c) || isLower(c) || c == '_' || c == '-' || c == '.';
}
bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

/// Letters of both cases and digits change often in random text, and seldom in words and paths. Hexadecimal digests
/// have one case.
bool looksRandom(std::string_view word, std::size_t changesPer40)
{
    std::size_t upper = 0, lower = 0, changes = 0;
    char last = 0;
    for (const char c : word) {
        const char kind = isUpper(c) ? 'A' : isLower(c) ? 'a' : isDigit(c) ? '0' : '\0';
        upper += kind == 'A';
        lower += kind == 'a';
        if (kind == '\0')
            continue;
        changes += last != '\0' && kind != last;
        last = kind;
    }
    return upper >= 4 && lower >= 4 && changes * 40 >= changesPer40 * word.size();
}

/// Whether a word of base64 characters is a secret of AWS, or a line of a private key.
bool isSecretWord(std::string_view word, bool wholeLine)
{
    if (word.size() == 40)
        return looksRandom(word, 12);
    if (wholeLine && (word.size() == 64 || word.size() == 70 || word.size() == 76))
        return looksRandom(word, 16);
    return word.size() >= kShortestToken && looksRandom(word, 12);
}

bool isAccessKeyId(std::string_view word)
{
    return word.size() == kAccessKeyId && (word.starts_with("AKIA") || word.starts_with("ASIA")) &&
           std::ranges::all_of(word, [](char c) { return isUpper(c) || isDigit(c); });
}

/// Names whose values are secret, as ends of names in lower case, with '_' for '-'.
constexpr std::array<std::string_view, 21> kSecretNames{
    "password",          "passwd",          "passphrase",    "secret",       "secret_key",      "secretkey",
    "secret_access_key", "secretaccesskey", "session_token", "sessiontoken", "security_token",  "access_token",
    "auth_token",        "api_key",         "apikey",        "private_key",  "x_amz_signature", "x_amz_credential",
    "client_secret",     "access_key_id",   "accesskeyid"};
/// Headers whose value is the rest of the line.
constexpr std::array<std::string_view, 4> kSecretHeaders{"authorization", "proxy_authorization", "cookie",
                                                         "set_cookie"};

enum class ValueKind { Plain, Word, LongWord, RestOfLine };

ValueKind kindOf(std::string_view name)
{
    constexpr std::size_t kLongestName = 64;
    if (name.size() > kLongestName)
        name.remove_prefix(name.size() - kLongestName);
    std::string plain = lowered(name);
    std::ranges::replace(plain, '-', '_');
    const auto is = [&](std::string_view known) { return plain.ends_with(known); };
    if (std::ranges::any_of(kSecretHeaders, [&](std::string_view known) { return plain == known; }))
        return ValueKind::RestOfLine;
    if (plain == "signature" || std::ranges::any_of(kSecretNames, is))
        return ValueKind::Word;
    return is("token") || plain == "bearer" ? ValueKind::LongWord : ValueKind::Plain;
}

/// Masks values after their names, words by their form, and passwords in URLs, in one pass.
class Pass {
public:
    explicit Pass(std::string_view line)
        : m_line(line)
    {
        m_out.reserve(line.size());
    }

    std::string run() &&
    {
        while (m_at < m_line.size()) {
            if (!takeUrl() && !takeNamed() && !takeWord())
                m_out += m_line[m_at++];
        }
        return std::move(m_out);
    }

private:
    std::size_t endOf(bool (*part)(char), std::size_t from) const
    {
        while (from < m_line.size() && part(m_line[from]))
            ++from;
        return from;
    }
    bool startsWord() const { return m_at == 0 || !isNameChar(m_line[m_at - 1]); }

    /// "//user:password@host"
    bool takeUrl()
    {
        if (!m_line.substr(m_at).starts_with("://"))
            return false;
        const std::size_t begin = m_at + 3;
        const std::size_t end = std::min(m_line.find_first_of(" \t\"'/?#<>", begin), m_line.size());
        const std::string_view authority = m_line.substr(begin, end - begin);
        const std::size_t at = authority.rfind('@'), colon = authority.find(':');
        if (at == std::string_view::npos || colon == std::string_view::npos || colon > at)
            return false;
        m_out.append("://").append(authority.substr(0, colon + 1)).append(kMask);
        m_at = begin + at;
        return true;
    }

    /// `name=value`, `name: value`, `"name": "value"`, `--name value`
    bool takeNamed()
    {
        if (!startsWord() || !isNameChar(m_line[m_at]))
            return false;
        const std::size_t end = endOf(isNameChar, m_at);
        const std::string_view name = m_line.substr(m_at, end - m_at);
        std::size_t value = end;
        if (value < m_line.size() && (m_line[value] == '"' || m_line[value] == '\''))
            ++value;
        value = endOf(isBlank, value);
        const bool separated = value < m_line.size() && (m_line[value] == '=' || m_line[value] == ':');
        const bool spaced = value > end && (name.starts_with("--") || name == "Bearer" || name == "bearer");
        const ValueKind kind = separated || spaced ? kindOf(name) : ValueKind::Plain;
        if (kind == ValueKind::Plain)
            return false;
        value = endOf(isBlank, value + (separated ? 1 : 0));
        return takeValue(value, kind);
    }

    bool takeValue(std::size_t value, ValueKind kind)
    {
        char quote = 0;
        if (value < m_line.size() && (m_line[value] == '"' || m_line[value] == '\''))
            quote = m_line[value++];
        std::size_t end = m_line.size();
        if (quote)
            end = std::min(m_line.find(quote, value), m_line.size());
        else if (kind != ValueKind::RestOfLine)
            end = std::min(m_line.find_first_of(" \t\"'&,;<>)}]", value), m_line.size());
        if (end == value || (kind == ValueKind::LongWord && end - value < kShortestValue))
            return false;
        m_out.append(m_line.substr(m_at, value - m_at)).append(kMask);
        m_at = end;
        return true;
    }

    /// A word of base64 characters is considered once, then its parts: "KEY/20261127/us-east-1", "folder/password=".
    bool takeWord()
    {
        if (!isBase64(m_line[m_at]))
            return false;
        if (m_at >= m_considered) {
            m_considered = endOf(isBase64, m_at);
            const std::size_t padded = std::min(m_line.find_first_not_of('=', m_considered), m_line.size());
            const bool wholeLine = m_at == 0 && padded == m_line.size();
            if (isSecretWord(m_line.substr(m_at, m_considered - m_at), wholeLine)) {
                m_out.append(kMask);
                m_at = padded;
                return true;
            }
        }
        std::string_view part = m_line.substr(m_at, m_considered - m_at);
        part = part.substr(0, part.find_first_of("/+"));
        m_out.append(isAccessKeyId(part) ? kMask : part);
        m_at += part.size();
        if (m_at < m_considered)
            m_out += m_line[m_at++];
        return true;
    }

    std::string_view m_line;
    std::string m_out;
    std::size_t m_at = 0, m_considered = 0;
};

void replaceAll(std::string &text, std::string_view what)
{
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += kMask.size())
        text.replace(at, what.size(), kMask);
}

/// The bytes of a line that are kept: up to the limit, without a last word that was cut.
std::string_view cutLine(std::string_view line)
{
    if (line.size() <= kLongestLogLine)
        return line;
    line = line.substr(0, kLongestLogLine);
    const std::size_t blank = line.find_last_of(" \t\"'");
    return blank != std::string_view::npos && blank + kLastWord >= line.size() ? line.substr(0, blank) : line;
}

} // namespace

std::string maskSecrets(std::string_view line, std::span<const std::string> known)
{
    const std::string_view kept = cutLine(line);
    std::string text(kept);
    for (const std::string &secret : known) {
        if (secret.size() >= kShortestKnown)
            replaceAll(text, secret);
    }
    text = Pass(text).run();
    if (kept.size() < line.size())
        text += " [" + std::to_string(line.size() - kept.size()) + " bytes cut]";
    return text;
}

bool isSecretName(std::string_view name)
{
    const std::string plain = lowered(name);
    return std::ranges::any_of(std::array{"key", "secret", "token", "password", "credential"},
                               [&](std::string_view part) { return plain.find(part) != std::string::npos; });
}

void LogLines::keep(std::string_view piece)
{
    constexpr std::size_t kMost = kLongestLogLine + 1; // more than is kept, so that the line counts as cut
    if (m_line.size() + piece.size() > kMost) {
        // A progress bar overwrites itself: only its last state counts.
        if (const auto back = piece.rfind('\r', piece.size() - 2); back != std::string_view::npos && piece.size() > 1) {
            piece.remove_prefix(back + 1);
            m_line.clear();
            m_dropped = 0;
        } else if (const auto before = m_line.rfind('\r'); before != std::string::npos) {
            m_line.erase(0, before + 1);
        }
    }
    const std::size_t room = kMost - std::min(m_line.size(), kMost);
    m_line += piece.substr(0, room);
    m_dropped += piece.size() - std::min(piece.size(), room);
}

void LogLines::end(std::string &out)
{
    if (m_dropped > 0) {
        const std::string_view kept = cutLine(m_line);
        const std::size_t cut = m_line.size() - kept.size() + m_dropped;
        out += maskSecrets(kept, m_secrets) + " [" + std::to_string(cut) + " bytes cut]\n";
    } else {
        out += maskSecrets(m_line, m_secrets) + "\n";
    }
    m_line.clear();
    m_dropped = 0;
}

std::string LogLines::add(std::string_view bytes)
{
    std::string out;
    out.reserve(bytes.size() + 1);
    for (std::size_t feed; (feed = bytes.find('\n')) != std::string_view::npos; bytes.remove_prefix(feed + 1)) {
        keep(bytes.substr(0, feed));
        end(out);
    }
    if (!bytes.empty())
        keep(bytes);
    return out;
}

std::string LogLines::finish()
{
    std::string out;
    if (!m_line.empty() || m_dropped > 0)
        end(out);
    return out;
}

} // namespace trainyard
