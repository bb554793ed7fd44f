#include "backend/protocol/frames.h"

#include <gmock/gmock.h>

#include "backend/core/encoding.h"

namespace trainyard::protocol {
namespace {

using Bytes32 = std::array<std::byte, kHeaderBytes>;

Bytes32 encoded(const FrameHeader &header)
{
    Bytes32 bytes;
    encode(header, bytes);
    return bytes;
}

/// Expects that a header has these bytes on the wire, and that its fields are read from them.
/// \param rest  hexadecimal digits after the magic number, in groups: type flags length slice round value value
template <TypedHeader Header>
void expectBytes(const Header &header, std::string rest)
{
    std::erase(rest, ' ');
    const Bytes32 bytes = encoded(frameOf(header));
    EXPECT_EQ(hexEncode(bytes), "54594631" + rest);
    const auto frame = decodeHeader(bytes);
    ASSERT_TRUE(frame) << frame.error().detail;
    EXPECT_EQ(*frame, frameOf(header));
    EXPECT_EQ(encoded(frameOf(headerOf<Header>(*frame))), bytes);
}

TEST(Frames, HaveTheirBytes)
{
    constexpr std::uint64_t kRound = 0x1122334455667788;
    expectBytes(PushHeader{7, kRound, 32, 3, std::uint16_t(Encoding::BFloat16) | kInSharedMemory},
                "0700 0101 00000000 07000000 8877665544332211 20000000 03000000");
    expectBytes(PullHeader{7, kRound, 2, 3}, "0800 0000 00000000 07000000 8877665544332211 02000000 03000000");
    expectBytes(WeightsHeader{7, kRound, 5, 64, kInSharedMemory},
                "0900 0001 00000000 07000000 8877665544332211 05000000 40000000");
    expectBytes(PulledHeader{.slice = 7, .round = kRound, .updates = 9},
                "0900 0000 00000000 07000000 8877665544332211 00000000 09000000");
    expectBytes(ReplicateHeader{7, kRound, 32, 4}, "0a00 0000 00000000 07000000 8877665544332211 20000000 04000000");
    expectBytes(StateHeader{7, kRound, 1, 9}, "0b00 0000 00000000 07000000 8877665544332211 01000000 09000000");
    expectBytes(ReplicatedHeader{.slice = 7, .round = kRound, .echo = 4},
                "0c00 0000 00000000 07000000 8877665544332211 00000000 04000000");
    expectBytes(BlobWriteHeader{7, kRound, 9, 3}, "0d00 0000 00000000 07000000 8877665544332211 09000000 03000000");
    expectBytes(BlobReadHeader{.key = kRound, .view = 3},
                "0e00 0000 00000000 00000000 8877665544332211 00000000 03000000");
    expectBytes(BlobPieceHeader{7, kRound, 9, 3}, "0f00 0000 00000000 07000000 8877665544332211 09000000 03000000");
    expectBytes(BlobStoredHeader{.key = kRound, .refused = 1, .view = 3},
                "1000 0000 00000000 00000000 8877665544332211 01000000 03000000");
    for (const auto type : {FrameType::Challenge, FrameType::Proof, FrameType::Welcome, FrameType::Refused,
                            FrameType::Control, FrameType::Heartbeat}) {
        const std::uint32_t length = type == FrameType::Heartbeat ? 0 : 64;
        EXPECT_EQ(hexEncode(encoded({.type = type, .length = length})), "54594631"
                                                                        "0" +
                                                                            std::to_string(int(type)) +
                                                                            "00"
                                                                            "0000" +
                                                                            (length ? "40" : "00") +
                                                                            std::string(46, '0'));
    }
}

TEST(Frames, RefuseForeignBytesUnknownTypesAndHugeLengths)
{
    std::array<std::byte, kHeaderBytes> bytes{};
    EXPECT_EQ(decodeHeader(bytes).error().code, ErrorCode::ProtocolMismatch);
    encode(FrameHeader{FrameType(99)}, bytes);
    EXPECT_EQ(decodeHeader(bytes).error().code, ErrorCode::CorruptData);
    for (const auto type : {FrameType::Proof, FrameType::Control, FrameType::Push, FrameType::Pull,
                            FrameType::Heartbeat, FrameType::Replicate, FrameType::State, FrameType::Replicated,
                            FrameType::BlobWrite, FrameType::BlobRead, FrameType::BlobPiece, FrameType::BlobStored}) {
        encode(FrameHeader{.type = type, .length = maxLength(type) + 1}, bytes);
        EXPECT_EQ(decodeHeader(bytes).error().code, ErrorCode::CorruptData);
        encode(FrameHeader{.type = type, .length = maxLength(type)}, bytes);
        EXPECT_TRUE(decodeHeader(bytes));
    }
}

} // namespace
} // namespace trainyard::protocol
