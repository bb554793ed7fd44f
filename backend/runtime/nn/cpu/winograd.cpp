#include "backend/runtime/nn/cpu/winograd.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace trainyard::nn {

using detail::kAvx512Winograd;

namespace {

/// The buffers between the stages. A thread has one set for all its layers, because only one of them at a time is in
/// its forward or backward pass (see TiledConvolution).
struct Scratch {
    struct ThreadBuffers { // of one compute thread
        AlignedBuffer left, right, sums;
    };
    std::vector<ThreadBuffers> threadBuffers;
};

void growTo(AlignedBuffer &buffer, std::size_t size)
{
    if (buffer.size() < size)
        buffer = AlignedBuffer(size);
}

Scratch &scratch()
{
    thread_local Scratch mine;
    return mine;
}

/// The scratch buffers of this thread, with room for `threads` compute threads.
/// \param channels  the larger of the channel counts of source and result
Scratch &scratchFor(int threads, int channels)
{
    Scratch &s = scratch();
    if (s.threadBuffers.size() < std::size_t(threads))
        s.threadBuffers.resize(std::size_t(threads));
    for (Scratch::ThreadBuffers &buffers : s.threadBuffers) {
        growTo(buffers.left, WinogradTiles::size(channels));
        growTo(buffers.right, WinogradTiles::size(channels));
    }
    return s;
}

} // namespace

bool Winograd::suits(const Layer &layer, const Shape &in, const CpuContext &context)
{
    constexpr int kKernel = 3, kLargestChannels = 128; // above this, the weights exceed the L2 cache
    return context.type == ElementType::Float32 && layer.kernel == kKernel && layer.step() == 1 && layer.padding == 1 &&
           !layer.bias && in.channels % WinogradTiles::kWidth == 0 && layer.outputs % WinogradTiles::kWidth == 0 &&
           std::max(in.channels, layer.outputs) <= kLargestChannels && kernels().name == std::string_view("avx512");
}

Winograd::Winograd(const Layer &layer, const Shape &in, int images, const CpuTensors &tensors,
                   const CpuContext &context)
    : m_tiles{in.height, in.width}
    , m_tensors(tensors)
    , m_images(images)
    , m_threads(context.threads)
    , m_in(in.channels)
    , m_out(layer.outputs)
    , m_weights(std::make_shared<AlignedBuffer>(std::size_t(WinogradTiles::kPoints * m_in * m_out)))
    , m_turned(std::make_shared<AlignedBuffer>(context.training ? m_weights->size() : 0))
{
}

std::unique_ptr<TiledConvolution> Winograd::sibling(const CpuTensors &gradients) const
{
    auto other = std::make_unique<Winograd>(*this);
    other->m_tensors.diffWeights = gradients.diffWeights;
    return other;
}

void Winograd::loadWeights()
{
    kAvx512Winograd.spreadWeights(m_tensors.weights, m_out, m_in, m_weights->data());
}

void Winograd::loadWeightsForData()
{
    kAvx512Winograd.spreadTurned(m_tensors.weights, m_out, m_in, m_turned->data());
}

void Winograd::forward(const void *source, void *target)
{
    convolve(static_cast<const float *>(source), m_in, *m_weights, static_cast<float *>(target), m_out);
}

void Winograd::backwardData(const void *gradient, void *sourceGradient)
{
    convolve(static_cast<const float *>(gradient), m_out, *m_turned, static_cast<float *>(sourceGradient), m_in);
}

void Winograd::convolve(const float *from, int fromChannels, const AlignedBuffer &weights, float *to, int toChannels)
{
    Scratch &s = scratchFor(m_threads, std::max(m_in, m_out));
    parallelFor(m_images * m_tiles.tilesPerImage(), m_threads, [&](int begin, int end, int thread) {
        const Scratch::ThreadBuffers &buffers = s.threadBuffers[std::size_t(thread)];
        for (int first = begin; first < end; first += WinogradTiles::kTogether) {
            const int tiles = std::min(WinogradTiles::kTogether, end - first);
            kAvx512Winograd.spreadWindows(m_tiles, from, fromChannels, first, tiles, buffers.left.data());
            kAvx512Winograd.multiply(buffers.left.data(), fromChannels, weights.data(), toChannels, tiles,
                                     buffers.right.data());
            kAvx512Winograd.gather(m_tiles, buffers.right.data(), toChannels, first, tiles, to);
        }
    });
}

void Winograd::addWeights(const void *source, const void *gradient, bool fresh)
{
    Scratch &s = scratchFor(m_threads, std::max(m_in, m_out));
    parallelFor(m_images * m_tiles.tilesPerImage(), m_threads, [&](int begin, int end, int thread) {
        Scratch::ThreadBuffers &buffers = s.threadBuffers[std::size_t(thread)];
        if (fresh) {
            growTo(buffers.sums, m_weights->size());
            std::fill_n(buffers.sums.data(), m_weights->size(), 0.0F);
        }
        for (int first = begin; first < end; first += WinogradTiles::kTogether) {
            const int tiles = std::min(WinogradTiles::kTogether, end - first);
            kAvx512Winograd.spreadWindows(m_tiles, static_cast<const float *>(source), m_in, first, tiles,
                                          buffers.left.data());
            kAvx512Winograd.spreadTiles(m_tiles, static_cast<const float *>(gradient), m_out, first, tiles,
                                        buffers.right.data());
            kAvx512Winograd.addProducts(buffers.right.data(), m_out, buffers.left.data(), m_in, tiles,
                                        buffers.sums.data());
        }
    });
}

void Winograd::storeWeights()
{
    const Scratch &s = scratch();
    for (std::size_t t = 1; t < std::size_t(m_threads); ++t)
        kernels().add(s.threadBuffers[0].sums.data(), s.threadBuffers[t].sums.data(), m_weights->size());
    kAvx512Winograd.gatherWeights(s.threadBuffers[0].sums.data(), m_out, m_in, m_tensors.diffWeights);
}

} // namespace trainyard::nn
