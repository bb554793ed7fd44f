#include "backend/protocol/frames.h"

#include <bit>
#include <cstring>

#include <fmt/format.h>

namespace trainyard::protocol {

namespace {

static_assert(std::endian::native == std::endian::little, "frames and slices are sent as they lie in memory");

constexpr std::uint32_t kMagic = 0x31465954; // "TYF1"

struct Wire {
    std::uint32_t magic;
    std::uint16_t type, flags;
    std::uint32_t length, slice;
    std::uint64_t round;
    std::array<std::uint32_t, 2> values;
};
static_assert(sizeof(Wire) == kHeaderBytes);

} // namespace

std::uint32_t maxLength(FrameType type)
{
    switch (type) {
    case FrameType::Challenge:
    case FrameType::Proof:
    case FrameType::Welcome:
    case FrameType::Refused:
        return kMaxHandshakeBytes;
    case FrameType::Control:
        return kMaxControlBytes;
    case FrameType::Push:
    case FrameType::Weights:
    case FrameType::Replicate:
    case FrameType::State:
        return kMaxSliceBytes;
    case FrameType::BlobWrite:
    case FrameType::BlobPiece:
        return kBlobPieceBytes;
    case FrameType::Heartbeat:
    case FrameType::Pull:
    case FrameType::Replicated:
    case FrameType::BlobRead:
    case FrameType::BlobStored:
        break;
    }
    return 0;
}

void encode(const FrameHeader &header, std::span<std::byte, kHeaderBytes> out)
{
    const Wire wire{kMagic,       std::uint16_t(header.type), header.flags, header.length, header.slice, header.round,
                    header.values};
    std::memcpy(out.data(), &wire, sizeof wire);
}

Result<FrameHeader> decodeHeader(std::span<const std::byte, kHeaderBytes> in)
{
    Wire wire;
    std::memcpy(&wire, in.data(), sizeof wire);
    if (wire.magic != kMagic)
        return fail(ErrorCode::ProtocolMismatch, "frame", "the peer does not use this protocol");
    if (wire.type < std::uint16_t(FrameType::Challenge) || wire.type > std::uint16_t(FrameType::BlobStored))
        return fail(ErrorCode::CorruptData, "frame", fmt::format("type {} is unknown", wire.type));
    const auto type = FrameType(wire.type);
    if (wire.length > maxLength(type))
        return fail(ErrorCode::CorruptData, "frame",
                    fmt::format("a length of {} bytes exceeds the limit of {}", wire.length, maxLength(type)));
    return FrameHeader{type, wire.flags, wire.length, wire.slice, wire.round, wire.values};
}

} // namespace trainyard::protocol
