#include "backend/runtime/nn/cpu/batch_norm.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace trainyard::nn {

BatchNorm::BatchNorm(const Layer &layer, const Shape &shape, bool relu, const NormTensors &tensors,
                     const CpuContext &context)
    : m_layer(layer)
    , m_pixels(shape.height * shape.width)
    , m_channels(shape.channels)
    , m_relu(relu)
    , m_tensors(tensors)
    , m_context(context)
    , m_kernels(normKernels(context.type))
    , m_sums(std::size_t(context.threads), std::vector<double>(2 * std::size_t(m_channels)))
{
    for (AlignedBuffer *buffer : {&m_mean, &m_inverse, &m_scale, &m_shift, &m_a, &m_b, &m_c})
        *buffer = AlignedBuffer(std::size_t(m_channels));
}

std::size_t BatchNorm::bytes(int images) const
{
    return std::size_t(images) * std::size_t(m_pixels) * std::size_t(m_channels) * bytesOf(m_context.type);
}

void BatchNorm::startForward()
{
    for (auto &sums : m_sums)
        std::ranges::fill(sums, 0.0);
}

void BatchNorm::collect(void *x, const void *addend, int images, int valid, int piece)
{
    overImages(images, piece, [&](int begin, int end, int thread) {
        std::byte *at = static_cast<std::byte *>(x) + bytes(begin);
        const std::byte *plus = addend ? static_cast<const std::byte *>(addend) + bytes(begin) : nullptr;
        const int counted = std::clamp(valid, begin, end);
        m_kernels.statistics(at, plus, part(begin, counted), m_sums[std::size_t(thread)].data());
    });
}

void BatchNorm::gather()
{
    for (std::size_t t = 1; t < m_sums.size(); ++t)
        for (std::size_t c = 0; c < m_sums[0].size(); ++c)
            m_sums[0][c] += m_sums[t][c];
}

void BatchNorm::scaleBy(const float *mean, const float *variance)
{
    for (int c = 0; c < m_channels; ++c) {
        const float inverse = 1.0F / std::sqrt(variance[c] + m_layer.epsilon);
        const float gamma = m_layer.fixedGamma ? 1.0F : m_tensors.gamma[c];
        m_mean.data()[c] = mean[c];
        m_inverse.data()[c] = inverse;
        m_scale.data()[c] = gamma * inverse;
        m_shift.data()[c] = m_tensors.beta[c] - mean[c] * (gamma * inverse);
    }
}

void BatchNorm::finishForward(int samples)
{
    gather();
    const double count = double(samples) * m_pixels;
    for (int c = 0; c < m_channels; ++c) {
        const double mean = m_sums[0][std::size_t(c)] / count;
        const double variance = m_sums[0][std::size_t(m_channels) + std::size_t(c)] / count - mean * mean;
        m_a.data()[c] = float(mean);
        m_b.data()[c] = variance < 0 ? 0.0F : float(variance); // keeps NaN
    }
    scaleBy(m_a.data(), m_b.data());
}

void BatchNorm::useRunning()
{
    scaleBy(m_tensors.movingMean, m_tensors.movingVariance);
}

void BatchNorm::normalise(const void *x, void *y, int images, int piece) const
{
    overImages(images, piece, [&](int begin, int end, int) {
        m_kernels.normalise(static_cast<const std::byte *>(x) + bytes(begin),
                            static_cast<std::byte *>(y) + bytes(begin), part(begin, end), m_scale.data(),
                            m_shift.data(), m_relu);
    });
}

void BatchNorm::average(const void *x, void *y, int images) const
{
    overImages(images, kAllThreads, [&](int begin, int end, int) {
        m_kernels.averageForward(static_cast<const std::byte *>(x) + bytes(begin),
                                 advance(y, std::size_t(m_channels) * std::size_t(begin), m_context.type),
                                 part(begin, end), m_scale.data(), m_shift.data(), m_relu);
    });
}

void BatchNorm::startBackward()
{
    startForward();
}

void BatchNorm::reduce(const void *x, void *dy, void *into, int images, int piece)
{
    overImages(images, piece, [&](int begin, int end, int thread) {
        m_kernels.reduce(static_cast<const std::byte *>(x) + bytes(begin), static_cast<std::byte *>(dy) + bytes(begin),
                         into ? static_cast<std::byte *>(into) + bytes(begin) : nullptr, part(begin, end),
                         m_scale.data(), m_shift.data(), m_mean.data(), m_relu, m_sums[std::size_t(thread)].data());
    });
}

void BatchNorm::finishBackward(int samples)
{
    gather();
    const double count = double(samples) * m_pixels;
    for (int c = 0; c < m_channels; ++c) {
        const double sum = m_sums[0][std::size_t(c)], product = m_sums[0][std::size_t(m_channels) + std::size_t(c)];
        const double inverse = double(m_inverse.data()[c]), scale = double(m_scale.data()[c]);
        m_tensors.diffMean[c] = float(samples) * m_mean.data()[c];
        m_tensors.diffVariance[c] = float(samples) * m_b.data()[c];
        m_tensors.diffBeta[c] = float(sum);
        m_tensors.diffGamma[c] = m_layer.fixedGamma ? 0.0F : float(product * inverse);
        m_a.data()[c] = float(scale);
        m_b.data()[c] = float(-scale * inverse * inverse * product / count);
        m_c.data()[c] = float(-scale * sum / count);
    }
}

void BatchNorm::apply(const void *x, const void *dy, const void *raw, void *dx, int images, int valid, int piece) const
{
    overImages(images, piece, [&](int begin, int end, int) {
        const auto from = [&](const void *p) { return p ? static_cast<const std::byte *>(p) + bytes(begin) : nullptr; };
        std::byte *out = static_cast<std::byte *>(dx) + bytes(begin);
        const int good = std::clamp(valid, begin, end);
        m_kernels.apply(from(x), from(dy), from(raw), out, part(begin, good), m_a.data(), m_b.data(), m_c.data(),
                        m_mean.data());
        std::memset(out + bytes(good - begin), 0, bytes(end - good));
    });
}

} // namespace trainyard::nn
