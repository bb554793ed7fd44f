#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "backend/core/result.h"
#include "backend/protocol/frames.h"
#include "backend/protocol/job_spec.h"

namespace trainyard::ps {

/// How a job's gradients and weights lie on the wire.
struct Codec {
    protocol::Encoding gradients = protocol::Encoding::Float32;
    protocol::Encoding weights = protocol::Encoding::Float32;
    float threshold = 0.5F;
};
Codec codecOf(const protocol::JobSpec &);

/// Bytes of `count` floats.
std::size_t encodedBytes(protocol::Encoding, std::size_t count);

/// The upper half of each float32, rounded to nearest even; NaN stays NaN.
/// in [n] float32;  out [2 n] bytes
void toBFloat16(std::span<const float> in, std::span<std::byte> out);
void fromBFloat16(std::span<const std::byte> in, std::span<float> out);
/// What is left of each after both, in place.
void roundToBFloat16(std::span<float>);

/// Two bits a value: +threshold, -threshold or 0, whatever is left of gradient + residual stays in the residual and is
/// sent later.
/// in [n] float32; residual [n], zeros before the first time; out [4 ceil(n / 16)] bytes
/// source  the 2bit gradient compression of MXNet's kvstore, and 1-bit SGD: Seide et al., Interspeech 2014
void toTwoBit(std::span<const float> in, std::span<float> residual, float threshold, std::span<std::byte> out);
void fromTwoBit(std::span<const std::byte> in, float threshold, std::span<float> out);

/// Any encoding to floats; in has encodedBytes(encoding, out.size()). errors CorruptData (unknown encoding)
Status decode(protocol::Encoding, float threshold, std::span<const std::byte> in, std::span<float> out);

} // namespace trainyard::ps
