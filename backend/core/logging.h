#pragma once

#include <string_view>

#include <spdlog/spdlog.h>

namespace trainyard {

/// Log to standard error with time, level and message. Call once, first thing in main.
/// level   "trace", "debug", "info", "warn", "error", "off"; empty reads TRAINYARD_LOG, else "warn"
void startLogging(std::string_view level = {});

} // namespace trainyard
