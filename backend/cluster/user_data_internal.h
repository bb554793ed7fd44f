#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace trainyard::ssh {
struct KeyPair;
}

namespace trainyard::cluster {

/// cloud-init configuration of one machine: the one-time SSH host key (replaced by the first provisioning step) and the
/// end of its life. Nothing else that is secret goes in here: user data can be read by everything on the machine.
/// stopRuns  minutes after which its watchdog stops the runs of this node; empty: never
std::string bootText(const ssh::KeyPair &hostKey, std::chrono::minutes deadline,
                     std::optional<std::chrono::minutes> stopRuns = {});

} // namespace trainyard::cluster
