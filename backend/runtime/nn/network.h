#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/element_type.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn {

class Engine;
class Program;

/// First weights [p], the same bits for the same seed on every machine: weights uniform in +-sqrt(6 / (inputs +
/// outputs)) (Xavier), biases and betas zero, gammas one, running statistics those of nothing seen (0 and 1). source
/// Glorot and Bengio, AISTATS 2010
void initialise(const std::vector<TensorInfo> &, std::uint64_t seed, std::span<float> parameters);

struct NetworkOptions {
    Model model;
    int batch = 64;       ///< samples per step, fixed when the network is built; a smaller batch is padded
    int threads = 1;      ///< compute threads of this process; 1 makes results equal bit for bit from run to run
    bool training = true; ///< false: forward only, about half the memory
    /// What the activations, their gradients and the arithmetic on them are; parameters() and gradients() are float32
    /// in any case.
    ElementType precision = ElementType::Float32;
    /// Where gradients() shall lie, for others to read them there: [p] and AlignedBuffer::kSlack. Null: anywhere; on a
    /// graphics card it stays anywhere.
    std::shared_ptr<float> gradients{};
};

/// What a step or an evaluation counted. Add them up; divide at the end.
struct BatchResult {
    double lossSum = 0;       ///< softmax cross-entropy, natural logarithm, summed over samples
    std::int64_t correct = 0; ///< samples whose highest score was the label's
    std::int64_t samples = 0;
    BatchResult &operator+=(const BatchResult &other);
    double loss() const { return samples ? lossSum / double(samples) : 0.0; }
    double accuracy() const { return samples ? double(correct) / double(samples) : 0.0; }
};

/// Told by a step how far it is, so that an exchange with others goes on beside it. Ranges are of the arenas, in
/// floats. Called in the step's thread.
class StepWatcher {
public:
    virtual ~StepWatcher() = default;
    /// Before the step first reads parameters() in [begin, end). An error ends the step with it.
    virtual Status parametersNeeded(std::size_t begin, std::size_t end) = 0;
    /// The forward pass is over, and gradients() have not been touched yet. An error ends the step with it.
    virtual Status backwardBegins(const BatchResult &) = 0;
    /// gradients() in [begin, end) are complete and stay so until the next backwardBegins has returned; the step reads
    /// parameters() in [begin, end) no more. Mostly from back to front.
    virtual void gradientsFinal(std::size_t begin, std::size_t end) = 0;
};

/// A model made ready for one batch size on one engine: parameters, gradients, one memory plan, kernels compiled.
/// Belongs to one thread at a time. The worker's loop:
///     pull into parameters(); forwardBackward(images, labels); push gradients()
class Network {
public:
    /// errors  InvalidArgument (unknown model, impossible sizes), Unsupported (the engine would need a slow reference
    /// kernel, or the
    ///         processor does not compute in that precision),
    ///         Internal (the engine's own words)
    static Result<std::unique_ptr<Network>> build(const NetworkOptions &); ///< on the processor
    static Result<std::unique_ptr<Network>> build(const NetworkOptions &, Engine &);
    static Result<std::unique_ptr<Network>> build(const std::string &modelName, int batch, int threads);
    ~Network();
    Network(const Network &) = delete;
    Network &operator=(const Network &) = delete;

    const Model &model() const;
    int batch() const;
    int classes() const;
    /// Which kernels were chosen, one line per primitive, for the log and for bench/.
    std::string describe() const;

    std::span<const TensorInfo> tensors() const;
    std::span<float> parameters(); ///< [p], aligned to 64 bytes; write freely between steps
    std::span<const float> parameters() const;
    std::span<float> gradients(); ///< [p], overwritten by every step; summed over samples, not averaged

    /// First weights, see nn::initialise.
    void initialise(std::uint64_t seed);

    /// One step: scores, loss, and the gradient of the summed loss in gradients().
    /// images  [n * height * width * channels] float32, n <= batch(); n = 0 gives zero gradients
    /// labels  [n], each in [0, classes())
    /// watcher  told how far it is; may be null. Every element of the arenas is told final once.
    /// errors  InvalidArgument (sizes, labels), Diverged (the loss is not finite; gradients() are then useless),
    /// Internal, the watcher's own
    Result<BatchResult> forwardBackward(std::span<const float> images, std::span<const std::int32_t> labels,
                                        StepWatcher *watcher = nullptr);

    /// Forward only, any number of samples, cut into batches here. errors as above
    Result<BatchResult> evaluate(std::span<const float> images, std::span<const std::int32_t> labels);

    /// Scores of up to batch() samples, [n * classes()], as logits. errors InvalidArgument, Internal
    Result<std::vector<float>> scores(std::span<const float> images);

private:
    struct State;
    explicit Network(std::unique_ptr<State>);
    std::unique_ptr<State> m;
};

} // namespace trainyard::nn
