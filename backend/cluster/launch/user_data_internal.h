#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace trainyard::sshkeys {
struct KeyPair;
}

namespace trainyard::cluster {

/// cloud-init configuration of one machine: its one-time SSH host key, which the first provisioning step replaces, and
/// its deadline. It must contain no other secret, since every program on the machine can read user data.
/// \param stopRuns  minutes until the machine's watchdog stops the runs of this node; empty: never
std::string bootText(const sshkeys::KeyPair &hostKey, std::chrono::minutes deadline,
                     std::optional<std::chrono::minutes> stopRuns = {});

} // namespace trainyard::cluster
