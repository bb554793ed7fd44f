#pragma once

#include "backend/runtime/nn/aligned_buffer.h"
#include "backend/runtime/nn/cpu/kernels/winograd_kernels.h"
#include "backend/runtime/nn/cpu/tiled_convolution.h"

namespace trainyard::nn {

/// A 3x3 convolution in float32 with a quarter of the products (WinogradKernels), on AVX-512, for layers with stride 1,
/// no bias and up to 128 channels in multiples of 16: the convolutions that a small ResNet repeats.
///
/// In general the transformations consume the gain. With channels last, the channels of a pixel are a vector, so the
/// transformations are plain additions of registers, and 32 tiles at a time go through all three stages within the L2
/// cache. oneDNN 2.6 has the same algorithm for blocked layouts only, at 1.0 to 1.5 times the speed of its direct
/// kernels, where this one reaches 1.8 to 2.0 times; oneDNN 3.x has none. It costs a digit of precision: errors are
/// about 1e-6 of the largest value instead of 2e-7.
class Winograd final : public TiledConvolution {
public:
    /// Whether this CPU supports it and the layer gains from it.
    static bool suits(const Layer &, const Shape &in, const CpuContext &);

    /// \param images   images per call
    /// \param tensors  the weights, and where storeWeights() writes their gradient
    Winograd(const Layer &, const Shape &in, int images, const CpuTensors &, const CpuContext &);

    void loadWeights() override;
    void loadWeightsForData() override;
    void forward(const void *source, void *target) override;
    void backwardData(const void *gradient, void *sourceGradient) override;
    void addWeights(const void *source, const void *gradient, bool fresh) override;
    void storeWeights() override;
    std::string describe() const override { return "own winograd avx512"; }
    std::unique_ptr<TiledConvolution> sibling(const CpuTensors &gradients) const override;

private:
    void convolve(const float *from, int fromChannels, const AlignedBuffer &weights, float *to, int toChannels);

    WinogradTiles m_tiles;
    CpuTensors m_tensors;
    int m_images, m_threads, m_in, m_out;               // in, out: channels
    std::shared_ptr<AlignedBuffer> m_weights, m_turned; // transformed, for both passes; siblings share them
};

} // namespace trainyard::nn
