#include "backend/localcloud/s3/s3_checksums.h"

#include <array>

#include <openssl/evp.h>
#include <zlib.h>

namespace trainyard::localcloud {
namespace {

template <class Word>
std::string bigEndian(Word value)
{
    std::string out;
    for (int shift = int(sizeof(Word)) * 8 - 8; shift >= 0; shift -= 8)
        out.push_back(char(value >> shift & 0xff));
    return out;
}

class Crc32 final : public Checksum {
public:
    void update(std::span<const std::byte> data) override
    {
        m_value = ::crc32_z(m_value, reinterpret_cast<const Bytef *>(data.data()), data.size());
    }
    std::string finish() override { return bigEndian(std::uint32_t(m_value)); }

private:
    uLong m_value = ::crc32_z(0, nullptr, 0);
};

/// A reflected CRC with all bits set initially and inverted at the end, computed bytewise from a table.
template <class Word, Word Polynomial>
class TableCrc final : public Checksum {
public:
    void update(std::span<const std::byte> data) override
    {
        static const auto table = [] {
            std::array<Word, 256> out{};
            for (unsigned i = 0; i < 256; ++i) {
                Word value = i;
                for (int bit = 0; bit < 8; ++bit)
                    value = value & 1 ? (value >> 1) ^ Polynomial : value >> 1;
                out[i] = value;
            }
            return out;
        }();
        for (const auto byte : data)
            m_value = table[(m_value ^ std::to_integer<Word>(byte)) & 0xff] ^ (m_value >> 8);
    }
    std::string finish() override { return bigEndian(Word(~m_value)); }

private:
    Word m_value = ~Word(0);
};
using Crc32c = TableCrc<std::uint32_t, 0x82F63B78u>;              // Castagnoli, RFC 3720
using Crc64Nvme = TableCrc<std::uint64_t, 0x9A6C9329AC4BC9B5ull>; // NVM Express base specification, 64b CRC

class Digest final : public Checksum {
public:
    explicit Digest(const EVP_MD *kind)
        : m_context(EVP_MD_CTX_new(), EVP_MD_CTX_free)
    {
        EVP_DigestInit_ex(m_context.get(), kind, nullptr);
    }
    void update(std::span<const std::byte> data) override
    {
        EVP_DigestUpdate(m_context.get(), data.data(), data.size());
    }
    std::string finish() override
    {
        unsigned char out[EVP_MAX_MD_SIZE];
        unsigned size = 0;
        EVP_DigestFinal_ex(m_context.get(), out, &size);
        return {reinterpret_cast<char *>(out), size};
    }

private:
    std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> m_context;
};

} // namespace

std::unique_ptr<Checksum> Checksum::make(const std::string &name)
{
    if (name == "crc32")
        return std::make_unique<Crc32>();
    if (name == "crc32c")
        return std::make_unique<Crc32c>();
    if (name == "crc64nvme")
        return std::make_unique<Crc64Nvme>();
    if (name == "sha1")
        return std::make_unique<Digest>(EVP_sha1());
    if (name == "sha256")
        return std::make_unique<Digest>(EVP_sha256());
    if (name == "md5")
        return std::make_unique<Digest>(EVP_md5());
    return nullptr;
}

} // namespace trainyard::localcloud
