#pragma once

#include <algorithm>
#include <string_view>

namespace trainyard {

/// Whether a text is valid as the bucket of s3://BUCKET/key. It becomes part of a host name or of a path and must not
/// contain a character that ends one: 1 to 63 of a-z, 0-9, '-' and single '.', with a letter or digit at both ends.
/// Accepts more than S3 does for a new bucket (cluster::isBucketName), because access point aliases are valid too.
constexpr bool isBucketAddress(std::string_view name) noexcept
{
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    return !name.empty() && name.size() <= 63 && plain(name.front()) && plain(name.back()) &&
           std::ranges::all_of(name, [&](char c) { return plain(c) || c == '-' || c == '.'; }) &&
           name.find("..") == std::string_view::npos;
}

} // namespace trainyard
