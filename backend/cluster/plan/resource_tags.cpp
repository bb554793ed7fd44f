#include "backend/cluster/plan/resource_tags.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "backend/core/encoding.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kMostOwnerBytes = 64;

std::string_view tagIn(const TagMap &tags, const char *key)
{
    const auto at = tags.find(key);
    return at == tags.end() ? std::string_view() : std::string_view(at->second);
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// The form of newIdText(): the prefix and 64 bits in hexadecimal.
bool isId(std::string_view text, std::string_view prefix)
{
    constexpr std::size_t digits = 16;
    return text.size() == prefix.size() + digits && text.starts_with(prefix) &&
           std::ranges::all_of(text.substr(prefix.size()), [](char c) { return isDigit(c) || (c >= 'a' && c <= 'f'); });
}

/// The next character of UTF-8 text and its length; no value if it is malformed, overlong or a surrogate.
std::pair<std::optional<std::uint32_t>, std::size_t> nextCharacter(std::string_view text)
{
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char first = byte(0);
    if (first < 0x80)
        return {first, 1};
    const std::size_t length = first >= 0xf0 && first < 0xf8 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first >= 0xf5 || text.size() < length)
        return {{}, 1};
    std::uint32_t code = first & (0x7fU >> length);
    for (std::size_t at = 1; at < length; ++at) {
        if ((byte(at) & 0xc0U) != 0x80U)
            return {{}, 1};
        code = (code << 6U) | (byte(at) & 0x3fU);
    }
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < least[length] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
        return {{}, 1};
    return {code, length};
}

/// False for control characters, and for those that change the direction or the position of the text after them.
bool isShown(std::uint32_t code)
{
    const bool control = code < 0x20 || (code >= 0x7f && code < 0xa0);
    const bool direction = code == 0x061c || (code >= 0x200b && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) ||
                           (code >= 0x2060 && code <= 0x2069) || code == 0xfeff || (code >= 0xfff9 && code <= 0xfffb) ||
                           (code >= 0xe0000 && code <= 0xe007f);
    return !control && !direction;
}

} // namespace

bool isClusterId(std::string_view text) noexcept
{
    return isId(text, "c-");
}

bool isLedgerId(std::string_view text) noexcept
{
    return isId(text, "l-");
}

bool isNodeName(std::string_view text) noexcept
{
    constexpr std::string_view worker = "worker-";
    if (text == "head")
        return true;
    if (!text.starts_with(worker))
        return false;
    const auto number = text.substr(worker.size());
    return !number.empty() && number.size() <= 6 && number.front() != '0' && std::ranges::all_of(number, isDigit);
}

bool isClusterName(std::string_view name) noexcept
{
    const auto ok = [](char c) { return (c >= 'a' && c <= 'z') || isDigit(c) || c == '-'; };
    return !name.empty() && name.size() <= 40 && name.front() >= 'a' && name.front() <= 'z' && name.back() != '-' &&
           std::ranges::all_of(name, ok);
}

std::string printable(std::string_view text, std::size_t most)
{
    std::string out;
    while (!text.empty()) {
        const auto [code, length] = nextCharacter(text);
        const std::string_view next = code && isShown(*code) ? text.substr(0, length) : std::string_view("?");
        if (out.size() + next.size() > most)
            break;
        out += next;
        text.remove_prefix(length);
    }
    return out;
}

int sshPortIn(const TagMap &tags)
{
    constexpr int usual = 22;
    const std::string_view text = tagIn(tags, tag::kSshPort);
    int port = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
    const bool complete = error == std::errc() && end == text.data() + text.size();
    return complete && port >= 1 && port <= 65535 ? port : usual;
}

ResourceTags parseTags(const TagMap &tags)
{
    ResourceTags t;
    t.marked = tags.contains(tag::kCluster);
    if (const auto id = tagIn(tags, tag::kCluster); isClusterId(id))
        t.cluster = ClusterId(std::string(id));
    if (const auto id = tagIn(tags, tag::kLedger); isLedgerId(id))
        t.ledger = id;
    if (const auto name = tagIn(tags, tag::kClusterName); isClusterName(name))
        t.clusterName = name;
    t.owner = printable(tagIn(tags, tag::kOwner), kMostOwnerBytes);
    if (const auto node = tagIn(tags, tag::kNode); isNodeName(node))
        t.node = node;
    if (const auto role = tagIn(tags, tag::kRole); role == "head" || role == "worker")
        t.role = role;
    constexpr std::size_t longest = 32; // of a time in ISO 8601
    if (const auto text = tagIn(tags, tag::kExpires); text.size() <= longest) {
        const auto at = fromIso8601(text);
        const auto century = [](int year) {
            return Timestamp(std::chrono::sys_days(std::chrono::year(year) / 1 / 1).time_since_epoch());
        };
        if (at && *at >= century(2000) && *at < century(2100))
            t.expires = *at;
    }
    return t;
}

std::string folderNameOf(std::string_view id)
{
    return protocol::isSafeName(id) ? std::string(id) : "invalid-" + sha256Hex(id).substr(0, 32);
}

} // namespace trainyard::cluster
