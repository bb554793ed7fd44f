#pragma once

#include <cstddef>
#include <cstdint>

namespace trainyard::nn {

enum class Activation : int { None, Tanh, Relu };

/// rate is the learning rate divided by 1 - beta1^t; second is 1 / sqrt(1 - beta2^t).
struct AdamStep {
    float rate, decay, rescale, beta1, beta2, second, epsilon;
};

/// Plain loops that the compiler vectorises, once per instruction set (kernels_impl.inc is compiled three times).
/// Arrays must not overlap unless stated otherwise.
struct Kernels {
    const char *name; ///< "avx512", "avx2", "sse2"

    /// The optimisers; see Optimizer::update.
    void (*sgd)(float *w, float *v, const float *g, std::size_t n, float rate, float momentum, float decay,
                float rescale);
    void (*nesterov)(float *w, float *v, const float *g, std::size_t n, float rate, float momentum, float decay,
                     float rescale);
    void (*adam)(float *w, float *m, float *v, const float *g, std::size_t n, const AdamStep &);
    void (*average)(float *w, const float *g, std::size_t n, float keep, float rescale);
    void (*add)(float *sum, const float *part, std::size_t n);
    /// Maps bytes to [0, 1].
    void (*normalise)(float *out, const std::uint8_t *in, std::size_t n);

    /// In place: y = f(y). The relative error of tanh is at most 4e-7.
    void (*activate)(float *y, std::size_t n, Activation);
    /// In place: d = d * f'(x), computed from the output y = f(x).
    void (*activateBackward)(float *d, const float *y, std::size_t n, Activation);

    /// Max pool of one image with stride = kernel, then the activation. Activations are monotone, so the result is the
    /// same after the maximum as before it, at kernel^2 times fewer evaluations.
    /// \param in     [height, width, stride], of which `channels` count
    /// \param out    [height / kernel, width / kernel, channels]; NaN if the window has one
    /// \param where  [like out], position of the first maximum in its window; may be null
    void (*poolForward)(const float *in, float *out, std::uint8_t *where, int height, int width, int channels,
                        int stride, int kernel, Activation);
    /// Backward pass of the max pool, without the activation.
    /// \param diffIn  [height, width, stride], receives the gradient at the maximum and zero elsewhere (also between
    ///     channels and stride)
    void (*poolBackward)(const float *diffOut, const std::uint8_t *where, float *diffIn, int height, int width,
                         int channels, int stride, int kernel);

    /// Softmax cross-entropy of n rows.
    /// \param diff     [n, classes], receives softmax - onehot; may be null
    /// \param correct  is increased by the number of rows whose first maximum is the label
    /// \return the summed loss
    double (*softmaxLoss)(const float *logits, const std::int32_t *labels, float *diff, std::size_t n, int classes,
                          std::int64_t *correct);
};

/// The fastest set that this CPU runs, selected once.
const Kernels &kernels();

namespace detail {
extern const Kernels kSse2Kernels, kAvx2Kernels, kAvx512Kernels;
}

} // namespace trainyard::nn
