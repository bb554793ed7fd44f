#include "backend/runtime/nn/cpu/cpu_ops.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "backend/runtime/nn/cpu/batch_norm.h"

namespace trainyard::nn {

namespace {

/// Applies f to float32 copies of the elements, in parts that stay in the L1 cache.
template <class F>
void inFloats(void *d, const void *y, std::size_t n, F f)
{
    constexpr std::size_t kPart = 1024;
    float a[kPart], b[kPart];
    const NormKernels &k = normKernels(ElementType::BFloat16);
    for (std::size_t at = 0; at < n; at += kPart) {
        const std::size_t count = std::min(kPart, n - at);
        void *part = advance(d, at, ElementType::BFloat16);
        k.toFloat(a, part, count);
        if (y)
            k.toFloat(b, advance(y, at, ElementType::BFloat16), count);
        f(a, b, count);
        k.fromFloat(part, a, count);
    }
}

class ActivationOp final : public BatchOp {
public:
    ActivationOp(std::string name, const Shape &shape, Activation activation, const CpuContext &context)
        : BatchOp(shape, shape, context)
        , m_name(std::move(name))
        , m_activation(activation)
    {
    }
    std::string describe() const override { return fmt::format("{}: own {}", m_name, kernels().name); }

private:
    void run(const void *source, void *target, const CpuArgs &) override
    {
        parallelFor(m_context.batch, m_context.threads, [&](int begin, int end, int) {
            const std::size_t at = m_in.size() * std::size_t(begin), count = m_in.size() * std::size_t(end - begin);
            void *result = advance(target, at, m_context.type);
            std::memcpy(result, advance(source, at, m_context.type), count * bytesOf(m_context.type));
            activate(m_context.type, result, count, m_activation);
        });
    }
    void runBackward(const void *, const void *target, void *diffTarget, void *diffSource, const CpuArgs &) override
    {
        if (!diffSource)
            return;
        parallelFor(m_context.batch, m_context.threads, [&](int begin, int end, int) {
            const std::size_t at = m_in.size() * std::size_t(begin), count = m_in.size() * std::size_t(end - begin);
            void *gradient = advance(diffTarget, at, m_context.type);
            activateBackward(m_context.type, gradient, advance(target, at, m_context.type), count, m_activation);
            std::memcpy(advance(diffSource, at, m_context.type), gradient, count * bytesOf(m_context.type));
        });
    }

    std::string m_name;
    Activation m_activation;
};

class StoredNormOp final : public BatchOp {
public:
    StoredNormOp(std::shared_ptr<BatchNorm> norm, const Shape &shape, const CpuContext &context)
        : BatchOp(shape, shape, context)
        , m_norm(std::move(norm))
    {
    }
    std::string describe() const override
    {
        return fmt::format("{}{}: own {}", m_norm->layer().name, m_norm->relu() ? " + relu" : "",
                           normKernels(m_context.type).name);
    }

private:
    void run(const void *source, void *target, const CpuArgs &a) override
    {
        if (a.keep) {
            m_norm->startForward();
            m_norm->collect(const_cast<void *>(source), nullptr, m_context.batch,
                            a.samples); // without an addend it does not write
            m_norm->finishForward(a.samples);
        } else {
            m_norm->useRunning();
        }
        m_norm->normalise(source, target, m_context.batch);
    }
    void runBackward(const void *source, const void *, void *diffTarget, void *diffSource, const CpuArgs &a) override
    {
        m_norm->startBackward();
        m_norm->reduce(source, diffTarget, nullptr, m_context.batch);
        m_norm->finishBackward(a.samples);
        if (diffSource)
            m_norm->apply(source, diffTarget, nullptr, diffSource, m_context.batch, a.samples);
    }

    std::shared_ptr<BatchNorm> m_norm;
};

class AdditionOp final : public BatchOp {
public:
    AdditionOp(std::string name, const Shape &shape, const CpuContext &context)
        : BatchOp(shape, shape, context)
        , m_name(std::move(name))
    {
    }
    std::string describe() const override
    {
        return fmt::format("{}: own {}", m_name, normKernels(m_context.type).name);
    }

private:
    void run(const void *source, void *target, const CpuArgs &a) override
    {
        parallelFor(m_context.batch, m_context.threads, [&](int begin, int end, int) {
            const std::size_t at = m_in.size() * std::size_t(begin), count = m_in.size() * std::size_t(end - begin);
            void *sum = advance(target, at, m_context.type);
            std::memcpy(sum, advance(source, at, m_context.type), count * bytesOf(m_context.type));
            normKernels(m_context.type)
                .add(sum, advance(static_cast<const void *>(a.addend), at, m_context.type), count);
        });
    }
    void runBackward(const void *, const void *, void *diffTarget, void *diffSource, const CpuArgs &a) override
    {
        if (a.addendGradient)
            addOverThreads(m_context.type, a.addendGradient, diffTarget, m_context.batch, m_in.size(),
                           m_context.threads);
        if (diffSource)
            std::copy_n(static_cast<const std::byte *>(diffTarget), elements(m_in) * bytesOf(m_context.type),
                        static_cast<std::byte *>(diffSource));
    }

