#include "backend/runtime/nn/cpu/kernels/norm_kernels.h"

namespace trainyard::nn {

namespace {
constexpr int kWidth = 4;
#include "backend/runtime/nn/cpu/kernels/norm_kernels_float.inc"
} // namespace

const NormKernels detail::kSse2Norm = setOf("sse2");

} // namespace trainyard::nn
