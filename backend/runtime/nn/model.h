#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::nn {

/// Size of one sample between two layers, channels last: height x width x channels. A flat vector is 1 x 1 x n.
struct Shape {
    int height = 1, width = 1, channels = 1;
    std::size_t size() const { return std::size_t(height) * std::size_t(width) * std::size_t(channels); }
    bool operator==(const Shape &) const = default;
};

enum class LayerKind {
    Convolution,   ///< square kernel
    Dense,         ///< all inputs to all outputs; flattens what comes in (height, width, channel order)
    BatchNorm,     ///< per channel: gamma * (x - mean) / sqrt(variance + epsilon) + beta
    MaxPool,       ///< square kernel
    AveragePool,   ///< square kernel; the mean of those cells of the window that lie inside the image
    GlobalAverage, ///< the mean over height and width: 1 x 1 x channels
    Add,           ///< sum of two inputs of one shape
    Tanh,
    Relu,
};

/// One layer: a plain description, without weights and without a word of any engine. Fields that a kind does not name
/// stay at their defaults.
struct Layer {
    LayerKind kind = LayerKind::Dense;
    std::string name;        ///< unique; prefix of its tensors: "conv1" gives conv1_weight and conv1_bias
    int outputs = 0;         ///< filters of a convolution, units of a dense layer
    int kernel = 0;          ///< Convolution, MaxPool, AveragePool
    int stride = 0;          ///< those three; 0: 1 for a convolution, the kernel for a pool
    int padding = 0;         ///< those three, on each side; less than the kernel
    bool bias = true;        ///< Convolution, Dense
    float epsilon = 2e-5F;   ///< BatchNorm
    float momentum = 0.9F;   ///< BatchNorm: how much of the running statistics an update keeps
    bool fixedGamma = false; ///< BatchNorm: gamma stays 1
    /// The layers it reads, as positions in Model::layers, all before its own; kInput is the image. Empty: the layer
    /// before, or the image for the first one. Add needs two, every other kind one.
    std::vector<int> inputs;

    int step() const { return stride > 0 ? stride : kind == LayerKind::Convolution ? 1 : kernel; }
    bool operator==(const Layer &) const = default;
};

constexpr int kInput = -1;

/// A graph of layers in an order in which they can run. It ends in the last layer, whose values are one score per
/// class; softmax cross-entropy follows by itself.
struct Model {
    std::string name;
    Shape input;
    std::vector<Layer> layers;

    /// Shape after each layer, [layers].
    /// errors  InvalidArgument, naming the layer: a kernel larger than its input, no layers or too many, bad sizes,
    ///         inputs that do not exist or differ in shape, a name used twice, empty or not a word of ASCII, a layer
    ///         that nobody reads
    Result<std::vector<Shape>> shapes() const;
    /// Layer::inputs of a layer with the default filled in.
    std::vector<int> inputsOf(std::size_t layer) const;
    bool operator==(const Model &) const = default;
};

/// The largest input and the largest result of a layer, in numbers of one sample.
constexpr std::size_t kMaxValue = std::size_t(1) << 28;

/// The shape after one layer. model: whose name an error has. errors as Model::shapes
Result<Shape> shapeAfter(const Layer &, const Shape &in, const std::string &model);

enum class TensorRole {
    Weight, ///< of a convolution or dense layer: the only ones that decay
    Bias,
    Gamma,
    Beta,       ///< scale and shift of a batch norm
    MovingMean, ///< running statistics of a batch norm: not learnt but averaged, see TensorInfo
    MovingVariance,
};

/// Where one tensor lies in the flat arenas of parameters and gradients.
///
/// Running statistics lie in the same arenas, behind all learnt tensors, so that they travel, are kept twice, pulled by
/// a joiner and saved with the weights and nobody needs a second path for them. Their "gradient" is the batch's
/// statistic times the samples of the batch; the update (optimizer.h) of such an element is  w = keep * w + (1 - keep)
/// * gradient / samples,  whatever the optimiser. So the running statistics are those of the mean over all workers,
/// weighted by samples.
struct TensorInfo {
    std::string name;                 ///< "conv1_weight"
    std::size_t offset = 0, size = 0; ///< in floats
    std::vector<std::int64_t> shape; ///< convolution weight: out, height, width, in; dense weight: out, in; others: [n]
    TensorRole role = TensorRole::Weight;
    float keep = 0; ///< of running statistics: Layer::momentum

    bool trainable() const { return role != TensorRole::MovingMean && role != TensorRole::MovingVariance; }
    /// Same bytes in the same place; role and keep follow from the model and are in no file.
    bool operator==(const TensorInfo &other) const
    {
        return name == other.name && offset == other.offset && size == other.size && shape == other.shape;
    }
};

/// The tensors of a model in the order of its layers, learnt ones first, packed without gaps: the same on every machine
/// and every engine, since workers and servers exchange arenas and not tensors. Names are MXNet's: NAME_weight, _bias,
/// _gamma, _beta, _moving_mean, _moving_var. errors as Model::shapes, and more than 2^31 parameters
Result<std::vector<TensorInfo>> tensorsOf(const Model &);

/// Tensors and floats that are learnt: what papers call the parameters of a model.
struct ParameterCount {
    std::size_t tensors = 0, floats = 0;
    bool operator==(const ParameterCount &) const = default;
};
ParameterCount trainable(const std::vector<TensorInfo> &);

} // namespace trainyard::nn
