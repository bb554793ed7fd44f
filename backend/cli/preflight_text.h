#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "backend/cli/terminal.h"
#include "backend/cluster/preflight.h"

namespace trainyard::cli {

/// verdict, and findings[check verdict sentence repairs[repair value title command]]
nlohmann::json toJson(const cluster::Preflight &);
/// A line for each finding, and under it what helps.
std::string text(const cluster::Preflight &, const Terminal &);
/// The findings that are red, or the amber ones, as one sentence.
std::string sentences(const cluster::Preflight &, cluster::Severity);

} // namespace trainyard::cli
