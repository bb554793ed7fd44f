#include "backend/data/idx.h"

#include "tests/fuzz/fuzz.h"

using namespace trainyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const auto array = data::parseIdx(fuzz::textOf(bytes, size), "fuzz", 1 << 20);
    if (!array)
        return 0;
    fuzz::require(array->bytes.size() <= 1 << 20, "the limit is kept");
    const auto again = data::parseIdx(data::idxBytes(*array), "again");
    fuzz::require(again && *again == *array, "what was read is written and read alike");
    if (array->dims[0] > 1 << 20) // images without pixels may be many
        return 0;
    const data::IdxArray labels{{array->dims[0]}, std::vector<std::uint8_t>(array->dims[0])};
    const auto images = data::toImageSet(*array, "images", labels, "labels");
    fuzz::require(!images || images->pixels.size() == images->size() * images->shape.size(), "pixels and labels fit");
    return 0;
}
