#include "backend/runtime/nn/cuda/cudnn_ops.h"

#include <fmt/format.h>

#include "backend/runtime/nn/cpu/cpu_ops.h"

namespace trainyard::nn::cuda {

namespace {

/// Sets a descriptor to one number per channel.
void describeChannels(const Device &device, const Tensor &tensor, int channels)
{
    describe(device, tensor, 1, {1, 1, channels});
}

Tensor newTensor(const std::shared_ptr<Device> &device)
{
    return makeDescriptor(device, &Api::cudnnCreateTensorDescriptor, &Api::cudnnDestroyTensorDescriptor);
}

/// A tanh or ReLU that could not be done in place in the layer before it.
class ActivationGpuOp final : public GpuOp {
public:
    using GpuOp::GpuOp;

private:
    void run(const GpuArgs &a) override // the base class applies the function to the target
    {
        accumulate(a.source, a.target, false, m_in);
    }
    void runBackward(const GpuArgs &a) override // and its derivative to the gradient
    {
        if (a.sourceGradient)
            accumulate(a.gradient, a.sourceGradient, a.sourceWritten, m_in);
    }
};

class AdditionGpuOp final : public GpuOp {
public:
    using GpuOp::GpuOp;

private:
    void run(const GpuArgs &a) override
    {
        accumulate(a.source, a.target, false, m_out);
        accumulate(a.addend, a.target, true, m_out);
    }
    void runBackward(const GpuArgs &a) override
    {
        if (a.sourceGradient)
            accumulate(a.gradient, a.sourceGradient, a.sourceWritten, m_out);
        if (a.addendGradient)
            accumulate(a.gradient, a.addendGradient, a.addendWritten, m_out);
    }
};

class PoolGpuOp final : public GpuOp {
public:
    PoolGpuOp(std::shared_ptr<Device> device, const Layer &layer, const Shape &in, const Shape &out,
              Activation activation)
        : GpuOp(std::move(device), layer, in, out, activation)
        , m_pool(makeDescriptor(m_device, &Api::cudnnCreatePoolingDescriptor, &Api::cudnnDestroyPoolingDescriptor))
    {
        const bool all = layer.kind == LayerKind::GlobalAverage;
        const int height = all ? in.height : layer.kernel, width = all ? in.width : layer.kernel;
        const int stride = all ? 1 : layer.step(), padding = all ? 0 : layer.padding;
        dnn(api().cudnnSetPooling2dDescriptor(
                m_pool.get(), layer.kind == LayerKind::MaxPool ? kMaxDeterministic : kAverageWithoutPadding,
                kPropagateNan, height, width, padding, padding, stride, stride),
            "cudnnSetPooling2dDescriptor");
    }

private:
    void run(const GpuArgs &a) override
    {
        dnn(api().cudnnPoolingForward(m_device->dnn(), m_pool.get(), &kOne, m_inDesc.get(), a.source, &kZero,
                                      m_outDesc.get(), a.target),
            "cudnnPoolingForward");
    }
    void runBackward(const GpuArgs &a) override
    {
        if (!a.sourceGradient)
            return;
        dnn(api().cudnnPoolingBackward(m_device->dnn(), m_pool.get(), &kOne, m_outDesc.get(), a.target, m_outDesc.get(),
                                       a.gradient, m_inDesc.get(), a.source, factor(a.sourceWritten), m_inDesc.get(),
                                       a.sourceGradient),
            "cudnnPoolingBackward");
    }

