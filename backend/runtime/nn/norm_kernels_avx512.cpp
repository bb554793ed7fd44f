#include "backend/runtime/nn/norm_kernels.h"

namespace trainyard::nn {

namespace {
constexpr int kWidth = 16;
#include "backend/runtime/nn/norm_kernels_float.inc"
} // namespace

const NormKernels detail::kAvx512Norm = setOf("avx512");

} // namespace trainyard::nn
