#pragma once

#include <vector>

#include "backend/runtime/nn/aligned_buffer.h"
#include "backend/runtime/nn/amx_kernels.h"
#include "backend/runtime/nn/cpu_ops.h"

namespace trainyard::nn {

/// The gradient of a convolution's weights in bfloat16 on AMX tiles, for the channel counts of small nets, where
/// oneDNN takes three times as long: it multiplies one row of one image at a time, here all pixels of some images
/// are one long sum.
///
/// Both sides are laid out so that a tap of the kernel is a distance between them: pixels are numbered along padded
/// rows, zeros between the rows, so that  dW[tap][o][i] = sum over q of  dy[q - distance(tap)][o] * x[q][i].  dy is
/// kept by channel (32 pixels of 16 channels are a tile), x by pairs of pixels. With a stride the pixels that a tap
/// reads are a set of their own (plane), one for each rest of row and column.
class AmxWeights {
public:
    /// Whether this processor and kernel run it and the layer is one that gains by it.
    static bool suits(const Layer &, const Shape &in, const CpuContext &);

    /// images  of a call; tensors  where store() puts the gradients
    AmxWeights(const Layer &, const Shape &in, const Shape &out, int images, const CpuTensors &, const CpuContext &);

    /// Adds what some images give; `fresh` forgets what was added before.
    /// source [images, in], gradient [images, out], bfloat16
    void add(const void *source, const void *gradient, bool fresh);
    /// The sums into the gradients of weights and bias.
    void store();

private:
    using Element = AmxKernels::Element;

    struct Tap {
        int index = 0;               ///< row * kernel + column
        std::ptrdiff_t distance = 0; ///< in pixels
    };
    struct ThreadBuffers { // what one thread needs for itself
        AlignedBuffer gradient, source, sums, bias;
    };

    void multiply(const ThreadBuffers &) const;
    float *sumsOf(const ThreadBuffers &, int outBlock, int inBlock, int tap) const;

    AmxLayout m_layout; ///< of so many images at a time that the sums are loaded seldom
    CpuTensors m_tensors;
    int m_images, m_threads;
    int m_inBlocks, m_outBlocks, m_taps;
    std::ptrdiff_t m_front = 0;             ///< zeros in front of a channel's pixels of the gradient
    std::vector<std::vector<Tap>> m_planes; ///< the taps that read each plane
    std::vector<ThreadBuffers> m_threadBuffers;
};

} // namespace trainyard::nn
