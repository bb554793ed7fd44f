#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "backend/core/result.h"
#include "backend/protocol/frames.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::ps {

/// Encoding of a job's gradients and weights on the wire. Replicas, shared memory and running statistics are never
/// compressed.
struct Codec {
    protocol::Encoding gradients = protocol::Encoding::Float32;
    protocol::Encoding weights = protocol::Encoding::Float32;
    float threshold = 0.5F;
};
Codec codecOf(const protocol::JobSpec &);

/// Size in bytes of `count` encoded floats.
std::size_t encodedBytes(protocol::Encoding, std::size_t count);

/// Keeps the upper half of each float32, rounded to nearest even; NaN stays NaN.
/// \param in   [n] float32
/// \param out  [2 n] bytes
void toBFloat16(std::span<const float> in, std::span<std::byte> out);
void fromBFloat16(std::span<const std::byte> in, std::span<float> out);
/// Rounds each value to bfloat16, in place.
void roundToBFloat16(std::span<float>);

/// Two bits per value: +threshold, -threshold or 0. The rest of gradient + residual stays in the residual and is sent
/// later.
/// \param in        [n] float32
/// \param residual  [n], zeros before the first call
/// \param out       [4 ceil(n / 16)] bytes
/// \source the 2bit gradient compression of MXNet's kvstore; 1-bit SGD: Seide et al., Interspeech 2014
void toTwoBit(std::span<const float> in, std::span<float> residual, float threshold, std::span<std::byte> out);
void fromTwoBit(std::span<const std::byte> in, float threshold, std::span<float> out);

/// Decodes any encoding.
/// \param in  [encodedBytes(encoding, out.size())]
/// \error CorruptData (unknown encoding)
Status decode(protocol::Encoding, float threshold, std::span<const std::byte> in, std::span<float> out);

} // namespace trainyard::ps
