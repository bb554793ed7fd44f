#include "backend/runtime/nn/formats/model_files.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/runtime/nn/formats/model_json.h"
#include "backend/runtime/nn/formats/onnx_export.h"
#include "backend/runtime/nn/formats/onnx_import.h"
#include "backend/runtime/nn/formats/raw_numbers.h"
#include "backend/runtime/nn/models.h"

namespace trainyard::nn {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestDescription = 4U << 20, kLargestOnnx = std::size_t(1) << 31,
                      kLargestWeights = std::size_t(8) << 30;

Result<WeightedModel> readSafetensors(const fs::path &path, const std::optional<Model> &network)
{
    TY_ASSIGN(const auto content, readFile(path, kLargestWeights));
    TY_ASSIGN(const auto file, parseSafetensors(content, path.string()));
    if (!isCheckpoint(file))
        return foreignWeights(file, path.string(), network);
    TY_ASSIGN(auto checkpoint, checkpointOf(file, path.string()));
    TY_ASSIGN(auto model, network ? Result<Model>(*network) : modelOf(checkpoint));
    TY_TRY(fits(checkpoint, model));
    return WeightedModel{std::move(model), std::move(checkpoint.parameters)};
}

tl::unexpected<Error> unknownEnding(const fs::path &path)
{
    return fail(ErrorCode::InvalidArgument, path.string(),
                "the ending of its name must name its format: .json, .onnx or .safetensors");
}

} // namespace

Result<Model> modelFor(const std::string &nameOrFile)
{
    if (fs::path(nameOrFile).extension() != ".json")
        return modelNamed(nameOrFile);
    const auto text = readFile(nameOrFile, kLargestDescription);
    return text ? modelFromJson(*text, nameOrFile) : fail(text.error());
}

Result<Model> modelOf(const Checkpoint &checkpoint)
{
    const auto described = checkpoint.notes.find(kModelNote);
    // The built-in models end in a dense layer, whose bias is the last one and has one element per class.
    const auto bias = std::find_if(checkpoint.tensors.rbegin(), checkpoint.tensors.rend(),
                                   [](const TensorInfo &t) { return t.name.ends_with("_bias"); });
    const std::optional<int> classes =
        bias == checkpoint.tensors.rend() ? std::optional<int>() : int(std::min<std::size_t>(bias->size, 1U << 20));
    auto model = described != checkpoint.notes.end() ? modelFromJson(described->second, "the model in the checkpoint")
                                                     : modelNamed(checkpoint.model, classes);
    if (!model)
        return fail(model.error());
    TY_TRY(fits(checkpoint, *model));
    return model;
}

Result<WeightedModel> foreignWeights(const Safetensors &file, const std::string &source,
                                     const std::optional<Model> &network)
{
    WeightedModel out;
    if (network) {
        out.model = *network;
    } else if (const auto described = file.metadata.find(kModelNote); described != file.metadata.end()) {
        TY_ASSIGN(auto model, modelFromJson(described->second, source));
        out.model = std::move(model);
    } else {
        return fail(ErrorCode::InvalidArgument, source,
                    "it does not say which model its weights belong to: name it with --network NAME or FILE.json");
    }
    std::vector<TorchTensor> tensors;
    for (const SafetensorsEntry &e : file.entries) {
        const auto format = parseEnum<NumberFormat>(e.type);
        if (!format && e.name.ends_with("num_batches_tracked"))
            continue;
        auto values = format ? floatsFrom(*format, file.bytesOf(e)) : std::nullopt;
        if (!values)
            return fail(ErrorCode::Unsupported, source,
                        fmt::format("tensor {}: {} is none of F32, F64, F16, BF16", e.name, e.type));
        tensors.push_back({e.name, e.shape, std::move(*values)});
    }
    TY_ASSIGN(auto parameters, fromTorch(out.model, tensors, source));
    out.parameters = std::move(parameters);
    return out;
}

Result<WeightedModel> readModelFile(const fs::path &path, const std::optional<Model> &network)
{
    const fs::path ending = path.extension();
    if (ending == ".safetensors")
        return readSafetensors(path, network);
    if (ending == ".json") {
        TY_ASSIGN(auto model, modelFor(path.string()));
        return WeightedModel{std::move(model), {}};
    }
    if (ending != ".onnx")
        return unknownEnding(path);
    const auto content = readFile(path, kLargestOnnx);
    return content ? modelFromOnnx(*content, path.string()) : fail(content.error());
}

Status writeModelFile(const fs::path &path, const WeightedModel &from)
{
    const fs::path ending = path.extension();
    if (ending == ".json")
        return writeFileAtomically(path, toJson(from.model));
    if (ending == ".onnx") {
        const auto bytes = toOnnx(from);
        return bytes ? writeFileAtomically(path, *bytes) : fail(bytes.error());
    }
    if (ending != ".safetensors")
        return unknownEnding(path);
    TY_ASSIGN(const auto tensors, toTorch(from));
    std::vector<SafetensorsTensor> pieces;
    for (const TorchTensor &t : tensors)
        pieces.push_back({t.name, t.shape, t.values});
    // Libraries around PyTorch recognise their layout by "pt".
    return writeFileAtomically(path, safetensorsBytes({{"format", "pt"}, {kModelNote, toJson(from.model)}}, pieces));
}

Status writeFirstCheckpoint(const fs::path &path, const WeightedModel &from)
{
    TY_ASSIGN(auto tensors, tensorsOf(from.model));
    if (from.parameters.empty())
        return fail(ErrorCode::InvalidArgument, from.model.name, "this file describes a model without its weights");
    return saveCheckpoint(path, {.model = from.model.name,
                                 .notes = {{kModelNote, toJson(from.model)}},
                                 .tensors = std::move(tensors),
                                 .parameters = from.parameters});
}

} // namespace trainyard::nn
