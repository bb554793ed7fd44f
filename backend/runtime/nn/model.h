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
    Convolution, ///< square kernel, bias
    MaxPool,     ///< square kernel, stride = kernel
    Dense,       ///< all inputs to all outputs, bias; flattens what comes in (height, width, channel order)
    Tanh,
    Relu,
};

struct Layer {
    LayerKind kind = LayerKind::Dense;
    std::string name;  ///< prefix of its parameters: "conv1" gives conv1_weight and conv1_bias
    int outputs = 0;   ///< filters of a convolution, units of a dense layer
    int kernel = 0;    ///< Convolution, MaxPool
    int stride = 1;    ///< Convolution
    int padding = 0;   ///< Convolution, on each side
};

/// A chain of layers that ends in one score per class; softmax cross-entropy follows by itself.
struct Model {
    std::string name;
    Shape input;
    std::vector<Layer> layers;

    /// Shape after each layer, [layers]. errors InvalidArgument (a kernel larger than its input, no layers, bad sizes)
    Result<std::vector<Shape>> shapes() const;
};

/// Where one tensor lies in the flat arenas of parameters and gradients.
struct TensorInfo {
    std::string name;                 ///< "conv1_weight"
    std::size_t offset = 0, size = 0; ///< in floats
    std::vector<std::int64_t> shape;  ///< convolution weight: out, height, width, in; dense weight: out, in; bias: out
    bool operator==(const TensorInfo &) const = default;
};

/// The tensors of a model in the order of its layers, packed without gaps: the same on every machine and every engine, since
/// workers and servers exchange arenas and not tensors.
Result<std::vector<TensorInfo>> tensorsOf(const Model &);

/// The models known by name: "mlp" (784-128-64-10, ReLU, 109,386 parameters) and "lenet" (conv 5x5x20, tanh, pool, conv
/// 5x5x50, tanh, pool, fc 500, tanh, fc 10; 431,080 parameters). errors InvalidArgument, naming the known ones
Result<Model> modelNamed(const std::string &name);
std::vector<std::string> modelNames();

} // namespace trainyard::nn
