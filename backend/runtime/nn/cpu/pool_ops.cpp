#include <algorithm>
#include <cmath>
#include <cstring>

#include <fmt/format.h>

#include "backend/runtime/nn/cpu/batch_norm.h"
#include "backend/runtime/nn/cpu/cpu_ops.h"

namespace trainyard::nn {

namespace {

/// The images of a pool, one at a time in float32; images of another type are converted through copies that stay in the
/// cache.
class ImageFloats {
public:
    ImageFloats(ElementType type, std::size_t size, int threads)
        : m_type(type)
        , m_size(size)
    {
        for (int t = 0; t < threads && type != ElementType::Float32; ++t)
            m_copies.emplace_back(size);
    }
    const float *read(const void *base, int image, int thread) const
    {
        const void *at = advance(base, std::size_t(image) * m_size, m_type);
        if (m_type == ElementType::Float32)
            return static_cast<const float *>(at);
        normKernels(m_type).toFloat(m_copies[std::size_t(thread)].data(), at, m_size);
        return m_copies[std::size_t(thread)].data();
    }
    float *place(void *base, int image, int thread) const
    {
        return m_type == ElementType::Float32 ? static_cast<float *>(base) + std::size_t(image) * m_size
                                              : m_copies[std::size_t(thread)].data();
    }
    void write(void *base, int image, int thread) const
    {
        if (m_type != ElementType::Float32)
            normKernels(m_type).fromFloat(advance(base, std::size_t(image) * m_size, m_type),
                                          m_copies[std::size_t(thread)].data(), m_size);
    }

private:
    ElementType m_type;
    std::size_t m_size;
    std::vector<AlignedBuffer> m_copies; // per thread
};

/// Calls f(cell, offset in the image, offset in the result) for all cells inside the image, in the order of the cells.
template <class F>
void overWindows(const Layer &layer, const Shape &in, const Shape &out, F f)
{
    for (int y = 0; y < out.height; ++y)
        for (int x = 0; x < out.width; ++x)
            for (int k = 0; k < layer.kernel * layer.kernel; ++k) {
                const int iy = y * layer.step() - layer.padding + k / layer.kernel,
                          ix = x * layer.step() - layer.padding + k % layer.kernel;
                if (iy >= 0 && ix >= 0 && iy < in.height && ix < in.width)
                    f(k, (std::size_t(iy) * std::size_t(in.width) + std::size_t(ix)) * std::size_t(in.channels),
                      (std::size_t(y) * std::size_t(out.width) + std::size_t(x)) * std::size_t(in.channels));
            }
}

class PoolOp final : public BatchOp {
public:
    PoolOp(const Layer &layer, const Shape &in, const Shape &out, Activation activation, const CpuContext &context)
        : BatchOp(in, out, context)
        , m_layer(layer)
        , m_activation(activation)
        , m_maximum(layer.kind == LayerKind::MaxPool)
        , m_tiles(layer.step() == layer.kernel && layer.padding == 0)
        , m_where(context.training && m_maximum ? elements(out) : 0)
        , m_inputs(context.type, in.size(), context.threads)
        , m_outputs(context.type, out.size(), context.threads)
        , m_again(context.type, out.size(), context.threads)
    {
        if (m_maximum)
            return;
        m_share.assign(out.size() / std::size_t(out.channels), 0.0F);
        overWindows(layer, in, out,
                    [&](int, std::size_t, std::size_t to) { m_share[to / std::size_t(out.channels)] += 1.0F; });
        for (float &share : m_share)
            share = 1.0F / std::max(share, 1.0F);
    }

    std::string describe() const override
    {
        return fmt::format("{}: own {}", withActivation(m_layer.name, m_activation), kernels().name);
    }

private:
    void run(const void *source, void *target, const CpuArgs &a) override
    {
        parallelFor(m_context.batch, m_context.threads, [&](int begin, int end, int thread) {
            for (int i = begin; i < end; ++i) {
                const float *in = m_inputs.read(source, i, thread);
                float *out = m_outputs.place(target, i, thread);
                std::uint8_t *where = a.keep && m_maximum ? m_where.data() + std::size_t(i) * m_out.size() : nullptr;
                if (m_maximum && m_tiles)
                    kernels().poolForward(in, out, where, m_in.height, m_in.width, m_in.channels, m_in.channels,
                                          m_layer.kernel, m_activation);
                else if (m_maximum)
                    maximum(in, out, where);
                else
                    average(in, out);
                m_outputs.write(target, i, thread);
            }
        });
    }

    void runBackward(const void *, const void *target, void *diffTarget, void *diffSource, const CpuArgs &) override
    {
        if (!diffSource)
            return;
        parallelFor(m_context.batch, m_context.threads, [&](int begin, int end, int thread) {
            for (int i = begin; i < end; ++i) {
                const std::size_t at = std::size_t(i) * m_out.size();
                activateBackward(m_context.type, advance(diffTarget, at, m_context.type),
                                 advance(target, at, m_context.type), m_out.size(), m_activation);
                const float *diff = m_again.read(diffTarget, i, thread);
                float *into = m_inputs.place(diffSource, i, thread);
                if (m_maximum && m_tiles)
                    kernels().poolBackward(diff, m_where.data() + at, into, m_in.height, m_in.width, m_in.channels,
                                           m_in.channels, m_layer.kernel);
                else
                    spread(diff, m_maximum ? m_where.data() + at : nullptr, into);
                m_inputs.write(diffSource, i, thread);
            }
        });
    }

