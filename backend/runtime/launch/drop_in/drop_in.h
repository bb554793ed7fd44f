#pragma once

#include <optional>
#include <string>
#include <vector>

/// `trainyard-runtime launch` in place of MXNet's tools/launch.py: the same options, variables and lines of log; a command
/// of the user on this machine, or on the hosts of a file through the system's ssh.
namespace trainyard::launch {

/// Runs the launch if the arguments are of launch.py, that is, if a command follows the options.
/// \param arguments  those after `launch`
/// \return the exit status; unset if the arguments are of the bundled `launch`, which has no command
std::optional<int> runDropIn(const std::vector<std::string> &arguments);

} // namespace trainyard::launch
