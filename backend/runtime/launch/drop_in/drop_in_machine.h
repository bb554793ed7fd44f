#pragma once

#include <set>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/launch/drop_in/drop_in_options.h"

/// What the drop-in launch needs of the machine on which it runs.
namespace trainyard::launch {

/// Writes a line to standard error as Python's logging writes it for launch.py: local time, level, text.
void logLine(const char *level, const std::string &text);

/// This machine's own IPv4 address on the route to a host; nothing is sent.
/// \error Unreachable (its name has no address, or there is no route)
Result<std::string> addressTowardsHost(const std::string &host);

/// The first free port of those that launch.py tries: 9091 to 9998.
/// \error Busy
Result<int> freeRootPort();

/// The environment of a child on this machine: this process's own with these variables.
/// \param without  names of variables of this process that the child does not get
std::vector<std::string> environmentWith(const DropInOptions::Variables &, const std::set<std::string> &without = {});

} // namespace trainyard::launch
