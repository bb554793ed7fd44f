#include <algorithm>
#include <chrono>
#include <cstring>

#include <fmt/format.h>

#include "backend/runtime/nn/aligned_buffer.h"
#include "backend/runtime/nn/cpu/cpu_ops.h"
#include "backend/runtime/nn/cpu/kernels/conv_kernels.h"

namespace trainyard::nn {

namespace {

/// Up to this many input channels, float32 is faster than bfloat16 on AMX tiles, which multiply 32 channels at a time:
/// the gradient of LeNet's first weights (1 channel) takes three times as long there as in float32.
constexpr int kFewChannels = 3;

int roundUp(int n, int to)
{
    return (n + to - 1) / to * to;
}

std::vector<const ConvKernels *> runnable()
{
    std::vector<const ConvKernels *> sets;
    const std::string best = kernels().name;
    if (best == "avx512")
        sets = {&detail::kAvx512Conv8, &detail::kAvx512Conv16};
    else if (best == "avx2")
        sets = {&detail::kAvx2Conv};
    return sets;
}

DirectConv directFor(const ConvKernels &k, const Layer &layer, const Shape &in, const Shape &out)
{
    DirectConv c{in.height, in.width, in.channels, out.height, out.width, out.channels, layer.kernel, 0, 0, 0};
    c.paddedOut = roundUp(out.channels, k.width);
    c.row = layer.kernel * in.channels;
    c.paddedRow = roundUp(c.row, k.width);
    return c;
}

/// Seconds of one forward pass over one image. Some CPUs run vectors of 16 floats at half the rate; there the narrower
/// vectors win where they waste less. All widths give the same bits, so the choice may differ from run to run.
double timeOf(const ConvKernels &k, const DirectConv &c)
{
    const AlignedBuffer in(std::size_t(c.inHeight) * std::size_t(c.inWidth) * std::size_t(c.inChannels)),
        packed(c.packedSize()), bias(std::size_t(c.paddedOut)),
        out(std::size_t(c.outHeight) * std::size_t(c.outWidth) * std::size_t(c.paddedOut));
    double best = 1e9;
    for (int i = 0; i < 8; ++i) {
        const auto start = std::chrono::steady_clock::now();
        k.forward(c, in.data(), packed.data(), bias.data(), out.data());
        best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    return best;
}

/// Convolution, then max pool (or none), then activation, one image at a time, so that everything between the passes
/// stays in the L2 cache.
class DirectConvOp final : public BatchOp {
public:
    DirectConvOp(const Layer &layer, const ConvKernels &k, const DirectConv &conv, const Shape &in, const Shape &out,
                 int pool, Activation activation, const CpuTensors &tensors, const CpuContext &context)
        : BatchOp(in, out, context)
        , m_name(layer.name)
        , m_kernels(k)
        , m_conv(conv)
        , m_pool(pool)
        , m_activation(activation)
        , m_tensors(tensors)
        , m_packed(conv.packedSize())
        , m_bias(std::size_t(conv.paddedOut))
        , m_threadBuffers(std::size_t(context.threads))
        , m_where(context.training ? out.size() * std::size_t(context.batch) : 0)
    {
        for (ThreadBuffers &buffers : m_threadBuffers) {
            buffers.scratch =
                AlignedBuffer(std::size_t(conv.outHeight) * std::size_t(conv.outWidth) * std::size_t(conv.paddedOut));
            if (context.type != ElementType::Float32) {
                buffers.image = AlignedBuffer(in.size());
                buffers.result = AlignedBuffer(out.size());
                buffers.diffResult = AlignedBuffer(out.size());
            }
            if (!context.training)
                continue;
            buffers.diffPacked = AlignedBuffer(conv.packedSize());
            buffers.diffBias = AlignedBuffer(std::size_t(conv.paddedOut));
            buffers.diffImage = AlignedBuffer(in.size());
        }
        if (context.training)
            m_transposed = AlignedBuffer(conv.transposedSize());
    }

    void loadWeights() override
    {
        const int taps = m_conv.kernel * m_conv.row;
        for (int o = 0; o < m_conv.outChannels; ++o)
            for (int t = 0; t < taps; ++t)
                m_packed.data()[t * m_conv.paddedOut + o] = m_tensors.weights[o * taps + t];
        if (m_tensors.bias)
            std::copy_n(m_tensors.bias, m_conv.outChannels, m_bias.data());
    }

    std::string describe() const override
    {
        const std::string name = m_pool > 1 ? fmt::format("{} + pool {}", m_name, m_pool) : m_name;
        return fmt::format("{}: own {}", withActivation(name, m_activation), m_kernels.name);
    }

private:
    /// Buffers of one thread.
    struct ThreadBuffers {
        AlignedBuffer scratch, diffPacked, diffBias, diffImage;
        AlignedBuffer image, result, diffResult; // float32 copies if the values have another type
    };

    /// The address of image `i` in `values`, or of `wide` if the values are not float32.
    float *place(void *values, int i, const Shape &shape, const AlignedBuffer &wide) const
    {
        return m_context.type == ElementType::Float32 ? static_cast<float *>(values) + std::size_t(i) * shape.size()
                                                      : wide.data();
    }
    /// As place(); converts the image to float32 if necessary.
    float *widened(void *values, int i, const Shape &shape, const AlignedBuffer &wide) const
    {
        if (m_context.type != ElementType::Float32)
            normKernels(m_context.type)
                .toFloat(wide.data(), advance(values, std::size_t(i) * shape.size(), m_context.type), shape.size());
        return place(values, i, shape, wide);
    }
    const float *widened(const void *values, int i, const Shape &shape, const AlignedBuffer &wide) const
    {
        return widened(const_cast<void *>(values), i, shape, wide); // read only
    }
    /// Converts the result in `wide` back to the type of the values; does nothing for float32.
    void narrow(void *values, int i, const Shape &shape, const AlignedBuffer &wide) const
    {
        if (m_context.type != ElementType::Float32)
            normKernels(m_context.type)
                .fromFloat(advance(values, std::size_t(i) * shape.size(), m_context.type), wide.data(), shape.size());
    }

    void run(const void *source, void *target, const CpuArgs &a) override
    {
        parallelFor(m_context.batch, m_context.threads, [&](int begin, int end, int thread) {
            const ThreadBuffers &buffers = m_threadBuffers[std::size_t(thread)];
            for (int i = begin; i < end; ++i) {
                m_kernels.forward(m_conv, widened(source, i, m_in, buffers.image), m_packed.data(), m_bias.data(),
                                  buffers.scratch.data());
                kernels().poolForward(buffers.scratch.data(), place(target, i, m_out, buffers.result),
                                      a.keep ? m_where.data() + std::size_t(i) * m_out.size() : nullptr,
                                      m_conv.outHeight, m_conv.outWidth, m_conv.outChannels, m_conv.paddedOut, m_pool,
                                      m_activation);
                narrow(target, i, m_out, buffers.result);
            }
        });
    }

    void runBackward(const void *source, const void *target, void *diffTarget, void *diffSource,
                     const CpuArgs &) override
    {
        if (diffSource)
            transpose();
        parallelFor(m_context.batch, m_context.threads, [&](int begin, int end, int thread) {
            ThreadBuffers &buffers = m_threadBuffers[std::size_t(thread)];
            std::memset(buffers.diffPacked.data(), 0, buffers.diffPacked.size() * sizeof(float));
            std::memset(buffers.diffBias.data(), 0, buffers.diffBias.size() * sizeof(float));
            for (int i = begin; i < end; ++i)
                backwardImage(buffers, i, source, target, diffTarget, diffSource);
        });
        unpack();
    }

    void backwardImage(const ThreadBuffers &buffers, int i, const void *source, const void *target, void *diffTarget,
                       void *diffSource)
    {
        float *diff = widened(diffTarget, i, m_out, buffers.diffResult);
        kernels().activateBackward(diff, widened(target, i, m_out, buffers.result), m_out.size(), m_activation);
        kernels().poolBackward(diff, m_where.data() + std::size_t(i) * m_out.size(), buffers.scratch.data(),
                               m_conv.outHeight, m_conv.outWidth, m_conv.outChannels, m_conv.paddedOut, m_pool);
        m_kernels.backwardWeights(m_conv, widened(source, i, m_in, buffers.image), buffers.scratch.data(),
                                  buffers.diffPacked.data(), buffers.diffBias.data());
        if (!diffSource)
            return;
        // Through a buffer with slack: the kernel writes zeros after the image, where another thread may be working.
        std::memset(buffers.diffImage.data(), 0, m_in.size() * sizeof(float));
        m_kernels.backwardData(m_conv, buffers.scratch.data(), m_transposed.data(), buffers.diffImage.data());
        if (m_context.type == ElementType::Float32)
            std::memcpy(place(diffSource, i, m_in, buffers.diffImage), buffers.diffImage.data(),
                        m_in.size() * sizeof(float));
        narrow(diffSource, i, m_in, buffers.diffImage);
    }

    void transpose()
    {
        for (int o = 0; o < m_conv.outChannels; ++o)
            for (int k = 0; k < m_conv.kernel; ++k)
                std::copy_n(m_tensors.weights + (o * m_conv.kernel + k) * m_conv.row, m_conv.row,
                            m_transposed.data() + (k * m_conv.outChannels + o) * m_conv.paddedRow);
    }

    /// Adds the threads' sums in the order of the threads and writes them to the gradient arena.
    void unpack()
    {
        for (std::size_t t = 1; t < m_threadBuffers.size(); ++t) {
            kernels().add(m_threadBuffers[0].diffPacked.data(), m_threadBuffers[t].diffPacked.data(),
                          m_threadBuffers[0].diffPacked.size());
            kernels().add(m_threadBuffers[0].diffBias.data(), m_threadBuffers[t].diffBias.data(),
                          m_threadBuffers[0].diffBias.size());
        }
        const int taps = m_conv.kernel * m_conv.row;
        const float *packed = m_threadBuffers[0].diffPacked.data();
        for (int o = 0; o < m_conv.outChannels; ++o)
            for (int t = 0; t < taps; ++t)
                m_tensors.diffWeights[o * taps + t] = packed[t * m_conv.paddedOut + o];
        if (m_tensors.diffBias)
            std::copy_n(m_threadBuffers[0].diffBias.data(), m_conv.outChannels, m_tensors.diffBias);
    }

    std::string m_name;
    const ConvKernels &m_kernels;
    DirectConv m_conv;
    int m_pool;
    Activation m_activation;
    CpuTensors m_tensors;
    AlignedBuffer m_packed, m_bias, m_transposed;
    std::vector<ThreadBuffers> m_threadBuffers;
    std::vector<std::uint8_t> m_where;
};

} // namespace

bool suitsDirectConvolution(ElementType type, const Layer &layer, const Shape &in)
{
    // oneDNN pads to 16 channels. In bfloat16 AMX more than makes up for it, unless there are very few channels.
    const bool wastesInBlocks =
        type == ElementType::Float32 ? in.channels % 16 != 0 || layer.outputs % 16 != 0 : in.channels <= kFewChannels;
    return layer.step() == 1 && layer.padding == 0 && wastesInBlocks && layer.kernel > 1 && layer.outputs <= 512 &&
           !runnable().empty();
}

CpuOpResult makeDirectConvolution(const Layer &layer, const Shape &in, const Shape &conv, const Shape &out, int pool,
                                  Activation activation, const CpuTensors &tensors, const CpuContext &context)
{
    const auto sets = runnable();
    const ConvKernels *best = sets.front();
    double bestTime = 1e9;
    for (const ConvKernels *k : sets)
        if (const double time = sets.size() == 1 ? 0 : timeOf(*k, directFor(*k, layer, in, conv)); time < bestTime) {
            bestTime = time;
            best = k;
        }
    return std::make_unique<DirectConvOp>(layer, *best, directFor(*best, layer, in, conv), in, out, pool, activation,
                                          tensors, context);
}

} // namespace trainyard::nn
