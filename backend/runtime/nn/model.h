#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "backend/core/enum_names.h"
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
    Dense,         ///< all inputs to all outputs; flattens its input in the order height, width, channel
    BatchNorm,     ///< per channel: gamma * (x - mean) / sqrt(variance + epsilon) + beta
    MaxPool,       ///< square kernel
    AveragePool,   ///< square kernel; the mean of the cells of the window that lie inside the image
    GlobalAverage, ///< the mean over height and width: 1 x 1 x channels
    Add,           ///< sum of two inputs of one shape
    Tanh,
    Relu,
};

/// One layer as plain data, without weights and independent of any engine. Fields that a kind does not use keep their
/// defaults.
struct Layer {
    LayerKind kind = LayerKind::Dense;
    std::string name;        ///< unique; prefix of its tensors: "conv1" gives conv1_weight and conv1_bias
    int outputs = 0;         ///< filters of a convolution, units of a dense layer
    int kernel = 0;          ///< Convolution, MaxPool, AveragePool
    int stride = 0;          ///< the same kinds; 0 stands for 1 in a convolution and for the kernel in a pool
    int padding = 0;         ///< the same kinds; on each side, less than the kernel
    bool bias = true;        ///< Convolution, Dense
    float epsilon = 2e-5F;   ///< BatchNorm
    float momentum = 0.9F;   ///< BatchNorm: share of the running statistics that an update keeps
    bool fixedGamma = false; ///< BatchNorm: gamma stays 1
    /// The layers that it reads, as positions in Model::layers, all before its own; kInput is the image. Empty: the
    /// previous layer, or the image for the first layer. Add needs two inputs, every other kind one.
    std::vector<int> inputs;

    int step() const { return stride > 0 ? stride : kind == LayerKind::Convolution ? 1 : kernel; }
    bool operator==(const Layer &) const = default;
};

constexpr int kInput = -1;

/// A graph of layers in an order in which they can run. The result of the last layer is one score per class; the
/// softmax cross-entropy after it is implicit.
struct Model {
    std::string name;
    Shape input;
    std::vector<Layer> layers;

    /// Shape after each layer, [layers].
    /// \error InvalidArgument, naming the layer: a kernel larger than its input, no layers or too many, impossible
    ///     sizes, inputs that do not exist or differ in shape, a name that is empty, used twice or not printable ASCII
    ///     without spaces, a layer whose result is never read
    Result<std::vector<Shape>> shapes() const;
    /// Layer::inputs of a layer, with the default filled in.
    std::vector<int> inputsOf(std::size_t layer) const;
    bool operator==(const Model &) const = default;
};

/// Limit of a model's input and of a layer's result, in numbers per sample.
constexpr std::size_t kMaxValue = std::size_t(1) << 28;

/// The shape after one layer.
/// \param model  name of the model, for errors
/// \error as Model::shapes
Result<Shape> shapeAfter(const Layer &, const Shape &in, const std::string &model);

enum class TensorRole {
    Weight, ///< of a convolution or dense layer; only weights decay
    Bias,
    Gamma,      ///< scale of a batch norm
    Beta,       ///< shift of a batch norm
    MovingMean, ///< running statistics of a batch norm: averaged instead of learnt, see TensorInfo
    MovingVariance,
};
/// The names of tensors end with '_' and these.
constexpr auto namesOf(TensorRole)
{
    return std::to_array<std::string_view>({"weight", "bias", "gamma", "beta", "moving_mean", "moving_var"});
}
using trainyard::toString;

/// Where one tensor lies in the flat arenas of parameters and gradients.
///
/// Running statistics lie in the same arenas, after all trainable tensors: they are sent, replicated, pulled by a
/// joining worker and saved together with the weights and need no code path of their own. Their "gradient" is the
/// statistic of the batch times the samples of the batch. The update of such an element averages, whatever the
/// optimiser:
///     w = keep * w + (1 - keep) * gradient / samples
/// The running statistics are therefore those of the mean over all workers, weighted by samples.
struct TensorInfo {
    std::string name;                 ///< "conv1_weight"
    std::size_t offset = 0, size = 0; ///< in floats
    /// Weight of a convolution: out, height, width, in. Weight of a dense layer: out, in, where `in` runs over height,
    /// width, channel. Others: [n].
    std::vector<std::int64_t> shape;
    TensorRole role = TensorRole::Weight;
    float keep = 0; ///< running statistics: Layer::momentum

    bool trainable() const { return role != TensorRole::MovingMean && role != TensorRole::MovingVariance; }
    /// Compares name and layout only; role and keep follow from the model and are stored in no file.
    bool operator==(const TensorInfo &other) const
    {
        return name == other.name && offset == other.offset && size == other.size && shape == other.shape;
    }
};

/// The tensors of a model in the order of its layers, trainable ones first, packed without gaps. The result is the same
/// on every machine and for every engine, because workers and servers exchange arenas and not tensors. Names are
/// MXNet's: NAME_weight, _bias, _gamma, _beta, _moving_mean, _moving_var.
/// \error as Model::shapes; InvalidArgument also for no parameters and for more than 2^31
Result<std::vector<TensorInfo>> tensorsOf(const Model &);

/// Trainable tensors and floats: what papers count as the parameters of a model.
struct ParameterCount {
    std::size_t tensors = 0, floats = 0;
    bool operator==(const ParameterCount &) const = default;
};
ParameterCount trainable(const std::vector<TensorInfo> &);

} // namespace trainyard::nn
