#pragma once

#include <filesystem>
#include <string>

#include "backend/core/ids.h"

namespace trainyard::tour {

/// Let the desktop application draw a run's charts into a PNG, without a display and without anything of an account.
/// program   empty: `trainyard` beside this program
/// return    "chart.png", or one sentence that says why there is none
std::string drawChart(const std::string &program, const std::filesystem::path &stateFolder, const RunId &,
                      const std::filesystem::path &file);

} // namespace trainyard::tour
