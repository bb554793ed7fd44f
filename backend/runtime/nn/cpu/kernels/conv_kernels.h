#pragma once

#include <cstddef>

namespace trainyard::nn {

/// A convolution with stride 1 and no padding on one image, channels last.
struct DirectConv {
    int inHeight, inWidth, inChannels, outHeight, outWidth, outChannels, kernel;
    int paddedOut; ///< outChannels rounded up to a multiple of the vector width: stride of pixels in `out` and `diff`
    int row;       ///< kernel * inChannels: floats of one row of a patch, contiguous in the image
    int paddedRow; ///< row rounded up to a multiple of the vector width
    std::size_t packedSize() const { return std::size_t(kernel) * std::size_t(row) * std::size_t(paddedOut); }
    std::size_t transposedSize() const
    {
        return std::size_t(kernel) * std::size_t(outChannels) * std::size_t(paddedRow);
    }
};

/// Convolution for channel counts that oneDNN pads to 16 with much waste (LeNet's 1, 20 and 50). The register tiles
/// work on the channels-last image itself: a row of a patch is contiguous there, so patches are not copied. There is
/// one instance per vector width; all add in the same order and give the same bits.
struct ConvKernels {
    int width; ///< floats per vector
    const char *name;

    /// \param packed  [kernel, row, paddedOut]
    /// \param bias    [paddedOut]
    /// \param out     [outHeight * outWidth, paddedOut]
    void (*forward)(const DirectConv &, const float *in, const float *packed, const float *bias, float *out);
    /// Adds to diffPacked and diffBias.
    /// \param diff        [outHeight * outWidth, paddedOut]
    /// \param diffPacked  [kernel, row, paddedOut]
    /// \param diffBias    [paddedOut]
    void (*backwardWeights)(const DirectConv &, const float *in, const float *diff, float *diffPacked, float *diffBias);
    /// Adds to diffIn.
    /// \param transposed  [kernel, outChannels, paddedRow]
    /// \param diffIn      [inHeight, inWidth, inChannels], followed by `paddedRow - row` floats of slack
    void (*backwardData)(const DirectConv &, const float *diff, const float *transposed, float *diffIn);
};

namespace detail {
extern const ConvKernels kAvx2Conv, kAvx512Conv8, kAvx512Conv16;
}

} // namespace trainyard::nn
