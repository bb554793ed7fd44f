#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "backend/data/cifar.h"
#include "backend/data/idx.h"
#include "backend/data/image_record.h"
#include "backend/data/recordio.h"
#include "backend/data/sets/pack.h"
#include "backend/data/sets/verify.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using namespace trainyard::data;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

/// Uniform images: image i consists of the value i.
ImageSet flat(std::size_t n, ImageShape shape = {8, 8, 3})
{
    ImageSet set{shape, 10, {}, {}};
    for (std::size_t i = 0; i < n; ++i) {
        set.pixels.insert(set.pixels.end(), shape.size(), std::uint8_t(i));
        set.labels.push_back(std::int32_t(i % 10));
    }
    return set;
}

std::vector<storage::Entry> entries(std::initializer_list<std::pair<const char *, std::uint64_t>> files)
{
    std::vector<storage::Entry> out;
    for (const auto &[name, size] : files)
        out.push_back({std::string("s3://b/") + name, size});
    return out;
}

std::vector<std::string> names(const std::vector<storage::Entry> &files)
{
    std::vector<std::string> out;
    for (const auto &file : files)
        out.push_back(file.uri.substr(7));
    return out;
}

class Sets : public testing::Test {
protected:
    std::string at(const std::string &name) const { return (m_folder.path / name).string(); }
    Result<std::unique_ptr<Dataset>> open(const std::string &name, OpenOptions options = {}) const
    {
        return openDataset(at(name), options, {}, {});
    }
    DatasetSummary verify(const std::string &name, bool decode = true) const
    {
        VerifyOptions options;
        options.decode = decode;
        options.open.threads = 3;
        const auto summary = verifyDataset(at(name), options, {}, {}, {});
        EXPECT_TRUE(summary) << (summary ? "" : summary.error().detail);
        return summary.value_or(DatasetSummary());
    }
    void pack(const ImageSet &set, const std::string &name, ImageEncoding encoding, int shards = 1) const
    {
        PackOptions options;
        options.output = at(name);
        options.encoding = encoding;
        options.shards = shards;
        options.threads = 3;
        const auto packed = packDataset(*makeDataset(set, "flat"), options, {}, {});
        ASSERT_TRUE(packed) << packed.error().detail;
        EXPECT_EQ(packed->records, set.size());
    }
    TemporaryFolder m_folder;
};

} // namespace

TEST(DatasetFiles, AreChosenByTheirNames)
{
    const auto mnist = entries({{"train-images-idx3-ubyte", 9},
                                {"train-labels-idx1-ubyte.gz", 9},
                                {"t10k-images-idx3-ubyte.gz", 9},
                                {"t10k-labels-idx1-ubyte", 9},
                                {"README", 9}});
    const auto train = chooseFiles(mnist, Format::Auto, Split::Train, "s3://b");
    ASSERT_TRUE(train) << train.error().detail;
    EXPECT_EQ(train->format, Format::Idx);
    EXPECT_THAT(names(train->files), ElementsAre("train-images-idx3-ubyte"));
    EXPECT_THAT(names(train->labels), ElementsAre("train-labels-idx1-ubyte.gz"));
    EXPECT_THAT(names(chooseFiles(mnist, Format::Auto, Split::Validation, "s3://b")->files),
                ElementsAre("t10k-images-idx3-ubyte.gz"));

    const auto cifar = entries(
        {{"data_batch_1.bin", 3073}, {"data_batch_2.bin", 6146}, {"test_batch.bin", 3073}, {"batches.meta.txt", 60}});
    EXPECT_THAT(names(chooseFiles(cifar, Format::Auto, Split::Train, "x")->files),
                ElementsAre("data_batch_1.bin", "data_batch_2.bin"));
    EXPECT_EQ(chooseFiles(entries({{"train.bin", 3074}, {"test.bin", 3074}}), Format::Auto, Split::Train, "x")->format,
              Format::Cifar100);

    const auto records =
        entries({{"cifar10_train.rec", 8}, {"cifar10_train.idx", 8}, {"cifar10_val.rec", 8}, {"latest.rec", 8}});
    EXPECT_THAT(names(chooseFiles(records, Format::Auto, Split::Train, "x")->files),
                ElementsAre("cifar10_train.rec", "latest.rec"));
    EXPECT_THAT(names(chooseFiles(records, Format::Auto, Split::Validation, "x")->files),
                ElementsAre("cifar10_val.rec"));
    EXPECT_EQ(chooseFiles(records, Format::Auto, std::nullopt, "x")->files.size(), 3U);
    EXPECT_THAT(names(chooseFiles(entries({{"odd.name", 8}}), Format::Record, Split::Train, "x")->files),
                ElementsAre("odd.name"));
}

