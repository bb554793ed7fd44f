#include "backend/core/encoding.h"

#include <array>
#include <cstddef>
#include <new>

#include <gtest/gtest.h>

#include "backend/core/secret.h"

using namespace trainyard;

TEST(Encoding, KnownDigests)
{
    EXPECT_EQ(sha256Hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hexEncode(md5(asBytes(""))), "d41d8cd98f00b204e9800998ecf8427e");
    EXPECT_EQ(hexEncode(hmacSha256(asBytes("Jefe"), asBytes("what do ya want for nothing?"))), // RFC 4231, case 2
              "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

TEST(Encoding, Base64GoesBothWays)
{
    for (const std::string text : {"", "f", "fo", "foo", "foobar"}) {
        const auto back = base64Decode(base64Encode(asBytes(text)));
        ASSERT_TRUE(back);
        EXPECT_EQ(std::string(reinterpret_cast<const char *>(back->data()), back->size()), text);
    }
    EXPECT_EQ(base64Encode(asBytes("foobar")), "Zm9vYmFy");
    EXPECT_FALSE(base64Decode("Zm9"));
    EXPECT_FALSE(base64Decode("Z*9v"));
}

TEST(Encoding, PercentKeepsOnlyTheUnreserved)
{
    EXPECT_EQ(percentEncode("a b/~+é"), "a%20b%2F~%2B%C3%A9");
    EXPECT_EQ(percentEncode("a/b", true), "a/b");
    EXPECT_EQ(percentDecode("a%20b%2f").value(), "a b/");
    EXPECT_FALSE(percentDecode("%"));
    EXPECT_FALSE(percentDecode("%4"));
    EXPECT_FALSE(percentDecode("%zz"));
}

TEST(Encoding, QuotesAWordForAShellWhereItNeedsIt)
{
    EXPECT_EQ(shellQuote("s3://b/a-1.rec"), "s3://b/a-1.rec");
    EXPECT_EQ(shellQuote("two words"), "'two words'");
    EXPECT_EQ(shellQuote("it's $HOME"), "'it'\\''s $HOME'");
    EXPECT_EQ(shellQuote(""), "''");
}

TEST(Encoding, NoCellOfATableIsAFormula) // S16
{
    for (const std::string formula : {"=1+1", "+1+A1", "-1+A1", "@SUM(A1)", "\tx", "-", "-nan"})
        EXPECT_EQ(csvCell(formula), "'" + formula);
    EXPECT_EQ(csvCell("=A1,B1"), "\"'=A1,B1\"");
    EXPECT_EQ(csvCell("\r=1"), "\"'\r=1\"");
    for (const std::string plain : {"", "worker-1", "-0.5", "+1", "-1e-3", "a=b"})
        EXPECT_EQ(csvCell(plain), plain);
    EXPECT_EQ(csvCell("said \"no\"\ntwice"), "\"said \"\"no\"\"\ntwice\"");
}

TEST(Secret, LeavesNothingWhereItWasMovedFromReplacedOrEnded) // S16
{
    alignas(Secret) std::array<std::byte, sizeof(Secret)> place{};
    const auto holds = [&](std::string_view text) {
        return std::string_view(reinterpret_cast<const char *>(place.data()), place.size()).find(text) !=
               std::string_view::npos;
    };
    auto *secret = new (place.data()) Secret("short-secret"); // stored inside the string object, without allocation
    EXPECT_TRUE(holds("short-secret"));
    const Secret moved(std::move(*secret));
    EXPECT_EQ(moved.reveal(), "short-secret");
    EXPECT_FALSE(holds("secret"));
    *secret = Secret("another-one");
    *secret = Secret("x");
    EXPECT_EQ(secret->reveal(), "x");
    EXPECT_FALSE(holds("nother-one"));
    *secret = moved;
    EXPECT_EQ(*secret, moved);
    secret->~Secret();
    EXPECT_FALSE(holds("secret"));
}
