#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "backend/runtime/nn/cuda/cudnn_ops.h"

namespace trainyard::nn::cuda {

namespace {

/// Weights in the layout of the device, channels first: the copy of the arena itself if the layouts agree, else memory
/// of their own.
class WeightsOnCard {
public:
    /// There are outputs x shape numbers.
    WeightsOnCard(std::shared_ptr<Device> device, const Layer &layer, int outputs, const Shape &shape,
                  const DeviceTensors &tensors)
        : m_relayout(device, shape)
        , m_outputs(outputs)
        , m_arena(tensors.weight)
        , m_diffArena(tensors.diffWeight)
    {
        if (m_relayout.same())
            return;
        const std::size_t bytes = std::size_t(outputs) * shape.size() * sizeof(float);
        m_copy = DeviceMemory(device, bytes, "the weights of " + layer.name);
        if (m_diffArena)
            m_diffCopy = DeviceMemory(device, bytes, "the gradients of " + layer.name);
    }
    void load() const
    {
        if (!m_relayout.same())
            m_relayout.toPlanes(m_outputs, m_arena, m_copy.floats());
    }
    void store() const
    {
        if (!m_relayout.same())
            m_relayout.toPixels(m_outputs, m_diffCopy.floats(), m_diffArena);
    }
    const float *values() const { return m_relayout.same() ? m_arena : m_copy.floats(); }
    float *gradients() const { return m_relayout.same() ? m_diffArena : m_diffCopy.floats(); }

private:
    Relayout m_relayout;
    int m_outputs;
    float *m_arena, *m_diffArena;
    DeviceMemory m_copy, m_diffCopy;
};

/// The common part of convolutions and dense layers: weights in another layout, and a bias per channel.
class WeightedGpuOp : public GpuOp {
public:
    WeightedGpuOp(std::shared_ptr<Device> device, const Layer &layer, const Shape &in, const Shape &out,
                  Activation activation, const DeviceTensors &tensors, const Shape &weights)
        : GpuOp(std::move(device), layer, in, out, activation)
        , m_tensors(tensors)
        , m_weights(m_device, layer, out.channels, weights, tensors)
        , m_channels(makeDescriptor(m_device, &Api::cudnnCreateTensorDescriptor, &Api::cudnnDestroyTensorDescriptor))
    {
        cuda::describe(*m_device, m_channels, 1, {1, 1, out.channels});
    }
    void loadWeights() final { m_weights.load(); }

protected:
    virtual void multiply(const GpuArgs &) = 0;
    virtual void multiplyForWeights(const GpuArgs &) = 0;
    virtual void multiplyForSource(const GpuArgs &) = 0;

    DeviceTensors m_tensors;
    WeightsOnCard m_weights;

private:
    void run(const GpuArgs &a) final
    {
        multiply(a);
        if (m_tensors.bias)
            dnn(api().cudnnAddTensor(m_device->dnn(), &kOne, m_channels.get(), m_tensors.bias, &kOne, m_outDesc.get(),
                                     a.target),
                "cudnnAddTensor");
    }
    void runBackward(const GpuArgs &a) final
    {
        multiplyForWeights(a);
        m_weights.store();
        if (m_tensors.bias)
            dnn(api().cudnnConvolutionBackwardBias(m_device->dnn(), &kOne, m_outDesc.get(), a.gradient, &kZero,
                                                   m_channels.get(), m_tensors.diffBias),
                "cudnnConvolutionBackwardBias");
        if (a.sourceGradient)
            multiplyForSource(a);
    }

