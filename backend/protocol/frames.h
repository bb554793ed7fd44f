#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "backend/core/result.h"

/// Frames of the parameter server: a header of 32 bytes, little endian, then `length` bytes of payload. Uncompressed
/// gradients and weights are raw float32, which both ends pass to the kernel directly from their arenas.
namespace trainyard::protocol {

enum class FrameType : std::uint16_t {
    Challenge = 1, ///< acceptor -> opener, first frame of every connection (handshake in runtime/ps)
    Proof = 2,     ///< opener -> acceptor
    Welcome = 3,   ///< acceptor -> opener: both sides have proven the secret
    Refused = 4,   ///< acceptor -> opener, then it closes: another version, a wrong secret, or too many connections
    Control = 5,   ///< a control message (control.h) as JSON
    Heartbeat = 6, ///< empty; any frame counts as one
    Push = 7,      ///< worker -> server: gradient of one slice, summed over `samples` samples; answered by Weights
    Pull = 8,      ///< worker -> server: empty; answered by Weights, or by the array that `samples` names (as in State)
    Weights = 9,   ///< server -> worker: weights of one slice, or its summed gradient if workers apply the optimizer
    Replicate = 10,  ///< server -> the server of the replica: the summed gradient that changed a slice; answered by
                     ///< Replicated
    State = 11,      ///< server -> as Replicate: one array of a slice, numbered by `samples`: 0 weights, from 1 the
                     ///< optimizer's, then, if workers apply the optimizer, the last summed gradient
    Replicated = 12, ///< the reply to Replicate and State: empty; the change survives a loss of the sender from now on
};

/// Encoding of the floats of a Push or of its Weights in the payload (FrameHeader::flags, low byte).
enum class Encoding : std::uint8_t {
    Float32 = 0, ///< as in memory
    BFloat16 = 1,
    TwoBit = 2, ///< Push only: 16 values per 32-bit word; 0, +threshold, -threshold (JobSpec::compressionThreshold)
};
inline constexpr std::uint16_t kEncodingMask = 0xff;
/// Push and its Weights: no payload; the floats are in memory that both processes share (runtime/ps/shared_slices).
inline constexpr std::uint16_t kInSharedMemory = 0x100;

struct FrameHeader {
    FrameType type = FrameType::Heartbeat;
    std::uint16_t flags = 0;
    std::uint32_t length = 0;  ///< of the payload, bytes
    std::uint32_t slice = 0;   ///< all frames from Push on
    std::uint64_t round = 0;   ///< Push and its Weights: the global step in dist_sync, the worker's own in dist_async
    std::uint32_t samples = 0; ///< Push, Replicate: samples in the sum. State, Pull: number of the array. Weights in
                               ///< shared memory: number of the place
    std::uint32_t view = 0;    ///< Push: the sender's membership version. Replicate, Replicated: in dist_async the rank
                               ///< of the worker. State, and pulled Weights: number of updates of the slice. A summed
                               ///< gradient: number of its samples

    bool operator==(const FrameHeader &) const = default;
};

inline constexpr std::size_t kHeaderBytes = 32;
inline constexpr std::uint32_t kMaxHandshakeBytes = 1024;
inline constexpr std::uint32_t kMaxControlBytes = 1u << 20;
inline constexpr std::uint32_t kMaxSliceBytes = 16u << 20;

/// Returns the maximum payload of a type, in bytes.
std::uint32_t maxLength(FrameType);

void encode(const FrameHeader &, std::span<std::byte, kHeaderBytes> out);

/// \error ProtocolMismatch (another magic number: another program), CorruptData (unknown type, length over the limit)
Result<FrameHeader> decodeHeader(std::span<const std::byte, kHeaderBytes>);

} // namespace trainyard::protocol
