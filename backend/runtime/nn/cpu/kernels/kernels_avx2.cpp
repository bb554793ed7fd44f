#include "backend/runtime/nn/cpu/kernels/kernels.h"

namespace trainyard::nn {

namespace {
#include "backend/runtime/nn/cpu/kernels/kernels_impl.inc"
} // namespace

const Kernels detail::kAvx2Kernels = {"avx2",    sgd,      nesterov,         adam,        average,      add,
                                      normalise, activate, activateBackward, poolForward, poolBackward, softmaxLoss};

} // namespace trainyard::nn
