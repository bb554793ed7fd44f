#include "backend/launchers/launcher.h"

#include <algorithm>
#include <array>
#include <span>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/launchers/launchers_internal.h"

namespace trainyard::launchers {

namespace {

std::span<const Launcher *const> all()
{
    static const std::array launchers{&localLauncher(), &mpiLauncher(), &sgeLauncher(), &slurmLauncher(),
                                      &yarnLauncher()};
    return launchers;
}

} // namespace

std::optional<std::string> Launcher::idIn(std::string_view) const
{
    return std::nullopt;
}

QueueState Launcher::stateIn(std::string_view) const
{
    return QueueState::Unknown;
}

const Launcher *launcherOf(protocol::Launcher id)
{
    for (const Launcher *launcher : all()) {
        if (launcher->id() == id)
            return launcher;
    }
    return nullptr;
}

std::vector<std::string> joinArguments(const LaunchRequest &request)
{
    return {request.runtime, "join", "--run-folder", request.runFolder, "--scheduler", request.scheduler};
}

std::string joinLine(const LaunchRequest &request)
{
    std::string line;
    for (const std::string &word : joinArguments(request))
        line += (line.empty() ? "" : " ") + shellQuote(word);
    return line;
}

std::string homeLine(const LaunchRequest &request)
{
    // The run folder is HOME/.trainyard/runs/RUN.
    const auto runs = request.runFolder.rfind('/');
    const auto home = runs == std::string::npos || runs == 0 ? runs : request.runFolder.rfind('/', runs - 1);
    return home == std::string::npos || home == 0
               ? std::string()
               : fmt::format("export TRAINYARD_HOME={}\n", shellQuote(request.runFolder.substr(0, home)));
}

Result<std::vector<jobs::Machine>> checkedMachines(const LaunchRequest &request)
{
    auto machines = jobs::workerMachines(request.job, request.machines);
    if (machines.empty())
        return fail(ErrorCode::InvalidArgument, "launcher", "there is no machine for the workers");
    for (const std::string &option : request.job.task.launcherOptions) {
        if (option.find_first_of(std::string_view("\n\0", 2)) != std::string::npos)
            return fail(ErrorCode::InvalidArgument, "launcher", "task.launcherOptions: an option contains a line feed");
    }
    return machines;
}

} // namespace trainyard::launchers
