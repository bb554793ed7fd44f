#include <gtest/gtest.h>

#include "backend/core/encoding.h"
#include "backend/runtime/ps/transport/frame_cipher.h"

namespace trainyard::testing {
namespace {

using ps::FrameCipher;
using Tag = std::array<std::byte, FrameCipher::kTagBytes>;

struct Sealed {
    Bytes data;
    Tag tag{};
};

Sealed seal(FrameCipher &cipher, std::string_view text)
{
    Sealed sealed{Bytes(text.size()), {}};
    EXPECT_TRUE(cipher.seal(asBytes(text), sealed.data, sealed.tag));
    return sealed;
}

std::string open(FrameCipher &cipher, Sealed sealed)
{
    const Status status = cipher.open(sealed.data, sealed.tag);
    if (status)
        return {reinterpret_cast<const char *>(sealed.data.data()), sealed.data.size()};
    EXPECT_EQ(status.error().code, ErrorCode::ChecksumMismatch);
    return "(does not open)";
}

TEST(FrameCipher, KeysAreThoseOfRfc5869)
{
    // Appendix A.1 (its first 32 bytes) and A.3 (without salt and info).
    const auto first = ps::deriveKey(*hexDecode("0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b"),
                                     *hexDecode("000102030405060708090a0b0c"), *hexDecode("f0f1f2f3f4f5f6f7f8f9"));
    ASSERT_TRUE(first);
    EXPECT_EQ(hexEncode(first->bytes()), "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf");
    const auto third = ps::deriveKey(*hexDecode("0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b"), {}, {});
    ASSERT_TRUE(third);
    EXPECT_EQ(hexEncode(third->bytes()), "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d");
}

TEST(FrameCipher, OpensInOrderAndNothingElse)
{
    const ps::SecretKey key;
    FrameCipher out(key), in(key);
    const Sealed a = seal(out, "a weight"), b = seal(out, "a weight"), c = seal(out, "a weight");
    EXPECT_NE(a.data, b.data) << "the nonce counts";
    EXPECT_EQ(open(in, a), "a weight");
    EXPECT_EQ(open(in, b), "a weight");
    EXPECT_EQ(open(in, a), "(does not open)") << "again";
    EXPECT_EQ(open(in, c), "(does not open)") << "after one that did not open nothing does";
    FrameCipher other(key);
    EXPECT_EQ(open(other, b), "(does not open)") << "one is missing";
}

TEST(FrameCipher, ANewKeyComesBeforeAnOldOneHasSealedTooMuch)
{
    const ps::SecretKey key;
    for (const FrameCipher::Limits limits : {FrameCipher::Limits{3, 1 << 20}, FrameCipher::Limits{1 << 20, 20}}) {
        FrameCipher out(key, limits), in(key, limits), unlimited(key);
        for (int i = 0; i < 100; ++i)
            EXPECT_EQ(open(in, seal(out, "8 bytes.")), "8 bytes.") << i;
        // Nonces restart with each key: records would repeat if the keys did.
        FrameCipher again(key, limits);
        const Sealed first = seal(again, "8 bytes.");
        for (int i = 1; i < 100; ++i)
            EXPECT_NE(seal(again, "8 bytes.").data, first.data) << i;
        FrameCipher still(key);
        FrameCipher strict(key, limits);
        std::string last;
        for (int i = 0; i < 4 && last != "(does not open)"; ++i)
            last = open(strict, seal(still, "8 bytes."));
        EXPECT_EQ(last, "(does not open)") << "an end that goes on with the old key is noticed";
    }
}

} // namespace
} // namespace trainyard::testing
