#include "backend/storage/storage.h"

#include <gtest/gtest.h>

#include "backend/storage/backends_internal.h"

using namespace trainyard;
using namespace trainyard::storage;

TEST(Uri, GoesBothWays)
{
    for (const std::string text : {"s3://bucket/a//b c", "s3://bucket/", "file:///a/b"})
        EXPECT_EQ(Uri::parse(text)->text(), text);
    EXPECT_EQ(Uri::parse("s3://bucket")->text(), "s3://bucket/");
    EXPECT_EQ(Uri::parse("/a/b")->text(), "file:///a/b");
    EXPECT_EQ(Uri::parse("a/b")->path, "a/b");
}

TEST(Uri, RefusesWhatItCannotServe)
{
    for (const std::string text : {"", "s3://", "s3:///key", "file://relative/x", "http://x/y", "gs://b/k"})
        EXPECT_EQ(Uri::parse(text).error().code, ErrorCode::InvalidArgument) << text;
}

TEST(Uri, ABucketCannotChooseTheHost) // S13
{
    for (const std::string bucket : {"localhost:46055#", "evil.example#", "user@evil", "evil?", "a%2f", "..", ".", "-a",
                                     "a-", "a..b", "A", "a_b", "b ", "b\n", "b\\", "[::1]", "\xc3\xa9"})
        EXPECT_EQ(Uri::parse("s3://" + bucket + "/x").error().code, ErrorCode::InvalidArgument) << bucket;
    EXPECT_FALSE(Uri::parse("s3://" + std::string(64, 'a') + "/x"));
    for (const std::string bucket : {"b", "my-bucket", "a.b.c", "data-s3alias", "123"})
        EXPECT_TRUE(Uri::parse("s3://" + bucket + "/x#?@:")) << bucket;
}

TEST(Parts, NeverMoreThanTenThousand)
{
    constexpr std::uint64_t kGiB = 1ull << 30;
    EXPECT_EQ(partSizeFor(kGiB, 8u << 20), 8u << 20);
    const auto large = partSizeFor(5000 * kGiB, 8u << 20);
    EXPECT_LE(5000 * kGiB / large, 10'000u);
    EXPECT_EQ(large % (1u << 20), 0u);
}
