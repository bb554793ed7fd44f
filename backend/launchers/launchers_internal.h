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
std::vector<std::string> joinWords(const LaunchRequest &);
/// The same for a shell, each word quoted.
std::string joinLine(const LaunchRequest &);
/// A line for a shell that sets TRAINYARD_HOME: a queue may start processes without the user's HOME.
std::string homeLine(const LaunchRequest &);
/// \error InvalidArgument (no machine, or an option that holds a line feed)
Status check(const LaunchRequest &);

} // namespace trainyard::launchers
