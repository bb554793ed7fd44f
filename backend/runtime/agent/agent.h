#pragma once

#include <filesystem>

namespace trainyard::agent {

/// Answer lines from `in` (protocol/agent.h) on `out` until `in` ends; what it started goes on. One thread.
/// home    the node's home folder, ~/.trainyard
/// Returns 0, or 1 when `out` broke.
int serveStdio(const std::filesystem::path &home, int in = 0, int out = 1);

} // namespace trainyard::agent
