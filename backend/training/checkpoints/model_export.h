#pragma once

#include <array>
#include <filesystem>
#include <string_view>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/core/enum_names.h"
#include "backend/core/result.h"
#include "backend/ledger/rows.h"
#include "backend/training/checkpoints/checkpoints.h"

namespace trainyard::training {

/// The file that a model is saved as.
enum class ModelFormat {
    Checkpoint,  ///< as the run wrote it, with the state of the optimizer: a run can resume from it
    Safetensors, ///< weights with PyTorch's names and layout
    Onnx,
};
constexpr auto namesOf(ModelFormat)
{
    return std::to_array<std::string_view>({"checkpoint", "safetensors", "onnx"});
}
using trainyard::toString;

/// Where a checkpoint is: "this computer, s3://..., worker-2".
std::string placesOf(const Checkpoint &);

/// Saves a checkpoint as a local file, replaced only by a complete one. Steps "get" (unless it is on this computer) and
/// "export" (unless the format is Checkpoint).
/// \param to  its suffix is .onnx for Onnx, and .safetensors otherwise
/// \error those of copyCheckpoint(); InvalidArgument (the suffix); NotFound (trainyard-runtime); LocalCommandFailed
Status saveModel(const cluster::CloudContext &, const ledger::Run &, const Checkpoint &, ModelFormat,
                 const std::filesystem::path &to, const ProgressSink &, const CallContext &);

} // namespace trainyard::training
