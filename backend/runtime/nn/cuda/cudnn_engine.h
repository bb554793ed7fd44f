#pragma once

#include <memory>

#include "backend/runtime/nn/cuda/cuda_api.h"
#include "backend/runtime/nn/engine.h"

namespace trainyard::nn {

/// Opens an engine that runs cuDNN and cuBLAS on one GPU, after a search for these libraries. Programs may outlive the
/// engine.
///
/// So far the engine has run only against the stand-in of its tests (tests/nn/stand_in), on no GPU: what it computes
/// and the order in which it waits are tested; its speed, and whether every GPU accepts every call, are not.
/// \param deviceIndex  as the CUDA runtime counts, from 0
/// \error Unsupported (libraries missing or of an unknown version, no GPU, driver too old), InvalidArgument (no such
///     GPU), Internal (a call failed; with the message of the library)
Result<std::unique_ptr<Engine>> openGpuEngine(int deviceIndex, const cuda::Libraries & = {});

} // namespace trainyard::nn
