#include "backend/runtime/nn/cpu/kernels/norm_kernels.h"

namespace trainyard::nn {

namespace {
constexpr int kWidth = 16;
#include "backend/runtime/nn/cpu/kernels/norm_kernels_float.inc"
} // namespace

const NormKernels detail::kAvx512Norm = setOf("avx512");

} // namespace trainyard::nn
