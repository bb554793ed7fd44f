#include "backend/cluster/plan/plan_checks_internal.h"

#include <algorithm>
#include <charconv>

namespace trainyard::cluster {

int cidrBits(std::string_view cidr)
{
    const auto slash = cidr.find('/');
    if (slash == std::string_view::npos)
        return -1;
    const auto number = [](std::string_view text, int most) {
        int n = -1;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
        return error == std::errc() && end == text.data() + text.size() && n >= 0 && n <= most ? n : -1;
    };
    std::string_view address = cidr.substr(0, slash);
    for (int part = 0; part < 4; ++part) {
        const auto dot = address.find('.');
        if ((dot == std::string_view::npos) != (part == 3) || number(address.substr(0, dot), 255) < 0)
            return -1;
        address.remove_prefix(dot == std::string_view::npos ? address.size() : dot + 1);
    }
    return number(cidr.substr(slash + 1), 32);
}

bool looksLikeId(std::string_view id, std::string_view prefix)
{
    return id.starts_with(prefix) && id.size() >= prefix.size() + 8 && id.size() <= prefix.size() + 40 &&
           std::ranges::all_of(id.substr(prefix.size()),
                               [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

namespace {

/// AWS reserves its prefix in every case.
bool isReserved(std::string_view key)
{
    constexpr std::string_view kPrefix = "aws:";
    return key.size() >= kPrefix.size() && std::equal(kPrefix.begin(), kPrefix.end(), key.begin(), [](char a, char b) {
               return a == (b >= 'A' && b <= 'Z' ? char(b - 'A' + 'a') : b);
           });
}

} // namespace

std::string wrongTagOf(const std::map<std::string, std::string> &tags)
{
    const auto wrong = std::ranges::find_if(tags, [](const auto &tag) {
        const auto &[key, value] = tag;
        return key.empty() || key.size() > 128 || value.size() > 256 || isReserved(key) ||
               key.starts_with("trainyard:") || key.starts_with("localcloud:");
    });
    return wrong == tags.end() ? std::string() : wrong->first;
}

} // namespace trainyard::cluster
