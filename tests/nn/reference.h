#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "backend/runtime/nn/model.h"

namespace trainyard::nn::test {

/// An independent network in double, written for readability, not speed. Tests compare the engines with it.
class Reference {
public:
    explicit Reference(Model model);

    std::vector<double> parameters, gradients; ///< layout of tensorsOf(model)

    /// Computes the gradients, with the statistics of the batch.
    /// \param images  [samples, height, width, channels]
    /// \param labels  [samples]
    /// \return sum of the softmax cross-entropies
    double forwardBackward(std::span<const float> images, std::span<const std::int32_t> labels);
    /// Like forwardBackward(), without gradients.
    double loss(std::span<const float> images, std::span<const std::int32_t> labels);
    std::int64_t correct = 0; ///< correctly classified samples of the last call

private:
    /// Values of one layer for all samples: [samples][height, width, channels].
    struct Volume {
        Shape shape;
        std::vector<std::vector<double>> v;
        Volume(Shape s, std::size_t samples)
            : shape(s)
            , v(samples, std::vector<double>(s.size(), 0.0))
        {
        }
    };
    struct Norm {
        std::vector<double> mean, inverse; ///< per channel
    };

    void forward(std::size_t layer, std::vector<const Volume *> in, Volume &out);
    void backward(std::size_t layer, std::vector<const Volume *> in, const Volume &out, const Volume &diff,
                  std::vector<Volume *> back);
    Norm normOf(const Layer &, const Volume &in) const;
    double scores(const Volume &logits, std::span<const std::int32_t> labels, Volume *diff);
    double run(std::span<const float> images, std::span<const std::int32_t> labels, bool learn);
    double *at(std::vector<double> &arena, const Layer &, const char *what);

    Model m_model;
    std::vector<Shape> m_shapes;
    std::vector<TensorInfo> m_tensors;
};

} // namespace trainyard::nn::test
