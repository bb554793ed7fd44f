#pragma once

#include <cstddef>

namespace trainyard::nn {

/// Images, channels last, cut into tiles of 4x4 pixels; tiles at the right and lower edge may extend past the image.
struct WinogradTiles {
    static constexpr int kEdge = 4;                   ///< pixels per side of a tile
    static constexpr int kWindow = 6;                 ///< pixels per side of the window that a tile is computed from
    static constexpr int kPoints = kWindow * kWindow; ///< products per tile and pair of channels
    static constexpr int kTogether = 32;              ///< tiles multiplied together
    static constexpr int kWidth = 16;                 ///< channel counts are multiples of this

    int height = 0, width = 0;
    int rows() const { return (height + kEdge - 1) / kEdge; }
    int columns() const { return (width + kEdge - 1) / kEdge; }
    int tilesPerImage() const { return rows() * columns(); }
    /// Floats between two points of up to kTogether tiles: an odd number of cache lines keeps them in different cache
    /// sets.
    static std::ptrdiff_t stride(int channels) { return kTogether * std::ptrdiff_t(channels) + kWidth; }
    static std::size_t size(int channels) { return std::size_t(kPoints * stride(channels)); }
};

/// The algorithm F(4x4, 3x3) of Lavin and Gray: a 3x3 convolution of a tile takes 36 products instead of 144. The
/// points are 0, +-5/8, +-3/2 and infinity, with which float32 loses less precision than with the 0, +-1, +-2 and
/// infinity of the paper (Barabasz et al.). `spread` arrays are [kPoints, tiles (at stride()), channels].
/// \source Lavin and Gray, "Fast algorithms for convolutional neural networks", CVPR 2016; Barabasz et al., "Error
///     analysis and improving the accuracy of Winograd convolution", 2020
struct WinogradKernels {
    /// B' d B of the windows of tiles [first, first + tiles), with zeros around each image.
    void (*spreadWindows)(const WinogradTiles &, const float *images, int channels, int first, int tiles,
                          float *spread);
    /// A y A' of the tiles themselves, with zeros past the edge of an image.
    void (*spreadTiles)(const WinogradTiles &, const float *images, int channels, int first, int tiles, float *spread);
    /// A' m A: from products back into the images.
    void (*gather)(const WinogradTiles &, const float *spread, int channels, int first, int tiles, float *images);
    /// product[point][tile][o] = sum over i of spread[point][tile][i] * weights[point][i][o].
    void (*multiply)(const float *spread, int in, const float *weights, int out, int tiles, float *product);
    /// sums[point][o][i] += sum over tiles of gradient[point][tile][o] * spread[point][tile][i].
    void (*addProducts)(const float *gradient, int out, const float *spread, int in, int tiles, float *sums);
    /// G g G' of weights [out, 3, 3, in], into [kPoints, in, out].
    void (*spreadWeights)(const float *weights, int out, int in, float *spread);
    /// The same with the taps reversed, for the backward pass: into [kPoints, out, in].
    void (*spreadTurned)(const float *weights, int out, int in, float *spread);
    /// G' s G of sums [kPoints, out, in] into the gradient [out, 3, 3, in].
    void (*gatherWeights)(const float *sums, int out, int in, float *gradient);
};

namespace detail {
extern const WinogradKernels kAvx512Winograd;
}

} // namespace trainyard::nn