    void maximum(const float *in, float *out, std::uint8_t *where) const
    {
        std::fill_n(out, m_out.size(), -INFINITY);
        overWindows(m_layer, m_in, m_out, [&](int cell, std::size_t from, std::size_t to) {
            for (std::size_t c = 0; c < std::size_t(m_in.channels); ++c)
                if (!(in[from + c] <= out[to + c]) && !std::isnan(out[to + c])) { // larger, or the first NaN
                    out[to + c] = in[from + c];
                    if (where)
                        where[to + c] = std::uint8_t(cell);
                }
        });
        kernels().activate(out, m_out.size(), m_activation);
    }

    void average(const float *in, float *out) const
    {
        std::fill_n(out, m_out.size(), 0.0F);
        overWindows(m_layer, m_in, m_out, [&](int, std::size_t from, std::size_t to) {
            const float share = m_share[to / std::size_t(m_in.channels)];
            for (std::size_t c = 0; c < std::size_t(m_in.channels); ++c)
                out[to + c] += in[from + c] * share;
        });
        kernels().activate(out, m_out.size(), m_activation);
    }

    /// Backward pass of both kinds: the gradient goes to the cell of the maximum, or in equal shares to all cells.
    void spread(const float *diff, const std::uint8_t *where, float *into) const
    {
        std::fill_n(into, m_in.size(), 0.0F);
        overWindows(m_layer, m_in, m_out, [&](int cell, std::size_t at, std::size_t from) {
            const float share = where ? 1.0F : m_share[from / std::size_t(m_in.channels)];
            for (std::size_t c = 0; c < std::size_t(m_in.channels); ++c)
                if (!where || where[from + c] == cell)
                    into[at + c] += diff[from + c] * share;
        });
    }

    Layer m_layer;
    Activation m_activation;
    bool m_maximum, m_tiles;
    std::vector<std::uint8_t> m_where;
    std::vector<float> m_share; // average: 1 / cells inside the image, per window
    ImageFloats m_inputs, m_outputs, m_again;
};

class GlobalAverageOp final : public CpuOp {
public:
    GlobalAverageOp(std::string name, const Shape &in, const CpuContext &context)
        : m_name(std::move(name))
        , m_shape{context.batch, in.height * in.width, in.channels}
        , m_context(context)
        , m_extra(context.training ? m_shape.elements() : 0)
    {
    }
    std::string describe() const override
    {
        return fmt::format("{}: own {}", m_name, normKernels(m_context.type).name);
    }

    void forward(const CpuArgs &a) override
    {
        if (a.sourceNorm)
            a.sourceNorm->average(a.source, a.target, m_context.batch);
        else
            overImages([&](const NormShape &part, std::size_t from, std::size_t to) {
                normKernels(m_context.type)
                    .averageForward(advance(a.source, from, m_context.type), advance(a.target, to, m_context.type),
                                    part, nullptr, nullptr, false);
            });
        if (a.targetNorm)
            a.targetNorm->collect(a.target, nullptr, m_context.batch, a.samples);
    }

    void backward(const CpuArgs &a) override
    {
        if (a.targetNorm)
            a.targetNorm->apply(a.target, a.targetGradient, a.gradientWritten ? a.gradient : nullptr, a.gradient,
                                m_context.batch, a.samples);
        if (!a.sourceGradient)
            return;
        void *fresh = a.sourceWritten ? m_extra.data() : a.sourceGradient;
        overImages([&](const NormShape &part, std::size_t from, std::size_t to) {
            normKernels(m_context.type)
                .averageBackward(advance(a.gradient, to, m_context.type), advance(fresh, from, m_context.type), part);
        });
        if (a.sourceNorm)
            a.sourceNorm->reduce(a.source, fresh, a.sourceWritten ? a.sourceGradient : nullptr, m_context.batch);
        else if (a.sourceWritten)
            addOverThreads(m_context.type, a.sourceGradient, fresh, m_context.batch,
                           m_shape.elements() / std::size_t(m_context.batch), m_context.threads);
    }

private:
    /// Calls f for each thread's images, with the offsets of the first one in the source and in the target.
    template <class F>
    void overImages(const F &f) const
    {
        parallelFor(m_context.batch, m_context.threads, [&](int begin, int end, int) {
            NormShape part = m_shape;
            part.images = end - begin;
            f(part, m_shape.elements() / std::size_t(m_context.batch) * std::size_t(begin),
              std::size_t(m_shape.channels) * std::size_t(begin));
        });
    }

    std::string m_name;
    NormShape m_shape;
    CpuContext m_context;
    AlignedBuffer m_extra;
};

} // namespace

CpuOpResult makePool(const Layer &layer, const Shape &in, const Shape &out, Activation activation,
                     const CpuContext &context)
{
    if (layer.kind == LayerKind::MaxPool && layer.kernel > 15)
        return fail(ErrorCode::Unsupported, layer.name, "a pool wider than 15 does not fit the index of one byte");
    return std::make_unique<PoolOp>(layer, in, out, activation, context);
}

CpuOpResult makeGlobalAverage(const Layer &layer, const Shape &in, const CpuContext &context)
{
    return std::make_unique<GlobalAverageOp>(layer.name, in, context);
}

} // namespace trainyard::nn
