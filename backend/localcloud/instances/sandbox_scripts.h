#pragma once

#include <string>

namespace trainyard::localcloud {

/// The first program of an instance: runs the boot scripts, and the SSH server for as long as the instance lives.
/// \param confPath  file with its settings
std::string initScript(const std::string &confPath);

/// One script for several commands: sudo, shutdown, poweroff, halt, reboot, systemctl, service, cloud-init.
std::string shimScript(const std::string &confPath);

inline constexpr const char *kShimNames[] = {"sudo",   "shutdown",  "poweroff", "halt",
                                             "reboot", "systemctl", "service",  "cloud-init"};

} // namespace trainyard::localcloud
