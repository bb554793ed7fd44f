#pragma once

#include <memory>
#include <vector>

#include "backend/runtime/nn/cuda/cudnn_ops.h"
#include "backend/runtime/nn/cuda/cudnn_plan.h"
#include "backend/runtime/nn/engine.h"

namespace trainyard::nn::cuda {

/// A model compiled for one GPU. The arenas are in pinned memory of this process. A step uploads parameters in the
/// order in which it needs them and downloads gradients as they become final, on a second stream beside the
/// computation. The loss is computed on the CPU, from the scores. Convolutions use TF32 where the GPU has it, as in
/// PyTorch (NVIDIA_TF32_OVERRIDE=0 turns it off). bfloat16 is rejected, because the older API of cuDNN, the one that 8
/// and 9 have in common, rounds the gradients of weights to it.
class CudnnProgram final : public Program {
public:
    /// \error Unsupported (bfloat16, a convolution that cuDNN does not have), InvalidArgument (too large for the GPU),
    ///     Internal
    static Result<std::unique_ptr<Program>> compile(std::shared_ptr<Device>, const NetworkOptions &);
    ~CudnnProgram() override { m_device->drain(); }

    std::span<float> parameters() override { return m_parameters.span(); }
    std::span<float> gradients() override { return m_gradients.span(); }
    Result<protocol::BatchMetrics> step(std::span<const float> images, std::span<const std::int32_t> labels, bool learn,
                                        StepObserver *observer) override;
    void forward(std::span<const float> images, std::size_t n, std::span<float> logits) override;
    std::string describe() const override;

private:
    /// Where the tensors of one layer lie side by side: in the arenas, and in their copies on the device, where every
    /// range begins at an aligned address.
    struct Range {
        std::size_t begin = 0, end = 0, onDevice = 0; // floats
        std::size_t size() const { return end - begin; }
        std::size_t bytes() const { return size() * sizeof(float); }
    };
    struct Step {
        std::unique_ptr<GpuOp> op;
        GpuArgs args; // bound once; only `keep` and `workspace` change
        Range trainable, statistics;
        double epsilon = 0; // of a batch norm
        CudaEvent uploaded, computed, downloaded;
    };

    CudnnProgram(std::shared_ptr<Device>, CudnnPlan, const NetworkOptions &);
    void build(const std::vector<TensorInfo> &);
    DeviceTensors place(const Layer &, const std::vector<TensorInfo> &, Range &trainable, Range &statistics);
    void bind();
    void prepare(int n);
    void upload(const Range &) const;
    Status run(std::span<const float> images, std::size_t n, bool keep, StepObserver *);
    void fetchLogits(std::size_t n);
    void sendLossGradient(std::size_t n);
    void runBackward(int samples, StepObserver *);
    void finish(const Step &, int samples);
    Result<protocol::BatchMetrics> stepOn(std::span<const float> images, std::span<const std::int32_t> labels,
                                          bool learn, StepObserver *);

    std::shared_ptr<Device> m_device;
    CudnnPlan m_plan;
    int m_batch;
    bool m_training;
    std::size_t m_classes;
    PinnedFloats m_parameters, m_gradients, m_scores, m_lossGradient; // in host memory
    DeviceMemory m_deviceParameters, m_deviceGradients, m_values, m_image, m_pixels, m_workspace;
    Relayout m_imageLayout, m_scoreLayout;
    float *m_deviceScores = nullptr, *m_deviceLossGradient = nullptr;
    std::vector<Step> m_steps;
    int m_prepared = 0; // number of images that the descriptors are set to
};

} // namespace trainyard::nn::cuda
