#pragma once

#include <stop_token>
#include <string>

#include "backend/core/result.h"

namespace trainyard::cli {

/// Reads a line from the terminal; prints the question on standard error.
/// \param isSecret  do not echo the input
/// \error Cancelled (by the stop token, or the input has ended)
Result<std::string> promptLine(const std::string &question, bool isSecret, std::stop_token stop);

} // namespace trainyard::cli
