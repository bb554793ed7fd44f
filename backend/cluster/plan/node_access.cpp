#include "backend/cluster/plan/node_access.h"

#include <algorithm>

namespace trainyard::cluster {

bool isBucketName(std::string_view name) noexcept
{
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    if (name.size() < 3 || name.size() > 63 || !plain(name.front()) || !plain(name.back()))
        return false;
    if (!std::ranges::all_of(name, [&](char c) { return plain(c) || c == '-' || c == '.'; }) ||
        name.find("..") != std::string_view::npos || name.starts_with("xn--") || name.starts_with("sthree-") ||
        name.ends_with("-s3alias") || name.ends_with("--ol-s3"))
        return false;
    // S3 rejects names that look like an IPv4 address.
    return !std::ranges::all_of(name, [](char c) { return (c >= '0' && c <= '9') || c == '.'; }) ||
           std::ranges::count(name, '.') != 3;
}

} // namespace trainyard::cluster
