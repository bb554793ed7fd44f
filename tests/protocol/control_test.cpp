#include "backend/protocol/control.h"

#include <cmath>

#include <gmock/gmock.h>

#include "backend/protocol/frames.h"

namespace trainyard::protocol {
namespace {

TEST(Frames, SurviveTheRoundTrip)
{
    const FrameHeader header{FrameType::Push, 1, 4096, 7, 1ull << 40, 32, 3};
    std::array<std::byte, kHeaderBytes> bytes;
    encode(header, bytes);
    const auto copy = decodeHeader(bytes);
    ASSERT_TRUE(copy);
    EXPECT_EQ(*copy, header);
}

TEST(Frames, RefuseForeignBytesUnknownTypesAndHugeLengths)
{
    std::array<std::byte, kHeaderBytes> bytes{};
    EXPECT_EQ(decodeHeader(bytes).error().code, ErrorCode::ProtocolMismatch);
    encode(FrameHeader{FrameType(99)}, bytes);
    EXPECT_EQ(decodeHeader(bytes).error().code, ErrorCode::CorruptData);
    for (const auto type : {FrameType::Proof, FrameType::Control, FrameType::Push, FrameType::Pull,
                            FrameType::Heartbeat, FrameType::Copy, FrameType::State, FrameType::Copied}) {
        encode(FrameHeader{.type = type, .length = maxLength(type) + 1}, bytes);
        EXPECT_EQ(decodeHeader(bytes).error().code, ErrorCode::CorruptData);
        encode(FrameHeader{.type = type, .length = maxLength(type)}, bytes);
        EXPECT_TRUE(decodeHeader(bytes));
    }
}

TEST(Control, ReadsWhatItWrites)
{
    const std::vector<ControlMessage> messages{
        Hello{"worker", "worker-1", "", 2},
        Accepted{2, 1, {"127.0.0.1:9", "127.0.0.1:10"}, true},
        Ready{431080, 12000},
        View{3, 4, 500, {{0, "a"}, {2, "b"}}, 1, 48, true},
        ViewAck{3},
        Go{3},
        EpochDone{4, 625, {1.5, 90, 100}, {2.5, 9, 10}, 0.25},
        Progress{4, 600, 0, 99, {1, 2, 3}, 1e4, 875088, 0.75},
        Saved{4, "/x", ""},
        Leave{1, "b"},
        Answer{"NotFound", "no such worker"},
        Lost{2, true, "closed"},
        MemberLost{2, 4, 1, "closed"},
        Failed{"Diverged", "worker", "the loss is not a number"},
        End{true, "", "", ""},
        Attach{2, 1, 3, true},
        ShareOffer{4242, 7, 1 << 20, "0123"},
        ShareAnswer{true, {4243, 9, 1 << 20, "abcd"}},
        Placement{2, {"127.0.0.1:9", ""}, {0, 0}, {-1, -1}},
        PlacementAck{2, "no whole copy of part 1"},
        CopyState{1, 0, true},
    };
    for (const ControlMessage &message : messages) {
        const auto copy = controlFromJson(toJson(message));
        ASSERT_TRUE(copy) << toJson(message) << copy.error().detail;
        EXPECT_EQ(copy->index(), message.index());
        EXPECT_EQ(toJson(*copy), toJson(message));
    }
}

TEST(Control, NamesTheBadField)
{
    EXPECT_THAT(controlFromJson(R"({"type":"go","view":"x"})").error().detail, ::testing::StartsWith("view:"));
    EXPECT_THAT(controlFromJson(R"({"type":"view","members":[{"rank":[]}]})").error().detail,
                ::testing::StartsWith("members: rank:"));
    EXPECT_THAT(controlFromJson(R"({"type":"accepted","servers":[1]})").error().detail,
                ::testing::StartsWith("servers:"));
    EXPECT_THAT(controlFromJson(R"({"type":"placement","primary":[0.5]})").error().detail,
                ::testing::StartsWith("primary:"));
    EXPECT_THAT(controlFromJson(R"({"type":"dance"})").error().detail, ::testing::StartsWith("type:"));
    EXPECT_FALSE(controlFromJson(""));
    EXPECT_FALSE(controlFromJson(R"({"type":"epoch-done","train":[]})"));
}

TEST(Control, CarriesALossThatIsNotANumber)
{
    const auto copy = controlFromJson(toJson(EpochDone{0, 1, {std::nan(""), 0, 1}, {}, 1}));
    ASSERT_TRUE(copy);
    EXPECT_TRUE(std::isnan(std::get<EpochDone>(*copy).train.lossSum));
}

} // namespace
} // namespace trainyard::protocol
