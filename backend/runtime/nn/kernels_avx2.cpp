#include "backend/runtime/nn/kernels.h"

namespace trainyard::nn {

namespace {
#include "backend/runtime/nn/kernels_impl.inc"
} // namespace

const Kernels detail::kAvx2Kernels = {"avx2", sgd, add, fill, normalise};

} // namespace trainyard::nn
