#pragma once

#include <memory>
#include <string>

#include "backend/runtime/nn/cpu/cpu_ops.h"

namespace trainyard::nn {

/// The products of a convolution, on a fixed number of images per call. Arrays are channels last, of the context's
/// type; weights are read from the arenas and their gradients written to the arenas. A thread completes the gradient of
/// the weights of one convolution, from the first addWeights() to storeWeights(), before it begins that of another.
class TiledConvolution {
public:
    virtual ~TiledConvolution() = default;

    virtual void loadWeights() = 0;        ///< before the first forward() of a step
    virtual void loadWeightsForData() = 0; ///< before the first backwardData() of a step
    virtual void forward(const void *source, void *target) = 0;
    /// Writes the gradient of the source (does not add to it).
    virtual void backwardData(const void *gradient, void *sourceGradient) = 0;
    /// Adds the contribution of these images to the gradient of the weights; `fresh` discards what was added before.
    virtual void addWeights(const void *source, const void *gradient, bool fresh) = 0;
    virtual void storeWeights() = 0; ///< writes the sum to the arena
    virtual std::string describe() const = 0;

    /// Makes another one for other images, which another thread may process at the same time. It uses the weights that
    /// this one loads, and has buffers and sums of its own. This one must have been made for one thread.
    /// \param gradients  where storeWeights() of the new one writes: diffWeights and diffBias
    virtual std::unique_ptr<TiledConvolution> sibling(const CpuTensors &gradients) const = 0;
};

using TiledConvolutionResult = Result<std::unique_ptr<TiledConvolution>>;

/// Runs on oneDNN, with its threads if the context has several; the gradient of the weights runs on AMX tiles where AmxWeights suits.
/// \param images     images per call
/// \param inside     activation that oneDNN applies after the forward pass
/// \param needsData  whether backwardData() will be called
TiledConvolutionResult makeDnnlTiledConvolution(const Layer &, const Shape &in, const Shape &out, int images,
                                                Activation inside, bool needsData, const CpuTensors &,
                                                const CpuContext &);

} // namespace trainyard::nn
