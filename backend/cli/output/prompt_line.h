#pragma once

#include <string>

#include "backend/core/time/deadline.h"

namespace trainyard::cli {

/// Reads a line from the terminal; prints the question on standard error.
/// \param isSecret  do not echo the input
/// \error Cancelled (by the stop token, or the input has ended), Timeout
Result<std::string> promptLine(const std::string &question, bool isSecret, const CallContext &);

} // namespace trainyard::cli
