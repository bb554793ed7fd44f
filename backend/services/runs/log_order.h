#pragma once

#include <vector>

#include "backend/core/result.h"
#include "backend/services/runs/log_buffer.h"

namespace trainyard::services {

/// Orders the lines of several logs, each in its order, by the times at their beginnings. A line without a time stays
/// behind the one before it in its log, the first lines before the first one with a time; a log without any is last.
void sortByTime(std::vector<LogLine> &lines);
/// Whether the user has to know that a log could not be read. A machine that is being set up has no runtime yet.
/// \param began  lines of it have been read
bool isReadProblem(const Error &error, bool began);

} // namespace trainyard::services
