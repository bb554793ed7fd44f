#include <string>

#include "backend/automation/config_ini.h"
#include "backend/automation/declarative.h"
#include "backend/cluster/stack/plan/template_blockers.h"
#include "backend/data/image_codec.h"
#include "tests/fuzz/fuzz.h"

/// Files that others send: declarative files, config.ini of the older automation, templates, pictures.
using namespace trainyard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view text = fuzz::textOf(bytes + 1, size - 1);
    switch (bytes[0] % 4) {
    case 0: {
        const auto file = automation::readDeclarative(text, automation::Reading(bytes[0] / 4 % 3));
        fuzz::require(file.findings.empty() || (!file.cluster && !file.job), "a file with findings is not used");
        break;
    }
    case 1:
        if (const auto config = automation::configIni(text, "config.ini")) {
            fuzz::require(config->machines > 0, "a cluster has machines");
            const auto without = automation::withoutKeys(text, "default");
            if (without) {
                const auto again = automation::configIni(*without, "config.ini");
                fuzz::require(again && !again->hasKeys(), "no key is left");
            }
        }
        break;
    case 2:
        if (const auto report = cluster::inspectTemplate(text))
            fuzz::require(report->blockers.size() <= text.size(), "a blocker is in the template");
        break;
    default: {
        static data::ImageDecoder decoder;
        if (const auto picture = decoder.decode(text, int(bytes[0] / 4 % 2) * 3, {}, "fuzzed")) {
            const auto &shape = picture->shape;
            fuzz::require(shape.height > 0 && shape.width > 0 && (shape.channels == 1 || shape.channels == 3),
                          "a picture has pixels");
            fuzz::require(std::size_t(shape.height) * std::size_t(shape.width) <= data::kMaxImagePixels,
                          "a picture has a limited size");
        }
    }
    }
    return 0;
}
