#include "backend/tour/chart_internal.h"

#include <string_view>

#include <fmt/format.h>
#include <unistd.h>

#include "backend/core/system/platform.h"
#include "backend/core/system/process.h"

namespace trainyard::tour {

using namespace std::chrono_literals;

std::string drawChart(const std::string &given, const std::filesystem::path &stateFolder, const RunId &run,
                      const std::filesystem::path &file)
{
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
    const std::string program = given.empty() ? (platform::programPath().parent_path() / "trainyard").string() : given;
    if (!findProgram(program))
        return "The chart was skipped: the desktop application, which draws it, was not found (" + program + ").";
    ProcessSpec spec;
    spec.argv = {program, "--state-dir", stateFolder.string(), "--render-chart", run.value, file.string()};
    spec.environment.emplace();
    for (char **entry = environ; *entry; ++entry) {
        const std::string_view text(*entry);
        if (!text.starts_with("QT_QPA_PLATFORM=") && !text.starts_with("AWS_"))
            spec.environment->emplace_back(text);
    }
    spec.environment->push_back("QT_QPA_PLATFORM=offscreen");
    const auto drawn = runProcess(spec, {Deadline::after(60s), {}});
    if (!drawn)
        return "The chart was skipped: " + drawn.error().detail + ".";
    if (drawn->exitStatus != 0 || !std::filesystem::exists(file)) {
        const std::string last =
            drawn->err.empty() ? "it printed nothing" : drawn->err.substr(0, drawn->err.find('\n'));
        return fmt::format("The chart was skipped: trainyard --render-chart ended with status {} ({}).",
                           drawn->exitStatus, last);
    }
    return "chart.png";
}

} // namespace trainyard::tour
