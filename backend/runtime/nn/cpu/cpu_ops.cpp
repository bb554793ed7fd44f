#include "backend/runtime/nn/cpu/cpu_ops.h"

#include <algorithm>

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
        std::copy_n(static_cast<const std::byte *>(source), elements(m_in) * bytesOf(m_context.type),
                    static_cast<std::byte *>(target));
        activate(m_context.type, target, elements(m_in), m_activation);
    }
    void runBackward(const void *, const void *target, void *diffTarget, void *diffSource, const CpuArgs &) override
    {
        if (!diffSource)
            return;
        activateBackward(m_context.type, diffTarget, target, elements(m_in), m_activation);
        std::copy_n(static_cast<const std::byte *>(diffTarget), elements(m_in) * bytesOf(m_context.type),
                    static_cast<std::byte *>(diffSource));
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
        std::copy_n(static_cast<const std::byte *>(source), elements(m_in) * bytesOf(m_context.type),
                    static_cast<std::byte *>(target));
        normKernels(m_context.type).add(target, a.addend, elements(m_in));
    }
    void runBackward(const void *, const void *, void *diffTarget, void *diffSource, const CpuArgs &a) override
    {
        if (a.addendGradient)
            normKernels(m_context.type).add(a.addendGradient, diffTarget, elements(m_in));
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
        normKernels(m_context.type).add(a.sourceGradient, into, elements(m_in));
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
