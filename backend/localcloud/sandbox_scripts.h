#pragma once

#include <string>

namespace trainyard::localcloud {

/// The first program of an instance: runs the first-boot script, and the SSH server for as long as the instance lives.
/// Reads its settings from the file `conf` beside itself.
std::string initScript(const std::string &confPath);

/// One script under many names: sudo, shutdown, poweroff, halt, reboot, systemctl, service, cloud-init.
std::string shimScript(const std::string &confPath);

inline constexpr const char *kShimNames[] = {"sudo",   "shutdown",  "poweroff", "halt",
                                             "reboot", "systemctl", "service",  "cloud-init"};

} // namespace trainyard::localcloud
