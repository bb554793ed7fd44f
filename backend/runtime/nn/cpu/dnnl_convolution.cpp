#include <algorithm>
#include <cstring>
#include <functional>

#include "backend/core/try.h"
#include "backend/runtime/nn/cpu/amx_weights.h"
#include "backend/runtime/nn/cpu/dnnl_api.h"
#include "backend/runtime/nn/cpu/tiled_convolution.h"

namespace trainyard::nn {

namespace {

void setData(dnnl::memory &memory, const void *data)
{
    memory.set_data_handle(const_cast<void *>(data)); // oneDNN has no const memory
}

using AmxMaker = std::function<std::unique_ptr<AmxWeights>(const CpuTensors &)>;

class DnnlTiledConvolution final : public TiledConvolution {
public:
    /// \param amx  makes what computes the gradient of the weights; empty: oneDNN does
    DnnlTiledConvolution(DnnlPrimitives primitives, const DnnlConvolution &conv, AmxMaker amx,
                         const CpuTensors &tensors)
        : m_primitives(std::move(primitives))
        , m_conv(conv)
        , m_tensors(tensors)
        , m_makeAmx(std::move(amx))
        , m_weights(tensors.weights, plainConvolutionWeights(conv), m_primitives.weightsForward)
    {
        if (m_primitives.backwardData)
            m_weightsForData = DnnlTensor(tensors.weights, plainConvolutionWeights(conv), m_primitives.weightsBackward);
        bind();
    }

    std::unique_ptr<TiledConvolution> sibling(const CpuTensors &gradients) const override
    {
        auto other = std::make_unique<DnnlTiledConvolution>(*this);
        other->m_tensors.diffWeights = gradients.diffWeights;
        other->m_tensors.diffBias = gradients.diffBias;
        other->bind();
        return other;
    }

    void loadWeights() override { m_weights.load(); }
    void loadWeightsForData() override { m_weightsForData.load(); }

    void forward(const void *source, void *target) override
    {
        setData(m_source, source);
        setData(m_target, target);
        m_primitives.forward.execute(dnnlStream(), m_forward);
    }

    void backwardData(const void *gradient, void *sourceGradient) override
    {
        setData(m_diffTarget, gradient);
        setData(m_diffSource, sourceGradient);
        m_primitives.backwardData.execute(dnnlStream(), m_backwardData);
    }

    void addWeights(const void *source, const void *gradient, bool fresh) override
    {
        if (m_amx)
            return m_amx->add(source, gradient, fresh);
        setData(m_source, source);
        setData(m_diffTarget, gradient);
        m_primitives.backwardWeights.execute(dnnlStream(), m_backwardWeights);
        // oneDNN overwrites its output with the gradient of these images; the sum is formed here.
        const std::span<float> sum = m_diffWeights.floats();
        const float *part = static_cast<const float *>(m_partWeights.get_data_handle());
        const float *bias = static_cast<const float *>(m_partBias.get_data_handle());
        if (fresh) {
            std::memcpy(sum.data(), part, sum.size_bytes());
            std::copy_n(bias, m_diffBias.size(), m_diffBias.data());
        } else {
            kernels().add(sum.data(), part, sum.size());
            kernels().add(m_diffBias.data(), bias, m_diffBias.size());
        }
    }

    void storeWeights() override
    {
        if (m_amx)
            m_amx->store();
        else
            m_diffWeights.store();
    }

