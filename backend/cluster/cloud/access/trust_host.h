#pragma once

#include <string>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/ssh/target.h"

namespace trainyard::cluster {

/// The host key that a machine shows before it is known.
struct OfferedHostKey {
    std::string key;         ///< "ssh-ed25519 AAAA..."
    std::string fingerprint; ///< "SHA256:...", as ssh-keygen -l prints it
};

/// Connects to a machine whose console shows no host keys, and reads the one that it shows. Logs in nowhere. A machine
/// that is reached through the head needs the head's key first.
/// \error those of ssh::offeredHostKey()
Result<OfferedHostKey> offeredHostKeyOf(const ssh::Host &, const CallContext &);

/// Records a key that the user has compared, or trusts, in the known_hosts of the cluster, and as an event.
/// \error InvalidArgument (it is no key), those of the file
Status trustHostKey(const CloudContext &, const ClusterId &, const ssh::Host &, const OfferedHostKey &);

} // namespace trainyard::cluster
