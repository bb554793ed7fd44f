#include "backend/runtime/nn/formats/onnx_import.h"

#include <cmath>

#include "backend/runtime/nn/formats/onnx_export.h"
#include "tests/fuzz/fuzz.h"

using namespace trainyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const auto model = nn::modelFromOnnx(fuzz::textOf(bytes, size), "fuzz");
    if (!model) {
        fuzz::require(!model.error().detail.empty(), "a refusal says why");
        return 0;
    }
    const auto tensors = nn::tensorsOf(model->model);
    fuzz::require(tensors && model->parameters.size() == tensors->back().offset + tensors->back().size,
                  "an accepted model has all its weights");
    const auto again =
        nn::toOnnx(*model).and_then([](const std::string &file) { return nn::modelFromOnnx(file, "again"); });
    fuzz::require(again.has_value(), "what was read can be written and read");
    fuzz::require(again->model.layers.size() == model->model.layers.size() && again->model.input == model->model.input,
                  "and is the same model");
    for (std::size_t i = 0; i < model->parameters.size(); ++i)
        fuzz::require(again->parameters[i] == model->parameters[i] || std::isnan(model->parameters[i]),
                      "with the same weights");
    return 0;
}