TEST(DatasetFiles, NameWhatIsUnknown)
{
    EXPECT_THAT(chooseFiles(entries({{"a.txt", 1}}), Format::Auto, Split::Train, "s3://b").error().detail,
                HasSubstr("say the format"));
    EXPECT_EQ(chooseFiles(entries({{"val.rec", 8}}), Format::Auto, Split::Train, "x").error().code,
              ErrorCode::NotFound);
    EXPECT_TRUE(chooseFiles(entries({{"train.rec", 8}}), Format::Auto, Split::Validation, "x")->files.empty());
    EXPECT_THAT(chooseFiles(entries({{"a-images-idx3-ubyte", 8}}), Format::Auto, Split::Train, "x").error().detail,
                HasSubstr("labels of these"));
    EXPECT_EQ(formatFromString("parquet").error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(formatFromString("cifar100"), Format::Cifar100);
}

TEST_F(Sets, AreTheSameFromEveryFormat)
{
    const ImageSet set = flat(300, kCifarShape);
    ASSERT_TRUE(writeCifar10(m_folder.path, Split::Train, set));
    pack(set, "raw.rec", ImageEncoding::Raw);
    pack(set, "png.rec", ImageEncoding::Png);
    pack(set, "jpeg.rec", ImageEncoding::Jpeg);
    pack(set, "shards.rec", ImageEncoding::Png, 3);
    std::filesystem::remove(m_folder.path / "raw.idx"); // without an index the record headers are scanned
    for (const char *name : {"data_batch_*.bin", "raw.rec", "png.rec", "jpeg.rec", "shards-*.rec"}) {
        for (const std::uint64_t decoded :
             {std::uint64_t(0), std::uint64_t(1) << 30}) { // images are read on demand, or kept decoded in memory
            const auto opened = open(name, {.decodedBytes = decoded, .threads = 2});
            ASSERT_TRUE(opened) << opened.error().detail;
            ASSERT_EQ((*opened)->size(), 300) << name;
            EXPECT_EQ((*opened)->shape(), kCifarShape);
            ReadScratch scratch;
            for (const std::int64_t i : {0, 1, 99, 100, 299}) {
                const auto sample = (*opened)->sample(i, scratch, {});
                ASSERT_TRUE(sample) << sample.error().detail;
                EXPECT_EQ(sample->label, i % 10);
                EXPECT_NEAR(sample->image.pixels[500], double(i % 256), 2);
            }
        }
    }
}

TEST_F(Sets, NameTheRecordThatIsDamaged)
{
    pack(flat(5), "a.rec", ImageEncoding::Png);
    auto content = *readFile(at("a.rec"));
    const auto keys = parseRecordKeys(*readFile(at("a.idx")), "a.idx");
    ASSERT_TRUE(keys);
    content[std::size_t((*keys)[3].offset) + 8 + 24 + 40] ^= 0x55;
    std::ofstream(at("a.rec"), std::ios::binary) << content;
    const auto opened = open("a.rec", {.decodedBytes = 0});
    ASSERT_TRUE(opened);
    ReadScratch scratch;
    EXPECT_TRUE((*opened)->sample(2, scratch, {}));
    const auto damaged = (*opened)->sample(3, scratch, {});
    ASSERT_FALSE(damaged);
    EXPECT_EQ(damaged.error().code, ErrorCode::CorruptData);
    EXPECT_THAT(damaged.error().detail, HasSubstr("at offset " + std::to_string((*keys)[3].offset)));
    EXPECT_TRUE((*opened)->sample(4, scratch, {})) << "the next one is good again";
    EXPECT_EQ(open("a.rec").error().code, ErrorCode::CorruptData) << "decoded at once, the error is returned at once";
}

TEST_F(Sets, VerifyFindsNothingInAGoodSet)
{
    pack(flat(40), "a.rec", ImageEncoding::Jpeg);
    ASSERT_TRUE(writeMnist(m_folder.path, Split::Train, flat(20, {28, 28, 1})));
    for (const bool decode : {true, false}) {
        const auto records = verify("a.rec", decode);
        EXPECT_EQ(records.totalFindings, 0);
        EXPECT_EQ(records.pictures, 40);
        EXPECT_EQ(records.labels.at(3), 4);
    }
    EXPECT_EQ(verify("a.rec").largest, (ImageShape{8, 8, 3}));
    const auto idx = verify("train-*");
    EXPECT_EQ(idx.totalFindings, 0);
    EXPECT_EQ(idx.pictures, 20);
    EXPECT_EQ(idx.files.size(), 2U);
}

TEST_F(Sets, VerifyGoesOnBehindDamage)
{
    pack(flat(50), "a.rec", ImageEncoding::Png);
    auto content = *readFile(at("a.rec"));
    const auto keys = *parseRecordKeys(*readFile(at("a.idx")), "a.idx");
    content[std::size_t(keys[10].offset)] ^= 1;             // a record header
    content[std::size_t(keys[21].offset) - 20] ^= 1;        // the last pixels of image 20
    content[std::size_t(keys[30].offset) + 8 + 7] = '\x7f'; // a label: about 3e38
    std::ofstream(at("a.rec"), std::ios::binary) << content;
    std::ofstream(at("a.idx")) << recordKeysText(std::vector<RecordKey>(keys.begin(), keys.begin() + 48)) << "48\t4\n";
    const auto summary = verify("a.rec");
    EXPECT_EQ(summary.pictures, 47);
    std::string text;
    for (const Finding &finding : summary.findings)
        text += finding.where + ": " + finding.what + "\n";
    EXPECT_THAT(text, HasSubstr("a.rec: at offset " + std::to_string(keys[10].offset) + ": expected the head"));
    EXPECT_THAT(text, HasSubstr("a.rec: at offset " + std::to_string(keys[20].offset) + ": not a good PNG"));
    EXPECT_THAT(text, HasSubstr("a.rec: at offset " + std::to_string(keys[30].offset) + ": expected an integer"));
    EXPECT_THAT(text, HasSubstr("a.idx: key 10: there is no record at offset " + std::to_string(keys[10].offset)));
    EXPECT_THAT(text, HasSubstr("a.idx: key 48: there is no record at offset 4"));
    EXPECT_EQ(summary.totalFindings, 5);

    std::ofstream(at("bad.bin"), std::ios::binary) << std::string(3073, '\x0b');
    EXPECT_EQ(verify("bad.bin").totalFindings, 1);
}

TEST_F(Sets, ArePackedFromFoldersOfClasses)
{
    for (const char *name : {"cats/b.jpg", "cats/a.JPG", "dogs/c.png", "dogs/notes.txt"}) {
        std::filesystem::create_directories((m_folder.path / name).parent_path());
        const ImageSet one = flat(1, {20, 30, 3});
        const PixelView view{one.pixels.data(), one.shape};
        std::ofstream(at(name), std::ios::binary)
            << (std::string(name).ends_with("png") ? *encodePng(view) : *encodeJpeg(view, 90));
    }
    std::filesystem::create_directory(m_folder.path / "nothing");
    const auto list = listImages(m_folder.path, false, 1);
    ASSERT_TRUE(list) << list.error().detail;
    EXPECT_THAT(list->classes, ElementsAre("cats", "dogs"));
    const auto text = imageListText(list->entries);
    EXPECT_EQ(text, "0\t0\tcats/a.JPG\n1\t0\tcats/b.jpg\n2\t1\tdogs/c.png\n");
    EXPECT_EQ(parseImageList(text, "x.lst"), list->entries);

    PackOptions options;
    options.output = at("out.rec");
    options.resize = 10;
    std::size_t told = 0;
    ASSERT_TRUE(
        packList(list->entries, m_folder.path, options, [&](std::size_t done, std::size_t) { told = done; }, {}));
    EXPECT_EQ(told, 3U);
    const auto scaled = verify("out.rec");
    EXPECT_EQ(scaled.totalFindings, 0);
    EXPECT_EQ(scaled.largest, (ImageShape{10, 15, 3}));
    options.encoding = ImageEncoding::Same;
    options.resize = 0;
    ASSERT_TRUE(packList(list->entries, m_folder.path, options, {}, {}));
    const auto same = *readFile(at("out.rec"));
    EXPECT_THAT(same, HasSubstr(*readFile(at("dogs/c.png"))));

    std::filesystem::remove(m_folder.path / "out.idx");
    EXPECT_EQ(writeRecordIndex(at("out.rec"), 1, {}), 3U);
    EXPECT_EQ(parseRecordKeys(*readFile(at("out.idx")), "x")->size(), 3U);
}

TEST_F(Sets, PackLeavesNothingHalfWritten)
{
    std::vector<ListEntry> missing{{0, {1}, "nobody.jpg"}};
    PackOptions options;
    options.output = at("out.rec");
    const auto failed = packList(missing, m_folder.path, options, {}, {});
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().code, ErrorCode::NotFound);
    EXPECT_THAT(failed.error().source, HasSubstr("nobody.jpg"));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(packDataset(*makeDataset(flat(3), "x"), options, {}, stop.get_token()).error().code,
              ErrorCode::Cancelled);
    EXPECT_TRUE(std::filesystem::is_empty(m_folder.path));
    options.output = at("out.bin");
    EXPECT_EQ(packDataset(*makeDataset(flat(3), "x"), options, {}, {}).error().code, ErrorCode::InvalidArgument);
}

TEST(ImageLists, AreCheckedLineByLine)
{
    EXPECT_THAT(parseImageList("0\t1\n", "x").error().detail, HasSubstr("line 1: expected an index"));
    EXPECT_THAT(parseImageList("0\t1\ta\nx\t1\ta\n", "x").error().detail, HasSubstr("line 2: the index"));
    EXPECT_THAT(parseImageList("0\tcat\ta\n", "x").error().detail, HasSubstr("a label"));
    for (const char *path : {"../a.jpg", "/etc/a.jpg", "a/../../b.jpg", ""})
        EXPECT_THAT(parseImageList(std::string("0\t1\t") + path, "x").error().detail, HasSubstr("leads out")) << path;
    EXPECT_THAT(parseImageList("7\t1\t2.5\t3\td/a b.jpg\r\n", "x")->front().labels, ElementsAre(1, 2.5F, 3));
}
