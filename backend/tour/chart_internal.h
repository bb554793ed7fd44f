#pragma once

#include <filesystem>
#include <string>

#include "backend/core/ids.h"

namespace trainyard::tour {

/// Runs the desktop application to draw a run's charts into a PNG, without a display and without AWS variables.
/// \param program  empty: `trainyard` beside this program
/// \return "chart.png", or one sentence with the reason why it could not be drawn
std::string drawChart(const std::string &program, const std::filesystem::path &stateFolder, const RunId &,
                      const std::filesystem::path &file);

} // namespace trainyard::tour
