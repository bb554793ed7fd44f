#pragma once

#include <cstddef>
#include <cstdint>

namespace trainyard::nn {

/// How AmxWeights lays some images out: sizes of the images and of the padded planes.
struct AmxLayout {
    static constexpr int kBlock = 16; ///< channels of a tile
    static constexpr int kStep = 32;  ///< pixels of a tile

    int images = 1;
    int inHeight, inWidth, inChannels, outHeight, outWidth, outChannels, kernel, step, padding;
    int rows = 0, columns = 0; ///< of one image in a plane
    int pixels = 0;            ///< of a plane, a multiple of kStep
    std::ptrdiff_t stride = 0; ///< from channel to channel of the gradient, in pixels

    static int blocksOf(int channels) { return (channels + kBlock - 1) / kBlock; }
};

/// The loops behind AmxWeights, for AMX_BF16 and AVX-512. Elements are bfloat16; images are channels last. What a loop
/// does not write keeps its zeros.
struct AmxKernels {
    using Element = std::uint16_t;
    static constexpr int kTaps = 5; ///< sums in registers: 8 tiles less one of x and two of dy

    void (*configure)(); ///< in the thread that multiplies, before it does
    void (*release)();
    /// to [planes][blocks of channels][pixels / 2][channels of the block][2]
    void (*packSource)(const AmxLayout &, const Element *from, Element *to);
    /// to [channels][stride]
    void (*packGradient)(const AmxLayout &, const Element *from, Element *to);
    /// bias[c] += sum of channel c
    void (*addBias)(const AmxLayout &, const Element *gradient, float *bias);
    /// [n - 1] sums[t][o][i] += sum over the pixels of dy[t][o] * x[i], for n taps and a block of channels on each side
    /// dy     where each tap begins in a laid gradient, of which a channel has `bytes`
    /// x      a block of a laid source
    void (*multiply[kTaps])(const Element *const *dy, std::ptrdiff_t bytes, const Element *x, int pixels,
                            float *const *sums);
};

/// Whether this processor has AMX_BF16 and Linux gives this process the tiles' state.
bool hasAmx();

namespace detail {
extern const AmxKernels kAmx;
}

} // namespace trainyard::nn
