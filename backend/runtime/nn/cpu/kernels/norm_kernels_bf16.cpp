#include <immintrin.h>

#include "backend/runtime/nn/cpu/kernels/norm_kernels.h"

namespace trainyard::nn {

namespace {
constexpr int kWidth = 16;
using Element = std::uint16_t; // the upper half of a float32
inline __m512 loadWide(const Element *p)
{
    typedef Element Halves __attribute__((vector_size(kWidth * 2), aligned(2), may_alias));
    typedef std::uint32_t Bits __attribute__((vector_size(kWidth * 4)));
    return reinterpret_cast<__m512>(__builtin_convertvector(*reinterpret_cast<const Halves *>(p), Bits) << 16);
}
inline void storeWide(Element *p, __m512 v)
{
    const __m256bh half = _mm512_cvtneps_pbh(v); // rounds to nearest even and keeps NaN
    __builtin_memcpy(p, &half, sizeof half);
}
inline float loadOne(const Element *p)
{
    const std::uint32_t bits = std::uint32_t(*p) << 16;
    float v;
    __builtin_memcpy(&v, &bits, sizeof v);
    return v;
}
inline void storeOne(Element *p, float v)
{
    const __m128bh half = _mm_cvtneps_pbh(_mm_set_ss(v));
    __builtin_memcpy(p, &half, sizeof *p);
}
#include "backend/runtime/nn/cpu/kernels/norm_kernels_impl.inc"
} // namespace

const NormKernels detail::kBFloat16Norm = setOf("avx512_bf16");

} // namespace trainyard::nn
