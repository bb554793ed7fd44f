#pragma once

#include <filesystem>

#include "backend/core/time/deadline.h"

namespace trainyard::agent {

/// Answers request lines (protocol/agent.h) from `in` on `out` until `in` ends. Roles that it started continue to run.
/// One thread.
/// \param home  the node's home folder, ~/.trainyard
/// \return 0, or 1 if `out` broke
int serveStdio(const std::filesystem::path &home, int in = 0, int out = 1);

/// Stops every run of this node: each saves a checkpoint first, for at most its job's stopSeconds.
/// \param limit  when processes that are still alive are killed
/// \return exit status
int stopRuns(const std::filesystem::path &home, const Deadline &limit = Deadline::never());

} // namespace trainyard::agent