    std::shared_ptr<CudnnPoolingTag> m_pool;
};

class NormGpuOp final : public GpuOp {
public:
    NormGpuOp(std::shared_ptr<Device> device, const Layer &layer, const Shape &shape, Activation activation,
              const DeviceTensors &tensors, bool training)
        : GpuOp(std::move(device), layer, shape, shape, activation)
        , m_tensors(tensors)
        , m_channels(newTensor(m_device))
    {
        const std::size_t bytes = std::size_t(shape.channels) * sizeof(float);
        describeChannels(*m_device, m_channels, shape.channels);
        if (!layer.fixedGamma)
            return;
        // Gamma stays 1 and its gradient 0 whatever the arenas contain: the device works on memory beside them.
        m_ones = DeviceMemory(m_device, bytes, layer.name);
        const std::vector<float> ones(std::size_t(shape.channels), 1.0F);
        m_device->upload(m_ones.data(), ones.data(), bytes, m_device->computing());
        m_device->wait(m_device->computing());
        m_tensors.gamma = m_ones.floats();
        if (training) {
            m_ignored = DeviceMemory(m_device, bytes, layer.name);
            m_tensors.diffGamma = m_ignored.floats();
        }
    }

private:
    void run(const GpuArgs &a) override
    {
        const DeviceTensors &t = m_tensors;
        if (a.keep)
            dnn(api().cudnnBatchNormalizationForwardTraining(m_device->dnn(), kSpatial, &kOne, &kZero, m_inDesc.get(),
                                                             a.source, m_outDesc.get(), a.target, m_channels.get(),
                                                             t.gamma, t.beta, 1.0, nullptr, nullptr,
                                                             double(m_layer.epsilon), t.savedMean, t.savedInverse),
                "cudnnBatchNormalizationForwardTraining");
        else
            dnn(api().cudnnBatchNormalizationForwardInference(
                    m_device->dnn(), kSpatial, &kOne, &kZero, m_inDesc.get(), a.source, m_outDesc.get(), a.target,
                    m_channels.get(), t.gamma, t.beta, t.mean, t.variance, double(m_layer.epsilon)),
                "cudnnBatchNormalizationForwardInference");
    }
    void runBackward(const GpuArgs &a) override
    {
        const DeviceTensors &t = m_tensors;
        dnn(api().cudnnBatchNormalizationBackward(
                m_device->dnn(), kSpatial, &kOne, factor(a.sourceWritten), &kOne, &kZero, m_inDesc.get(), a.source,
                m_outDesc.get(), a.gradient, m_inDesc.get(), a.sourceGradient, m_channels.get(), t.gamma, t.diffGamma,
                t.diffBeta, double(m_layer.epsilon), t.savedMean, t.savedInverse),
            "cudnnBatchNormalizationBackward");
    }

