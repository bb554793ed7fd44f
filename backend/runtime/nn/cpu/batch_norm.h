#pragma once

#include <vector>

#include "backend/runtime/nn/aligned_buffer.h"
#include "backend/runtime/nn/cpu/cpu_ops.h"
#include "backend/runtime/nn/cpu/kernels/norm_kernels.h"

namespace trainyard::nn {

/// Where a batch norm reads its parameters and writes its gradients: pointers into the arenas. The gradients are null
/// without training.
struct NormTensors {
    const float *gamma = nullptr, *beta = nullptr, *movingMean = nullptr, *movingVariance = nullptr;
    float *diffGamma = nullptr, *diffBeta = nullptr, *diffMean = nullptr, *diffVariance = nullptr;
};

/// One batch norm and its ReLU during a step. Statistics are collected and gradients reduced per micro-batch, of
/// whatever size the surrounding operations use, always in the same order. Sums are accumulated in double. The
/// statistics of a short batch are those of its samples alone.
class BatchNorm {
public:
    BatchNorm(const Layer &, const Shape &, bool relu, const NormTensors &, const CpuContext &);

    /// As `piece`: the function itself divides its images among the threads.
    static constexpr int kAllThreads = -1;
    // `piece` of an operation that the threads share: the images of this call are processed by the calling thread, and
    // their sums kept with those of the piece (below CpuContext::threads).

    // Forward: start, collect every micro-batch, finish; then normalise micro-batches.
    void startForward();
    /// For the first `valid` of `images` images: x += addend if there is one; then adds x to the statistics.
    void collect(void *x, const void *addend, int images, int valid, int piece = kAllThreads);
    /// \param samples  samples that were collected
    void finishForward(int samples);
    /// Uses the running statistics instead, for evaluation.
    void useRunning();
    void normalise(const void *x, void *y, int images, int piece = kAllThreads) const;
    void average(const void *x, void *y, int images) const; ///< over height and width

    // Backward: start, reduce every micro-batch, finish; then apply to micro-batches.
    void startBackward();
    /// dy becomes the gradient before the ReLU; with `into`, that gradient is added to `into` instead.
    void reduce(const void *x, void *dy, void *into, int images, int piece = kAllThreads);
    /// Writes the gradient arena, including the statistics of the batch (see TensorInfo).
    void finishBackward(int samples);
    /// dx = gradient of x (+ raw if there is one), and zero after the first `valid` images. dx may alias dy or raw.
    void apply(const void *x, const void *dy, const void *raw, void *dx, int images, int valid,
               int piece = kAllThreads) const;

    const Layer &layer() const { return m_layer; }
    bool relu() const { return m_relu; }

private:
    NormShape part(int begin, int end) const { return {end - begin, m_pixels, m_channels}; }
    std::size_t bytes(int images) const;
    template <class F>
    void overImages(int images, int piece, const F &f) const
    {
        if (piece == kAllThreads)
            parallelFor(images, m_context.threads, f);
        else
            f(0, images, piece);
    }
    void scaleBy(const float *mean, const float *variance);
    void gather(); ///< adds the threads' sums to those of the first thread, in the order of the threads

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
