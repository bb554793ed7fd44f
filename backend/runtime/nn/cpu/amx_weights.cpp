#include "backend/runtime/nn/cpu/amx_weights.h"

#include <algorithm>

#include <cpuid.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace trainyard::nn {

using detail::kAmx;

namespace {

constexpr int kBlock = AmxLayout::kBlock, kStep = AmxLayout::kStep;
constexpr int kTile = kBlock * kBlock; // sums per tile
constexpr int kPixelsOfRound = 1024;   // makes the cost of loading and storing the sums negligible
constexpr int kLargestChannels = 128;  // above this, oneDNN is as fast

int roundedUp(int n, int to)
{
    return (n + to - 1) / to * to;
}

} // namespace

bool hasAmx()
{
    static const bool has = [] {
        unsigned a = 0, b = 0, c = 0, d = 0;
        constexpr unsigned kBf16 = 1U << 22, kTiles = 1U << 24;
        if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || (d & kBf16) == 0 || (d & kTiles) == 0)
            return false;
        constexpr long kRequest = 0x1023, kTileData = 18; // ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA
        return syscall(SYS_arch_prctl, kRequest, kTileData) == 0;
    }();
    return has;
}

bool AmxWeights::suits(const Layer &layer, const Shape &in, const CpuContext &context)
{
    return context.type == ElementType::BFloat16 && context.training && in.channels <= kLargestChannels &&
           layer.outputs <= kLargestChannels && layer.step() <= layer.kernel + 1 && hasAmx();
}

AmxWeights::AmxWeights(const Layer &layer, const Shape &in, const Shape &out, int images, const CpuTensors &tensors,
                       const CpuContext &context)
    : m_layout{.inHeight = in.height,
               .inWidth = in.width,
               .inChannels = in.channels,
               .outHeight = out.height,
               .outWidth = out.width,
               .outChannels = out.channels,
               .kernel = layer.kernel,
               .step = layer.step(),
               .padding = layer.padding}
    , m_tensors(tensors)
    , m_images(images)
    , m_threads(context.threads)
    , m_inBlocks(AmxLayout::blocksOf(in.channels))
    , m_outBlocks(AmxLayout::blocksOf(out.channels))
    , m_taps(layer.kernel * layer.kernel)
    , m_threadBuffers(std::size_t(context.threads))
{
    AmxLayout &l = m_layout;
    const int reach = (l.kernel - 1) / l.step;
    // The zeros before a row also follow the previous row; with a stride the planes cannot share them.
    const int shared = l.step == 1 ? l.padding : 0;
    l.rows = out.height + reach - shared;
    l.columns = out.width + reach - shared;
    while (images % (2 * l.images) == 0 && l.images * l.rows * l.columns < kPixelsOfRound)
        l.images *= 2;
    l.pixels = roundedUp(l.images * l.rows * l.columns, kStep);
    m_front = roundedUp(reach * l.columns + reach, kStep);
    l.stride = m_front + l.pixels;
    if (l.stride / kStep % 2 == 0)
        l.stride += kStep; // keeps the channels out of the same cache sets
    m_planes.resize(std::size_t(l.step) * std::size_t(l.step));
    for (int row = 0; row < l.kernel; ++row)
        for (int column = 0; column < l.kernel; ++column) {
            const std::size_t plane = std::size_t(row % l.step) * std::size_t(l.step) + std::size_t(column % l.step);
            m_planes[plane].push_back(
                {row * l.kernel + column, std::ptrdiff_t(row / l.step) * l.columns + column / l.step});
        }
    const auto halves = [](std::ptrdiff_t elements) { return AlignedBuffer(std::size_t(elements + 1) / 2); };
    for (ThreadBuffers &buffers : m_threadBuffers) {
        buffers.gradient = halves(m_outBlocks * kBlock * l.stride);
        buffers.source = halves(std::ptrdiff_t(m_planes.size()) * m_inBlocks * l.pixels * kBlock);
        buffers.sums = AlignedBuffer(std::size_t(m_outBlocks * m_inBlocks * m_taps * kTile));
        buffers.bias = AlignedBuffer(std::size_t(m_outBlocks * kBlock));
    }
}

