#include "backend/core/system/logging.h"

#include <spdlog/sinks/stdout_color_sinks.h>

#include "backend/core/system/files.h"

namespace trainyard {

void startLogging(std::string_view level)
{
    const std::string wanted = level.empty() ? environment("TRAINYARD_LOG") : std::string(level);
    auto logger = spdlog::stderr_color_mt("trainyard");
    logger->set_pattern("%Y-%m-%d %H:%M:%S,%e %l %v");
    logger->set_level(wanted.empty() ? spdlog::level::warn : spdlog::level::from_str(wanted));
    spdlog::set_default_logger(std::move(logger));
}

} // namespace trainyard
