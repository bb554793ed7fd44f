#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include "backend/core/result.h"

/// Frames of the parameter server: a header of 32 bytes, little endian, then `length` bytes of payload. Uncompressed
/// gradients and weights are raw float32, which both ends pass to the kernel directly from their arenas.
namespace trainyard::protocol {

enum class FrameType : std::uint16_t {
    Challenge = 1,   ///< acceptor -> opener, first frame of every connection (handshake in runtime/ps)
    Proof = 2,       ///< opener -> acceptor
    Welcome = 3,     ///< acceptor -> opener: both sides have proven the secret
    Refused = 4,     ///< acceptor -> opener, then it closes: another version, a wrong secret, or too many connections
    Control = 5,     ///< a control message (control.h) as JSON
    Heartbeat = 6,   ///< empty; any frame counts as one
    Push = 7,        ///< worker -> server: gradient of one slice (PushHeader); answered by Weights
    Pull = 8,        ///< worker -> server (PullHeader): empty; answered by Weights
    Weights = 9,     ///< server -> worker: weights of one slice, or its summed gradient if workers apply the optimizer
                     ///< (WeightsHeader), or what was pulled (PulledHeader)
    Replicate = 10,  ///< server -> the server of the replica: the summed gradient that changed a slice
                     ///< (ReplicateHeader); answered by Replicated
    State = 11,      ///< server -> as Replicate: one array of a slice (StateHeader); answered by Replicated
    Replicated = 12, ///< (ReplicatedHeader) empty; the change survives a loss of the sender from now on
    BlobWrite =
        13,        ///< worker -> server: a piece of bytes for other workers (BlobWriteHeader); the last one is answered
                   ///< by BlobStored
    BlobRead = 14, ///< worker -> server (BlobReadHeader): empty; answered by all pieces, once they are there
    BlobPiece = 15,  ///< server -> worker: (BlobPieceHeader)
    BlobStored = 16, ///< server -> worker: (BlobStoredHeader) empty
};

/// Encoding of the floats of a Push or of its Weights in the payload (low byte of the flags).
enum class Encoding : std::uint8_t {
    Float32 = 0, ///< as in memory
    BFloat16 = 1,
    TwoBit = 2, ///< Push only: 16 values per 32-bit word; 0, +threshold, -threshold (JobSpec::compressionThreshold)
};
constexpr Encoding encodingOf(std::uint16_t flags)
{
    return Encoding(flags & 0xff);
}
/// Flag of a Push and its Weights: no payload; the floats are in memory that both processes share
/// (runtime/ps/shared_slices).
inline constexpr std::uint16_t kInSharedMemory = 0x100;

/// A header of any type. The headers below declare which of its fields a type has.
struct FrameHeader {
    FrameType type = FrameType::Heartbeat;
    std::uint16_t flags = 0;
    std::uint32_t length = 0; ///< of the payload, bytes
    std::uint32_t slice = 0;
    std::uint64_t round = 0;
    std::array<std::uint32_t, 2> values{}; ///< their meaning depends on the type

