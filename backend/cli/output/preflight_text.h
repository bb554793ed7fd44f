#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "backend/cli/output/terminal.h"
#include "backend/cluster/launch/preflight/preflight.h"

namespace trainyard::cli {

/// verdict, and findings[check verdict sentence repairs[repair value title command]]
nlohmann::json toJson(const cluster::Preflight &);
/// Returns a line for each finding, followed by its fixes.
TerminalText text(const cluster::Preflight &, const Terminal &);
/// Returns the red findings, or the amber ones, as one sentence.
std::string sentences(const cluster::Preflight &, cluster::Severity);

} // namespace trainyard::cli
