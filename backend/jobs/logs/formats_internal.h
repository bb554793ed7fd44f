#pragma once

#include <memory>

#include "backend/jobs/logs/log_format.h"

/// The formats, in the order in which they are tried; one file each.
namespace trainyard::jobs {

std::unique_ptr<LogFormat> makeMxnetFormat();
std::unique_ptr<LogFormat> makeDeepCoralFormat();
std::unique_ptr<LogFormat> makePytorchFormat();
std::unique_ptr<LogFormat> makeKerasFormat();
std::unique_ptr<LogFormat> makeProgressBarFormat();
std::unique_ptr<LogFormat> makeDictFormat();
std::unique_ptr<LogFormat> makeJsonFormat();
std::unique_ptr<LogFormat> makeDaskFormat();
std::unique_ptr<LogFormat> makeKeyValueFormat();

} // namespace trainyard::jobs
