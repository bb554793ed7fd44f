#pragma once

#include <algorithm>
#include <string_view>

namespace trainyard {

/// May a text stand as the bucket in s3://BUCKET/key? It becomes part of a host name or of a path, so nothing may be in
/// it that ends one: a-z, 0-9, '-' and single '.', at most 63 of them, a letter or digit at both ends. Wider than what
/// S3 takes for a new bucket (cluster::isBucketName): aliases of access points are addresses, too.
constexpr bool isBucketAddress(std::string_view name) noexcept
{
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    return !name.empty() && name.size() <= 63 && plain(name.front()) && plain(name.back()) &&
           std::ranges::all_of(name, [&](char c) { return plain(c) || c == '-' || c == '.'; }) &&
           name.find("..") == std::string_view::npos;
}

} // namespace trainyard
