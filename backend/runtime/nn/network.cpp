#include "backend/runtime/nn/network.h"

#include <algorithm>
#include <cmath>
#include <exception>

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/runtime/nn/engine.h"
#include "backend/runtime/nn/models.h"

namespace trainyard::nn {

struct Network::State {
    NetworkOptions options;
    std::vector<TensorInfo> tensors;
    int classes = 0;
    std::unique_ptr<Program> program;

    Status check(std::span<const float> images, std::span<const std::int32_t> labels) const;
    Result<protocol::BatchMetrics> step(std::span<const float> images, std::span<const std::int32_t> labels, bool learn,
                                        StepObserver *observer = nullptr);
};

Status Network::State::check(std::span<const float> images, std::span<const std::int32_t> labels) const
{
    if (images.size() != labels.size() * options.model.input.size())
        return fail(
            ErrorCode::InvalidArgument, options.model.name,
            fmt::format("{} pixels for {} samples of {}", images.size(), labels.size(), options.model.input.size()));
    for (const std::int32_t label : labels)
        if (label < 0 || label >= classes)
            return fail(ErrorCode::InvalidArgument, options.model.name,
                        fmt::format("label {} does not exist: the model has {} classes", label, classes));
    return {};
}

Result<protocol::BatchMetrics> Network::State::step(std::span<const float> images, std::span<const std::int32_t> labels,
                                                    bool learn, StepObserver *observer)
try {
    auto result = program->step(images, labels, learn, observer);
    if (result && !std::isfinite(result->lossSum))
        return fail(
            ErrorCode::Diverged, options.model.name,
            fmt::format(
                "the loss of a batch of {} samples is {}: the learning rate is too high, or the data are damaged",
                labels.size(), result->lossSum));
    return result;
} catch (const std::exception &e) {
    return fail(ErrorCode::Internal, options.model.name, e.what());
}

void initialise(const std::vector<TensorInfo> &tensors, std::uint64_t seed, std::span<float> parameters)
{
    for (std::size_t t = 0; t < tensors.size(); ++t) {
        const TensorInfo &tensor = tensors[t];
        const auto values = parameters.subspan(tensor.offset, tensor.size);
        if (tensor.role != TensorRole::Weight) {
            std::ranges::fill(
                values, tensor.role == TensorRole::Gamma || tensor.role == TensorRole::MovingVariance ? 1.0F : 0.0F);
            continue;
        }
        const double outputs = double(tensor.shape.front()),
                     area = tensor.shape.size() == 4 ? double(tensor.shape[1] * tensor.shape[2]) : 1.0;
        const double inputs = double(tensor.size) / outputs;
        const double bound = std::sqrt(6.0 / (inputs + outputs * area));
        std::uint64_t state =
            seed * 0x9e3779b97f4a7c15ULL + t; // splitmix64: the same on every machine, unlike std:: distributions
        for (float &value : values) {
            std::uint64_t z = (state += 0x9e3779b97f4a7c15ULL);
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
            z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
            z ^= z >> 31;
            value = float((double(z >> 11) * 0x1p-53 * 2.0 - 1.0) * bound);
        }
    }
}

Network::Network(std::unique_ptr<State> state)
    : m(std::move(state))
{
}
Network::~Network() = default;

Result<std::unique_ptr<Network>> Network::build(const NetworkOptions &options)
{
    return build(options, cpuEngine());
}

Result<std::unique_ptr<Network>> Network::build(const NetworkOptions &options, Engine &engine)
try {
    if (options.batch < 1 || options.batch > 1 << 20 || options.threads < 1 || options.threads > 1024)
        return fail(ErrorCode::InvalidArgument, options.model.name,
                    fmt::format("impossible batch of {} with {} threads", options.batch, options.threads));
    const auto tensors = tensorsOf(options.model);
    const auto shapes = options.model.shapes();
    if (!tensors || !shapes)
        return fail(!tensors ? tensors.error() : shapes.error());
    auto state = std::make_unique<State>();
    state->options = options;
    state->tensors = *tensors;
    state->classes = int(shapes->back().size());
    TY_ASSIGN(auto program, engine.compile(options));
    state->program = std::move(program);
    return std::unique_ptr<Network>(new Network(std::move(state)));
} catch (const std::exception &e) {
    return fail(ErrorCode::Internal, options.model.name, e.what());
}

Result<std::unique_ptr<Network>> Network::build(const std::string &modelName, int batch, int threads)
{
    TY_ASSIGN(auto model, modelNamed(modelName));
    return build({.model = std::move(model), .batch = batch, .threads = threads});
}

const Model &Network::model() const
{
    return m->options.model;
}
int Network::batch() const
{
    return m->options.batch;
}
int Network::classes() const
{
    return m->classes;
}
std::string Network::describe() const
{
    return m->program->describe();
}
std::span<const TensorInfo> Network::tensors() const
{
    return m->tensors;
}
std::span<float> Network::parameters()
{
    return m->program->parameters();
}
std::span<const float> Network::parameters() const
{
    return m->program->parameters();
}
std::span<float> Network::gradients()
{
    return m->program->gradients();
}

void Network::initialise(std::uint64_t seed)
{
    nn::initialise(m->tensors, seed, m->program->parameters());
}

Result<protocol::BatchMetrics> Network::forwardBackward(std::span<const float> images,
                                                        std::span<const std::int32_t> labels, StepObserver *observer)
{
    if (!m->options.training)
        return fail(ErrorCode::InvalidArgument, m->options.model.name, "this network was built without training");
    if (labels.size() > std::size_t(batch()))
        return fail(ErrorCode::InvalidArgument, m->options.model.name,
                    fmt::format("{} samples do not fit into a batch of {}", labels.size(), batch()));
    TY_TRY(m->check(images, labels));
    return m->step(images, labels, true, observer);
}

Result<protocol::BatchMetrics> Network::evaluate(std::span<const float> images, std::span<const std::int32_t> labels)
{
    TY_TRY(m->check(images, labels));
    protocol::BatchMetrics sum;
    const std::size_t input = m->options.model.input.size();
    for (std::size_t at = 0; at < labels.size();) {
        const std::size_t n = std::min(labels.size() - at, std::size_t(batch()));
        TY_ASSIGN(const auto result, m->step(images.subspan(at * input, n * input), labels.subspan(at, n), false));
        sum += result;
        at += n;
    }
    return sum;
}

Result<std::vector<float>> Network::scores(std::span<const float> images)
try {
    const std::size_t input = m->options.model.input.size(), n = images.size() / input;
    if (images.size() % input != 0 || n > std::size_t(batch()))
        return fail(ErrorCode::InvalidArgument, m->options.model.name,
                    fmt::format("{} pixels are not up to {} samples of {}", images.size(), batch(), input));
    std::vector<float> logits(n * std::size_t(classes()));
    if (n > 0)
        m->program->forward(images, n, logits);
    return logits;
} catch (const std::exception &e) {
    return fail(ErrorCode::Internal, m->options.model.name, e.what());
}

} // namespace trainyard::nn
