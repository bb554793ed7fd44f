#pragma once

#include <span>
#include <string>
#include <unordered_map>

#include <oneapi/dnnl/dnnl.hpp>

#include "backend/core/result.h"
#include "backend/runtime/nn/cpu/kernels/kernels.h"
#include "backend/runtime/nn/cpu/kernels/norm_kernels.h"

namespace trainyard::nn {

/// These types and functions hide the differences between oneDNN 2.6 and 3.x. Activations are channels last and stay
/// so; weights have the layout and type that the kernel prefers and are converted by DnnlTensor. Gradients of weights
/// and biases are float32.
///
/// All of nn_test passes with 2.6.3 (Debian 12) and 3.7.2 (Debian 13), and no kernel is a reference one down to SSE4.1.
/// The two versions choose different kernels (for bfloat16 3.7 has `brgconv_bwd_w` where 2.6 has `jit`) and round
/// differently, so weights are equal bit for bit only with the same version.
struct DnnlPrimitives {
    dnnl::primitive forward, backwardData, backwardWeights; ///< the last two may be empty
    dnnl::memory::desc weightsForward, weightsBackward, diffWeights;
    /// Scratch memory of each primitive, an argument of its calls: oneDNN's own belongs to the thread that made it.
    dnnl::memory::desc scratchForward, scratchData, scratchWeights;
    std::string names; ///< names of the implementations, for describe()
};

struct DnnlConvolution {
    int batch, inHeight, inWidth, inChannels, outHeight, outWidth, outChannels, kernel, stride, padding;
    bool bias;
    Activation activation; ///< fused after the forward pass
    bool training, needsDiffWeights, needsDiffSource;
    ElementType type; ///< of source, target and their gradients
};

struct DnnlDense {
    int batch, inputs, outputs;
    bool bias;
    Activation activation;
    bool training, needsDiffSource;
    ElementType type;
    ElementType targetType; ///< of the target; its gradient is of `type`
};

const dnnl::engine &dnnlEngine();
dnnl::stream &dnnlStream(); ///< of this thread

/// \error Unsupported (only a reference implementation exists; names the layer), Internal (with oneDNN's message)
Result<DnnlPrimitives> makeConvolution(const DnnlConvolution &, const std::string &layer);
Result<DnnlPrimitives> makeDense(const DnnlDense &, const std::string &layer);

dnnl::memory::desc activationDesc(ElementType, int batch, int height, int width, int channels); ///< channels last
dnnl::memory::desc matrixDesc(ElementType, int rows, int columns);                              ///< row-major
dnnl::memory::desc vectorDesc(int n);
dnnl::memory::desc plainConvolutionWeights(const DnnlConvolution &); ///< out, height, width, in

/// A tensor of the arena in the layout of a kernel: the arena itself if the layouts agree, else a copy with a reorder.
class DnnlTensor {
public:
    DnnlTensor() = default;
    DnnlTensor(float *plain, const dnnl::memory::desc &plainDesc, const dnnl::memory::desc &wanted);
    const dnnl::memory &memory() const { return m_wanted; }
    std::span<float> floats() const; ///< in the layout of the kernel; float32 only
    void load();                     ///< arena to kernel
    void store();                    ///< kernel to arena

private:
    dnnl::memory m_plain, m_wanted;
    dnnl::reorder m_load, m_store;
    bool m_same = true;
};

/// Built once; only the data pointers of activations change from call to call.
using DnnlArguments = std::unordered_map<int, dnnl::memory>;

/// Sets the number of threads of the primitives that this thread makes and executes in this scope. Both must agree.
class OpenMpThreads {
public:
    explicit OpenMpThreads(int threads);
    ~OpenMpThreads();
    OpenMpThreads(const OpenMpThreads &) = delete;
    OpenMpThreads &operator=(const OpenMpThreads &) = delete;

private:
    int m_before;
};

} // namespace trainyard::nn
