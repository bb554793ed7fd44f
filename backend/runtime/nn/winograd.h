#pragma once

#include "backend/runtime/nn/aligned_buffer.h"
#include "backend/runtime/nn/tiled_convolution.h"
#include "backend/runtime/nn/winograd_kernels.h"

namespace trainyard::nn {

/// A 3x3 convolution in float32 by a quarter of the products (WinogradKernels), for layers of whole vectors of channels
/// with stride 1 and no bias: all that a ResNet repeats. Some tiles at a time go through all three stages, so that what
/// lies between them stays in the second-level cache. float32 loses a digit by it: relative errors are some 1e-6
/// instead of 2e-7.
class Winograd final : public TiledConvolution {
public:
    /// Whether this processor runs it and the layer is one that gains by it.
    static bool suits(const Layer &, const Shape &in, const CpuContext &);

    /// images  of a call; tensors  the weights, and where storeWeights() puts their gradient
    Winograd(const Layer &, const Shape &in, int images, const CpuTensors &, const CpuContext &);

    void loadWeights() override;
    void loadWeightsForData() override;
    void forward(const void *source, void *target) override;
    void backwardData(const void *gradient, void *sourceGradient) override;
    void addWeights(const void *source, const void *gradient, bool fresh) override;
    void storeWeights() override;
    std::string describe() const override { return "own winograd avx512"; }

private:
    void convolve(const float *from, int fromChannels, const AlignedBuffer &weights, float *to, int toChannels);

    WinogradTiles m_tiles;
    CpuTensors m_tensors;
    int m_images, m_threads, m_in, m_out; // in, out: channels
    AlignedBuffer m_weights;
};

} // namespace trainyard::nn