    Tensor m_channels;
};

class DenseGpuOp final : public WeightedGpuOp {
public:
    DenseGpuOp(std::shared_ptr<Device> device, const Layer &layer, const Shape &in, const Shape &out,
               Activation activation, const DeviceTensors &tensors)
        : WeightedGpuOp(std::move(device), layer, in, out, activation, tensors, in)
        , m_inputs(int(in.size()))
        , m_outputs(out.channels)
    {
    }

private:
    // cuBLAS is column-major, so a row-major matrix is its transpose there.
    void multiply(const GpuArgs &a) override
    {
        gemm(kTransposed, kPlain, m_outputs, m_n, m_inputs, m_weights.values(), m_inputs, a.source, m_inputs, false,
             a.target, m_outputs);
    }
    void multiplyForWeights(const GpuArgs &a) override
    {
        gemm(kPlain, kTransposed, m_inputs, m_outputs, m_n, a.source, m_inputs, a.gradient, m_outputs, false,
             m_weights.gradients(), m_inputs);
    }
    void multiplyForSource(const GpuArgs &a) override
    {
        gemm(kPlain, kPlain, m_inputs, m_n, m_outputs, m_weights.values(), m_inputs, a.gradient, m_outputs,
             a.sourceWritten, a.sourceGradient, m_inputs);
    }
    void gemm(BlasOperation opA, BlasOperation opB, int m, int n, int k, const float *A, int lda, const float *B,
              int ldb, bool written, float *C, int ldc) const
    {
        blas(api().cublasSgemm_v2(m_device->blas(), opA, opB, m, n, k, &kOne, A, lda, B, ldb, factor(written), C, ldc),
             "cublasSgemm");
    }
    std::string chosen() const override { return " and cuBLAS"; }

    int m_inputs, m_outputs;
};

class ConvolutionGpuOp final : public WeightedGpuOp {
public:
    ConvolutionGpuOp(std::shared_ptr<Device> device, const Layer &layer, const Shape &in, const Shape &out,
                     Activation activation, const DeviceTensors &tensors, bool training)
        : WeightedGpuOp(std::move(device), layer, in, out, activation, tensors,
                        {layer.kernel, layer.kernel, in.channels})
        , m_training(training)
        , m_filter(makeDescriptor(m_device, &Api::cudnnCreateFilterDescriptor, &Api::cudnnDestroyFilterDescriptor))
    {
        dnn(api().cudnnSetFilter4dDescriptor(m_filter.get(), kFloat, kNchw, out.channels, in.channels, layer.kernel,
                                             layer.kernel),
            "cudnnSetFilter4dDescriptor");
        for (Way *way : {&m_forward, &m_forSource, &m_forWeights}) {
            way->desc = makeDescriptor(m_device, &Api::cudnnCreateConvolutionDescriptor,
                                       &Api::cudnnDestroyConvolutionDescriptor);
            dnn(api().cudnnSetConvolution2dDescriptor(way->desc.get(), layer.padding, layer.padding, layer.step(),
                                                      layer.step(), 1, 1, kCrossCorrelation, kFloat),
                "cudnnSetConvolution2dDescriptor");
        }
    }

private:
    /// One of the three products. Each has a descriptor of its own, because the algorithm determines the math type.
    struct Way {
        std::shared_ptr<CudnnConvolutionTag> desc;
        int algorithm = 0;
        std::size_t workspace = 0;
    };
    static constexpr std::size_t kMostWorkspace = std::size_t(1) << 30;
    using Choices = std::array<AlgorithmChoice, 16>;

    std::size_t prepareFor(int) override
    {
        Choices choices = {};
        for (const Way *way : {&m_forward, &m_forSource, &m_forWeights}) // discards the choice made for another n
            dnn(api().cudnnSetConvolutionMathType(way->desc.get(), kDefaultMath), "cudnnSetConvolutionMathType");
        int count = 0;
        const auto x = m_inDesc.get(), y = m_outDesc.get();
        const auto w = m_filter.get();
        const int most = int(choices.size());
        dnn(api().cudnnGetConvolutionForwardAlgorithm_v7(m_device->dnn(), x, w, m_forward.desc.get(), y, most, &count,
                                                         choices.data()),
            "cudnnGetConvolutionForwardAlgorithm_v7");
        choose(m_forward, choices, count, "forward");
        dnn(api().cudnnGetConvolutionForwardWorkspaceSize(m_device->dnn(), x, w, m_forward.desc.get(), y,
                                                          m_forward.algorithm, &m_forward.workspace),
            "cudnnGetConvolutionForwardWorkspaceSize");
        if (!m_training)
            return m_forward.workspace;
        dnn(api().cudnnGetConvolutionBackwardDataAlgorithm_v7(m_device->dnn(), w, y, m_forSource.desc.get(), x, most,
                                                              &count, choices.data()),
            "cudnnGetConvolutionBackwardDataAlgorithm_v7");
        choose(m_forSource, choices, count, "backward to its input");
        dnn(api().cudnnGetConvolutionBackwardDataWorkspaceSize(m_device->dnn(), w, y, m_forSource.desc.get(), x,
                                                               m_forSource.algorithm, &m_forSource.workspace),
            "cudnnGetConvolutionBackwardDataWorkspaceSize");
        dnn(api().cudnnGetConvolutionBackwardFilterAlgorithm_v7(m_device->dnn(), x, y, m_forWeights.desc.get(), w, most,
                                                                &count, choices.data()),
            "cudnnGetConvolutionBackwardFilterAlgorithm_v7");
        choose(m_forWeights, choices, count, "backward to its weights");
        dnn(api().cudnnGetConvolutionBackwardFilterWorkspaceSize(m_device->dnn(), x, y, m_forWeights.desc.get(), w,
                                                                 m_forWeights.algorithm, &m_forWeights.workspace),
            "cudnnGetConvolutionBackwardFilterWorkspaceSize");
        return std::max({m_forward.workspace, m_forSource.workspace, m_forWeights.workspace});
    }