    std::string describe() const override { return m_primitives.names + (m_amx ? ", weights own amx" : ""); }

private:
    /// Makes all memory except the loaded weights, and the arguments of the calls.
    void bind()
    {
        const auto source =
            activationDesc(m_conv.type, m_conv.batch, m_conv.inHeight, m_conv.inWidth, m_conv.inChannels);
        const auto target =
            activationDesc(m_conv.type, m_conv.batch, m_conv.outHeight, m_conv.outWidth, m_conv.outChannels);
        m_source = dnnl::memory(source, dnnlEngine(), nullptr);
        m_target = dnnl::memory(target, dnnlEngine(), nullptr);
        m_forward = {{DNNL_ARG_SRC, m_source},
                     {DNNL_ARG_WEIGHTS, m_weights.memory()},
                     {DNNL_ARG_DST, m_target},
                     {DNNL_ARG_SCRATCHPAD, dnnl::memory(m_primitives.scratchForward, dnnlEngine())}};
        if (m_tensors.bias)
            m_forward.emplace(DNNL_ARG_BIAS,
                              dnnl::memory(vectorDesc(m_conv.outChannels), dnnlEngine(), m_tensors.bias));
        if (!m_conv.training)
            return;
        m_diffTarget = dnnl::memory(target, dnnlEngine(), nullptr);
        m_diffSource = dnnl::memory(source, dnnlEngine(), nullptr);
        if (m_makeAmx)
            m_amx = m_makeAmx(m_tensors);
        else
            prepareWeights();
        if (!m_primitives.backwardData)
            return;
        m_backwardData = {{DNNL_ARG_DIFF_DST, m_diffTarget},
                          {DNNL_ARG_WEIGHTS, m_weightsForData.memory()},
                          {DNNL_ARG_DIFF_SRC, m_diffSource},
                          {DNNL_ARG_SCRATCHPAD, dnnl::memory(m_primitives.scratchData, dnnlEngine())}};
    }

    void prepareWeights()
    {
        m_diffWeights = DnnlTensor(m_tensors.diffWeights, plainConvolutionWeights(m_conv), m_primitives.diffWeights);
        m_partWeights = dnnl::memory(m_primitives.diffWeights, dnnlEngine());
        m_diffBias = {m_tensors.diffBias, m_tensors.diffBias ? std::size_t(m_conv.outChannels) : 0};
        m_partBias = dnnl::memory(vectorDesc(m_conv.outChannels), dnnlEngine());
        m_backwardWeights = {{DNNL_ARG_SRC, m_source},
                             {DNNL_ARG_DIFF_DST, m_diffTarget},
                             {DNNL_ARG_DIFF_WEIGHTS, m_partWeights},
                             {DNNL_ARG_SCRATCHPAD, dnnl::memory(m_primitives.scratchWeights, dnnlEngine())}};
        if (m_tensors.bias)
            m_backwardWeights.emplace(DNNL_ARG_DIFF_BIAS, m_partBias);
    }

    DnnlPrimitives m_primitives;
    DnnlConvolution m_conv;
    CpuTensors m_tensors;
    AmxMaker m_makeAmx;
    std::shared_ptr<AmxWeights> m_amx; ///< of this object alone; shared_ptr: sibling() copies and replaces it
    DnnlTensor m_weights, m_weightsForData, m_diffWeights;
    std::span<float> m_diffBias;
    dnnl::memory m_source, m_target, m_diffTarget, m_diffSource, m_partWeights, m_partBias;
    DnnlArguments m_forward, m_backwardData, m_backwardWeights;
};

} // namespace

TiledConvolutionResult makeDnnlTiledConvolution(const Layer &layer, const Shape &in, const Shape &out, int images,
                                                Activation inside, bool needsData, const CpuTensors &tensors,
                                                const CpuContext &context)
{
    const bool amx = AmxWeights::suits(layer, in, context);
    const DnnlConvolution c{.batch = images,
                            .inHeight = in.height,
                            .inWidth = in.width,
                            .inChannels = in.channels,
                            .outHeight = out.height,
                            .outWidth = out.width,
                            .outChannels = out.channels,
                            .kernel = layer.kernel,
                            .stride = layer.step(),
                            .padding = layer.padding,
                            .bias = tensors.bias != nullptr,
                            .activation = inside,
                            .training = context.training,
                            .needsDiffWeights = !amx,
                            .needsDiffSource = needsData,
                            .type = context.type};
    TY_ASSIGN(auto primitives, makeConvolution(c, layer.name));
    AmxMaker makeAmx;
    if (amx)
        makeAmx = [=](const CpuTensors &gradients) {
            return std::make_unique<AmxWeights>(layer, in, out, images, gradients, context);
        };
    return std::make_unique<DnnlTiledConvolution>(std::move(primitives), c, std::move(makeAmx), tensors);
}

} // namespace trainyard::nn