float *AmxWeights::sumsOf(const ThreadBuffers &buffers, int outBlock, int inBlock, int tap) const
{
    return buffers.sums.data() + std::ptrdiff_t((outBlock * m_inBlocks + inBlock) * m_taps + tap) * kTile;
}

void AmxWeights::add(const void *source, const void *gradient, bool fresh)
{
    const std::size_t in = std::size_t(m_layout.inHeight) * std::size_t(m_layout.inWidth * m_layout.inChannels),
                      out = std::size_t(m_layout.outHeight) * std::size_t(m_layout.outWidth * m_layout.outChannels);
    parallelFor(m_images / m_layout.images, m_threads, [&](int begin, int end, int thread) {
        const ThreadBuffers &buffers = m_threadBuffers[std::size_t(thread)];
        if (fresh) {
            std::ranges::fill(buffers.sums.span(), 0.0F);
            std::ranges::fill(buffers.bias.span(), 0.0F);
        }
        kAmx.configure();
        for (int r = begin; r < end; ++r) {
            const std::size_t first = std::size_t(r) * std::size_t(m_layout.images);
            const Element *dy = static_cast<const Element *>(gradient) + first * out;
            kAmx.packSource(m_layout, static_cast<const Element *>(source) + first * in,
                            reinterpret_cast<Element *>(buffers.source.data()));
            kAmx.packGradient(m_layout, dy, reinterpret_cast<Element *>(buffers.gradient.data()) + m_front);
            multiply(buffers);
            if (m_tensors.diffBias)
                kAmx.addBias(m_layout, dy, buffers.bias.data());
        }
        kAmx.release();
    });
}

void AmxWeights::multiply(const ThreadBuffers &buffers) const
{
    constexpr std::size_t kTaps = AmxKernels::kTaps;
    const Element *source = reinterpret_cast<const Element *>(buffers.source.data());
    const Element *const gradient = reinterpret_cast<const Element *>(buffers.gradient.data()) + m_front;
    for (const std::vector<Tap> &taps : m_planes) {
        for (int i = 0; i < m_inBlocks; ++i, source += std::ptrdiff_t(m_layout.pixels) * kBlock)
            for (int o = 0; o < m_outBlocks; ++o)
                for (std::size_t first = 0; first < taps.size(); first += kTaps) {
                    const std::size_t count = std::min(kTaps, taps.size() - first);
                    const Element *dy[kTaps];
                    float *sums[kTaps];
                    for (std::size_t t = 0; t < count; ++t) {
                        dy[t] = gradient + o * kBlock * m_layout.stride - taps[first + t].distance;
                        sums[t] = sumsOf(buffers, o, i, taps[first + t].index);
                    }
                    kAmx.multiply[count - 1](dy, m_layout.stride * std::ptrdiff_t(sizeof(Element)), source,
                                             m_layout.pixels, sums);
                }
    }
}

void AmxWeights::store()
{
    for (std::size_t t = 1; t < m_threadBuffers.size(); ++t) {
        kernels().add(m_threadBuffers[0].sums.data(), m_threadBuffers[t].sums.data(), m_threadBuffers[0].sums.size());
        kernels().add(m_threadBuffers[0].bias.data(), m_threadBuffers[t].bias.data(), m_threadBuffers[0].bias.size());
    }
    const int channels = m_layout.inChannels;
    for (int o = 0; o < m_layout.outChannels; ++o)
        for (int t = 0; t < m_taps; ++t)
            for (int i = 0; i < channels; i += kBlock)
                std::copy_n(sumsOf(m_threadBuffers[0], o / kBlock, i / kBlock, t) + o % kBlock * kBlock,
                            std::min(kBlock, channels - i),
                            m_tensors.diffWeights + std::ptrdiff_t(o * m_taps + t) * channels + i);
    if (m_tensors.diffBias)
        std::copy_n(m_threadBuffers[0].bias.data(), m_layout.outChannels, m_tensors.diffBias);
}

} // namespace trainyard::nn