    bool operator==(const FrameHeader &) const = default;
};
inline constexpr FrameHeader kHeartbeat{.type = FrameType::Heartbeat};

struct PushHeader {
    std::uint32_t slice = 0;
    std::uint64_t round = 0;   ///< the global step in dist_sync, the worker's own in dist_async
    std::uint32_t samples = 0; ///< in the sum
    std::uint32_t view = 0;    ///< the sender's membership version
    std::uint16_t flags = 0;
    static constexpr auto kType = FrameType::Push;
};
struct PullHeader {
    std::uint32_t slice = 0;
    std::uint64_t round = 0; ///< of the reply
    std::uint32_t array = 0; ///< of the slice: 0 weights, from 1 the optimizer's
    std::uint32_t view = 0;  ///< as in PushHeader
    static constexpr auto kType = FrameType::Pull;
};
/// The reply to Push.
struct WeightsHeader {
    std::uint32_t slice = 0;
    std::uint64_t round = 0;   ///< that of the Push
    std::uint32_t place = 0;   ///< in shared memory
    std::uint32_t samples = 0; ///< in the sum, if workers apply the optimizer
    std::uint16_t flags = 0;
    static constexpr auto kType = FrameType::Weights;
};
/// The reply to Pull.
struct PulledHeader {
    std::uint32_t slice = 0;
    std::uint64_t round = 0; ///< that of the Pull
    std::uint32_t unused = 0;
    std::uint32_t updates = 0; ///< of the slice
    static constexpr auto kType = FrameType::Weights;
};
struct ReplicateHeader {
    std::uint32_t slice = 0;
    std::uint64_t round = 0;
    std::uint32_t samples = 0; ///< in the sum; 0: no gradient, the last round of a worker in dist_async
    std::uint32_t rank = 0;    ///< dist_async: of the worker
    static constexpr auto kType = FrameType::Replicate;
};
struct StateHeader {
    std::uint32_t slice = 0;
    std::uint64_t round = 0; ///< of its last change
    std::uint32_t array = 0; ///< as in PullHeader, then, if workers apply the optimizer, the last summed gradient
    std::uint32_t updates = 0;
    static constexpr auto kType = FrameType::State;
};
struct ReplicatedHeader {
    std::uint32_t slice = 0;
    std::uint64_t round = 0;
    std::uint32_t unused = 0;
    std::uint32_t echo = 0; ///< rank of the Replicate, updates of the State
    static constexpr auto kType = FrameType::Replicated;
};

/// Blobs have a 64-bit key and belong to a view; pieces of kBlobPieceBytes, the last one of the rest, in order.
struct BlobWriteHeader {
    std::uint32_t piece = 0;
    std::uint64_t key = 0;
    std::uint32_t pieces = 0; ///< of the blob
    std::uint32_t view = 0;
    static constexpr auto kType = FrameType::BlobWrite;
};
struct BlobReadHeader {
    std::uint32_t unused = 0;
    std::uint64_t key = 0;
    std::uint32_t unusedToo = 0;
    std::uint32_t view = 0;
    static constexpr auto kType = FrameType::BlobRead;
};
struct BlobPieceHeader {
    std::uint32_t piece = 0;
    std::uint64_t key = 0;
    std::uint32_t pieces = 0;
    std::uint32_t view = 0;
    static constexpr auto kType = FrameType::BlobPiece;
};
struct BlobStoredHeader {
    std::uint32_t unused = 0;
    std::uint64_t key = 0;
    std::uint32_t refused = 0; ///< 1: the server has no memory left for it, or the view is over
    std::uint32_t view = 0;
    static constexpr auto kType = FrameType::BlobStored;
};

template <class Header>
concept TypedHeader = std::same_as<decltype(Header::kType), const FrameType>;

template <TypedHeader Header>
constexpr FrameHeader frameOf(const Header &header)
{
    if constexpr (requires { header.flags; }) {
        const auto &[slice, round, first, second, flags] = header;
        return {Header::kType, flags, 0, slice, round, {first, second}};
    } else {
        const auto &[slice, round, first, second] = header;
        return {Header::kType, 0, 0, slice, round, {first, second}};
    }
}

/// Reads the fields of a header whose type is known.
template <TypedHeader Header>
constexpr Header headerOf(const FrameHeader &frame)
{
    Header header{frame.slice, frame.round, frame.values[0], frame.values[1]};
    if constexpr (requires { header.flags; })
        header.flags = frame.flags;
    return header;
}

inline constexpr std::size_t kHeaderBytes = 32;
inline constexpr std::uint32_t kMaxHandshakeBytes = 1024;
inline constexpr std::uint32_t kMaxControlBytes = 1u << 20;
inline constexpr std::uint32_t kMaxSliceBytes = 16u << 20;
inline constexpr std::uint32_t kBlobPieceBytes = 1u << 20;

/// Returns the maximum payload of a type, in bytes.
std::uint32_t maxLength(FrameType);

void encode(const FrameHeader &, std::span<std::byte, kHeaderBytes> out);

/// \error ProtocolMismatch (another magic number: another program), CorruptData (unknown type, length over the limit)
Result<FrameHeader> decodeHeader(std::span<const std::byte, kHeaderBytes>);

} // namespace trainyard::protocol
