#pragma once

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/jobs/logs/log_format.h"
#include "build_paths.h"

/// The excerpts of tests/data/logs: NAME.log and, by hand, the values that it gives, NAME.expected: rank (- for none),
/// epoch, step, name, value, and the note.
namespace trainyard::jobs::excerpts {

inline std::filesystem::path folder()
{
    return TRAINYARD_SOURCE_DIR "/tests/data/logs";
}

inline std::vector<std::string> names()
{
    std::vector<std::string> all;
    for (const auto &entry : std::filesystem::directory_iterator(folder())) {
        if (entry.path().extension() == ".log")
            all.push_back(entry.path().stem().string());
    }
    std::ranges::sort(all);
    return all;
}

inline std::string text(const std::string &name, const char *end)
{
    return readFile(folder() / (name + end)).value_or("(the file is missing)");
}

inline std::string describe(const std::vector<protocol::TaskValue> &values)
{
    std::string out;
    for (const protocol::TaskValue &value : values)
        out +=
            fmt::format("{} {} {} {} {}{}{}\n", value.rank < 0 ? "-" : std::to_string(value.rank), value.epoch,
                        value.step, value.name, std::isnan(value.value) ? "nan" : fmt::format("{:.10g}", value.value),
                        value.note.empty() ? "" : " ", value.note);
    return out;
}

} // namespace trainyard::jobs::excerpts
