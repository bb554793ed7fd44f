#pragma once

#include <stop_token>
#include <string>

#include "backend/core/result.h"

namespace trainyard::cli {

/// A line from the terminal; the question stands on standard error.
/// isSecret  nothing of it is shown while it is typed
/// errors    Cancelled (by the stop token, or the input has ended)
Result<std::string> promptLine(const std::string &question, bool isSecret, std::stop_token stop);

} // namespace trainyard::cli
