#include "backend/runtime/nn/cpu/kernels/conv_kernels.h"

namespace trainyard::nn {

namespace {
namespace vectors8 {
constexpr int kWidth = 8, kMaxVectors = 7;
#include "backend/runtime/nn/cpu/kernels/conv_kernels_impl.inc"
} // namespace vectors8
} // namespace

const ConvKernels detail::kAvx512Conv8 = {8, "avx512 8 wide", vectors8::forward, vectors8::backwardWeights,
                                          vectors8::backwardData};

namespace {
namespace vectors16 {
constexpr int kWidth = 16, kMaxVectors = 7;
#include "backend/runtime/nn/cpu/kernels/conv_kernels_impl.inc"
} // namespace vectors16
} // namespace

const ConvKernels detail::kAvx512Conv16 = {16, "avx512 16 wide", vectors16::forward, vectors16::backwardWeights,
                                           vectors16::backwardData};

} // namespace trainyard::nn
