#pragma once

#include "backend/launchers/launcher.h"

/// One function for each file of this folder, and what they share.
namespace trainyard::launchers {

const Launcher &localLauncher();
const Launcher &mpiLauncher();
const Launcher &slurmLauncher();
const Launcher &sgeLauncher();
const Launcher &yarnLauncher();

/// What every process runs: {RUNTIME, "join", "--run-folder", FOLDER, "--scheduler", HOST:PORT}.
std::vector<std::string> joinArguments(const LaunchRequest &);
/// The same for a shell, each word quoted.
std::string joinLine(const LaunchRequest &);
/// A line for a shell that sets TRAINYARD_HOME: a queue may start processes without the user's HOME.
std::string homeLine(const LaunchRequest &);
/// The machines of the request that have workers: without a head that only has a process of its own.
/// \error InvalidArgument (no machine, or an option that holds a line feed)
Result<std::vector<jobs::Machine>> checkedMachines(const LaunchRequest &);

} // namespace trainyard::launchers
