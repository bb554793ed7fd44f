#include <filesystem>
#include <map>
#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/runtime/input/batch_feed.h"
#include "backend/runtime/input/dataset.h"
#include "backend/runtime/input/storage_fetch.h"

using namespace trainyard;
using namespace trainyard::input;

namespace {

data::ImageSet numbered(std::size_t n)
{
    data::ImageSet set{2, 2, 1, {}, {}};
    for (std::size_t i = 0; i < n; ++i) {
        set.pixels.insert(set.pixels.end(), {std::uint8_t(i), std::uint8_t(i / 256), 0, 255});
        set.labels.push_back(std::uint8_t(i % 10));
    }
    return set;
}

std::string bytes(std::vector<std::uint32_t> dims, std::vector<std::uint8_t> values)
{
    return data::idxBytes({std::move(dims), std::move(values)});
}

} // namespace

TEST(BatchFeed, GivesThePlansBatchesInOrderNormalised)
{
    const auto set = numbered(1000);
    for (const int ahead : {1, 4, 1000}) {
        const ShardPlan plan({1000, 5}, 3, 16);
        const ShardSamples mine(plan, 1);
        BatchFeed feed(set, plan, 1, ahead);
        for (std::int64_t b = 0; b < feed.batches(); ++b) {
            const Batch *batch = feed.next();
            ASSERT_NE(batch, nullptr);
            const auto samples = mine.batch(b);
            ASSERT_EQ(batch->samples(), std::int64_t(samples.size()));
            for (std::size_t i = 0; i < samples.size(); ++i) {
                const auto index = std::size_t(samples[i]);
                EXPECT_EQ(batch->labels[i], set.labels[index]);
                EXPECT_FLOAT_EQ(batch->images[i * 4], float(index % 256) / 255);
                EXPECT_FLOAT_EQ(batch->images[i * 4 + 3], 1.0F);
            }
        }
        EXPECT_EQ(feed.next(), nullptr);
        EXPECT_EQ(feed.next(), nullptr);
    }
}

TEST(BatchFeed, MayBeAbandonedAtAnyMoment)
{
    const auto set = numbered(500);
    for (int taken = 0; taken < 20; ++taken) {
        BatchFeed feed(set, ShardPlan({500, 5}, 1, 10), 0, 2);
        for (int i = 0; i < taken; ++i)
            ASSERT_NE(feed.next(), nullptr);
    }
    BatchFeed empty(set, ShardPlan({0, 5}, 1, 10), 0, 2);
    EXPECT_EQ(empty.next(), nullptr);
}

TEST(LoadImages, TakesThePlainFileOrThePackedOne)
{
    const std::map<std::string, std::string> objects{
        {"s3://b/set/train-images-idx3-ubyte", bytes({2, 1, 1}, {7, 8})},
        {"s3://b/set/train-labels-idx1-ubyte.gz", bytes({2}, {1, 2})}, // the name is only a hint, the content decides
        {"s3://b/set/t10k-images-idx3-ubyte", bytes({2, 1, 1}, {7, 8}).substr(0, 17)},
    };
    const Fetch fetch = [&](const std::string &uri) -> Result<std::string> {
        if (const auto at = objects.find(uri); at != objects.end())
            return at->second;
        return fail(ErrorCode::NotFound, uri, "no such key");
    };
    for (const std::string base : {"s3://b/set", "s3://b/set/"}) {
        const auto set = loadImages(base, data::Part::Train, fetch);
        ASSERT_TRUE(set) << set.error().detail;
        EXPECT_EQ(set->labels, (std::vector<std::uint8_t>{1, 2}));
    }
    const auto damaged = loadImages("s3://b/set", data::Part::Validation, fetch);
    EXPECT_EQ(damaged.error().code, ErrorCode::CorruptData);
    EXPECT_EQ(damaged.error().source, "s3://b/set/t10k-images-idx3-ubyte");
    const auto missing = loadImages("s3://b/other", data::Part::Train, fetch);
    EXPECT_EQ(missing.error().code, ErrorCode::NotFound);
    EXPECT_THAT(missing.error().detail, testing::HasSubstr(".gz"));
    const auto refused = loadImages("s3://b/set", data::Part::Train, [](const std::string &uri) -> Result<std::string> {
        return fail(ErrorCode::CredentialsExpired, uri, "ExpiredToken");
    });
    EXPECT_EQ(refused.error().code, ErrorCode::CredentialsExpired);
}

TEST(LoadImages, ReadsAFolderThroughTheStorage)
{
    const auto folder = std::filesystem::path(testing::TempDir()) / "input_storage";
    std::filesystem::create_directories(folder);
    ASSERT_TRUE(data::writeIdx(folder / "train-images-idx3-ubyte", {{1, 1, 2}, {7, 8}}));
    ASSERT_TRUE(data::writeIdx(folder / "train-labels-idx1-ubyte", {{1}, {3}}));
    const auto fetch = storageFetch({}, Deadline::after(std::chrono::seconds(30)), {});
    const auto set = loadImages("file://" + folder.string(), data::Part::Train, fetch);
    const auto missing = loadImages("file://" + folder.string(), data::Part::Validation, fetch);
    std::filesystem::remove_all(folder);
    ASSERT_TRUE(set) << set.error().detail;
    EXPECT_EQ(set->pixels, (std::vector<std::uint8_t>{7, 8}));
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, ErrorCode::NotFound);
    EXPECT_EQ(loadImages("ftp://x/y", data::Part::Train, fetch).error().code, ErrorCode::InvalidArgument);
}
