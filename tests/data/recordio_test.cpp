#include "backend/data/recordio.h"

#include <atomic>
#include <cstring>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/data/image_record.h"
#include "backend/data/random.h"

using namespace trainyard;
using namespace trainyard::data;
using testing::HasSubstr;

namespace {

const std::string kMagic("\x0a\x23\xd7\xce", 4);

std::string framed(std::string_view record)
{
    std::string out;
    EXPECT_TRUE(appendRecord(out, record));
    return out;
}

ReadAt readerOf(const std::string &content, std::atomic<std::size_t> *read = nullptr)
{
    return [&content, read](std::uint64_t offset, std::span<std::byte> out) -> Result<std::size_t> {
        const auto piece = std::string_view(content).substr(std::min<std::size_t>(offset, content.size()), out.size());
        std::memcpy(out.data(), piece.data(), piece.size());
        if (read)
            *read += piece.size();
        return piece.size();
    };
}

} // namespace

TEST(RecordIo, FramesFollowTheFormat)
{
    EXPECT_EQ(framed("abcde"), kMagic + std::string("\x05\0\0\0abcde\0\0\0", 12));
    EXPECT_EQ(framed(""), kMagic + std::string("\0\0\0\0", 4));
    // A magic number at a multiple of 4 is removed from the payload; the parts have the flags 1, 2 and 3.
    EXPECT_EQ(framed("abcd" + kMagic + kMagic + "e"), kMagic +
                                                          std::string("\x04\0\0\x20"
                                                                      "abcd",
                                                                      8) +
                                                          kMagic + std::string("\0\0\0\x40", 4) + kMagic +
                                                          std::string("\x01\0\0\x60"
                                                                      "e\0\0\0",
                                                                      8));
    EXPECT_EQ(framed("x" + kMagic).size(), 16U) << "elsewhere it is data";
}

TEST(RecordIo, GivesBackWhatWasWritten)
{
    data::Random random(3);
    for (int round = 0; round < 300; ++round) {
        std::string record;
        while (random.below(8) != 0)
            record += random.below(3) == 0 ? kMagic : std::string(random.below(9), char(random.next()));
        const std::string content = framed(record) + "what follows";
        std::string scratch;
        const auto taken = takeRecord(content, "x.rec", 0, scratch);
        ASSERT_TRUE(taken) << taken.error().detail;
        EXPECT_EQ(taken->data, record);
        EXPECT_EQ(taken->framed, content.size() - 12);
    }
}

TEST(RecordIo, NamesFileOffsetAndProblem)
{
    std::string scratch;
    const auto refused = [&](const std::string &content) {
        const auto taken = takeRecord(content, "x.rec", 100, scratch);
        EXPECT_FALSE(taken);
        return taken ? Error{} : taken.error();
    };
    const std::string good = framed("abcde"), parts = framed("abcd" + kMagic + "efgh");
    EXPECT_EQ(refused("").code, ErrorCode::CorruptData);
    EXPECT_EQ(refused("").source, "x.rec");
    EXPECT_THAT(refused("").detail, HasSubstr("at offset 100: truncated"));
    EXPECT_THAT(refused(good.substr(0, 12)).detail, HasSubstr("expected 16 bytes, found 12"));
    EXPECT_THAT(refused("garbage!").detail, HasSubstr("expected the head of a record"));
    EXPECT_THAT(refused(parts.substr(12)).detail, HasSubstr("found a further part"));
    EXPECT_THAT(refused(parts.substr(0, 12) + good).detail, HasSubstr("at offset 112: expected a further part"));
    EXPECT_THAT(refused(parts.substr(0, 12)).detail, HasSubstr("at offset 112: truncated"));
    EXPECT_THAT(refused(good.substr(0, 15) + "x").detail, HasSubstr("expected zeros"));
    EXPECT_THAT(refused(kMagic + std::string("\0\0\0\xe0", 4)).detail, HasSubstr("expected the flag"));
}

TEST(RecordIo, FindsAllRecordsOnAnyNumberOfThreads)
{
    std::string content;
    std::vector<RecordPlace> places;
    data::Random random(5);
    while (content.size() < (9U << 20)) {
        std::string record(random.below(60000), char(random.next()));
        if (random.below(4) == 0)
            record.replace(record.size() / 8 * 4, 0, kMagic);
        const std::uint64_t offset = content.size();
        ASSERT_TRUE(appendRecord(content, record));
        places.push_back({offset, content.size() - offset});
    }
    for (const int threads : {1, 2, 3, 8})
        EXPECT_EQ(findRecords(readerOf(content), content.size(), "x.rec", threads), places) << threads << " threads";
    EXPECT_EQ(findRecords(readerOf(content), 0, "x.rec", 2), std::vector<RecordPlace>());
    EXPECT_EQ(findRecords(readerOf(content), content.size() - 4, "x.rec", 2).error().code, ErrorCode::CorruptData);
    EXPECT_EQ(findRecords(readerOf(content), content.size() - 1, "x.rec", 2).error().code, ErrorCode::CorruptData);
}

