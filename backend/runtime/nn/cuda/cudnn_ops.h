#pragma once

#include <memory>
#include <string>

#include "backend/runtime/nn/cpu/kernels/kernels.h"
#include "backend/runtime/nn/cuda/cuda_device.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn::cuda {

/// The operations of a compiled model on a GPU. All tensors are float32. On the device, activations and the weights of
/// convolutions and dense layers are channels first, the layout for which every function of cuDNN has its fast kernels;
/// images, scores and the arenas are channels last, as everywhere else.

using Tensor = std::shared_ptr<CudnnTensorTag>;

/// Sets a descriptor to n images of a shape, channels first.
void describe(const Device &, const Tensor &, int n, const Shape &);

/// Converts n images between channels last and channels first.
class Relayout {
public:
    Relayout(std::shared_ptr<Device>, const Shape &);
    bool same() const { return m_same; } ///< both layouts are the same; nothing to convert
    /// These require !same(), and `from` and `to` that do not overlap.
    void toPlanes(int n, const float *from, float *to) const { run(n, from, to, true); }
    void toPixels(int n, const float *from, float *to) const { run(n, from, to, false); }

private:
    void run(int n, const float *from, float *to, bool planes) const;
    std::shared_ptr<Device> m_device;
    Shape m_shape;
    bool m_same;
    Tensor m_pixels, m_planes;
};

/// Where an operation reads its parameters and writes its gradients on the device: addresses in copies of the arenas.
/// Null if a layer has no such tensor; gradients are null without training.
struct DeviceTensors {
    float *weight = nullptr, *bias = nullptr, *gamma = nullptr, *beta = nullptr, *mean = nullptr, *variance = nullptr;
    float *diffWeight = nullptr, *diffBias = nullptr, *diffGamma = nullptr, *diffBeta = nullptr;
    /// Of a batch norm, completed by the host: mean of the batch, and 1 / sqrt(variance + epsilon).
    float *savedMean = nullptr, *savedInverse = nullptr;
};

/// The arguments of one call; see CudnnPlan::Op.
struct GpuArgs {
    bool keep = false; ///< backward will follow; batch norms use the statistics of the batch
    const float *source = nullptr, *addend = nullptr;
    float *target = nullptr;
    std::byte *workspace = nullptr; ///< large enough for every operation

    // Backward only.
    float *gradient = nullptr;       ///< of the target, complete; is overwritten
    float *sourceGradient = nullptr; ///< null for the image
    float *addendGradient = nullptr;
    bool sourceWritten = false, addendWritten = false; ///< add to it instead of overwriting it
};

/// One layer and the activation after it. Every function may throw Failure.
class GpuOp {
public:
    GpuOp(std::shared_ptr<Device>, const Layer &, const Shape &in, const Shape &out, Activation);
    virtual ~GpuOp() = default;

    /// Sets all descriptors to batches of n images.
    /// \return bytes of workspace that the operation needs
    std::size_t prepare(int n);
    /// Called when the parameters on the device have changed.
    virtual void loadWeights() {}
    void forward(const GpuArgs &);
    void backward(const GpuArgs &);
    /// The layer and the chosen algorithms, in one line.
    std::string describe() const;

protected:
    virtual std::size_t prepareFor(int) { return 0; }
    virtual void run(const GpuArgs &) = 0;
    virtual void runBackward(const GpuArgs &) = 0;
    virtual std::string chosen() const { return ""; }

    const Api &api() const { return m_device->api(); }
    /// These check the result of a call made for this layer.
    /// \throws Failure
    void dnn(int status, const char *function) const;
    void blas(int status, const char *function) const;
    std::string calling(const char *function) const;
    /// y += x if `written`, else y = x.
    void accumulate(const float *x, float *y, bool written, const Shape &) const;

    std::shared_ptr<Device> m_device;
    Layer m_layer;
    Shape m_in, m_out;
    Tensor m_inDesc, m_outDesc;
    int m_n = 0;
    std::shared_ptr<CudnnActivationTag> m_activation; ///< null if there is none

private:
    std::string m_description; ///< its name and activation
};

/// Makes the operation of a layer.
/// \param training  whether backward() will be called
/// \throws Failure
std::unique_ptr<GpuOp> makeOp(std::shared_ptr<Device>, const Layer &, const Shape &in, const Shape &out, Activation,
                              const DeviceTensors &, bool training);

constexpr float kOne = 1, kZero = 0; ///< the libraries take factors by address
inline const float *factor(bool written)
{
    return written ? &kOne : &kZero;
}

/// Convolutions and dense layers; defined in cudnn_weights.cpp.
std::unique_ptr<GpuOp> makeConvolution(std::shared_ptr<Device>, const Layer &, const Shape &in, const Shape &out,
                                       Activation, const DeviceTensors &, bool training);
std::unique_ptr<GpuOp> makeDense(std::shared_ptr<Device>, const Layer &, const Shape &in, const Shape &out, Activation,
                                 const DeviceTensors &);

} // namespace trainyard::nn::cuda
