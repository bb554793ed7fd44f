#pragma once

#include <vector>

#include "backend/runtime/nn/aligned_buffer.h"
#include "backend/runtime/nn/cpu/cpu_ops.h"
#include "backend/runtime/nn/cpu/kernels/amx_kernels.h"

namespace trainyard::nn {

/// Gradient of a convolution's weights in bfloat16 on AMX tiles, for the channel counts of small networks (up to 128),
/// where oneDNN takes three times as long. oneDNN 2.6 multiplies one row of one image at a time: at 16x16 a tile, which
/// takes 32 pixels, is half empty, and its sums are loaded and stored for every row. Here all pixels of a group of
/// images form one long sum.
///
/// Source and gradient are laid out such that a tap of the kernel is a distance between them. Pixels are numbered along
/// padded rows, with zeros between the rows:
///     dW[tap][o][i] = sum over q of  dy[q - distance(tap)][o] * x[q][i]
/// dy is stored by channel (32 pixels of 16 channels make a tile), x by pairs of pixels. With a stride, the pixels that
/// a tap reads form a set of their own (a plane); there is one plane for each remainder of row and column.
class AmxWeights {
public:
    /// Whether this CPU and operating system support it and the layer gains from it.
    static bool suits(const Layer &, const Shape &in, const CpuContext &);

    /// \param images   images per call of add()
    /// \param tensors  where store() writes the gradients
    AmxWeights(const Layer &, const Shape &in, const Shape &out, int images, const CpuTensors &, const CpuContext &);

    /// Adds the contribution of some images.
    /// \param source    [images, in], bfloat16
    /// \param gradient  [images, out], bfloat16
    /// \param fresh     discards what was added before
    void add(const void *source, const void *gradient, bool fresh);
    /// Writes the sums to the gradients of weights and bias.
    void store();

private:
    using Element = AmxKernels::Element;

    struct Tap {
        int index = 0;               ///< row * kernel + column
        std::ptrdiff_t distance = 0; ///< in pixels
    };
    struct ThreadBuffers { // of one thread
        AlignedBuffer gradient, source, sums, bias;
    };

    void multiply(const ThreadBuffers &) const;
    float *sumsOf(const ThreadBuffers &, int outBlock, int inBlock, int tap) const;

    AmxLayout m_layout; ///< of enough images at a time to load the sums rarely
    CpuTensors m_tensors;
    int m_images, m_threads;
    int m_inBlocks, m_outBlocks, m_taps;
    std::ptrdiff_t m_front = 0;             ///< zeros before the pixels of each channel of the gradient
    std::vector<std::vector<Tap>> m_planes; ///< the taps that read each plane
    std::vector<ThreadBuffers> m_threadBuffers;
};

} // namespace trainyard::nn
