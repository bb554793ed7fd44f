#include "backend/core/encoding.h"

#include <stdexcept>

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>

#include "backend/core/ids.h"
#include "backend/core/numbers.h"
#include "backend/core/secret.h"

namespace trainyard {

namespace {

const unsigned char *raw(std::span<const std::byte> bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.data());
}

int hexValue(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

bool unreserved(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
           c == '_' || c == '~';
}

} // namespace

std::string hexEncode(std::span<const std::byte> bytes)
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string text;
    text.reserve(bytes.size() * 2);
    for (const std::byte b : bytes) {
        text += digits[std::to_integer<unsigned>(b) >> 4];
        text += digits[std::to_integer<unsigned>(b) & 15];
    }
    return text;
}

Result<Bytes> hexDecode(std::string_view text)
{
    if (text.size() % 2)
        return fail(ErrorCode::InvalidArgument, "hex", "an odd number of digits");
    Bytes bytes;
    bytes.reserve(text.size() / 2);
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const int high = hexValue(text[i]), low = hexValue(text[i + 1]);
        if (high < 0 || low < 0)
            return fail(ErrorCode::InvalidArgument, "hex", "not a hexadecimal digit");
        bytes.push_back(std::byte(high * 16 + low));
    }
    return bytes;
}

std::string base64Encode(std::span<const std::byte> bytes)
{
    std::string text((bytes.size() + 2) / 3 * 4 + 1, '\0'); // one more: OpenSSL writes a terminating zero
    const int length = EVP_EncodeBlock(reinterpret_cast<unsigned char *>(text.data()), raw(bytes), int(bytes.size()));
    text.resize(std::size_t(length));
    return text;
}

Result<Bytes> base64Decode(std::string_view text)
{
    std::string packed;
    packed.reserve(text.size());
    for (const char c : text) {
        if (c != '\n' && c != '\r' && c != ' ' && c != '\t')
            packed += c;
    }
    if (packed.size() % 4)
        return fail(ErrorCode::InvalidArgument, "base64", "the length is not a multiple of four");
    Bytes bytes(packed.size() / 4 * 3);
    const int length = EVP_DecodeBlock(reinterpret_cast<unsigned char *>(bytes.data()),
                                       reinterpret_cast<const unsigned char *>(packed.data()), int(packed.size()));
    if (length < 0)
        return fail(ErrorCode::InvalidArgument, "base64", "not base64");
    std::size_t padding = 0;
    while (padding < 2 && padding < packed.size() && packed[packed.size() - 1 - padding] == '=')
        ++padding;
    bytes.resize(std::size_t(length) - padding);
    return bytes;
}

std::string percentEncode(std::string_view text, bool keepSlash)
{
    static constexpr char digits[] = "0123456789ABCDEF";
    std::string out;
    out.reserve(text.size() + text.size() / 4);
    for (const char c : text) {
        if (unreserved(c) || (keepSlash && c == '/')) {
            out += c;
        } else {
            out += '%';
            out += digits[static_cast<unsigned char>(c) >> 4];
            out += digits[static_cast<unsigned char>(c) & 15];
        }
    }
    return out;
}

Result<std::string> percentDecode(std::string_view text, bool plusIsSpace)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%') {
            const int high = i + 2 < text.size() ? hexValue(text[i + 1]) : -1;
            const int low = i + 2 < text.size() ? hexValue(text[i + 2]) : -1;
            if (high < 0 || low < 0)
                return fail(ErrorCode::InvalidArgument, "url", "a % without two hexadecimal digits");
            out += char(high * 16 + low);
            i += 2;
        } else {
            out += plusIsSpace && text[i] == '+' ? ' ' : text[i];
        }
    }
    return out;
}

std::string shellQuote(std::string_view word)
{
    constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./:=,@%+";
    if (!word.empty() && word.find_first_not_of(kPlain) == std::string_view::npos)
        return std::string(word);
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string csvCell(std::string_view text)
{
    const bool isFormula = !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos &&
                           !parseNumber(text);
    std::string cell = (isFormula ? "'" : "") + std::string(text);
    if (cell.find_first_of(",\"\r\n") == std::string::npos)
        return cell;
    std::string quoted = "\"";
    for (const char c : cell)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

Sha256Digest sha256(std::span<const std::byte> data)
{
    Sha256 hash;
    hash.update(data);
    return hash.finish();
}

Sha256::Sha256()
    : m_context(EVP_MD_CTX_new())
{
    EVP_DigestInit_ex(static_cast<EVP_MD_CTX *>(m_context), EVP_sha256(), nullptr);
}

Sha256::~Sha256()
{
    EVP_MD_CTX_free(static_cast<EVP_MD_CTX *>(m_context));
}

void Sha256::update(std::span<const std::byte> data)
{
    EVP_DigestUpdate(static_cast<EVP_MD_CTX *>(m_context), data.data(), data.size());
}

Sha256Digest Sha256::finish()
{
    Sha256Digest digest;
    EVP_DigestFinal_ex(static_cast<EVP_MD_CTX *>(m_context), reinterpret_cast<unsigned char *>(digest.data()), nullptr);
    return digest;
}

Sha256Digest hmacSha256(std::span<const std::byte> key, std::span<const std::byte> data)
{
    Sha256Digest digest;
    unsigned length = 0;
    HMAC(EVP_sha256(), key.data(), int(key.size()), raw(data), data.size(),
         reinterpret_cast<unsigned char *>(digest.data()), &length);
    return digest;
}

std::array<std::byte, 16> md5(std::span<const std::byte> data)
{
    std::array<std::byte, 16> digest;
    EVP_Digest(data.data(), data.size(), reinterpret_cast<unsigned char *>(digest.data()), nullptr, EVP_md5(), nullptr);
    return digest;
}

std::array<std::byte, 20> sha1(std::span<const std::byte> data)
{
    std::array<std::byte, 20> digest;
    EVP_Digest(data.data(), data.size(), reinterpret_cast<unsigned char *>(digest.data()), nullptr, EVP_sha1(),
               nullptr);
    return digest;
}

Bytes randomBytes(std::size_t count)
{
    Bytes bytes(count);
    if (RAND_bytes(reinterpret_cast<unsigned char *>(bytes.data()), int(count)) != 1)
        throw std::runtime_error("the system's random generator failed");
    return bytes;
}

bool equalConstantTime(std::span<const std::byte> a, std::span<const std::byte> b)
{
    return a.size() == b.size() && CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string newIdText(std::string_view prefix)
{
    return std::string(prefix) + hexEncode(randomBytes(8));
}

void Secret::take(std::string &text) noexcept
{
    wipe(m_text);
    m_text = std::move(text);
    wipe(text);
}

void Secret::wipe(std::string &text) noexcept
{
    text.resize(text.capacity()); // also wipes what a longer earlier value left behind; never allocates
    OPENSSL_cleanse(text.data(), text.size());
    text.clear();
}

} // namespace trainyard
