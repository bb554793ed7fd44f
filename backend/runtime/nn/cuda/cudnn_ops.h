#pragma once

#include <memory>
#include <string>

#include "backend/runtime/nn/cuda/cuda_device.h"
#include "backend/runtime/nn/kernels.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn::cuda {

/// The operations of a compiled model on a card. All tensors are float32. On the card activations and the weights of
/// convolutions and dense layers are channels first, the layout for which every function of cuDNN has its fast kernels;
/// images, scores and the arenas are channels last, as everywhere else.

using Tensor = std::shared_ptr<CudnnTensorTag>;

/// channels first, n images; written again for another n.
void describe(const Device &, const Tensor &, int n, const Shape &);

/// Brings n images from channels last to channels first or back; a copy of nothing where both are the same.
class Relayout {
public:
    Relayout(std::shared_ptr<Device>, const Shape &);
    bool same() const { return m_same; }
    /// from and to do not overlap; nothing to call when same()
    void toPlanes(int n, const float *from, float *to) const { run(n, from, to, true); }
    void toPixels(int n, const float *from, float *to) const { run(n, from, to, false); }

private:
    void run(int n, const float *from, float *to, bool planes) const;
    std::shared_ptr<Device> m_device;
    Shape m_shape;
    bool m_same;
    Tensor m_pixels, m_planes;
};

/// Where an operation finds its parameters and leaves its gradients on the card: places in copies of the arenas; null
/// where a layer has no such tensor, and the gradients without training.
struct DeviceTensors {
    float *weight = nullptr, *bias = nullptr, *gamma = nullptr, *beta = nullptr, *mean = nullptr, *variance = nullptr;
    float *diffWeight = nullptr, *diffBias = nullptr, *diffGamma = nullptr, *diffBeta = nullptr;
    /// Of a batch norm, for the host to finish: the batch's mean, and 1 / sqrt(variance + epsilon).
    float *savedMean = nullptr, *savedInverse = nullptr;
};

/// The values of one call; see CudnnPlan::Op.
struct GpuArgs {
    bool keep = false; ///< backward will follow, batch norms take the batch's statistics
    const float *source = nullptr, *addend = nullptr;
    float *target = nullptr;
    std::byte *workspace = nullptr; ///< as large as the largest that any operation asked for

    // backward only
    float *gradient = nullptr;       ///< of the target, whole; overwritten
    float *sourceGradient = nullptr; ///< null for the image
    float *addendGradient = nullptr;
    bool sourceWritten = false, addendWritten = false; ///< add to it
};

/// One layer and the activation behind it. Each function throws Failure.
class GpuOp {
public:
    GpuOp(std::shared_ptr<Device>, const Layer &, const Shape &in, const Shape &out, Activation);
    virtual ~GpuOp() = default;

    /// Describes everything for batches of n images. return  bytes of workspace that it will need
    std::size_t prepare(int n);
    /// The parameters on the card are new.
    virtual void loadWeights() {}
    void forward(const GpuArgs &);
    void backward(const GpuArgs &);
    /// What was chosen, one line.
    std::string describe() const;

protected:
    virtual std::size_t prepareFor(int) { return 0; }
    virtual void run(const GpuArgs &) = 0;
    virtual void runBackward(const GpuArgs &) = 0;
    virtual std::string chosen() const { return ""; }

    const Api &api() const { return m_device->api(); }
    /// Checks a call for this layer.
    void dnn(int status, const char *function) const;
    void blas(int status, const char *function) const;
    std::string calling(const char *function) const;
    /// y += x, or y = x when nothing is there
    void accumulate(const float *x, float *y, bool written, const Shape &) const;

    std::shared_ptr<Device> m_device;
    Layer m_layer;
    Shape m_in, m_out;
    Tensor m_inDesc, m_outDesc;
    int m_n = 0;
    std::shared_ptr<CudnnActivationTag> m_activation; ///< null without one

private:
    std::string m_activationName;
};

/// training  whether the way back will be asked for. throws Failure
std::unique_ptr<GpuOp> makeOp(std::shared_ptr<Device>, const Layer &, const Shape &in, const Shape &out, Activation,
                              const DeviceTensors &, bool training);

constexpr float kOne = 1, kZero = 0; ///< the libraries take factors by address
inline const float *factor(bool written)
{
    return written ? &kOne : &kZero;
}

/// Convolutions and dense layers, in cudnn_weights.cpp.
std::unique_ptr<GpuOp> makeConvolution(std::shared_ptr<Device>, const Layer &, const Shape &in, const Shape &out,
                                       Activation, const DeviceTensors &, bool training);
std::unique_ptr<GpuOp> makeDense(std::shared_ptr<Device>, const Layer &, const Shape &in, const Shape &out, Activation,
                                 const DeviceTensors &);

} // namespace trainyard::nn::cuda