TEST(RecordIo, ReadsOnlyTheHeadsOfLargeRecords)
{
    std::string content;
    for (int i = 0; i < 4; ++i)
        ASSERT_TRUE(appendRecord(content, std::string(8 << 20, char(i))));
    std::atomic<std::size_t> read{0};
    const auto places = findRecords(readerOf(content, &read), content.size(), "x.rec");
    ASSERT_TRUE(places);
    EXPECT_EQ(places->size(), 4U);
    EXPECT_LE(read, 4U << 20);
}

TEST(RecordIo, PartsCoverTheFile)
{
    EXPECT_EQ(recordPart(100, 3, 0), (std::pair<std::uint64_t, std::uint64_t>(0, 36))); // ceil(100 / 3) = 34, up to 36
    EXPECT_EQ(recordPart(100, 3, 2), (std::pair<std::uint64_t, std::uint64_t>(72, 100)));
    EXPECT_EQ(recordPart(4, 3, 2), (std::pair<std::uint64_t, std::uint64_t>(4, 4)));
}

TEST(RecordIo, IndexNamesThePlaces)
{
    const std::vector<RecordKey> keys{{7, 40}, {8, 0}, {9, 20}};
    const auto text = recordKeysText(keys);
    EXPECT_EQ(text, "7\t40\n8\t0\n9\t20\n");
    EXPECT_EQ(parseRecordKeys(text, "x.idx"), keys);
    EXPECT_EQ(parseRecordKeys("7\t40\r\n\r\n8\t0\r\n9\t20", "x.idx"), keys);
    EXPECT_THAT(parseRecordKeys("1\t2\n3 4\n", "x.idx").error().detail, HasSubstr("line 2"));
    EXPECT_EQ(placesOf(keys, 100, "x.idx"), (std::vector<RecordPlace>{{40, 60}, {0, 20}, {20, 20}}));
    EXPECT_EQ(placesOf(keys, 40, "x.idx").error().code, ErrorCode::CorruptData);
    EXPECT_EQ(placesOf(std::vector<RecordKey>{{1, 4}, {2, 4}}, 40, "x.idx").error().code, ErrorCode::CorruptData);
    EXPECT_EQ(placesOf(std::vector<RecordKey>{{1, 6}}, 40, "x.idx").error().code, ErrorCode::CorruptData);
}

TEST(ImageRecords, HoldOneLabelInTheHeaderOrSeveralBehindIt)
{
    const float one[] = {7}, three[] = {1, 2.5F, 3};
    const std::string bytes = imageRecordBytes(one, 42, "payload");
    EXPECT_EQ(bytes.substr(0, 16), std::string("\0\0\0\0\0\0\xe0\x40\x2a\0\0\0\0\0\0\0", 16));
    const auto first = parseImageRecord(bytes, "x", 0);
    ASSERT_TRUE(first);
    EXPECT_EQ(first->label, 7.0F);
    EXPECT_TRUE(first->extraLabels.empty());
    EXPECT_EQ(first->id, 42U);
    EXPECT_EQ(first->payload, "payload");
    EXPECT_EQ(classOf(*first, "x", 0), 7);
    const std::string several = imageRecordBytes(three, 1, "p");
    const auto second = parseImageRecord(several, "x", 0);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->extraLabels.size(), 3 * sizeof(float));
    EXPECT_EQ(second->payload, "p");
}

TEST(ImageRecords, RefuseWhatTheyCannotHold)
{
    EXPECT_THAT(parseImageRecord("short", "x", 8).error().detail, HasSubstr("at offset 8: expected the header"));
    std::string greedy = imageRecordBytes(std::vector<float>{1, 2}, 0, "");
    greedy[0] = 100;
    EXPECT_THAT(parseImageRecord(greedy, "x", 0).error().detail, HasSubstr("promises 100 labels"));
    for (const float label : {-1.0F, 0.5F, 1e9F, std::numeric_limits<float>::quiet_NaN()})
        EXPECT_EQ(classOf(ImageRecord{label, {}, 0, 0, {}}, "x", 0).error().code, ErrorCode::CorruptData);
}
