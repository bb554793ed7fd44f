#include "backend/data/cifar.h"

#include "tests/fuzz/fuzz.h"

using namespace trainyard;

/// The first byte selects CIFAR-10 or CIFAR-100, the rest is the file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto kind = bytes[0] % 2 == 0 ? data::Cifar::Ten : data::Cifar::Hundred;
    const auto content = fuzz::textOf(bytes + 1, size - 1);
    data::ImageSet set;
    if (!data::appendCifar(set, content, "fuzz", kind)) {
        fuzz::require(set.size() == 0 && set.pixels.empty(), "a refused file leaves the set alone");
        return 0;
    }
    fuzz::require(set.size() * data::cifarRecordBytes(kind) == content.size(), "every record is a picture");
    for (const auto label : set.labels)
        fuzz::require(label >= 0 && label < set.classes, "labels are in range");
    if (kind == data::Cifar::Ten)
        fuzz::require(data::cifar10Bytes(set, 0, set.size()) == content, "what was read is written alike");
    return 0;
}
