#include "backend/runtime/ps/transport/frame_cipher.h"

#include <algorithm>
#include <cstring>

#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>

#include "backend/core/encoding.h"
#include "backend/core/try.h"

namespace trainyard::ps {

namespace {

constexpr auto kCipher = "connection";
constexpr std::size_t kNonceBytes = 12;

unsigned char *raw(std::span<std::byte> bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

const unsigned char *raw(std::span<const std::byte> bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.data());
}

OSSL_PARAM octets(const char *name, std::span<const std::byte> bytes)
{
    return OSSL_PARAM_construct_octet_string(name, const_cast<std::byte *>(bytes.data()), bytes.size());
}

} // namespace

SecretKey::~SecretKey()
{
    OPENSSL_cleanse(m_bytes.data(), m_bytes.size());
}

Result<SecretKey> deriveKey(std::span<const std::byte> secret, std::span<const std::byte> salt,
                            std::span<const std::byte> info)
{
    const std::unique_ptr<EVP_KDF, decltype(&EVP_KDF_free)> kdf(EVP_KDF_fetch(nullptr, OSSL_KDF_NAME_HKDF, nullptr),
                                                                &EVP_KDF_free);
    const std::unique_ptr<EVP_KDF_CTX, decltype(&EVP_KDF_CTX_free)> context(kdf ? EVP_KDF_CTX_new(kdf.get()) : nullptr,
                                                                            &EVP_KDF_CTX_free);
    char digest[] = "SHA256";
    std::array<OSSL_PARAM, 5> parameters{OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
                                         octets(OSSL_KDF_PARAM_KEY, secret), octets(OSSL_KDF_PARAM_INFO, info),
                                         OSSL_PARAM_construct_end(), OSSL_PARAM_construct_end()};
    if (!salt.empty())
        parameters[3] = octets(OSSL_KDF_PARAM_SALT, salt);
    SecretKey key;
    if (!context || EVP_KDF_derive(context.get(), raw(std::span<std::byte>(key.bytes())), key.bytes().size(),
                                   parameters.data()) != 1)
        return fail(ErrorCode::Internal, kCipher, "OpenSSL derives no key");
    return key;
}

FrameCipher::FrameCipher(const SecretKey &key)
    : FrameCipher(key, Limits{})
{
}

FrameCipher::FrameCipher(const SecretKey &key, Limits limits)
    : m_key(key)
    , m_limits(limits)
    , m_context(EVP_CIPHER_CTX_new(), &EVP_CIPHER_CTX_free)
{
}

FrameCipher::~FrameCipher() = default;

/// Sets key and nonce of the next record.
Status FrameCipher::next(bool sealing, std::size_t size)
{
    if (m_records >= m_limits.records || m_bytes + size > m_limits.bytes) {
        if (m_records > 0) {
            TY_ASSIGN(auto key, deriveKey(m_key.bytes(), {}, asBytes("trainyard next key")));
            m_key = key;
        }
        m_keyed = false;
        m_records = m_bytes = 0;
    }
    std::array<unsigned char, kNonceBytes> nonce{};
    std::memcpy(nonce.data() + kNonceBytes - sizeof m_records, &m_records, sizeof m_records);
    const int direction = sealing ? 1 : 0;
    if (!m_context ||
        (!m_keyed && EVP_CipherInit_ex(m_context.get(), EVP_aes_256_gcm(), nullptr,
                                       raw(std::span<const std::byte>(m_key.bytes())), nullptr, direction) != 1) ||
        EVP_CipherInit_ex(m_context.get(), nullptr, nullptr, nullptr, nonce.data(), direction) != 1)
        return fail(ErrorCode::Internal, kCipher, "OpenSSL has no AES-256-GCM");
    m_keyed = true;
    ++m_records;
    m_bytes += size;
    return {};
}

Status FrameCipher::seal(std::span<const std::byte> plain, std::span<std::byte> out,
                         std::span<std::byte, kTagBytes> tag)
{
    TY_TRY(next(true, plain.size()));
    int written = 0, last = 0;
    if (EVP_EncryptUpdate(m_context.get(), raw(out), &written, raw(plain), int(plain.size())) != 1 ||
        EVP_EncryptFinal_ex(m_context.get(), raw(out) + written, &last) != 1 ||
        EVP_CIPHER_CTX_ctrl(m_context.get(), EVP_CTRL_AEAD_GET_TAG, int(kTagBytes), tag.data()) != 1)
        return fail(ErrorCode::Internal, kCipher, "OpenSSL does not encrypt");
    return {};
}

Status FrameCipher::open(std::span<std::byte> data, std::span<const std::byte, kTagBytes> tag)
{
    TY_TRY(next(false, data.size()));
    int written = 0, last = 0;
    std::array<std::byte, kTagBytes> theirs;
    std::ranges::copy(tag, theirs.begin());
    m_broken = m_broken ||
               EVP_DecryptUpdate(m_context.get(), raw(data), &written, raw(std::span<const std::byte>(data)),
                                 int(data.size())) != 1 ||
               EVP_CIPHER_CTX_ctrl(m_context.get(), EVP_CTRL_AEAD_SET_TAG, int(kTagBytes), theirs.data()) != 1 ||
               EVP_DecryptFinal_ex(m_context.get(), raw(data) + written, &last) != 1;
    if (m_broken)
        return fail(ErrorCode::ChecksumMismatch, kCipher,
                    "a frame was altered, repeated, left out or moved on its way");
    return {};
}

} // namespace trainyard::ps
