#pragma once

#include <cstddef>
#include <cstdint>

namespace trainyard::nn {

enum class Activation : int { None, Tanh, Relu };

/// rate is already divided by 1 - beta1^t; second is 1 / sqrt(1 - beta2^t).
struct AdamStep {
    float rate, decay, rescale, beta1, beta2, second, epsilon;
};

/// Plain loops that the compiler vectorises, once per instruction set (kernels_impl.inc is compiled three times). All arrays are
/// float32 and may not overlap unless said otherwise.
struct Kernels {
    const char *name; ///< "avx512", "avx2", "sse2"

    /// see Optimizer::update in nn/optimizer.h
    void (*sgd)(float *w, float *v, const float *g, std::size_t n, float rate, float momentum, float decay, float rescale);
    void (*nesterov)(float *w, float *v, const float *g, std::size_t n, float rate, float momentum, float decay, float rescale);
    void (*adam)(float *w, float *m, float *v, const float *g, std::size_t n, const AdamStep &);
    void (*average)(float *w, const float *g, std::size_t n, float keep, float rescale);
    void (*add)(float *sum, const float *part, std::size_t n);
    /// bytes to [0, 1]
    void (*normalise)(float *out, const std::uint8_t *in, std::size_t n);

    /// In place: y = f(y). tanh within 4e-7, relative.
    void (*activate)(float *y, std::size_t n, Activation);
    /// In place: d = d * f'(x), told from the output y = f(x).
    void (*activateBackward)(float *d, const float *y, std::size_t n, Activation);

    /// Max pool of one image with stride = kernel, then the activation (monotone, so it may follow the maximum and costs kernel^2
    /// times less). in [height, width, stride] of which `channels` count; out [height / kernel, width / kernel, channels];
    /// where [like out], the position in its window of the first maximum, may be null
    void (*poolForward)(const float *in, float *out, std::uint8_t *where, int height, int width, int channels, int stride,
                        int kernel, Activation);
    /// in [height, width, stride] is overwritten: the gradient at the maximum, zero elsewhere (also between channels and stride)
    void (*poolBackward)(const float *diffOut, const std::uint8_t *where, float *diffIn, int height, int width, int channels,
                         int stride, int kernel);

    /// Softmax cross-entropy of n rows. diff [n, classes] gets softmax - onehot, may be null.
    /// return  the summed loss; *correct is increased by the rows whose first maximum is the label
    double (*softmaxLoss)(const float *logits, const std::int32_t *labels, float *diff, std::size_t n, int classes,
                          std::int64_t *correct);
};

/// The fastest set this processor runs, found once.
const Kernels &kernels();

namespace detail {
extern const Kernels kSse2Kernels, kAvx2Kernels, kAvx512Kernels;
}

} // namespace trainyard::nn
