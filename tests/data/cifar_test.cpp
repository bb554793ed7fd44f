#include "backend/data/cifar.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using namespace trainyard::data;
using testing::HasSubstr;

namespace {

/// One record: each pixel is the base value of its plane plus its position modulo 50.
std::string record(std::initializer_list<char> labels, int red, int green, int blue)
{
    std::string out(labels);
    for (const int base : {red, green, blue})
        for (int p = 0; p < 1024; ++p)
            out += char(base + p % 50);
    return out;
}

} // namespace

TEST(Cifar, ReadsPlanesAsPixels)
{
    ImageSet set;
    const auto status = appendCifar(set, record({3}, 0, 60, 120) + record({9}, 1, 2, 3), "a.bin", Cifar::Ten);
    ASSERT_TRUE(status) << status.error().detail;
    EXPECT_EQ(set.shape, (ImageShape{32, 32, 3}));
    EXPECT_EQ(set.classes, 10);
    EXPECT_THAT(set.labels, testing::ElementsAre(3, 9));
    EXPECT_THAT(set.image(0).subspan(7 * 3, 3), testing::ElementsAre(7, 67, 127)); // pixel 7 of the first row
    EXPECT_THAT(set.image(1).subspan((31 * 32 + 31) * 3, 3), testing::ElementsAre(24, 25, 26));
    ASSERT_TRUE(appendCifar(set, record({1}, 0, 0, 0), "b.bin", Cifar::Ten));
    EXPECT_EQ(set.size(), 3U);
    EXPECT_EQ(cifar10Bytes(set, 1, 3), record({9}, 1, 2, 3) + record({1}, 0, 0, 0));
}

TEST(Cifar, TakesTheFineLabelOfAHundred)
{
    ImageSet set;
    ASSERT_TRUE(appendCifar(set, record({11, 99}, 0, 0, 0), "train.bin", Cifar::Hundred));
    EXPECT_THAT(set.labels, testing::ElementsAre(99));
    EXPECT_EQ(set.classes, 100);
    EXPECT_EQ(appendCifar(set, record({1}, 0, 0, 0), "x", Cifar::Ten).error().code, ErrorCode::InvalidArgument);
}

TEST(Cifar, ReportsWhatIsWrongAndLeavesTheSetUnchanged)
{
    ImageSet set;
    const auto refused = [&](const std::string &content) {
        return appendCifar(set, content, "x.bin", Cifar::Ten).error();
    };
    EXPECT_EQ(refused("").code, ErrorCode::CorruptData);
    EXPECT_THAT(refused(record({1}, 0, 0, 0) + "abc").detail, HasSubstr("1 complete records and 3 bytes"));
    const auto label = refused(record({1}, 0, 0, 0) + record({10}, 0, 0, 0));
    EXPECT_EQ(label.source, "x.bin");
    EXPECT_THAT(label.detail, HasSubstr("found 10 in record 1 at offset 3073"));
    EXPECT_EQ(set.size(), 0U);
}

TEST(Cifar, WritesFiveFilesForTrainingAndOneForValidation)
{
    const TemporaryFolder folder;
    ImageSet set;
    std::string all;
    for (int i = 0; i < 12; ++i)
        all += record({char(i % 10)}, i, i, i);
    ASSERT_TRUE(appendCifar(set, all, "all", Cifar::Ten));
    const auto train = writeCifar10(folder.path, Split::Train, set),
               test = writeCifar10(folder.path, Split::Validation, set);
    ASSERT_TRUE(train && test);
    ASSERT_EQ(train->size(), 5U);
    std::string back;
    for (const auto &file : *train)
        back += *readFile(file);
    EXPECT_EQ(back, all);
    EXPECT_EQ(test->front().filename(), "test_batch.bin");
    EXPECT_EQ(*readFile(test->front()), all);
    set.shape = {28, 28, 1};
    EXPECT_EQ(writeCifar10(folder.path, Split::Train, set).error().code, ErrorCode::InvalidArgument);
}
