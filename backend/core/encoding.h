#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard {

using Bytes = std::vector<std::byte>;

inline std::span<const std::byte> asBytes(std::string_view text)
{
    return std::as_bytes(std::span(text.data(), text.size()));
}

std::string hexEncode(std::span<const std::byte>); ///< lower case
Result<Bytes> hexDecode(std::string_view);         ///< errors InvalidArgument
std::string base64Encode(std::span<const std::byte>);
Result<Bytes> base64Decode(std::string_view); ///< skips white space; errors InvalidArgument

/// RFC 3986: everything but A-Z a-z 0-9 - . _ ~ becomes %XX (upper case); '/' too unless keepSlash.
std::string percentEncode(std::string_view, bool keepSlash = false);
Result<std::string> percentDecode(std::string_view, bool plusIsSpace = false); ///< errors InvalidArgument

/// One word for a POSIX shell, whatever is in it; in quotes only where it needs them.
std::string shellQuote(std::string_view word);

using Sha256Digest = std::array<std::byte, 32>;
Sha256Digest sha256(std::span<const std::byte>);
Sha256Digest hmacSha256(std::span<const std::byte> key, std::span<const std::byte> data);
std::array<std::byte, 16> md5(std::span<const std::byte>);
std::array<std::byte, 20>
    sha1(std::span<const std::byte>); ///< names of files that the official tools share, no protection
inline std::string sha256Hex(std::string_view text)
{
    return hexEncode(sha256(asBytes(text)));
}

/// SHA-256 of something that arrives in pieces.
class Sha256 {
public:
    Sha256();
    ~Sha256();
    Sha256(const Sha256 &) = delete;
    Sha256 &operator=(const Sha256 &) = delete;
    void update(std::span<const std::byte>);
    Sha256Digest finish(); ///< once

private:
    void *m_context;
};

/// From the system's cryptographic generator.
Bytes randomBytes(std::size_t count);

/// Compares in a time that does not depend on where they differ.
bool equalConstantTime(std::span<const std::byte>, std::span<const std::byte>);

} // namespace trainyard
