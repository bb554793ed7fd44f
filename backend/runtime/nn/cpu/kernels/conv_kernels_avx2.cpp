#include "backend/runtime/nn/cpu/kernels/conv_kernels.h"

namespace trainyard::nn {

namespace {
namespace vectors8 {
constexpr int kWidth = 8, kMaxVectors = 3;
#include "backend/runtime/nn/cpu/kernels/conv_kernels_impl.inc"
} // namespace vectors8
} // namespace

const ConvKernels detail::kAvx2Conv = {8, "avx2", vectors8::forward, vectors8::backwardWeights, vectors8::backwardData};

} // namespace trainyard::nn
