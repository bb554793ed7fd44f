#include "backend/runtime/nn/cpu/dnnl_api.h"
#include "backend/core/try.h"

#include <fmt/format.h>
#include <omp.h>
#include <oneapi/dnnl/dnnl_version.h>

namespace trainyard::nn {

namespace {

using dnnl::algorithm;
using dnnl::memory;
using dnnl::primitive_attr;
using dnnl::prop_kind;

primitive_attr ownScratch()
{
    primitive_attr attr;
    attr.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    return attr;
}

primitive_attr withActivation(Activation activation)
{
    primitive_attr attr = ownScratch();
    if (activation == Activation::None)
        return attr;
    const auto kind = activation == Activation::Tanh ? algorithm::eltwise_tanh : algorithm::eltwise_relu;
    dnnl::post_ops ops;
#if DNNL_VERSION_MAJOR >= 3
    ops.append_eltwise(kind, 0.0F, 0.0F);
#else
    ops.append_eltwise(1.0F, kind, 0.0F, 0.0F);
#endif
    attr.set_post_ops(ops);
    return attr;
}

memory::data_type dataType(ElementType type)
{
    return type == ElementType::Float32 ? memory::data_type::f32 : memory::data_type::bf16;
}

/// Reference implementations ("ref:any" and similar) are tens of times slower than the others; a network that needs one
/// is rejected.
bool isReference(const std::string &name)
{
    return name.rfind("ref", 0) == 0 || name.find(":ref") != std::string::npos;
}

template <class Desc>
Status take(const Desc &desc, const char *pass, const std::string &layer, DnnlPrimitives &out)
{
    const std::string name = desc.impl_info_str();
    out.names += fmt::format("{}{} {}", out.names.empty() ? "" : ", ", pass, name);
    if (isReference(name))
        return fail(
            ErrorCode::Unsupported, "onednn",
            fmt::format("layer {}: {} has only the reference implementation '{}', which is too slow to train with",
                        layer, pass, name));
    return {};
}

// describe() and describeBackward() hide the two generations of the API: 2.x wraps the arguments into an operation
// descriptor, 3.x takes the engine first and the arguments flat.
template <class Primitive, class... Args>
auto describe(const primitive_attr &attr, Args &&...args)
{
#if DNNL_VERSION_MAJOR >= 3
    return typename Primitive::primitive_desc(dnnlEngine(), std::forward<Args>(args)..., attr);
#else
    return
        typename Primitive::primitive_desc(typename Primitive::desc(std::forward<Args>(args)...), attr, dnnlEngine());
#endif
}

template <class Primitive, class Hint, class... Args>
auto describeBackward(const Hint &hint, Args &&...args)
{
#if DNNL_VERSION_MAJOR >= 3
    return typename Primitive::primitive_desc(dnnlEngine(), std::forward<Args>(args)..., hint, ownScratch());
#else
    return typename Primitive::primitive_desc(typename Primitive::desc(std::forward<Args>(args)...), ownScratch(),
                                              dnnlEngine(), hint);
#endif
}

} // namespace

const dnnl::engine &dnnlEngine()
{
    static const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
    return engine;
}

dnnl::stream &dnnlStream()
{
    thread_local dnnl::stream stream(dnnlEngine());
    return stream;
}

memory::desc activationDesc(ElementType type, int batch, int height, int width, int channels)
{
    return {{batch, channels, height, width}, dataType(type), memory::format_tag::nhwc};
}

memory::desc matrixDesc(ElementType type, int rows, int columns)
{
    return {{rows, columns}, dataType(type), memory::format_tag::ab};
}

memory::desc vectorDesc(int n)
{
    return {{n}, memory::data_type::f32, memory::format_tag::a};
}

memory::desc plainConvolutionWeights(const DnnlConvolution &c)
{
    return {{c.outChannels, c.inChannels, c.kernel, c.kernel}, memory::data_type::f32, memory::format_tag::ohwi};
}

Result<DnnlPrimitives> makeConvolution(const DnnlConvolution &c, const std::string &layer)
try {
    const auto source = activationDesc(c.type, c.batch, c.inHeight, c.inWidth, c.inChannels);
    const auto target = activationDesc(c.type, c.batch, c.outHeight, c.outWidth, c.outChannels);
    const memory::dims shape{c.outChannels, c.inChannels, c.kernel, c.kernel};
    const memory::desc weights(shape, dataType(c.type), memory::format_tag::any);
    const memory::desc diffWeights(shape, memory::data_type::f32, memory::format_tag::any);
    const auto bias = c.bias ? vectorDesc(c.outChannels) : memory::desc();
    const memory::dims strides{c.stride, c.stride}, padding{c.padding, c.padding};
    const auto direct = algorithm::convolution_direct;

    DnnlPrimitives out;
    const auto forward = describe<dnnl::convolution_forward>(
        withActivation(c.activation), c.training ? prop_kind::forward_training : prop_kind::forward_inference, direct,
        source, weights, bias, target, strides, padding, padding);
    TY_TRY(take(forward, "forward", layer, out));
    out.forward = dnnl::convolution_forward(forward);
    out.scratchForward = forward.scratchpad_desc();
    out.weightsForward = forward.weights_desc();
    if (!c.training)
        return out;
    if (c.needsDiffWeights) {
        const auto backwardWeights = describeBackward<dnnl::convolution_backward_weights>(
            forward, direct, source, diffWeights, bias, target, strides, padding, padding);
        TY_TRY(take(backwardWeights, "weights", layer, out));
        out.backwardWeights = dnnl::convolution_backward_weights(backwardWeights);
        out.scratchWeights = backwardWeights.scratchpad_desc();
        out.diffWeights = backwardWeights.diff_weights_desc();
    }
    if (!c.needsDiffSource)
        return out;
    const auto backwardData = describeBackward<dnnl::convolution_backward_data>(forward, direct, source, weights,
                                                                                target, strides, padding, padding);
    TY_TRY(take(backwardData, "data", layer, out));
    out.backwardData = dnnl::convolution_backward_data(backwardData);
    out.scratchData = backwardData.scratchpad_desc();
    out.weightsBackward = backwardData.weights_desc();
    return out;
} catch (const dnnl::error &e) {
    return fail(ErrorCode::Internal, "onednn", fmt::format("layer {}: {}", layer, e.what()));
}

Result<DnnlPrimitives> makeDense(const DnnlDense &d, const std::string &layer)
try {
    // float32 weights keep the layout of the arena, so nothing is reordered; bfloat16 weights are a copy anyway.
    const auto tag = d.type == ElementType::Float32 ? memory::format_tag::ab : memory::format_tag::any;
    const memory::desc weights({d.outputs, d.inputs}, dataType(d.type), tag);
    const memory::desc diffWeights({d.outputs, d.inputs}, memory::data_type::f32, tag);
    const auto source = matrixDesc(d.type, d.batch, d.inputs), target = matrixDesc(d.targetType, d.batch, d.outputs);
    const auto diffTarget = matrixDesc(d.type, d.batch, d.outputs);
    const auto bias = d.bias ? vectorDesc(d.outputs) : memory::desc();
    DnnlPrimitives out;
    const auto forward = describe<dnnl::inner_product_forward>(
        withActivation(d.activation), d.training ? prop_kind::forward_training : prop_kind::forward_inference, source,
        weights, bias, target);
    TY_TRY(take(forward, "forward", layer, out));
    out.forward = dnnl::inner_product_forward(forward);
    out.scratchForward = forward.scratchpad_desc();
    out.weightsForward = forward.weights_desc();
    if (!d.training)
        return out;
    const auto backwardWeights =
        describeBackward<dnnl::inner_product_backward_weights>(forward, source, diffWeights, bias, diffTarget);
    TY_TRY(take(backwardWeights, "weights", layer, out));
    out.backwardWeights = dnnl::inner_product_backward_weights(backwardWeights);
    out.scratchWeights = backwardWeights.scratchpad_desc();
    out.diffWeights = backwardWeights.diff_weights_desc();
    if (!d.needsDiffSource)
        return out;
    const auto backwardData = describeBackward<dnnl::inner_product_backward_data>(forward, source, weights, diffTarget);
    TY_TRY(take(backwardData, "data", layer, out));
    out.backwardData = dnnl::inner_product_backward_data(backwardData);
    out.scratchData = backwardData.scratchpad_desc();
    out.weightsBackward = backwardData.weights_desc();
    return out;
} catch (const dnnl::error &e) {
    return fail(ErrorCode::Internal, "onednn", fmt::format("layer {}: {}", layer, e.what()));
}

OpenMpThreads::OpenMpThreads(int threads)
    : m_before(omp_get_max_threads())
{
    omp_set_num_threads(threads);
}

OpenMpThreads::~OpenMpThreads()
{
    omp_set_num_threads(m_before);
}

DnnlTensor::DnnlTensor(float *plain, const memory::desc &plainDesc, const memory::desc &wanted)
    : m_plain(plainDesc, dnnlEngine(), plain)
    , m_same(plainDesc == wanted)
{
    if (m_same) {
        m_wanted = m_plain;
        return;
    }
    m_wanted = dnnl::memory(wanted, dnnlEngine());
    m_load = dnnl::reorder(m_plain, m_wanted);
    m_store = dnnl::reorder(m_wanted, m_plain);
}

std::span<float> DnnlTensor::floats() const
{
    return {static_cast<float *>(m_wanted.get_data_handle()), m_wanted.get_desc().get_size() / sizeof(float)};
}

void DnnlTensor::load()
{
    if (!m_same)
        m_load.execute(dnnlStream(), m_plain, m_wanted);
}

void DnnlTensor::store()
{
    if (!m_same)
        m_store.execute(dnnlStream(), m_wanted, m_plain);
}

} // namespace trainyard::nn
