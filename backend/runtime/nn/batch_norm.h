#pragma once

#include <vector>

#include "backend/runtime/nn/aligned_buffer.h"
#include "backend/runtime/nn/cpu_ops.h"
#include "backend/runtime/nn/norm_kernels.h"

namespace trainyard::nn {

/// Where a batch norm finds its parameters and leaves its gradients: pointers into the arenas; the latter null without
/// training.
struct NormTensors {
    const float *gamma = nullptr, *beta = nullptr, *movingMean = nullptr, *movingVariance = nullptr;
    float *diffGamma = nullptr, *diffBeta = nullptr, *diffMean = nullptr, *diffVariance = nullptr;
};

/// One batch norm and its ReLU during a step: statistics are collected and gradients reduced piece by piece, in
/// whatever pieces the operations around it work, always in the same order. Sums are kept in double.
class BatchNorm {
public:
    BatchNorm(const Layer &, const Shape &, bool relu, const NormTensors &, const CpuContext &);

    // Forward: start, collect every piece, finish; then normalise pieces.
    void startForward();
    /// x += addend when there is one; then count the first `valid` of `images` images of x.
    void collect(void *x, const void *addend, int images, int valid);
    /// samples  those counted
    void finishForward(int samples);
    /// Take the running statistics instead: evaluation.
    void useRunning();
    void normalise(const void *x, void *y, int images) const;
    void average(const void *x, void *y, int images) const; ///< over height and width

    // Backward: start, reduce every piece, finish; then apply to pieces.
    void startBackward();
    /// dy becomes the gradient in front of the ReLU; with `into` it is added there instead.
    void reduce(const void *x, void *dy, void *into, int images);
    /// Fills the gradient arena, the statistics of the batch among it (see TensorInfo).
    void finishBackward(int samples);
    /// dx = gradient of x (+ raw when there is one); zero behind the first `valid` images. dx may be dy or raw.
    void apply(const void *x, const void *dy, const void *raw, void *dx, int images, int valid) const;

    const Layer &layer() const { return m_layer; }
    bool relu() const { return m_relu; }

private:
    NormShape part(int begin, int end) const { return {end - begin, m_pixels, m_channels}; }
    std::size_t bytes(int images) const;
    void scaleBy(const float *mean, const float *variance);
    void gather(); ///< the threads' sums into the first one's, in the order of the threads

    Layer m_layer;
    int m_pixels, m_channels;
    bool m_relu;
    NormTensors m_tensors;
    CpuContext m_context;
    const NormKernels &m_kernels;
    AlignedBuffer m_mean, m_inverse, m_scale, m_shift, m_a, m_b, m_c;
    std::vector<std::vector<double>> m_sums; // per thread [2 * channels]
};

} // namespace trainyard::nn
