#pragma once

#include <memory>
#include <string>

#include "backend/runtime/nn/cpu_ops.h"

namespace trainyard::nn {

/// The products of a convolution, on as many images at a time as it was made for. Arrays are channels last, of the
/// context's type; weights come from and their gradients go to the arenas. A thread runs one convolution's way back,
/// from loadWeightsForData() to storeWeights(), without another's in between.
class TiledConvolution {
public:
    virtual ~TiledConvolution() = default;

    virtual void loadWeights() = 0;        ///< before the first forward() of a step
    virtual void loadWeightsForData() = 0; ///< before its first backwardData()
    virtual void forward(const void *source, void *target) = 0;
    /// The gradient of the source, which is written, not added to.
    virtual void backwardData(const void *gradient, void *sourceGradient) = 0;
    /// Adds what these images give to the gradient of the weights; `fresh` forgets what was added before.
    virtual void addWeights(const void *source, const void *gradient, bool fresh) = 0;
    virtual void storeWeights() = 0; ///< the sum to the arena
    virtual std::string describe() const = 0;
};

using TiledConvolutionResult = Result<std::unique_ptr<TiledConvolution>>;

/// On oneDNN, the gradient of the weights on AMX tiles where that suits. inside: done by oneDNN behind the forward pass
/// needsData  backwardData() will be called
TiledConvolutionResult makeDnnlTiledConvolution(const Layer &, const Shape &in, const Shape &out, int images,
                                                Activation inside, bool needsData, const CpuTensors &,
                                                const CpuContext &);

} // namespace trainyard::nn
