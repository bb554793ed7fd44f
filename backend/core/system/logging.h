#pragma once

#include <string_view>

#include <spdlog/spdlog.h>

namespace trainyard {

/// Logs to standard error with time, level and message. Call once, at the start of main.
/// \param level  "trace", "debug", "info", "warn", "error", "off"; when empty, the value of TRAINYARD_LOG, else "warn"
void startLogging(std::string_view level = {});

} // namespace trainyard
