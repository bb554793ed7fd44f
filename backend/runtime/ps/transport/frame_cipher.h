#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "backend/core/result.h"

struct evp_cipher_ctx_st;

namespace trainyard::ps {

/// 32 bytes that are wiped on destruction.
class SecretKey {
public:
    SecretKey() = default;
    SecretKey(const SecretKey &) = default;
    SecretKey &operator=(const SecretKey &) = default;
    ~SecretKey();
    std::span<std::byte, 32> bytes() { return m_bytes; }
    std::span<const std::byte, 32> bytes() const { return m_bytes; }

private:
    std::array<std::byte, 32> m_bytes{};
};

/// HKDF with SHA-256.
/// \param salt  may be empty
/// \error Internal (OpenSSL failed)
/// \source RFC 5869
Result<SecretKey> deriveKey(std::span<const std::byte> secret, std::span<const std::byte> salt,
                            std::span<const std::byte> info);

/// One direction of a sealed connection: AES-256-GCM with the number of the record as nonce, so that a record that was
/// altered, repeated, left out or moved does not open. Both ends replace the key by one derived from it after the same
/// record, so no nonce is used twice and no key seals more than is safe. Not thread-safe.
/// \source NIST SP 800-38D (8.2.1); the limit of data for a key: RFC 8446, 5.5
class FrameCipher {
public:
    static constexpr std::size_t kTagBytes = 16;
    struct Limits {
        std::uint64_t records = 1ull << 24, bytes = 1ull << 36; ///< of one key: 2^24 records, 64 GiB
    };

    explicit FrameCipher(const SecretKey &);
    FrameCipher(const SecretKey &, Limits);
    ~FrameCipher();

    /// \param out  [plain.size()], not overlapping
    /// \error Internal: send nothing
    Status seal(std::span<const std::byte> plain, std::span<std::byte> out, std::span<std::byte, kTagBytes> tag);
    /// Decrypts in place. Use `data` only after success.
    /// \error ChecksumMismatch, after which no record opens any more
    Status open(std::span<std::byte> data, std::span<const std::byte, kTagBytes> tag);

private:
    Status next(bool sealing, std::size_t size);

    SecretKey m_key;
    Limits m_limits;
    std::unique_ptr<evp_cipher_ctx_st, void (*)(evp_cipher_ctx_st *)> m_context;
    std::uint64_t m_records = 0, m_bytes = 0; ///< sealed or opened with this key
    bool m_keyed = false, m_broken = false;
};

} // namespace trainyard::ps