    std::string m_name;
};

} // namespace

void BatchOp::forward(const CpuArgs &a)
{
    run(a.source, a.target, a);
    if (a.targetNorm)
        a.targetNorm->collect(a.target, nullptr, m_context.batch, a.samples);
}

void BatchOp::backward(const CpuArgs &a)
{
    if (a.targetNorm)
        a.targetNorm->apply(a.target, a.targetGradient, a.gradientWritten ? a.gradient : nullptr, a.gradient,
                            m_context.batch, a.samples);
    void *into = a.sourceGradient;
    if (into && a.sourceWritten) {
        if (m_extra.size() == 0)
            m_extra = AlignedBuffer(elements(m_in));
        into = m_extra.data();
    }
    runBackward(a.source, a.target, a.gradient, into, a);
    if (into != a.sourceGradient)
        addOverThreads(m_context.type, a.sourceGradient, into, m_context.batch, m_in.size(), m_context.threads);
}

int imagesPerThread(int batch, int microBatch, int threads)
{
    const int microBatches = (batch + microBatch - 1) / microBatch;
    return (microBatches + threads - 1) / threads * microBatch;
}

void cutBatch(int batch, CpuContext &context)
{
    const auto images = [batch](int microBatches) { return (batch + microBatches - 1) / microBatches; };
    int microBatches = 1;
    while (2 * microBatches <= std::min(batch / 8, 32))
        microBatches *= 2;
    for (int more = 2 * microBatches; context.threads > 1 && more <= batch && images(more) * more <= batch + batch / 8;
         more *= 2) {
        const int now = imagesPerThread(batch, images(microBatches), context.threads);
        const int then = imagesPerThread(batch, images(more), context.threads);
        if (microBatches < context.threads || then < now - now / 16) // small micro-batches have a price, too
            microBatches = more;
    }
    context.microBatch = images(microBatches);
    context.batch = context.microBatch * microBatches;
}

void addOverThreads(ElementType type, void *to, const void *from, int images, std::size_t perImage, int threads)
{
    parallelFor(images, threads, [&](int begin, int end, int) {
        const std::size_t at = perImage * std::size_t(begin);
        normKernels(type).add(advance(to, at, type), advance(from, at, type), perImage * std::size_t(end - begin));
    });
}

void addPieces(float *sum, const std::vector<const float *> &others, std::size_t n, int threads)
{
    constexpr std::size_t kPart = 1024; // floats, in the L1 cache
    parallelFor(int((n + kPart - 1) / kPart), threads, [&](int begin, int end, int) {
        for (std::size_t at = std::size_t(begin) * kPart; at < std::min(std::size_t(end) * kPart, n); at += kPart) {
            for (const float *other : others)
                kernels().add(sum + at, other + at, std::min(kPart, n - at));
        }
    });
}

std::string withActivation(std::string name, Activation activation)
{
    return activation == Activation::None ? name : fmt::format("{} + {}", name, toString(activation));
}

void activate(ElementType type, void *y, std::size_t n, Activation activation)
{
    if (activation == Activation::None)
        return;
    if (type == ElementType::Float32)
        kernels().activate(static_cast<float *>(y), n, activation);
    else
        inFloats(y, nullptr, n, [activation](float *a, const float *, std::size_t count) {
            kernels().activate(a, count, activation);
        });
}

void activateBackward(ElementType type, void *d, const void *y, std::size_t n, Activation activation)
{
    if (activation == Activation::None)
        return;
    if (type == ElementType::Float32)
        kernels().activateBackward(static_cast<float *>(d), static_cast<const float *>(y), n, activation);
    else
        inFloats(d, y, n, [activation](float *a, const float *b, std::size_t count) {
            kernels().activateBackward(a, b, count, activation);
        });
}

CpuOpResult makeActivation(const Layer &layer, const Shape &shape, Activation activation, const CpuContext &context)
{
    return std::make_unique<ActivationOp>(layer.name, shape, activation, context);
}

CpuOpResult makeStoredNorm(std::shared_ptr<BatchNorm> norm, const Shape &shape, const CpuContext &context)
{
    return std::make_unique<StoredNormOp>(std::move(norm), shape, context);
}

CpuOpResult makeAddition(const Layer &layer, const Shape &shape, const CpuContext &context)
{
    return std::make_unique<AdditionOp>(layer.name, shape, context);
}

} // namespace trainyard::nn
