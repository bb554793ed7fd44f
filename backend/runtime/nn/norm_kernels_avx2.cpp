#include "backend/runtime/nn/norm_kernels.h"

namespace trainyard::nn {

namespace {
constexpr int kWidth = 8;
using Element = float;
typedef float Floats __attribute__((vector_size(kWidth * 4), aligned(4), may_alias));
inline Floats loadWide(const Element *p)
{
    return *reinterpret_cast<const Floats *>(p);
}
inline void storeWide(Element *p, Floats v)
{
    *reinterpret_cast<Floats *>(p) = v;
}
inline float loadOne(const Element *p)
{
    return *p;
}
inline void storeOne(Element *p, float v)
{
    *p = v;
}
#include "backend/runtime/nn/norm_kernels_impl.inc"
} // namespace

const NormKernels detail::kAvx2Norm = {"avx2",      statistics,     normalise,       reduce,    apply,
                                       addElements, averageForward, averageBackward, fromFloat, toFloat};

} // namespace trainyard::nn
