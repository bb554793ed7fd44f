#include "backend/runtime/nn/cpu/kernels/norm_kernels.h"

namespace trainyard::nn {

namespace {
constexpr int kWidth = 8;
#include "backend/runtime/nn/cpu/kernels/norm_kernels_float.inc"
} // namespace

const NormKernels detail::kAvx2Norm = setOf("avx2");

} // namespace trainyard::nn
