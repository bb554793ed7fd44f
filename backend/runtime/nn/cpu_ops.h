#pragma once

#include <memory>
#include <string>

#include "backend/core/result.h"
#include "backend/runtime/nn/dnnl_api.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn {

/// Where an operation finds its parameters and leaves its gradients: pointers into the arenas, null without training.
struct CpuTensors {
    float *weights = nullptr, *bias = nullptr, *diffWeights = nullptr, *diffBias = nullptr;
};

/// What every operation of one program knows.
struct CpuContext {
    int batch = 1;
    int threads = 1;
    bool training = true;
};

/// One step of a compiled model on the processor, often several layers fused. Activations are [batch, height, width, channels].
class CpuOp {
public:
    virtual ~CpuOp() = default;
    /// Once per forward pass, before it: bring the weights into the kernels' layout.
    virtual void loadWeights() {}
    /// keep: backward will follow
    virtual void forward(const float *source, float *target, bool keep) = 0;
    /// source, target  as in the forward pass
    /// diffTarget      may be overwritten
    /// diffSource      null for the first operation, whose input is data
    virtual void backward(const float *source, const float *target, float *diffTarget, float *diffSource) = 0;
    virtual std::string describe() const = 0;
};

using CpuOpResult = Result<std::unique_ptr<CpuOp>>;

/// Convolution on oneDNN with the activation fused.
CpuOpResult makeDnnlConvolution(const Layer &, const Shape &in, const Shape &out, Activation, bool first, const CpuTensors &,
                                const CpuContext &);
/// Whether our own convolution beats oneDNN's: channel counts that oneDNN would pad, stride 1, no padding, AVX2 or better.
bool suitsDirectConvolution(const Layer &, const Shape &in);
/// Our own convolution with a max pool (1: none) and the activation behind it. conv: shape between convolution and pool
CpuOpResult makeDirectConvolution(const Layer &, const Shape &in, const Shape &conv, const Shape &out, int pool, Activation,
                                  const CpuTensors &, const CpuContext &);
/// Dense layer on oneDNN with the activation fused.
CpuOpResult makeDnnlDense(const Layer &, const Shape &in, Activation, bool first, const CpuTensors &, const CpuContext &);
/// Our own pool with the activation behind it.
CpuOpResult makePool(const Layer &, const Shape &in, const Shape &out, Activation, const CpuContext &);
/// An activation that could not be fused.
CpuOpResult makeActivation(const Layer &, const Shape &, Activation, const CpuContext &);

/// Cut [0, n) into one contiguous range per thread and run f(begin, end, thread) on each; the same cut every time.
template <class F>
void overThreads(int n, int threads, F f)
{
    if (threads <= 1) {
        f(0, n, 0);
        return;
    }
#pragma omp parallel for num_threads(threads) schedule(static, 1)
    for (int t = 0; t < threads; ++t)
        f(int(std::int64_t(n) * t / threads), int(std::int64_t(n) * (t + 1) / threads), t);
}

} // namespace trainyard::nn
