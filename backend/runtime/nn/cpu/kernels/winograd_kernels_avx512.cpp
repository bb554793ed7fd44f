#include <cstddef>

#include <immintrin.h>

#include "backend/runtime/nn/cpu/kernels/winograd_kernels.h"

namespace trainyard::nn {

namespace {

typedef float Lanes __attribute__((vector_size(64), aligned(4), may_alias));

constexpr int kWidth = WinogradTiles::kWidth, kEdge = WinogradTiles::kEdge, kWindow = WinogradTiles::kWindow,
              kPoints = WinogradTiles::kPoints, kTaps = 3;

// The points +-kA and +-kB, their powers, and the factors of the weights.
constexpr float kA = 0.625F, kB = 1.5F, kA2 = kA * kA, kB2 = kB * kB, kA3 = kA2 * kA, kB3 = kB2 * kB;
constexpr float kByA = 1 / (2 * kA2 * (kA2 - kB2)), kByB = 1 / (2 * kB2 * (kB2 - kA2)), kBy0 = 1 / (kA2 * kB2);

Lanes load(const float *p)
{
    return *reinterpret_cast<const Lanes *>(p);
}

void store(float *p, Lanes v)
{
    *reinterpret_cast<Lanes *>(p) = v;
}

// Each of these functions transforms one row or column.

/// B': six values of a window to six points.
void windowToPoints(const Lanes *d, Lanes *t)
{
    const Lanes even1 = d[4] - kB2 * d[2], odd1 = kA * d[3] - kA * kB2 * d[1];
    const Lanes even2 = d[4] - kA2 * d[2], odd2 = kB * d[3] - kB * kA2 * d[1];
    t[0] = kA2 * kB2 * d[0] - (kA2 + kB2) * d[2] + d[4];
    t[1] = even1 + odd1;
    t[2] = even1 - odd1;
    t[3] = even2 + odd2;
    t[4] = even2 - odd2;
    t[5] = kA2 * kB2 * d[1] - (kA2 + kB2) * d[3] + d[5];
}

/// A: four values of a tile to six points.
void tileToPoints(const Lanes *y, Lanes *t)
{
    const Lanes even1 = y[0] + kA2 * y[2], odd1 = kA * y[1] + kA3 * y[3];
    const Lanes even2 = y[0] + kB2 * y[2], odd2 = kB * y[1] + kB3 * y[3];
    t[0] = y[0];
    t[1] = even1 + odd1;
    t[2] = even1 - odd1;
    t[3] = even2 + odd2;
    t[4] = even2 - odd2;
    t[5] = y[3];
}

/// A': six points to four values of a tile.
void pointsToTile(const Lanes *m, Lanes *y)
{
    const Lanes sum1 = m[1] + m[2], difference1 = m[1] - m[2];
    const Lanes sum2 = m[3] + m[4], difference2 = m[3] - m[4];
    y[0] = m[0] + sum1 + sum2;
    y[1] = kA * difference1 + kB * difference2;
    y[2] = kA2 * sum1 + kB2 * sum2;
    y[3] = kA3 * difference1 + kB3 * difference2 + m[5];
}

/// G: three taps to six points.
void tapsToPoints(const Lanes *g, Lanes *t)
{
    const Lanes even1 = kByA * (g[0] + kA2 * g[2]), odd1 = kByA * kA * g[1];
    const Lanes even2 = kByB * (g[0] + kB2 * g[2]), odd2 = kByB * kB * g[1];
    t[0] = kBy0 * g[0];
    t[1] = even1 + odd1;
    t[2] = even1 - odd1;
    t[3] = even2 + odd2;
    t[4] = even2 - odd2;
    t[5] = g[2];
}

/// G': six points to three taps.
void pointsToTaps(const Lanes *m, Lanes *g)
{
    const Lanes sum1 = kByA * (m[1] + m[2]), difference1 = kByA * (m[1] - m[2]);
    const Lanes sum2 = kByB * (m[3] + m[4]), difference2 = kByB * (m[3] - m[4]);
    g[0] = kBy0 * m[0] + sum1 + sum2;
    g[1] = kA * difference1 + kB * difference2;
    g[2] = kA2 * sum1 + kB2 * sum2 + m[5];
}

/// Applies Line down the columns, then along the rows, in place: From x From of the 6x6 values become To x To.
template <int From, int To, void (*Line)(const Lanes *, Lanes *)>
void inBothDirections(Lanes *values)
{
    Lanes line[kWindow];
#pragma GCC unroll 6
    for (int x = 0; x < From; ++x) {
        Lanes column[kWindow];
#pragma GCC unroll 6
        for (int y = 0; y < From; ++y)
            column[y] = values[y * kWindow + x];
        Line(column, line);
#pragma GCC unroll 6
        for (int y = 0; y < To; ++y)
            values[y * kWindow + x] = line[y];
    }
#pragma GCC unroll 6
    for (int y = 0; y < To; ++y) {
        Line(values + y * kWindow, line);
#pragma GCC unroll 6
        for (int x = 0; x < To; ++x)
            values[y * kWindow + x] = line[x];
    }
}

/// The position of a tile.
struct Place {
    Place(const WinogradTiles &t, int tile)
        : image(tile / t.tilesPerImage())
        , top(tile % t.tilesPerImage() / t.columns() * kEdge)
        , left(tile % t.columns() * kEdge)
    {
    }
    int image, top, left;
};

/// Reads Size x Size pixels, the first at `top`, `left`; pixels outside the image are 0.
template <int Size>
void read(const WinogradTiles &t, const float *image, int channels, int top, int left, Lanes *values)
{
    const float *first = image + (std::ptrdiff_t(top) * t.width + left) * channels;
    const std::ptrdiff_t row = std::ptrdiff_t(t.width) * channels;
    if (top >= 0 && left >= 0 && top + Size <= t.height && left + Size <= t.width) {
#pragma GCC unroll 6
        for (int y = 0; y < Size; ++y)
#pragma GCC unroll 6
            for (int x = 0; x < Size; ++x)
                values[y * kWindow + x] = load(first + y * row + std::ptrdiff_t(x) * channels);
        return;
    }
    __mmask16 inRow[Size];
    for (int x = 0; x < Size; ++x)
        inRow[x] = left + x >= 0 && left + x < t.width ? 0xFFFF : 0;
#pragma GCC unroll 6
    for (int y = 0; y < Size; ++y) {
        const __mmask16 inImage = top + y >= 0 && top + y < t.height ? 0xFFFF : 0;
#pragma GCC unroll 6
        for (int x = 0; x < Size; ++x) // masked-out pixels are not read
            values[y * kWindow + x] =
                Lanes(_mm512_maskz_loadu_ps(inRow[x] & inImage, first + y * row + std::ptrdiff_t(x) * channels));
    }
}

template <int Size, int Margin, void (*Line)(const Lanes *, Lanes *)>
void spread(const WinogradTiles &t, const float *images, int channels, int first, int tiles, float *out)
{
    const std::ptrdiff_t stride = WinogradTiles::stride(channels);
    for (int i = 0; i < tiles; ++i) {
        const Place p(t, first + i);
        const float *image = images + std::ptrdiff_t(p.image) * t.height * t.width * channels;
        for (int c = 0; c < channels; c += kWidth) {
            Lanes values[kPoints];
            read<Size>(t, image + c, channels, p.top - Margin, p.left - Margin, values);
            inBothDirections<Size, kWindow, Line>(values);
            float *to = out + std::ptrdiff_t(i) * channels + c;
#pragma GCC unroll 36
            for (int k = 0; k < kPoints; ++k)
                store(to + k * stride, values[k]);
        }
    }
}

void gather(const WinogradTiles &t, const float *in, int channels, int first, int tiles, float *images)
{
    const std::ptrdiff_t stride = WinogradTiles::stride(channels);
    for (int i = 0; i < tiles; ++i) {
        const Place p(t, first + i);
        float *tile = images + ((std::ptrdiff_t(p.image) * t.height + p.top) * t.width + p.left) * channels;
        const int rows = t.height - p.top < kEdge ? t.height - p.top : kEdge,
                  columns = t.width - p.left < kEdge ? t.width - p.left : kEdge;
        for (int c = 0; c < channels; c += kWidth) {
            Lanes values[kPoints];
            const float *from = in + std::ptrdiff_t(i) * channels + c;
#pragma GCC unroll 36
            for (int k = 0; k < kPoints; ++k)
                values[k] = load(from + k * stride);
            inBothDirections<kWindow, kEdge, pointsToTile>(values);
            for (int y = 0; y < rows; ++y)
                for (int x = 0; x < columns; ++x)
                    store(tile + (std::ptrdiff_t(y) * t.width + x) * channels + c, values[y * kWindow + x]);
        }
    }
}

/// Rows x Vectors sums of one point stay in registers while the inner sum runs over `depth` pairs:
/// sum[r][v] (+)= left[k * leftStep + r * leftStride] * right[k * rightStride + v * kWidth].
template <int Rows, int Vectors, bool Fresh>
inline __attribute__((always_inline)) void
tileOfProduct(const float *left, std::ptrdiff_t leftStep, std::ptrdiff_t leftStride, const float *right,
              std::ptrdiff_t rightStride, int depth, float *out, std::ptrdiff_t outStride)
{
    Lanes sum[Rows][Vectors];
#pragma GCC unroll 16
    for (int r = 0; r < Rows; ++r)
#pragma GCC unroll 4
        for (int v = 0; v < Vectors; ++v)
            sum[r][v] = Fresh ? Lanes{} : load(out + r * outStride + v * kWidth);
    for (int k = 0; k < depth; ++k, left += leftStep, right += rightStride) {
        Lanes b[Vectors];
#pragma GCC unroll 4
        for (int v = 0; v < Vectors; ++v)
            b[v] = load(right + v * kWidth);
#pragma GCC unroll 16
        for (int r = 0; r < Rows; ++r)
#pragma GCC unroll 4
            for (int v = 0; v < Vectors; ++v)
                sum[r][v] += left[r * leftStride] * b[v];
    }
#pragma GCC unroll 16
    for (int r = 0; r < Rows; ++r)
#pragma GCC unroll 4
        for (int v = 0; v < Vectors; ++v)
            store(out + r * outStride + v * kWidth, sum[r][v]);
}

/// \tparam Channels  channels of `in` if known at compile time, which saves address arithmetic; else 0
template <int Vectors, int Channels>
void multiplyBy(const float *in, int inChannels, const float *weights, int outChannels, int tiles, float *product)
{
    constexpr int kRows = 16 / Vectors; // tiles; those after the last one are computed but not used
    static_assert(WinogradTiles::kTogether % kRows == 0);
    if (Channels)
        inChannels = Channels;
    for (int point = 0; point < kPoints; ++point) {
        for (int o = 0; o < outChannels; o += Vectors * kWidth)
            for (int t = 0; t < tiles; t += kRows)
                tileOfProduct<kRows, Vectors, true>(in + std::ptrdiff_t(t) * inChannels, 1, inChannels, weights + o,
                                                    outChannels, inChannels,
                                                    product + std::ptrdiff_t(t) * outChannels + o, outChannels);
        in += WinogradTiles::stride(inChannels);
        product += WinogradTiles::stride(outChannels);
        weights += std::ptrdiff_t(inChannels) * outChannels;
    }
}

template <int Channels>
void multiplyFrom(const float *in, int inChannels, const float *weights, int outChannels, int tiles, float *product)
{
    (outChannels % (2 * kWidth) == 0 ? multiplyBy<2, Channels> : multiplyBy<1, Channels>)(in, inChannels, weights,
                                                                                          outChannels, tiles, product);
}

void multiply(const float *in, int inChannels, const float *weights, int outChannels, int tiles, float *product)
{
    const auto from = inChannels == 16   ? multiplyFrom<16>
                      : inChannels == 32 ? multiplyFrom<32>
                      : inChannels == 64 ? multiplyFrom<64>
                                         : multiplyFrom<0>;
    from(in, inChannels, weights, outChannels, tiles, product);
}

template <int Vectors>
void addProductsBy(const float *gradient, int outChannels, const float *in, int inChannels, int tiles, float *sums)
{
    constexpr int kRows = 16 / Vectors; // channels of the result
    for (int point = 0; point < kPoints; ++point) {
        for (int i = 0; i < inChannels; i += Vectors * kWidth)
            for (int o = 0; o < outChannels; o += kRows)
                tileOfProduct<kRows, Vectors, false>(gradient + o, outChannels, 1, in + i, inChannels, tiles,
                                                     sums + std::ptrdiff_t(o) * inChannels + i, inChannels);
        gradient += WinogradTiles::stride(outChannels);
        in += WinogradTiles::stride(inChannels);
        sums += std::ptrdiff_t(outChannels) * inChannels;
    }
}

void addProducts(const float *gradient, int outChannels, const float *in, int inChannels, int tiles, float *sums)
{
    (inChannels % (2 * kWidth) == 0 ? addProductsBy<2> : addProductsBy<1>)(gradient, outChannels, in, inChannels, tiles,
                                                                           sums);
}

/// Writes G g G' of the taps that `tap(index)` returns to the points of `spread`, `stride` apart.
template <class Tap>
void spreadTaps(Tap tap, float *spread, std::ptrdiff_t stride)
{
    Lanes values[kPoints];
#pragma GCC unroll 9
    for (int k = 0; k < kTaps * kTaps; ++k)
        values[k / kTaps * kWindow + k % kTaps] = tap(k);
    inBothDirections<kTaps, kWindow, tapsToPoints>(values);
#pragma GCC unroll 36
    for (int k = 0; k < kPoints; ++k)
        store(spread + k * stride, values[k]);
}

void spreadWeights(const float *weights, int out, int in, float *spread)
{
    const __m512i lanes = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const __m512i apart = _mm512_mullo_epi32(lanes, _mm512_set1_epi32(kTaps * kTaps * in));
    for (int i = 0; i < in; ++i)
        for (int o = 0; o < out; o += kWidth) {
            const float *from = weights + std::ptrdiff_t(o) * kTaps * kTaps * in + i;
            spreadTaps(
                [&](int k) {
                    return Lanes(
                        _mm512_mask_i32gather_ps(_mm512_setzero_ps(), 0xFFFF, apart, from + std::ptrdiff_t(k) * in, 4));
                },
                spread + std::ptrdiff_t(i) * out + o, std::ptrdiff_t(in) * out);
        }
}

void spreadTurned(const float *weights, int out, int in, float *spread)
{
    for (int o = 0; o < out; ++o)
        for (int i = 0; i < in; i += kWidth) {
            const float *last = weights + std::ptrdiff_t(o * kTaps * kTaps + kTaps * kTaps - 1) * in + i;
            spreadTaps([&](int k) { return load(last - std::ptrdiff_t(k) * in); }, spread + std::ptrdiff_t(o) * in + i,
                       std::ptrdiff_t(in) * out);
        }
}

void gatherWeights(const float *sums, int out, int in, float *gradient)
{
    for (int o = 0; o < out; ++o)
        for (int i = 0; i < in; i += kWidth) {
            Lanes values[kPoints];
            for (int k = 0; k < kPoints; ++k)
                values[k] = load(sums + (std::ptrdiff_t(k) * out + o) * in + i);
            inBothDirections<kWindow, kTaps, pointsToTaps>(values);
            for (int tap = 0; tap < kTaps * kTaps; ++tap)
                store(gradient + std::ptrdiff_t(o * kTaps * kTaps + tap) * in + i,
                      values[tap / kTaps * kWindow + tap % kTaps]);
        }
}

} // namespace

const WinogradKernels detail::kAvx512Winograd = {spread<kWindow, 1, windowToPoints>,
                                                 spread<kEdge, 0, tileToPoints>,
                                                 gather,
                                                 multiply,
                                                 addProducts,
                                                 spreadWeights,
                                                 spreadTurned,
                                                 gatherWeights};

} // namespace trainyard::nn
