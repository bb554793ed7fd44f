#include "backend/data/sets/data_facts.h"

#include <fstream>

#include <gmock/gmock.h>
#include <zlib.h>

#include "backend/core/system/files.h"
#include "backend/data/cifar.h"
#include "backend/data/idx.h"
#include "backend/data/sets/pack.h"
#include "backend/storage/sources.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using namespace trainyard::data;
using testing::HasSubstr;

namespace {

class DataFactsTest : public testing::Test {
protected:
    static ImageSet pictures(std::size_t n, ImageShape shape, int classes = 10)
    {
        ImageSet set{shape, classes, std::vector<std::uint8_t>(n * shape.size(), 7), {}};
        for (std::size_t i = 0; i < n; ++i)
            set.labels.push_back(std::int32_t(i % std::size_t(classes)));
        return set;
    }
    std::string at(const std::string &name) const { return (m_folder.path / name).string(); }
    Result<std::optional<DataFacts>> read(const std::string &name, FactsOptions options = {}) const
    {
        const CallContext context{Deadline::never(), {}};
        const auto entries = storage::expandSources(at(name), {}, context);
        if (!entries)
            return fail(entries.error());
        return readDataFacts(*entries, name, options, {}, context);
    }
    DataFacts known(const std::string &name, FactsOptions options = {}) const
    {
        const auto facts = read(name, options);
        EXPECT_TRUE(facts && *facts) << (facts ? "no files" : facts.error().source + ": " + facts.error().detail);
        return facts && *facts ? **facts : DataFacts();
    }
    /// Replaces a file by its gzip.
    void zip(const std::string &name) const
    {
        const std::string plain = readFile(at(name)).value_or("");
        gzFile out = gzopen(at(name + ".gz").c_str(), "wb");
        ASSERT_TRUE(out);
        EXPECT_EQ(gzwrite(out, plain.data(), unsigned(plain.size())), int(plain.size()));
        EXPECT_EQ(gzclose(out), Z_OK);
        std::filesystem::remove(at(name));
    }
    TemporaryFolder m_folder;
};

} // namespace

TEST_F(DataFactsTest, OfIdxComeFromHeadersAndLabels)
{
    ASSERT_TRUE(writeMnist(m_folder.path, Split::Train, pictures(3000, {20, 30, 1}, 8)));
    for (const bool packed : {false, true}) {
        if (packed)
            for (const char *name : {"train-images-idx3-ubyte", "train-labels-idx1-ubyte"})
                zip(name);
        const auto facts = known("", {.part = Split::Train});
        EXPECT_EQ(facts.format, Format::Idx);
        EXPECT_EQ(facts.shape, (ImageShape{20, 30, 1}));
        EXPECT_TRUE(facts.fixedChannels);
        EXPECT_EQ(facts.samples, 3000);
        EXPECT_EQ(facts.labelsRead, 3000);
        EXPECT_TRUE(facts.allLabels);
        EXPECT_EQ(facts.lowest, 0);
        EXPECT_EQ(facts.highest, 7);
        EXPECT_THAT(facts.highestAt, HasSubstr("at position 7"));
        const auto validation = read("", {.part = Split::Validation});
        ASSERT_TRUE(validation);
        EXPECT_FALSE(*validation);
    }
}

TEST_F(DataFactsTest, OfLargeFilesComeFromBlocksUpToTheLastLabel)
{
    auto set = pictures(5000, {2, 2, 1}, 5);
    set.labels.back() = 9;
    ASSERT_TRUE(writeMnist(m_folder.path, Split::Train, set));
    const FactsOptions small{.blockBytes = 100, .blocks = 4, .wholeBytes = 500};
    const auto facts = known("", small);
    EXPECT_FALSE(facts.allLabels);
    EXPECT_LT(facts.labelsRead, 1000);
    EXPECT_EQ(facts.highest, 9);
    EXPECT_THAT(facts.highestAt, HasSubstr("position 4999"));

    auto cifar = pictures(400, kCifarShape, 5);
    cifar.labels.back() = 8;
    ASSERT_TRUE(writeFileAtomically(at("train.bin"), cifar10Bytes(cifar, 0, 400)));
    const auto colour = known("train.bin", {.blockBytes = 10'000, .blocks = 4});
    EXPECT_EQ(colour.format, Format::Cifar10);
    EXPECT_EQ(colour.samples, 400);
    EXPECT_EQ(colour.labelsRead, 12);
    EXPECT_FALSE(colour.allLabels);
    EXPECT_EQ(colour.highest, 8);
}

TEST_F(DataFactsTest, OfRecordsComeFromTheFirstPictureAndTheIndex)
{
    PackOptions options;
    options.output = at("train.rec");
    options.encoding = ImageEncoding::Png;
    ASSERT_TRUE(packDataset(*makeDataset(pictures(700, {12, 16, 3}, 30), "made"), options, {}, {}));
    const auto facts = known("train.rec");
    EXPECT_EQ(facts.format, Format::Record);
    EXPECT_EQ(facts.shape, (ImageShape{12, 16, 3}));
    EXPECT_FALSE(facts.fixedChannels);
    EXPECT_EQ(facts.samples, 700);
    EXPECT_EQ(facts.highest, 29);
    EXPECT_TRUE(facts.allLabels);

    const auto sampled =
        known("train.rec", {.blocks = 5, .wholeBytes = 10'000}); // larger than the limit, with an index
    EXPECT_EQ(sampled.samples, 700);
    EXPECT_EQ(sampled.labelsRead, 5);
    EXPECT_FALSE(sampled.allLabels);

    std::filesystem::remove(at("train.idx"));
    const auto beginning = known("train.rec", {.wholeBytes = 10'000});
    EXPECT_FALSE(beginning.samples) << "only all records show it";
    EXPECT_FALSE(beginning.allLabels);
    EXPECT_EQ(beginning.shape, (ImageShape{12, 16, 3}));
    const auto tiny = known("train.rec", {.wholeBytes = 20}); // not even the first record
    EXPECT_EQ(tiny.shape, (ImageShape{12, 16, 3}));
    EXPECT_EQ(tiny.labelsRead, 1);
}

TEST_F(DataFactsTest, AreErrorsWhereReadingTheSetWouldBeOne)
{
    ASSERT_TRUE(writeMnist(m_folder.path, Split::Train, pictures(100, {4, 4, 1})));
    const auto labels = at("train-labels-idx1-ubyte");
    auto content = readFile(labels).value_or("");
    content[8 + 42] = 12;
    ASSERT_TRUE(writeFileAtomically(labels, content));
    const auto wrong = read("");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().code, ErrorCode::CorruptData);
    EXPECT_EQ(wrong.error().detail, "expected labels from 0 to 9, found 12 at position 42");
    ASSERT_TRUE(writeIdx(labels, {{99}, std::vector<std::uint8_t>(99)}));
    EXPECT_THAT(read("").error().detail, HasSubstr("expected 100 labels"));
    ASSERT_TRUE(writeIdx(at("train-images-idx3-ubyte"), {{100, 16}, std::vector<std::uint8_t>(1600)}));
    EXPECT_THAT(read("").error().detail, HasSubstr("an IDX file of 3 dimensions, found 2"));
    std::ofstream(at("bad.rec")) << "these are not records at all";
    EXPECT_EQ(read("bad.rec").error().code, ErrorCode::CorruptData);
}