    DeviceTensors m_tensors;
    Tensor m_channels;
    DeviceMemory m_ones, m_ignored;
};

} // namespace

void describe(const Device &device, const Tensor &tensor, int n, const Shape &s)
{
    device.dnn(device.api().cudnnSetTensor4dDescriptorEx(tensor.get(), kFloat, n, s.channels, s.height, s.width,
                                                         s.channels * s.height * s.width, s.height * s.width, s.width,
                                                         1),
               "cudnnSetTensor4dDescriptorEx");
}

Relayout::Relayout(std::shared_ptr<Device> device, const Shape &shape)
    : m_device(std::move(device))
    , m_shape(shape)
    , m_same(shape.channels == 1 || shape.height * shape.width == 1)
{
    if (m_same)
        return;
    m_pixels = newTensor(m_device);
    m_planes = newTensor(m_device);
}

void Relayout::run(int n, const float *from, float *to, bool planes) const
{
    const Shape &s = m_shape;
    describe(*m_device, m_planes, n, s);
    m_device->dnn(m_device->api().cudnnSetTensor4dDescriptorEx(m_pixels.get(), kFloat, n, s.channels, s.height, s.width,
                                                               s.height * s.width * s.channels, 1, s.width * s.channels,
                                                               s.channels),
                  "cudnnSetTensor4dDescriptorEx");
    m_device->dnn(m_device->api().cudnnTransformTensor(m_device->dnn(), &kOne, (planes ? m_pixels : m_planes).get(),
                                                       from, &kZero, (planes ? m_planes : m_pixels).get(), to),
                  "cudnnTransformTensor");
}

GpuOp::GpuOp(std::shared_ptr<Device> device, const Layer &layer, const Shape &in, const Shape &out,
             Activation activation)
    : m_device(std::move(device))
    , m_layer(layer)
    , m_in(in)
    , m_out(out)
    , m_inDesc(newTensor(m_device))
    , m_outDesc(newTensor(m_device))
    , m_description(withActivation(layer.name, activation))
{
    if (activation == Activation::None)
        return;
    m_activation =
        makeDescriptor(m_device, &Api::cudnnCreateActivationDescriptor, &Api::cudnnDestroyActivationDescriptor);
    dnn(api().cudnnSetActivationDescriptor(
            m_activation.get(), activation == Activation::Relu ? kActivationRelu : kActivationTanh, kPropagateNan, 0.0),
        "cudnnSetActivationDescriptor");
}

std::size_t GpuOp::prepare(int n)
{
    m_n = n;
    cuda::describe(*m_device, m_inDesc, n, m_in);
    cuda::describe(*m_device, m_outDesc, n, m_out);
    return prepareFor(n);
}

void GpuOp::forward(const GpuArgs &a)
{
    run(a);
    if (m_activation)
        dnn(api().cudnnActivationForward(m_device->dnn(), m_activation.get(), &kOne, m_outDesc.get(), a.target, &kZero,
                                         m_outDesc.get(), a.target),
            "cudnnActivationForward");
}

void GpuOp::backward(const GpuArgs &a)
{
    // In place in both passes: the derivatives of tanh and ReLU follow from their results.
    if (m_activation)
        dnn(api().cudnnActivationBackward(m_device->dnn(), m_activation.get(), &kOne, m_outDesc.get(), a.target,
                                          m_outDesc.get(), a.gradient, m_outDesc.get(), a.target, &kZero,
                                          m_outDesc.get(), a.gradient),
            "cudnnActivationBackward");
    runBackward(a);
}

std::string GpuOp::describe() const
{
    return fmt::format("{}: cuDNN{}", m_description, chosen());
}

std::string GpuOp::calling(const char *function) const
{
    return fmt::format("{} of {} with {} samples", function, m_layer.name, m_n);
}

void GpuOp::dnn(int status, const char *function) const
{
    if (status != kSuccess)
        m_device->dnn(status, calling(function));
}

void GpuOp::blas(int status, const char *function) const
{
    if (status != kSuccess)
        m_device->blas(status, calling(function));
}

void GpuOp::accumulate(const float *x, float *y, bool written, const Shape &shape) const
{
    const std::size_t n = std::size_t(m_n) * shape.size();
    if (written)
        blas(api().cublasSaxpy_v2(m_device->blas(), int(n), &kOne, x, 1, y, 1), "cublasSaxpy");
    else
        m_device->runtime(api().cudaMemcpyAsync(y, x, n * sizeof(float), kDeviceToDevice, m_device->computing()),
                          "cudaMemcpyAsync");
}

std::unique_ptr<GpuOp> makeOp(std::shared_ptr<Device> device, const Layer &layer, const Shape &in, const Shape &out,
                              Activation activation, const DeviceTensors &tensors, bool training)
{
    switch (layer.kind) {
    case LayerKind::Convolution:
        return makeConvolution(std::move(device), layer, in, out, activation, tensors, training);
    case LayerKind::Dense:
        return makeDense(std::move(device), layer, in, out, activation, tensors);
    case LayerKind::BatchNorm:
        return std::make_unique<NormGpuOp>(std::move(device), layer, in, activation, tensors, training);
    case LayerKind::MaxPool:
    case LayerKind::AveragePool:
    case LayerKind::GlobalAverage:
        return std::make_unique<PoolGpuOp>(std::move(device), layer, in, out, activation);
    case LayerKind::Add:
        return std::make_unique<AdditionGpuOp>(std::move(device), layer, in, out, activation);
    case LayerKind::Tanh:
    case LayerKind::Relu:
        return std::make_unique<ActivationGpuOp>(std::move(device), layer, in, out, activation);
    }
    throw Failure({ErrorCode::Internal, layer.name, "unknown layer"});
}

} // namespace trainyard::nn::cuda
