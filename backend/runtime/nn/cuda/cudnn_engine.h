#pragma once

#include <memory>

#include "backend/runtime/nn/cuda/cuda_api.h"
#include "backend/runtime/nn/engine.h"

namespace trainyard::nn {

/// cuDNN and cuBLAS on one graphics card, which they are found for when this is called. Programs may outlive the
/// engine. card    as the CUDA runtime counts, from 0 errors  Unsupported (no libraries or of an unknown version, no
/// card, driver too old), InvalidArgument (no such card),
///         Internal (a call failed; with the library's words)
Result<std::unique_ptr<Engine>> openGpuEngine(int deviceIndex, const cuda::Libraries & = {});

} // namespace trainyard::nn
