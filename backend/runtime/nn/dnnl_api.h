#pragma once

#include <span>
#include <string>
#include <unordered_map>

#include <oneapi/dnnl/dnnl.hpp>

#include "backend/core/result.h"
#include "backend/runtime/nn/kernels.h"
#include "backend/runtime/nn/norm_kernels.h"

namespace trainyard::nn {

/// Everything that differs between oneDNN 2.6 and 3.x is behind these functions. Activations are channels last and stay
/// so; weights are in the layout and type the kernel likes, reached by DnnlTensor. Gradients of weights and biases are
/// float32.
struct DnnlPrimitives {
    dnnl::primitive forward, backwardData, backwardWeights; ///< the last two may be empty
    dnnl::memory::desc weightsForward, weightsBackward, diffWeights;
    std::string names; ///< implementation strings, for describe()
};

struct DnnlConvolution {
    int batch, inHeight, inWidth, inChannels, outHeight, outWidth, outChannels, kernel, stride, padding;
    bool bias;
    Activation activation; ///< fused behind the forward pass
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

/// errors  Unsupported when only a reference implementation exists, naming the layer; Internal with the library's words
Result<DnnlPrimitives> makeConvolution(const DnnlConvolution &, const std::string &layer);
Result<DnnlPrimitives> makeDense(const DnnlDense &, const std::string &layer);

dnnl::memory::desc activationDesc(ElementType, int batch, int height, int width, int channels); ///< channels last
dnnl::memory::desc matrixDesc(ElementType, int rows, int columns);                              ///< row-major
dnnl::memory::desc vectorDesc(int n);
dnnl::memory::desc plainConvolutionWeights(const DnnlConvolution &); ///< out, height, width, in

/// A tensor of the arena as a kernel wants it: the arena itself when the layouts agree, else a copy with a reorder.
class DnnlTensor {
public:
    DnnlTensor() = default;
    DnnlTensor(float *plain, const dnnl::memory::desc &plainDesc, const dnnl::memory::desc &wanted);
    const dnnl::memory &memory() const { return m_wanted; }
    std::span<float> floats() const; ///< as the kernel has it; float32 only
    void load();                     ///< arena to kernel
    void store();                    ///< kernel to arena

private:
    dnnl::memory m_plain, m_wanted;
    dnnl::reorder m_load, m_store;
    bool m_same = true;
};

/// Arguments made once; only the data pointers of activations change from call to call.
using DnnlArguments = std::unordered_map<int, dnnl::memory>;

} // namespace trainyard::nn
