#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/network.h"

namespace trainyard::nn {

/// A model compiled by one engine, driven by Network. There is one implementation per kind of device. The arenas are
/// always in the memory of this process, in the order of tensorsOf(), because workers and servers exchange arenas. Used
/// by one thread at a time. step() and forward() may throw exceptions of the underlying library; Network turns them
/// into errors.
class Program {
public:
    virtual ~Program() = default;

    virtual std::span<float> parameters() = 0;
    virtual std::span<float> gradients() = 0; ///< empty when compiled without training

    /// Runs n = labels.size() <= batch samples. The loss may be NaN or infinite; the caller checks it.
    /// \param images   [n * input], already checked
    /// \param labels   [n], already checked
    /// \param learn    also writes the gradient of the summed loss to gradients()
    /// \param observer  may be null; is null without `learn`
    /// \error those of the observer
    virtual Result<protocol::BatchMetrics> step(std::span<const float> images, std::span<const std::int32_t> labels,
                                                bool learn, StepObserver *observer) = 0;

    /// Computes the scores of n <= batch samples.
    /// \param logits  [n * classes]
    virtual void forward(std::span<const float> images, std::size_t n, std::span<float> logits) = 0;

    virtual std::string describe() const = 0;
};

/// A way to run models. That of the CPU is always available; openGpuEngine() opens one for a GPU.
class Engine {
public:
    virtual ~Engine() = default;
    virtual std::string name() const = 0;
    /// \error Unsupported (only a reference implementation of a kernel exists), InvalidArgument, Internal
    virtual Result<std::unique_ptr<Program>> compile(const NetworkOptions &) = 0;
};

/// Runs oneDNN and our own kernels on this CPU. Lives as long as the process.
Engine &cpuEngine();

} // namespace trainyard::nn
