#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

#include "backend/automation/config_ini.h"
#include "backend/automation/declarative.h"
#include "backend/cluster/stack/plan/template_blockers.h"
#include "backend/core/system/scratch_folder.h"
#include "backend/core/time/deadline.h"
#include "backend/data/archive/unpack.h"
#include "backend/data/image_codec.h"
#include "tests/fuzz/fuzz.h"

/// Files that others send: declarative files, config.ini of the older automation, templates, pictures, archives.
using namespace trainyard;

namespace {

constexpr int kKinds = 5;

void checkPicture(std::string_view text, int channels)
{
    static data::ImageDecoder decoder;
    const auto picture = decoder.decode(text, channels, {}, "fuzzed");
    if (!picture)
        return;
    const auto &shape = picture->shape;
    fuzz::require(shape.height > 0 && shape.width > 0 && (shape.channels == 1 || shape.channels == 3),
                  "a picture has pixels");
    fuzz::require(std::size_t(shape.height) * std::size_t(shape.width) <= data::kMaxImagePixels,
                  "a picture has a limited size");
}

void checkArchive(std::string_view text)
{
    namespace fs = std::filesystem;
    static const ScratchFolder scratch(fs::temp_directory_path() / ("trainyard-fuzz-" + std::to_string(::getpid())));
    const fs::path archive = scratch.path() / "archive", folder = scratch.path() / "out";
    fs::remove_all(folder);
    fs::create_directories(folder);
    std::ofstream(archive, std::ios::binary | std::ios::trunc) << text;
    const data::UnpackLimits limits{.bytes = 64u << 10, .files = 16, .ratio = 200, .freeBytes = 16u << 10};
    const auto unpacked = data::unpack(archive, folder, limits, {}, {Deadline::never(), {}});
    if (!unpacked) {
        fuzz::require(fs::is_empty(folder), "after an error the folder is as before");
        return;
    }
    fuzz::require(unpacked->bytes <= limits.bytes && unpacked->files.size() <= limits.files, "limits hold");
    for (const std::string &name : unpacked->files) {
        fuzz::require(data::archiveNameProblem(name).empty(), "a file has a name below the folder");
        fuzz::require(fs::is_regular_file(fs::symlink_status(folder / name)), "a file is one, and no link");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view text = fuzz::textOf(bytes + 1, size - 1);
    switch (bytes[0] % kKinds) {
    case 0: {
        const auto file = automation::readDeclarative(text, automation::Reading(bytes[0] / kKinds % 3));
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
    case 3:
        checkPicture(text, bytes[0] / kKinds % 2 * 3);
        break;
    default:
        checkArchive(text);
    }
    return 0;
}
