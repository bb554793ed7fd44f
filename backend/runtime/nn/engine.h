#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/network.h"

namespace trainyard::nn {

/// A model compiled by one engine: what Network drives. One implementation per kind of device; the arenas are always in
/// the memory of this process, in the order of tensorsOf(), since that is what workers and servers exchange. One thread
/// at a time. Exceptions of the library underneath may leave step() and forward(); Network turns them into errors.
class Program {
public:
    virtual ~Program() = default;

    virtual std::span<float> parameters() = 0;
    virtual std::span<float> gradients() = 0; ///< empty when compiled without training

    /// Run `labels.size()` <= batch samples. learn: also fill gradients() with the gradient of the summed loss.
    /// images [n * input], labels [n]; already checked. The loss may come back NaN or infinite: the caller looks.
    /// watcher  may be null, and is without `learn`. errors  the watcher's
    virtual Result<BatchResult> step(std::span<const float> images, std::span<const std::int32_t> labels, bool learn,
                                     StepWatcher *watcher) = 0;

    /// logits [n * classes], n <= batch
    virtual void forward(std::span<const float> images, std::size_t n, std::span<float> logits) = 0;

    virtual std::string describe() const = 0;
};

/// A way to run models. The processor's is always there; one for a graphics card stands beside it.
class Engine {
public:
    virtual ~Engine() = default;
    virtual std::string name() const = 0;
    /// errors  Unsupported (a kernel would be a reference implementation), InvalidArgument, Internal
    virtual Result<std::unique_ptr<Program>> compile(const NetworkOptions &) = 0;
};

/// oneDNN and our own kernels on this processor. Lives as long as the program.
Engine &cpuEngine();

} // namespace trainyard::nn
