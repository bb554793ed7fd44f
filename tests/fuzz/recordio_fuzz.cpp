#include "backend/data/recordio.h"

#include <algorithm>
#include <cstring>

#include "backend/data/image_codec.h"
#include "backend/data/image_record.h"
#include "tests/fuzz/fuzz.h"

using namespace trainyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const auto content = fuzz::textOf(bytes, size);
    const data::ReadAt read = [&](std::uint64_t offset, std::span<std::byte> out) -> Result<std::size_t> {
        const auto piece = content.substr(std::min<std::size_t>(offset, size), out.size());
        std::memcpy(out.data(), piece.data(), piece.size());
        return piece.size();
    };
    const auto places = data::findRecords(read, size, "fuzz");
    std::size_t at = 0, found = 0;
    std::string scratch, again;
    data::ImageDecoder decoder;
    while (at < size) {
        const auto record = data::takeRecord(content.substr(at), "fuzz", at, scratch);
        if (!record)
            break;
        fuzz::require(!places || (found < places->size() && (*places)[found].offset == at &&
                                  (*places)[found].framed == record->framed),
                      "both ways find the same records");
        ++found;
        at += record->framed;
        if (const auto image = data::parseImageRecord(record->data, "fuzz", at)) {
            fuzz::require(image->extraLabels.size() % sizeof(float) == 0, "labels are whole");
            (void)data::classOf(*image, "fuzz", at);
            if (image->payload.size() < 4096)
                (void)decoder.decode(image->payload, 0, {}, "fuzz");
        }
        again.clear();
        fuzz::require(data::appendRecord(again, record->data).has_value(), "what was read can be written");
        std::string joined;
        const auto back = data::takeRecord(again, "again", 0, joined);
        fuzz::require(back && back->data == record->data, "what was read is written and read alike");
    }
    if (at == size && size % 4 == 0)
        fuzz::require(places && places->size() == found, "a good file has the same records");
    (void)data::parseRecordKeys(content, "fuzz").and_then([&](const auto &keys) {
        return data::placesOf(keys, 1 << 20, "fuzz");
    });
    return 0;
}
