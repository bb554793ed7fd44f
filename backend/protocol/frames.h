#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "backend/core/result.h"

/// Frames of the parameter server: a header of 32 bytes, little endian, then `length` bytes of payload. Gradients and
/// weights are raw float32, so that both ends hand their arenas to the kernel as they are.
namespace trainyard::protocol {

enum class FrameType : std::uint16_t {
    Challenge = 1, ///< acceptor -> opener, first frame of every connection (handshake in runtime/ps)
    Proof = 2,     ///< opener -> acceptor
    Welcome = 3,   ///< acceptor -> opener: proven both ways
    Refused = 4,   ///< acceptor -> opener, then it closes: version, secret, or too many
    Control = 5,   ///< a control message (control.h) as JSON
    Heartbeat = 6, ///< empty; any frame counts as one
    Push = 7,      ///< worker -> server: gradient of one slice, summed over `samples` samples; answered by Weights
    Pull = 8,      ///< worker -> server: empty; answered by Weights, or by the array that `samples` names (as in State)
    Weights =
        9, ///< server -> worker: one slice's weights, or when workers step (optimizerPlacement) its summed gradient
    Replicate = 10, ///< server -> the server that keeps the second copy: the summed gradient that changed a slice;
                    ///< answered by Copied
    State = 11,      ///< server -> as Copy: one array of a slice, numbered by `samples`: 0 weights, 1 and on the
                     ///< optimiser's, then, when workers step, the last summed gradient
    Replicated = 12, ///< the answer to a Copy: empty; the slice's change survives its server from now on
};

/// How the floats of a Push or of its Weights lie in the payload (FrameHeader::flags, low byte).
enum class Encoding : std::uint8_t {
    Float32 = 0, ///< as they lie in memory
    BFloat16 = 1,
    TwoBit = 2, ///< Push only: 16 values a word; 0, +threshold, -threshold (the job's)
};
inline constexpr std::uint16_t kEncodingMask = 0xff;
/// Push and its Weights: no payload; the floats lie in the memory that both processes share (runtime/ps/shared_slices).
inline constexpr std::uint16_t kInSharedMemory = 0x100;

struct FrameHeader {
    FrameType type = FrameType::Heartbeat;
    std::uint16_t flags = 0;
    std::uint32_t length = 0;  ///< of the payload, bytes
    std::uint32_t slice = 0;   ///< Push, Pull, Weights
    std::uint64_t round = 0;   ///< Push and its Weights: the global step in dist_sync, the worker's own in dist_async
    std::uint32_t samples = 0; ///< Push, Copy: in the sum; State, Pull: number of the array
    std::uint32_t view = 0;    ///< Push: the sender's membership version, for the log. Copy, Copied: in dist_async the
                               ///< rank. State, and Weights that were pulled: updates of the slice so far. A summed
                               ///< gradient: samples in it

    bool operator==(const FrameHeader &) const = default;
};

inline constexpr std::size_t kHeaderBytes = 32;
inline constexpr std::uint32_t kMaxHandshakeBytes = 1024;
inline constexpr std::uint32_t kMaxControlBytes = 1u << 20;
inline constexpr std::uint32_t kMaxSliceBytes = 16u << 20;

/// The most bytes a payload of this type may have.
std::uint32_t maxLength(FrameType);

void encode(const FrameHeader &, std::span<std::byte, kHeaderBytes> out);

/// errors  ProtocolMismatch (not our magic: some other program), CorruptData (unknown type, length over the limit)
Result<FrameHeader> decodeHeader(std::span<const std::byte, kHeaderBytes>);

} // namespace trainyard::protocol
