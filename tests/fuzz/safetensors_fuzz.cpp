#include "backend/runtime/nn/safetensors.h"

#include "backend/runtime/nn/checkpoint.h"
#include "backend/runtime/nn/formats/model_files.h"
#include "tests/fuzz/fuzz.h"

using namespace trainyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const auto file = nn::parseSafetensors(fuzz::textOf(bytes, size), "fuzz");
    if (!file) {
        fuzz::require(!file.error().detail.empty(), "a refusal says why");
        return 0;
    }
    std::size_t end = 0;
    for (const nn::SafetensorsEntry &e : file->entries) {
        fuzz::require(e.begin == end && e.end >= e.begin, "tensors lie one behind the other");
        end = e.end;
    }
    fuzz::require(end == file->data.size(), "every byte belongs to a tensor");
    if (const auto checkpoint = nn::checkpointOf(*file, "fuzz")) {
        std::size_t floats = 0;
        for (const nn::TensorInfo &t : checkpoint->tensors)
            floats += t.size;
        fuzz::require(checkpoint->parameters.size() == floats, "the tensors are the parameters");
    }
    static const nn::Model kSmall{
        "small",
        {2, 1, 1},
        {{.kind = nn::LayerKind::BatchNorm, .name = "n"}, {.kind = nn::LayerKind::Dense, .name = "d", .outputs = 1}}};
    for (const auto &network : {std::optional(kSmall), std::optional<nn::Model>()}) // nullopt: described by the file
        if (const auto weights = nn::foreignWeights(*file, "fuzz", network)) {
            const auto tensors = nn::tensorsOf(weights->model);
            fuzz::require(tensors && weights->parameters.size() == tensors->back().offset + tensors->back().size,
                          "an accepted file has all weights");
        }
    return 0;
}
