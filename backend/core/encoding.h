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
/// \error InvalidArgument
Result<Bytes> hexDecode(std::string_view);
std::string base64Encode(std::span<const std::byte>);
/// Skips white space.
/// \error InvalidArgument
Result<Bytes> base64Decode(std::string_view);

/// Encodes as RFC 3986 does: all bytes but A-Z a-z 0-9 - . _ ~ become %XX (upper case); '/' too unless keepSlash.
std::string percentEncode(std::string_view, bool keepSlash = false);
/// \error InvalidArgument
Result<std::string> percentDecode(std::string_view, bool plusIsSpace = false);

/// Returns the text as one word for a POSIX shell, quoted only where necessary.
std::string shellQuote(std::string_view word);

/// Returns the text as a cell of comma-separated values (RFC 4180), quoted only where necessary. A text that a spreadsheet
/// would take for a formula gets a leading apostrophe: names, notes and errors come from the network. Numbers stay numbers.
std::string csvCell(std::string_view text);

using Sha256Digest = std::array<std::byte, 32>;
Sha256Digest sha256(std::span<const std::byte>);
Sha256Digest hmacSha256(std::span<const std::byte> key, std::span<const std::byte> data);
std::array<std::byte, 16> md5(std::span<const std::byte>);
/// Only where a format prescribes it (names of cache files shared with the AWS CLI, EC2 key fingerprints); not secure.
std::array<std::byte, 20> sha1(std::span<const std::byte>);
inline std::string sha256Hex(std::string_view text)
{
    return hexEncode(sha256(asBytes(text)));
}

/// SHA-256 of data that arrives in parts.
class Sha256 {
public:
    Sha256();
    ~Sha256();
    Sha256(const Sha256 &) = delete;
    Sha256 &operator=(const Sha256 &) = delete;
    void update(std::span<const std::byte>);
    Sha256Digest finish(); ///< may be called once

private:
    void *m_context;
};

/// Returns bytes of OpenSSL's cryptographic generator; throws std::runtime_error when it fails.
Bytes randomBytes(std::size_t count);

/// Compares in a time that does not depend on the position of the first difference.
bool equalConstantTime(std::span<const std::byte>, std::span<const std::byte>);

} // namespace trainyard
