#pragma once

#include <cstddef>
#include <cstdint>

#include "backend/runtime/nn/element_type.h"

namespace trainyard::nn {

/// The sizes of a group of images of [pixels, channels], channels last.
struct NormShape {
    int images = 0, pixels = 0, channels = 0;
    std::size_t elements() const { return std::size_t(images) * std::size_t(pixels) * std::size_t(channels); }
};

/// The passes of a batch norm with its ReLU. Elements have the type of the set; arrays per channel are [channels],
/// float32. The forward pass computes  y = scale * x + shift  with
///     scale = gamma / sqrt(variance + epsilon),  shift = beta - mean * scale
struct NormKernels {
    const char *name;

    /// x += addend if there is one; then sums[0, channels) += sums of x, sums[channels, 2 * channels) += sums of x^2.
    /// With null sums it only adds.
    void (*statistics)(void *x, const void *addend, const NormShape &, double *sums);
    /// y = scale * x + shift; with `relu`, negative values become 0 and NaN stays NaN.
    void (*normalise)(const void *x, void *y, const NormShape &, const float *scale, const float *shift, bool relu);
    /// Computes d, the gradient of scale * x + shift: dy, or 0 where the ReLU cut off. d replaces dy, or is added to
    /// `into` if there is one. sums[0, channels) += sums of d, sums[channels, 2 * channels) += sums of d * (x - mean).
    void (*reduce)(const void *x, void *dy, void *into, const NormShape &, const float *scale, const float *shift,
                   const float *mean, bool relu, double *sums);
    /// dx = a * dy + b * (x - mean) + c (+ raw if there is one); dx may alias dy or raw.
    void (*apply)(const void *x, const void *dy, const void *raw, void *dx, const NormShape &, const float *a,
                  const float *b, const float *c, const float *mean);
    /// sum += part.
    void (*add)(void *sum, const void *part, std::size_t n);
    /// y[c] = mean over the pixels of scale * x + shift, with negative values set to 0 if `relu`; of x if scale is
    /// null.
    void (*averageForward)(const void *x, void *y, const NormShape &, const float *scale, const float *shift,
                           bool relu);
    /// The backward pass of the mean: distributes dy over all pixels of dx. reduce() handles scale, shift and ReLU.
    void (*averageBackward)(const void *dy, void *dx, const NormShape &);
    void (*fromFloat)(void *out, const float *in, std::size_t n);
    void (*toFloat)(float *out, const void *in, std::size_t n);
};

/// The fastest set that this CPU runs. BFloat16 requires hasBFloat16().
const NormKernels &normKernels(ElementType);

/// Whether this CPU has instructions for bfloat16 (AVX512_BF16).
bool hasBFloat16();

namespace detail {
extern const NormKernels kSse2Norm, kAvx2Norm, kAvx512Norm, kBFloat16Norm;
}

} // namespace trainyard::nn
