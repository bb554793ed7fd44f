#pragma once

#include <cstddef>
#include <cstdint>

namespace trainyard::nn {

/// Plain loops that the compiler vectorises, once per instruction set (kernels_impl.inc is compiled three times). All arrays are
/// float32 and may not overlap unless said otherwise.
struct Kernels {
    const char *name; ///< "avx512", "avx2", "sse2"

    /// see nn/sgd.h
    void (*sgd)(float *w, float *v, const float *g, std::size_t n, float rate, float momentum, float decay, float rescale);
    void (*add)(float *sum, const float *part, std::size_t n);
    void (*fill)(float *out, std::size_t n, float value);
    /// bytes to [0, 1]
    void (*normalise)(float *out, const std::uint8_t *in, std::size_t n);
};

/// The fastest set this processor runs, found once.
const Kernels &kernels();

namespace detail {
extern const Kernels kSse2Kernels, kAvx2Kernels, kAvx512Kernels;
}

} // namespace trainyard::nn
