#pragma once

#include <cstddef>
#include <cstdint>

namespace trainyard::nn {

/// How AmxWeights lays out a group of images: sizes of the images and of the padded planes.
struct AmxLayout {
    static constexpr int kBlock = 16; ///< channels per tile
    static constexpr int kStep = 32;  ///< pixels per tile

    int images = 1;
    int inHeight, inWidth, inChannels, outHeight, outWidth, outChannels, kernel, step, padding;
    int rows = 0, columns = 0; ///< of one image in a plane
    int pixels = 0;            ///< of a plane, a multiple of kStep
    std::ptrdiff_t stride = 0; ///< distance between two channels of the gradient, in pixels

    static int blocksOf(int channels) { return (channels + kBlock - 1) / kBlock; }
};

/// The loops of AmxWeights, for AMX_BF16 and AVX-512. Elements are bfloat16; images are channels last. The loops do not
/// write the padding, which keeps the zeros of the buffer.
struct AmxKernels {
    using Element = std::uint16_t;
    static constexpr int kTaps = 5; ///< sums in registers: 8 tiles, less one for x and two for dy

    void (*configure)(); ///< sets up the tiles of this thread, before it multiplies
    void (*release)();
    /// Packs a source into [planes][blocks of channels][pixels / 2][channels of the block][2].
    void (*packSource)(const AmxLayout &, const Element *from, Element *to);
    /// Packs a gradient into [channels][stride].
    void (*packGradient)(const AmxLayout &, const Element *from, Element *to);
    /// bias[c] += sum of channel c.
    void (*addBias)(const AmxLayout &, const Element *gradient, float *bias);
    /// Entry n - 1 handles n taps and one block of channels on each side:
    ///     sums[t][o][i] += sum over the pixels of dy[t][o] * x[i]
    /// \param dy     where each tap begins in a packed gradient
    /// \param bytes  size of one channel of the packed gradient
    /// \param x      one block of a packed source
    void (*multiply[kTaps])(const Element *const *dy, std::ptrdiff_t bytes, const Element *x, int pixels,
                            float *const *sums);
};

/// Whether this CPU has AMX_BF16 and Linux grants this process the tile state.
bool hasAmx();

namespace detail {
extern const AmxKernels kAmx;
}

} // namespace trainyard::nn
