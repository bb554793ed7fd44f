#pragma once

#include <filesystem>

namespace trainyard::agent {

/// Answer lines from `in` (protocol/agent.h) on `out` until `in` ends; what it started goes on. One thread.
/// home    the node's home folder, ~/.trainyard
/// Returns 0, or 1 when `out` broke.
int serveStdio(const std::filesystem::path &home, int in = 0, int out = 1);

/// End the processes of every run on this node: TERM, then KILL after 5 s. return  exit status
int stopRuns(const std::filesystem::path &home);

} // namespace trainyard::agent
