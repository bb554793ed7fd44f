#pragma once

#include <cstddef>
#include <cstdint>

#include "backend/runtime/nn/element_type.h"

namespace trainyard::nn {

/// The passes of a batch norm with its ReLU, on `images` images of [pixels, channels], channels last. Elements are of
/// the set's type; per channel [channels]: float32. In the forward direction  y = scale * x + shift,  with scale =
/// gamma / sqrt(variance + epsilon) and shift = beta - mean * scale.
struct NormShape {
    int images = 0, pixels = 0, channels = 0;
    std::size_t elements() const { return std::size_t(images) * std::size_t(pixels) * std::size_t(channels); }
};

struct NormKernels {
    const char *name;

    /// x += addend (when there is one); sums[0, channels) += sums of x, sums[channels, 2 * channels) += sums of x^2.
    /// sums null: only the addition
    void (*statistics)(void *x, const void *addend, const NormShape &, double *sums);
    /// y = scale * x + shift, negative values cut off with relu; NaN stays NaN
    void (*normalise)(const void *x, void *y, const NormShape &, const float *scale, const float *shift, bool relu);
    /// dy = the gradient that reaches scale * x + shift: where relu cut off, 0. into (when there is one) += dy.
    /// sums[0, channels) += sums of dy, sums[channels, 2 * channels) += sums of dy * (x - mean)
    void (*reduce)(const void *x, void *dy, void *into, const NormShape &, const float *scale, const float *shift,
                   const float *mean, bool relu, double *sums);
    /// dx = a * dy + b * (x - mean) + c (+ raw when there is one); dx may be dy or raw
    void (*apply)(const void *x, const void *dy, const void *raw, void *dx, const NormShape &, const float *a,
                  const float *b, const float *c, const float *mean);
    /// sum += part
    void (*add)(void *sum, const void *part, std::size_t n);
    /// y[c] = mean over the pixels of max(scale * x + shift, 0), and its way back into all pixels of dx (to be reduced)
    void (*averageForward)(const void *x, void *y, const NormShape &, const float *scale, const float *shift,
                           bool relu);
    void (*averageBackward)(const void *dy, void *dx, const NormShape &);
    void (*fromFloat)(void *out, const float *in, std::size_t n);
    void (*toFloat)(float *out, const void *in, std::size_t n);
};

/// The fastest set this processor runs. BFloat16: only where hasBFloat16() says so.
const NormKernels &normKernels(ElementType);

/// Whether this processor computes in bfloat16 itself (AVX512_BF16, AMX).
bool hasBFloat16();

namespace detail {
extern const NormKernels kSse2Norm, kAvx2Norm, kAvx512Norm, kBFloat16Norm;
}

} // namespace trainyard::nn
