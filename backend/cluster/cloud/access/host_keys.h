#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/ssh/target.h"

namespace trainyard::cluster {

/// The public host keys that cloud-init writes to the console of a machine, between "-----BEGIN SSH HOST KEY KEYS-----"
/// and "-----END SSH HOST KEY KEYS-----". Each line may have a prefix such as "[   12.3] cloud-init[812]: ", and may end
/// with a carriage return. After a reboot the console has several blocks: the last complete one counts. The console is
/// text of the machine: lines that are not a key are skipped.
/// \return "ssh-ed25519 AAAA...", without comment, at most one for each type; empty while there is no complete block
std::vector<std::string> hostKeysFromConsole(std::string_view console);

/// Waits until the consoles of machines show their host keys, and records them in the known_hosts of the cluster, so
/// that the first connection is authenticated. For machines that this program has not given a host key: those of Auto
/// Scaling groups, EMR and launch templates. Machines with a recorded key are skipped. Steps: "host-key", per node.
/// \param nodes  names in the ledger; empty: all machines of the cluster that have an address
/// \param context  deadline of all together; AWS shows the console minutes after the boot
/// \error Timeout (a console without keys: names the machines and what to do), Cancelled, those of EC2
Status recordHostKeys(const CloudContext &, const ClusterId &, const std::vector<std::string> &nodes,
                      const ProgressSink &, const CallContext &);

/// Whether the known_hosts of the cluster has a key for this machine, and not for an earlier one at its address.
bool hasHostKey(const ssh::Host &);

} // namespace trainyard::cluster
