#pragma once

#include <cstddef>

namespace trainyard::nn {

/// A convolution with stride 1 and no padding on one image, channels last.
struct DirectConv {
    int inHeight, inWidth, inChannels, outHeight, outWidth, outChannels, kernel;
    int paddedOut;  ///< outChannels rounded up to whole vectors: the stride of pixels in `out` and `diff`
    int row;        ///< kernel * inChannels: floats of one row of a patch, contiguous in the image
    int paddedRow;  ///< row rounded up to whole vectors
    std::size_t packedSize() const { return std::size_t(kernel) * std::size_t(row) * std::size_t(paddedOut); }
    std::size_t transposedSize() const { return std::size_t(kernel) * std::size_t(outChannels) * std::size_t(paddedRow); }
};

/// Convolution for channel counts that oneDNN pads to 16 with much waste (LeNet's 1, 20 and 50). Register tiles over the channels-
/// last image itself: a row of a patch is contiguous there, so no copy of patches is made. One instance per vector width; all
/// add in the same order, so they give the same bits.
struct ConvKernels {
    int width;       ///< floats per vector
    const char *name;

    /// out [outHeight * outWidth, paddedOut], packed [kernel, row, paddedOut], bias [paddedOut]
    void (*forward)(const DirectConv &, const float *in, const float *packed, const float *bias, float *out);
    /// Adds to diffPacked [kernel, row, paddedOut] and diffBias [paddedOut]. diff [outHeight * outWidth, paddedOut]
    void (*backwardWeights)(const DirectConv &, const float *in, const float *diff, float *diffPacked, float *diffBias);
    /// Adds to diffIn [inHeight, inWidth, inChannels], which needs `paddedRow - row` floats of slack; transposed [kernel,
    /// outChannels, paddedRow]
    void (*backwardData)(const DirectConv &, const float *diff, const float *transposed, float *diffIn);
};

namespace detail {
extern const ConvKernels kAvx2Conv, kAvx512Conv8, kAvx512Conv16;
}

} // namespace trainyard::nn
