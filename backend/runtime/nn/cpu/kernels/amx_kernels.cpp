#include "backend/runtime/nn/cpu/kernels/amx_kernels.h"

#include <algorithm>

#include <immintrin.h>

#if !defined(__clang__)
// GCC 12 warns about values that its own intrinsics leave undefined.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

namespace trainyard::nn {

namespace {

using Element = AmxKernels::Element;

constexpr int kBlock = AmxLayout::kBlock, kStep = AmxLayout::kStep;

struct alignas(64) TileConfig {
    std::uint8_t palette = 1, start = 0, reserved[14] = {};
    std::uint16_t bytes[16] = {};
    std::uint8_t rows[16] = {};
};

void configureTiles()
{
    TileConfig config;
    for (int t = 0; t < 8; ++t) {
        config.bytes[t] = 64;
        config.rows[t] = kBlock;
    }
    asm volatile("" ::"r"(&config) : "memory"); // GCC assumes that only the first bytes are read
    _tile_loadconfig(&config);
}

/// sums[t] += dy * x for `count` taps. The intrinsics take tile numbers as literals only, hence no loop over tiles.
template <int count>
void multiplyTaps(const Element *const *dy, std::ptrdiff_t bytes, const Element *x, int pixels, float *const *sums)
{
    asm volatile("" ::: "memory"); // GCC does not see that tile instructions read and write memory
    constexpr long kRow = kBlock * sizeof(float);
    _tile_loadd(0, sums[0], kRow);
    if constexpr (count > 1)
        _tile_loadd(1, sums[1], kRow);
    if constexpr (count > 2)
        _tile_loadd(2, sums[2], kRow);
    if constexpr (count > 3)
        _tile_loadd(3, sums[3], kRow);
    if constexpr (count > 4)
        _tile_loadd(4, sums[4], kRow);
    for (int p = 0; p < pixels; p += kStep) {
        _tile_loadd(7, x + std::ptrdiff_t(p) * kBlock, 64);
        _tile_loadd(5, dy[0] + p, bytes);
        _tile_dpbf16ps(0, 5, 7);
        if constexpr (count > 1) {
            _tile_loadd(6, dy[1] + p, bytes);
            _tile_dpbf16ps(1, 6, 7);
        }
        if constexpr (count > 2) {
            _tile_loadd(5, dy[2] + p, bytes);
            _tile_dpbf16ps(2, 5, 7);
        }
        if constexpr (count > 3) {
            _tile_loadd(6, dy[3] + p, bytes);
            _tile_dpbf16ps(3, 6, 7);
        }
        if constexpr (count > 4) {
            _tile_loadd(5, dy[4] + p, bytes);
            _tile_dpbf16ps(4, 5, 7);
        }
    }
    _tile_stored(0, sums[0], kRow);
    if constexpr (count > 1)
        _tile_stored(1, sums[1], kRow);
    if constexpr (count > 2)
        _tile_stored(2, sums[2], kRow);
    if constexpr (count > 3)
        _tile_stored(3, sums[3], kRow);
    if constexpr (count > 4)
        _tile_stored(4, sums[4], kRow);
    asm volatile("" ::: "memory");
}

/// Mask of the channels that exist in a block.
__mmask16 channelsOf(int block, int channels)
{
    return __mmask16((1U << std::min(channels - block * kBlock, kBlock)) - 1);
}

/// Transposes 32 pixels of 16 channels into 16 channels of 32 pixels.
/// \param pixel  [16], each with pixel i in its lower half and pixel i + 16 in its upper half
void transpose(__m512i *pixel, __m512i *channel)
{
    __m512i eight[2][8]; // every 128 bits: 8 pixels of one channel; [pixels 0 to 7, or 8 to 15][channel of 8]
    for (int half = 0; half < 2; ++half) {
        const __m512i *r = pixel + 8 * half;
        __m512i a[8], b[8];
        for (int i = 0; i < 4; ++i) {
            a[2 * i] = _mm512_unpacklo_epi16(r[2 * i], r[2 * i + 1]);
            a[2 * i + 1] = _mm512_unpackhi_epi16(r[2 * i], r[2 * i + 1]);
        }
        for (int i = 0; i < 2; ++i)
            for (int k = 0; k < 2; ++k) {
                b[4 * i + 2 * k] = _mm512_unpacklo_epi32(a[4 * i + k], a[4 * i + 2 + k]);
                b[4 * i + 2 * k + 1] = _mm512_unpackhi_epi32(a[4 * i + k], a[4 * i + 2 + k]);
            }
        for (int k = 0; k < 4; ++k) {
            eight[half][2 * k] = _mm512_unpacklo_epi64(b[k], b[4 + k]);
            eight[half][2 * k + 1] = _mm512_unpackhi_epi64(b[k], b[4 + k]);
        }
    }
    const __m512i low = _mm512_setr_epi64(0, 1, 8, 9, 4, 5, 12, 13),
                  high = _mm512_setr_epi64(2, 3, 10, 11, 6, 7, 14, 15);
    for (int c = 0; c < 8; ++c) {
        channel[c] = _mm512_permutex2var_epi64(eight[0][c], low, eight[1][c]);
        channel[8 + c] = _mm512_permutex2var_epi64(eight[0][c], high, eight[1][c]);
    }
}

/// Loads the 16 channels of a pixel, each into the lower half of a 32-bit number.
__m512i widened(const Element *pixel, __mmask16 channels)
{
    return _mm512_cvtepu16_epi32(_mm256_maskz_loadu_epi16(channels, pixel));
}

/// Writes `count` pixels, which are `apart` elements from one another, as pixels q, q + 1 ... of a plane: pixel 2 n is
/// the lower half of each 32-bit number of row n, pixel 2 n + 1 the upper half.
void layPixels(const Element *pixel, std::ptrdiff_t apart, int count, __mmask16 channels, Element *plane, int q)
{
    constexpr __mmask32 kLower = 0x55555555U, kUpper = 0xaaaaaaaaU;
    Element *pair = plane + std::ptrdiff_t(q & ~1) * kBlock;
    if (q % 2 != 0 && count > 0) {
        _mm512_mask_storeu_epi16(pair, kUpper, _mm512_slli_epi32(widened(pixel, channels), 16));
        pixel += apart;
        pair += 2 * kBlock;
        --count;
    }
    for (; count >= 2; count -= 2, pixel += 2 * apart, pair += 2 * kBlock)
        _mm512_storeu_si512(
            pair, _mm512_or_si512(widened(pixel, channels), _mm512_slli_epi32(widened(pixel + apart, channels), 16)));
    if (count > 0)
        _mm512_mask_storeu_epi16(pair, kLower, widened(pixel, channels));
}

void packSource(const AmxLayout &l, const Element *from, Element *to)
{
    const int blocks = l.blocksOf(l.inChannels), rests = std::min(l.step, l.kernel); // no tap reads the others
    for (int image = 0; image < l.images; ++image, from += std::ptrdiff_t(l.inHeight) * l.inWidth * l.inChannels)
        for (int y = 0; y < l.inHeight; ++y) {
            const int row = (y + l.padding) / l.step, rowRest = (y + l.padding) % l.step;
            if (row >= l.rows || rowRest >= rests)
                continue;
            for (int rest = 0; rest < rests; ++rest) {
                const int column = rest < l.padding ? (l.padding - rest + l.step - 1) / l.step : 0; // first one inside
                const int x = column * l.step + rest - l.padding;
                const int count = std::min((l.inWidth - x + l.step - 1) / l.step, l.columns - column);
                for (int b = 0; b < blocks; ++b)
                    layPixels(from + (std::ptrdiff_t(y) * l.inWidth + x) * l.inChannels + b * kBlock,
                              std::ptrdiff_t(l.step) * l.inChannels, count, channelsOf(b, l.inChannels),
                              to + std::ptrdiff_t((rowRest * l.step + rest) * blocks + b) * l.pixels * kBlock,
                              (image * l.rows + row) * l.columns + column);
            }
        }
}

void packGradient(const AmxLayout &l, const Element *from, Element *gradient)
{
    const int pixels = l.outHeight * l.outWidth;
    for (int image = 0; image < l.images; ++image, from += std::ptrdiff_t(pixels) * l.outChannels)
        for (int b = 0; b < l.blocksOf(l.outChannels); ++b) {
            const __mmask16 mask = channelsOf(b, l.outChannels);
            Element *const to = gradient + b * kBlock * l.stride + std::ptrdiff_t(image) * l.rows * l.columns;
            for (int first = 0; first < pixels; first += kStep) {
                const auto load = [&](int p) {
                    return p < pixels
                               ? _mm256_maskz_loadu_epi16(mask, from + std::ptrdiff_t(p) * l.outChannels + b * kBlock)
                               : _mm256_setzero_si256();
                };
                __m512i pixel[kBlock], channel[kBlock];
                for (int i = 0; i < kBlock; ++i)
                    pixel[i] = _mm512_inserti64x4(_mm512_castsi256_si512(load(first + i)), load(first + kBlock + i), 1);
                transpose(pixel, channel);
                const int end = std::min(first + kStep, pixels);
                for (int p = first; p < end;) { // one image row at a time
                    const int row = p / l.outWidth, stop = std::min(end, (row + 1) * l.outWidth);
                    const auto part = __mmask32(((std::uint64_t(1) << (stop - p)) - 1) << (p - first));
                    Element *const at = to + std::ptrdiff_t(row) * l.columns + (p - row * l.outWidth) - (p - first);
                    for (int c = 0; c < kBlock; ++c)
                        _mm512_mask_storeu_epi16(at + c * l.stride, part, channel[c]);
                    p = stop;
                }
            }
        }
}

void addBias(const AmxLayout &l, const Element *gradient, float *bias)
{
    const int pixels = l.images * l.outHeight * l.outWidth;
    for (int b = 0; b < l.blocksOf(l.outChannels); ++b) {
        const __mmask16 mask = channelsOf(b, l.outChannels);
        __m512 sum = _mm512_setzero_ps();
        for (int p = 0; p < pixels; ++p) {
            const __m256i half =
                _mm256_maskz_loadu_epi16(mask, gradient + std::ptrdiff_t(p) * l.outChannels + b * kBlock);
            sum = _mm512_add_ps(sum, _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(half), 16)));
        }
        float *at = bias + b * kBlock;
        _mm512_storeu_ps(at, _mm512_add_ps(_mm512_loadu_ps(at), sum));
    }
}

} // namespace

const AmxKernels detail::kAmx = {
    configureTiles, [] { _tile_release(); },
    packSource,     packGradient,
    addBias,        {multiplyTaps<1>, multiplyTaps<2>, multiplyTaps<3>, multiplyTaps<4>, multiplyTaps<5>},
};

} // namespace trainyard::nn