    /// Chooses the fastest algorithm with an acceptable workspace that gives the same bits every time; if there is
    /// none, the fastest one that does not.
    void choose(Way &way, const Choices &choices, int count, const char *what)
    {
        const auto listed = std::span(choices).first(std::size_t(std::clamp(count, 0, int(choices.size()))));
        const auto works = [](const AlgorithmChoice &c) { return c.status == kSuccess && c.memory <= kMostWorkspace; };
        auto found = std::ranges::find_if(
            listed, [&](const AlgorithmChoice &c) { return works(c) && c.determinism == kDeterministic; });
        if (found == listed.end())
            found = std::ranges::find_if(listed, works);
        if (found == listed.end())
            throw Failure({ErrorCode::Unsupported, m_device->name(),
                           fmt::format("cuDNN has no algorithm for {} {} on this GPU", m_layer.name, what)});
        way.algorithm = found->algorithm;
        dnn(api().cudnnSetConvolutionMathType(way.desc.get(), found->mathType), "cudnnSetConvolutionMathType");
    }

    void multiply(const GpuArgs &a) override
    {
        dnn(api().cudnnConvolutionForward(m_device->dnn(), &kOne, m_inDesc.get(), a.source, m_filter.get(),
                                          m_weights.values(), m_forward.desc.get(), m_forward.algorithm, a.workspace,
                                          m_forward.workspace, &kZero, m_outDesc.get(), a.target),
            "cudnnConvolutionForward");
    }
    void multiplyForWeights(const GpuArgs &a) override
    {
        dnn(api().cudnnConvolutionBackwardFilter(m_device->dnn(), &kOne, m_inDesc.get(), a.source, m_outDesc.get(),
                                                 a.gradient, m_forWeights.desc.get(), m_forWeights.algorithm,
                                                 a.workspace, m_forWeights.workspace, &kZero, m_filter.get(),
                                                 m_weights.gradients()),
            "cudnnConvolutionBackwardFilter");
    }
    void multiplyForSource(const GpuArgs &a) override
    {
        dnn(api().cudnnConvolutionBackwardData(m_device->dnn(), &kOne, m_filter.get(), m_weights.values(),
                                               m_outDesc.get(), a.gradient, m_forSource.desc.get(),
                                               m_forSource.algorithm, a.workspace, m_forSource.workspace,
                                               factor(a.sourceWritten), m_inDesc.get(), a.sourceGradient),
            "cudnnConvolutionBackwardData");
    }
    std::string chosen() const override
    {
        return m_training ? fmt::format(", algorithms {} forward, {} and {} backward", m_forward.algorithm,
                                        m_forSource.algorithm, m_forWeights.algorithm)
                          : fmt::format(", algorithm {} forward", m_forward.algorithm);
    }

    bool m_training;
    std::shared_ptr<CudnnFilterTag> m_filter;
    Way m_forward, m_forSource, m_forWeights;
};

} // namespace

std::unique_ptr<GpuOp> makeConvolution(std::shared_ptr<Device> device, const Layer &layer, const Shape &in,
                                       const Shape &out, Activation activation, const DeviceTensors &tensors,
                                       bool training)
{
    return std::make_unique<ConvolutionGpuOp>(std::move(device), layer, in, out, activation, tensors, training);
}

std::unique_ptr<GpuOp> makeDense(std::shared_ptr<Device> device, const Layer &layer, const Shape &in, const Shape &out,
                                 Activation activation, const DeviceTensors &tensors)
{
    return std::make_unique<DenseGpuOp>(std::move(device), layer, in, out, activation, tensors);
}

} // namespace trainyard::nn::cuda
