#include "tests/nn/reference.h"

#include <algorithm>
#include <cmath>

namespace trainyard::nn::test {

namespace {

/// Calls f(output pixel, cell of the kernel, input pixel) for every cell of every window that lies inside the image.
template <class F>
void overWindows(const Layer &layer, const Shape &in, const Shape &out, F f)
{
    for (int y = 0; y < out.height; ++y)
        for (int x = 0; x < out.width; ++x)
            for (int k = 0; k < layer.kernel * layer.kernel; ++k) {
                const int iy = y * layer.step() - layer.padding + k / layer.kernel,
                          ix = x * layer.step() - layer.padding + k % layer.kernel;
                if (iy >= 0 && ix >= 0 && iy < in.height && ix < in.width)
                    f(std::size_t(y * out.width + x), std::size_t(k), std::size_t(iy * in.width + ix));
            }
}

/// Calls f(index in the output, in the weights, in the input) for every multiplication of a convolution.
template <class F>
void convolve(const Layer &layer, const Shape &in, const Shape &out, F f)
{
    const auto ins = std::size_t(in.channels), outs = std::size_t(out.channels),
               cells = std::size_t(layer.kernel * layer.kernel);
    overWindows(layer, in, out, [&](std::size_t to, std::size_t cell, std::size_t from) {
        for (std::size_t o = 0; o < outs; ++o)
            for (std::size_t c = 0; c < ins; ++c)
                f(to * outs + o, (o * cells + cell) * ins + c, from * ins + c);
    });
}

std::vector<double> cellsPerWindow(const Layer &layer, const Shape &in, const Shape &out)
{
    std::vector<double> cells(std::size_t(out.height) * std::size_t(out.width), 0.0);
    overWindows(layer, in, out, [&](std::size_t to, std::size_t, std::size_t) { cells[to] += 1; });
    return cells;
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
    return run(images, labels, false);
}

double Reference::forwardBackward(std::span<const float> images, std::span<const std::int32_t> labels)
{
    std::ranges::fill(gradients, 0.0);
    return run(images, labels, true);
}

double *Reference::at(std::vector<double> &arena, const Layer &layer, const char *what)
{
    const auto found = std::ranges::find(m_tensors, layer.name + what, &TensorInfo::name);
    return found == m_tensors.end() ? nullptr : arena.data() + found->offset;
}

Reference::Norm Reference::normOf(const Layer &layer, const Volume &in) const
{
    const auto channels = std::size_t(in.shape.channels);
    const double count = double(in.v.size()) * double(in.shape.height * in.shape.width);
    Norm norm{std::vector<double>(channels), std::vector<double>(channels)};
    for (const auto &sample : in.v)
        for (std::size_t i = 0; i < sample.size(); ++i)
            norm.mean[i % channels] += sample[i] / count;
    std::vector<double> variance(channels);
    for (const auto &sample : in.v)
        for (std::size_t i = 0; i < sample.size(); ++i)
            variance[i % channels] += std::pow(sample[i] - norm.mean[i % channels], 2) / count;
    for (std::size_t c = 0; c < channels; ++c)
        norm.inverse[c] = 1 / std::sqrt(variance[c] + double(layer.epsilon));
    return norm;
}

void Reference::forward(std::size_t at_, std::vector<const Volume *> inputs, Volume &out)
{
    const Layer &layer = m_model.layers[at_];
    const Volume &in = *inputs[0];
    const double *w = at(parameters, layer, "_weight"), *b = at(parameters, layer, "_bias");
    const double *gamma = at(parameters, layer, "_gamma"), *beta = at(parameters, layer, "_beta");
    const auto channels = std::size_t(in.shape.channels);
    const Norm norm = layer.kind == LayerKind::BatchNorm ? normOf(layer, in) : Norm{};
    const bool pool = layer.kind == LayerKind::AveragePool;
    const std::vector<double> cells = pool ? cellsPerWindow(layer, in.shape, out.shape) : std::vector<double>();
    for (std::size_t s = 0; s < in.v.size(); ++s) {
        const auto &x = in.v[s];
        auto &y = out.v[s];
        switch (layer.kind) {
        case LayerKind::Convolution:
            for (std::size_t i = 0; i < y.size(); ++i)
                y[i] = b ? b[i % std::size_t(layer.outputs)] : 0.0;
            convolve(layer, in.shape, out.shape,
                     [&](std::size_t to, std::size_t k, std::size_t from) { y[to] += w[k] * x[from]; });
            break;
        case LayerKind::Dense:
            for (std::size_t o = 0; o < y.size(); ++o) {
                y[o] = b ? b[o] : 0.0;
                for (std::size_t k = 0; k < x.size(); ++k)
                    y[o] += w[o * x.size() + k] * x[k];
            }
            break;
        case LayerKind::BatchNorm:
            for (std::size_t i = 0; i < y.size(); ++i) {
                const std::size_t c = i % channels;
                y[i] = (layer.fixedGamma ? 1.0 : gamma[c]) * (x[i] - norm.mean[c]) * norm.inverse[c] + beta[c];
            }
            break;
        case LayerKind::MaxPool:
            std::ranges::fill(y, -INFINITY);
            overWindows(layer, in.shape, out.shape, [&](std::size_t to, std::size_t, std::size_t from) {
                for (std::size_t c = 0; c < channels; ++c)
                    y[to * channels + c] = std::max(y[to * channels + c], x[from * channels + c]);
            });
            break;
        case LayerKind::AveragePool:
            overWindows(layer, in.shape, out.shape, [&](std::size_t to, std::size_t, std::size_t from) {
                for (std::size_t c = 0; c < channels; ++c)
                    y[to * channels + c] += x[from * channels + c] / cells[to];
            });
            break;
        case LayerKind::GlobalAverage:
            for (std::size_t i = 0; i < x.size(); ++i)
                y[i % channels] += x[i] * double(channels) / double(x.size());
            break;
        case LayerKind::Add:
            std::ranges::transform(x, inputs[1]->v[s], y.begin(), std::plus());
            break;
        case LayerKind::Tanh:
            std::ranges::transform(x, y.begin(), [](double v) { return std::tanh(v); });
            break;
        case LayerKind::Relu:
            std::ranges::transform(x, y.begin(), [](double v) { return std::max(v, 0.0); });
            break;
        }
    }
}

void Reference::backward(std::size_t at_, std::vector<const Volume *> inputs, const Volume &out, const Volume &diff,
                         std::vector<Volume *> back)
{
    const Layer &layer = m_model.layers[at_];
    const Volume &in = *inputs[0];
    const double *w = at(parameters, layer, "_weight"), *gamma = at(parameters, layer, "_gamma");
    double *dw = at(gradients, layer, "_weight"), *db = at(gradients, layer, "_bias");
    const auto channels = std::size_t(in.shape.channels);
    if (layer.kind == LayerKind::BatchNorm) {
        const Norm norm = normOf(layer, in);
        double *dgamma = at(gradients, layer, "_gamma"), *dbeta = at(gradients, layer, "_beta");
        double *mean = at(gradients, layer, "_moving_mean"), *variance = at(gradients, layer, "_moving_var");
        const double n = double(in.v.size()), count = n * double(in.shape.height * in.shape.width);
        std::vector<double> sum(channels), product(channels);
        for (std::size_t s = 0; s < in.v.size(); ++s)
            for (std::size_t i = 0; i < in.v[s].size(); ++i) {
                const std::size_t c = i % channels;
                sum[c] += diff.v[s][i];
                product[c] += diff.v[s][i] * (in.v[s][i] - norm.mean[c]) * norm.inverse[c];
            }
        for (std::size_t c = 0; c < channels; ++c) {
            dgamma[c] += layer.fixedGamma ? 0.0 : product[c];
            dbeta[c] += sum[c];
            mean[c] += n * norm.mean[c];
            variance[c] += n * (1 / (norm.inverse[c] * norm.inverse[c]) - double(layer.epsilon));
        }
        for (std::size_t s = 0; s < in.v.size(); ++s)
            for (std::size_t i = 0; i < in.v[s].size(); ++i) {
                const std::size_t c = i % channels;
                const double scale = (layer.fixedGamma ? 1.0 : gamma[c]) * norm.inverse[c];
                const double x = (in.v[s][i] - norm.mean[c]) * norm.inverse[c];
                back[0]->v[s][i] += scale * (diff.v[s][i] - sum[c] / count - x * product[c] / count);
            }
        return;
    }
    const bool pool = layer.kind == LayerKind::AveragePool;
    const std::vector<double> cells = pool ? cellsPerWindow(layer, in.shape, out.shape) : std::vector<double>();
    for (std::size_t s = 0; s < in.v.size(); ++s) {
        const auto &x = in.v[s], &y = out.v[s], &d = diff.v[s];
        auto &dx = back[0]->v[s];
        switch (layer.kind) {
        case LayerKind::Convolution:
            for (std::size_t i = 0; db && i < d.size(); ++i)
                db[i % std::size_t(layer.outputs)] += d[i];
            convolve(layer, in.shape, out.shape, [&](std::size_t to, std::size_t k, std::size_t from) {
                dw[k] += d[to] * x[from];
                dx[from] += d[to] * w[k];
            });
            break;
        case LayerKind::Dense:
            for (std::size_t o = 0; o < d.size(); ++o) {
                if (db)
                    db[o] += d[o];
                for (std::size_t k = 0; k < x.size(); ++k) {
                    dw[o * x.size() + k] += d[o] * x[k];
                    dx[k] += d[o] * w[o * x.size() + k];
                }
            }
            break;
        case LayerKind::MaxPool: {
            std::vector<bool> taken(y.size(), false); // the first of equal values gets the gradient
            overWindows(layer, in.shape, out.shape, [&](std::size_t to, std::size_t, std::size_t from) {
                for (std::size_t c = 0; c < channels; ++c)
                    if (!taken[to * channels + c] && x[from * channels + c] == y[to * channels + c]) {
                        taken[to * channels + c] = true;
                        dx[from * channels + c] += d[to * channels + c];
                    }
            });
            break;
        }
        case LayerKind::AveragePool:
            overWindows(layer, in.shape, out.shape, [&](std::size_t to, std::size_t, std::size_t from) {
                for (std::size_t c = 0; c < channels; ++c)
                    dx[from * channels + c] += d[to * channels + c] / cells[to];
            });
            break;
        case LayerKind::GlobalAverage:
            for (std::size_t i = 0; i < x.size(); ++i)
                dx[i] += d[i % channels] * double(channels) / double(x.size());
            break;
        case LayerKind::Add:
            for (std::size_t i = 0; i < d.size(); ++i) {
                dx[i] += d[i];
                back[1]->v[s][i] += d[i];
            }
            break;
        case LayerKind::Tanh:
            for (std::size_t i = 0; i < d.size(); ++i)
                dx[i] += d[i] * (1 - y[i] * y[i]);
            break;
        case LayerKind::Relu:
            for (std::size_t i = 0; i < d.size(); ++i)
                dx[i] += y[i] > 0 ? d[i] : 0.0;
            break;
        case LayerKind::BatchNorm:
            break; // handled above
        }
    }
}

double Reference::scores(const Volume &logits, std::span<const std::int32_t> labels, Volume *diff)
{
    double loss = 0;
    for (std::size_t s = 0; s < labels.size(); ++s) {
        const auto &z = logits.v[s];
        const auto label = std::size_t(labels[s]);
        const double high = *std::ranges::max_element(z);
        double sum = 0;
        for (const double l : z)
            sum += std::exp(l - high);
        correct += std::size_t(std::ranges::max_element(z) - z.begin()) == label;
        loss += std::log(sum) + high - z[label];
        for (std::size_t c = 0; diff && c < z.size(); ++c)
            diff->v[s][c] = std::exp(z[c] - high) / sum - (c == label ? 1.0 : 0.0);
    }
    return loss;
}

double Reference::run(std::span<const float> images, std::span<const std::int32_t> labels, bool learn)
{
    correct = 0;
    const std::size_t samples = labels.size(), size = m_model.input.size();
    Volume image(m_model.input, samples);
    for (std::size_t s = 0; s < samples; ++s)
        std::copy_n(images.data() + s * size, size, image.v[s].begin());
    std::vector<Volume> values;
    const auto inputsOf = [&](std::size_t i, auto &from, auto &input) {
        std::vector<std::remove_reference_t<decltype(input)> *> found;
        for (const int at : m_model.inputsOf(i))
            found.push_back(at == kInput ? &input : &from[std::size_t(at)]);
        return found;
    };
    const auto &constant = values;
    const Volume &source = image;
    for (std::size_t i = 0; i < m_model.layers.size(); ++i) {
        Volume out(m_shapes[i], samples);
        forward(i, inputsOf(i, constant, source), out);
        values.push_back(std::move(out));
    }
    if (!learn)
        return scores(values.back(), labels, nullptr);
    std::vector<Volume> diffs;
    for (const Shape &shape : m_shapes)
        diffs.emplace_back(shape, samples);
    Volume diffImage(m_model.input, samples);
    const double loss = scores(values.back(), labels, &diffs.back());
    for (std::size_t i = m_model.layers.size(); i-- > 0;)
        backward(i, inputsOf(i, constant, source), values[i], diffs[i], inputsOf(i, diffs, diffImage));
    return loss;
}

} // namespace trainyard::nn::test
