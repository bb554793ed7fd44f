#include "backend/runtime/nn/formats/model_json.h"

#include "tests/fuzz/fuzz.h"

using namespace trainyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const auto model = nn::modelFromJson(fuzz::textOf(bytes, size), "fuzz");
    if (!model) {
        fuzz::require(!model.error().detail.empty(), "a refusal says why");
        return 0;
    }
    fuzz::require(nn::tensorsOf(*model).has_value(), "an accepted model has tensors");
    const auto again = nn::modelFromJson(nn::toJson(*model), "again");
    fuzz::require(again && *again == *model, "what was read is written and read alike");
    return 0;
}
