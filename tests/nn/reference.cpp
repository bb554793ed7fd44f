#include "tests/nn/reference.h"

#include <algorithm>
#include <cmath>

namespace trainyard::nn::test {

namespace {

struct Volume {
    Shape shape;
    std::vector<double> v;
    explicit Volume(Shape s)
        : shape(s)
        , v(s.size(), 0.0)
    {
    }
    double &at(int y, int x, int c) { return v[(std::size_t(y) * std::size_t(shape.width) + std::size_t(x)) * std::size_t(shape.channels) + std::size_t(c)]; }
    bool inside(int y, int x) const { return y >= 0 && x >= 0 && y < shape.height && x < shape.width; }
};

/// Visits every (output y, x, filter, kernel y, kernel x, input channel) of a convolution inside the image.
template <class F>
void convolve(const Layer &layer, const Volume &in, const Shape &out, F f)
{
    for (int y = 0; y < out.height; ++y)
        for (int x = 0; x < out.width; ++x)
            for (int o = 0; o < out.channels; ++o)
                for (int ky = 0; ky < layer.kernel; ++ky)
                    for (int kx = 0; kx < layer.kernel; ++kx)
                        for (int c = 0; c < in.shape.channels; ++c) {
                            const int iy = y * layer.step() - layer.padding + ky, ix = x * layer.step() - layer.padding + kx;
                            if (in.inside(iy, ix))
                                f(y, x, o, iy, ix, c,
                                  ((std::size_t(o) * std::size_t(layer.kernel) + std::size_t(ky)) * std::size_t(layer.kernel) + std::size_t(kx)) *
                                          std::size_t(in.shape.channels) +
                                      std::size_t(c));
                        }
}

} // namespace

Reference::Reference(Model model)
    : m_model(std::move(model))
    , m_shapes(*m_model.shapes())
    , m_tensors(*tensorsOf(m_model))
{
    parameters.assign(m_tensors.back().offset + m_tensors.back().size, 0.0);
    gradients = parameters;
}

double Reference::loss(std::span<const float> images, std::span<const std::int32_t> labels)
{
    correct = 0;
    double sum = 0;
    for (std::size_t i = 0; i < labels.size(); ++i)
        sum += sample(images.data() + i * m_model.input.size(), labels[i], false);
    return sum;
}

double Reference::forwardBackward(std::span<const float> images, std::span<const std::int32_t> labels)
{
    correct = 0;
    std::ranges::fill(gradients, 0.0);
    double sum = 0;
    for (std::size_t i = 0; i < labels.size(); ++i)
        sum += sample(images.data() + i * m_model.input.size(), labels[i], true);
    return sum;
}

double Reference::sample(const float *image, std::int32_t label, bool learn)
{
    std::vector<Volume> values{Volume(m_model.input)};
    std::copy_n(image, m_model.input.size(), values[0].v.begin());
    std::size_t tensor = 0;
    std::vector<std::size_t> tensorOf;
    for (std::size_t i = 0; i < m_model.layers.size(); ++i) {
        const Layer &layer = m_model.layers[i];
        Volume &in = values.back();
        Volume out(m_shapes[i]);
        tensorOf.push_back(tensor);
        const double *w = parameters.data() + m_tensors[std::min(tensor, m_tensors.size() - 1)].offset;
        const double *b = parameters.data() + m_tensors[std::min(tensor + 1, m_tensors.size() - 1)].offset;
        switch (layer.kind) {
        case LayerKind::Convolution:
            for (std::size_t k = 0; k < out.v.size(); ++k)
                out.v[k] = b[k % std::size_t(layer.outputs)];
            convolve(layer, in, out.shape, [&](int y, int x, int o, int iy, int ix, int c, std::size_t k) { out.at(y, x, o) += w[k] * in.at(iy, ix, c); });
            tensor += 2;
            break;
        case LayerKind::Dense:
            for (std::size_t o = 0; o < out.v.size(); ++o) {
                out.v[o] = b[o];
                for (std::size_t k = 0; k < in.v.size(); ++k)
                    out.v[o] += w[o * in.v.size() + k] * in.v[k];
            }
            tensor += 2;
            break;
        case LayerKind::MaxPool:
            for (int y = 0; y < out.shape.height; ++y)
                for (int x = 0; x < out.shape.width; ++x)
                    for (int c = 0; c < out.shape.channels; ++c) {
                        double best = -INFINITY;
                        for (int k = 0; k < layer.kernel * layer.kernel; ++k)
                            best = std::max(best, in.at(y * layer.kernel + k / layer.kernel, x * layer.kernel + k % layer.kernel, c));
                        out.at(y, x, c) = best;
                    }
            break;
        case LayerKind::Tanh:
            std::ranges::transform(in.v, out.v.begin(), [](double x) { return std::tanh(x); });
            break;
        case LayerKind::Relu:
            std::ranges::transform(in.v, out.v.begin(), [](double x) { return std::max(x, 0.0); });
            break;
        default: break;
        }
        values.push_back(std::move(out));
    }

    const auto &logits = values.back().v;
    const double high = *std::ranges::max_element(logits);
    double sum = 0;
    for (const double l : logits)
        sum += std::exp(l - high);
    correct += std::ranges::max_element(logits) - logits.begin() == label;
    const double loss = std::log(sum) + high - logits[std::size_t(label)];
    if (!learn)
        return loss;

    Volume diff(values.back().shape);
    for (std::size_t c = 0; c < logits.size(); ++c)
        diff.v[c] = std::exp(logits[c] - high) / sum - (int(c) == label ? 1.0 : 0.0);
    for (std::size_t i = m_model.layers.size(); i-- > 0;) {
        const Layer &layer = m_model.layers[i];
        Volume &in = values[i], &out = values[i + 1];
        Volume back(in.shape);
        const std::size_t at = m_tensors[std::min(tensorOf[i], m_tensors.size() - 1)].offset;
        const std::size_t biasAt = m_tensors[std::min(tensorOf[i] + 1, m_tensors.size() - 1)].offset;
        switch (layer.kind) {
        case LayerKind::Convolution:
            for (std::size_t k = 0; k < diff.v.size(); ++k)
                gradients[biasAt + k % std::size_t(layer.outputs)] += diff.v[k];
            convolve(layer, in, out.shape, [&](int y, int x, int o, int iy, int ix, int c, std::size_t k) {
                gradients[at + k] += diff.at(y, x, o) * in.at(iy, ix, c);
                back.at(iy, ix, c) += diff.at(y, x, o) * parameters[at + k];
            });
            break;
        case LayerKind::Dense:
            for (std::size_t o = 0; o < diff.v.size(); ++o) {
                gradients[biasAt + o] += diff.v[o];
                for (std::size_t k = 0; k < in.v.size(); ++k) {
                    gradients[at + o * in.v.size() + k] += diff.v[o] * in.v[k];
                    back.v[k] += diff.v[o] * parameters[at + o * in.v.size() + k];
                }
            }
            break;
        case LayerKind::MaxPool:
            for (int y = 0; y < out.shape.height; ++y)
                for (int x = 0; x < out.shape.width; ++x)
                    for (int c = 0; c < out.shape.channels; ++c)
                        for (int k = 0; k < layer.kernel * layer.kernel; ++k) {
                            const int iy = y * layer.kernel + k / layer.kernel, ix = x * layer.kernel + k % layer.kernel;
                            if (in.at(iy, ix, c) == out.at(y, x, c)) {
                                back.at(iy, ix, c) += diff.at(y, x, c);
                                break;
                            }
                        }
            break;
        case LayerKind::Tanh:
            for (std::size_t k = 0; k < diff.v.size(); ++k)
                back.v[k] = diff.v[k] * (1 - out.v[k] * out.v[k]);
            break;
        case LayerKind::Relu:
            for (std::size_t k = 0; k < diff.v.size(); ++k)
                back.v[k] = out.v[k] > 0 ? diff.v[k] : 0.0;
            break;
        default: break;
        }
        diff = std::move(back);
    }
    return loss;
}

} // namespace trainyard::nn::test
