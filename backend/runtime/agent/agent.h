#pragma once

#include <filesystem>

namespace trainyard::agent {

/// Answers request lines (protocol/agent.h) from `in` on `out` until `in` ends. Roles that it started continue to run.
/// One thread.
/// \param home  the node's home folder, ~/.trainyard
/// \return 0, or 1 if `out` broke
int serveStdio(const std::filesystem::path &home, int in = 0, int out = 1);

/// Ends the processes of every run on this node: SIGTERM, then SIGKILL after 5 s.
/// \return exit status
int stopRuns(const std::filesystem::path &home);

} // namespace trainyard::agent
