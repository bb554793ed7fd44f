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
    EXPECT_EQ(Uri::parse("s3://b/p")->child("x").text(), "s3://b/p/x");
    EXPECT_EQ(Uri::parse("s3://b/p/")->child("x").text(), "s3://b/p/x");
    EXPECT_EQ(Uri::parse("s3://b")->child("x").text(), "s3://b/x");
}

TEST(Uri, RefusesWhatItCannotServe)
{
    for (const std::string text : {"", "s3://", "s3:///key", "file://relative/x", "http://x/y", "gs://b/k"})
        EXPECT_EQ(Uri::parse(text).error().code, ErrorCode::InvalidArgument) << text;
}

TEST(Parts, NeverMoreThanTenThousand)
{
    constexpr std::uint64_t kGiB = 1ull << 30;
    EXPECT_EQ(partSizeFor(kGiB, 8u << 20), 8u << 20);
    const auto large = partSizeFor(5000 * kGiB, 8u << 20);
    EXPECT_LE(5000 * kGiB / large, 10'000u);
    EXPECT_EQ(large % (1u << 20), 0u);
}
