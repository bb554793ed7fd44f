#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/element_type.h"
#include "backend/runtime/nn/model.h"
#include "backend/runtime/nn/step_observer.h"

namespace trainyard::nn {

class Engine;
class Program;

/// Writes the initial parameters [p], the same bits for the same seed on every machine: weights uniform in
/// +-sqrt(6 / (inputs + outputs)) (Xavier), biases and betas 0, gammas 1, running means 0, running variances 1.
/// \source Glorot and Bengio, AISTATS 2010
void initialise(const std::vector<TensorInfo> &, std::uint64_t seed, std::span<float> parameters);

struct NetworkOptions {
    Model model;
    int batch = 64; ///< samples per step at most, fixed when the network is built
    /// Compute threads of this process. With 1 the same seed gives the same bits on one machine from run to run.
    /// Another number of threads or another CPU (with other kernels of oneDNN) changes the last digits; the vector
    /// width of our own loops (AVX2 or AVX-512) does not.
    int threads = 1;
    bool training = true; ///< false: forward only, with about half the memory
    /// Type of the activations, of their gradients and of the arithmetic on them; parameters() and gradients() are
    /// float32 in any case.
    ElementType precision = ElementType::Float32;
    /// Memory for gradients(), which other processes may read there: [p] and AlignedBuffer::kSlack floats. Null: the
    /// network allocates it. Ignored on a GPU.
    std::shared_ptr<float> gradients{};
};

/// A model compiled for one batch size on one engine: parameters, gradients, one memory plan, compiled kernels. Used by
/// one thread at a time. The loop of a worker:
///     pull into parameters(); forwardBackward(images, labels); push gradients()
class Network {
public:
    /// Compiles a model.
    /// \error InvalidArgument (unknown model, impossible sizes), Unsupported (only a slow reference kernel exists, or
    ///     the engine does not compute in that precision), Internal (with the message of the engine)
    static Result<std::unique_ptr<Network>> build(const NetworkOptions &); ///< on the CPU
    static Result<std::unique_ptr<Network>> build(const NetworkOptions &, Engine &);
    static Result<std::unique_ptr<Network>> build(const std::string &modelName, int batch, int threads);
    ~Network();
    Network(const Network &) = delete;
    Network &operator=(const Network &) = delete;

    const Model &model() const;
    int batch() const;
    int classes() const;
    /// The kernels that were chosen, one line per operation, for the log and for bench/.
    std::string describe() const;

    std::span<const TensorInfo> tensors() const;
    std::span<float> parameters(); ///< [p], aligned to 64 bytes; may be written between steps
    std::span<const float> parameters() const;
    std::span<float> gradients(); ///< [p], overwritten by every step; summed over samples, not averaged

    /// Sets the initial parameters, see nn::initialise.
    void initialise(std::uint64_t seed);

    /// One step: computes the scores, the loss, and the gradient of the summed loss in gradients().
    /// \param images   [n * height * width * channels] float32, n <= batch(); n = 0 gives zero gradients
    /// \param labels   [n], each in [0, classes())
    /// \param observer  receives the progress; may be null. Every element of the arenas is reported final once.
    /// \error InvalidArgument (sizes, labels, built without training), Diverged (the loss is not finite; gradients()
    ///     are then meaningless), Internal, those of the observer
    Result<protocol::BatchMetrics> forwardBackward(std::span<const float> images, std::span<const std::int32_t> labels,
                                                   StepObserver *observer = nullptr);

    /// Forward only, for any number of samples, which are split into batches.
    /// \error as forwardBackward
    Result<protocol::BatchMetrics> evaluate(std::span<const float> images, std::span<const std::int32_t> labels);

    /// The scores (logits) of up to batch() samples, [n * classes()].
    /// \error InvalidArgument, Internal
    Result<std::vector<float>> scores(std::span<const float> images);

private:
    struct State;
    explicit Network(std::unique_ptr<State>);
    std::unique_ptr<State> m;
};

} // namespace trainyard::nn
